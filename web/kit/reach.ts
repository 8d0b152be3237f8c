/** Which things to tap so that moves are made: for the laws of touch, for counting taps, for hints and lessons. Pure. */
import { type Move, sameMove } from '#kernel';
import type { Gesture, Thing } from './contract.ts';
import type { Reading } from './hand.ts';
import type { Route, Tap } from './way-back.ts';

/** How many moves of a chain stay, whatever is said further. */
export const settled = ({ grows, chain }: Pick<Reading, 'grows' | 'chain'>): number =>
  grows === true ? chain.length : (grows ?? 0);

/** How many of the wanted moves a chain begins with. */
export function agreement(chain: readonly Move[], wanted: readonly Move[]): number {
  let n = 0;
  while (n < chain.length && n < wanted.length && sameMove(chain[n] as Move, wanted[n] as Move)) n++;
  return n;
}

/** Moves of one verb that follow each other, in whatever order: where they lead to the same position, nobody minds which came first. */
export function looseAgreement(chain: readonly Move[], wanted: readonly Move[]): number {
  let n = 0;
  for (let from = 0; from < wanted.length; ) {
    let to = from + 1;
    while (to < wanted.length && wanted[to]?.do === wanted[from]?.do) to++;
    const left = wanted.slice(from, to);
    for (; n < to && n < chain.length; n++) {
      const at = left.findIndex((m) => sameMove(m, chain[n] as Move));
      if (at < 0) return n;
      left.splice(at, 1);
    }
    if (n < to) return n;
    from = to;
  }
  return n;
}

/** All gestures one thing away: a choice costs a tap more, unless its first way is taken at once. */
export function* steps(reading: Reading): Generator<{ taps: readonly Tap[]; to: Gesture }> {
  for (const thing of reading.things.values())
    for (const [way, { to }] of thing.ways.entries()) {
      const direct = thing.ways.length === 1 || (thing.prefer === true && way === 0);
      yield {
        to,
        taps: direct ? [{ thing: thing.id }] : [{ thing: thing.id }, { thing: thing.id, way }],
      };
    }
}

const key = (gesture: Gesture): string => gesture.join('\n');

/** Walks through gestures, fewest taps first. `visit` says whether to go on from one, and stops everything with 'stop'. */
export function explore(
  readAt: (gesture: Gesture) => Reading,
  visit: (reading: Reading, taps: readonly Tap[], from: Reading | null) => 'on' | 'back' | 'stop',
  limit = 4000,
  mostTaps = Number.POSITIVE_INFINITY,
): boolean {
  const seen = new Set<string>(['']);
  /** By number of taps: what is left to look at. */
  const queue: { gesture: Gesture; taps: readonly Tap[]; from: Reading | null }[][] = [
    [{ gesture: [], taps: [], from: null }],
  ];
  let looked = 0;
  for (let cost = 0; cost < queue.length && cost <= mostTaps; cost++)
    for (const { gesture, taps, from } of queue[cost] ?? []) {
      if (looked++ >= limit) return false;
      const reading = readAt(gesture);
      const verdict = visit(reading, taps, from);
      if (verdict === 'stop') return true;
      if (verdict === 'back') continue;
      for (const step of steps(reading)) {
        const k = key(step.to);
        if (seen.has(k)) continue;
        seen.add(k);
        const all = [...taps, ...step.taps];
        while (queue.length <= all.length) queue.push([]);
        queue[all.length]?.push({ gesture: step.to, taps: all, from: reading });
      }
    }
  return true;
}

/** Hands that tap at random and go on for as long as there is more to say: for what lies deeper than a search gets. */
export function* wander(
  readAt: (gesture: Gesture) => Reading,
  choose: (n: number) => number,
  hands: number,
  most: number,
): Generator<{ readonly reading: Reading; readonly thing: Thing; readonly taps: number }> {
  for (let hand = 0; hand < hands; hand++) {
    let reading = readAt([]);
    let made = 0;
    for (let taps = 0; taps < most; taps++) {
      const further = [...steps(reading)].filter(({ to }) => to.length > reading.gesture.length);
      const step = further.length === 0 ? undefined : further[choose(further.length)];
      const thing = reading.things.get(step?.taps[0]?.thing ?? '');
      if (step === undefined || thing === undefined) break;
      reading = readAt(step.to);
      made += step.taps.length;
      yield { reading, thing, taps: made };
    }
  }
}

