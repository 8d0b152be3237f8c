/** How good a position is for one seat, in points. */
import { BUILDINGS, CELL_COUNT, GOODS, MARKERS, STRUCTURE, TILES } from '../rules/data.ts';
import { hasSite } from '../rules/landscape.ts';
import { buildingPoints2, pointsNow } from '../rules/scoring.ts';
import { EMPTY, type Estate, isTile, type Player, type State } from '../rules/state.ts';
import { have } from '../rules/wheels.ts';
import { WEIGHTS } from './weights.ts';

/** Own cards this seat may still play; the one being resolved not counted. */
export function cardsLeft(s: State): number {
  if (s.phase === 'final' || s.phase === 'over') return 0;
  const perPeriod = STRUCTURE.roundsPerPeriod;
  const later = (s.periods - s.period) * perPeriod;
  if (s.phase === 'keep') return later + perPeriod;
  if (s.phase === 'choose') return later + Math.max(0, perPeriod - s.round + 1);
  return later + Math.max(0, perPeriod - s.round);
}

/** 1 while there is plenty of time, 0 when nothing can be used any more. */
function timeFactor(left: number): number {
  return Math.min(1, left / WEIGHTS.horizon);
}

const FOREST = TILES.findIndex((t) => !t.removableAnytime);
const PRODUCT = GOODS.map((g) => !g.basic);

/** Worth of n units, each worth less than the one before. */
function pile(n: number): number {
  return (1 - WEIGHTS.decay ** n) / (1 - WEIGHTS.decay);
}

function goodsWorth(e: Estate): number {
  let worth = 0;
  for (let m = 0; m < MARKERS.length; m++) {
    const { good } = MARKERS[m] as (typeof MARKERS)[number];
    const n = e.stock[m] as number;
    if (PRODUCT[good] === true) worth += n * (GOODS[good]?.id === 'glass' ? WEIGHTS.glass : WEIGHTS.brick);
    else worth += WEIGHTS.basic * pile(n);
  }
  return worth;
}

function landWorth(e: Estate): number {
  let worth = 0;
  let empty = 0;
  for (let i = 0; i < CELL_COUNT; i++) {
    const content = e.cells[i] as number;
    if (content === EMPTY) empty++;
    else if (isTile(content)) worth += content - 1 === FOREST ? WEIGHTS.forest : WEIGHTS.tile;
  }
  if (empty > 0) worth += WEIGHTS.empty + WEIGHTS.emptyNext * Math.min(empty - 1, 2);
  return worth;
}

/** Points a tile would bring now on an ordinary site; adjacent tiles are guessed as one. */
function promise(e: Estate, building: number): number {
  const b = BUILDINGS[building] as (typeof BUILDINGS)[number];
  const cell = e.cells.indexOf(EMPTY);
  return buildingPoints2(e, building, Math.max(0, cell)) / 2 + (b.conversion === null ? 0 : WEIGHTS.engine);
}

/** Units missing for a tile. */
function shortOf(stock: readonly number[], price: readonly number[]): number {
  let n = 0;
  for (let g = 0; g < price.length; g++) {
    const due = price[g] as number;
    if (due > 0) n += Math.max(0, due - have(stock, g)) * (PRODUCT[g] === true ? WEIGHTS.missingProduct : 1);
  }
  return n;
}

/** The best two tiles within reach. */
function chances(s: State, p: Player, left: number): number {
  let first = 0;
  let second = 0;
  const look = (building: number): void => {
    if (building < 0) return;
    const short = shortOf(p.stock, (BUILDINGS[building] as (typeof BUILDINGS)[number]).cost.goods);
    const worth = promise(p, building) - short * WEIGHTS.missing;
    if (worth <= second || !hasSite(p.cells, building)) return;
    if (worth > first) {
      second = first;
      first = worth;
    } else second = worth;
  };
  for (const row of s.rows) for (const tile of row) look(tile);
  for (const tile of p.private) look(tile);
  return WEIGHTS.chance * (first * Math.min(1, left) + second * Math.min(1, left / 2) * 0.5);
}

/** Expected points of a seat, roughly: points now and what can still be made of the rest. */
export function worthOf(s: State, seat: number, left: number): number {
  const p = s.players[seat] as Player;
  const time = timeFactor(left);
  let worth = pointsNow(p);
  if (left <= 0) return worth;
  worth += time * (goodsWorth(p) + landWorth(p) + p.private.length * WEIGHTS.private);
  for (const b of p.built) if (BUILDINGS[b]?.conversion !== null) worth += WEIGHTS.engine * time;
  return worth + chances(s, p, left);
}
