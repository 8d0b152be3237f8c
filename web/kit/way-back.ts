/** From moves to taps, without searching: moves → their words → the shortest way over the beginnings of the words. Pure. */
import { type Move, sameMove } from '#kernel';
import type { Gesture } from './contract.ts';
import { sameGesture } from './hand.ts';
import { worded, wordsFor } from './in-words.ts';
import { type Path, pathOf } from './path.ts';
import { BUTTON, type Point, thingOf } from './point.ts';

/** One tap: on a thing, or on one of the ways its choice offers. */
export interface Tap {
  readonly thing: string;
  readonly way?: number;
}

export interface Route<M extends Move = Move> {
  readonly taps: readonly Tap[];
  readonly gesture: Gesture;
  /** What the gesture stands for, what goes without saying included. */
  readonly chain: readonly M[];
}

/** A gesture on the way, with the taps that led there. */
interface Reached {
  readonly gesture: Gesture;
  readonly taps: readonly Tap[];
}

/** This many gestures beside the way are looked at: turning a piece until it fits. */
const ASIDE = 64;

const begins = (gesture: Gesture, words: Gesture): boolean =>
  gesture.length <= words.length && gesture.every((w, i) => w === words[i]);

/** Taps from one beginning of the words to a longer one, if there are any. */
function tapsBetween<V, M extends Move, E>(root: Point<V, M, E>, from: Reached, to: Gesture): readonly Tap[] | null {
  const thing = thingOf(to.at(-1) as string);
  const there = pathOf(root, from.gesture).on(thing);
  // Buttons of what comes later are not there yet.
  if (thing.startsWith(BUTTON) && !pathOf(root, from.gesture).buttons().includes(thing)) return null;
  const way = there.ways.findIndex((w) => sameGesture(w.to, to));
  const first = there.ways[0];
  if (way < 0 || first === undefined) return null;
  // The choice at the thing that was tapped last lies open.
  const isOpen = from.taps.at(-1)?.thing === thing && there.ways.length > 1;
  if (isOpen) return [{ thing, way }];
  if (there.ways.length === 1 || (there.prefer === true && way === 0)) return [{ thing }];
  if (there.prefer !== true) return [{ thing }, { thing, way }];
  const again = pathOf(root, first.to)
    .on(thing)
    .ways.findIndex((w) => sameGesture(w.to, to));
  return again < 0 ? null : [{ thing }, { thing, way: again }];
}

/** Every beginning of the words with the fewest taps that lead to it. */
function beginnings<V, M extends Move, E>(root: Point<V, M, E>, words: Gesture): readonly (Reached | undefined)[] {
  const best: (Reached | undefined)[] = [{ gesture: [], taps: [] }];
  const reach = (at: number, reached: Reached): void => {
    const known = best[at];
    if (known === undefined || reached.taps.length < known.taps.length) best[at] = reached;
  };
  for (let i = 0; i < words.length; i++) {
    const from = best[i];
    if (from === undefined) continue;
    for (let j = i + 1; j <= words.length; j++) {
      const to = words.slice(0, j);
      const taps = tapsBetween(root, from, to);
      if (taps !== null) reach(j, { gesture: to, taps: [...from.taps, ...taps] });
    }
    const most = best[words.length]?.taps.length ?? Number.POSITIVE_INFINITY;
    for (const reached of preset(root, from, words, most)) reach(reached.gesture.length, reached);
  }
  return best;
}

/**
 * Beginnings that taps on presets lead to, one after the other, and all the words where one tap more says them from there: for as long as
 * that takes fewer taps than are known.
 */
function preset<V, M extends Move, E>(root: Point<V, M, E>, from: Reached, words: Gesture, most: number): Reached[] {
  const found: Reached[] = [];
  // What the next thing says by itself comes first, beyond an answer that only leads on too: all from the deck, then fewer.
  const path = pathOf(root, from.gesture);
  const next = words.findIndex((word, i) => path.words[i] !== word);
  const seen: Reached[] = [from];
  for (const thing of next < 0 ? [] : words.slice(next, next + 2).map(thingOf)) {
    const [all, ...fewer] = path.on(thing).ways;
    if (all === undefined || fewer.length === 0 || begins(all.to, words)) continue;
    if (pathOf(root, all.to).open.presets().length > 0) seen.push({ gesture: all.to, taps: [...from.taps, { thing }] });
  }
  const wanted = new Set(words.slice(Math.max(0, next)).map(thingOf));
  let enough = most;
  const find = (reached: Reached): void => {
    found.push(reached);
    // What is left to be said after it takes a tap more.
    enough = Math.min(enough, reached.taps.length + (reached.gesture.length < words.length ? 1 : 0));
  };
  for (let n = 0; n < seen.length && n < ASIDE; n++) {
    const beside = seen[n] as Reached;
    if (beside.taps.length + 1 >= enough) break;
    const straight = n === 0 ? null : tapsBetween(root, beside, words);
    if (straight !== null) find({ gesture: words, taps: [...beside.taps, ...straight] });
    const presets = pathOf(root, beside.gesture).open.presets();
    for (const { thing, to } of presets.toSorted((a, b) => Number(wanted.has(b.thing)) - Number(wanted.has(a.thing)))) {
      if (seen.some((x) => sameGesture(x.gesture, to))) continue;
      const reached = { gesture: to, taps: [...beside.taps, { thing }] };
      seen.push(reached);
      if (begins(to, words) && to.length > from.gesture.length) find(reached);
    }
  }
  return found;
}

const agreement = (a: readonly Move[], b: readonly Move[]): number => {
  const end = a.findIndex((m, i) => b[i] === undefined || !sameMove(m, b[i]));
  return end < 0 ? a.length : end;
};

/**
 * The taps that make these moves in one gesture, or as many of them as it may hold; null if nothing on the table leads to the first. Where
 * no gesture ends with the last of them, what goes without saying follows it. A choice at a thing costs a tap, the one that plays is not
 * counted.
 */
export function tapsFor<V, M extends Move, E>(root: Point<V, M, E>, moves: readonly M[]): Route<M> | null {
  const point = wordsFor(root, moves);
  const route = routeTo(root, point);
  if (route !== null && route.chain.length >= point.chain.length) return route;
  // What went without saying could have been something else: then it is said.
  const said = routeTo(root, worded(root, moves, 'said'));
  return (said?.chain.length ?? 0) > (route?.chain.length ?? 0) ? said : route;
}

function routeTo<V, M extends Move, E>(
  root: Point<V, M, E>,
  { words, chain: wanted }: Point<V, M, E>,
): Route<M> | null {
  let best: { readonly route: Route<M>; readonly worth: readonly number[] } | null = null;
  for (const reached of beginnings(root, words)) {
    if (reached === undefined) continue;
    const path: Path<V, M, E> = pathOf(root, reached.gesture);
    const { chain, ready } = path;
    const agreed = agreement(chain, wanted);
    if (agreed === 0) continue;
    const exact = agreed === chain.length;
    if (!exact && agreed < wanted.length) continue;
    // What can be played, then what says no more than is wanted, then as many as possible, with as few taps.
    const worth = [Number(ready), Number(exact), agreed, -reached.taps.length];
    const route = { taps: reached.taps, gesture: path.gesture, chain };
    if (best === null || isMore(worth, best.worth)) best = { route, worth };
  }
  return best?.route ?? null;
}

function isMore(a: readonly number[], b: readonly number[]): boolean {
  const at = a.findIndex((n, i) => n !== b[i]);
  return at >= 0 && (a[at] as number) > (b[at] as number);
}
