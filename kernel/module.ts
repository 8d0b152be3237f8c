import type { AnyBrain } from './brain.ts';
import type { Handbook } from './handbook.ts';
import type { Course } from './lesson.ts';
import type { Chapter, GameMeta, GameText, Language } from './text.ts';
import type { AnyGame, Move } from './types.ts';

/** One game as the other rooms load it. */
export interface GameModule {
  readonly meta: GameMeta;
  readonly game: AnyGame;
  readonly text: Readonly<Record<Language, GameText<Move, unknown, unknown>>>;
  readonly chapters: readonly Chapter[];
  readonly brain: AnyBrain;
  /** Loaded when somebody wants to read it. */
  readonly handbook?: () => Promise<{ readonly handbook: Handbook }>;
  /** Loaded when somebody wants to learn. */
  readonly course?: () => Promise<{ readonly course: Course }>;
}

/** One line of the register: what the lobby shows, and how to load the rest. */
export interface GameEntry {
  readonly meta: GameMeta;
  readonly load: () => Promise<{ readonly module: GameModule }>;
}
