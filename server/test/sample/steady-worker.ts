/** A worker that answers with the first option after a hundredth of its time, so that many searches make a long line. */
import { notate, SeededRng } from '#kernel';
import type { BotResult, BotTask } from '../../bot-worker.ts';
import { game } from './game.ts';
import type { View } from './state.ts';

const FASTER = 100;

export default async function think({ view, seat, level, ms }: BotTask): Promise<BotResult> {
  await new Promise((done) => setTimeout(done, ms / FASTER));
  if (level === null) return { hint: null };
  const s = game.imagine(view as View, new SeededRng('steady'));
  const move = game.decisions(s).find((d) => d.seat === seat && d.optional === undefined)?.options[0];
  if (move === undefined) throw new Error('nothing is asked');
  return { moves: [notate(game.moves, move)], level };
}
