/** What is seen in a town: the points it has, and what its open ground, wells and churches still promise. */
import { BLOCK, buildings, constants } from '../rules/data.ts';
import { CHURCHES, COLOURS, type Plot, SHAPE, SIDES, SIZE } from './plot.ts';

const points = constants.scoring;

export const FEATURES = [
  'ragged',
  'pocket1',
  'pocket2',
  'pocket3',
  'well1',
  'well2',
  'well3',
  'vein',
  'church0',
  'church1',
  'church2',
  'room',
  'shapes',
  'churchNoRoom',
  'churchCost',
  'group',
  'split',
  'raggedEarly',
  'pocket4',
  'churchTight',
  'blocks',
  'groupDoors',
  'well0',
  'time',
  'timeSquared',
] as const;
export type Feature = (typeof FEATURES)[number];
export type Weights = Readonly<Record<Feature, number>>;

/** Cards still to come, as a set: the order is never looked at. */
export interface ToCome {
  readonly cards: number;
  /** Buildings, as bits. */
  readonly mask: number;
  readonly area: number;
}

export function toCome(deck: readonly number[]): ToCome {
  let mask = 0;
  let area = 0;
  for (const card of deck) {
    if (card === BLOCK) continue;
    mask |= 1 << card;
    area += SIZE[card] as number;
  }
  return { cards: deck.length, mask, area };
}

export const bits = (x: number): number => {
  let n = 0;
  for (let v = x; v !== 0; v &= v - 1) n++;
  return n;
};

const NUMBER = buildings.length;
const links = new Int32Array(NUMBER);
const seen = new Uint8Array(1024);
const stack = new Int16Array(1024);
/** Open sides of the buildings, by building. */
const openSides = new Int16Array(NUMBER);

/** Features are written into `out`; the points if the game ended now are returned. */
export function observe(p: Plot, left: ToCome, goldOpen: boolean, out: Float64Array): number {
  out.fill(0);
  const { ground, cells } = p;
  const { neighbours, wanted, bank, bare } = ground;
  let sure = p.score;
  let ragged = 0;
  let open = 0;
  links.fill(0);
  openSides.fill(0);
  seen.fill(0, 0, ground.cells);
  for (let c = 0; c < ground.cells; c++) {
    const own = cells[c] as number;
    if (own !== 0) {
      for (let d = 0; d < SIDES; d++) {
        const n = neighbours[c * SIDES + d] as number;
        if (n < 0) continue;
        const other = cells[n] as number;
        if (other === 0) openSides[own - 1] = (openSides[own - 1] as number) + 1;
        else if (other !== own) links[own - 1] = (links[own - 1] as number) | (1 << (other - 1));
      }
      continue;
    }
    sure += bare[c] as number;
    if (wanted[c] === 0 || seen[c] === 1) continue;
    // A pocket of open ground on one bank.
    let size = 0;
    let top = 0;
    stack[top++] = c;
    seen[c] = 1;
    while (top > 0) {
      const x = stack[--top] as number;
      size++;
      for (let d = 0; d < SIDES; d++) {
        const n = neighbours[x * SIDES + d] as number;
        if (n < 0 || cells[n] !== 0 || wanted[n] === 0 || bank[n] !== bank[x]) ragged++;
        else if (seen[n] === 0) {
          seen[n] = 1;
          stack[top++] = n;
        }
      }
    }
    open += size;
    if (size <= 3) out[size] = (out[size] as number) + 1;
    else if (size === 4) out[18] = (out[18] as number) + 1;
  }
  out[0] = ragged;
  out[17] = (ragged * left.cards) / 27;
  sure += wells(p, left, out);
  sure += churches(p, left, out);
  sure += groups(p, left, out);
  if (goldOpen) for (const c of ground.gold) if (cells[c] !== 0) out[7] = 1;
  room(p, left, open, out);
  return sure;
}

