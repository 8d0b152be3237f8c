/** The stored positions of the lessons. The learner plays against one other tribe. */
import { laid, type Position } from '../handbook/position.ts';
import type { State } from '../rules/state.ts';

/** Both have settled; two cards, two offerings and a god tile each, as after the set-up. */
const begun = (): Position =>
  laid(2)
    .hut(0, 'central-mountain')
    .hut(1, 'north-beach')
    .stored(0, 1)
    .stored(1, 0)
    .give(0, { offerings: 2 })
    .give(1, { offerings: 2, godTiles: 1 });

/** A four of the other tribe lies on the Helper; a man and a woman wait in the village. */
const fourOnHelper = (): Position =>
  begun()
    .hut(0, 'central-beach', 'east-beach')
    .hut(1, 'north-mountain')
    .person(0, 'man-build-2')
    .person(0, 'woman-vp-2')
    .dice(0, [5, 3, 2])
    .order(1, 0)
    .dice(1, [4, 6, 1])
    .lies(1, 4, 'helper');

export const helper = (): State => fourOnHelper().s;
/** A three lies on it as well: its points are to be spent. */
export const helperPoints = (): State => fourOnHelper().moves('die 3 helper').s;

export const mountain = (): State => begun().dice(0, [4, 6, 1]).dice(1, [5, 3, 2]).s;

/** Several fishes of three and more lie within reach. */
export const fishes = (): State =>
  begun()
    .hut(0, 'east-beach')
    .stored(0, 0)
    .fish('central-steppe', 5)
    .fish('south-steppe', 4)
    .fish('central-beach', 1)
    .fish('east-forest', 3)
    .dice(0, [5, 1])
    .dice(1, [6, 3])
    .pass(2).s;

/** Two women with three shells lie low enough for the die. */
export const market = (): State =>
  begun()
    .hut(0, 'central-beach')
    .slot('woman-shell-3', 2)
    .slot('woman-godCard-3', 4)
    .slot('woman-land-1', 1)
    .slot('woman-vp-1', 3)
    .slot('man-land-1', 1)
    .slot('man-vp-2', 2)
    .slot('man-build-1', 3)
    .slot('man-hut-2', 4)
    .dice(0, [4, 2])
    .dice(1, [6, 3])
    .pass(2).s;

/** Phase B with two Dancers and a shell gatherer. */
export const dancers = (): State =>
  begun()
    .hut(0, 'central-beach', 'east-beach')
    .person(0, 'woman-vp-1')
    .person(0, 'woman-vp-2', true)
    .person(0, 'man-shell-2')
    .dice(0, [])
    .dice(1, [])
    .phase('B').s;

/** Two priests stand in the temple. */
export const temple = (): State =>
  begun().hut(0, 'central-beach').priests([5, 1], [2, 1]).dice(0, [5, 2]).dice(1, [6, 3]).pass(2).s;

/** Three materials side by side, and a die that is high enough. */
export const stones = (): State =>
  begun().hut(0, 'central-beach', 'east-beach').stored(0, 0, 5).dice(0, [4, 1]).dice(1, [6, 3]).pass(2).s;

/** A three blocks the paths; the hand holds blue and red. */
export const blocked = (): State =>
  begun()
    .hut(0, 'central-beach')
    .hand(0, 'blue', 'red')
    .fish('south-steppe', 6)
    .fish('east-beach', 4)
    .order(1, 0)
    .pass(2)
    .dice(0, [6, 1])
    .dice(1, [3, 5])
    .lies(1, 3, 'landWater').s;

/** The hut stands; now and only now its fish can be scored. */
export const caught = (): State =>
  begun()
    .give(0, { offerings: 1, godTiles: 1 })
    .hut(0, 'central-beach')
    .hand(0, 'red')
    .fish('south-steppe', 6)
    .dice(0, [5, 1])
    .dice(1, [6, 3])
    .pass(2)
    .moves('die 5 landWater', 'white none', 'expand south-steppe').s;

/** The end of the second round: shells to spend, a task to score, and new ones, two of which are nearly done. */
export const shop = (): State =>
  begun()
    .round(2)
    .hut(0, 'central-beach', 'south-steppe', 'east-beach')
    .hut(1, 'north-mountain', 'central-forest')
    .priests([4, 0], [3, 1])
    .person(0, 'man-vp-1', true)
    .person(0, 'woman-shell-3', true)
    .stored(0, 0, 5, 6)
    .tasks(0, 's3', 'd34', 'd49')
    .offered('d15', 'd30', 'd28', 'd35')
    .hand(0, 'yellow')
    .column(2, 'j03', 'j11', 'j13', 'j21')
    .give(0, { shells: 4 })
    .dice(0, [])
    .dice(1, [])
    .phase('C3').s;
