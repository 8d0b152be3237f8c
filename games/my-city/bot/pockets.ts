/** Pockets of open ground: small ones are hard to fill. */
import { SIDES } from './lots.ts';
import { type Site, SMALL } from './site.ts';

/** By size: small pockets as they were counted last. */
export const pockets = new Int16Array(SMALL + 1);
const MOST_CELLS = 1024;
const stack = new Int16Array(MOST_CELLS);
/** By cell and by pocket: when it was met last. Times grow, so that nothing is ever wiped, until there are no more of them. */
const stamp = new Int32Array(MOST_CELLS);
const met = new Int32Array(MOST_CELLS);
const LAST_TIME = 2 ** 30;
let time = 0;

/** Pockets after the lot is built on. */
export function split(site: Site, lot: number): void {
  const { lots, cells, pocketOf } = site;
  const { covered, rim } = lots;
  if (time >= LAST_TIME) {
    time = 0;
    stamp.fill(0);
    met.fill(0);
  }
  time += 4;
  const own = time;
  for (let i = 1; i <= SMALL; i++) pockets[i] = site.pockets[i] as number;
  const small = own + 1;
  const large = own + 2;
  for (let k = covered.at[lot] as number; k < (covered.at[lot + 1] as number); k++) {
    const c = covered.items[k] as number;
    stamp[c] = own;
    const p = pocketOf[c] as number;
    if (p < 0 || met[p] === own) continue;
    met[p] = own;
    const size = site.pocketSize[p] as number;
    if (size <= SMALL) pockets[size] = (pockets[size] as number) - 1;
  }
  for (let k = rim.at[lot] as number; k < (rim.at[lot + 1] as number); k++) {
    const start = rim.items[k] as number;
    if (cells[start] !== 0 || (stamp[start] as number) >= own) continue;
    let size = 0;
    let top = 0;
    let end = 0;
    stack[end++] = start;
    stamp[start] = small;
    let big = false;
    while (top < end && !big) {
      const x = stack[top++] as number;
      size++;
      if (size > SMALL) big = true;
      for (let d = x * SIDES; d < x * SIDES + SIDES; d++) {
        const n = lots.beside[d] as number;
        if (n < 0 || cells[n] !== 0) continue;
        const s = stamp[n] as number;
        if (s === large) big = true;
        if (s >= own) continue;
        stamp[n] = small;
        stack[end++] = n;
      }
    }
    if (big) for (let i = 0; i < end; i++) stamp[stack[i] as number] = large;
    else pockets[size] = (pockets[size] as number) + 1;
  }
}
