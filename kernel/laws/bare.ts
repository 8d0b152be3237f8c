import type { GameEntry } from '../module.ts';
import type { GameText } from '../text.ts';
import type { AnyGame, Game, Move } from '../types.ts';

/** Says nothing: keys stand for sentences. */
const WORDLESS: GameText<Move, unknown, unknown> = {
  options: {},
  prompt: ({ kind }) => kind,
  phase: () => [],
  move: (move) => move.do,
  event: () => null,
  turn: () => null,
  category: (key) => key,
  counts: (key) => key,
  refusal: ({ key }) => key,
  summary: () => [],
};

/** Rules alone as a registered game, for tests and measurements: no words, and bots that like every option. */
export function bareEntry<S, M extends Move, V, E, O>(game: Game<S, M, V, E, O>, title: string): GameEntry {
  const meta: GameEntry['meta'] = {
    id: game.id,
    title: { de: title, en: title },
    tagline: { de: '', en: '' },
    seats: game.seats,
    minutes: [1, 5],
    weight: 1,
    planning: 1,
    credit: { author: '', year: 0, publisher: '' },
    ours: { de: '', en: '' },
  };
  const bare = game as unknown as AnyGame;
  const module = {
    meta,
    game: bare,
    text: { de: WORDLESS, en: WORDLESS },
    rulings: { de: {}, en: {} },
    chapters: [],
    brain: {
      sensible: (_s: unknown, decision: { options: readonly Move[] }) => decision.options,
      rate: (_s: unknown, decision: { options: readonly Move[] }) => decision.options.map(() => 0),
      temperature: 1,
      evaluate: (s: unknown) => bare.score(s, 'judge').seats.map((x) => x.total),
      policy: () => 0,
      turn: () => 0,
      horizon: 1,
      features: () => ({}),
    },
  };
  return { meta, load: async () => ({ module }) };
}
