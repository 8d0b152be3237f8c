import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { searcherOf } from '#bots';
import { games } from '#games';
import { Habits, Outlook } from '#kernel';
import { tafelrunde } from './command.ts';

const folder = mkdtempSync(join(tmpdir(), 'learn-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const made = { how: 'hand', when: '2026-11-17', games: 0 };

describe('train --habits', () => {
  const train = (game: string, ...args: string[]) =>
    tafelrunde(['train', game, '--habits', '--threads', '1', '--games', '4', '--dry', ...args]);

  for (const { meta, load } of games)
    it(`${meta.id}: who knows nothing makes more points after a few hundred games, and a run goes on where the last one ended`, async () => {
      const { module } = await load();
      const { learner } = searcherOf(module.brain);
      if (learner === undefined) {
        const { code, err } = train(meta.id);
        expect([code, err]).toEqual([2, expect.stringContaining(`${meta.id} has no habits to learn`)]);
        return;
      }
      const state = join(folder, `${meta.id}.json`);
      const nothing = learner.habits.names.map(() => 0);
      const start = {
        game: meta.id,
        rulesVersion: module.game.rulesVersion,
        habits: nothing,
        outlook: learner.outlook.names.flatMap(() => Array.from({ length: learner.outlook.knots }, () => 0)),
        pool: [nothing],
        generation: 0,
        games: 0,
        spread: 5,
      };
      writeFileSync(state, JSON.stringify(start));
      const { code, out, err } = train(meta.id, '--generations', '21', '--state', state);
      expect([code, err]).toEqual([0, '']);
      const points = [...out.matchAll(/([\d.]+) points, expected points off by ([\d.]+)/g)];
      const [first, last] = [points[0], points.at(-1)];
      expect(Number(last?.[1])).toBeGreaterThan(Number(first?.[1]) + 3);
      expect(Number(last?.[2])).toBeLessThan(Number(first?.[2]));
      const kept = JSON.parse(readFileSync(state, 'utf8')) as { generation: number; games: number };
      expect([kept.generation, kept.games]).toEqual([21, 21 * 32]);
      expect(train(meta.id, '--generations', '1', '--state', state).out).toContain('22 generations');
      const other = games.find((g) => g.meta.id !== meta.id && g.meta.id !== 'my-city');
      const wrong = train(meta.id, '--state', writeState({ ...start, game: other?.meta.id ?? '' }));
      expect([wrong.code, wrong.err]).toEqual([2, expect.stringContaining('name another --state')]);
    });
});

function writeState(state: object): string {
  const file = join(folder, 'other.json');
  writeFileSync(file, JSON.stringify(state));
  return file;
}

describe('what was learned', () => {
  it('is worth its knots, and changes evenly in between', () => {
    const outlook = new Outlook(4, 3);
    const [a, b] = [outlook.asset('shells', 'goods'), outlook.assets('huts', [1, 2], 'map')];
    outlook.learn({
      game: 'x',
      rulesVersion: 1,
      made,
      values: { shells: [1, 2, 4], 'huts.1': [0, 0, 0], 'huts.2': [8, 4, 0] },
    });
    outlook.note(a, 3);
    outlook.note(b + 1);
    outlook.time = 0.5;
    expect(outlook.worth()).toBe(3 * 1.5 + 6);
    outlook.time = 2;
    expect(outlook.worth()).toBe(3 * 4);
    const groups = { goods: 1, map: 0 };
    outlook.time = 1;
    outlook.addTo(groups);
    expect(groups).toEqual({ goods: 1 + 3 * 2, map: 4 });
  });

  it('is complete: a sign nothing was learned about is said by its name', () => {
    const habits = new Habits(4);
    const [near] = [habits.named('near'), habits.named('far')];
    expect(() => habits.learn({ game: 'x', rulesVersion: 1, made, values: { near: 1 } })).toThrow('far');
    habits.learn({ game: 'x', rulesVersion: 1, made, values: { near: 2, far: -1 } });
    habits.note(near as number, 3);
    expect(habits.liking()).toBe(6);
  });
});
