import type { Decision, Message, Move, Refusal, Seat } from './types.ts';

export type Language = 'de' | 'en';
export const LANGUAGES: readonly Language[] = ['de', 'en'];

/** Names of the people at the table, by seat; `you` is the seat of whoever reads, and its name begins a sentence: 'You', „Du“. */
export interface Names {
  (seat: Seat): string;
  readonly you?: Seat | null;
}

/** Names for whoever sits at `you`: that seat is called by the word for the reader, the others as they are called. */
export function speakTo(you: Seat | null, word: string, called: (seat: Seat) => string): Names {
  return Object.assign((seat: Seat) => (seat === you ? word : called(seat)), { you });
}

/** Somebody in a sentence: told of by name, or spoken to. */
export interface Who {
  /** As a sentence begins with it: 'Ada', 'You'. */
  readonly name: string;
  readonly you: boolean;
  /** The form of the verb that fits: `does('builds', 'build')`. */
  does(third: string, second: string): string;
}

export function whoIs(names: Names, seat: Seat): Who {
  const you = names.you === seat;
  return { name: names(seat), you, does: (third, second) => (you ? second : third) };
}

/** One block of the plain table: the state of the game as text. */
export interface Section {
  readonly title: string;
  readonly lines: readonly string[];
}

/** Why an option is better or worse than another, for one group of features. */
export interface Reason {
  readonly more: string;
  readonly less: string;
}

/** So much more, or less, of something that a seat has: 'points', a good, by the keys of `GameText.stock`. */
export interface Gain {
  readonly seat: Seat;
  readonly what: string;
  readonly by: number;
}

/** One turn in one line: 'Ada places 3 on the temple', and what it brought: '+2'. Or what came by itself: 'Round 3 ends', '+4'. */
export interface TurnSaid {
  readonly said: string;
  readonly brought?: string;
  /** It takes something from whoever looks. */
  readonly hurts?: boolean;
  /** What the line tells of, as figures: every one of them stands in it, and together they are what changed. */
  readonly gains?: readonly Gain[];
}

/** One of the things that a figure of the score is made of: 'Garden house', 5. */
export interface Made {
  readonly text: string;
  readonly points: number;
}

/** The title of a solo result; `next` is the title above it and the points it begins at. */
export interface SoloRank {
  readonly title: string;
  readonly next: { readonly title: string; readonly from: number } | null;
}

/** All that a game says in one language. Pure functions from data to sentences. */
export interface GameText<M extends Move, V, E> {
  /** Option name → label, a sentence on what it changes and, per value, its label. */
  readonly options: Readonly<
    Record<
      string,
      { readonly label: string; readonly about?: string; readonly values?: Readonly<Record<string, string>> }
    >
  >;
  /** What is asked: 'Where do you build the smithy?' */
  prompt(decision: Pick<Decision<M>, 'kind' | 'about' | 'seat'>, view: V): string;
  /** Round and phase, in parts: 'Round 3 of 6', 'Actions'. */
  phase(view: V): readonly string[];
  /** An option as a button says it. */
  move(move: M, view: V): string;
  /** One log sentence; null for events that need none. */
  event(event: E, names: Names): string | null;
  /** What a seat did in one turn, without draws and refills; null if nobody needs to hear of it. */
  turn(seat: Seat, events: readonly E[], names: Names, view: V): TurnSaid | null;
  /** What came by itself in these events, a line each and nobody's doing: a round ends, with what it brings to whom and why. */
  between?(events: readonly E[], names: Names, view: V): readonly TurnSaid[];
  /** What a seat has, as the table shows it: `gains` of all lines sum up to how this changes. */
  stock?(view: V, seat: Seat): Readonly<Record<string, number>>;
  /** What a seat's figure in a scoring category is made of; the points sum up to it. `events` are all that were told, where they are known. */
  made?(category: string, seat: Seat, view: V, events?: readonly E[]): readonly Made[];
  /** What a result of one player alone is worth in words, and the next better title. */
  rank?(total: number): SoloRank;
  /** Name of a scoring category. */
  category(key: string): string;
  /** What a scoring category counts, in one or two sentences. */
  counts(category: string): string;
  /** Why not, in one sentence without the number of the ruling. */
  refusal(refusal: Refusal | Message): string;
  /**
   * Group of `Brain.features` → one short sentence each for an option that has more of it and for one that has less, without a
   * number: 'Brings your tasks forward.' / 'Your tasks have to wait.' The hint writes the points beside it.
   */
  readonly reasons?: Readonly<Record<string, Reason>>;
  /** The position as text. */
  summary(view: V, names: Names): readonly Section[];
}

/** Ruling → one sentence. No table needs them: they are read in rules and handbook. */
export type Rulings = Readonly<Record<string, string>>;

/** A chapter of a game's rules: every ruling stands in exactly one. */
export interface Chapter {
  /** Its anchor on the rules page. */
  readonly id: string;
  readonly title: Readonly<Record<Language, string>>;
  /** In the order they are read. */
  readonly rulings: readonly string[];
}

/** What the lobby knows of a game before it is loaded. */
export interface GameMeta {
  readonly id: string;
  readonly title: Readonly<Record<Language, string>>;
  readonly tagline: Readonly<Record<Language, string>>;
  readonly seats: readonly number[];
  /** Usual length in minutes at the table. */
  readonly minutes: readonly [number, number];
  /** How demanding it is, 1 (light) to 5. */
  readonly weight: 1 | 2 | 3 | 4 | 5;
  /** From 0 (luck decides) to 1 (all is planning). */
  readonly planning: number;
  readonly credit: { readonly author: string; readonly year: number; readonly publisher: string };
  /** In plain words: which parts are of our own design. Stands wherever a table is opened. */
  readonly ours: Readonly<Record<Language, string>>;
}
