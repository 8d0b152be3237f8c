/** DP10: the top tiles of a stack, one of them put in front of the player (GR-51, GR-70). */
import { BUILDINGS, ROWS } from '../data.ts';
import { buildingOf, DRAFT, type GameMove, NONE, rowOf, STACK } from '../moves.ts';
import type { DraftFrame, Frame, State } from '../state.ts';
import { type FrameRules, type Out, opAt, playerOf } from './common.ts';

export function startDraft(stack: Frame[], seat: number, list: number, at: number): void {
  stack.push({ f: 'draft', seat, list, at, row: -1, seen: [], kept: 0 });
}

const idOf = (building: number): string => (BUILDINGS[building] as (typeof BUILDINGS)[number]).id;

function look(s: State, frame: DraftFrame, row: number, out: Out): void {
  frame.row = row;
  const pile = s.stacks[row] as number[];
  const count = Math.min(opAt(frame, 'draftPrivate').look, pile.length);
  for (let i = 0; i < count; i++) frame.seen.push(pile.pop() as number);
  const seat = frame.seat;
  const told = { e: 'looked' as const, seat, row: ROWS[row] as string, count };
  out.whisper([seat], { ...told, tiles: frame.seen.map(idOf) }, { ...told, tiles: null });
  out.commit();
}

/** Tiles not kept go under their stack in the order drawn. */
function putBack(s: State, frame: DraftFrame): void {
  (s.stacks[frame.row] as number[]).unshift(...frame.seen.reverse());
  frame.seen = [];
}

export const draft: FrameRules<DraftFrame> = {
  run(s, stack, frame) {
    if (frame.row < 0 ? s.stacks.some((pile) => pile.length > 0) : frame.seen.length > 0) return true;
    stack.pop();
    return false;
  },

  question(s, frame) {
    const options: GameMove[] = [];
    if (frame.row < 0) {
      for (let row = 0; row < s.stacks.length; row++)
        if ((s.stacks[row] as number[]).length > 0) options.push(STACK[row] as GameMove);
      return { kind: 'stack', options };
    }
    for (const tile of frame.seen) options.push(DRAFT[tile] as GameMove);
    options.push(NONE);
    return { kind: 'draft', options, about: { row: ROWS[frame.row] as string } };
  },

  answer(s, _stack, frame, move, out) {
    const { seat } = frame;
    if (move.do === 'stack') {
      look(s, frame, rowOf(move.row), out);
    } else if (move.do === 'none') {
      putBack(s, frame);
      out.tell({ e: 'keptNone', seat });
    } else if (move.do === 'draft') {
      const tile = buildingOf(move.building);
      frame.seen.splice(frame.seen.indexOf(tile), 1);
      playerOf(s, seat).private.push(tile);
      out.tell({ e: 'drafted', seat, building: move.building });
      out.commit();
      if (++frame.kept >= opAt(frame, 'draftPrivate').keep) putBack(s, frame);
    }
  },
};
