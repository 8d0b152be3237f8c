import { type Decision, type Rng, type Seat, SILENT } from '#kernel';
import { apply } from '../rules/apply.ts';
import { decisions } from '../rules/decisions.ts';
import { acting, copy, type GameMove, type State } from '../rules/state.ts';
import { judge } from './judge.ts';

/** Questions whose answers are all followed to the end of the step; for the others the best-looking answer is taken. */
const FOLLOWED: ReadonlySet<string> = new Set(['whiteGod', 'double', 'expand', 'takePerson', 'placePriest', 'redGod']);

/** No step of a turn has more questions than this. */
const DEEPEST = 24;

/** Worth of a move to the seat that makes it, looking to the end of its own step. */
export function worth(s: State, seat: Seat, move: GameMove, rng: Rng): number {
  const next = copy(s);
  apply(next, seat, move, rng, SILENT);
  return follow(next, seat, rng, 0);
}

function follow(s: State, seat: Seat, rng: Rng, depth: number): number {
  for (let n = depth; n < DEEPEST; n++) {
    if (s.stack.length === 0 || acting(s) !== seat) return judge(s, seat);
    const d = decisions(s)[0] as Decision<GameMove>;
    const options = narrowed(d);
    if (options.length === 1) {
      apply(s, seat, options[0] as GameMove, rng, SILENT);
      continue;
    }
    let best = Number.NEGATIVE_INFINITY;
    let bestState: State | null = null;
    for (const move of options) {
      const next = copy(s);
      apply(next, seat, move, rng, SILENT);
      const x = FOLLOWED.has(d.kind) ? follow(next, seat, rng, n + 1) : judge(next, seat);
      if (x > best) {
        best = x;
        bestState = next;
      }
    }
    if (FOLLOWED.has(d.kind) || bestState === null) return best;
    s = bestState;
  }
  return judge(s, seat);
}

/** Building: the highest tile is the right one, low numbers stay for weak dice. */
function narrowed(d: Decision<GameMove>): readonly GameMove[] {
  if (d.kind !== 'build') return d.options;
  let high = 0;
  for (const m of d.options) if (m.do === 'build' && m.tile > high) high = m.tile;
  return d.options.filter((m) => m.do === 'build' && m.tile === high);
}
