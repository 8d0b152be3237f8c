import { BUILD_VP, BUILDING_TILES, MATERIAL_IDS, SPACES } from '../../rules/data.ts';
import { bits } from '../../rules/effects/huts.ts';
import { FREE, STORED } from '../../rules/state.ts';
import { beside, groundsOf, mostTiles } from '../ground.ts';
import { ANY_MATERIAL, built, covered, fits, grounds, joins, late, materialNeed, p, s } from './scene.ts';
import { COUNTS, capped, note, row, sign } from './signs.ts';
import { kept, WANT } from './wants.ts';

const MATERIAL = row('material', MATERIAL_IDS.length);
const MATERIAL_LATE = sign('material.late');
const MATERIAL_PAIR = sign('material.pair');
const MATERIAL_PAIRS = row('material.pairs', COUNTS);
const MATERIAL_COVERS = row('material.covered', SPACES);
const MATERIAL_SURPLUS = sign('material.surplus');
const MATERIAL_WANTED = sign('material.wanted');
export function material(m: number): void {
  note(MATERIAL + m);
  note(MATERIAL_LATE, late);
  note(MATERIAL_PAIRS + capped(grounds));
  note(MATERIAL_WANTED, materialNeed(m));
  if (!fits[m]) note(MATERIAL_SURPLUS);
  else note(MATERIAL_COVERS + covered);
  if (joins[m]) note(MATERIAL_PAIR);
}

const STORE_BESIDE = row('store.besideMaterial', 5);
const STORE_FREE = row('store.besideFree', 5);
export function store(space: number): void {
  note(STORE_BESIDE + beside(p, space, STORED));
  note(STORE_FREE + beside(p, space, FREE));
}

const BUILD_TILE = sign('build.tile');
const BUILD_WHOLE = sign('build.whole');
const BUILD_PAIRS = row('build.pairsLeft', COUNTS);
export function build(tile: number, a: number, b: number): void {
  note(BUILD_TILE, tile);
  let open = 0;
  for (let i = 0; i < SPACES; i++) if (i !== a && i !== b && (p.ceremony[i] as number) <= STORED) open |= 1 << i;
  note(BUILD_WHOLE, mostTiles(open) - bits(open) / 2);
  const [x, y] = [p.ceremony[a] as number, p.ceremony[b] as number];
  p.ceremony[a] = tile;
  p.ceremony[b] = tile;
  note(BUILD_PAIRS + capped(groundsOf(p)));
  p.ceremony[a] = x;
  p.ceremony[b] = y;
}

const BUILDS_FALLS = sign('die.build.falls');
const BUILDS_BREAKS = sign('die.build.breaksTask');
const BUILDS_COUNT = row('die.build.count', BUILDING_TILES.length);
/** Building, with a die or with persons: what is lost by waiting a round, and the task that may need the materials. */
export function building(): void {
  note(BUILDS_FALLS, ((BUILD_VP[s.round - 1] as number) - (BUILD_VP[s.round] ?? 0)) / 3);
  note(BUILDS_COUNT + built);
  if (materialsKept()) note(BUILDS_BREAKS);
}

function materialsKept(): boolean {
  for (let m = 0; m <= ANY_MATERIAL; m++) if ((kept[WANT.materials + m] as number) > 0) return true;
  return false;
}
