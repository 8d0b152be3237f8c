/** One contender in a process of its own, so that none spoils the other's compiled code. Usage: runner.ts NAME MILLISECONDS */
import { type Decision, SeededRng, SILENT, settle, step } from '#kernel';
import { type Drop, game } from './connect-four.ts';
import { random, report } from './measure.ts';
import { playPlain } from './plain.ts';

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

const [name = '', milliseconds = '1000'] = process.argv.slice(2);
const play = CONTENDERS[name];
if (play === undefined) throw new Error(`no contender ${name}`);
report(play, Number(milliseconds), 200);
