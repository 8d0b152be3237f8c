/** A scene as text: a kept game, a position in it, whose eyes, and what is on the screen. */
import type { Language } from '../../kernel/text.ts';

export type Screen =
  /** My own question, nothing chosen. */
  | 'play'
  /** The same with the first answer that lies on the table chosen: every `play` becomes one. */
  | 'chosen'
  /** The hint beside my question. */
  | 'hint'
  /** Somebody else is asked. */
  | 'waiting'
  /** My question, and the table as it was some moves ago. */
  | 'look-back'
  | 'replay'
  | 'end'
  /** A step of the course, read; or its task. */
  | 'read'
  | 'task'
  /** Any other page of the house, by its path. */
  | 'page';

export interface Scene {
  readonly screen: Screen;
  readonly game: string;
  /** The kept game: `level2-4` of the game's fixtures. */
  readonly kept?: string;
  /** Where in it: of the positions that have this screen, from 0 (the first) to 1 (the last). */
  readonly at?: number;
  /** The kind of the question that is open there. */
  readonly kind?: string;
  readonly seat?: number;
  /** Of the course: lesson and step. Of the house: the path. */
  readonly path?: string;
  readonly lang?: Language;
  /** Looked at only in a window of this width. */
  readonly width?: number;
  readonly theme?: 'light' | 'dark';
  /** With the house's motion; else nothing moves. */
  readonly moving?: boolean;
}

/** A scene in one line, for people. */
export function nameOf({ game, screen, kept, at, kind, path, lang }: Scene): string {
  const where = [kept, kind ?? at, path].filter((x) => x !== undefined).join(' ');
  return `${game}, ${screen}${where === '' ? '' : `, ${where}`}${lang === undefined || lang === 'de' ? '' : `, ${lang}`}`;
}

/** What a law found: the thing it is about, and by how much. */
export interface Finding {
  readonly thing: string;
  readonly figure: string;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** The bench, as tests call it in the page. */
export interface Eyes {
  show(scene: Scene): Promise<void>;
  /** Chooses the first answer of what is shown; false if there is none. */
  choose(): Promise<boolean>;
  /** What the laws find, by the name of the law. */
  look(scene: Scene, laws: readonly string[]): Promise<Record<string, readonly Finding[]>>;
  /** What a law finds on a page that is made for it; `tap`: what becomes of its board after a tap. */
  broken(html: string, scene: Scene, law: string, tap: string | null): Promise<readonly Finding[]>;
}

/** Who I am at the bench: no sentence may call me by that name. */
export const MY_NAME = 'Ida';
