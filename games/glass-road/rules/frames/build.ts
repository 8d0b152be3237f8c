/** DP7 and DP7b: building (4.4). */

import { affordable, priceOf } from '../costs.ts';
import { BUILDINGS, CELL_COUNT } from '../data.ts';
import { hasSite, maySite } from '../landscape.ts';
import { BUILD, buildingOf, cellOf, type GameMove, SITE, SKIP } from '../moves.ts';
import { type BuildFrame, builtCell, type Frame, type State } from '../state.ts';
import { cellName, type FrameRules, opAt, playerOf } from './common.ts';
import { startPay } from './pay.ts';
import { startRun } from './run.ts';

export function startBuild(stack: Frame[], seat: number, list: number, at: number): void {
  stack.push({ f: 'build', seat, list, at, tile: -1, cell: -1 });
}

/** GR-32, GR-33: affordable and with a legal site. */
export function mayBuild(s: State, frame: BuildFrame, building: number): boolean {
  const player = playerOf(s, frame.seat);
  return affordable(player, building, opAt(frame, 'build').discount) && hasSite(player.cells, building);
}

/** GR-36, GR-50: the tile leaves the display or the own private tiles. */
function takeTile(s: State, seat: number, building: number): void {
  const mine = playerOf(s, seat).private;
  const at = mine.indexOf(building);
  if (at >= 0) {
    mine.splice(at, 1);
    return;
  }
  for (const row of s.rows) {
    const slot = row.indexOf(building);
    if (slot >= 0) row[slot] = -1;
  }
}

export const build: FrameRules<BuildFrame> = {
  run(s, stack, frame, out) {
    if (frame.cell < 0) return true;
    // The payment above this frame is complete, wheels have turned (GR-27).
    stack.pop();
    const player = playerOf(s, frame.seat);
    takeTile(s, frame.seat, frame.tile);
    player.cells[frame.cell] = builtCell(frame.tile);
    player.built.push(frame.tile);
    player.sites.push(frame.cell);
    const b = BUILDINGS[frame.tile] as (typeof BUILDINGS)[number];
    out.tell({ e: 'built', seat: frame.seat, building: b.id, cell: cellName(frame.cell) });
    if (b.immediate >= 0) startRun(stack, frame.seat, b.immediate, frame.cell);
    return false;
  },

  question(s, frame) {
    const options: GameMove[] = [];
    if (frame.tile >= 0) {
      const { cells } = playerOf(s, frame.seat);
      for (let i = 0; i < CELL_COUNT; i++) if (maySite(cells, frame.tile, i)) options.push(SITE[i] as GameMove);
      return { kind: 'site', options, about: { building: (BUILDINGS[frame.tile] as (typeof BUILDINGS)[number]).id } };
    }
    for (const row of s.rows)
      for (const tile of row) if (tile >= 0 && mayBuild(s, frame, tile)) options.push(BUILD[tile] as GameMove);
    for (const tile of playerOf(s, frame.seat).private)
      if (mayBuild(s, frame, tile)) options.push(BUILD[tile] as GameMove);
    options.push(SKIP);
    return { kind: 'build', options };
  },

  answer(_s, stack, frame, move, out) {
    if (move.do === 'skip') {
      stack.pop();
      out.tell({ e: 'skipped', seat: frame.seat });
    } else if (move.do === 'build') {
      frame.tile = buildingOf(move.building);
    } else if (move.do === 'site') {
      frame.cell = cellOf(move.cell);
      const price = priceOf(frame.tile, opAt(frame, 'build').discount);
      startPay(stack, frame.seat, price, (BUILDINGS[frame.tile] as (typeof BUILDINGS)[number]).cost);
    }
  },
};
