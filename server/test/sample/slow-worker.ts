/** A worker that takes a while for every search and plans nothing: each question is thought about by itself. */
import { setTimeout as sleep } from 'node:timers/promises';
import { type Move, notate, SeededRng } from '#kernel';
import type { BotResult, BotTask } from '../../bot-worker.ts';
import { Shelf } from '../../shelf.ts';

const SEARCH_MS = 600;

export default async function think({ games, game, version, view, seat, level, ms }: BotTask): Promise<BotResult> {
  if (level === null) return { hint: null };
  const module = await (await Shelf.from(games)).load(game, version);
  if (ms > 0) await sleep(SEARCH_MS);
  const s = module.game.imagine(view, new SeededRng('slow'));
  const asked = module.game.decisions(s).find((d) => d.seat === seat && d.optional === undefined);
  return { moves: [notate(module.game.moves, asked?.options[0] as Move)], level };
}
