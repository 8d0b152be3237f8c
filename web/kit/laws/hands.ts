/** Hands of the laws: one that looks at every gesture, fewest taps first, and one that taps at random. Pure. */
import type { Gesture, Thing } from '../contract.ts';
import type { Reading } from '../hand.ts';
import type { Tap } from '../way-back.ts';

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
    let shortcut = false;
    for (let taps = 0; taps < most; taps++) {
      const further = [...steps(reading)].filter(({ to }) => to.length > reading.gesture.length);
      const step = further.length === 0 ? undefined : further[choose(further.length)];
      const thing = reading.things.get(step?.taps[0]?.thing ?? '');
      if (step === undefined || thing === undefined) break;
      // One tap that says several words: no word of an answer knows it, and no way back begins with it.
      shortcut ||=
        step.to.length > reading.gesture.length + 1 &&
        reading.path?.open.presets().some((p) => p.thing === thing.id) === true;
      reading = readAt(step.to);
      made += step.taps.length;
      yield { reading, thing, taps: shortcut ? Number.POSITIVE_INFINITY : made };
    }
  }
}
