import { SECRET, type SecretProject } from '../rules/data.ts';

/** What a kept secret card brings on average, by family: measured in games of the bot against itself. */
const FAMILY_POINTS: Readonly<Record<SecretProject['family'], number>> = {
  floorsOnLand: 6.5,
  buildingsOnLand: 7.5,
  tallBuildings: 15,
  territoryControl: 6,
};
/** Two cards that want the same buildings help each other. */
const SAME_LAND = 2;
const TALL_WITH_LAND = 1;
const SHARED_TERRITORY = 1;

function landOf(card: SecretProject): number {
  return card.family === 'floorsOnLand' || card.family === 'buildingsOnLand' ? card.land : -1;
}

export function ratePair(first: number, second: number): number {
  const a = SECRET[first] as SecretProject;
  const b = SECRET[second] as SecretProject;
  let sum = FAMILY_POINTS[a.family] + FAMILY_POINTS[b.family];
  const landA = landOf(a);
  const landB = landOf(b);
  if (landA >= 0 && landA === landB) sum += SAME_LAND;
  if ((a.family === 'tallBuildings') !== (b.family === 'tallBuildings') && (landA >= 0 || landB >= 0))
    sum += TALL_WITH_LAND;
  // Whoever shares a territory between two control cards stands or falls with it.
  if (
    a.family === 'territoryControl' &&
    b.family === 'territoryControl' &&
    a.territories.some((t) => b.territories.includes(t))
  )
    sum -= SHARED_TERRITORY;
  return sum;
}
