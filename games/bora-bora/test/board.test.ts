import { describe, expect, it } from 'vitest';
import { RecordingSink, type Seat, SeededRng } from '#kernel';
import { stockChips } from '#web/kit/reading.ts';
import { type Geo, geometry, inside, type Point } from '../board/draw/geometry.ts';
import { fishSpot, hutSpots, SIZES } from '../board/draw/pieces.ts';
import { isDone, readyTasks, stock, taskState } from '../board/stock.ts';
import { MATERIAL_NAMES, PATHS, REGIONS, SPACE_MATERIAL, TASK_IDS, TASKS } from '../rules/data.ts';
import { game } from '../rules/game.ts';
import { type Player, STORED, type State } from '../rules/state.ts';
import { taskShort } from '../text/tasks.ts';

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

describe('what lies on the map keeps its room', () => {
  /** The heights a frame has, with the sizes of its pieces. */
  const FRAMES = [
    ...[0.5, 0.52, 0.56, 0.6, 0.64, 0.7].map((ys) => ['desk', ys] as const),
    ['tablet', 0.54],
    ['flat', 0.52],
    ['phone', 0.9],
  ] as const;
  const at = (ys: number): Geo => geometry(ys, ys < 0.85 ? 1.42 : 1.25);
  /** Distance from a point to a box. */
  const away = (p: Point, x: readonly [number, number], y: readonly [number, number]): number =>
    Math.hypot(Math.max(x[0] - p[0], 0, p[0] - x[1]), Math.max(y[0] - p[1], 0, p[1] - y[1]));

  it.each(FRAMES)('path numbers and huts do not cover each other (%s, height %f)', (frame, ys) => {
    const geo = at(ys);
    const sizes = SIZES[frame];
    for (const r of geo.regions)
      for (const [i, [x, y, s]] of hutSpots(r, sizes.hut).entries())
        for (const p of geo.paths) {
          // Roofs are pointed: a number may come near the corners of their box.
          const free = away(p.label, [x - 22 * s, x + 22 * s], [y - 44 * s, y]) / (20 * sizes.label);
          expect(free, `hut ${i} of ${r.id} on ${p.id}`).toBeGreaterThan(0.6);
        }
  });

  it.each(FRAMES)('no fish is cut by the edge or lies on a number or a hut (%s, height %f)', (frame, ys) => {
    const geo = at(ys);
    const { fish, hut, label } = SIZES[frame];
    for (const r of geo.regions) {
      const [x, y] = fishSpot(r, ys, fish);
      const box = [[x - 31 * fish, x + 33 * fish] as const, [y - 21 * fish, y + 21 * fish] as const] as const;
      expect(Math.min(box[0][0], box[1][0]), r.id).toBeGreaterThanOrEqual(0);
      expect(box[0][1], r.id).toBeLessThanOrEqual(1000);
      expect(box[1][1], r.id).toBeLessThanOrEqual(1000 * ys);
      for (const p of geo.paths) expect(away(p.label, ...box), `${r.id} ${p.id}`).toBeGreaterThan(10 * label);
      for (const other of geo.regions) {
        const [[hx, hy, s] = [0, 0, 0]] = hutSpots(other, hut);
        expect(away([hx, hy - 20 * s], ...box), `${r.id} ${other.id}`).toBeGreaterThan(8);
      }
    }
  });

  it.each([0.5, 0.52, 0.56, 0.6, 0.64, 0.7])('the preview card lies in free sea (height %f)', (ys) => {
    const geo = at(ys);
    // As .bb-sea stands in css/map.css: 23 % wide, 25.5 % high, at the lower right.
    const card = [[760, 990] as const, [(1 - 0.015 - 0.255) * 1000 * ys, 1000 * ys] as const] as const;
    for (const isle of geo.islands) for (const p of isle.pts) expect(away(p, ...card), isle.id).toBeGreaterThan(8);
    for (const p of geo.paths) expect(away(p.label, ...card), p.id).toBeGreaterThan(22 * SIZES.desk.label);
    for (const r of geo.regions) expect(away(fishSpot(r, ys, 1), ...card), r.id).toBeGreaterThan(30);
  });
});

describe('what a preview tells', () => {
  function started(): { s: State; seat: Seat } {
    const rng = new SeededRng('preview');
    const s = game.setup({}, 2, rng, new RecordingSink<never>());
    return { s, seat: s.order[0] as Seat };
  }

  it('goods and how far tasks have come', () => {
    const { s, seat } = started();
    const p = s.players[seat] as Player;
    const shells = TASK_IDS.indexOf('d31');
    p.tasks = [shells];
    const before = game.view(s, seat);
    p.shells += 2;
    p.offerings -= 1;
    p.ceremony[0] = STORED;
    const after = game.view(s, seat);
    const chips = stockChips(stock(before, seat, 'de'), stock(after, seat, 'de')).map((chip) => chip.text);
    const material = MATERIAL_NAMES[SPACE_MATERIAL[0] as number]?.de;
    expect(chips).toEqual([`+1 ${material}`, '−1 Opfergabe', '+2 Muscheln', '4 Muscheln 0→2/4']);
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
