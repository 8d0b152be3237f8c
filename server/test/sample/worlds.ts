/**
 * All games, begun in the middle: after a number of moves that chance made, in one of the worlds that somebody at the table cannot
 * tell apart. Which one is said beside, because nobody at the table could.
 */
import {
  type AnyGame,
  type GameEntry,
  type Move,
  SeededRng,
  SILENT,
  settle,
  stateHash,
  step,
  type Viewer,
} from '#kernel';
import { games as register } from '../../../games/index.ts';

export interface World {
  readonly viewer: Exclude<Viewer, 'judge'>;
  /** Moves made before the table begins. */
  readonly depth: number;
  /** Names the world. */
  readonly name: string;
  /** What lies hidden there. */
  hash?: string;
}

const worlds = globalThis as { tafelrundeWorld?: World };

/** From now on tables begin in this world. */
export function beginIn(world: World): void {
  worlds.tafelrundeWorld = world;
}

const TRIES = 40;

function middle(game: AnyGame, options: unknown, seats: number, depth: number): unknown {
  const rng = new SeededRng(`worlds-${game.id}`);
  const s = game.setup(options, seats, rng, SILENT);
  let open = settle(game, s, rng, SILENT);
  for (let n = 0; n < depth; n++) {
    const asked = open.filter((d) => d.optional === undefined);
    const d = asked[n % Math.max(1, asked.length)];
    if (d === undefined) throw new Error(`${game.id} is over after ${n} moves`);
    open = step(game, s, d.seat, d.options[rng.int('walk', d.options.length)] as Move, rng, SILENT);
  }
  return s;
}

/** Another world that looks the same: also in whom the game waits for, which everybody sees. */
function another(game: AnyGame, s: unknown, { viewer, name }: World): unknown {
  const asked = (x: unknown): string => JSON.stringify(game.decisions(x).map((d) => [d.seat, d.optional]));
  for (let k = 0; k < TRIES; k++) {
    const rng = new SeededRng(`${name}-${k}`);
    const other = game.imagine(game.view(s, viewer), rng);
    const before = stateHash(other);
    settle(game, other, rng, SILENT);
    if (stateHash(other) === before && asked(other) === asked(s)) return other;
  }
  return s;
}

function inMiddle(game: AnyGame): AnyGame {
  const setup: AnyGame['setup'] = (options, seats) => {
    const world = worlds.tafelrundeWorld;
    if (world === undefined) throw new Error('no world was named');
    const s = another(game, middle(game, options, seats, world.depth), world);
    world.hash = stateHash(s);
    return s;
  };
  return { ...game, setup };
}

export const games: readonly GameEntry[] = register.map((entry) => ({
  ...entry,
  load: async () => {
    const { module } = await entry.load();
    return { module: { ...module, game: inMiddle(module.game) } };
  },
}));
