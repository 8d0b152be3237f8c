/** What a tap means, in every game: pure, so that the laws of touch and the browser have the same hand. */
import type { Move } from '#kernel';
import type { Ahead, Gesture, Thing, Told, Walked } from './contract.ts';
import type { Route } from './way-back.ts';

/** State of the hand. It belongs to one question and dies with it. */
export interface Hand {
  readonly gesture: Gesture;
  /** The thing whose ways lie open as a choice. */
  readonly open: string | null;
  /** The thing that explains itself. */
  readonly explained: string | null;
  /** A second tap wanted to play what the table has chosen: only the button is final there, and it says so. */
  readonly final?: true;
  /** The next tap asks what something is, whatever it would do otherwise. */
  readonly asking?: true;
}

export const EMPTY: Hand = { gesture: [], open: null, explained: null };

/** What a tap did to the hand, and whether it plays the gesture. */
export interface Did {
  readonly hand: Hand;
  readonly play: boolean;
}

/** The table as one hand finds it. */
export interface Reading<M extends Move = Move> extends Told {
  readonly gesture: Gesture;
  /** The moves the gesture stands for so far, in order, and whether they are whole: confirm, Enter or a second tap plays them. */
  readonly chain: readonly M[];
  readonly ready: boolean;
  readonly things: ReadonlyMap<string, Thing>;
  /** Things without a place on the board, in the order of the list of options. */
  readonly buttons: readonly Thing[];
  /** Where the chain leads; null without a chain. */
  readonly ahead: Ahead<unknown, M, unknown> | null;
  /** The taps that make some moves in one gesture, or the first of them; null if nothing on the table leads there. */
  readonly routeTo: (moves: readonly M[]) => Route<M> | null;
  /** The way of the gesture through the questions; a board of before has none. */
  readonly path?: Walked<unknown, M, unknown>;
}

export const sameGesture = (a: Gesture, b: Gesture): boolean => a.length === b.length && a.every((w, i) => w === b[i]);

/** Whether a gesture only says more than another one: that much was said before, and is not the last. */
export const goesOn = (gesture: Gesture, to: Gesture): boolean =>
  gesture.length > 0 && to.length > gesture.length && gesture.every((w, i) => w === to[i]);

/** Whether a thing is part of a gesture. */
export const inGesture = (gesture: Gesture, id: string): boolean =>
  gesture.some((word) => word === id || word.startsWith(`${id}=`));

const at = (gesture: Gesture, open: string | null = null): Did => ({
  hand: { gesture, open, explained: null },
  play: false,
});

/**
 * A tap: the first selects, a second on the same thing takes more of it, or else plays; another answer is selected instead, what is no
 * answer explains itself, several ways open a choice. A thing that is chosen but does not make the gesture whole is put back. What the
 * table has chosen by itself only the button plays.
 */
export function tap(hand: Hand, reading: Reading, id: string): Did {
  const thing = reading.things.get(id);
  if (thing === undefined) return { hand: EMPTY, play: false };
  const { ways } = thing;
  const { gesture } = reading;
  if (hand.asking === true) return { hand: { gesture, open: null, explained: id }, play: false };
  if (ways.length === 0)
    return { hand: { gesture, open: null, explained: hand.explained === id ? null : id }, play: false };
  const [first] = ways;
  const more = first !== undefined && goesOn(gesture, first.to);
  if (!more && ways.some((way) => sameGesture(way.to, gesture)))
    return reading.ready ? again(hand, reading) : at(gesture.slice(0, -1));
  // What is still asked at the same thing, or what else it could mean, opens beside it as a choice.
  if ((ways.length === 1 || thing.prefer === true) && first !== undefined) return at(first.to, id);
  return { hand: { gesture, open: hand.open === id ? null : id, explained: null }, play: false };
}

/** A second tap on what is chosen and whole. */
const again = ({ open }: Hand, { gesture, path }: Reading): Did =>
  path === undefined || path.own
    ? { ...at(gesture), play: true }
    : { hand: { gesture, open, explained: null, final: true }, play: false };

/** One of the ways of the choice that lies open; the one already chosen plays. */
export function choose(hand: Hand, reading: Reading, id: string, way: number): Did {
  const to = reading.things.get(id)?.ways[way]?.to;
  if (to === undefined) return { hand, play: false };
  if (sameGesture(to, reading.gesture) && reading.ready) return again(hand, reading);
  return at(to);
}

/** 'What is this?': the next tap explains. Asked again, it does not. What was chosen stays chosen. */
export function ask({ gesture, asking }: Hand): Hand {
  return asking === true ? { ...EMPTY, gesture } : { ...EMPTY, gesture, asking: true };
}

/** Asks a thing what it is, whatever a tap on it would do. */
export function explain(hand: Hand, id: string): Hand {
  return { gesture: hand.gesture, open: null, explained: hand.explained === id ? null : id };
}

/** Esc, or a tap on empty ground: leaves every mode. */
export function letGo(): Hand {
  return EMPTY;
}

export function confirm(hand: Hand, reading: Reading): Did {
  return reading.ready ? { ...at(reading.gesture), play: true } : { hand, play: false };
}
