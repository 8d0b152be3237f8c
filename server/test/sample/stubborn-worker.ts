/** A worker with bad days: Master thinks until it is told to hurry, Strong runs away, Club dies, and Casual answers. */
import { notate, SeededRng } from '#kernel';
import type { BotResult, BotTask } from '../../bot-worker.ts';
import { game } from './game.ts';
import type { View } from './state.ts';

export default async function think({ view, seat, level, hurry }: BotTask): Promise<BotResult> {
  if (level === 4) for (;;) Math.sqrt(2);
  if (level === 3) process.exit(1);
  while (level === 5 && Atomics.load(hurry, 0) === 0) await new Promise((done) => setTimeout(done, 5));
  const s = game.imagine(view as View, new SeededRng('stubborn'));
  const move = game.decisions(s).find((d) => d.seat === seat && d.optional === undefined)?.options[0];
  if (move === undefined || level === null) throw new Error('nothing is asked');
  return { moves: [notate(game.moves, move)], level };
}
