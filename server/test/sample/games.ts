/** The register of the tests: one small game with secrets. */
import type { AnyGame, GameEntry, GameModule, GameText, Move } from '#kernel';
import { game } from './game.ts';

const text: GameText<Move, unknown, unknown> = {
  options: {},
  prompt: ({ kind }) => kind,
  phase: () => '',
  move: (move) => move.do,
  event: () => null,
  category: (key) => key,
  refusal: ({ key }) => key,
  rulings: {},
  summary: () => [],
};

const meta: GameModule['meta'] = {
  id: game.id,
  title: { de: 'Geheime Gebote', en: 'Secret bids' },
  tagline: { de: '', en: '' },
  seats: game.seats,
  minutes: [1, 5],
};

const module: GameModule = {
  meta,
  game: game as unknown as AnyGame,
  text: { de: text, en: text },
  chapters: [],
  brain: {
    sensible: (_s, decision) => decision.options,
    rate: (_s, decision) => decision.options.map(() => 0),
    temperature: 1,
  },
};

export const games: readonly GameEntry[] = [{ meta, load: async () => ({ module }) }];
