import { boardOf } from './board.ts';
import { shapeOf } from './data.ts';
import type { State } from './state.ts';

export function census(s: State): Record<string, number> {
  const counts: Record<string, number> = { cards: s.deck.length + s.pile.length };
  const board = boardOf(s.board);
  for (const [seat, t] of s.towns.entries()) {
    counts[`buildings of seat ${seat}`] = t.status.length;
    const area = t.built.reduce((n, x) => n + shapeOf(x.b).size, 0);
    const coveredCells = t.cells.filter((c) => c !== 0).length;
    counts[`cells of seat ${seat}`] = board.terrain.length + coveredCells - area;
    counts[`built of seat ${seat}`] = t.status.filter((x) => x === 'built').length - t.built.length;
  }
  return counts;
}
