/** What a player notices about an option, as numbers that habits can like or dislike. */
import { Habits } from '#kernel';

export const habits = new Habits(128);

export const sign = (name: string): number => habits.named(name);
export const row = (name: string, kinds: readonly (string | number)[]): number => habits.row(name, kinds);
export const note = (at: number, x = 1): void => habits.note(at, x);
