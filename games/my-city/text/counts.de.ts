/** What each row of the score counts, for whoever asks. */
import { constants } from '../rules/data.ts';
import type { CategoryKey } from './keys.ts';
import { signed } from './names.ts';

const { scoring, startScore, declineCost, goldBonus } = constants;

export const counts: Readonly<Record<CategoryKey, string>> = {
  track: `Dein Stand auf der Zählleiste: Du beginnst bei ${startScore}, jedes Gebäude, das du nicht baust, kostet ${declineCost}, Gold bringt ${goldBonus}.`,
  trees: `Jeder Baum, der am Ende noch zu sehen ist: ${signed(scoring.treeField)}.`,
  rocks: `Jeder Stein, der am Ende noch zu sehen ist: ${signed(scoring.rockField)}.`,
  empty: `Jedes leere Feld, das am Ende noch zu sehen ist: ${signed(scoring.emptyField)}.`,
  yellow: `Deine größte Gruppe gelber Gebäude, die aneinandergrenzen: ${signed(scoring.groupPerBuilding)} je Gebäude.`,
  red: `Deine größte Gruppe roter Gebäude, die aneinandergrenzen: ${signed(scoring.groupPerBuilding)} je Gebäude.`,
  blue: `Deine größte Gruppe blauer Gebäude, die aneinandergrenzen: ${signed(scoring.groupPerBuilding)} je Gebäude.`,
  churches: `Jede Kirche, an die Gebäude aller drei Farben grenzen: ${signed(scoring.churchThreeColours)}.`,
  wells: `Jeder Brunnen, an dessen Seiten vier verschiedene Gebäude stehen: ${signed(scoring.wellFourBuildings)}.`,
};
