/** A market of two: who pays a coin gets more for the cake, and for nothing else; apples and pears are one. For tests of hints. */
import { type Brain, type Game, type GameModule, isListed, type Move, NOT_ASKED, type Seat } from '#kernel';
import { bareEntry } from '#kernel/laws/index.ts';

type Fruit = 'apple' | 'pear' | 'fish' | 'cake';
type MarketMove = Move &
  ({ readonly do: 'pay' } | { readonly do: 'keep' } | { readonly do: 'take'; readonly what: Fruit });

interface State {
  turn: number;
  paid: boolean | null;
  coins: number[];
  /** What was taken, which changes nothing. */
  eaten: string[];
  points: number[];
}

const TURNS = 6;
export const COIN = 0.5;
/** Points with and without a coin. */
const WORTH: Readonly<Record<Fruit, readonly [plain: number, paid: number]>> = {
  apple: [3, 3],
  pear: [3, 3],
  fish: [2, 2],
  cake: [1, 6],
};
const seatOf = (s: State): Seat => s.turn % 2;

function options(s: State): readonly MarketMove[] {
  if (s.paid !== null) return Object.keys(WORTH).map((what) => ({ do: 'take', what: what as Fruit }));
  return [{ do: 'keep' }, ...((s.coins[seatOf(s)] ?? 0) > 0 ? [{ do: 'pay' } as const] : [])];
}

const decisions = (s: State) =>
  s.turn >= TURNS
    ? []
    : [{ seat: seatOf(s), kind: s.paid === null ? 'pay' : 'take', sealed: false, options: options(s) }];

const game: Game<State, MarketMove, State, never, unknown> = {
  id: 'market',
  rulesVersion: 1,
  seats: [2],
  options: {},
  moves: { pay: {}, keep: {}, take: { what: 'word' } },
  setup: () => ({ turn: 0, paid: null, coins: [2, 2], eaten: [], points: [0, 0] }),
  decisions,
  apply(s, seat, move) {
    if (move.do === 'take') {
      s.points[seat] = (s.points[seat] ?? 0) + WORTH[move.what][s.paid === true ? 1 : 0];
      s.eaten.push(move.what);
      s.turn++;
      s.paid = null;
      return;
    }
    s.paid = move.do === 'pay';
    if (s.paid) s.coins[seat] = (s.coins[seat] ?? 0) - 1;
  },
  whyNot: (s, seat, move) => (isListed(decisions(s), seat, move) ? null : NOT_ASKED),
  view: (s) => structuredClone(s),
  imagine: (s) => structuredClone(s),
  copy: (s) => structuredClone(s),
  score: (s) => ({
    over: s.turn >= TURNS,
    seats: s.points.map((total) => ({
      total,
      parts: { points: total },
      rank: 1 + s.points.filter((p) => p > total).length,
    })),
  }),
  census: () => ({}),
};

const worth = (s: State, seat: Seat): number => (s.points[seat] ?? 0) + COIN * (s.coins[seat] ?? 0);

const brain: Brain<State, MarketMove> = {
  sensible: (_s, d) => d.options,
  rate: (_s, d) => d.options.map(() => 0),
  temperature: 0,
  evaluate: (s) => s.points.map((_, seat) => worth(s, seat)),
  policy: (_s, d, rng) => rng.int('policy', d.options.length),
  turn: (s) => s.turn,
  horizon: 2,
  features: (s, seat) => ({ points: s.points[seat] ?? 0, coins: COIN * (s.coins[seat] ?? 0) }),
  weights: { game: 'market', rulesVersion: 1, made: { how: 'hand', when: '2026-11-19', games: 0 }, values: {} },
};

export const start = (): State => game.setup({}, 2, { draws: 0 } as never, { tell() {}, whisper() {}, commit() {} });

export async function market(): Promise<GameModule> {
  const { module } = await bareEntry(game, 'Market').load();
  const stock = (view: unknown, seat: Seat) => ({
    coins: (view as State).coins[seat] ?? 0,
    points: (view as State).points[seat] ?? 0,
  });
  const text = { ...module.text.en, stock };
  return { ...module, brain: brain as unknown as GameModule['brain'], text: { de: text, en: text } };
}
