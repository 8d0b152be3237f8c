import { ANY_SEX, indexIn, oneOf, SEXES } from './words.ts';

/** Section 10: all that a task can ask for. */
export const PREDICATES = [
  'persons',
  'personKinds',
  'personsOfKind',
  'shifted',
  'priests',
  'turnOrder',
  'regions',
  'terrain',
  'islands',
  'fishValue',
  'godCardsSame',
  'godCardsDifferent',
  'godTiles',
  'offerings',
  'shells',
  'materials',
  'jewels',
  'jewelTypes',
  'jewelsOfType',
  'buildings',
  'hutsOnField12',
] as const;
export type Predicate = (typeof PREDICATES)[number];

/** One requirement: at least `n` of what the predicate counts; `arg` is the index of its sex, kind, terrain … or a value. */
export interface Requirement {
  readonly p: Predicate;
  readonly n: number;
  readonly arg: number;
}

/** A requirement as the data file writes it. */
export interface RawRequirement {
  readonly p: string;
  readonly n?: number;
  readonly sex?: string;
  readonly kind?: string;
  readonly place?: number;
  readonly terrain?: string;
  readonly value?: number;
  readonly material?: string;
  readonly type?: string;
}

/** Ids that requirements refer to. */
export interface Lookups {
  readonly kinds: readonly string[];
  readonly terrains: readonly string[];
  readonly materials: readonly string[];
  readonly jewelTypes: readonly string[];
}

/** Reads one requirement; an unknown predicate or parameter stops the loading of the data. */
export function readRequirement(raw: RawRequirement, ids: Lookups, where: string): Requirement {
  const p = oneOf(PREDICATES, raw.p, where);
  const n = p === 'turnOrder' ? 1 : raw.n;
  if (n === undefined || n < 1) throw new Error(`bora-bora data: no number in ${where}`);
  return { p, n, arg: readArg(p, raw, ids, where) };
}

function readArg(p: Predicate, raw: RawRequirement, ids: Lookups, where: string): number {
  switch (p) {
    case 'persons':
    case 'personKinds':
    case 'shifted':
      return raw.sex === 'any' ? ANY_SEX : indexIn(SEXES, raw.sex ?? '', where);
    case 'personsOfKind':
      return indexIn(ids.kinds, raw.kind ?? '', where);
    case 'terrain':
      return indexIn(ids.terrains, raw.terrain ?? '', where);
    case 'materials':
      return raw.material === 'any' ? ids.materials.length : indexIn(ids.materials, raw.material ?? '', where);
    case 'jewelsOfType':
      return indexIn(ids.jewelTypes, raw.type ?? '', where);
    case 'turnOrder':
      return whole(raw.place, where);
    case 'fishValue':
      return whole(raw.value, where);
    default:
      return 0;
  }
}

function whole(value: number | undefined, where: string): number {
  if (value === undefined || !Number.isInteger(value)) throw new Error(`bora-bora data: no whole number in ${where}`);
  return value;
}
