import type { Decision, Game, Refusal, Rng, Seat, Sink } from '#kernel';
import { boardIds, boardOf } from './board.ts';
import { cardCount, constants, rawBoards, shapeOf } from './data.ts';
import { resolve, reveal } from './round.ts';
import { score } from './scoring.ts';
import { copy, type Event, type GameMove, type Options, type State, type Town, type View } from './state.ts';
import { declineRefused, emptyTown, mayWithdraw, offer, placeRefused, question, withdrawRefused } from './town.ts';
import { imagine, view } from './view.ts';

function setup(options: Options, seats: number, rng: Rng, out: Sink<Event>): State {
  return start(
    options.board,
    seats,
    rng.shuffle(
      'deck',
      Array.from({ length: cardCount }, (_, i) => i),
    ),
    out,
  );
}

/** A match on a board with a deck, the next card last. Worked examples bring their own. */
export function start(boardId: string, seats: number, deck: number[], out: Sink<Event>): State {
  const board = boardOf(boardId);
  const s: State = {
    board: boardId,
    phase: 'decide',
    round: 0,
    current: -1,
    blocked: -1,
    deck,
    pile: [],
    goldClaimed: false,
    towns: Array.from({ length: seats }, () => emptyTown(board)),
  };
  reveal(s, out);
  return s;
}

const waiting = (t: Town): boolean => !t.ended && t.answer === null;

function decisions(s: State): readonly Decision<GameMove>[] {
  if (s.phase === 'finished') return [];
  const board = boardOf(s.board);
  const open: Decision<GameMove>[] = [];
  for (let seat = 0; seat < s.towns.length; seat++) {
    const town = s.towns[seat] as Town;
    if (waiting(town)) open.push(question(board, town, seat, s.current));
  }
  for (let seat = 0; seat < s.towns.length; seat++)
    if (mayWithdraw(board, s.towns[seat] as Town, s.current)) open.push(offer(seat));
  return open;
}

/** A decision is sealed and takes effect together with the others; until then it can be withdrawn (4.2, MC-61). */
function apply(s: State, seat: Seat, move: GameMove, _rng: Rng, out: Sink<Event>): void {
  const town = s.towns[seat] as Town;
  if (move.do === 'withdraw') {
    town.answer = null;
    out.tell({ e: 'withdrawn', seat });
    return;
  }
  town.answer = move;
  out.tell({ e: 'decided', seat });
  if (!s.towns.some(waiting)) resolve(s, out);
}

function whyNot(s: State, seat: Seat, move: GameMove): Refusal | null {
  const town = s.towns[seat];
  if (town === undefined || s.phase === 'finished' || town.ended)
    return { ruling: 'MC-28', key: 'GAME_ENDED_FOR_PLAYER' };
  if (move.do === 'withdraw') return withdrawRefused(boardOf(s.board), town, s.current);
  if (town.answer !== null) return { ruling: 'MC-54', key: 'ALREADY_DECIDED' };
  switch (move.do) {
    case 'end':
      return null;
    case 'decline':
      return declineRefused(town, s.current);
    case 'place':
      return placeRefused(boardOf(s.board), town, s.current, move);
  }
}

/** MC-7: another rotation of the same cells is rewritten to the lowest one. */
function canonical(s: State, _seat: Seat, move: GameMove): GameMove {
  if (move.do !== 'place' || s.current < 0) return move;
  const lowest = shapeOf(s.current).lowest[move.rotation];
  return lowest === undefined || lowest === move.rotation ? move : { ...move, rotation: lowest };
}

function census(s: State): Record<string, number> {
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

export const game: Game<State, GameMove, View, Event, Options> = {
  id: 'my-city',
  rulesVersion: 1,
  seats: Array.from({ length: constants.players.max - constants.players.min + 1 }, (_, i) => constants.players.min + i),
  options: {
    board: {
      kind: 'choice',
      values: boardIds,
      default: rawBoards.find((b) => b.default)?.id ?? (boardIds[0] as string),
    },
  },
  moves: { place: { rotation: 'int', x: 'int', y: 'int' }, decline: {}, end: {}, withdraw: {} },
  setup,
  decisions,
  apply,
  whyNot,
  canonical,
  view,
  imagine,
  copy,
  score,
  census,
};