function wells(p: Plot, left: ToCome, out: Float64Array): number {
  let sure = 0;
  for (const well of p.ground.wells) {
    if (p.cells[well] !== 0) continue;
    let different = 0;
    let built = 0;
    for (let d = 0; d < SIDES; d++) {
      const n = p.ground.neighbours[well * SIDES + d] as number;
      const own = n < 0 ? 0 : (p.cells[n] as number);
      if (own === 0) continue;
      built++;
      different |= 1 << (own - 1);
    }
    // One building on two sides: the well is lost (MC-44).
    if (bits(different) < built) continue;
    if (built === SIDES) sure += points.wellFourBuildings;
    else {
      const at = built === 0 ? 22 : 3 + built;
      out[at] = (out[at] as number) + Math.min(1, left.cards / 8);
    }
  }
  return sure;
}

function churches(p: Plot, left: ToCome, out: Float64Array): number {
  let sure = 0;
  for (let rest = p.built & CHURCHES; rest !== 0; rest &= rest - 1) {
    const b = 31 - Math.clz32(rest & -rest);
    let colours = 0;
    let chance = 1;
    for (const mask of COLOURS)
      if (((links[b] as number) & mask) !== 0) colours++;
      else chance *= Math.min(1, bits(left.mask & mask) / 3);
    if (colours === COLOURS.length) sure += points.churchThreeColours;
    else if ((openSides[b] as number) >= COLOURS.length - colours)
      out[8 + colours] = (out[8 + colours] as number) + chance;
  }
  return sure;
}

/** Points of the largest groups; what cards to come may add, and what lies apart. */
function groups(p: Plot, left: ToCome, out: Float64Array): number {
  let sure = 0;
  let join = 0;
  let split = 0;
  for (const colour of COLOURS) {
    const mine = p.built & colour;
    let best = 0;
    let doors = 0;
    for (let rest = mine; rest !== 0; ) {
      let group = rest & -rest;
      for (let grown = 0; grown !== group; ) {
        grown = group;
        for (let x = group; x !== 0; x &= x - 1) group |= (links[31 - Math.clz32(x & -x)] as number) & mine;
      }
      rest &= ~group;
      const n = bits(group);
      if (n < best) continue;
      let sides = 0;
      for (let x = group; x !== 0; x &= x - 1) sides += openSides[31 - Math.clz32(x & -x)] as number;
      doors = n > best ? sides : Math.max(doors, sides);
      best = n;
    }
    sure += best * points.groupPerBuilding;
    split += bits(mine) - best;
    const cards = bits(left.mask & colour);
    join += cards * Math.min(1, doors / 6);
    out[21] = (out[21] as number) + (Math.min(doors, 10) * left.cards) / 27;
  }
  out[15] = join;
  out[16] = split;
  return sure;
}

/** How much of what comes will find room. */
function room(p: Plot, left: ToCome, open: number, out: Float64Array): void {
  let asked = 0;
  let yes = 0;
  let fits = 0;
  let cards = 0;
  for (let rest = left.mask; rest !== 0; rest &= rest - 1) {
    const b = 31 - Math.clz32(rest & -rest);
    const shape = SHAPE[b] as number;
    const bit = 1 << shape;
    if ((asked & bit) === 0) {
      asked |= bit;
      if (p.hasRoom(shape)) yes |= bit;
    }
    cards++;
    if ((CHURCHES & (1 << b)) !== 0) {
      const n = p.places(shape, 4);
      out[19] = (out[19] as number) + (n === 0 ? 0 : 1 / n);
    }
    if ((yes & bit) !== 0) fits++;
    else if ((CHURCHES & (1 << b)) !== 0) out[13] = (out[13] as number) + 1;
  }
  // Where nothing that comes can be built, the town stays as it is.
  if (fits === 0) {
    out.fill(0);
    return;
  }
  out[11] = Math.min(open, left.area * (fits / cards));
  out[12] = fits;
  out[20] = p.blocks();
  out[23] = left.cards;
  out[24] = left.cards ** 2 / 27;
  out[14] = ((out[13] as number) * (out[11] as number)) / 10;
}

export const value = (sure: number, f: Float64Array, w: Float64Array): number => {
  let x = sure;
  for (let i = 0; i < f.length; i++) x += (f[i] as number) * (w[i] as number);
  return x;
};
