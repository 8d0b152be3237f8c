/** How good a town is: points if the game ended now, and what its open ground still promises. */
import type { Board } from '../rules/board.ts';
import { type Building, buildings } from '../rules/data.ts';
import { bordering, churchColours, partsOf, total, wellBuildings } from '../rules/scoring.ts';
import type { State, Town } from '../rules/state.ts';

/** Found by play against itself; all in points. */
const weights = {
  raggedSide: 0.12,
  pocket: [0, 0.9, 0.7, 0.35],
  well: [0, 0.3, 0.9, 1.9, 0],
  firstVein: 0.8,
  church: [0, 0.5, 1.4, 0],
};

export interface Value {
  readonly sure: number;
  readonly hope: number;
}

const open = (board: Board, town: Town, c: number): boolean => {
  const t = board.terrain[c];
  return town.cells[c] === 0 && (t === '.' || t === 'r' || t === 'g' || t === 'w');
};

/** Ground worth building on: trees are better left alone. */
export function openCells(board: Board, town: Town): number {
  let n = 0;
  for (let c = 0; c < board.terrain.length; c++) if (open(board, town, c) && board.terrain[c] !== 'w') n++;
  return n;
}

export function evaluateTown(board: Board, town: Town, s: State): Value {
  const sure = total(partsOf(board, town));
  let hope = -weights.raggedSide * raggedSides(board, town) - pockets(board, town);
  for (const well of board.wells) if (town.cells[well] === 0) hope += wellHope(board, town, well);
  if (!s.goldClaimed && board.gold.filter((c) => town.cells[c] !== 0).length === 1) hope += weights.firstVein;
  const links = bordering(board, town);
  for (const { b } of town.built)
    if ((buildings[b] as Building).church && hasRoom(board, town, b))
      hope += weights.church[churchColours(links, b).size] as number;
  return { sure, hope };
}

function wellHope(board: Board, town: Town, well: number): number {
  let built = 0;
  for (let d = 0; d < 4; d++) {
    const n = board.neighbours[well * 4 + d] as number;
    if (n >= 0 && town.cells[n] !== 0) built++;
  }
  const different = wellBuildings(board, town, well).size;
  // One building on two sides: the well is lost (MC-44).
  return built === different ? (weights.well[different] as number) : 0;
}

function hasRoom(board: Board, town: Town, b: number): boolean {
  for (let c = 0; c < board.terrain.length; c++) {
    if (town.cells[c] !== b + 1) continue;
    for (let d = 0; d < 4; d++) {
      const n = board.neighbours[c * 4 + d] as number;
      if (n >= 0 && town.cells[n] === 0) return true;
    }
  }
  return false;
}

/** Sides of the open ground where it meets anything else: a ragged edge is hard to fill. */
function raggedSides(board: Board, town: Town): number {
  let sides = 0;
  for (let c = 0; c < board.terrain.length; c++) {
    if (!open(board, town, c)) continue;
    for (let d = 0; d < 4; d++) {
      const n = board.neighbours[c * 4 + d] as number;
      if (n < 0 || !open(board, town, n) || board.bank[n] !== board.bank[c]) sides++;
    }
  }
  return sides;
}

const seen = new Uint8Array(1024);

/** Small pockets of open ground that few buildings fit into. */
function pockets(board: Board, town: Town): number {
  let cost = 0;
  seen.fill(0);
  for (let start = 0; start < board.terrain.length; start++) {
    if (seen[start] === 1 || !open(board, town, start)) continue;
    const todo = [start];
    seen[start] = 1;
    let size = 0;
    for (let c = todo.pop(); c !== undefined; c = todo.pop()) {
      size++;
      for (let d = 0; d < 4; d++) {
        const n = board.neighbours[c * 4 + d] as number;
        if (n < 0 || seen[n] === 1 || board.bank[n] !== board.bank[c] || !open(board, town, n)) continue;
        seen[n] = 1;
        todo.push(n);
      }
    }
    cost += weights.pocket[size] ?? 0;
  }
  return cost;
}
