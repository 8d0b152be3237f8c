/** The same small game with a brain that can look ahead. */
import type { AnyBrain, Brain, GameEntry } from '#kernel';
import { bareEntry } from '#kernel/laws/index.ts';
import { game } from './game.ts';
import type { AnyMove, State } from './state.ts';

const brain: Brain<State, AnyMove> = {
  sensible: (_s, d) => d.options,
  rate: (_s, d) => d.options.map(() => 0),
  temperature: 0,
  evaluate: (s) => s.points,
  policy: (_s, d, rng) => rng.int('policy', d.options.length),
  turn: (s) => s.round,
  horizon: 2,
  features: (s, seat) => ({ points: s.points[seat] ?? 0 }),
  weights: {
    game: game.id,
    rulesVersion: game.rulesVersion,
    made: { how: 'hand', when: '2026-11-16', games: 0 },
    values: {},
  },
};

const bare = bareEntry(game, 'Secret bids');

export const games: readonly GameEntry[] = [
  {
    ...bare,
    load: async () => ({ module: { ...(await bare.load()).module, brain: brain as unknown as AnyBrain } }),
  },
];
