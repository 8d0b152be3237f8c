/** What an effect can do to a line: one line for every way that makes a difference. */
import { affordable, payable, priceOf } from '../rules/costs.ts';
import { count } from '../rules/counters.ts';
import { BUILDINGS, EFFECTS, GOODS, MARKERS, TILES, WHEELS } from '../rules/data.ts';
import { splitRange } from '../rules/frames/pay.ts';
import {
  AGAIN,
  BUILD,
  type GameMove,
  GOOD_KIND,
  PLACE,
  REMOVE,
  SITE,
  SKIP,
  SPLIT,
  STOP,
  TAKE,
  TAKE_ON,
  TILE_KIND,
} from '../rules/moves.ts';
import { EMPTY } from '../rules/state.ts';
import type { Cost, Op } from '../rules/vocabulary.ts';
import { room, turn } from '../rules/wheels.ts';
import {
  after,
  bestPlace,
  bestSite,
  type Line,
  leastUseful,
  type Step,
  withBuilding,
  withCell,
  withStock,
  withTile,
} from './line.ts';

/** What effects look at beside the own estate. */
export interface Scene {
  /** Tiles of the display. */
  readonly display: readonly number[];
  /** Cards in hand. */
  readonly hand: number;
}

type Good = (typeof GOODS)[number];

const did = (move: GameMove | undefined, before: Step | null): Step => ({ move: move as GameMove, before });

function turned(stock: number[]): number[] {
  for (let wheel = 0; wheel < WHEELS.length; wheel++) turn(stock, wheel);
  return stock;
}

/** Tiles first, then goods; food and charcoal from one wheel as far as it goes. */
export function pay(line: Line, goods: readonly number[], cost: Cost): Line[] {
  let lines = [line];
  for (let n = 0; n < cost.tiles; n++) lines = lines.flatMap((l) => remove(l, cost.kinds));
  for (let good = 0; good < goods.length; good++) {
    const due = goods[good] as number;
    if (due === 0) continue;
    const { markers } = GOODS[good] as Good;
    const [first, second] = markers as readonly [number, number];
    if (markers.length === 1) {
      for (let i = 0; i < lines.length; i++) lines[i] = less(lines[i] as Line, first, due, first, 0, null);
      continue;
    }
    const next: Line[] = [];
    for (const l of lines) {
      const [least, most] = splitRange(l.stock, good, due);
      next.push(less(l, first, most, second, due - most, least < most ? (SPLIT[most] as GameMove) : null));
      if (least < most) next.push(less(l, first, least, second, due - least, SPLIT[least] as GameMove));
    }
    lines = next;
  }
  for (const l of lines) turned(l.stock);
  return lines;
}

/** A line of its own stock, so that its wheels may turn in place. */
function less(line: Line, first: number, n: number, second: number, rest: number, move: GameMove | null): Line {
  const stock = line.stock.slice();
  stock[first] = (stock[first] as number) - n;
  if (rest > 0) stock[second] = (stock[second] as number) - rest;
  return withStock(line, stock, move === null ? line.last : did(move, line.last));
}

function remove(line: Line, kinds: number): Line[] {
  const lines: Line[] = [];
  for (let kind = 0; kind < TILES.length; kind++) {
    if ((kinds & (1 << kind)) === 0 || line.land.tiles[kind] === 0) continue;
    const cell = leastUseful(line, 1 << kind);
    lines.push(withCell(line, cell, EMPTY, cell, did(REMOVE[cell], line.last)));
  }
  return lines;
}

/** All that fits, on either wheel; or nothing, where the first unit would make the wheel turn. */
export function receive(line: Line, offer: readonly number[]): Line[] {
  let lines = [withStock(line, line.stock.slice(), line.last)];
  for (let good = 0; good < offer.length; good++) {
    const offered = offer[good] as number;
    if (offered === 0) continue;
    const { markers } = GOODS[good] as Good;
    const next: Line[] = [];
    for (const l of lines) {
      let full = true;
      let none = false;
      for (const m of markers) {
        const n = Math.min(offered, room(l.stock, m));
        if (n === 0) continue;
        full = false;
        if (stops(l.stock, m)) none = true;
        const list = markers.length === 1 ? TAKE : TAKE_ON[(MARKERS[m] as (typeof MARKERS)[number]).wheel];
        const stock = l.stock.slice();
        stock[m] = (stock[m] as number) + n;
        next.push(withStock(l, stock, did(list?.[n], l.last)));
      }
      if (full || none) next.push(withStock(l, l.stock.slice(), did(TAKE[0], l.last)));
    }
    lines = next;
  }
  for (const l of lines) turned(l.stock);
  return lines;
}

/** Only this marker keeps its wheel from turning. */
function stops(stock: readonly number[], marker: number): boolean {
  if ((stock[marker] as number) > 0) return false;
  const w = WHEELS[(MARKERS[marker] as (typeof MARKERS)[number]).wheel] as (typeof WHEELS)[number];
  if ((stock[w.product] as number) >= w.productMax) return false;
  for (const m of w.basics) if (m !== marker && stock[m] === 0) return false;
  return true;
}

