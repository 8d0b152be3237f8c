/** The numbers the handbook speaks of, all from the data. */
import { type Language, spelled } from '#kernel';
import {
  cards,
  constants,
  elements,
  forestColors,
  grid,
  SPACES,
  START_TILE,
  scoring,
  tiles,
  tribes,
  villageCards,
} from '../rules/data.ts';
import { game } from '../rules/game.ts';
import { forestTilesFor } from '../rules/setup.ts';
import type { State } from '../rules/state.ts';
import { figures } from './figures.ts';

const forestTiles = tiles.slice(0, START_TILE);
const slots = forestTiles.map((t) => t.slots);
const tokens = tribes[0]?.pollution ?? [];
const best = villageCards.map((v) => Math.max(...v.objective.tiers.map((t) => t.vp)));

/** The finished land of the scoring chapter, part by part. */
function example(): { readonly parts: Readonly<Record<string, number | null>>; readonly sum: number } {
  const s: State = figures.whole.state();
  const seat = game.score(s, 'judge').seats[0];
  return { parts: seat?.parts ?? {}, sum: seat?.total ?? 0 };
}

export const numbers = {
  word: (n: number, lang: Language): string => spelled(n, lang),
  ...constants,
  elements: elements.length,
  colours: forestColors.length,
  cards: cards.length,
  perElement: cards.length / elements.length,
  villageCards: villageCards.length,
  forests: forestTiles.length,
  rows: grid.rows,
  columns: grid.columns,
  spaces: SPACES,
  leastSlots: Math.min(...slots),
  mostSlots: Math.max(...slots),
  leaders: tribes[0]?.leaders.length ?? 0,
  tribes: tribes.length,
  pathLength: tribes[0]?.path.length ?? 0,
  tokens: tokens.reduce((a, b) => a + b, 0),
  foulSpaces: tokens.filter((n) => n > 0).length,
  mostRows: Math.max(...cards.map((c) => c.rows.length)),
  scoring,
  templeRows: scoring.templesTable.flatMap((vp, n) => (vp > 0 ? [{ n, vp }] : [])),
  tileRows: scoring.tilesTable.flatMap((vp, n) => (vp > 0 || scoring.tilesTable[n + 1] ? [{ n, vp }] : [])),
  pollutionRows: scoring.pollutedSpacesTable.map((vp, n) => ({
    n,
    vp,
    last: n === scoring.pollutedSpacesTable.length - 1,
  })),
  mostObjective: Math.max(...best),
  seats: game.seats.map((n) => ({ n, forests: forestTilesFor(n).length })),
  fewest: Math.min(...game.seats),
  most: Math.max(...game.seats),
  market: constants.elementDisplay + 1,
  example: example(),
} as const;
