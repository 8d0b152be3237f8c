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

/** Two lines of a phone. */
const LONG = 110;

/** A long part ends with one of its deeds. */
function inShort(part: string): string {
  const end = part.length <= LONG ? -1 : part.lastIndexOf(', ', LONG);
  return end < 0 ? part : part.slice(0, end);
}

/** As it is told: a few parts, the first one begins large. */
export function partsOf(parts: readonly string[]): readonly string[] {
  const [first = '', ...more] = parts.slice(0, PARTS).map(inShort);
  return [first.charAt(0).toUpperCase() + first.slice(1), ...more];
}

/** As far as they are told. */
const sameWords = (a: Readable, b: Readable): boolean => partsOf(a.parts).join() === partsOf(b.parts).join();

/** What lies under a turn and not under another one, by name. */
function onlyIn(turn: Readable, other: Readable, nameOf: (thing: string) => string | undefined): string[] {
  const there = new Set(other.spots.flat());
  const names = turn.spots.flat().flatMap((thing) => (there.has(thing) ? [] : (nameOf(thing) ?? [])));
  return names.slice(0, 1);
}

/** Turns in the same words, told apart by what only they touch. */
function named<T extends Readable>(turns: readonly T[], nameOf: (thing: string) => string | undefined): T[] {
  return turns.map((turn) => {
    const alike = turns.filter((t) => t !== turn && sameWords(t, turn));
    const names = [...new Set(alike.flatMap((t) => onlyIn(turn, t, nameOf)))];
    if (names.length === 0) return turn;
    const [first = '', ...more] = turn.parts;
    return { ...turn, parts: [`${first} (${names.join(', ')})`, ...more] };
  });
}

/**
 * The turns that are shown, three at most: those that are told in the same words and lie on the same things are one to whoever looks,
 * and no two of them read the same.
 */
export function apart<T extends Readable>(
  hint: Hint,
  read: (line: HintLine) => T,
  nameOf: (thing: string) => string | undefined,
): { hint: Hint; turns: readonly T[] } {
  const kept: { readonly line: HintLine; readonly turn: T }[] = [];
  const left: HintLine[] = [];
  for (const line of hint.lines) {
    if (kept.length === SHOWN) {
      left.push(line);
      continue;
    }
    const turn = read(line);
    const told = named([...kept.map((k) => k.turn), turn], nameOf);
    const last = told.at(-1) as T;
    const one = told.slice(0, -1).some((t) => sameWords(t, last));
    if (!one) kept.push({ line, turn });
  }
  kept.sort((a, b) => a.line.behind - b.line.behind);
  const lines = kept.map((k) => k.line);
  const [, second] = lines;
  const rest = [...left.map((line) => line.behind), ...(hint.rest === null ? [] : [hint.rest])];
  return {
    hint: {
      ...hint,
      lines,
      close: second !== undefined && isVague(second),
      rest: rest.length === 0 ? null : Math.max(Math.min(...rest), lines.at(-1)?.behind ?? 0),
    },
    turns: named(
      kept.map((k) => k.turn),
      nameOf,
    ),
  };
}

/** Less than this nobody decides by. */
const ALIKE = 0.2;

/** Whether the noise cannot tell a turn from the best, or nobody need. */
export function isVague({ behind, error }: HintLine): boolean {
  return behind <= Math.max(error, ALIKE);
}

/** So many turns are shown. */
const SHOWN = 3;
/** So many reasons are read at a table. */
const DECIDE = 3;
const INSTEAD = 2;

/** How a turn differs from the one it is compared with: the reasons and what is left of the sum. */
export interface Why {
  readonly sum: number;
  readonly reasons: readonly HintReason[];
  /** What no reason says; together with them it is the sum. */
  readonly other: number;
}

const round = (x: number): number => Math.round(x * 10) / 10 + 0;

/**
 * How the best differs from the second that is shown, and any other from the best: what decides first, then what speaks against it.
 * Both sides and the rest, or the parts would contradict the sum. Null where there is nothing to compare.
 */
export function whyOf(lines: readonly HintLine[], n: number): Why | null {
  const best = n === 0;
  const line = lines[best ? 1 : n];
  if (line === undefined) return null;
  const decides = line.reasons.filter((r) => r.points < 0).slice(0, DECIDE);
  const instead = line.reasons.filter((r) => r.points > 0).slice(0, INSTEAD);
  const sign = best ? -1 : 1;
  const reasons = [...decides, ...instead].map((r) => ({ ...r, points: round(sign * r.points) }));
  const sum = round(-sign * line.behind);
  return { sum, reasons, other: round(sum - reasons.reduce((all, r) => all + r.points, 0)) };
}
