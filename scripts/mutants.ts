/**
 * Puts faults into the house, one at a time, and runs the smallest tests that have to notice: `npm run mutants`, or only some of them,
 * `npm run mutants -- shell 'the coach'`, by room or by what their sentence holds. The faults go into a copy: the sources stay as they
 * are whatever happens. Not a part of `npm test`.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Fault } from './mutants/fault.ts';
import { FAULTS } from './mutants/index.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
/** A fault that makes a program run for ever is noticed, too. */
const LONGEST_MS = 300_000;
/** Of all faults so many are to be noticed. */
const SHARE = 0.9;

/** The house as it lies here, with what is not committed yet. */
function copyOfTheHouse(): string {
  const to = mkdtempSync(join(tmpdir(), 'tafelrunde-mutants-'));
  const list = execFileSync('git', ['ls-files', '-z', '-co', '--exclude-standard'], { cwd: ROOT, encoding: 'utf8' });
  for (const file of list.split('\0').filter((f) => f !== '' && existsSync(join(ROOT, f)))) {
    mkdirSync(dirname(join(to, file)), { recursive: true });
    cpSync(join(ROOT, file), join(to, file));
  }
  // Some tests ask git which files there are.
  for (const args of [
    ['init', '-q'],
    ['add', '-A'],
  ])
    execFileSync('git', args, { cwd: to });
  symlinkSync(join(ROOT, 'node_modules'), join(to, 'node_modules'));
  return to;
}

interface Run {
  readonly passed: number;
  readonly failed: boolean;
}

function run(house: string, { tests, named }: Pick<Fault, 'tests' | 'named'>): Run {
  const report = join(house, 'mutants.json');
  rmSync(report, { force: true });
  const project = tests.every((file) => file.startsWith('server/')) ? 'server' : 'unit';
  const args = ['run', '--project', project, '--bail', '1', '--reporter', 'json', '--outputFile', report, ...tests];
  const vitest = join('node_modules', 'vitest', 'vitest.mjs');
  const { status } = spawnSync(
    process.execPath,
    [vitest, ...args, ...(named === undefined ? [] : ['--testNamePattern', named])],
    { cwd: house, stdio: 'ignore', timeout: LONGEST_MS },
  );
  const told = existsSync(report) ? (JSON.parse(readFileSync(report, 'utf8')) as { numPassedTests: number }) : null;
  return { passed: told?.numPassedTests ?? 0, failed: status !== 0 };
}

const green = new Map<string, boolean>();

/** Without any fault these tests are there and pass: or whatever is noticed proves nothing. */
function isGreen(house: string, { tests, named }: Fault): boolean {
  const name = `${tests.join(' ')} ${named ?? ''}`;
  const known = green.get(name);
  if (known !== undefined) return known;
  const { passed, failed } = run(house, { tests, ...(named === undefined ? {} : { named }) });
  green.set(name, passed > 0 && !failed);
  return passed > 0 && !failed;
}

type End = 'noticed' | 'SURVIVED' | 'LOST' | 'RED';

/** LOST: its text does not stand there once. RED: its tests fail without it. Nobody knows then whether it would be noticed. */
function tried(house: string, fault: Fault): End {
  const path = join(house, fault.file);
  const source = readFileSync(path, 'utf8');
  if (source.split(fault.from).length !== 2) return 'LOST';
  if (!isGreen(house, fault)) return 'RED';
  try {
    // A function: the text of a fault may hold what a pattern would read as its own.
    writeFileSync(
      path,
      source.replace(fault.from, () => fault.to),
    );
    return run(house, fault).failed ? 'noticed' : 'SURVIVED';
  } finally {
    writeFileSync(path, source);
  }
}

const wanted = process.argv.slice(2);
const chosen = Object.entries(FAULTS).flatMap(([room, faults]) =>
  faults
    .filter(({ what }) => wanted.length === 0 || wanted.some((w) => w === room || what.includes(w)))
    .map((fault) => ({ room, fault })),
);
const house = copyOfTheHouse();
const ends: End[] = [];
try {
  for (const { room, fault } of chosen) {
    const end = tried(house, fault);
    console.log(`${end.padEnd(8)}  ${room}: ${fault.what}${end === 'noticed' ? '' : ` (${fault.file})`}`);
    ends.push(end);
  }
} finally {
  rmSync(house, { recursive: true, force: true });
}
const count = (end: End): number => ends.filter((e) => e === end).length;
const unknown = count('LOST') + count('RED');
const share = Math.floor((100 * count('noticed')) / ends.length);
console.log(`${count('noticed')} of ${ends.length} noticed (${share} %), ${unknown} could not be tried`);
process.exitCode = unknown === 0 && count('noticed') >= SHARE * ends.length ? 0 : 1;
