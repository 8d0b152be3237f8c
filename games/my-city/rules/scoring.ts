import type { SeatScore, Standing, Viewer } from '#kernel';
import { type Board, boardOf } from './board.ts';
import { type Building, buildings, constants } from './data.ts';
import type { State, Town, TownView } from './state.ts';
import { build } from './town.ts';

const points = constants.scoring;

export type Parts = {
  track: number;
  trees: number;
  rocks: number;
  empty: number;
  yellow: number;
  red: number;
  blue: number;
  churches: number;
  wells: number;
};

type Ground = Pick<TownView, 'cells' | 'built'>;

/** Section 6 on a town as it stands. */
export function partsOf(board: Board, town: Ground & Pick<TownView, 'score'>): Parts {
  const parts: Parts = {
    track: town.score,
    trees: 0,
    rocks: 0,
    empty: 0,
    yellow: 0,
    red: 0,
    blue: 0,
    churches: 0,
    wells: 0,
  };
  for (let c = 0; c < board.terrain.length; c++) {
    if (town.cells[c] !== 0) continue;
    const t = board.terrain[c];
    if (t === '.') parts.empty += points.emptyField;
    else if (t === 't') parts.trees += points.treeField;
    else if (t === 'r') parts.rocks += points.rockField;
    else if (t === 'w' && wellBuildings(board, town, c).size === 4) parts.wells += points.wellFourBuildings;
  }
  const links = bordering(board, town);
  for (const group of groups(town, links)) {
    const colour = (buildings[group[0] as number] as Building).colour as 'yellow' | 'red' | 'blue';
    parts[colour] = Math.max(parts[colour], group.length * points.groupPerBuilding);
  }
  for (const { b } of town.built)
    if ((buildings[b] as Building).church && churchColours(links, b).size === 3)
      parts.churches += points.churchThreeColours;
  return parts;
}

/** The different buildings on the sides of a well (MC-44); a well needs four. */
export function wellBuildings(board: Board, town: Ground, cell: number): Set<number> {
  const found = new Set<number>();
  for (let d = 0; d < 4; d++) {
    const n = board.neighbours[cell * 4 + d] as number;
    if (n >= 0 && town.cells[n] !== 0) found.add((town.cells[n] as number) - 1);
  }
  return found;
}

/** Per building: the buildings it borders on, also across the river. Index = building. */
export function bordering(board: Board, town: Ground): Set<number>[] {
  const links: Set<number>[] = buildings.map(() => new Set());
  for (let c = 0; c < board.terrain.length; c++) {
    const a = (town.cells[c] as number) - 1;
    if (a < 0) continue;
    for (let d = 0; d < 4; d++) {
      const n = board.neighbours[c * 4 + d] as number;
      if (n < 0) continue;
      const other = (town.cells[n] as number) - 1;
      if (other >= 0 && other !== a) (links[a] as Set<number>).add(other);
    }
  }
  return links;
}

/** Connected groups of one colour; churches form none and link none (MC-42). */
export function groups(town: Ground, links: readonly ReadonlySet<number>[]): number[][] {
  const found: number[][] = [];
  const seen = new Set<number>();
  for (const { b } of town.built) {
    const { colour, church } = buildings[b] as Building;
    if (church || seen.has(b)) continue;
    const group = [b];
    seen.add(b);
    for (let i = 0; i < group.length; i++)
      for (const n of links[group[i] as number] as ReadonlySet<number>)
        if (!seen.has(n) && (buildings[n] as Building).colour === colour) {
          seen.add(n);
          group.push(n);
        }
    found.push(group);
  }
  return found;
}

/** Colours of normal buildings that a church borders on (MC-43). */
export function churchColours(links: readonly ReadonlySet<number>[], church: number): Set<string> {
  const colours = new Set<string>();
  for (const n of links[church] as ReadonlySet<number>)
    if (!(buildings[n] as Building).church) colours.add((buildings[n] as Building).colour);
  return colours;
}

/** Uncovered plain spaces a row, top row first: the tie-break (MC-48). */
export function emptyRows(board: Board, town: Ground): number[] {
  const rows: number[] = [];
  for (let y = 0; y < board.height; y++) {
    let n = 0;
    for (let x = 0; x < board.width; x++) {
      const c = y * board.width + x;
      if (board.terrain[c] === '.' && town.cells[c] === 0) n++;
    }
    rows.push(n);
  }
  return rows;
}

export const total = (parts: Parts): number => Object.values(parts).reduce((a, b) => a + b, 0);

/**
 * As if the game ended now. A placement already decided but not yet resolved counts for those who may know it, so
 * that a preview shows its points.
 */
export function score(s: State, viewer: Viewer): Standing {
  const board = boardOf(s.board);
  const seats = s.towns.map((town, seat) => {
    const known = viewer === 'judge' || viewer === seat;
    const seen = known ? withAnswer(board, s, town) : town;
    const parts = partsOf(board, seen);
    return { parts, total: total(parts), tieBreak: emptyRows(board, seen) };
  });
  const better = (a: (typeof seats)[number], b: (typeof seats)[number]): boolean => {
    if (a.total !== b.total) return a.total > b.total;
    for (const [i, n] of a.tieBreak.entries()) if (n !== b.tieBreak[i]) return n < (b.tieBreak[i] as number);
    return false;
  };
  return {
    over: s.phase === 'finished',
    seats: seats.map((x): SeatScore => ({ ...x, rank: 1 + seats.filter((y) => better(y, x)).length })),
  };
}

/** Both veins lie under own buildings. */
export function coversGold(board: Board, town: Pick<TownView, 'cells'>): boolean {
  return board.gold.length > 0 && board.gold.every((c) => town.cells[c] !== 0);
}

function withAnswer(board: Board, s: State, town: Town): Town {
  const { answer } = town;
  if (answer === null || answer.do === 'end') return town;
  if (answer.do === 'decline') return { ...town, score: town.score - constants.declineCost };
  const next: Town = {
    ...town,
    cells: town.cells.slice(),
    built: town.built.slice(),
    status: town.status.slice(),
    covered: town.covered.slice(),
    near: town.near.slice(),
  };
  build(board, next, s.current, answer, s.round);
  // MC-33: whoever else claims it in this round takes nothing away.
  if (coversGold(board, next) && !s.goldClaimed) next.score += constants.goldBonus;
  return next;
}
