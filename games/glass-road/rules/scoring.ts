/** Section 7: only buildings give points. Doubled inside, because half points exist (GR-58). */
import type { SeatScore, Standing, Viewer } from '#kernel';
import { count } from './counters.ts';
import { BUILDINGS, ROWS, STARTING_BUILDINGS } from './data.ts';
import { type Estate, type State, startCell } from './state.ts';
import type { Scoring, ScoringPart } from './vocabulary.ts';

/** GR-60: never more than its maximum; a table gives its highest row reached. */
export function partPoints2(e: Estate, part: ScoringPart, self: number): number {
  const n = count(e, 0, part.per, self);
  if ('points2' in part) return Math.min(part.max2, part.points2 * n);
  let points2 = 0;
  for (const [threshold, row] of part.table) if (n >= threshold) points2 = row;
  return points2;
}

function scoring2(e: Estate, scoring: Scoring, self: number): number {
  let points2 = 0;
  for (const part of scoring.parts) points2 += partPoints2(e, part, self);
  return points2;
}

/** Points of a building standing on a cell, the starting building it keeps alive included (GR-35). */
export function buildingPoints2(e: Estate, building: number, cell: number): number {
  const b = BUILDINGS[building] as (typeof BUILDINGS)[number];
  let points2 = b.points2 + scoring2(e, b.scoring, cell);
  if (b.scoring.keepsCovered)
    for (const start of STARTING_BUILDINGS) if (start.cell === cell) points2 += scoring2(e, start.scoring, cell);
  return points2;
}

/** An uncovered starting building; a covered one gives nothing of its own. */
export function startPoints2(e: Estate, start: number): number {
  const b = STARTING_BUILDINGS[start] as (typeof STARTING_BUILDINGS)[number];
  return e.cells[b.cell] === startCell(start) ? scoring2(e, b.scoring, b.cell) : 0;
}

/** Doubled points by category: one a row of the display, then the starting buildings. */
export function points2By(e: Estate): number[] {
  const points2 = [...ROWS.map(() => 0), 0];
  for (let i = 0; i < e.built.length; i++) {
    const building = e.built[i] as number;
    const { type } = BUILDINGS[building] as (typeof BUILDINGS)[number];
    points2[type] = (points2[type] as number) + buildingPoints2(e, building, e.sites[i] as number);
  }
  for (let start = 0; start < STARTING_BUILDINGS.length; start++)
    points2[ROWS.length] = (points2[ROWS.length] as number) + startPoints2(e, start);
  return points2;
}

export function pointsNow(e: Estate): number {
  return points2By(e).reduce((a, b) => a + b, 0) / 2;
}

export const CATEGORIES: readonly string[] = [...ROWS, 'starting'];

/** Everything that scores is open, so all viewers see the same. GR-59: ties share their place. */
export function score(s: State, _viewer: Viewer): Standing {
  const totals = s.players.map((p) => pointsNow(p));
  const seats = s.players.map((p, seat): SeatScore => {
    const points2 = points2By(p);
    const parts: Record<string, number> = {};
    for (const [i, category] of CATEGORIES.entries()) parts[category] = (points2[i] as number) / 2;
    const total = totals[seat] as number;
    return { total, parts, rank: 1 + totals.filter((t) => t > total).length };
  });
  return { over: isOver(s), seats };
}

export function isOver(s: State): boolean {
  return s.phase === 'over' && s.aside.every((frames) => frames.length === 0);
}
