/** The numbers the handbook speaks of, all from the data. */
import { type Language, spelled } from '#kernel';
import { boardOf } from '../rules/board.ts';
import { buildings, cardCount, constants, rawBoards, shapeOf, soloRanks } from '../rules/data.ts';
import { partsOf, total } from '../rules/scoring.ts';
import type { State, Town } from '../rules/state.ts';
import { figures } from './figures.ts';

const { scoring } = constants;
const sign = (n: number): string => (n > 0 ? `+${n}` : n < 0 ? `−${-n}` : '0');
const sizes = buildings.map((b) => shapeOf(b.index).size);
const colours = new Set(buildings.filter((b) => !b.church).map((b) => b.colour)).size;

/** The finished town of the scoring chapter, part by part. */
function example(): { readonly parts: ReturnType<typeof partsOf>; readonly sum: number } {
  const s: State = figures.whole.state();
  const parts = partsOf(boardOf(s.board), s.towns[0] as Town);
  return { parts, sum: total(parts) };
}

export const numbers = {
  sign,
  word: (n: number, lang: Language): string => spelled(n, lang),
  start: constants.startScore,
  cost: constants.declineCost,
  least: constants.minScoreWhilePlaying,
  gold: constants.goldBonus,
  veins: constants.goldVeinsPerBoard,
  perPlayer: constants.buildingsPerPlayer,
  perColour: constants.buildingsPerColour,
  churches: constants.churches,
  colours,
  kinds: colours + 1,
  cards: cardCount,
  smallest: Math.min(...sizes),
  largest: Math.max(...sizes),
  players: constants.players,
  boards: rawBoards.length,
  /** A round for each building card that can be decided: one is blocked unless the blocking card comes last. */
  rounds: constants.buildingsPerPlayer,
  tree: scoring.treeField,
  rock: scoring.rockField,
  empty: scoring.emptyField,
  group: scoring.groupPerBuilding,
  church: scoring.churchThreeColours,
  well: scoring.wellFourBuildings,
  wellSides: 4,
  ranks: soloRanks,
  example: example(),
} as const;
