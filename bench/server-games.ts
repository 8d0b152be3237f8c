/** The register of the measured server: connect four beside the real games. */
import { games as real } from '#games';
import type { AnyGame, GameEntry, GameText, Move } from '#kernel';
import { game } from './connect-four.ts';

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

const meta: GameEntry['meta'] = {
  id: game.id,
  title: { de: 'Vier gewinnt', en: 'Connect four' },
  tagline: { de: '', en: '' },
  seats: game.seats,
  minutes: [1, 5],
};

const connectFour: GameEntry = {
  meta,
  load: async () => ({
    module: {
      meta,
      game: game as unknown as AnyGame,
      text: { de: text, en: text },
      chapters: [],
      brain: {
        sensible: (_s, decision) => decision.options,
        rate: (_s, decision) => decision.options.map(() => 0),
        temperature: 1,
      },
    },
  }),
};

export const games: readonly GameEntry[] = [connectFour, ...real];
