/** What a player notices about an option, as numbers that habits can like or dislike. */
import { Habits } from '#kernel';

export const habits = new Habits(96);

export const sign = (name: string): number => habits.named(name);
/** Signs that differ in a number: the first is the place of number 0. */
export const row = (name: string, n: number): number =>
  habits.row(
    name,
    Array.from({ length: n }, (_, i) => i),
  );
export const note = (at: number, x = 1): void => habits.note(at, x);

/** How many of something there are matters up to this. */
export const COUNTS = 3;
export const capped = (n: number): number => (n < COUNTS ? n : COUNTS - 1);
