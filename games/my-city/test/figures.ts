/** What the numbers on the table have to be, from the rules alone (tests/truth.test.ts). */
import type { Seat } from '#kernel';
import type { Unseen } from '#web/kit/laws/views.ts';
import { boardOf } from '../rules/board.ts';
import { buildings } from '../rules/data.ts';
import { bordering, churchColours, partsOf, wellBuildings } from '../rules/scoring.ts';
import type { TownView, View } from '../rules/state.ts';
import { coveredBy } from '../rules/town.ts';

/** What I have sealed already stands in my town. */
function withAnswer(view: View, seat: Seat): TownView {
  const town = view.towns[seat] as TownView;
  const { answer } = town;
  if (answer?.do !== 'place' || view.viewer !== seat) return town;
  const covered = coveredBy(boardOf(view.board), view.current, answer);
  return {
    ...town,
    cells: town.cells.map((is, cell) => (covered.includes(cell) ? view.current + 1 : is)),
    built: [...town.built, { ...answer, b: view.current, round: view.round }],
  };
}

export function figures(view: View, seat: Seat | null): Record<string, number> {
  if (seat === null) return {};
  const board = boardOf(view.board);
  const town = withAnswer(view, seat);
  const links = bordering(board, town);
  const wells = [...board.terrain].flatMap((t, cell) => (t === 'w' ? [cell] : []));
  return {
    points: town.score,
    ...partsOf(board, town),
    churches: town.built.filter(({ b }) => buildings[b]?.church && churchColours(links, b).size === 3).length,
    wells: wells.filter((cell) => town.cells[cell] === 0 && wellBuildings(board, town, cell).size === 4).length,
    ...Object.fromEntries(
      wells.map((cell) => [
        `well.${cell % board.width}.${Math.floor(cell / board.width)}`,
        wellBuildings(board, town, cell).size,
      ]),
    ),
    gold: board.gold.filter((cell) => town.cells[cell] !== 0).length,
  };
}

/** Numbers of the box, and of the hand: `board.test.ts` holds these against the rules. */
export const printed = {
  'mc-coord': 'numbers of the rows',
  'mc-bs': 'what a piece in the hand would bring where it lies, and at the end what a group brings',
};

export const bad: readonly string[] = [];

export const unseen: Unseen = {
  'towns.answer.do': ['never', 'what was sealed lies in the hand of whoever sealed it'],
  'towns.answer.rotation': ['never', 'what was sealed lies in the hand of whoever sealed it'],
  'towns.answer.x': ['never', 'what was sealed lies in the hand of whoever sealed it'],
  'towns.answer.y': ['never', 'what was sealed lies in the hand of whoever sealed it'],
  'towns.cells': ['sometimes', 'the list of what was built draws the buildings; cells count for wells and churches'],
  'towns.decided': ['over', 'nobody has to decide any more'],
  'towns.status': ['over', 'what was never built counts for nothing'],
};
export const shared: Readonly<Record<string, string>> = {};
