/** Runs in a worker thread: plays games between bots, one after the other. */
import { parentPort } from 'node:worker_threads';
import { type Bot, type Budget, type Level, playGame } from '#bots';
import { gameEntry } from '#games';
import type { SeatScore, WeightValues } from '#kernel';
import { workedMs } from './clock.ts';

/** A bot as it can be sent to a thread. */
export interface PlayerSpec {
  readonly level: Level | 0;
  readonly nodes?: number;
  readonly ms?: number;
  readonly values?: WeightValues;
  /** Plays by the first line of a hint. */
  readonly hints?: boolean;
}

export interface GameSpec {
  readonly game: string;
  readonly options: unknown;
  readonly players: readonly PlayerSpec[];
  readonly seed: string;
}

export interface Played {
  readonly seats: readonly SeatScore[];
  readonly decisions: number;
  readonly ms: number;
}

async function play({ game, options, players, seed }: GameSpec): Promise<Played> {
  const entry = gameEntry(game);
  if (entry === undefined) throw new Error(`unknown game ${game}`);
  const { module } = await entry.load();
  const bots = players.map(({ level, nodes, ms, values, hints }): Bot => {
    const budget: Budget | null =
      nodes === undefined && ms === undefined
        ? null
        : { ...(nodes !== undefined && { nodes }), ...(ms !== undefined && { ms, now: workedMs }) };
    const brain = values === undefined ? undefined : module.brain.retuned?.(values);
    return { level, ...(budget && { budget }), ...(brain && { brain }), ...(hints && { hints }) };
  });
  const began = workedMs();
  const { standing, decisions } = playGame(module, options, bots, seed);
  return { seats: standing.seats, decisions, ms: workedMs() - began };
}

parentPort?.on('message', (spec: GameSpec) => {
  play(spec).then(
    (done) => parentPort?.postMessage({ done }),
    (error: unknown) => parentPort?.postMessage({ error: error instanceof Error ? error.message : String(error) }),
  );
});
