/** Looks for better weights: evolution inside the search that ships, against a pool, gated on fresh seeds. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { isLevel, LEVELS, type Level, levelInfo, looksAhead, searcherOf } from '#bots';
import { type GameModule, type SeatScore, SeededRng, type Weights, type WeightValues } from '#kernel';
import { type ArgSpec, readArgs } from './args.ts';
import { readGame, readTableOptions } from './common.ts';
import { ALL_CORES, Crew } from './crew.ts';
import type { Played, PlayerSpec } from './crew-worker.ts';
import { type DuelResult, duel } from './duel.ts';
import { moved, probesAround, uphill } from './evolve.ts';
import { learn } from './learn.ts';
import { Problem } from './problem.ts';
import { mean, meanError } from './stats.ts';

const SPEC: ArgSpec = {
  minutes: 'count',
  generations: 'count',
  games: 'count',
  seats: 'count',
  level: 'count',
  nodes: 'count',
  threads: 'count',
  seed: 'text',
  state: 'text',
  habits: 'flag',
  dry: 'flag',
};

const MINUTES = 10;
const NODES = 2000;
/** The strength whose play is improved; Casual, for whom ratings are everything, plays fastest. */
const LEVEL = 4;
/** Pairs of probes of a generation, and games each of them plays (alone: more, because a game is short). */
const PAIRS = 6;
const GAMES = 6;
const GAMES_ALONE = 12;
/** How far probes look and how far a generation walks, in parts of a weight; both shrink when the gate stays shut. */
const STEP = 0.2;
const STRIDE = 0.35;
const SHRINK = 0.7;
const SMALLEST = 0.03;
/** So many generations are walked before the gate is tried: one alone is mostly noise. */
const WALK = 5;
/** Games on fresh seeds before a new champion is let in. */
const GATE_GAMES = 60;
const GATE_GAMES_ALONE = 150;
/** How many earlier champions stay in the pool. */
const POOL = 4;

/** What a run leaves behind for the next one. */
interface State {
  readonly game: string;
  readonly rulesVersion: number;
  champion: WeightValues;
  /** Where the walk uphill has come to since the last gate. */
  here: WeightValues;
  pool: WeightValues[];
  step: number;
  generation: number;
  games: number;
  gate: string | null;
}

function begin(module: GameModule, weights: Weights, file: string): State {
  const fresh: State = {
    game: module.game.id,
    rulesVersion: module.game.rulesVersion,
    champion: weights.values,
    here: weights.values,
    pool: [],
    step: STEP,
    generation: 0,
    games: 0,
    gate: null,
  };
  if (!existsSync(file)) return fresh;
  const kept = JSON.parse(readFileSync(file, 'utf8')) as State;
  if (kept.game !== fresh.game || kept.rulesVersion !== fresh.rulesVersion)
    throw new Problem(`${file} is of ${kept.game}, rules ${kept.rulesVersion}: name another --state`);
  return kept;
}

/** A clear lead is worth hardly more than a lead; alone only points count. */
function fitnessOf(seats: readonly SeatScore[], seat: number): number {
  const own = (seats[seat] as SeatScore).total;
  if (seats.length === 1) return own;
  return Math.tanh((own - Math.max(...seats.filter((_, i) => i !== seat).map((s) => s.total))) / 20);
}

