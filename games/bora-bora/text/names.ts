import type { Seat, Names as Seats } from '#kernel';
import {
  CARDS,
  CEREMONY_COLS,
  GOD_NAMES,
  JEWEL_TYPE_NAMES,
  JEWELS,
  KINDS,
  MATERIAL_NAMES,
  type Names,
  OFFERING,
  PERSONS,
  REGIONS,
  TASKS,
} from '../rules/data.ts';
import { PAY_CARD, PAY_PAIR, PAY_TILE } from '../rules/moves.ts';
import { MAN, SEXES } from '../rules/words.ts';
import type { Words } from './words.ts';

/** Somebody inside a sentence. */
export const inside = (w: Words, seats: Seats, seat: Seat): string => (seats.you === seat ? w.you : seats(seat));

const at = <T>(list: readonly T[], i: number): T => list[i] as T;

export const region = (w: Words, i: number): string => at(REGIONS, i).name[w.lang];
export const card = (w: Words, i: number): string => at(CARDS, i).name[w.lang];
export const god = (w: Words, i: number): string => (at(GOD_NAMES, i) as Names)[w.lang];
export const task = (w: Words, i: number): string => at(TASKS, i).name[w.lang];
export const good = (w: Words, i: number): string =>
  i === OFFERING ? w.offering : (at(MATERIAL_NAMES, i) as Names)[w.lang];

export function jewel(w: Words, i: number): string {
  return (at(JEWEL_TYPE_NAMES, at(JEWELS, i).type) as Names)[w.lang];
}

/** Name of a kind, by sex. */
export function kind(w: Words, i: number, sex: number): string {
  return at(KINDS, i).name[sex === MAN ? 'man' : 'woman'][w.lang];
}

/** A person with what it gives when it is tattooed or gathers: 'Dancer (woman, 2 shells)'. */
export function person(w: Words, i: number): string {
  const p = at(PERSONS, i);
  const symbols = w.symbols[at(SEXES, p.sex)]({ n: String(p.symbols) });
  return `${kind(w, p.kind, p.sex)} (${w.sex[at(SEXES, p.sex)]}, ${symbols})`;
}

/** Spaces of the ceremony place are called A1 to C4. */
export function space(i: number): string {
  return `${String.fromCharCode('A'.charCodeAt(0) + Math.floor(i / CEREMONY_COLS))}${(i % CEREMONY_COLS) + 1}`;
}

/** How a god is paid. */
export function payment(w: Words, godIndex: number, pay: number): string {
  if (pay === PAY_TILE) return w.pays.tile;
  if (pay === PAY_CARD) return w.pays.card({ god: god(w, godIndex) });
  return w.pays.pair({ god: god(w, pay - PAY_PAIR) });
}

/** The least and the most of some values: '1 to 3'. */
export function fromTo(values: readonly number[], to: string): string {
  return `${Math.min(...values)}${to}${Math.max(...values)}`;
}
