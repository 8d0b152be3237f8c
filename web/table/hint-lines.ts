/** What a hint comes to for who reads it: which turns, in which words, for which reasons. Pure. */
import type { Hint, HintLine, HintReason } from '#bots/hint.ts';

/** A turn as words and as things on the table. */
export interface Readable {
  /** The deed, and what goes with it. */
  readonly parts: readonly string[];
  readonly spots: readonly (readonly string[])[];
}

/** Of a turn that is told at length only the beginning is said: the rest follows from it. */
const PARTS = 3;

/** As it is told: a few parts, the first one begins large. */
export function partsOf(parts: readonly string[]): readonly string[] {
  const [first = '', ...more] = parts.slice(0, PARTS);
  return [first.charAt(0).toUpperCase() + first.slice(1), ...more];
}

const sameWords = (a: Readable, b: Readable): boolean => a.parts.join() === b.parts.join();
const sameThings = (a: Readable, b: Readable): boolean => a.spots.flat().sort().join() === b.spots.flat().sort().join();

/** Turns that are told in the same words and shown on the same things are one to whoever looks. */
export function apart<T extends Readable>(hint: Hint, turns: readonly T[]): { hint: Hint; turns: readonly T[] } {
  const isFirst = hint.lines.map((_, i) => {
    const turn = turns[i];
    if (turn === undefined || turn.parts.length === 0) return true;
    return turns.findIndex((t) => sameWords(t, turn) && sameThings(t, turn)) === i;
  });
  const kept = <U>(list: readonly U[]): U[] => list.filter((_, i) => isFirst[i]);
  const lines = kept(hint.lines);
  const [, second] = lines;
  return { hint: { ...hint, lines, close: second !== undefined && isVague(second) }, turns: kept(turns) };
}

/** Whether the noise cannot tell a turn from the best. */
export function isVague({ behind, error }: HintLine): boolean {
  return behind <= error;
}

/** So many reasons are read at a table. */
const DECIDE = 2;
const INSTEAD = 1;

/**
 * How the best differs from the second that is shown, and any other from the best: what decides first, then what speaks against it.
 * Both sides, or the parts would contradict the sum.
 */
export function reasonsOf(lines: readonly HintLine[], n: number): readonly HintReason[] {
  const best = n === 0;
  const reasons = lines[best ? 1 : n]?.reasons ?? [];
  const decides = reasons.filter((r) => r.points < 0).slice(0, DECIDE);
  const instead = reasons.filter((r) => r.points > 0).slice(0, INSTEAD);
  return [...decides, ...instead].map((r) => (best ? { ...r, points: -r.points } : r));
}
