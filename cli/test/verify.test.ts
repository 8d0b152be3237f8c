/** `tafelrunde verify`: a saved game against the seal of its start, with the rules it was played with. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { commitment, type MatchRecord } from '#kernel';
import { scratch, tafelrunde } from './command.ts';

const KEPT = fileURLToPath(
  new URL('../../games/tribes-of-the-wind/versions/1/kept/random-2.match.json', import.meta.url),
);
const { record, scores } = JSON.parse(readFileSync(KEPT, 'utf8')) as { record: MatchRecord; scores: number[] };
const folder = scratch();
const saved = (name: string, change: object): string => {
  const path = join(folder, name);
  writeFileSync(path, JSON.stringify({ tafelrunde: 1, record, scores, seedHash: commitment(record.seed), ...change }));
  return path;
};

it('a game of a kept version of the rules is checked with them', () => {
  const { code, out } = tafelrunde(['verify', saved('good.json', {})]);
  expect(code).toBe(0);
  expect(out).toContain('rules version 1');
  expect(out).toContain('The seed fits the hash that was published when the game began.');
  expect(tafelrunde(['verify', KEPT]).out).toContain(commitment(record.seed));
});

it('a seed that was not sealed, and a result that was not reached, are refused', () => {
  const seed = tafelrunde(['verify', saved('seed.json', { seedHash: commitment('other') })]);
  expect([seed.code, seed.err]).toEqual([2, expect.stringContaining('the seed does not fit its hash')]);
  const result = tafelrunde(['verify', saved('scores.json', { scores: [99, 99] })]);
  expect([result.code, result.err]).toEqual([2, expect.stringContaining('instead of 99, 99')]);
});
