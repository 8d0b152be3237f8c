/** Anytime actions (4.5): conversions of own processing buildings, and discarding landscape tiles. */
import { payable } from './costs.ts';
import { BUILDINGS, CELL_COUNT } from './data.ts';
import { cellName, type Out, playerOf, tileId } from './frames/common.ts';
import { startPay } from './frames/pay.ts';
import { startRun } from './frames/run.ts';
import { mayDiscard, removeTile } from './landscape.ts';
import { buildingOf, CONVERT, cellOf, DISCARD, type GameMove } from './moves.ts';
import type { Estate, Frame, State } from './state.ts';

/** Whether this own building can be used now. */
export function mayConvert(e: Estate, building: number): boolean {
  const { conversion } = BUILDINGS[building] as (typeof BUILDINGS)[number];
  return conversion !== null && payable(e, conversion.pay);
}

/** In the order of building. */
export function listConversions(e: Estate, options: GameMove[]): void {
  for (const b of e.built) if (mayConvert(e, b)) options.push(CONVERT[b] as GameMove);
}

export function listDiscards(e: Estate, options: GameMove[]): void {
  for (let i = 0; i < CELL_COUNT; i++) if (mayDiscard(e.cells, i)) options.push(DISCARD[i] as GameMove);
}

/** GR-42: pay, wheel check, effect, wheel check, before anything else of this player. */
export function startConversion(stack: Frame[], seat: number, building: number, out: Out): void {
  const b = BUILDINGS[building] as (typeof BUILDINGS)[number];
  if (b.conversion === null) throw new Error(`${b.id} converts nothing`);
  out.tell({ e: 'converted', seat, building: b.id });
  startRun(stack, seat, b.conversion.effect, -1);
  startPay(stack, seat, b.conversion.pay.goods, b.conversion.pay);
}

export function startAnytime(s: State, stack: Frame[], seat: number, move: GameMove, out: Out): void {
  if (move.do === 'convert') {
    startConversion(stack, seat, buildingOf(move.building), out);
  } else if (move.do === 'discard') {
    const cell = cellOf(move.cell);
    const tile = removeTile(playerOf(s, seat), s.supply, cell);
    out.tell({ e: 'discarded', seat, tile: tileId(tile), cell: cellName(cell) });
  }
}
