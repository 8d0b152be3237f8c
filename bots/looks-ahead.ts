import type { AnyBrain, AnyGame } from '#kernel';

/** Whether a game can be searched: it has weights, and they were made for the rules of today. */
export function looksAhead(game: AnyGame, brain: AnyBrain): boolean {
  return brain.weights?.rulesVersion === game.rulesVersion;
}
