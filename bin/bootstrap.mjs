/** Behind every `npm` command of the project: makes the ground ready, then runs the program. */
import { runProgram, say } from './runtime.mjs';

const PROGRAMS = {
  start: ['server/main.ts', { before: ['scripts/build.ts'] }],
  test: ['scripts/test.ts'],
  bench: ['bench/index.ts', { folders: ['bench/peers'] }],
  'bench:server': ['bench/server.ts', { folders: ['bench/peers'] }],
  'bench:attack': ['bench/attack.ts'],
  dev: ['scripts/dev.ts'],
  browsers: ['scripts/browsers.ts', { before: ['scripts/build.ts'] }],
  audit: ['scripts/audit.ts'],
  chaos: ['scripts/chaos.ts'],
  mutants: ['scripts/mutants.ts'],
  lighthouse: ['scripts/lighthouse.ts', { before: ['scripts/build.ts'] }],
  load: ['scripts/load.ts', { before: ['scripts/build.ts'] }],
  vitest: ['node_modules/vitest/vitest.mjs', { first: ['run'] }],
  types: ['node_modules/typescript/bin/tsc', { first: ['-p', '.'] }],
  lint: ['node_modules/@biomejs/biome/bin/biome', { first: ['check', '.'] }],
  format: ['node_modules/@biomejs/biome/bin/biome', { first: ['check', '--write', '.'] }],
  cli: ['cli/main.ts'],
};

const [command = '', ...args] = process.argv.slice(2);
const program = Object.hasOwn(PROGRAMS, command) ? PROGRAMS[command] : null;
if (program === null) {
  say(`Usage: node bin/bootstrap.mjs ${Object.keys(PROGRAMS).join('|')} [arguments]`);
  process.exitCode = 2;
} else {
  const [file, { first = [], ...needs } = {}] = program;
  runProgram(file, [...first, ...args], needs);
}
