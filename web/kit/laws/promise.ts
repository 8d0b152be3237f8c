/** The law of promises: what a certain preview shows is what then happens, in the true position and as that seat hears it. */
import { type Decision, type GameModule, heard, type Move, RecordingSink, type Seat, SeededRng, step } from '#kernel';
import type { Ahead } from '../contract.ts';

/** What came of some moves: all that their seat may see, and whether something came to light on the way. */
export interface Deed extends Pick<Ahead<unknown, Move, unknown>, 'view' | 'standing' | 'events' | 'decisions'> {
  readonly revealed: boolean;
}

/** Makes these moves in the true position; null if the rules do not list one of them. */
export function deedOf(module: GameModule, at: unknown, seat: Seat, chain: readonly Move[]): Deed | null {
  const { game } = module;
  const state = game.copy(at);
  const rng = new SeededRng('deed');
  const out = new RecordingSink<unknown>();
  let open: readonly Decision<Move>[] = game.decisions(state);
  for (const wanted of chain) {
    const move = game.canonical?.(state, seat, wanted) ?? wanted;
    if (game.whyNot(state, seat, move) !== null) return null;
    open = step(game, state, seat, move, rng, out);
  }
  return {
    view: game.view(state, seat),
    standing: game.score(state, seat),
    events: out.events.map((told) => heard(told, seat)).filter((e) => e !== null),
    decisions: open.filter((d) => d.seat === seat),
    revealed: rng.draws > 0 || out.committed,
  };
}

const PARTS = ['view', 'standing', 'events', 'decisions'] as const;

/** Where two of them differ first: 'players.0.stock.2'. */
function firstDifference(a: unknown, b: unknown, path = ''): string | null {
  if (JSON.stringify(a) === JSON.stringify(b)) return null;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null)
    return `${path.slice(1)}: promised is ${JSON.stringify(a)}, and it is ${JSON.stringify(b)}`;
  for (const key of new Set([...Object.keys(a), ...Object.keys(b)])) {
    const found = firstDifference((a as never)[key], (b as never)[key], `${path}.${key}`);
    if (found !== null) return found;
  }
  return `${path.slice(1)}: in another order`;
}

/** What of a certain preview did not come true. */
export function brokenPromises(ahead: Ahead<unknown, Move, unknown>, deed: Deed | null): string[] {
  if (ahead.uncertain) return [];
  if (deed === null) return ['what was promised cannot be done'];
  const wrong = deed.revealed ? ['something comes to light, and nobody said so'] : [];
  for (const part of PARTS) {
    const differs = firstDifference(ahead[part], deed[part], `.${part}`);
    if (differs !== null) wrong.push(differs);
  }
  return wrong;
}
