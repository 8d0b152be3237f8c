/** `tafelrunde verify`: a saved game against the seal of its start, with the rules it was played with. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { commitment, Match, type MatchRecord, sealed } from '#kernel';
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

const NOW = fileURLToPath(new URL('../../games/my-city/test/fixtures/level2-3.match.json', import.meta.url));
const now = JSON.parse(readFileSync(NOW, 'utf8')) as { record: MatchRecord };
const altered = (name: string, change: Partial<MatchRecord>): string =>
  saved(name, { record: { ...now.record, ...change }, scores: undefined, seedHash: commitment(now.record.seed) });

it.each([
  ['a mark', { moves: now.record.moves.map((m, i) => (i === 4 ? { ...m, fresh: '1' } : m)) }, 'move 5 says by itself'],
  ['a fingerprint', { moves: now.record.moves.map((m, i) => (i === 4 ? { ...m, hash: 'x' } : m)) }, 'drift at move 5'],
  [
    'a fingerprint of the old form',
    { moves: now.record.moves.map((m, i) => (i === 4 ? { ...m, hash: '0123456789abcdef' } : m)) },
    'drift at move 5',
  ],
  [
    'a take-back nobody agreed to',
    { takenBack: [{ after: 3, moves: 1, seat: 0, consent: [] }] },
    'take-back 1 names nobody who agreed',
  ],
  [
    'a take-back of nothing',
    { takenBack: [{ after: 3, moves: 0, seat: 0, consent: [0] }] },
    'take-back 1 cannot have been made',
  ],
])('a forged record is refused with the reason: %s', (name, change, why) => {
  const { code, err } = tafelrunde(['verify', altered(`${name}.json`, change)]);
  expect([code, err]).toEqual([2, expect.stringContaining(why)]);
});

it('a deal that was not sealed is refused, and one that was is named', async () => {
  const { module } = await import('../../games/my-city/index.ts');
  const { options, seats, seed } = now.record;
  const dealt = new Match(module.game, options, seats, seed, undefined, [{ seed: 'invented', moves: 0 }]).record();
  const forged = saved('dealt.json', { record: dealt, scores: undefined, seedHash: commitment(seed) });
  const { code, err } = tafelrunde(['verify', forged]);
  expect([code, err]).toEqual([2, expect.stringContaining('the seed does not fit its hash')]);
  const honest = saved('honest.json', { record: dealt, scores: undefined, seedHash: commitment(sealed(dealt)) });
  expect(tafelrunde(['verify', honest])).toMatchObject({
    code: 0,
    out: expect.stringContaining('Up to move 0 with seed invented; there everything hidden was dealt anew.'),
  });
});

it('says which moves were taken back, and who agreed', () => {
  const takenBack = [{ after: now.record.moves.length, moves: 2, seat: 1, consent: [1, 0] }];
  const { code, out } = tafelrunde(['verify', altered('taken.json', { takenBack })]);
  expect([code, out]).toEqual([
    0,
    expect.stringContaining(
      `After move ${now.record.moves.length}: player 2 took 2 moves back, agreed by 2, 1; chance began anew.`,
    ),
  ]);
});
