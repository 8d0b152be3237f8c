/** Commands that run another program of the project to its end: the server and the benchmarks. */
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { type ArgSpec, readArgs } from './args.ts';
import { readGame } from './common.ts';
import { Problem } from './problem.ts';

function run(file: string, args: readonly string[]): Promise<number> {
  const path = fileURLToPath(new URL(`../${file}`, import.meta.url));
  const child = spawn(process.execPath, [...process.execArgv, path, ...args], { stdio: 'inherit' });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => child.kill(signal));
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('exit', (code) => resolve(code ?? 0));
  });
}

const SERVE: ArgSpec = { port: 'count', data: 'text' };
const LAST_PORT = 65_535;

export async function serve(argv: readonly string[]): Promise<number> {
  const args = readArgs(argv, SERVE, 0);
  const port = args.count('port');
  const data = args.text('data');
  if (port !== undefined && port > LAST_PORT) throw new Problem(`--port must be at most ${LAST_PORT}, not ${port}`);
  const built = await run('scripts/build.ts', []);
  if (built !== 0) return built;
  return run('server/main.ts', [
    ...(port === undefined ? [] : ['--port', String(port)]),
    ...(data === undefined ? [] : ['--data', data]),
  ]);
}

export async function bench(argv: readonly string[]): Promise<number> {
  const args = readArgs(argv, { json: 'flag' }, 0);
  return run('bench/index.ts', args.flag('json') ? ['--json'] : []);
}

export async function freeze(argv: readonly string[]): Promise<number> {
  const args = readArgs(argv, { again: 'flag' }, 1);
  const [game] = args.words;
  if (game === undefined) throw new Problem('which game? tafelrunde freeze GAME');
  await readGame(game);
  return run('scripts/freeze.ts', args.flag('again') ? [game, '--again'] : [game]);
}
