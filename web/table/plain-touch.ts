/** The plain table and the list of options over a board: every answer is a button of its own, and stands for one move. */
import type { Move } from '#kernel';
import type { PathModel } from '../kit/contract.ts';

export const plainTouch: PathModel<unknown, Move, unknown> = {
  answers: { on: () => null, follows: () => 'ends' },
  things: () => [],
  told: () => ({}),
};
