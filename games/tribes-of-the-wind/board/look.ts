/** From pieces of the rules to how they look. */
import { elements, forestColors, grid, tileAt, tribeAt } from '../rules/data.ts';
import { rowOf } from '../rules/geometry.ts';
import { leaderProgress } from '../rules/inspect.ts';
import type { Land } from '../rules/state.ts';
import type { Effect } from '../rules/vocabulary.ts';
import { ELEMENT_NAMES, type ElementName } from './draw/elements.ts';
import { temple } from './draw/pieces.ts';
import { cellXY, type Size } from './draw/plate.ts';
import { cleanSpace, forestTile, foulSpace, startTile, type TileLook, tileShadow, villageTile } from './draw/tiles.ts';
import { FOREST_NAMES, type ForestName } from './draw/trees.ts';
import { TRIBE_NAMES, type TribeName } from './draw/tribes.ts';

function known<T extends string>(names: readonly T[], id: string | undefined): T {
  const name = names.find((n) => n === id);
  if (name === undefined) throw new Error(`no drawing for ${id}`);
  return name;
}

export const elementName = (i: number): ElementName => known(ELEMENT_NAMES, elements[i]?.id);
export const forestName = (i: number): ForestName => known(FOREST_NAMES, forestColors[i]?.id);
export const tribeName = (i: number): TribeName => known(TRIBE_NAMES, tribeAt(i).id);

/** A temple wears the colour of the element whose main effect it has. */
export function templeElement(effects: readonly Effect[]): ElementName {
  switch (effects[0]?.kind) {
    case 'water':
      return 'blue';
    case 'clean':
      return 'red';
    case 'forest':
      return 'green';
    default:
      return 'yellow';
  }
}

export function tileLook(tile: number): TileLook {
  const t = tileAt(tile);
  return { id: t.id, kind: forestName(t.color), slots: t.slots, bonus: t.bonus };
}

export const size = (rim: boolean): Size => ({ columns: grid.columns, rows: grid.rows, rim });
export const spaceXY = (space: number): readonly [number, number] => cellXY(space, grid.columns);

const drawn = new Map<string, string>();
/** Drawings are made once: the same look has the same name. */
function once(key: string, make: () => string): string {
  let art = drawn.get(key);
  if (art === undefined) {
    art = make();
    drawn.set(key, art);
  }
  return art;
}

/** Everything on a space but its riders. */
export function spaceArt(land: Land, space: number): string {
  const tile = land.tiles[space] as number;
  const tribe = tribeName(land.tribe);
  const seed = rowOf(space) * grid.columns + (space % grid.columns) + 5;
  if (tile < 0) {
    const n = land.pollution[space] as number;
    return once(`e${space}.${n}`, () => (n === 0 ? cleanSpace(seed) : foulSpace(n, seed)));
  }
  const riders = land.riders[space] as number;
  const placed = land.temple[space] as number;
  const village = land.village[space] === 1;
  return once(`t${tile}.${village ? 'v' : riders}.${placed}.${tribe}`, () => {
    const look = tileLook(tile);
    const art =
      look.slots === 0 ? startTile(look.kind, tribe) : village ? villageTile(look, tribe) : forestTile(look, riders);
    return tileShadow + art + (placed < 0 ? '' : templeOn(land.tribe, placed, look.slots === 0));
  });
}

function templeOn(tribe: number, placed: number, start: boolean): string {
  const el = templeElement(tribeAt(tribe).temples[placed]?.effects ?? []);
  return `<g class="tw-temple" transform="translate(${start ? '36 114' : '32 116'})">${temple(el)}</g>`;
}

/** A tile alone, as it lies in the display. */
export const tileArt = (tile: number): string => once(`d${tile}`, () => `${tileShadow}${forestTile(tileLook(tile))}`);

/** Colours that would close a gap of the path when all others lie there. */
export function wanted(land: Land): ReadonlySet<number> {
  const { path } = leaderProgress(land);
  const { progress } = path;
  const kinds = tribeAt(land.tribe).path;
  if (path.spent || progress === null || progress.matches < kinds.length - 1) return new Set();
  return new Set(kinds.filter((_, i) => progress.placed[i] !== true));
}
