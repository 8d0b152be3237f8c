import type { ArgKind, Move, MoveArg, MoveShapes } from './types.ts';

/** One argument of a verb. */
interface Arg {
  readonly name: string;
  readonly kind: ArgKind;
  readonly optional: boolean;
}

/** The arguments of all verbs of a game, taken apart once. */
const known = new WeakMap<MoveShapes, ReadonlyMap<string, readonly Arg[]>>();

function argsOf(shapes: MoveShapes, verb: string): readonly Arg[] | undefined {
  let verbs = known.get(shapes);
  if (verbs === undefined) {
    verbs = new Map(Object.entries(shapes).map(([v, shape]) => [v, Object.entries(shape).map(arg)]));
    known.set(shapes, verbs);
  }
  return verbs.get(verb);
}

function arg([name, kind]: readonly [string, ArgKind]): Arg {
  const optional = kind.endsWith('?');
  return { name, kind: (optional ? kind.slice(0, -1) : kind) as ArgKind, optional };
}

/**
 * One readable line a move: the verb, its required arguments in order, then optional ones as name=value.
 * `{ do: 'place', rotation: 1, x: 4, y: 7 }` is `place 1 4 7`. Lists are joined by commas, an empty list is `-`.
 */
export function notate(shapes: MoveShapes, move: Move): string {
  const args = argsOf(shapes, move.do);
  if (args === undefined) throw new Error(`unknown verb ${move.do}`);
  let line = move.do;
  for (const { name, optional } of args) {
    const value = move[name];
    if (optional) {
      if (value !== undefined) line += ` ${name}=${writeArg(value)}`;
    } else {
      if (value === undefined) throw new Error(`${move.do} needs ${name}`);
      line += ` ${writeArg(value)}`;
    }
  }
  return line;
}

function writeArg(value: MoveArg): string {
  if (typeof value === 'object') return value.length === 0 ? '-' : value.join(',');
  return String(value);
}

const LONGEST_LINE = 400;
const LONGEST_LIST = 40;

/** The way back. Null for anything that is not the notation of a move of this game: input is never trusted. */
export function parseMove(shapes: MoveShapes, line: string): Move | null {
  if (line.length > LONGEST_LINE) return null;
  const words = line.trim().split(/\s+/);
  const verb = words[0] ?? '';
  const args = argsOf(shapes, verb);
  if (args === undefined) return null;
  const move: Record<string, MoveArg> & { do: string } = { do: verb };
  let at = 1;
  for (const { name, kind, optional } of args) {
    let word = words[at];
    if (optional) {
      if (word === undefined || !word.startsWith(`${name}=`)) continue;
      word = word.slice(name.length + 1);
    }
    if (word === undefined) return null;
    const value = readArg(kind, word);
    if (value === null) return null;
    move[name] = value;
    at++;
  }
  return at === words.length ? move : null;
}

function readArg(kind: ArgKind, word: string): MoveArg | null {
  if (kind === 'int') return readInt(word);
  if (kind === 'word') return readWord(word);
  const parts = word === '-' ? [] : word.split(',');
  if (parts.length > LONGEST_LIST) return null;
  if (kind === 'ints') {
    const list: number[] = [];
    for (const part of parts) {
      const n = readInt(part);
      if (n === null) return null;
      list.push(n);
    }
    return list;
  }
  return parts.every((part) => readWord(part) !== null) ? parts : null;
}

function readInt(word: string): number | null {
  return /^-?(0|[1-9][0-9]{0,5})$/.test(word) ? Number(word) : null;
}

function readWord(word: string): string | null {
  return /^[A-Za-z0-9][A-Za-z0-9_.:-]{0,63}$/.test(word) ? word : null;
}

/** Whether two moves say the same, compared argument by argument. */
export function sameMove(a: Move, b: Move): boolean {
  if (a.do !== b.do) return false;
  for (const key in a) if (!sameArg(a[key], b[key])) return false;
  for (const key in b) if (a[key] === undefined && b[key] !== undefined) return false;
  return true;
}

function sameArg(a: MoveArg | undefined, b: MoveArg | undefined): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object') return false;
  return a.length === b.length && a.every((x, i) => x === b[i]);
}