/**
 * So many gestures are followed wherever they lead; afterwards only those that agree with what is wanted. A way that is overlooked so makes
 * a count of taps too high, never too low.
 */
const WIDE = 300;

/** Searches for one question look at much the same gestures. */
export function remembered(readAt: (gesture: Gesture) => Reading): (gesture: Gesture) => Reading {
  const known = new Map<string, Reading>();
  return (gesture) => {
    const k = key(gesture);
    const there = known.get(k) ?? readAt(gesture);
    known.set(k, there);
    return there;
  };
}

/** The route that makes all of the wanted moves in one gesture, moves of one verb in any order that `serves`, with at most so many taps. */
export function reachLoosely(
  readAt: (gesture: Gesture) => Reading,
  wanted: readonly Move[],
  limit: number,
  mostTaps: number,
  serves: (chain: readonly Move[]) => boolean,
): Route | null {
  const whole = (chain: readonly Move[]): boolean => chain.length === wanted.length && serves(chain);
  return search(readAt, wanted, limit, true, mostTaps, looseAgreement, whole);
}

/** The route that makes most of the wanted moves in one gesture, with fewest taps; null if none makes even the first. */
export function reach(readAt: (gesture: Gesture) => Reading, wanted: readonly Move[], limit = 4000): Route | null {
  const read = remembered(readAt);
  // Whoever knows what he wants does not begin with something else: that way leads further where there is much to choose.
  const direct = search(read, wanted, limit, true);
  const whole = direct !== null && direct.chain.length === wanted.length;
  // A way around is only better if it makes more, or needs fewer taps.
  const wide = search(read, wanted, limit, false, whole ? direct.taps.length - 1 : Number.POSITIVE_INFINITY);
  if (wide === null || direct === null) return wide ?? direct;
  const further = direct.chain.length - wide.chain.length;
  return further > 0 || (further === 0 && direct.taps.length < wide.taps.length) ? direct : wide;
}

/** The same where nothing ends with the last of them: what goes without saying then follows it, and is seen before it is played. */
export function reachBeyond(
  readAt: (gesture: Gesture) => Reading,
  wanted: readonly Move[],
  limit: number,
): Route | null {
  const read = remembered(readAt);
  const found = reach(read, wanted, limit);
  if (found !== null) return found;
  let beyond: Route | null = null;
  explore(
    read,
    ({ ready, chain, gesture }, taps) => {
      const agreed = agreement(chain, wanted);
      if (ready && agreed === wanted.length) beyond = { taps, gesture, chain };
      return beyond !== null ? 'stop' : agreed < chain.length ? 'back' : 'on';
    },
    limit,
  );
  return beyond;
}

const same = (a: Reading, b: Reading): boolean =>
  a.chain.length === b.chain.length && agreement(a.chain, b.chain) === a.chain.length;

function search(
  readAt: (gesture: Gesture) => Reading,
  wanted: readonly Move[],
  limit: number,
  direct: boolean,
  mostTaps = Number.POSITIVE_INFINITY,
  agrees = agreement,
  serves: (chain: readonly Move[]) => boolean = () => true,
): Route | null {
  let best: Route | null = null;
  let looked = 0;
  explore(
    readAt,
    (reading, taps, from) => {
      const agreed = agrees(reading.chain, wanted);
      const before = from === null ? 0 : agrees(from.chain, wanted);
      if (agreed < before) return 'back';
      // A tap that makes something else whole leads astray; saying what goes without saying does not, nor what may still be exchanged.
      const open = typeof reading.grows === 'number' && agreed >= reading.grows;
      const astray =
        agreed === 0 ? reading.chain.length > 0 : !open && reading.ready && from !== null && !same(reading, from);
      if (direct && agreed === before && astray) return 'back';
      // A chain that says something else is seldom mended: after a good look around it is not followed.
      if (!direct && looked++ > WIDE && agreed < reading.chain.length) return 'back';
      if (agreed < settled(reading)) return 'back';
      const whole = reading.ready && reading.chain.length > 0 && agreed === reading.chain.length;
      if (whole && reading.chain.length > (best?.chain.length ?? 0) && serves(reading.chain))
        best = { taps, gesture: reading.gesture, chain: reading.chain };
      return best !== null && best.chain.length === wanted.length ? 'stop' : 'on';
    },
    limit,
    mostTaps,
  );
  return best;
}