export async function train(argv: readonly string[]): Promise<number> {
  const args = readArgs(argv, SPEC, 1);
  const module = await readGame(args.words[0]);
  const { game } = module;
  if (args.flag('habits')) return learn(module, args);
  const minutes = args.count('minutes') ?? MINUTES;
  if (minutes === 0) throw new Problem('--minutes must be at least 1');
  const nodes = args.count('nodes') ?? NODES;
  if (nodes === 0) throw new Problem('--nodes must be at least 1');
  const level = args.count('level') ?? LEVEL;
  if (!isLevel(level) || level === 1) throw new Problem(`--level must be 2 to ${LEVELS.length}`);
  const brain = levelInfo(level).ms === 0 ? module.brain : searcherOf(module.brain);
  const { weights } = brain;
  if (weights === undefined || brain.retuned === undefined || !looksAhead(game, module.brain))
    throw new Problem(`${game.id} has no weights to train`);
  const n = args.count('seats') ?? game.seats.find((x) => x > 1) ?? 1;
  if (!game.seats.includes(n)) throw new Problem(`${game.id} is for ${game.seats.join(', ')} players, not for ${n}`);
  const seed = args.text('seed') ?? 'train';
  const file = args.text('state') ?? `train-${game.id}.json`;
  const options = readTableOptions(undefined, game, n);
  const state = begin(module, weights, file);
  const crew = new Crew(args.count('threads') ?? ALL_CORES);
  const until = Date.now() + minutes * 60_000;
  const late = (): boolean => Date.now() >= until;
  const generations = args.count('generations') ?? Number.POSITIVE_INFINITY;
  const perProbe = args.count('games') ?? (n === 1 ? GAMES_ALONE : GAMES);
  if (perProbe === 0) throw new Problem('--games must be at least 1');
  const searcher = (values: WeightValues): PlayerSpec =>
    levelInfo(level).ms === 0 ? { level, values } : { level, nodes, values };
  const note = (text: string): void => console.log(`${String(state.generation).padStart(3)}  ${text}`);
  const keep = (): void => writeFileSync(file, `${JSON.stringify(state, null, 1)}\n`);

  /** Whom every probe meets: Casual, the champion, and those before it. */
  const poolOf = (of: State): PlayerSpec[] => [{ level: 2 }, ...[of.champion, ...of.pool].map(searcher)];

  /** One probe on the seeds of this generation, from every seat, against a member of the pool that changes with the seed. */
  const tryOut = async (values: WeightValues): Promise<number> => {
    const pool = poolOf(state);
    const played: Promise<[Played, number]>[] = [];
    const seeds = Math.max(1, Math.round(perProbe / n));
    for (let k = 0; k < seeds; k++)
      for (let seat = 0; seat < n; seat++) {
        const other = pool[(state.generation * seeds + k) % pool.length] as PlayerSpec;
        const players = Array.from({ length: n }, (_, i) => (i === seat ? searcher(values) : other));
        const spec = { game: game.id, options, players, seed: `${seed}/${state.generation}/${k}` };
        played.push(crew.play(spec).then((p) => [p, seat]));
      }
    const all = await Promise.all(played);
    state.games += all.length;
    return mean(all.map(([p, seat]) => fitnessOf(p.seats, seat)));
  };

  try {
    for (let walked = 0; walked < generations && !late(); walked++) {
      state.generation++;
      const rng = new SeededRng(`${seed}/${state.generation}`);
      const probes = probesAround(state.here, PAIRS, state.step, rng);
      const fitness: number[] = [];
      for (const probe of probes) {
        if (late()) break;
        fitness.push(await tryOut(probe.values));
        bar(fitness.length, probes.length);
      }
      if (fitness.length < probes.length) break;
      const direction = uphill(probes, fitness);
      if (direction !== null) state.here = moved(state.here, direction, state.step * STRIDE);
      note(`probes ${Math.min(...fitness).toFixed(2)} to ${Math.max(...fitness).toFixed(2)}`);
      if (state.generation % WALK === 0) {
        const old = searcher(state.champion);
        const passed = await gate(crew, module, options, n, searcher(state.here), old, state, seed, late);
        note(`step ${state.step.toFixed(2)}, ${passed.text}`);
        if (passed.better) {
          state.pool = [state.champion, ...state.pool].slice(0, POOL);
          state.champion = state.here;
          state.gate = passed.text;
          if (!args.flag('dry')) save(module, weights, state, seed, n, level, nodes);
        } else {
          if (passed.worse) state.here = state.champion;
          state.step = Math.max(SMALLEST, state.step * SHRINK);
        }
      }
      keep();
    }
    await reportStrength(crew, module, options, n, searcher(state.champion), poolOf(state), `${seed}/report`, perProbe);
  } finally {
    await crew.close();
  }
  console.log(`${state.games} games, ${state.generation} generations; ${state.gate ?? 'no better weights found'}`);
  return 0;
}

