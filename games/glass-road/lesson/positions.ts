/** The stored positions of the lessons: three people in the forest, the learner begins. */
import { Arranged } from '../handbook/arranged.ts';
import type { State } from '../rules/state.ts';

const table = (): Arranged => new Arranged(3);

/** Five of fifteen are to be kept. */
export const keeping = (): State => table().s;

export const fishing = (): State => table().using(0, 'fish-farmer').s;

const MINE = ['woodcutter', 'fish-farmer', 'forester', 'pond-builder', 'supplier'];
const SECOND = ['woodcutter', 'forester', 'pit-worker', 'builder', 'clay-worker'];
const THIRD = ['charcoal-burner', 'pit-worker', 'builder', 'carpenter', 'landscape-gardener'];

/** The second holds the woodcutter too; nobody else has the fish farmer. */
export const choosing = (): State => table().hands(MINE, SECOND, THIRD).s;

/** What the others lay face down in the first round. */
export const LAID: readonly string[] = ['', 'choose pit-worker', 'choose charcoal-burner'];

/** The second reveals the forester, which the learner holds: one action. */
export function following(): State {
  const t = table();
  t.s.goblet = 1;
  return t
    .hands(MINE, SECOND, THIRD)
    .play(0, 'choose fish-farmer')
    .play(1, 'choose forester')
    .play(2, 'choose charcoal-burner')
    .play(1, 'done').s;
}

export const clearing = (): State => table().using(0, 'woodcutter').s;
export const ponds = (): State => table().land(0, { r1c2: 'empty' }).using(0, 'pond-builder').s;

export const building = (): State =>
  table()
    .stock(0, 'GW(0,2,1,2,2|0) BW(2,1,0|1)')
    .show('sand-island', 'clay-depot', 'sawmill', 'bathhouse')
    .using(0, 'builder').s;

/** One empty space, and goods for several buildings. */
export const rich = (): State =>
  table()
    .stock(0, 'GW(0,2,1,3,4|2) BW(4,1,0|3)')
    .land(0, { r4c1: 'grove' })
    .clearDisplay()
    .show('mansion', 'water-tower', 'bathhouse', 'kiln', 'wood-depot', 'clay-depot')
    .using(0, 'builder').s;

/** Two blue buildings, each of which can make a wheel turn. */
export const converting = (): State =>
  table()
    .stock(0, 'GW(0,1,1,3,2|0) BW(2,1,0|0)')
    .own(0, 'sandpit', 'r3c3')
    .own(0, 'soup-kitchen', 'r1c2')
    .using(0, 'forester').s;
