/** What the figures of the score are made of, on a town as it stands. */
import type { Made, Seat } from '#kernel';
import { type Board, boardOf } from '../rules/board.ts';
import { type Building, buildings, constants } from '../rules/data.ts';
import { bordering, churchColours, coversGold, groups, wellBuildings } from '../rules/scoring.ts';
import type { TownView, View } from '../rules/state.ts';
import { coveredBy } from '../rules/town.ts';
import type { CategoryKey, Words } from './keys.ts';
import { buildingName } from './names.ts';

const { scoring, startScore, declineCost } = constants;

/** So many of something at this price; nothing where there are none. */
const counted = (n: number, each: number, text: (n: number) => string): Made[] =>
  n === 0 ? [] : [{ text: text(n), points: n * each }];

/** Spaces of this ground that no building covers. */
const seen = (board: Board, town: TownView, ground: string): number[] =>
  [...board.terrain.keys()].filter((c) => board.terrain[c] === ground && town.cells[c] === 0);

function track(w: Words, town: TownView): Made[] {
  const declined = town.status.filter((status) => status === 'declined').length;
  const gold = town.score - startScore + declined * declineCost;
  return [
    { text: w.made.start, points: startScore },
    ...(gold === 0 ? [] : [{ text: w.made.gold, points: gold }]),
    ...counted(declined, -declineCost, w.made.declined),
  ];
}

/** The largest group of a colour, building by building. */
function group(w: Words, town: TownView, links: readonly ReadonlySet<number>[], colour: string): Made[] {
  const own = groups(town, links).filter((found) => (buildings[found[0] as number] as Building).colour === colour);
  const largest = own.reduce<readonly number[]>((best, found) => (found.length > best.length ? found : best), []);
  return largest.map((b) => ({ text: buildingName(b, w.lang), points: scoring.groupPerBuilding }));
}

/** The town as it counts for whoever knows its sealed answer. */
function withAnswer(view: View, board: Board, town: TownView): TownView {
  const { answer } = town;
  const b = view.current;
  if (answer === null || answer.do === 'end') return town;
  if (answer.do === 'decline')
    return {
      ...town,
      score: town.score - declineCost,
      status: town.status.map((status, i) => (i === b ? 'declined' : status)),
    };
  const cells = town.cells.slice();
  for (const cell of coveredBy(board, b, answer)) cells[cell] = b + 1;
  const { rotation, x, y } = answer;
  const gold = !view.goldClaimed && coversGold(board, { cells }) ? constants.goldBonus : 0;
  return { ...town, cells, built: [...town.built, { b, rotation, x, y, round: view.round }], score: town.score + gold };
}

export function made(w: Words, category: CategoryKey, seat: Seat, view: View): readonly Made[] {
  const lies = view.towns[seat];
  if (lies === undefined) return [];
  const board = boardOf(view.board);
  const town = withAnswer(view, board, lies);
  const links = bordering(board, town);
  switch (category) {
    case 'track':
      return track(w, town);
    case 'trees':
      return counted(seen(board, town, 't').length, scoring.treeField, w.made.trees);
    case 'rocks':
      return counted(seen(board, town, 'r').length, scoring.rockField, w.made.rocks);
    case 'empty':
      return counted(seen(board, town, '.').length, scoring.emptyField, w.made.empty);
    case 'wells': {
      const full = seen(board, town, 'w').filter((c) => wellBuildings(board, town, c).size === 4);
      return counted(full.length, scoring.wellFourBuildings, w.made.wells);
    }
    case 'churches':
      return town.built
        .filter(({ b }) => (buildings[b] as Building).church && churchColours(links, b).size === 3)
        .map(({ b }) => ({ text: buildingName(b, w.lang), points: scoring.churchThreeColours }));
    default:
      return group(w, town, links, category);
  }
}
