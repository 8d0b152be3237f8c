import type { SeatScore, Standing } from '#kernel';
import { endScore } from './abilities.ts';
import { scoring, tribes, villageCardAt } from './data.ts';
import { objectivePoints, placedTemples, pollutedSpaces, tilesInTerrain, villages } from './metrics.ts';
import type { Land, State } from './state.ts';

/** 10.5: a number beyond the end of a list takes its last value. */
const fromTable = (table: readonly number[], n: number): number => table[Math.min(n, table.length - 1)] ?? 0;

const LEADERS_SCORE = tribes.some((t) => t.leaders.some((l) => l.ability.kind === 'endScore'));

/** Section 6: the categories of one player, in table order. Everything is public. */
export function partsOf(land: Land, hasEndTile: boolean): Record<string, number> {
  let objectives = 0;
  for (const card of land.objectives) objectives += objectivePoints(land, villageCardAt(card).objective);
  const parts: Record<string, number> = {
    endTile: hasEndTile ? scoring.endTile : 0,
    treehouses: villages(land) * scoring.perTreehouse,
    temples: fromTable(scoring.templesTable, placedTemples(land)),
    pollution: fromTable(scoring.pollutedSpacesTable, pollutedSpaces(land)),
    tiles: fromTable(scoring.tilesTable, tilesInTerrain(land)),
    objectives,
  };
  if (LEADERS_SCORE) parts.leaders = endScore(land);
  return parts;
}

export function pointsOf(land: Land, hasEndTile: boolean): number {
  const parts = partsOf(land, hasEndTile);
  let total = 0;
  for (const part in parts) total += parts[part] as number;
  return total;
}

/** Ties: more water; equal pairs share a place (TW-56). */
export function score(s: State): Standing {
  const rows = s.players.map((p, seat) => {
    const parts = partsOf(p, s.endTile === seat);
    return { parts, total: Object.values(parts).reduce((a, b) => a + b, 0), water: p.water };
  });
  const ahead = (a: (typeof rows)[number], b: (typeof rows)[number]): boolean =>
    a.total > b.total || (a.total === b.total && a.water > b.water);
  const seats: SeatScore[] = rows.map((row) => ({
    total: row.total,
    parts: row.parts,
    rank: 1 + rows.filter((other) => ahead(other, row)).length,
    tieBreak: [row.water],
  }));
  return { over: s.phase === 'over', seats };
}
