/** The lots that are worth a closer look. */
import { CHURCHES, COLOURS } from './plot.ts';
import { COLOUR, type Site } from './site.ts';

/** How many lots are looked at closely: with all of them, a playout plays hardly better and takes twice as long. */
const CLOSELY = 6;
/** What counts at first sight: a side that meets something, the own colour, a church without it; a side of a well. */
const SNUG = 0.6;
const FRIENDLY = 0.6;
const PIOUS = 1;
const AT_WELL = 1;

const MOST_LOTS = 512;
const sight = new Float64Array(MOST_LOTS);

/** Ground gained, and how snugly the building would lie: sides that meet something else, own colour counted more. */
function firstSight(site: Site, b: number, lot: number): number {
  const { lots, cells } = site;
  const { fence, rim } = lots;
  const friends = COLOURS[COLOUR[b] as number] ?? 0;
  const bit = 1 << (COLOUR[b] as number);
  let x = (lots.gain[lot] as number) + SNUG * (lots.walls[lot] as number);
  for (let k = rim.at[lot] as number; k < (rim.at[lot + 1] as number); k++)
    x += cells[rim.items[k] as number] === 0 ? -SNUG : SNUG;
  for (let k = fence.at[lot] as number; k < (fence.at[lot + 1] as number); k++) {
    const other = cells[fence.items[k] as number] as number;
    if (other === 0) continue;
    if ((friends & (1 << (other - 1))) !== 0) x += FRIENDLY;
    else if (
      friends !== 0 &&
      (CHURCHES & (1 << (other - 1))) !== 0 &&
      ((site.colours[other - 1] as number) & bit) === 0
    )
      x += PIOUS;
  }
  const number = site.wells.length;
  for (let w = 0; w < number; w++) {
    const taken = lots.wellSides[lot * number + w] as number;
    if (taken !== 0 && (site.wells[w] as number) >= 0) x += taken === 1 ? AT_WELL : -AT_WELL;
  }
  return x;
}

/** Brings the lots that look best at first sight to the front; returns how many are to be looked at closely. */
export function narrow(site: Site, b: number, lots: Int32Array, n: number): number {
  if (n <= CLOSELY) return n;
  for (let k = 0; k < n; k++) sight[k] = firstSight(site, b, lots[k] as number);
  for (let k = 0; k < CLOSELY; k++) {
    let top = k;
    for (let j = k + 1; j < n; j++) if ((sight[j] as number) > (sight[top] as number)) top = j;
    const lot = lots[top] as number;
    lots[top] = lots[k] as number;
    lots[k] = lot;
    sight[top] = sight[k] as number;
  }
  return CLOSELY;
}
