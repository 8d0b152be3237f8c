/** DP6: landscape tiles on empty spaces (GR-31). */
import { CELL_COUNT } from '../data.ts';
import { hasEmpty, mayPlace, placeTile } from '../landscape.ts';
import { cellOf, type GameMove, PLACE, STOP, TILE_KIND, tileOf } from '../moves.ts';
import type { Frame, PlaceFrame } from '../state.ts';

import { cellName, type FrameRules, opAt, playerOf, tileId } from './common.ts';

/** `only` is the single cell allowed, or -1. */
export function startPlace(stack: Frame[], seat: number, list: number, at: number, count: number, only: number): void {
  stack.push({ f: 'place', seat, list, at, left: count, used: 0, kind: -1, only });
}

export function kindsLeft(frame: PlaceFrame): readonly number[] {
  const op = opAt(frame, 'place');
  return op.distinct ? op.kinds.filter((k) => (frame.used & (1 << k)) === 0) : op.kinds;
}

/** Several kinds to choose from: the kind is asked before the cell. */
export function asksKind(frame: PlaceFrame): boolean {
  return frame.kind < 0 && opAt(frame, 'place').kinds.length > 1;
}

export const place: FrameRules<PlaceFrame> = {
  run(s, stack, frame) {
    const { cells } = playerOf(s, frame.seat);
    const possible = frame.only >= 0 ? mayPlace(cells, frame.only) : hasEmpty(cells);
    if (frame.left > 0 && possible && (frame.kind >= 0 || kindsLeft(frame).length > 0)) return true;
    stack.pop();
    return false;
  },

  question(s, frame) {
    const options: GameMove[] = [];
    if (asksKind(frame)) {
      for (const k of kindsLeft(frame)) options.push(TILE_KIND[k] as GameMove);
      options.push(STOP);
      return { kind: 'tileKind', options, about: { left: frame.left } };
    }
    const { cells } = playerOf(s, frame.seat);
    for (let i = 0; i < CELL_COUNT; i++)
      if (mayPlace(cells, i) && (frame.only < 0 || frame.only === i)) options.push(PLACE[i] as GameMove);
    if (frame.kind < 0) options.push(STOP);
    const tile = frame.kind >= 0 ? frame.kind : (opAt(frame, 'place').kinds[0] as number);
    return { kind: 'place', options, about: { tile: tileId(tile), left: frame.left } };
  },

  answer(s, _stack, frame, move, out) {
    if (move.do === 'stop') {
      frame.left = 0;
    } else if (move.do === 'kind') {
      frame.kind = tileOf(move.kind);
    } else if (move.do === 'place') {
      const tile = frame.kind >= 0 ? frame.kind : (opAt(frame, 'place').kinds[0] as number);
      const cell = cellOf(move.cell);
      placeTile(playerOf(s, frame.seat), s.supply, tile, cell);
      frame.left--;
      frame.used |= 1 << tile;
      frame.kind = -1;
      out.tell({ e: 'placed', seat: frame.seat, tile: tileId(tile), cell: cellName(cell) });
    }
  },
};
