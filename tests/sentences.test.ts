/** A sentence is for people: no code takes one apart to learn what it is about. Facts are passed on instead. */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const ROOT = fileURLToPath(new URL('..', import.meta.url));

/** How sentences were read: at their joints, or by the number they begin with. */
const READS = [
  /\.split\((['"`])(?:: | · |, | – | → |\. )\1\)/,
  /\.replace(?:All)?\(\/\^?(?:1|\\d\+?) /,
  /\.(?:startsWith|endsWith|includes|indexOf)\((['"`])(?:: | · )\1/,
];

const reads = (source: string): string[] => source.split('\n').filter((line) => READS.some((read) => read.test(line)));

const sources = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: ROOT,
  encoding: 'utf8',
})
  .split('\n')
  .filter((f) => /^(?:games\/[\w-]+\/(?:board|text)|web\/(?:kit|table|learn|parts))\/.*\.tsx?$/.test(f))
  .filter((f) => !f.includes('/test/'));

it('no code reads a sentence', () => {
  expect(sources.length).toBeGreaterThan(100);
  const found = sources.flatMap((f) =>
    reads(readFileSync(`${ROOT}${f}`, 'utf8')).map((line) => `${f}: ${line.trim()}`),
  );
  expect(found).toEqual([]);
});

it.each([
  "const [first, ...more] = title.split(' · ');",
  "name.split(': ')[1]",
  "label.replace(/^1 /, '')",
  "said.indexOf(' · ') + 2",
])('would find %s', (line) => {
  expect(reads(line)).toEqual([line]);
});
