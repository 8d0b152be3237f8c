/**
 * `npm test`: everything a change has to pass, in order of price. Each plain step counts as one check, the tests count
 * one by one; the last line is the sum. `npm test -- --only unit,lint` runs some of the steps.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type Counts, readCounts, readSecondTries } from './counts.ts';
import { ensureTools, findBrowser } from './tools.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const REPORTS = `${ROOT}.cache/test/`;

interface Step {
  readonly name: string;
  readonly run: () => Counts;
}

const one = (ok: boolean): Counts => ({ passed: ok ? 1 : 0, failed: ok ? 0 : 1 });

function node(...args: string[]): boolean {
  const env = { ...process.env };
  const browser = findBrowser();
  if (browser !== null) env.CHROME_PATH = browser;
  if (!process.stdout.isTTY) env.NO_COLOR = '1';
  return spawnSync(process.execPath, args, { cwd: ROOT, stdio: ['ignore', 'inherit', 'inherit'], env }).status === 0;
}

function check(name: string, ...args: string[]): Step {
  return { name, run: () => one(node(...args)) };
}

/** One project of vitest.config.ts, counted from its report. */
function tests(project: string): Step {
  return {
    name: project,
    run: () => {
      const report = `${REPORTS}${project}.json`;
      const again = `${REPORTS}${project}.second-tries.json`;
      for (const file of [report, again]) rmSync(file, { force: true });
      process.env.SECOND_TRIES = again;
      const ok = node(
        'node_modules/vitest/vitest.mjs',
        'run',
        '--project',
        project,
        '--reporter=dot',
        '--reporter=json',
        '--reporter=./scripts/second-tries.ts',
        `--outputFile.json=${report}`,
      );
      const { lines, tooMany } = readSecondTries(again);
      for (const line of lines) console.log(line);
      const { passed, failed } = readCounts(report, ok);
      return { passed, failed: failed + (tooMany ? 1 : 0) };
    },
  };
}

function tools(): Counts {
  const missing = ensureTools(['chromium', 'postgresql']);
  for (const line of missing) console.log(line);
  return one(missing.length === 0);
}

const STEPS: readonly Step[] = [
  { name: 'tools', run: tools },
  check('lint', 'node_modules/@biomejs/biome/bin/biome', 'check', '.'),
  check('types', 'node_modules/typescript/bin/tsc', '-p', '.'),
  check('unused', 'node_modules/knip/bin/knip.js', '--no-config-hints'),
  check('build', 'scripts/build.ts', '--force'),
  check('size', 'scripts/size.ts'),
  tests('unit'),
  tests('server'),
  tests('e2e'),
];

function chosen(args: readonly string[]): readonly Step[] {
  if (args.length === 0) return STEPS;
  const names = args[0] === '--only' ? (args[1] ?? '').split(',') : [];
  const unknown = names.filter((n) => !STEPS.some((s) => s.name === n));
  if (names.length === 0 || unknown.length > 0) {
    console.error(`Usage: npm test [-- --only ${STEPS.map((s) => s.name).join(',')}]`);
    process.exit(2);
  }
  return STEPS.filter((s) => names.includes(s.name));
}

mkdirSync(REPORTS, { recursive: true });
const lines: string[] = [];
let passed = 0;
let failed = 0;
for (const step of chosen(process.argv.slice(2))) {
  console.log(`\n=== ${step.name}`);
  const began = Date.now();
  const counts = step.run();
  passed += counts.passed;
  failed += counts.failed;
  const seconds = ((Date.now() - began) / 1000).toFixed(1);
  lines.push(`${step.name.padEnd(8)} ${seconds.padStart(7)} s  ${counts.passed} passed, ${counts.failed} failed`);
  console.log(lines.at(-1));
}
console.log(`\n${lines.join('\n')}`);
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 && passed > 0 ? 0 : 1;
