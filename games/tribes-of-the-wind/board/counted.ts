/** Which spaces of a land a row of the score table is about: the end screen lights them. Pure. */
import type { Land } from '../rules/state.ts';

const isVillage = (land: Land, space: number): boolean => land.village[space] === 1;
const hasTile = (land: Land, space: number): boolean => (land.tiles[space] as number) >= 0;
const hasTemple = (land: Land, space: number): boolean => (land.temple[space] as number) >= 0;
const isPolluted = (land: Land, space: number): boolean => (land.pollution[space] as number) > 0;

const ROWS: Readonly<Record<string, (land: Land, space: number) => boolean>> = {
  endTile: isVillage,
  treehouses: isVillage,
  temples: hasTemple,
  pollution: isPolluted,
  tiles: hasTile,
};

/** Whether a space is counted by a category; null where the category is not about spaces. */
export function counts(land: Land, space: number, category: string | null): boolean | null {
  return category === null ? null : (ROWS[category]?.(land, space) ?? null);
}

export const countedClass = (counted: boolean | null): string =>
  counted === null ? '' : counted ? ' tw-counted' : ' tw-uncounted';
