import { sameMove } from '#kernel';
import type { BoardProps } from '#web/table/contract.ts';
import type { Event } from '../rules/events.ts';
import type { GameMove, View } from '../rules/state.ts';

export type Props = BoardProps<View, GameMove, Event>;

export const isSelected = (p: Props, move: GameMove): boolean => p.selected !== null && sameMove(p.selected, move);

/** A tap on what stands for a move: select it, make it when it is selected already, or hear why it cannot be made. */
export function act(p: Props, move: GameMove): void {
  const listed = p.decision?.options.find((o) => sameMove(o, move));
  if (listed === undefined) p.explain(move);
  else if (isSelected(p, listed)) p.play(listed);
  else p.select(listed);
}

/** Whether the move is among the options. */
export function may(p: Props, move: GameMove): boolean {
  return p.decision?.options.some((o) => sameMove(o, move)) ?? false;
}
