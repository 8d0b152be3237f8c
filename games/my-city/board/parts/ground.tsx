import type { ComponentChildren } from 'preact';
import type { PlaceMove, TownView } from '../../rules/state.ts';
import { key } from '../draw/geometry.ts';
import { everyCell, isBuildable, type LandMap } from '../draw/land.ts';
import { legalCells } from '../logic/placing.ts';
import { LegalGround } from './overlays.tsx';

/** The cells where the building can stand in this rotation, and a veil over the other free ones. */
export function legalGround(
  land: LandMap,
  town: TownView,
  places: readonly PlaceMove[],
  b: number,
  rotation: number,
): ComponentChildren {
  const legal = legalCells(places, b, rotation);
  const isLegal = new Set(legal.map(([x, y]) => key(x, y)));
  const others = everyCell(land).filter(
    ([x, y]) => isBuildable(land, x, y) && town.cells[y * land.width + x] === 0 && !isLegal.has(key(x, y)),
  );
  return <LegalGround legal={legal} others={others} />;
}
