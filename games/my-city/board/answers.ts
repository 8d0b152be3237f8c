/** On which thing each answer lies: a place under the piece as it is turned, another one only after turning; the rest are buttons. */
import type { Answers, Gesture } from '#web/kit/contract.ts';
import type { Event, GameMove, PlaceMove, View } from '../rules/state.ts';
import { type Held, held, placesOfRotation, turnWord } from './logic/held.ts';
import { placeThing } from './logic/ids.ts';
import { nearest, turnedBy } from './logic/placing.ts';

/** Turns the piece in hand: as a thing, and by how many of its rotations. */
const GRIPS = [
  { thing: 'turn:left', by: -1 },
  { thing: 'turn:right', by: 1 },
] as const;

/** The grips of a piece that can be turned, with the rotation each leads to. */
export const gripsOf = (h: Held) =>
  GRIPS.map((grip) => ({ ...grip, rotation: turnedBy(h.b, h.rotation, grip.by) })).filter(
    ({ rotation }) => rotation !== h.rotation,
  );

/** How far a turned piece may slip to find a legal place, in cells. */
const TURN_REACH = 1.6;

/** Put down in its rotation. */
const put = (h: Held, place: PlaceMove): Gesture => [...inHand(h, place.rotation), placeThing(place)];

const inHand = (h: Held, rotation: number): Gesture => (rotation === h.usual ? [] : [turnWord(rotation)]);

/** A turned piece slips into a legal place close by, otherwise it stays in the hand above the point. */
function turned(h: Held, rotation: number): Gesture {
  if (h.middle === null) return inHand(h, rotation);
  const legal = nearest(placesOfRotation(h, rotation), h.b, h.middle, TURN_REACH);
  return legal === null ? [turnWord(rotation, h.middle)] : put(h, legal);
}

export const answers: Answers<View, GameMove, Event> = {
  on(move, _question, here) {
    if (move.do !== 'place') return null;
    const thing = placeThing(move);
    return held(here)?.rotation === move.rotation ? thing : { on: [thing], mode: turnWord(move.rotation) };
  },
  follows: () => 'ends',
  *presets(here) {
    const h = held(here);
    if (h === null) return;
    for (const { thing, rotation } of gripsOf(h)) yield { thing, to: turned(h, rotation) };
    for (const { place } of h.reaches)
      if (place.rotation !== h.rotation) yield { thing: placeThing(place), to: put(h, place) };
  },
};
