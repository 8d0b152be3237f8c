/** Behind `npm start`, `npm test`, `npm run bench` and `npm run dev`: makes the ground ready, then runs the program. */
import { runProgram, say } from './runtime.mjs';

const PROGRAMS = {
  start: ['server/main.ts', { before: ['scripts/build.ts'] }],
  test: ['scripts/test.ts'],
  bench: ['bench/index.ts', { folders: ['bench/peers'] }],
  'bench:server': ['bench/server.ts', { folders: ['bench/peers'] }],
  dev: ['scripts/dev.ts'],
  cli: ['cli/main.ts'],
};

const [command = '', ...args] = process.argv.slice(2);
const program = Object.hasOwn(PROGRAMS, command) ? PROGRAMS[command] : null;
if (program === null) {
  say(`Usage: node bin/bootstrap.mjs ${Object.keys(PROGRAMS).join('|')} [arguments]`);
  process.exitCode = 2;
} else {
  const [file, needs] = program;
  runProgram(file, args, needs);
}
