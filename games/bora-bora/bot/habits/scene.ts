import type { Seat } from '#kernel';
import {
  CARDS,
  FIELDS,
  JEWELS,
  JEWELS_PER_ROUND,
  type Jewel,
  MATERIAL_IDS,
  ROUNDS,
  SPACE_MATERIAL,
  SPACES,
} from '../../rules/data.ts';
import { countBuildings, countCovered } from '../../rules/effects/ceremony.ts';
import { canPay } from '../../rules/effects/gods.ts';
import { settled } from '../../rules/effects/huts.ts';
import { countPersons } from '../../rules/effects/persons.ts';
import { FREE, NOBODY, type Player, STORED, type State } from '../../rules/state.ts';
import { ANY_SEX, RED } from '../../rules/words.ts';
import { beside, groundsOf } from '../ground.ts';
import { fillWants, WANT, wanted } from './wants.ts';

/* The table as the acting seat sees it while it is asked one question: set once, read for all options. */
export let s: State;
export let seat: Seat;
export let p: Player;
/** 0 in the first round, 1 in the last. */
export let late = 0;
export let hand = 0;
export let freeFields = 0;
/** Own regions, one bit each. */
export let own = 0;
/** Buildings that could be built now, and by material whether it has a free space and one beside another material. */
export let grounds = 0;
export const fits: boolean[] = MATERIAL_IDS.map(() => false);
export const joins: boolean[] = MATERIAL_IDS.map(() => false);
/** What each card needs at least. */
export const needs = new Int8Array(CARDS.length);
export let paysRed = false;
export let covered = 0;
export let built = 0;
export let people = 0;
/** Whether a jewel in every round is still possible: a bonus asks for it. */
export let pace = false;
/** Points of the best jewellery of this round by shells, up to the dearest price. */
export const jewelVp = new Float64Array(8);
export const DEAREST = 6;

export const ANY_MATERIAL = MATERIAL_IDS.length;

export const need = (at: number): number => wanted[at] as number;
export const bySex = (at: number, sex: number): number => need(at + sex) + need(at + ANY_SEX);
export const materialNeed = (m: number): number => need(WANT.materials + m) + need(WANT.materials + ANY_MATERIAL);

/** Looks at the table before the options of a question. */
export function lookAround(state: State, acting: Seat): void {
  s = state;
  seat = acting;
  p = s.players[seat] as Player;
  late = (s.round - 1) / (ROUNDS - 1);
  fillWants(s, seat, p);
  hand = 0;
  for (const n of p.hand) hand += n;
  freeFields = 0;
  for (let i = 0; i < FIELDS; i++) if (p.persons[i] === NOBODY && p.huts[i] === 0) freeFields++;
  own = settled(s, seat);
  fillJewels();
  fillCeremony();
  paysRed = canPay(p, RED);
  covered = countCovered(p);
  built = countBuildings(p);
  people = countPersons(p);
  pace = p.jewels.length === s.round - 1;
}

function fillCeremony(): void {
  grounds = groundsOf(p);
  fits.fill(false);
  joins.fill(false);
  for (let i = 0; i < SPACES; i++) {
    if (p.ceremony[i] !== FREE) continue;
    const m = SPACE_MATERIAL[i] as number;
    fits[m] = true;
    if (beside(p, i, STORED) > 0) joins[m] = true;
  }
}

function fillJewels(): void {
  jewelVp.fill(0);
  if (s.phase !== 'A' && s.phase !== 'B' && s.phase !== 'C3') return;
  for (let i = (s.round - 1) * JEWELS_PER_ROUND; i < s.round * JEWELS_PER_ROUND; i++) {
    const j = s.jewels[i] as number;
    if (j === NOBODY) continue;
    const { cost, vp } = JEWELS[j] as Jewel;
    for (let n = cost; n <= DEAREST; n++) if (vp > (jewelVp[n] as number)) jewelVp[n] = vp;
  }
}
