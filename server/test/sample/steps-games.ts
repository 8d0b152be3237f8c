/** Everybody steps in turn, and nothing is hidden; whoever throws the die instead leaves it to chance. For tests of taking back. */
import { type Game, type GameEntry, isListed, NOT_ASKED, type Viewer } from '#kernel';
import { bareEntry } from '#kernel/laws/index.ts';

export type StepsMove = { readonly do: 'step' } | { readonly do: 'throw' };

interface State {
  readonly points: number[];
  turns: number;
  readonly last: number;
}

export interface StepsView {
  readonly viewer: Viewer;
  readonly points: readonly number[];
  readonly turns: number;
  readonly last: number;
}

type StepsEvent = { readonly e: 'went'; readonly seat: number; readonly by: number };

const MOVES: readonly StepsMove[] = [{ do: 'step' }, { do: 'throw' }];
const FACES = 1_000_000;
const over = (s: State): boolean => s.turns === s.last * s.points.length;
const decisions = (s: State) =>
  over(s) ? [] : [{ seat: s.turns % s.points.length, kind: 'turn', options: MOVES, sealed: false }];

const game: Game<State, StepsMove, StepsView, StepsEvent, { rounds: number }> = {
  id: 'steps',
  rulesVersion: 1,
  seats: [1, 2, 3],
  options: { rounds: { kind: 'int', min: 1, max: 9, default: 3 } },
  moves: { step: {}, throw: {} },
  setup: ({ rounds }, seats) => ({ points: Array<number>(seats).fill(0), turns: 0, last: rounds }),
  decisions,
  apply(s, seat, move, rng, out) {
    const by = move.do === 'step' ? 1 : rng.int('die', FACES);
    s.points[seat] = (s.points[seat] ?? 0) + by;
    s.turns += 1;
    out.tell({ e: 'went', seat, by });
  },
  whyNot(s, seat, move) {
    const open = decisions(s);
    if (!open.some((d) => d.seat === seat)) return NOT_ASKED;
    return isListed(open, seat, move) ? null : { ruling: 'ST-1', key: 'notPossible' };
  },
  view: (s, viewer) => ({ viewer, points: s.points.slice(), turns: s.turns, last: s.last }),
  imagine: ({ points, turns, last }) => ({ points: [...points], turns, last }),
  copy: ({ points, turns, last }) => ({ points: points.slice(), turns, last }),
  score: (s) => ({
    over: over(s),
    seats: s.points.map((total) => ({ total, parts: { total }, rank: 1 + s.points.filter((p) => p > total).length })),
  }),
  census: () => ({}),
};

const bare = bareEntry(game, 'Steps');

/** Bots step, and never throw. */
export const games: readonly GameEntry[] = [
  {
    ...bare,
    load: async () => {
      const { module } = await bare.load();
      return { module: { ...module, brain: { ...module.brain, sensible: () => MOVES.slice(0, 1) } } };
    },
  },
];
