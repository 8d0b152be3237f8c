/** A town that is built fast: what an answer changes is kept up to date, so that judging a place takes about a microsecond. */
import { buildings, constants } from '../rules/data.ts';
import type { Town } from '../rules/state.ts';
import { type Lots, SIDES } from './lots.ts';
import { CHURCHES, COLOURS, SHAPE, SIZE } from './plot.ts';

const NUMBER = buildings.length;
/** Pockets up to this size are told apart. */
export const SMALL = 4;
/** By building: its colour, −1 for a church. */
export const COLOUR = Int8Array.from(buildings, (b) => COLOURS.findIndex((mask) => (mask & (1 << b.index)) !== 0));
const SHAPES = Math.max(...SHAPE) + 1;
/** By shape: the buildings that have it, as bits. */
export const WITH_SHAPE = Int32Array.from({ length: SHAPES }, (_, s) =>
  SHAPE.reduce((mask, x, b) => (x === s ? mask | (1 << b) : mask), 0),
);

/** By shape: its cells. */
const AREA = Int8Array.from({ length: SHAPES }, (_, s) => SIZE[SHAPE.indexOf(s)] as number);

/** How many bits are set. */
export const ones = (x: number): number => {
  let v = x - ((x >>> 1) & 0x55555555);
  v = (v & 0x33333333) + ((v >>> 2) & 0x33333333);
  return Math.imul((v + (v >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
};
/** The number of the lowest bit. */
export const lowest = (x: number): number => 31 - Math.clz32(x & -x);

const stack = new Int16Array(256);

export class Site {
  readonly lots: Lots;
  /** By cell: building + 1, or 0. */
  readonly cells: Uint8Array;
  /** Lots nothing stands on; lots that border on a building. */
  readonly free: Int32Array;
  readonly near: Int32Array;
  /** By colour: lots that border on it. */
  readonly beside: Int32Array;
  /** By church: its lot. */
  readonly lotOf = new Int16Array(NUMBER);
  built = 0;
  /** The scoring token. */
  score = 0;
  goldOpen = false;
  /** Cards that were to come when it won the gold; −1: it has not. */
  claimed = -1;
  /** Points of the uncovered ground. */
  ground = 0;
  /** Open cells worth building on; their sides that do not face another one. */
  open = 0;
  ragged = 0;
  veins = 0;
  /** By well: its sides that are built on, by different buildings; −1: lost (MC-44). */
  readonly wells: Int8Array;
  /** By building: the group it belongs to, named after one of its buildings; by that: its buildings as bits, its open sides. */
  readonly group = new Int8Array(NUMBER);
  readonly members = new Int32Array(NUMBER);
  readonly doors = new Int16Array(NUMBER);
  /** By church: the colours it borders on, as bits. */
  readonly colours = new Int8Array(NUMBER);
  /** By size: small pockets of open ground. By cell: its pocket, named after a cell; by that: its size. */
  readonly pockets = new Int16Array(SMALL + 1);
  readonly pocketOf: Int16Array;
  readonly pocketSize: Int16Array;

  /** Buildings to come, as bits; cards to come, the blocking card too; area to come. */
  left = 0;
  cards = 0;
  area = 0;
  /** Shapes to come and how often. */
  kinds = 0;
  readonly kind = new Int8Array(SHAPES);
  readonly times = new Int8Array(SHAPES);
  /** By colour: buildings to come. */
  readonly coming = new Int8Array(COLOURS.length);

  constructor(lots: Lots) {
    this.lots = lots;
    this.cells = new Uint8Array(lots.cells);
    this.free = new Int32Array(lots.words);
    this.near = new Int32Array(lots.words);
    this.beside = new Int32Array(lots.words * COLOURS.length);
    this.wells = new Int8Array(lots.board.wells.length);
    this.pocketOf = new Int16Array(lots.cells);
    this.pocketSize = new Int16Array(lots.cells);
  }

  load(town: Pick<Town, 'built' | 'score'>, goldOpen: boolean): this {
    const { lots } = this;
    this.cells.fill(0);
    this.free.set(lots.all);
    this.near.fill(0);
    this.beside.fill(0);
    this.built = 0;
    this.score = town.score;
    this.ground = lots.ground;
    this.open = lots.open;
    this.ragged = lots.ragged;
    this.veins = 0;
    this.wells.fill(0);
    this.goldOpen = false;
    this.claimed = -1;
    for (const { b, rotation, x, y } of town.built) this.#put(b, lots.numberOf(SHAPE[b] as number, rotation, x, y));
    this.goldOpen = goldOpen;
    this.#survey();
    return this;
  }

  /** The cards that are still to come after the one that is answered. */
  expect(left: number, cards: number): void {
    this.left = left;
    this.cards = cards;
    this.area = 0;
    this.kinds = 0;
    for (let s = 0; s < SHAPES; s++) {
      const n = ones(left & (WITH_SHAPE[s] as number));
      if (n === 0) continue;
      this.kind[this.kinds] = s;
      this.times[this.kinds++] = n;
      this.area += n * (AREA[s] as number);
    }
    for (let k = 0; k < COLOURS.length; k++) this.coming[k] = ones(left & (COLOURS[k] as number));
  }

  build(b: number, lot: number): void {
    this.#put(b, lot);
    this.#survey();
  }

  #put(b: number, lot: number): void {
    const { lots, cells, free, near } = this;
    const { covered, fence, rim, words } = lots;
    let sides = 0;
    let links = 0;
    for (let k = fence.at[lot] as number; k < (fence.at[lot + 1] as number); k++) {
      const other = cells[fence.items[k] as number] as number;
      if (other === 0) sides++;
      else {
        const o = other - 1;
        links |= 1 << o;
        const g = this.group[o] as number;
        this.doors[g] = (this.doors[g] as number) - 1;
      }
    }
    for (let k = rim.at[lot] as number; k < (rim.at[lot + 1] as number); k++)
      this.ragged += cells[rim.items[k] as number] === 0 ? 1 : -1;
    this.ragged -= lots.walls[lot] as number;
    this.open -= lots.wanted[lot] as number;
    this.ground += lots.gain[lot] as number;
    for (let w = 0; w < this.wells.length; w++) {
      const taken = lots.wellSides[lot * this.wells.length + w] as number;
      if (taken === 0 || (this.wells[w] as number) < 0) continue;
      this.wells[w] = taken === 1 ? (this.wells[w] as number) + 1 : -1;
    }
    for (let k = covered.at[lot] as number; k < (covered.at[lot + 1] as number); k++)
      cells[covered.items[k] as number] = b + 1;
    for (let w = 0; w < words; w++) {
      free[w] = (free[w] as number) & ~(lots.overlaps[lot * words + w] as number);
      near[w] = (near[w] as number) | (lots.borders[lot * words + w] as number);
    }
    const colour = COLOUR[b] as number;
    if (colour < 0) this.lotOf[b] = lot;
    else
      for (let w = 0; w < words; w++) {
        const at = colour * words + w;
        this.beside[at] = (this.beside[at] as number) | (lots.borders[lot * words + w] as number);
      }
    this.built |= 1 << b;
    this.#join(b, links, sides);
    this.veins += lots.veins[lot] as number;
    if (this.goldOpen && (lots.veins[lot] as number) > 0 && this.veins === lots.board.gold.length) {
      this.score += constants.goldBonus;
      this.goldOpen = false;
      this.claimed = this.cards;
    }
  }

  /** Groups and churches after building b beside `links` with so many open sides. */
  #join(b: number, links: number, sides: number): void {
    const colour = COLOUR[b] as number;
    let members = 1 << b;
    let doors = sides;
    let colours = 0;
    for (let x = links; x !== 0; x &= x - 1) {
      const o = lowest(x);
      const other = COLOUR[o] as number;
      if (other < 0) {
        if (colour >= 0) this.colours[o] = (this.colours[o] as number) | (1 << colour);
        continue;
      }
      colours |= 1 << other;
      const g = this.group[o] as number;
      if (other !== colour || (members & (1 << g)) !== 0) continue;
      members |= this.members[g] as number;
      doors += this.doors[g] as number;
    }
    this.colours[b] = colours;
    this.members[b] = members;
    this.doors[b] = doors;
    for (let x = members; x !== 0; x &= x - 1) this.group[lowest(x)] = b;
  }

  /** Pockets of open ground. */
  #survey(): void {
    const { lots, cells } = this;
    const pocketOf = this.pocketOf;
    this.pockets.fill(0);
    pocketOf.fill(-1);
    for (let c = 0; c < lots.cells; c++) {
      if (cells[c] !== 0 || lots.wantedCell[c] === 0 || pocketOf[c] !== -1) continue;
      let size = 0;
      let top = 0;
      stack[top++] = c;
      pocketOf[c] = c;
      while (top > 0) {
        const x = stack[--top] as number;
        size++;
        for (let d = x * SIDES; d < x * SIDES + SIDES; d++) {
          const n = lots.beside[d] as number;
          if (n < 0 || cells[n] !== 0 || pocketOf[n] !== -1) continue;
          pocketOf[n] = c;
          stack[top++] = n;
        }
      }
      this.pocketSize[c] = size;
      if (size <= SMALL) this.pockets[size] = (this.pockets[size] as number) + 1;
    }
  }

  /** Lots where building b may stand, in the order of the options; returns how many. */
  legal(b: number, into: Int32Array): number {
    const { lots, free } = this;
    const shape = SHAPE[b] as number;
    const reach = this.built === 0 ? lots.atRiver : this.near;
    let n = 0;
    for (let w = (lots.first[shape] as number) >> 5; w < (lots.first[shape + 1] as number) >> 5; w++)
      for (let x = (free[w] as number) & (reach[w] as number); x !== 0; x &= x - 1) into[n++] = (w << 5) + lowest(x);
    return n;
  }

  mayDecline(b: number): boolean {
    return (CHURCHES & (1 << b)) === 0 && this.score >= constants.minScoreWhilePlaying + constants.declineCost;
  }
}
