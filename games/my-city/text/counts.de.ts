/** What each row of the score counts, for whoever asks. */
import { constants } from '../rules/data.ts';
import type { CategoryKey } from './keys.ts';

const { scoring, startScore, declineCost, goldBonus } = constants;
const sign = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`);

export const counts: Readonly<Record<CategoryKey, string>> = {
  track: `Dein Stand auf der Zählleiste: Du beginnst bei ${startScore}, jedes Gebäude, das du nicht baust, kostet ${declineCost}, Gold bringt ${goldBonus}.`,
  trees: `Jeder Baum, der am Ende noch zu sehen ist: ${sign(scoring.treeField)}.`,
  rocks: `Jeder Stein, der am Ende noch zu sehen ist: ${sign(scoring.rockField)}.`,
  empty: `Jedes leere Feld, das am Ende noch zu sehen ist: ${sign(scoring.emptyField)}.`,
  yellow: `Deine größte Gruppe gelber Gebäude, die aneinandergrenzen: ${sign(scoring.groupPerBuilding)} je Gebäude.`,
  red: `Deine größte Gruppe roter Gebäude, die aneinandergrenzen: ${sign(scoring.groupPerBuilding)} je Gebäude.`,
  blue: `Deine größte Gruppe blauer Gebäude, die aneinandergrenzen: ${sign(scoring.groupPerBuilding)} je Gebäude.`,
  churches: `Jede Kirche, an die Gebäude aller drei Farben grenzen: ${sign(scoring.churchThreeColours)}.`,
  wells: `Jeder Brunnen, an dessen Seiten vier verschiedene Gebäude stehen: ${sign(scoring.wellFourBuildings)}.`,
};
