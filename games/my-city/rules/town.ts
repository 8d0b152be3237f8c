/** One player's town: building on it and asking what may be built. */
import type { Decision, Refusal } from '#kernel';
import { type Board, BUILDABLE, cellsAt, type Placements, setBit, WORDS } from './board.ts';
import { type Building, buildings, constants, shapeOf } from './data.ts';
import type { Answer, DeclineMove, EndMove, GameMove, PlaceMove, Town, WithdrawMove } from './state.ts';

export const DECLINE: DeclineMove = { do: 'decline' };
export const END: EndMove = { do: 'end' };
export const WITHDRAW: WithdrawMove = { do: 'withdraw' };

export function emptyTown(board: Board): Town {
  return {
    cells: board.terrain.map(() => 0),
    built: [],
    status: buildings.map(() => 'available'),
    score: constants.startScore,
    ended: false,
    answer: null,
    covered: [0, 0, 0, 0],
    near: [0, 0, 0, 0],
  };
}

export function build(board: Board, town: Town, b: number, move: PlaceMove, round: number): void {
  for (const c of coveredBy(board, b, move)) {
    town.cells[c] = b + 1;
    cover(board, town, c);
  }
  town.status[b] = 'built';
  town.built.push({ b, rotation: move.rotation, x: move.x, y: move.y, round });
}

/** Keeps the derived masks true. */
export function cover(board: Board, town: Pick<Town, 'covered' | 'near'>, cell: number): void {
  setBit(town.covered, cell);
  const near = board.near[cell] as readonly number[];
  for (let w = 0; w < WORDS; w++) town.near[w] = (town.near[w] as number) | (near[w] as number);
}

export function coveredBy(board: Board, b: number, move: PlaceMove): readonly number[] {
  const placements = board.placements[(buildings[b] as Building).shape] as Placements;
  const i = placements.index.get(`${move.rotation} ${move.x} ${move.y}`);
  if (i === undefined) throw new Error(`no placement ${move.rotation} ${move.x} ${move.y}`);
  return placements.cells[i] as readonly number[];
}

/** Legal placements in option order: by rotation, then y, then x (4.2). */
export function legalPlacements(board: Board, town: Town, b: number, into: Answer[] = []): Answer[] {
  const p = board.placements[(buildings[b] as Building).shape] as Placements;
  const { masks, moves, atRiver } = p;
  const [c0, c1, c2, c3] = town.covered as [number, number, number, number];
  const [n0, n1, n2, n3] = town.near as [number, number, number, number];
  const first = town.built.length === 0;
  for (let i = 0, m = 0; i < moves.length; i++, m += WORDS) {
    const m0 = masks[m] as number;
    const m1 = masks[m + 1] as number;
    const m2 = masks[m + 2] as number;
    const m3 = masks[m + 3] as number;
    if (((m0 & c0) | (m1 & c1) | (m2 & c2) | (m3 & c3)) !== 0) continue;
    if (first ? atRiver[i] === 0 : ((m0 & n0) | (m1 & n1) | (m2 & n2) | (m3 & n3)) === 0) continue;
    into.push(moves[i] as PlaceMove);
  }
  return into;
}

export function options(board: Board, town: Town, b: number): Answer[] {
  const list = legalPlacements(board, town, b);
  if (declineRefused(town, b) === null) list.push(DECLINE);
  list.push(END);
  return list;
}

/** Only End is left: neither a placement nor the right to decline (MC-27). */
export function mustEnd(board: Board, town: Town, b: number): boolean {
  return declineRefused(town, b) !== null && legalPlacements(board, town, b).length === 0;
}

export function question(board: Board, town: Town, seat: number, b: number): Decision<Answer> {
  return { seat, kind: 'build', options: options(board, town, b), sealed: true, about: { building: b } };
}

/** MC-61: while others still think, a decision can be made anew; a forced end is none. */
export function mayWithdraw(board: Board, town: Town, b: number): boolean {
  return town.answer !== null && !(town.answer.do === 'end' && mustEnd(board, town, b));
}

export function offer(seat: number): Decision<GameMove> {
  return { seat, kind: 'withdraw', options: [WITHDRAW], sealed: false, optional: true };
}

const no = (ruling: string, key: string): Refusal => ({ ruling, key });

export function declineRefused(town: Town, b: number): Refusal | null {
  if ((buildings[b] as Building).church) return no('MC-26', 'CHURCH_MUST_BE_BUILT');
  if (town.score < constants.minScoreWhilePlaying + constants.declineCost) return no('MC-23', 'NO_POINTS_LEFT');
  return null;
}

export function withdrawRefused(board: Board, town: Town, b: number): Refusal | null {
  if (town.answer === null) return no('MC-61', 'NOTHING_TO_WITHDRAW');
  return mayWithdraw(board, town, b) ? null : no('MC-61', 'FORCED_END');
}

/** The checks of 5.2, in their order. */
export function placeRefused(board: Board, town: Town, b: number, move: PlaceMove): Refusal | null {
  const shape = shapeOf(b);
  const lowest = shape.lowest[move.rotation];
  if (lowest === undefined) return no('MC-6', 'BAD_ROTATION');
  if (lowest !== move.rotation) return no('MC-7', 'SAME_AS_LOWER_ROTATION');
  const r = shape.rotations.find((x) => x.rotation === lowest);
  if (r === undefined) return no('MC-6', 'BAD_ROTATION');
  if (move.x < 0 || move.y < 0 || move.x + r.width > board.width || move.y + r.height > board.height)
    return no('MC-8', 'OUT_OF_BOARD');
  const cells = cellsAt(board.width, r, move.x, move.y);
  if (!cells.every((c) => BUILDABLE.has(board.terrain[c] as string))) return no('MC-8', 'NOT_BUILDABLE');
  if (cells.some((c) => town.cells[c] !== 0)) return no('MC-19', 'OCCUPIED');
  if (cells.some((c) => board.bank[c] !== board.bank[cells[0] as number])) return no('MC-9', 'CROSSES_RIVER');
  if (town.built.length === 0)
    return cells.some((c) => board.atRiver[c]) ? null : no('MC-11', 'FIRST_MUST_TOUCH_RIVER');
  const touches = cells.some((c) =>
    [0, 1, 2, 3].some((d) => {
      const n = board.neighbours[c * 4 + d] as number;
      return n >= 0 && town.cells[n] !== 0;
    }),
  );
  return touches ? null : no('MC-14', 'MUST_TOUCH_BUILDING');
}
