import type { Generator } from './chance.ts';

/** Four well-mixed 32-bit words of a string: seeds of random streams and fingerprints of states. */
export function hash128(text: string): [number, number, number, number] {
  let a = 0x9e3779b9;
  let b = 0x243f6a88;
  let c = 0xb7e15162;
  let d = 0x6a09e667;
  for (let i = 0; i < text.length; i++) {
    const k = text.charCodeAt(i);
    a = Math.imul(a ^ k, 0x85ebca6b);
    b = Math.imul(b ^ k, 0xc2b2ae35) + a;
    c = Math.imul(c ^ k, 0x27d4eb2f) ^ (b >>> 15);
    d = Math.imul(d ^ k, 0x165667b1) + (c << 7);
  }
  a = finish(a ^ (d >>> 16));
  b = finish(b ^ a);
  c = finish(c ^ b);
  d = finish(d ^ c);
  return [a, b, c, d];
}

function finish(x: number): number {
  let h = x ^ (x >>> 16);
  h = Math.imul(h, 0x7feb352d);
  h ^= h >>> 15;
  h = Math.imul(h, 0x846ca68b);
  return h ^ (h >>> 16);
}

/** JSON with sorted keys: equal values give equal text, however they were built. For plain data only, as states are. */
export function canonicalJson(value: unknown): string {
  if (typeof value === 'number') return Number.isFinite(value) ? String(value) : 'null';
  if (typeof value === 'string') return JSON.stringify(value);
  if (value === null || typeof value !== 'object') return typeof value === 'boolean' ? String(value) : 'null';
  let text = '';
  if (Array.isArray(value)) {
    for (let i = 0; i < value.length; i++) text += (i === 0 ? '' : ',') + canonicalJson(value[i]);
    return `[${text}]`;
  }
  const source = value as Record<string, unknown>;
  for (const key of Object.keys(source).sort()) {
    const inner = source[key];
    if (inner === undefined) continue;
    text += `${(text === '' ? '' : ',') + JSON.stringify(key)}:${canonicalJson(inner)}`;
  }
  return `{${text}}`;
}

// The two halves of the fingerprint that is being made. Not values passed around: that would make an object a step.
let left = 0;
let right = 0;

function absorb(word: number): void {
  left = Math.imul(left ^ word, 0x85ebca6b);
  left ^= left >>> 15;
  right = Math.imul(right + word, 0xc2b2ae35) ^ left;
  right ^= right >>> 13;
}

const NOTHING = 0x4e4f4e45;
const YES = 0x59455321;
const NO = 0x4e4f2121;
const FRACTION = 0x46524143;
const TEXT = 0x54455854;
const LIST = 0x4c495354;
const RECORD = 0x5245434f;

const fraction = new Float64Array(1);
const halves = new Int32Array(fraction.buffer);

function absorbNumber(value: number): void {
  if ((value | 0) === value) absorb(value);
  else if (!Number.isFinite(value)) absorb(NOTHING);
  else {
    fraction[0] = value;
    absorb(FRACTION);
    absorb(halves[0] as number);
    absorb(halves[1] as number);
  }
}

function absorbText(value: string): void {
  absorb(TEXT ^ value.length);
  for (let i = 0; i < value.length; i++) absorb(value.charCodeAt(i));
}

/** The entries of a record are added up, so that their order does not matter and nothing has to be sorted. */
function absorbRecord(record: Readonly<Record<string, unknown>>): void {
  const before = left;
  const beside = right;
  let sum = 0;
  let sumBeside = 0;
  for (const key in record) {
    const value = record[key];
    if (value === undefined) continue;
    left = RECORD;
    right = FRACTION;
    absorbText(key);
    absorbValue(value);
    sum = (sum + finish(left)) | 0;
    sumBeside = (sumBeside + finish(right)) | 0;
  }
  left = before;
  right = beside;
  absorb(RECORD);
  absorb(sum);
  absorb(sumBeside);
}

/** As JSON sees it: what a frozen and thawed state cannot tell apart has one fingerprint. */
function absorbValue(value: unknown): void {
  if (typeof value === 'number') absorbNumber(value);
  else if (typeof value === 'string') absorbText(value);
  else if (typeof value === 'boolean') absorb(value ? YES : NO);
  else if (value === null || typeof value !== 'object') absorb(NOTHING);
  else if (Array.isArray(value)) {
    absorb(LIST ^ value.length);
    for (let i = 0; i < value.length; i++) absorbValue(value[i]);
  } else absorbRecord(value as Record<string, unknown>);
}

/** Fingerprint of a state: 14 letters and digits, the same however its records were built. */
export function stateHash(state: unknown): string {
  left = 0x9e3779b9;
  right = 0x243f6a88;
  absorbValue(state);
  return word(finish(left)) + word(finish(right ^ left));
}

function word(half: number): string {
  return (half >>> 0).toString(36).padStart(7, '0');
}

/**
 * Whether a log says of a state what cannot be. Fingerprints of an older make had 16 hex digits and are not compared: matches of the
 * first generator have them, and no other.
 */
export function contradicts(logged: string, made: string, generator: Generator): boolean {
  return logged !== made && !(generator === 'xoroshiro128plus' && /^[0-9a-f]{16}$/.test(logged));
}
