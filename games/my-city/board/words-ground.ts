/** What the land says of itself: spaces, wells, veins. */
import type { Language } from '#kernel';
import type { Explanation } from '#web/kit/contract.ts';
import type { Terrain } from '../rules/board.ts';
import { constants } from '../rules/data.ts';
import type { View } from '../rules/state.ts';
import { signed } from '../text/names.ts';
import type { Cell } from './draw/geometry.ts';
import type { Progress } from './logic/progress.ts';

const { scoring, goldBonus } = constants;

const de = {
  names: {
    '.': 'Leeres Feld',
    t: 'Bäume',
    r: 'Steine',
    w: 'Brunnen',
    g: 'Goldader',
    M: 'Gebirge',
    F: 'Wald',
    '~': 'Fluss',
  } satisfies Record<Terrain, string>,
  says: {
    '.': `Bleibt es am Ende frei, zählt es ${signed(scoring.emptyField)}.`,
    t: `Bleiben sie am Ende frei, zählen sie ${signed(scoring.treeField)}.`,
    r: `Bleiben sie am Ende frei, zählen sie ${signed(scoring.rockField)}. Überbaue sie.`,
    w: `Grenzen am Ende vier verschiedene Gebäude an seine vier Seiten, zählt er ${signed(scoring.wellFourBuildings)}.`,
    g: `Wer als Erster beide Adern überbaut, rückt ${goldBonus} Felder vor. Bauen mehrere in derselben Runde darauf, bekommen es alle.`,
    M: 'Im Gebirge wird nicht gebaut.',
    F: 'Im Wald wird nicht gebaut.',
    '~': 'Das erste Gebäude liegt am Fluss. Kein Gebäude reicht hinüber, aber Nachbarn sind Gebäude auch über ihn hinweg.',
  } satisfies Record<Terrain, string>,
  well: (built: number) => `Jetzt ${built} von 4 Seiten.`,
  dead: (built: number) => `Höchstens noch ${built} von 4 verschiedenen: bringt keine Punkte mehr.`,
  veins: (covered: number, of: number) => `Du hast ${covered} von ${of} Adern überbaut.`,
  gone: 'Der Goldbonus ist vergeben.',
};

const en: typeof de = {
  names: {
    '.': 'Empty space',
    t: 'Trees',
    r: 'Rocks',
    w: 'Well',
    g: 'Gold vein',
    M: 'Mountains',
    F: 'Forest',
    '~': 'River',
  },
  says: {
    '.': `Left open at the end it counts ${signed(scoring.emptyField)}.`,
    t: `Left open at the end they count ${signed(scoring.treeField)}.`,
    r: `Left open at the end they count ${signed(scoring.rockField)}. Build over them.`,
    w: `With four different buildings on its four sides at the end it counts ${signed(scoring.wellFourBuildings)}.`,
    g: `Whoever first builds over both veins moves ${goldBonus} spaces ahead. If several do so in the same round, all of them do.`,
    M: 'Nothing is built in the mountains.',
    F: 'Nothing is built in the forest.',
    '~': 'The first building lies at the river. No building reaches across, but buildings are neighbours across it.',
  },
  well: (built) => `Now ${built} of 4 sides.`,
  dead: (built) => `${built} of 4 different ones at most: no points left here.`,
  veins: (covered, of) => `You have built over ${covered} of ${of} veins.`,
  gone: 'The gold bonus is taken.',
};

const words = (lang: Language): typeof de => (lang === 'de' ? de : en);

export const groundName = (ground: Terrain, lang: Language): string => words(lang).names[ground];

export function explainGround(
  ground: Terrain,
  [x, y]: Cell,
  progress: Progress,
  view: View,
  lang: Language,
): Explanation {
  const w = words(lang);
  const says = [w.says[ground]];
  if (ground === 'g') {
    const covered = progress.veins.filter((v) => v.covered).length;
    return { says, counts: view.goldClaimed ? w.gone : w.veins(covered, progress.veins.length) };
  }
  const well = ground === 'w' ? progress.wells.find(({ at }) => at[0] === x && at[1] === y) : undefined;
  if (well === undefined) return { says };
  const most = new Set(well.sides.filter((b) => b !== null && b >= 0)).size + well.sides.filter((b) => b === -1).length;
  return { says, counts: well.alive ? w.well(well.built) : w.dead(most) };
}
