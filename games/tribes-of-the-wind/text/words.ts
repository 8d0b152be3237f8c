/** The few words of both languages that the templates of the data leave open: texts, explanations and the board share them. */
import type { Language } from '#kernel';
import type { Words } from './sentences.ts';

const at = (rows: readonly string[], columns: readonly string[]) => (row: number, column: number) =>
  `${rows[row] ?? row + 1} ${columns[column] ?? column + 1}`;

export const words: Readonly<Record<Language, Words>> = {
  de: {
    units: { water: 'Wasser', move: 'Bewegung', clean: 'Reinigung' },
    points: (n) => `${n} SP`,
    atLeast: (n) => `mindestens ${n}`,
    atMost: (n) => `höchstens ${n}`,
    capital: 'Hauptstadt',
    row: (n) => `Reihe ${n}`,
    at: at(['oben', 'in der Mitte', 'unten'], ['ganz links', 'halb links', 'halb rechts', 'ganz rechts']),
    space: (where) => `Feld ${where}`,
    tile: (where) => `Plättchen ${where}`,
    noBonus: 'kein Bonus',
    slots: (n) => `${n} Plätze`,
    startTile: 'Start-Plättchen',
    tie: (tied) =>
      `Gleichstand an der Spitze: Mehr Wasser entscheidet (${tied.map(({ who, water }) => `${who.you ? 'du' : who.name} ${water}`).join(', ')})`,
    always: 'immer',
    nothing: 'nichts',
  },
  en: {
    units: { water: 'water', move: 'move', clean: 'cleaning' },
    points: (n) => `${n} VP`,
    atLeast: (n) => `at least ${n}`,
    atMost: (n) => `at most ${n}`,
    capital: 'capital',
    row: (n) => `row ${n}`,
    at: at(['top', 'middle', 'bottom'], ['far left', 'centre left', 'centre right', 'far right']),
    space: (where) => `${where} space`,
    tile: (where) => `${where} tile`,
    noBonus: 'no bonus',
    slots: (n) => `${n} slots`,
    startTile: 'start tile',
    tie: (tied) =>
      `A tie for first place: more water decides (${tied.map(({ who, water }) => `${who.you ? 'you' : who.name} ${water}`).join(', ')})`,
    always: 'always',
    nothing: 'nothing',
  },
};
