/** What each row of the score counts, for whoever asks. */
import { constants } from '../rules/data.ts';
import type { CategoryKey } from './keys.ts';
import { signed } from './names.ts';

const { scoring, startScore, declineCost, goldBonus } = constants;

export const counts: Readonly<Record<CategoryKey, string>> = {
  track: `Your place on the track: you begin at ${startScore}, every building you do not build costs ${declineCost}, gold brings ${goldBonus}.`,
  trees: `Every tree still in sight at the end: ${signed(scoring.treeField)}.`,
  rocks: `Every rock still in sight at the end: ${signed(scoring.rockField)}.`,
  empty: `Every empty field still in sight at the end: ${signed(scoring.emptyField)}.`,
  yellow: `Your largest group of yellow buildings that border on each other: ${signed(scoring.groupPerBuilding)} a building.`,
  red: `Your largest group of red buildings that border on each other: ${signed(scoring.groupPerBuilding)} a building.`,
  blue: `Your largest group of blue buildings that border on each other: ${signed(scoring.groupPerBuilding)} a building.`,
  churches: `Every church with buildings of all three colours at its sides: ${signed(scoring.churchThreeColours)}.`,
  wells: `Every well with four different buildings at its sides: ${signed(scoring.wellFourBuildings)}.`,
};
