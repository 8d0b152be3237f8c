import type { Json, Sink } from '#kernel';
import { CELL_NAMES, EFFECTS, MARKERS, NAMES, WHEELS } from '../data.ts';
import type { GameMove } from '../moves.ts';
import type { Event, Frame, Player, State } from '../state.ts';
import type { Op, OpName } from '../vocabulary.ts';
import { turn } from '../wheels.ts';

export type Out = Sink<Event>;

/** What the top frame asks of its seat. */
export interface Question {
  readonly kind: string;
  readonly options: readonly GameMove[];
  readonly about?: Readonly<Record<string, Json>>;
}

/** The rules of one kind of frame. Frames live on the main stack or on the side stack of a passive player. */
export interface FrameRules<F extends Frame> {
  /** Goes on as far as nothing has to be asked; true when a question of this frame is open. */
  run(s: State, stack: Frame[], frame: F, out: Out): boolean;
  question(s: State, frame: F): Question;
  answer(s: State, stack: Frame[], frame: F, move: GameMove, out: Out): void;
}

export function playerOf(s: State, seat: number): Player {
  return s.players[seat] as Player;
}

export const goodId = (good: number): string => NAMES.goods[good] as string;
export const tileId = (tile: number): string => NAMES.tiles[tile] as string;
export const cellName = (cell: number): string => CELL_NAMES[cell] as string;

const markerGood = (marker: number): number => (MARKERS[marker] as (typeof MARKERS)[number]).good;

/** GR-22, GR-28: after a completed payment or receipt both wheels turn as far as they can, each on its own. */
export function turnWheels(s: State, seat: number, out: Out): void {
  const { stock } = playerOf(s, seat);
  for (let wheel = 0; wheel < WHEELS.length; wheel++) {
    const times = turn(stock, wheel);
    if (times === 0) continue;
    const w = WHEELS[wheel] as (typeof WHEELS)[number];
    out.tell({ e: 'turned', seat, wheel: w.id, times, product: goodId(markerGood(w.product)) });
  }
}

/** The operation a frame belongs to. */
export function opAt<N extends OpName>(frame: { list: number; at: number }, name: N): Extract<Op, { op: N }> {
  const op = (EFFECTS[frame.list] as readonly Op[])[frame.at] as Op;
  if (op.op !== name) throw new Error(`a ${name} frame stands on ${op.op}`);
  return op as Extract<Op, { op: N }>;
}
