/** Runs in a worker thread: one bot's answer. It is given what its seat can see, never the state. */
import { chooseMove, type Level } from '#bots';
import { notate } from '#kernel';
import { Shelf } from './shelf.ts';

export interface BotTask {
  /** Address of the module with the register of games. */
  readonly games: string;
  readonly game: string;
  readonly level: Level;
  readonly view: unknown;
  readonly seat: number;
  readonly seed: string;
}

const shelves = new Map<string, Promise<Shelf>>();

export default async function answer(task: BotTask): Promise<string> {
  let shelf = shelves.get(task.games);
  if (shelf === undefined) {
    shelf = Shelf.from(task.games);
    shelves.set(task.games, shelf);
  }
  const module = await (await shelf).load(task.game);
  return notate(module.game.moves, chooseMove(module, task.level, task.view, task.seat, task.seed));
}
