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

/** The truth of the table that began last, and how many sit at it. */
let truth: unknown;
let seated = 0;
const leak = (): object => ({ e: 'leak', hash: stateHash(truth) });

type Part = Partial<AnyGame>;

/**
 * What the viewer must not hear is said aloud to everybody else, and every refusal says by which position it was judged: a house that
 * tells the viewer what others hear, or judges by the truth, gives itself away.
 */
function loud(game: AnyGame): AnyGame {
  const others = (): number[] =>
    Array.from({ length: seated }, (_, seat) => seat).filter((seat) => seat !== worlds.tafelrundeWorld?.viewer);
  return {
    ...game,
    setup: (options, seats, _, out) => {
      const world = worlds.tafelrundeWorld;
      if (world === undefined) throw new Error('no world was named');
      truth = another(game, middle(game, options, seats, world.depth), world);
      seated = seats;
      world.hash = stateHash(truth);
      out.whisper(others(), leak());
      return truth;
    },
    apply: (s, seat, move, rng, out) => {
      game.apply(s, seat, move, rng, out);
      out.whisper(others(), leak());
    },
    whyNot: (s, seat, move) => {
      const refusal = game.whyNot(s, seat, move);
      return refusal === null ? null : { ...refusal, key: stateHash(s) };
    },
  };
}

/** By what of a game something may get out, though the house is in order. */
const LEAKS = {
  view: (game: AnyGame): Part => ({
    view: (s, viewer) => ({ ...(game.view(s, viewer) as object), leak: stateHash(s) }),
  }),
  points: (game: AnyGame): Part => ({ score: (s, viewer) => ({ ...game.score(s, viewer), leak: stateHash(s) }) }),
  events: (game: AnyGame): Part => ({
    apply: (s, seat, move, rng, out) => {
      game.apply(s, seat, move, rng, out);
      out.tell(leak());
    },
  }),
  /** Whoever imagines looks at the truth. */
  guesses: (game: AnyGame): Part => ({ imagine: () => game.copy(truth) }),
  /** What can be taken back depends on what lies hidden. */
  reveals: (game: AnyGame): Part => ({
    apply: (s, seat, move, rng, out) => {
      game.apply(s, seat, move, rng, out);
      if (worlds.tafelrundeWorld?.name === 'there') out.commit();
    },
  }),
};

/** The game begun in the middle; it leaks by what the world says. */
function inMiddle(game: AnyGame): AnyGame {
  const sound = loud(game);
  const leaky = (name: keyof AnyGame): unknown => {
    const by = worlds.tafelrundeWorld?.leak;
    return (by === undefined ? {} : (LEAKS[by](sound) as Part))[name] ?? sound[name];
  };
  return new Proxy(sound, { get: (_, name) => leaky(name as keyof AnyGame) });
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
