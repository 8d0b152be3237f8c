/**
 * The parts of the games, by the names that they have in every game and by language (scripts/one-language.ts): a table needs
 * neither the brain nor the other language. The addresses have to be written out: the build reads them.
 */
import type { AnyBrain, AnyGame, Course, GameText, Handbook, Hints, Language, Move, Rulings } from '#kernel';
import type { TouchBoard } from '../kit/contract.ts';
import type { HandbookDrawings } from '../kit/figure.tsx';

type Drawn = { readonly default: TouchBoard<unknown, Move, { readonly e: string }> };
type AnyText = GameText<Move, unknown, unknown>;

const de = {
  rules: import.meta.glob<AnyGame>('../../games/*/rules/game.ts', { query: '?lang=de', import: 'game' }),
  text: import.meta.glob<AnyText>('../../games/*/text/de.ts', { query: '?lang=de', import: 'de' }),
  rulings: import.meta.glob<Rulings>('../../games/*/text/rulings.de.ts', { query: '?lang=de', import: 'rulings' }),
  board: import.meta.glob<Drawn>('../../games/*/board/index.tsx', { query: '?lang=de' }),
  hints: import.meta.glob<{ hints: Hints }>('../../games/*/handbook/hints.ts', { query: '?lang=de' }),
  handbook: import.meta.glob<{ handbook: Handbook }>('../../games/*/handbook/index.ts', { query: '?lang=de' }),
  drawings: import.meta.glob<HandbookDrawings>('../../games/*/handbook/draw.tsx', {
    query: '?lang=de',
    import: 'default',
  }),
  course: import.meta.glob<{ course: Course }>('../../games/*/lesson/index.ts', { query: '?lang=de' }),
  brain: import.meta.glob<AnyBrain>('../../games/*/bot/brain.ts', { query: '?lang=de', import: 'brain' }),
};
const en: typeof de = {
  rules: import.meta.glob<AnyGame>('../../games/*/rules/game.ts', { query: '?lang=en', import: 'game' }),
  text: import.meta.glob<AnyText>('../../games/*/text/en.ts', { query: '?lang=en', import: 'en' }),
  rulings: import.meta.glob<Rulings>('../../games/*/text/rulings.en.ts', { query: '?lang=en', import: 'rulings' }),
  board: import.meta.glob<Drawn>('../../games/*/board/index.tsx', { query: '?lang=en' }),
  hints: import.meta.glob<{ hints: Hints }>('../../games/*/handbook/hints.ts', { query: '?lang=en' }),
  handbook: import.meta.glob<{ handbook: Handbook }>('../../games/*/handbook/index.ts', { query: '?lang=en' }),
  drawings: import.meta.glob<HandbookDrawings>('../../games/*/handbook/draw.tsx', {
    query: '?lang=en',
    import: 'default',
  }),
  course: import.meta.glob<{ course: Course }>('../../games/*/lesson/index.ts', { query: '?lang=en' }),
  brain: import.meta.glob<AnyBrain>('../../games/*/bot/brain.ts', { query: '?lang=en', import: 'brain' }),
};
/** A kept game is the same in every language. */
const models = import.meta.glob<unknown>('../../games/*/data/model.match.json', { import: 'default' });
const all: Readonly<Record<Language, typeof de>> = { de, en };

/** What there is of one game; a part that it does not have is undefined. */
export function partsOf(id: string, lang: Language) {
  const files = all[lang];
  const at = `../../games/${id}`;
  return {
    rules: files.rules[`${at}/rules/game.ts`],
    text: files.text[`${at}/text/${lang}.ts`],
    rulings: files.rulings[`${at}/text/rulings.${lang}.ts`],
    board: files.board[`${at}/board/index.tsx`],
    hints: files.hints[`${at}/handbook/hints.ts`],
    handbook: files.handbook[`${at}/handbook/index.ts`],
    drawings: files.drawings[`${at}/handbook/draw.tsx`],
    course: files.course[`${at}/lesson/index.ts`],
    brain: files.brain[`${at}/bot/brain.ts`],
    model: models[`${at}/data/model.match.json`],
  };
}
