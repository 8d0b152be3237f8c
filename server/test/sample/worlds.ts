/**
 * All games, begun in the middle: after a number of moves that chance made, in one of the worlds that somebody at the table cannot
 * tell apart. Which one is said beside, because nobody at the table could.
 */
import {
  type AnyGame,
  type GameEntry,
  type GameModule,
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
  /** A way by which what lies hidden gets out: the law has to notice it there. */
  readonly leak?: Leak;
  /** What lies hidden there. */
  hash?: string;
}

export type Leak = keyof typeof LEAKS;

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

/** Games that give themselves away: what lies hidden now, in the truth of the table that began last. */
let truth: unknown;
const hidden = (): string => stateHash(truth);

/** By what of a game something gets out. */
const LEAKS = {
  view: (game) => ({ view: (s, viewer) => ({ ...(game.view(s, viewer) as object), leak: stateHash(s) }) }),
  points: (game) => ({ score: (s, viewer) => ({ ...game.score(s, viewer), leak: stateHash(s) }) }),
  events: (game) => ({
    apply: (s, seat, move, rng, out) => {
      game.apply(s, seat, move, rng, out);
      out.tell({ e: 'leak', hash: hidden() });
    },
  }),
  /** Whoever imagines looks at the truth, and every refusal says what it was judged by. */
  guesses: (game) => ({
    imagine: () => game.copy(truth),
    whyNot: (s, seat, move) => {
      const refusal = game.whyNot(s, seat, move);
      return refusal === null ? null : { ...refusal, key: stateHash(s) };
    },
  }),
  /** What can be taken back depends on what lies hidden. */
  reveals: (game) => ({
    apply: (s, seat, move, rng, out) => {
      game.apply(s, seat, move, rng, out);
      if (worlds.tafelrundeWorld?.name === 'there') out.commit();
    },
  }),
} as const satisfies Record<string, (game: AnyGame) => Partial<AnyGame>>;

function inMiddle(game: AnyGame): AnyGame {
  const setup: AnyGame['setup'] = (options, seats) => {
    const world = worlds.tafelrundeWorld;
    if (world === undefined) throw new Error('no world was named');
    const s = another(game, middle(game, options, seats, world.depth), world);
    world.hash = stateHash(s);
    truth = s;
    return s;
  };
  const leaky = (name: keyof AnyGame): unknown => {
    const { leak } = worlds.tafelrundeWorld ?? {};
    const broken: Partial<AnyGame> = leak === undefined ? {} : LEAKS[leak](game);
    return broken[name] ?? (name === 'setup' ? setup : game[name]);
  };
  return new Proxy(game, { get: (_, name) => leaky(name as keyof AnyGame) });
}

type Words = GameModule['text']['en'];

/** A leak has its sentence, as every event has. */
function leakTold(words: Words): Words {
  const event: Words['event'] = (e, named) => {
    const { e: what, hash } = e as { e?: string; hash?: string };
    return what === 'leak' ? String(hash) : words.event(e, named);
  };
  return { ...words, event };
}

export const games: readonly GameEntry[] = register.map((entry) => ({
  ...entry,
  load: async () => {
    const { module } = await entry.load();
    const text = { de: leakTold(module.text.de), en: leakTold(module.text.en) };
    return { module: { ...module, text, game: inMiddle(module.game) } };
  },
}));
