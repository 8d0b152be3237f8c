/** What a tap on each thing leads to: on from where the gesture stands, or back to where the thing was an answer. Pure. */
import type { Gesture, Thing, Way } from '#web/kit/contract.ts';
import { type At, type Offer, offersAt, type Point, pointsOf } from './gesture.ts';
import { labelOf } from './labels.ts';

export type Touching = Pick<Thing, 'ways' | 'prefer' | 'switch'>;

/** Cards are marked in any order and said in one: the same marks are the same gesture. */
function sorted(gesture: Gesture): Gesture {
  const first = gesture.findIndex((w) => w.startsWith('card:'));
  if (first < 0) return gesture;
  const end = gesture.findLastIndex((w) => w.startsWith('card:')) + 1;
  return [...gesture.slice(0, first), ...gesture.slice(first, end).toSorted(), ...gesture.slice(end)];
}

const thingOf = (word: string): string => word.split('=')[0] as string;

/** Without the last word about a thing; what came after it goes too if it needs it. */
function without(s: At, seat: number, gesture: Gesture, at: number): Gesture {
  const rest = gesture.filter((_, i) => i !== at);
  return pointsOf(s, seat, rest).length === rest.length + 1 ? rest : gesture.slice(0, at);
}

/** The ways of an offer: once, and as often as it goes. */
function waysOf(s: At, before: Gesture, offers: readonly Offer[], p: Point): Way[] {
  return offers.flatMap((o) => {
    const once = { to: sorted([...before, o.word]), label: labelOf(s, p, o, 1) };
    if (o.times < 2) return [once];
    return [once, { to: [...before, ...Array<string>(o.times).fill(o.word)], label: labelOf(s, p, o, o.times) }];
  });
}

/** All things that can be tapped after these words, with where each tap leads. */
export function touchable(s: At, gesture: Gesture, points: readonly Point[]): ReadonlyMap<string, Touching> {
  const found = new Map<string, Touching>();
  const last = points.length - 1;
  const said = gesture.slice(0, last);
  const marking = points[last]?.kind === 'discardCards' || said.some((w) => w.startsWith('card:'));
  for (let k = last; k >= 0; k--) {
    const p = points[k] as Point;
    const before = said.slice(0, k);
    const next = said[k];
    const groups = Map.groupBy(offersAt(s, p), (o) => o.thing);
    for (const [thing, offers] of groups) {
      // While cards are marked they are whole: their rows are no answers.
      if (found.has(thing) || (k < last && marking && thing.startsWith('row:'))) continue;
      const several = offers.some((o) => o.several);
      if (k === last && isPlayed(s, points, said, thing)) continue;
      if (k < last && several && next !== undefined && thingOf(next) === thing) {
        // Chosen beside others: the last one said of it is taken back, or, a flight, played.
        const back = offers.some((o) => o.what === 'fly') && k === last - 1 ? said : without(s, p.seat, said, k);
        found.set(thing, { ways: [{ to: back, label: labelOf(s, p, offers[0] as Offer, 1) }], switch: true });
        continue;
      }
      const ways = waysOf(s, before, offers, p);
      found.set(thing, {
        ways,
        ...(ways.length > 1 ? { prefer: true as const } : {}),
        ...(several ? { switch: true as const } : {}),
      });
    }
  }
  return found;
}

/** Whether the last word was a whole answer about this thing: then another tap plays instead of going on. */
function isPlayed(s: At, points: readonly Point[], said: Gesture, thing: string): boolean {
  const word = said.at(-1);
  if (word === undefined || thingOf(word) !== thing) return false;
  const before = points.at(-2);
  return before !== undefined && !offersAt(s, before).some((o) => o.word === word && o.several);
}
