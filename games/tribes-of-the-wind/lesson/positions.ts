/** The stored positions of the lessons: three tribes at one table, the learner leads the Storm Falcons. */
import { type Scene, scene } from '../handbook/scene.ts';
import type { State } from '../rules/state.ts';

const made = (position: Scene) => (): State => scene(position);

const NEIGHBOURS = ['B Y Y R G', 'B B R G G'];

/** The beginning: a card that one neighbour makes possible. */
const FIRST: Scene = { racks: ['blue-06 B Y R G', ...NEIGHBOURS], display: 'B Y R G', top: 'B' };
export const first = made(FIRST);
export const drawing = made({ ...FIRST, moves: ['play blue-06 1'] });

export const dirty = made({ racks: ['red-01 red-02 Y B G', ...NEIGHBOURS] });

/** Two spaces lie between two tiles, one lies open. */
export const planting = made({
  tiles: { r0c1: 'amber-06', r1c1: 'violet-01', r1c2: 'teal-02' },
  pollution: { r0c3: 2, r2c0: 1, r2c3: 2, r1c3: 2, r2c2: 1 },
  water: 4,
  racks: ['green-11 Y R G Y', ...NEIGHBOURS],
});

const FOREST: Scene = {
  tiles: { r0c1: 'violet-01', r1c0: 'amber-06' },
  pollution: { r0c2: 1, r0c3: 2, r2c0: 1, r1c2: 2, r2c1: 2, r2c2: 2, r1c3: 2, r2c3: 2 },
};

export const flying = made({ ...FOREST, racks: ['yellow-12 Y R B B', ...NEIGHBOURS] });

const FULL: Scene = {
  ...FOREST,
  riders: { r0c1: 2 },
  racks: ['Y Y R B G', ...NEIGHBOURS],
  villages: ['v13', 'v04', 'v15', 'v20'],
};
export const full = made(FULL);
export const built = made({ ...FULL, moves: ['build r0c1'] });

/** A card with three rows, two of which are open. */
export const rows = made({ racks: ['blue-15 B Y R G', 'B B Y R G', 'B Y R G G'] });

/** Three cards nobody can play, and two blue ones. */
export const stuck = made({ ...FOREST, racks: ['red-20 green-20 yellow-20 blue-01 blue-20', ...NEIGHBOURS] });

export const nearer = made({ ...FOREST, racks: ['yellow-01 yellow-02 blue-01 B R', ...NEIGHBOURS] });

const PATH: Scene = {
  tiles: { r0c1: 'amber-06', r1c1: 'violet-01' },
  pollution: { r0c3: 2, r1c3: 2, r2c0: 1, r2c2: 2, r2c3: 2 },
  water: 4,
  forest: ['amber-01', 'teal-01', 'violet-02', 'amber-02'],
  racks: ['green-11 Y R G Y', ...NEIGHBOURS],
};
export const gap = made(PATH);
export const closed = made({ ...PATH, moves: ['play green-11 1', 'forest amber-01', 'plant r1c2', 'drawDeck'] });

/** Four villages stand, two forests are full. */
export const late = made({
  tiles: {
    r0c1: 'teal-01!',
    r1c0: 'amber-01!',
    r1c1: 'violet-02!',
    r2c0: 'teal-06!',
    r0c2: 'amber-02',
    r2c1: 'violet-01',
    r1c2: 'teal-02',
  },
  riders: { r0c2: 2, r2c1: 2 },
  temples: { r0c0: 't-water', r0c1: 't-move', r1c0: 't-clean' },
  pollution: { r2c2: 1 },
  objectives: ['v12', 'v01'],
  racks: ['Y Y R B G', ...NEIGHBOURS],
});
