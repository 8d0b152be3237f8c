import type { Handbook, Rulings, TableModule } from '#kernel';
import { partsOf } from '../app/game-parts.ts';
import { tableModule } from '../app/games.ts';
import { loading } from '../app/loading.ts';
import type { HandbookDrawings } from '../kit/figure.tsx';

/** A game's handbook with the drawings of its figures. */
export interface LoadedHandbook {
  readonly module: TableModule;
  readonly handbook: Handbook;
  readonly rulings: Rulings;
  readonly drawings: HandbookDrawings;
}

/** 'none': this game has only its numbered rulings so far. */
export type HandbookState = LoadedHandbook | 'missing' | 'none' | 'failed' | undefined;

const books = loading<LoadedHandbook | 'missing' | 'none'>('handbook', async (id, lang) => {
  const { handbook, rulings, drawings } = partsOf(id, lang);
  const module = await tableModule(id, lang);
  if (module === null) return 'missing';
  if (handbook === undefined || rulings === undefined || drawings === undefined) return 'none';
  const [book, numbered, drawn] = await Promise.all([handbook(), rulings(), drawings()]);
  return { module, handbook: book.handbook, rulings: numbered, drawings: drawn };
});

/** Reading it starts the loading; a failed attempt can be repeated with `forget`. */
export const loadedHandbook = books.read;
export const { forget } = books;
