/** What each row of the score counts, for whoever asks. */
import { constants } from '../rules/data.ts';
import type { CategoryKey } from './keys.ts';

const { scoring, startScore, declineCost, goldBonus } = constants;
const sign = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`);

export const counts: Readonly<Record<CategoryKey, string>> = {
  track: `Your place on the track: you begin at ${startScore}, every building you do not build costs ${declineCost}, gold brings ${goldBonus}.`,
  trees: `Every tree still in sight at the end: ${sign(scoring.treeField)}.`,
  rocks: `Every rock still in sight at the end: ${sign(scoring.rockField)}.`,
  empty: `Every empty field still in sight at the end: ${sign(scoring.emptyField)}.`,
  yellow: `Your largest group of yellow buildings that border on each other: ${sign(scoring.groupPerBuilding)} a building.`,
  red: `Your largest group of red buildings that border on each other: ${sign(scoring.groupPerBuilding)} a building.`,
  blue: `Your largest group of blue buildings that border on each other: ${sign(scoring.groupPerBuilding)} a building.`,
  churches: `Every church with buildings of all three colours at its sides: ${sign(scoring.churchThreeColours)}.`,
  wells: `Every well with four different buildings at its sides: ${sign(scoring.wellFourBuildings)}.`,
};
