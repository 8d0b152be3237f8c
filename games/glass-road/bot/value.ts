/** How good a position is for one seat, in points. */
import { size } from '../rules/cards.ts';
import { BUILDINGS, CELL_COUNT, GOODS, MARKERS, STRUCTURE, TILES, WHEELS } from '../rules/data.ts';
import { isOpen } from '../rules/flow.ts';
import { hasSite } from '../rules/landscape.ts';
import { buildingPoints2, pointsNow } from '../rules/scoring.ts';
import { EMPTY, type Estate, isTile, type Player, type State } from '../rules/state.ts';
import { have } from '../rules/wheels.ts';
import { W } from './weights.ts';

/** Cards a seat leads in a period: three rounds, or with two players (who play out their hands in turn) nearly all. */
export const leadsPerPeriod = (s: State): number =>
  isOpen(s) ? STRUCTURE.handSize - W.unplayed : STRUCTURE.roundsPerPeriod;

/** Own cards this seat may still play; the one being resolved not counted. */
export function cardsLeft(s: State, seat: number): number {
  if (s.phase === 'final' || s.phase === 'over') return 0;
  const perPeriod = leadsPerPeriod(s);
  const later = (s.periods - s.period) * perPeriod;
  if (s.phase === 'keep') return later + perPeriod;
  if (isOpen(s)) {
    const { hand } = s.players[seat] as Player;
    return later + Math.max(0, s.phase === 'extra' ? 1 : Math.min(size(hand), perPeriod));
  }
  if (s.phase === 'choose') return later + Math.max(0, perPeriod - s.round + 1);
  return later + Math.max(0, perPeriod - s.round);
}

/** 1 while there is plenty of time, 0 when nothing can be used any more. */
function timeFactor(left: number): number {
  return Math.min(1, left / W.horizon);
}

const FOREST = TILES.findIndex((t) => !t.removableAnytime);
/** Can be cleared at any time. */
const isSmall = (content: number): boolean => isTile(content) && content - 1 !== FOREST;
const PRODUCT = GOODS.map((g) => !g.basic);

/** Worth of n units, each worth less than the one before. */
function pile(n: number): number {
  return (1 - W.decay ** n) / (1 - W.decay);
}

function goodsWorth(e: Estate): number {
  let worth = 0;
  for (let m = 0; m < MARKERS.length; m++) {
    const { good } = MARKERS[m] as (typeof MARKERS)[number];
    const n = e.stock[m] as number;
    if (PRODUCT[good] === true) worth += n * (GOODS[good]?.id === 'glass' ? W.glass : W.brick);
    else worth += W.basic * pile(n);
  }
  return worth;
}

function landWorth(e: Estate): number {
  let worth = 0;
  let empty = 0;
  let small = 0;
  for (let i = 0; i < CELL_COUNT; i++) {
    const content = e.cells[i] as number;
    if (content === EMPTY) empty++;
    else if (isTile(content)) {
      if (content - 1 === FOREST) worth += W.forest;
      else {
        worth += W.tile;
        small++;
      }
    }
  }
  // What can be cleared at any time is as good as empty when a building is to come.
  if (empty > 0 || small > 0) worth += W.empty;
  if (empty > 1) worth += W.emptyNext * Math.min(empty - 1, 2);
  return worth;
}

/** Points a tile would bring now on an ordinary site; adjacent tiles are guessed as one. */
export function promise(e: Estate, building: number): number {
  const b = BUILDINGS[building] as (typeof BUILDINGS)[number];
  const empty = e.cells.indexOf(EMPTY);
  const cell = empty >= 0 ? empty : e.cells.findIndex(isSmall);
  return buildingPoints2(e, building, Math.max(0, cell)) / 2 + (b.conversion === null ? 0 : W.engine);
}

/** The most points a tile can ever bring. */
const MOST: readonly number[] = BUILDINGS.map((b) => {
  let most2 = b.points2;
  for (const part of b.scoring.parts)
    most2 += 'points2' in part ? part.max2 : Math.max(...part.table.map(([, points2]) => points2));
  return b.scoring.keepsCovered ? Number.POSITIVE_INFINITY : most2 / 2;
});

/** Units missing for a tile. */
function shortOf(stock: readonly number[], price: readonly number[]): number {
  let n = 0;
  for (let g = 0; g < price.length; g++) {
    const due = price[g] as number;
    if (due > 0) n += Math.max(0, due - have(stock, g)) * (PRODUCT[g] === true ? W.missingProduct : 1);
  }
  return n;
}

/** A building has a site, or room for it can be cleared at any time. */
function hasRoom(e: Estate, building: number): boolean {
  if (hasSite(e.cells, building)) return true;
  return BUILDINGS[building]?.pattern === 'wood' && e.cells.some(isSmall);
}

/** The best three tiles within reach. */
function chances(s: State, p: Player, left: number): number {
  let first = 0;
  let second = 0;
  let third = 0;
  const look = (building: number): void => {
    if (building < 0) return;
    const b = BUILDINGS[building] as (typeof BUILDINGS)[number];
    const short = shortOf(p.stock, b.cost.goods) * W.missing;
    // Most tiles cannot get among the best three whatever they count.
    if ((MOST[building] as number) + (b.conversion === null ? 0 : W.engine) - short <= third) return;
    const worth = promise(p, building) - short;
    if (worth <= third || !hasRoom(p, building)) return;
    if (worth > first) {
      third = second;
      second = first;
      first = worth;
    } else if (worth > second) {
      third = second;
      second = worth;
    } else third = worth;
  };
  for (const row of s.rows) for (const tile of row) look(tile);
  for (const tile of p.private) look(tile);
  return (
    W.chance * first * Math.min(1, left) +
    W.chanceNext * second * Math.min(1, left / 2) +
    W.chanceThird * third * Math.min(1, left / 3)
  );
}

/** A wheel is about to turn when few of its goods are missing. */
function wheelWorth(e: Estate): number {
  let worth = 0;
  for (const w of WHEELS) {
    let there = 0;
    for (const m of w.basics) if ((e.stock[m] as number) > 0) there++;
    worth += (there / w.basics.length) ** 2;
  }
  return W.wheel * worth;
}

/** What a seat may expect, by group: points now and what can still be made of the rest. */
interface Groups {
  readonly points: number;
  readonly goods: number;
  readonly land: number;
  readonly workshops: number;
  readonly plans: number;
}

function groupsOf(s: State, seat: number, left: number): Groups {
  const p = s.players[seat] as Player;
  const points = pointsNow(p);
  if (left <= 0) return { points, goods: 0, land: 0, workshops: 0, plans: 0 };
  const time = timeFactor(left);
  let workshops = 0;
  for (const b of p.built) if (BUILDINGS[b]?.conversion !== null) workshops++;
  return {
    points,
    goods: time * (goodsWorth(p) + wheelWorth(p)),
    land: time * landWorth(p),
    workshops: workshops * W.engine * Math.min(1, left / W.engineHorizon),
    plans: time * p.private.length * W.private + chances(s, p, left),
  };
}

/** Expected points of a seat, roughly. */
export function worthOf(s: State, seat: number, left: number): number {
  const g = groupsOf(s, seat, left);
  return g.points + g.goods + g.land + g.workshops + g.plans;
}
