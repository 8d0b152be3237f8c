/** Matches between the command line and a running server: out, in, and into the fixtures. */
import { spawnSync } from 'node:child_process';
import { appendFileSync, cpSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { MatchRecord, SavedMatch } from '#kernel';
import { type House, openHouse, Person } from '#server/test/people.ts';
import { beside, type Ran, scratch } from './command.ts';

const ROOT = new URL('../../', import.meta.url);
const KEPT = fileURLToPath(new URL('games/my-city/test/fixtures/random-2.match.json', ROOT));
const { record, scores } = JSON.parse(readFileSync(KEPT, 'utf8')) as { record: MatchRecord; scores: number[] };
const folder = scratch();
let house: House;
beforeAll(async () => {
  house = await openHouse({ games: new URL('games/index.ts', ROOT).href });
});
afterAll(() => house.close());

const file = (name: string, content: unknown): string => {
  const path = join(folder, name);
  writeFileSync(path, JSON.stringify(content));
  return path;
};
const bring = (path: string): Promise<Ran> => beside(['import', path], { TAFELRUNDE_URL: house.url });

describe('a finished match', () => {
  it('goes in as a replay, comes out as the same record, and becomes a fixture', async () => {
    const there = await bring(KEPT);
    expect([there.err, there.code]).toEqual(['', 0]);
    const [, id] = /^http:\/\/[^/]+\/t\/([\w-]+)\/replay\n$/.exec(there.out) ?? [];
    const saved = join(folder, 'back.json');
    const back = await beside(['export', `${house.url}/t/${id}/replay`, '--save', saved]);
    expect([back.out, back.code]).toEqual([`${saved}: the whole match\n`, 0]);
    const match = JSON.parse(readFileSync(saved, 'utf8')) as SavedMatch;
    expect([match.record, match.scores]).toEqual([record, scores]);
    const printed = await beside(['export', id as string, '--server', house.url]);
    expect((JSON.parse(printed.out) as SavedMatch).record).toEqual(record);

    for (const from of [saved, `${house.url}/t/${id}`]) {
      const to = scratch();
      const kept = await beside(['keep', from, '--to', to, '--name', 'adas-game']);
      expect([kept.err, kept.code]).toEqual(['', 0]);
      expect(JSON.parse(readFileSync(join(to, 'adas-game.match.json'), 'utf8'))).toEqual({ record, scores });
      const twice = await beside(['keep', from, '--to', to, '--name', 'adas-game']);
      expect([twice.code, twice.err]).toEqual([2, expect.stringContaining('it is there already')]);
    }
  });

  it('is kept with the games of its own version', async () => {
    const old = fileURLToPath(new URL('games/tribes-of-the-wind/versions/1/kept/random-2.match.json', ROOT));
    const to = scratch();
    const { out, code } = await beside(['keep', old, '--to', to]);
    expect([code, out]).toEqual([0, expect.stringContaining('rules version 1')]);
  });
});

describe('a match that is not over', () => {
  it('goes in to be played on by whoever opens the link', async () => {
    const { out, err } = await bring(file('half.json', { ...record, moves: record.moves.slice(0, 4) }));
    expect(err).toBe('');
    const [, id] = /\/t\/([\w-]+)\n/.exec(out) ?? [];
    const ada = await Person.guest(house.url, 'Ada');
    expect((await ada.post(`/matches/${id}/join`)).status).toBe(200);
    const { body } = await ada.get<{ moves: number; seats: { me: boolean }[] }>(`/matches/${id}`);
    expect(body.moves).toBeGreaterThanOrEqual(4);
    expect(body.seats[0]?.me).toBe(true);
  });

  it('comes out without its seed, as a spectator has heard it, and is no fixture', async () => {
    const ada = await Person.guest(house.url, 'Ada');
    const { body } = await ada.post<{ id: string }>('/matches', {
      game: 'my-city',
      options: {},
      seats: [{ kind: 'me' }, { kind: 'bot', level: 1 }],
      listed: false,
    });
    const saved = join(folder, 'running.json');
    const { out } = await beside(['export', body.id, '--server', house.url, '--save', saved]);
    expect(out).toContain('still running, as a spectator has heard it, without its seed');
    const match = JSON.parse(readFileSync(saved, 'utf8')) as SavedMatch;
    expect(match.record).toBeUndefined();
    expect(match.running?.viewer).toBe('spectator');
    for (const command of [
      ['keep', saved],
      ['replay', saved],
      ['verify', saved],
    ])
      expect(await beside(command)).toMatchObject({ code: 2, err: expect.stringContaining('it has no seed') });
    expect(await bring(saved)).toMatchObject({
      code: 2,
      err: expect.stringContaining('saved while the game was running'),
    });
  });
});

describe('what does not fit is refused with the reason, in one line', () => {
  const broken = (n: number): MatchRecord => ({
    ...record,
    moves: record.moves.map((m, i) => (i === n - 1 ? { ...m, hash: '00000000000000' } : m)),
  });
  it.each([
    ['no JSON', ['import', fileURLToPath(import.meta.url)], 'is not JSON'],
    ['no match', ['import', file('x.json', { hello: 1 })], 'it is not the record of a game'],
    [
      'a newer version',
      ['import', file('newer.json', { ...record, rulesVersion: 99 })],
      'newer rules than the server knows',
    ],
    ['a version that is not kept', ['import', file('older.json', { ...record, rulesVersion: 0 })], 'is not kept there'],
    ['an unknown game', ['import', file('go.json', { ...record, game: 'go' })], 'its game is not known there'],
    ['moves that do not fit from the ninth on', ['import', file('drift.json', broken(9))], 'from move 9 on'],
    ['another result', ['import', file('result.json', { record, scores: [1, 2] })], 'its result is not the one'],
    [
      'a newer version, to be kept',
      ['keep', file('n2.json', { ...record, rulesVersion: 99 })],
      'newer than what is installed',
    ],
    ['drift, to be kept', ['keep', file('d2.json', broken(9))], 'rules drift at move 9'],
    [
      'half a game, to be kept',
      ['keep', file('h2.json', { ...record, moves: record.moves.slice(0, 4) })],
      'not over after 4',
    ],
    ['a table that is not there', ['export', 'abcdefgh12345678'], 'There is no such table'],
    ['no address', ['export', 'http://'], 'neither the address of a table nor its id'],
    [
      'no server',
      ['export', 'abcdefgh12345678', '--server', 'http://127.0.0.1:1'],
      'no server answers at http://127.0.0.1:1',
    ],
    ['a word for a server', ['export', 'abcdefgh12345678', '--server', 'here'], 'is not the address of a server'],
    ['nothing', ['import'], 'which file?'],
  ] as const)('%s', async (_, args, message) => {
    const { code, out, err } = await beside(args, { TAFELRUNDE_URL: house.url });
    expect(err).toContain(message);
    expect(err).toMatch(/^tafelrunde: .*\n$/);
    expect([out, code]).toEqual(['', 2]);
  });
});

it('rules that are missing or damaged are said by every command that needs them', () => {
  // A copy of the command and its games, so that a bundle can be spoilt.
  const copy = scratch();
  for (const part of ['cli', 'kernel', 'games', 'bots', 'server', 'package.json'])
    cpSync(new URL(part, ROOT), join(copy, part), { recursive: true });
  symlinkSync(fileURLToPath(new URL('node_modules', ROOT)), join(copy, 'node_modules'));
  const bundle = join(copy, 'games/tribes-of-the-wind/versions/1/module.js');
  const run = (command: string): { code: number | null; err: string } => {
    const old = new URL('games/tribes-of-the-wind/versions/1/kept/random-2.match.json', ROOT);
    const ran = spawnSync(process.execPath, [join(copy, 'cli/main.ts'), command, fileURLToPath(old)], {
      encoding: 'utf8',
    });
    return { code: ran.status, err: ran.stderr };
  };
  expect(run('replay').code).toBe(0);
  appendFileSync(bundle, '\n');
  for (const command of ['replay', 'verify', 'keep'])
    expect(run(command)).toEqual({
      code: 2,
      err: expect.stringMatching(/^tafelrunde: .* is damaged: its hash differs\n$/),
    });
  rmSync(bundle);
  for (const command of ['replay', 'verify', 'keep'])
    expect(run(command)).toEqual({ code: 2, err: expect.stringMatching(/^tafelrunde: .* is not kept here\n$/) });
});
