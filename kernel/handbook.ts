import type { Language } from './text.ts';
import type { Seat } from './types.ts';

/**
 * A figure of the handbook: a position made by the rules and what the text says about it. `tests/handbook.test.ts` makes the
 * position, checks every claim and draws it; a figure that is no longer true fails there.
 */
export interface Figure<S = unknown> {
  /** The position. It is played or built by the rules: what they refuse throws. */
  readonly state: () => S;
  /** Whose table is drawn; seat 0 unless told. */
  readonly seat?: Seat;
  /** Moves in notation which the figure shows as possible. */
  readonly possible?: readonly string[];
  /** Moves in notation which the figure shows as impossible → the ruling against them. */
  readonly refused?: Readonly<Record<string, string>>;
  /** Points by category which figure or text name. */
  readonly points?: Readonly<Record<string, number>>;
  /** Whatever else is said about the position, by the sentence that says it. */
  claims?(s: S): Readonly<Record<string, boolean>>;
  /** How many numbers stand in the drawing; each is explained in the text. */
  readonly callouts: number;
  /** The position for terminals. */
  lines(s: S, lang: Language): readonly string[];
}

/** One thing in the legend: a symbol, card, tile or building. Its drawing is found by its id. */
export interface HandbookEntry {
  readonly id: string;
  readonly name: string;
  readonly text: string;
}

/** Text marks: `**bold**` and `[words](#chapter)`. `rulings` are the numbers in the margin: 'MC-9 MC-10'. */
export type HandbookBlock =
  | { readonly p: string; readonly rulings?: string }
  /** The rule of a chapter in one loud sentence. */
  | { readonly rule: string; readonly rulings?: string }
  | { readonly list: readonly string[]; readonly rulings?: string }
  | { readonly steps: readonly string[]; readonly rulings?: string }
  | { readonly table: HandbookTable; readonly rulings?: string }
  | { readonly figure: string; readonly caption: string; readonly callouts?: readonly string[] }
  | { readonly entries: readonly HandbookEntry[]; readonly title?: string };

export interface HandbookTable {
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

export interface HandbookChapter {
  /** Its anchor: /games/my-city/rules#turn. */
  readonly id: string;
  readonly title: string;
  readonly blocks: readonly HandbookBlock[];
}

/** 'How it feels': one of three points of the game's page. */
export interface HandbookPoint {
  readonly figure: string;
  readonly title: string;
  readonly text: string;
}

export interface HandbookText {
  readonly feel: readonly HandbookPoint[];
  readonly chapters: readonly HandbookChapter[];
}

/** Kind of decision → what a good beginner looks at there: one line, in somebody's first game. */
export type Hints = Readonly<Record<Language, Readonly<Record<string, string>>>>;

export interface Handbook {
  readonly figures: Readonly<Record<string, Figure>>;
  readonly text: Readonly<Record<Language, HandbookText>>;
}

/** Chapters every handbook has, in this order; chapters about actions stand where the game needs them. */
export const HANDBOOK_CHAPTERS: readonly string[] = [
  'goal',
  'table',
  'setup',
  'turn',
  'end',
  'scoring',
  'tips',
  'players',
  'symbols',
  'pieces',
  'ours',
];

/** A text without its marks. */
export function unmarked(text: string): string {
  return text.replace(/\*\*(.+?)\*\*/g, '$1').replace(/\[(.+?)\]\(#[\w-]+\)/g, '$1');
}

/** All that is read in one block, piece by piece, without marks. */
export function readable(block: HandbookBlock): readonly string[] {
  if ('p' in block) return [unmarked(block.p)];
  if ('rule' in block) return [unmarked(block.rule)];
  if ('list' in block) return block.list.map(unmarked);
  if ('steps' in block) return block.steps.map(unmarked);
  if ('table' in block) return [block.table.head, ...block.table.rows].map((row) => row.map(unmarked).join(' · '));
  if ('figure' in block) return [block.caption, ...(block.callouts ?? [])].map(unmarked);
  return block.entries.map((e) => `${e.name}: ${unmarked(e.text)}`);
}

export function rulingsOf(block: HandbookBlock): readonly string[] {
  return 'rulings' in block && block.rulings !== undefined ? block.rulings.split(' ') : [];
}

const SPELLED: Readonly<Record<Language, readonly string[]>> = {
  de: 'null eins zwei drei vier fünf sechs sieben acht neun zehn elf zwölf'.split(' '),
  en: 'zero one two three four five six seven eight nine ten eleven twelve'.split(' '),
};

/** A number of the data as a word, up to twelve: 'drei'. Larger ones stay figures; the minus sign is −. */
export function spelled(n: number, lang: Language): string {
  return SPELLED[lang][n] ?? (n < 0 ? `−${-n}` : String(n));
}
