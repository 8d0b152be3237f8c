/** Marks of a hint lie inside what they mean, and the panel on none of them. */
import { describe, expect, it } from 'vitest';
import type { Box } from '../parts/spots.ts';
import { DISC, type Kept, numberOn, placeFor, RADIUS } from '../table/hint-places.ts';
import { ring } from '../table/pencil.ts';

const box = (x: number, y: number, w: number, h: number): Box => ({ x, y, w, h });
const inside = (b: Box, x: number, y: number, by = 0): boolean =>
  x - by >= b.x - 0.01 && x + by <= b.x + b.w + 0.01 && y - by >= b.y - 0.01 && y + by <= b.y + b.h + 0.01;

describe('a number', () => {
  it('lies wholly inside its thing where there is room, and in its middle where there is none', () => {
    for (const thing of [box(10, 20, 120, 80), box(0, 0, 32, 200), box(300, 5, 33, 33)]) {
      const at = numberOn([thing], []);
      expect(inside(thing, at.x, at.y, DISC)).toBe(true);
    }
    expect(numberOn([box(100, 100, 18, 18)], [])).toEqual({ x: 109, y: 109 });
  });

  it('leaves the middle of a small field free: a tap there means the field', () => {
    const at = numberOn([box(0, 0, 47, 53)], []);
    expect(Math.hypot(at.x - 47 / 2, at.y - 53 / 2)).toBeGreaterThan(DISC);
  });

  it('lies on one of the things of a shape, never between them', () => {
    const shape = [box(0, 0, 40, 40), box(0, 40, 40, 40), box(40, 40, 40, 40)];
    const at = numberOn(shape, []);
    expect(shape.some((b) => inside(b, at.x, at.y, DISC))).toBe(true);
  });

  it('does not lie on another one', () => {
    const card = box(0, 0, 100, 140);
    const taken = [numberOn([card], [])];
    for (let n = 0; n < 3; n++) {
      const next = numberOn([card], taken);
      expect(Math.min(...taken.map((t) => Math.hypot(t.x - next.x, t.y - next.y)))).toBeGreaterThan(RADIUS * 2 - 3);
      expect(inside(card, next.x, next.y, DISC)).toBe(true);
      taken.push(next);
    }
  });
});

describe('a ring', () => {
  it('lies inside its thing', () => {
    for (const thing of [box(10, 20, 120, 80), box(0, 0, 30, 200), box(300, 5, 18, 18)]) {
      const points = ring(thing)
        .slice(1)
        .split('L')
        .map((p) => p.split(' ').map(Number) as [number, number]);
      expect(points.length).toBeGreaterThan(20);
      for (const [x, y] of points) expect(inside(thing, x, y, -0.1)).toBe(true);
    }
  });
});

describe('the panel', () => {
  const kept = (weight: number, ...boxes: readonly Box[]): Kept[] => boxes.map((b) => ({ box: b, weight }));
  const panel = { w: 288, h: 420 };
  /** Below the question, on the screens that most people have. */
  const rooms = [box(12, 150, 1256, 558), box(12, 150, 1416, 738)];
  const free = (at: { x: number; y: number }, b: Box): boolean =>
    at.x + panel.w <= b.x || b.x + b.w <= at.x || at.y + panel.h <= b.y || b.y + b.h <= at.y;

  it('stands in the lower left corner, in another one, or wherever it hides nothing', () => {
    for (const room of rooms) {
      const [low, right] = [room.y + room.h - panel.h, room.x + room.w - panel.w];
      expect(placeFor(panel, room, [])).toEqual({ x: room.x, y: low });
      const other = placeFor(panel, room, kept(1, box(20, low + 200, 40, 40)));
      expect([room.x, right]).toContain(other.x);
      expect([room.y, low]).toContain(other.y);
      expect(free(other, box(20, low + 200, 40, 40))).toBe(true);
      // All corners are taken: somewhere between them.
      const corners = [box(20, 300, 60, 300), box(right + 200, 300, 60, 300)];
      const at = placeFor(panel, room, kept(1, ...corners));
      for (const corner of corners) expect(free(at, corner)).toBe(true);
      expect(inside(room, at.x, at.y)).toBe(true);
      expect(inside(room, at.x + panel.w, at.y + panel.h)).toBe(true);
    }
  });

  it('rather hides what matters less, and never leaves its room for it', () => {
    const room = rooms[0] as Box;
    const half = box(12, 150, 628, 558);
    const other = box(640, 150, 628, 558);
    const at = placeFor(panel, room, [...kept(3, half), ...kept(1, other)]);
    expect(at.x).toBeGreaterThanOrEqual(640);
    expect(placeFor({ w: 2000, h: 2000 }, room, [])).toEqual({ x: room.x, y: room.y });
  });
});
