/**
 * Random play of one registered game on one core: every question enumerated, one option applied.
 * Usage: games.ts GAME SEATS MILLISECONDS. Prints one line of JSON.
 */
import { gameEntry } from '#games';
import { type AnyGame, type Decision, type Move, readOptions, SeededRng, SILENT, settle, step } from '#kernel';
import { random, report } from './measure.ts';

/** Only questions with a choice are counted; forced moves are made but not counted. */
function playRandom(game: AnyGame, options: unknown, seats: number, name: string): number {
  const rng = new SeededRng(name);
  const s = game.setup(options, seats, rng, SILENT);
  let open = settle(game, s, rng, SILENT);
  let n = 0;
  while (open.length > 0) {
    const d = choose(open);
    open = step(game, s, d.seat, d.options[random(d.options.length)] as Move, rng, SILENT);
    n++;
  }
  return n;
}

/** Standing offers are left alone, as bots leave them. */
function choose(open: readonly Decision<Move>[]): Decision<Move> {
  for (let k = 0, from = random(open.length); k < open.length; k++) {
    const d = open[(from + k) % open.length] as Decision<Move>;
    if (d.optional === undefined) return d;
  }
  throw new Error('only offers are open');
}

const [id = '', seatsWord = '', milliseconds = '1000'] = process.argv.slice(2);
const entry = gameEntry(id);
if (entry === undefined) throw new Error(`unknown game ${id}`);
const { game } = (await entry.load()).module;
const seats = Number(seatsWord);
const read = readOptions(game.options, {}, seats);
if (!read.ok) throw new Error(read.bad);
report((n) => playRandom(game, read.options, seats, `bench-${n}`), Number(milliseconds), 1);
