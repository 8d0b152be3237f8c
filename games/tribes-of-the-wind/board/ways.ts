/** What a tap on each thing leads to: on from where the gesture stands, or back to where the thing was an answer. Pure. */
import type { Language } from '#kernel';
import type { Gesture, Thing, Way } from '#web/kit/contract.ts';
import { type At, type Offer, offersAt, type Point, pointsOf } from './gesture.ts';
import { labelOf } from './labels.ts';
import { DECK } from './things.ts';

export type Touching = Pick<Thing, 'ways' | 'prefer' | 'switch'>;

/** Cards are marked in any order and said in one: the same marks are the same gesture. */
function sorted(gesture: Gesture): Gesture {
  const first = gesture.findIndex((w) => w.startsWith('card:'));
  if (first < 0) return gesture;
  const end = gesture.findLastIndex((w) => w.startsWith('card:')) + 1;
  return [...gesture.slice(0, first), ...gesture.slice(first, end).toSorted(), ...gesture.slice(end)];
}

/** Answers without a place on the table, in the order in which they are offered. */
export const BUTTONS: ReadonlySet<string> = new Set(['discard', 'decline', 'done']);

const thingOf = (word: string): string => word.split('=')[0] as string;

/** Without the last word about a thing; what came after it goes too if it needs it. */
function without(s: At, seat: number, gesture: Gesture, at: number): Gesture {
  const rest = gesture.filter((_, i) => i !== at);
  return pointsOf(s, seat, rest).length === rest.length + 1 ? rest : gesture.slice(0, at);
}

/** How often at once: mostly all there is, or fewer. */
function amounts({ times, once }: Offer): readonly number[] {
  const all = Array.from({ length: times }, (_, i) => times - i);
  return once === true ? [1, ...all.slice(0, -1)] : all;
}

function waysOf(s: At, p: Point, offers: readonly Offer[]): Way[] {
  return offers.flatMap((o) =>
    amounts(o).map((n) => ({
      to: sorted([...p.words, ...Array<string>(n).fill(o.word)]),
      label: labelOf(s, p, o, n),
    })),
  );
}

const fresh: Readonly<Record<Language, WeakMap<Point, ReadonlyMap<string, Touching>>>> = {
  de: new WeakMap(),
  en: new WeakMap(),
};

/** What can be tapped at a point, as if nothing had been said about it yet. */
function touchingAt(s: At, p: Point): ReadonlyMap<string, Touching> {
  const known = fresh[s.lang].get(p);
  if (known !== undefined) return known;
  const made = new Map<string, Touching>();
  for (const [thing, offers] of Map.groupBy(offersAt(s, p), (o) => o.thing)) {
    const ways = waysOf(s, p, offers);
    made.set(thing, {
      ways,
      ...(ways.length > 1 ? { prefer: true as const } : {}),
      ...(offers.some((o) => o.several) ? { switch: true as const } : {}),
    });
  }
  fresh[s.lang].set(p, made);
  return made;
}

/** The rack is full with cards from the deck: a back takes the place of the last of them. */
function exchanged(s: At, points: readonly Point[]): Map<string, Touching> {
  const found = new Map<string, Touching>();
  const p = points.at(-1);
  const at = p?.words.lastIndexOf(DECK) ?? -1;
  const before = points[at];
  if (p === undefined || before === undefined || p.kind === 'draw' || !drawsOnly(p.words.slice(at))) return found;
  const rest = p.words.filter((_, i) => i !== at);
  for (const o of offersAt(s, before))
    if (o.what === 'draw' && o.thing !== DECK && !p.words.includes(o.word))
      found.set(o.thing, { ways: [{ to: [...rest, o.word], label: labelOf(s, before, o, 1) }], switch: true });
  return found;
}

const drawsOnly = (said: Gesture): boolean => said.every((w) => w === DECK || w.startsWith('draw:'));

/** All things that can be tapped after these words, with where each tap leads. */
export function touchable(s: At, points: readonly Point[]): ReadonlyMap<string, Touching> {
  const found = exchanged(s, points);
  const last = points.length - 1;
  const said = points[last]?.words ?? [];
  const marking = points[last]?.kind === 'discardCards' || said.some((w) => w.startsWith('card:'));
  for (let k = last; k >= 0; k--) {
    const p = points[k] as Point;
    const next = said[k];
    for (const [thing, touching] of touchingAt(s, p)) {
      // While cards are marked they are whole: their rows are no answers.
      if (found.has(thing) || (k < last && marking && thing.startsWith('row:'))) continue;
      if (k === last && isPlayed(s, points, said, thing)) continue;
      // Buttons of an earlier question would crowd the one that is open.
      if (k < last && BUTTONS.has(thing) && next !== thing) continue;
      if (k < last && touching.switch === true && next !== undefined && thingOf(next) === thing)
        found.set(thing, { ways: [takenBack(s, p, said, k)], switch: true });
      else found.set(thing, touching);
    }
  }
  return found;
}

/** Chosen beside others: the last one said of it is taken back, or, a flight, played. */
function takenBack(s: At, p: Point, said: Gesture, k: number): Way {
  const offer = offersAt(s, p).find((o) => o.word === said[k]) as Offer;
  const played = offer.what === 'fly' && k === said.length - 1;
  return { to: played ? said : without(s, p.seat, said, k), label: labelOf(s, p, offer, 1) };
}

/** Whether the last word was a whole answer about this thing: then another tap plays instead of going on. */
function isPlayed(s: At, points: readonly Point[], said: Gesture, thing: string): boolean {
  const word = said.at(-1);
  if (word === undefined || thingOf(word) !== thing) return false;
  const before = points.at(-2);
  return before !== undefined && !offersAt(s, before).some((o) => o.word === word && o.several);
}
