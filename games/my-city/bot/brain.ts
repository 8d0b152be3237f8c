import type { Brain } from '#kernel';
import { type Board, boardOf } from '../rules/board.ts';
import { buildings, constants } from '../rules/data.ts';
import type { GameMove, State, Town } from '../rules/state.ts';
import { build, legalPlacements } from '../rules/town.ts';
import { evaluateTown, openCells } from './evaluate.ts';

/** A town after a placement, on borrowed arrays: only what the evaluation reads. */
function after(board: Board, town: Town, b: number, move: GameMove): Town {
  if (move.do !== 'place') return town;
  const next: Town = {
    ...town,
    cells: town.cells.slice(),
    built: town.built.slice(),
    status: town.status.slice(),
    covered: town.covered.slice(),
    near: town.near.slice(),
  };
  build(board, next, b, move, 0);
  return next;
}

/** What playing on is worth while there is still room for further buildings, in points. */
const WORTH_OF_A_CARD = 1.1;
const CELLS_PER_CARD = 3.6;

function future(s: State, board: Board, town: Town): number {
  return WORTH_OF_A_CARD * Math.min(s.deck.length * 0.8, openCells(board, town) / CELLS_PER_CARD);
}

/** Churches still to come that would have no place now: each ends the game of this town when it is turned over. */
function churchRisk(s: State, board: Board, town: Town): number {
  let risk = 0;
  for (const card of s.deck)
    if (buildings[card]?.church && legalPlacements(board, town, card).length === 0) risk += 0.5;
  return risk;
}

export const brain: Brain<State, GameMove> = {
  temperature: 0.15,

  /** Places if it can; ends only if nothing else is left. */
  sensible(_s, decision) {
    const placements = decision.options.filter((m) => m.do === 'place');
    if (placements.length > 0) return placements;
    const others = decision.options.filter((m) => m.do !== 'end');
    return others.length > 0 ? others : decision.options;
  },

  rate(s, decision) {
    const board = boardOf(s.board);
    const town = s.towns[decision.seat] as Town;
    const now = evaluateTown(board, town, s);
    const stay = now.sure + now.hope - churchRisk(s, board, town);
    return decision.options.map((move): number => {
      if (move.do === 'end') return now.sure + now.hope - future(s, board, town);
      if (move.do === 'decline') return stay - constants.declineCost;
      const next = after(board, town, s.current, move);
      const value = evaluateTown(board, next, s);
      return value.sure + value.hope - churchRisk(s, board, next);
    });
  },
};
