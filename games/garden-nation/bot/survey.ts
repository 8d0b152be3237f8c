import { FIELDS, NUMBERS, TERRITORIES, TERRITORY_OF } from '../rules/data.ts';
import { buildingValue } from '../rules/garden.ts';
import { SEATS, SOLE_MAJORITY, TIED_MAJORITY } from '../rules/numbers.ts';
import type { Table } from '../rules/state.ts';
import { W } from './weights.ts';

/** Seats at most: the stride of the tables below. */
export const MOST = Math.max(...SEATS);

/** Figures of the table that several groups need, counted once a judgement: evaluating makes no garbage. */
export const COUNT = new Int32Array(TERRITORIES * MOST);
export const GAIN = new Int32Array(MOST);
export const OPEN_FLOORS = new Int32Array(MOST);
/** Floors above the second: the highest buildings are what secret cards pay for. */
export const TALL_FLOORS = new Int32Array(MOST);
export const ASSETS = new Float64Array(MOST);

/** Buildings up to this height are common. */
export const LOW = 2;

/** Floors by territory and seat, unroofed floors, what demolishing may bring, and the population of the present majorities. */
export function survey(t: Readonly<Table>): void {
  COUNT.fill(0);
  GAIN.fill(0);
  OPEN_FLOORS.fill(0);
  TALL_FLOORS.fill(0);
  ASSETS.fill(0);
  for (let f = 0; f < FIELDS; f++) {
    const seat = t.owner[f] as number;
    if (seat < 0) continue;
    const floors = t.floors[f] as number;
    const at = (TERRITORY_OF[f] as number) * MOST + seat;
    COUNT[at] = (COUNT[at] as number) + floors;
    const roofed = t.roof[f] === 1;
    if (!roofed) {
      OPEN_FLOORS[seat] = (OPEN_FLOORS[seat] as number) + floors;
      TALL_FLOORS[seat] = (TALL_FLOORS[seat] as number) + Math.max(0, floors - LOW);
    }
    ASSETS[seat] =
      (ASSETS[seat] as number) + buildingValue(NUMBERS[f] as number, floors) * (roofed ? W.roofedAsset : W.openAsset);
  }
  for (let first = 0; first < COUNT.length; first += MOST) {
    let most = 0;
    let tied = 0;
    for (let i = first; i < first + t.seats; i++) {
      const n = COUNT[i] as number;
      if (n > most) {
        most = n;
        tied = 1;
      } else if (n === most) tied++;
    }
    if (most === 0) continue;
    for (let seat = 0; seat < t.seats; seat++)
      if (COUNT[first + seat] === most)
        GAIN[seat] = (GAIN[seat] as number) + (tied === 1 ? SOLE_MAJORITY : TIED_MAJORITY);
  }
}
