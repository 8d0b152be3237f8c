/** Runs in a worker thread: one bot's gesture, or a hint. It is given what a seat can see, never the state. */
import { type Budget, gesture, type Hint, hint, hintBudget, type Level, looksAhead, type Plan } from '#bots';
import { notate } from '#kernel';
import { Shelf } from './shelf.ts';

export interface BotTask {
  /** Address of the module with the register of games. */
  readonly games: string;
  readonly game: string;
  readonly version: number;
  readonly view: unknown;
  readonly seat: number;
  readonly seed: string;
  /** A strength answers; null asks for a hint. */
  readonly level: Level | null;
  readonly ms: number;
  /** What this bot had in mind with its last gesture. */
  readonly plan?: Plan | undefined;
  /** Set to 1 from outside: the best move so far is wanted now. */
  readonly hurry: Int32Array;
}

export type BotResult =
  | { readonly moves: readonly string[]; readonly level: Level; readonly plan?: Plan | undefined }
  | { readonly hint: Hint | null };

const shelves = new Map<string, Promise<Shelf>>();

export default async function think(task: BotTask): Promise<BotResult> {
  let shelf = shelves.get(task.games);
  if (shelf === undefined) {
    shelf = Shelf.from(task.games);
    shelves.set(task.games, shelf);
  }
  const module = await (await shelf).load(task.game, task.version);
  const { view, seat, seed, level, ms, plan, hurry } = task;
  if (level === null) {
    // Measured in nodes; the clock only ends what a computer out of breath would never finish.
    const measure: Budget = { ...hintBudget(module), ms };
    return { hint: looksAhead(module.game, module.brain) ? hint(module, view, seat, seed, measure) : null };
  }
  const budget: Budget = { ms: Math.max(1, ms), stop: () => Atomics.load(hurry, 0) === 1 };
  const made = gesture({ module, level, view, seat, seed, budget, ...(plan && { plan }) });
  return { ...made, moves: made.moves.map((move) => notate(module.game.moves, move)) };
}
