import type { AnyBrain, Move, Thinker } from '#kernel';

export type AnyThinker = Thinker<unknown, Move>;

/** Whether a game knows enough to look ahead. */
export function looksAhead(brain: AnyBrain): brain is AnyThinker {
  return (
    brain.evaluate !== undefined &&
    brain.policy !== undefined &&
    brain.turn !== undefined &&
    brain.horizon !== undefined &&
    brain.features !== undefined
  );
}