const ONE_KIND: readonly (readonly number[][])[] = GOODS.map((_, good) =>
  Array.from({ length: 8 }, (_, n) => GOODS.map((_, g) => (g === good ? n : 0))),
);

const oneKind = (line: Line, good: number, amount: number): Line[] =>
  receive(line, ONE_KIND[good]?.[amount] as readonly number[]);

/** Every choice of kinds, each tile where it is seen by most buildings. */
function place(line: Line, op: Extract<Op, { op: 'place' }>): Line[] {
  const only = op.atRemoved ? line.freed : -1;
  const done: Line[] = [];
  let open: { line: Line; from: number }[] = [{ line, from: 0 }];
  for (let n = 0; n < op.count && open.length > 0; n++) {
    const next: typeof open = [];
    for (const o of open) {
      const cell = only >= 0 ? (o.line.cells[only] === EMPTY ? only : -1) : bestPlace(o.line);
      if (cell < 0) {
        done.push(o.line);
        continue;
      }
      done.push(after(o.line, STOP));
      for (let i = o.from; i < op.kinds.length; i++) {
        const kind = op.kinds[i] as number;
        const before = op.kinds.length > 1 ? did(TILE_KIND[kind], o.line.last) : o.line.last;
        next.push({ line: withTile(o.line, kind, cell, did(PLACE[cell], before)), from: op.distinct ? i + 1 : i });
      }
    }
    open = next;
  }
  for (const o of open) done.push(o.line);
  return done;
}

/** Up to so many times: pay and receive. */
function repeat(line: Line, op: Extract<Op, { op: 'convert' }>): Line[] {
  const done: Line[] = [];
  let open = [line];
  for (let n = 0; n <= op.maxTimes && open.length > 0; n++) {
    const next: Line[] = [];
    for (const l of open) {
      done.push(after(l, STOP));
      if (n === op.maxTimes || !payable(l, op.pay)) continue;
      for (const paid of pay(after(l, AGAIN), op.pay.goods, op.pay)) next.push(...receive(paid, op.gain));
    }
    open = next;
  }
  return done;
}

function build(scene: Scene, line: Line, discount: readonly number[]): Line[] {
  const lines = [after(line, SKIP)];
  for (const tile of scene.display)
    if (tile >= 0 && !line.built.includes(tile)) raise(scene, line, tile, discount, lines);
  for (const tile of line.private) raise(scene, line, tile, discount, lines);
  return lines;
}

/** 4.4: pay, stand, effect. */
function raise(scene: Scene, line: Line, tile: number, discount: readonly number[], lines: Line[]): void {
  if (!affordable(line, tile, discount)) return;
  const cell = bestSite(line, tile);
  if (cell < 0) return;
  const b = BUILDINGS[tile] as (typeof BUILDINGS)[number];
  const chosen = { ...line, last: did(SITE[cell], did(BUILD[tile], line.last)) };
  for (const paid of pay(chosen, priceOf(tile, discount), b.cost)) {
    const standing = withBuilding(paid, tile, cell);
    if (b.immediate >= 0) lines.push(...run(scene, standing, b.immediate, cell));
    else lines.push(standing);
  }
}

function perform(scene: Scene, line: Line, op: Op, self: number): Line[] {
  switch (op.op) {
    case 'gain':
      return receive(line, op.goods);
    case 'gainChoice':
      return op.kinds.flatMap((kind) => oneKind(after(line, GOOD_KIND[kind] as GameMove), kind, op.amount));
    case 'gainPer': {
      const amount = Math.min(op.max, op.each * count(line, scene.hand, op.per, self));
      if (amount === 0) return [line];
      if (op.kinds.length === 1) return oneKind(line, op.kinds[0] as number, amount);
      return op.kinds.flatMap((kind) => oneKind(after(line, GOOD_KIND[kind] as GameMove), kind, amount));
    }
    case 'gainPerTileKind': {
      const offer = GOODS.map(() => 0);
      for (const [tile, good] of op.map) if (line.land.tiles[tile] !== 0) offer[good] = (offer[good] as number) + 1;
      return receive(line, offer);
    }
    case 'place':
      return place(line, op);
    case 'convert':
      return repeat(line, op);
    case 'build':
      return build(scene, line, op.discount);
    case 'draftPrivate':
      return [{ ...line, drafts: line.drafts + 1 }];
    case 'othersGain':
      return [line];
  }
}

/** An effect list from its beginning to its end. */
export function run(scene: Scene, line: Line, list: number, self: number): Line[] {
  let lines = [line];
  for (const op of EFFECTS[list] as readonly Op[])
    lines =
      lines.length === 1
        ? perform(scene, lines[0] as Line, op, self)
        : lines.flatMap((l) => perform(scene, l, op, self));
  return lines;
}
