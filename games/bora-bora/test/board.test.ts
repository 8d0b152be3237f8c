import { describe, expect, it } from 'vitest';
import { RecordingSink, type Seat, SeededRng } from '#kernel';
import { geometry, inside } from '../board/draw/geometry.ts';
import { changesOf, isDone, readyTasks, taskState } from '../board/logic/changes.ts';
import { taskShort } from '../board/words.ts';
import { PATHS, REGIONS, SPACE_MATERIAL, TASK_IDS, TASKS } from '../rules/data.ts';
import { game } from '../rules/game.ts';
import { type Player, STORED, type State } from '../rules/state.ts';

describe('what the map shows', () => {
  it.each([0.5, 0.58, 0.7, 1])('every site lies in its region and within the frame (height %f)', (ys) => {
    const geo = geometry(ys, ys < 0.85 ? 1.42 : 1.25);
    expect(geo.regions.map((r) => r.id)).toEqual(REGIONS.map((r) => r.id));
    expect(geo.paths).toHaveLength(PATHS.length);
    for (const [i, r] of geo.regions.entries()) {
      expect(inside(r.site, r.pts), r.id).toBe(true);
      for (const [j, other] of geo.regions.entries()) if (i !== j) expect(inside(r.site, other.pts)).toBe(false);
      for (const [x, y] of [r.site, r.fish]) {
        expect(x).toBeGreaterThan(0);
        expect(x).toBeLessThan(1000);
        expect(y).toBeGreaterThan(0);
        expect(y).toBeLessThan(1000 * ys);
      }
    }
  });
});

describe('what a preview tells', () => {
  function started(): { s: State; seat: Seat } {
    const rng = new SeededRng('preview');
    const s = game.setup({}, 2, rng, new RecordingSink<never>());
    return { s, seat: s.order[0] as Seat };
  }

  it('goods, tasks and huts that step aside', () => {
    const { s, seat } = started();
    const other = s.order[1] as Seat;
    const p = s.players[seat] as Player;
    const shells = TASK_IDS.indexOf('d31');
    p.tasks = [shells];
    const before = game.view(s, seat);
    p.shells += 2;
    p.offerings -= 1;
    p.ceremony[0] = STORED;
    const list = changesOf(before, game.view(s, seat), seat, -1);
    expect(list).toContainEqual({ what: 'shell', by: 2 });
    expect(list).toContainEqual({ what: 'offering', by: -1 });
    expect(list).toContainEqual({ what: 'material', material: SPACE_MATERIAL[0], by: 1 });
    expect(list).toContainEqual({ what: 'task', change: { task: shells, before: 0, after: 2, need: 4 } });
    s.huts[0] = other;
    expect(changesOf(game.view(s, seat), game.view(s, seat), seat, 0)).toContainEqual({ what: 'aside', seat: other });
  });

  it('tasks that are done now or after the move', () => {
    const { s, seat } = started();
    const p = s.players[seat] as Player;
    const task = TASK_IDS.indexOf('d30');
    p.tasks = [task];
    p.offerings = 2;
    const before = game.view(s, seat);
    expect(taskState(before, seat, task)).toEqual({ have: 2, need: 3 });
    expect(isDone(before, seat, task)).toBe(false);
    expect(readyTasks(before, null, seat)).toBe(0);
    p.offerings = 3;
    expect(readyTasks(before, game.view(s, seat), seat)).toBe(1);
  });

  it('does not guess what a hidden hand decides', () => {
    const { s, seat } = started();
    const other = s.order[1] as Seat;
    const task = TASK_IDS.indexOf('s7');
    expect(taskState(game.view(s, seat), other, task)).toBeNull();
    expect(taskState(game.view(s, seat), seat, task)).not.toBeNull();
  });

  it('every task has a short name in both languages', () => {
    for (let t = 0; t < TASKS.length; t++) {
      expect(taskShort(t, 'de').length).toBeGreaterThan(4);
      expect(taskShort(t, 'en').length).toBeGreaterThan(4);
      expect(taskShort(t, 'de')).not.toContain('undefined');
    }
  });
});
