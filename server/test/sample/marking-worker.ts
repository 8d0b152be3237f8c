/** A worker that marks twice and stops in one go; Casual marks the same place twice, and Club says what is no move at all. */
import { notate, SeededRng } from '#kernel';
import type { BotResult, BotTask } from '../../bot-worker.ts';
import { game } from './game.ts';
import type { View } from './state.ts';

const TURN = [['mark 0', 'mark 1', 'stop'], ['mark 0', 'mark 0'], ['mark 9']];

export default async function think({ view, seat, level }: BotTask): Promise<BotResult> {
  if (level === null) return { hint: null };
  const s = game.imagine(view as View, new SeededRng('marking'));
  const asked = game.decisions(s).find((d) => d.seat === seat && d.optional === undefined);
  const [first] = asked?.options ?? [];
  if (first === undefined) throw new Error('nothing is asked');
  const fresh = asked?.kind === 'turn' && s.marks.length === 0;
  return { moves: (fresh && TURN[level - 1]) || [notate(game.moves, asked?.options.at(-1) ?? first)], level };
}
