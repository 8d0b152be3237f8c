import type { AnyBrain } from './brain.ts';
import type { Handbook, Hints } from './handbook.ts';
import type { Course } from './lesson.ts';
import type { Chapter, GameMeta, GameText, Language, Rulings } from './text.ts';
import type { AnyGame, Move } from './types.ts';

/** One game as the other rooms load it. */
export interface GameModule {
  readonly meta: GameMeta;
  readonly game: AnyGame;
  readonly text: Readonly<Record<Language, GameText<Move, unknown, unknown>>>;
  readonly rulings: Readonly<Record<Language, Rulings>>;
  readonly chapters: readonly Chapter[];
  readonly brain: AnyBrain;
  /** Loaded at the table of a beginner, who need not fetch the whole handbook for a line. */
  readonly hints?: () => Promise<{ readonly hints: Hints }>;
  /** Loaded when somebody wants to read it. */
  readonly handbook?: () => Promise<{ readonly handbook: Handbook }>;
  /** Loaded when somebody wants to learn. */
  readonly course?: () => Promise<{ readonly course: Course }>;
}

/** One game as a browser loads it: nobody thinks there, and only the language in use is there (`text` has the others when they are asked for). */
export type TableModule = Omit<GameModule, 'brain' | 'rulings' | 'chapters'>;

/** One line of the register: what the lobby shows, and how to load the rest. */
export interface GameEntry {
  readonly meta: GameMeta;
  readonly load: () => Promise<{ readonly module: GameModule }>;
}

/**
 * The promise between shell and boards (`web/kit/contract.ts` and `table-context.ts`): 2 is the contract of touch. A kept board made for
 * another one is not shown; the plain table takes its place.
 */
export const BOARD_CONTRACT = 2;

/** Rules of before, kept as a bundle so that matches begun with them end as they began. */
export interface FrozenVersion {
  readonly game: string;
  readonly version: number;
  /** The board contract its board was made for; 0 without a board. */
  readonly board: number;
  /** SHA-256 of module.js. */
  readonly hash: string;
  /** Its folder, seen from the register. */
  readonly path: string;
  readonly load: () => Promise<{ readonly module: GameModule }>;
}
