/** What is lit while a task is done: things and answers whose tap leads on, and nothing else. Pure. */
import type { Move } from '#kernel';
import type { Gesture } from '../kit/contract.ts';
import { choose, EMPTY, type Hand, type Reading, tap } from '../kit/hand.ts';
import type { Tap } from '../kit/way-back.ts';

export const CONFIRM = 'table:confirm';
/** One way of the choice that lies open. */
export const wayPoint = (to: Gesture): string => `way:${to.join('&')}`;

type Read = (gesture: Gesture) => Reading | null;

/** A further word of what the hand says already: nothing is exchanged or put back. */
const goesOn = (from: Gesture, to: Gesture): boolean =>
  to.length > from.length && from.every((word) => to.includes(word));
/** Whether the hand has arrived at a gesture, in whatever order: card and die, or die and card. */
const arrivedAt = (a: Gesture, b: Gesture): boolean => a.length === b.length && a.every((word) => b.includes(word));

/** The next tap on the way to what 'show me' would select; null if the hand has arrived there, or has gone another way. */
function nextTap(hand: Hand, read: Read, shown: readonly Move[]): Tap | null {
  const route = shown.length === 0 ? null : (read([])?.routeTo(shown) ?? null);
  let at: Hand = EMPTY;
  let next: Tap | null = null;
  for (const step of route?.taps ?? []) {
    if (arrivedAt(at.gesture, hand.gesture) && (next === null || at.open === hand.open)) next = step;
    const reading = read(at.gesture);
    if (reading === null) return null;
    at = (step.way === undefined ? tap(at, reading, step.thing) : choose(at, reading, step.thing, step.way)).hand;
  }
  return next;
}

/** The ways of the choice that lies open: the one that is shown, or all of them. */
function litWays(hand: Hand, reading: Reading, next: Tap | null): readonly string[] {
  const thing = hand.open === null ? undefined : reading.things.get(hand.open);
  if (thing === undefined || thing.ways.length < 2) return [];
  const shown = next?.thing === thing.id && next.way !== undefined ? thing.ways[next.way] : undefined;
  if (shown !== undefined) return [wayPoint(shown.to)];
  return thing.prefer === true ? [] : thing.ways.map((way) => wayPoint(way.to));
}

/**
 * What is lit for this hand: of the things the step points at those that go on from here; where there is none, the next tap of what
 * 'show me' would select; the confirm button as soon as nothing is missing.
 */
export function litFor(points: readonly string[], hand: Hand, read: Read, shown: readonly Move[]): readonly string[] {
  const reading = read(hand.gesture);
  if (reading === null) return [];
  const next = nextTap(hand, read, shown);
  const ways = litWays(hand, reading, next);
  if (ways.length > 0) return ways;
  const things = points.filter((id) => reading.things.get(id)?.ways.some((way) => goesOn(reading.gesture, way.to)));
  const further = things.length > 0 || next === null ? things : [next.thing];
  return reading.ready && next === null ? [...further, CONFIRM] : further;
}
