/** The position a hand is in, and what would be asked further on. */
import type { Decision } from '#kernel';
import type { Situation } from '#web/kit/contract.ts';
import type { GameMove } from '../rules/moves.ts';
import type { Event } from '../rules/state.ts';
import type { View } from '../rules/view.ts';

export type At = Situation<View, GameMove, Event>;

/** The questions a chain leads to; none where something hidden has a part in it. */
export function openAfter(s: At, chain: readonly GameMove[]): readonly Decision<GameMove>[] {
  if (chain.length === 0) return s.decisions;
  const there = s.after(chain);
  return there === null || there.uncertain ? [] : there.decisions;
}
