import type { AnyBrain, AnyGame } from '#kernel';

/** The brain that searches: with numbers of its own where the game has some. */
export const searcherOf = (brain: AnyBrain): AnyBrain => brain.searching ?? brain;

/** Whether a game can be searched: it has weights, and they were made for the rules of today. */
export function looksAhead(game: AnyGame, brain: AnyBrain): boolean {
  return searcherOf(brain).weights?.rulesVersion === game.rulesVersion;
}
