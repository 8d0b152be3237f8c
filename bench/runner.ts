/** One contender in a process of its own, so that none spoils the other's compiled code. Usage: runner.ts NAME MILLISECONDS */
import { type Decision, SeededRng, SILENT, settle, step } from '#kernel';
import { type Drop, game } from './connect-four.ts';
import { playPlain } from './plain.ts';

export interface Count {
  readonly moves: number;
  readonly games: number;
  readonly seconds: number;
}

let seed = 12345;
/** The same cheap chance for every contender. */
function random(n: number): number {
  seed ^= seed << 13;
  seed ^= seed >>> 17;
  seed ^= seed << 5;
  return (seed >>> 0) % n;
}

const rng = new SeededRng('connect-four');

function playKernel(): number {
  const s = game.setup({}, 2, rng, SILENT);
  let open = settle(game, s, rng, SILENT);
  while (open.length > 0) {
    const d = open[0] as Decision<Drop>;
    open = step(game, s, d.seat, d.options[random(d.options.length)] as Drop, rng, SILENT);
  }
  return s.discs;
}

const CONTENDERS: Readonly<Record<string, () => number>> = { kernel: playKernel, plain: () => playPlain(random) };

function measure(play: () => number, milliseconds: number): Count {
  const began = performance.now();
  let moves = 0;
  let games = 0;
  let passed = 0;
  while (passed < milliseconds) {
    for (let i = 0; i < 200; i++) moves += play();
    games += 200;
    passed = performance.now() - began;
  }
  return { moves, games, seconds: passed / 1000 };
}

const [name = '', milliseconds = '1000'] = process.argv.slice(2);
const play = CONTENDERS[name];
if (play === undefined) throw new Error(`no contender ${name}`);
measure(play, Number(milliseconds) / 2);
console.log(JSON.stringify(measure(play, Number(milliseconds))));
