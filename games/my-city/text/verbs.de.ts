import type { Who } from '#kernel';
import { constants } from '../rules/data.ts';
import { number, signed } from './names.ts';
import type { Then, Where } from './verbs.ts';

const PLACES = [
  ['Oben links', 'Oben', 'Oben rechts'],
  ['Links', 'In der Mitte', 'Rechts'],
  ['Unten links', 'Unten', 'Unten rechts'],
];
const TURNED = ['nicht gedreht', 'Viertel nach rechts', 'halb gedreht', 'Viertel nach links'];

/** Declining costs this much of the track. */
const PRICE = signed(-constants.declineCost);

const afterwards = ({ points, rank, of }: Then): string =>
  `, danach ${number(points)}${of === 1 ? '' : `, ${rank}. von ${of}`}`;

export const verbs = {
  place: (building: string, spaces: string, rotation = 0) => ({
    act: 'Bauen',
    option: `${building} auf ${spaces} bauen (${TURNED[rotation]})`,
    title: (then: Then) => `Hier bauen${afterwards(then)}`,
    hint: ({ row, column, brings }: Where) => [
      `${PLACES[row]?.[column]} auf ${spaces} bauen`,
      `bringt jetzt ${signed(brings)} ${Math.abs(brings) === 1 ? 'Punkt' : 'Punkte'}`,
    ],
    sealed: (points: string) => `Du baust „${building}“: ${points}.`,
    log: (who: Who, points: string) =>
      `${who.name} ${who.does('baut', 'baust')} „${building}“ auf ${spaces} (${points}).`,
    turn: (who: Who, gold: boolean) =>
      `${who.name} ${who.does('baut', 'baust')} „${building}“${gold ? ' mit Gold' : ''}`,
  }),

  decline: (building: string) => ({
    act: 'Verzichten',
    option: `${building === '' ? 'Verzichten' : `Auf „${building}“ verzichten`} (${PRICE})`,
    title: (then: Then) => `Verzichten${afterwards(then)}`,
    sealed: () => `Du verzichtest auf „${building}“: ${PRICE}.`,
    log: (who: Who, score: number) =>
      `${who.name} ${who.does('verzichtet', 'verzichtest')} auf „${building}“ (${PRICE}, jetzt ${number(score)}).`,
    turn: (who: Who) => `${who.name} ${who.does('verzichtet', 'verzichtest')} auf „${building}“`,
  }),

  end: () => ({
    act: 'Aufhören',
    option: 'Aufhören',
    title: ({ points, left }: Then) =>
      `Aufhören: ${left === 1 ? 'Ein Gebäude bleibt' : `${left} Gebäude bleiben`} ohne Kosten liegen, deine Stadt zählt ${number(points)}.`,
    sealed: () => 'Du hörst auf.',
    log: (who: Who, forced: boolean) =>
      forced
        ? `${who.name} ${who.does('kann', 'kannst')} nur noch aufhören.`
        : `${who.name} ${who.does('hört', 'hörst')} auf.`,
    turn: (who: Who, forced: boolean) =>
      forced
        ? `Für ${who.you ? 'dich' : who.name} ist Schluss: kein Platz`
        : `${who.name} ${who.does('hört', 'hörst')} auf`,
  }),

  withdraw: () => ({
    act: 'Zurücknehmen',
    option: 'Entscheidung zurücknehmen',
  }),
};