/** How strong the champion is by now against everybody in the pool but itself; alone, its points. */
async function reportStrength(
  crew: Crew,
  module: GameModule,
  options: unknown,
  n: number,
  champion: PlayerSpec,
  [casual, , ...earlier]: readonly PlayerSpec[],
  seed: string,
  games: number,
): Promise<void> {
  if (n === 1) {
    const played = await Promise.all(
      Array.from({ length: games }, (_, k) =>
        crew.play({ game: module.game.id, options, players: [champion], seed: `${seed}/${k}` }),
      ),
    );
    const { mean: points, error } = meanError(played.map((p) => p.seats[0]?.total ?? 0));
    console.log(`champion alone: ${points.toFixed(1)} ± ${error.toFixed(1)} points, ${games} games`);
    return;
  }
  for (const [i, others] of [casual as PlayerSpec, ...earlier].entries()) {
    const result = await duel(crew, { module, options, seats: n, one: champion, others, seed, games, test: null });
    console.log(`champion against ${i === 0 ? 'level 2' : `champion ${i} before`}: ${shareText(result)}`);
  }
}

function shareText({ share, share95, games }: DuelResult): string {
  const [low, high] = share95.map((x) => `${(x * 100).toFixed(0)} %`);
  return `${(share * 100).toFixed(0)} % [${low} – ${high}] of ${games} games`;
}

/** Whether new weights beat the old ones on seeds that nobody was trained on. */
async function gate(
  crew: Crew,
  module: GameModule,
  options: unknown,
  n: number,
  one: PlayerSpec,
  others: PlayerSpec,
  state: State,
  seed: string,
  until: () => boolean,
): Promise<{ better: boolean; worse: boolean; text: string }> {
  const fresh = `${seed}/gate/${state.generation}`;
  if (n === 1) {
    const gains: number[] = [];
    for (let k = 0; k < GATE_GAMES_ALONE && !until(); k++) {
      const play = (p: PlayerSpec) => crew.play({ game: module.game.id, options, players: [p], seed: `${fresh}/${k}` });
      const [a, b] = await Promise.all([play(one), play(others)]);
      gains.push((a.seats[0]?.total ?? 0) - (b.seats[0]?.total ?? 0));
    }
    state.games += 2 * gains.length;
    const { mean: gain, error } = meanError(gains);
    return {
      better: gain > 2 * error,
      worse: gain < 0,
      text: `gate ${gain.toFixed(2)} ± ${error.toFixed(2)} points, ${gains.length} games`,
    };
  }
  const test = { low: 1 / n, high: 1 / n + 0.1 };
  const result = await duel(crew, {
    module,
    options,
    seats: n,
    one,
    others,
    seed: fresh,
    games: GATE_GAMES,
    test,
    until,
  });
  state.games += result.games;
  return { better: result.verdict === 'high', worse: result.share < 1 / n, text: `gate ${shareText(result)}` };
}

function save(
  module: GameModule,
  before: Weights,
  state: State,
  seed: string,
  n: number,
  level: Level,
  nodes: number,
): void {
  const who = levelInfo(level).ms === 0 ? `level ${level}` : `level ${level} with ${nodes} nodes`;
  const weights: Weights = {
    game: module.game.id,
    rulesVersion: module.game.rulesVersion,
    made: {
      how: `evolution from: ${before.made.how}`,
      when: new Date().toISOString().slice(0, 10),
      games: before.made.games + state.games,
      seed,
      objective: n === 1 ? `points alone, ${who}` : `lead over level 2 and earlier champions, ${n} players, ${who}`,
      gate: state.gate ?? '',
    },
    values: state.champion,
  };
  const own = levelInfo(level).ms > 0 && module.brain.searching !== undefined;
  const name = own ? 'weights-searching.json' : 'weights.json';
  const file = fileURLToPath(new URL(`../games/${module.game.id}/bot/${name}`, import.meta.url));
  writeFileSync(file, `${JSON.stringify(weights, null, 2)}\n`);
}

function bar(done: number, all: number): void {
  if (!process.stderr.isTTY) return;
  process.stderr.write(done < all ? `\r${'█'.repeat(done)}${'░'.repeat(all - done)}` : '\r\u001b[K');
}
