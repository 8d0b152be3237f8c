import type { Language } from '#kernel';

/** What the command itself says; the games speak for themselves. */
export interface Words {
  readonly player: (n: number) => string;
  /** Whoever plays alone, as a sentence begins. */
  readonly you: string;
  readonly welcome: string;
  readonly help: readonly string[];
  readonly ask: (most: number) => string;
  readonly more: (n: number) => string;
  readonly offers: string;
  readonly nothingFound: string;
  readonly possible: string;
  readonly notAMove: string;
  readonly noNumber: (most: number) => string;
  readonly undone: string;
  readonly cannotUndo: string;
  readonly over: string;
  readonly bye: string;
  readonly inputEnded: string;
  readonly saved: (file: string) => string;
  readonly total: string;
  readonly place: string;
  readonly tieBreak: string;
  readonly position: (at: number, of: number) => string;
  readonly finished: string;
  readonly waitsFor: (names: string) => string;
  readonly recordOk: (moves: number) => string;
  readonly seed: string;
  readonly rulesVersion: string;
  readonly options: string;
}

const en: Words = {
  player: (n) => `Player ${n}`,
  you: 'You',
  welcome: 'Type the number of an option, or h for help.',
  help: [
    'NUMBER         make this move',
    'NOTATION       make a move by its notation, as in kept games',
    '? NUMBER       why is this possible; ? NOTATION why not',
    '/ WORD         show only options with this word',
    'l              list all options',
    's              show the table',
    'n              show the options with their notation',
    'u              undo your last move',
    'q              quit',
  ],
  ask: (most) => `1–${most} > `,
  more: (n) => `… and ${n} more: l lists them all, / WORD searches`,
  offers: 'You may also:',
  nothingFound: 'No option has this word.',
  possible: 'This move is possible.',
  notAMove: 'This is no move of the game. Type h for help.',
  noNumber: (most) => `There are options 1 to ${most}.`,
  undone: 'Taken back.',
  cannotUndo: 'Nothing can be taken back: something was revealed, or another player moved.',
  over: 'The game is over.',
  bye: 'Goodbye.',
  inputEnded: 'The input ended before the game did.',
  saved: (file) => `Saved in ${file}.`,
  total: 'Total',
  place: 'Place',
  tieBreak: 'Tie-break',
  position: (at, of) => `Position after move ${at} of ${of}`,
  finished: 'finished',
  waitsFor: (names) => `waits for ${names}`,
  recordOk: (moves) => `${moves} moves checked: the record is sound.`,
  seed: 'Seed',
  rulesVersion: 'Rules version',
  options: 'Options',
};

const de: Words = {
  player: (n) => `Spieler ${n}`,
  you: 'Du',
  welcome: 'Gib die Nummer einer Möglichkeit ein oder h für Hilfe.',
  help: [
    'NUMMER         diesen Zug machen',
    'NOTATION       einen Zug in seiner Notation machen, wie in aufbewahrten Partien',
    '? NUMMER       warum das geht; ? NOTATION warum nicht',
    '/ WORT         nur Möglichkeiten mit diesem Wort zeigen',
    'l              alle Möglichkeiten zeigen',
    's              den Tisch zeigen',
    'n              die Möglichkeiten mit ihrer Notation zeigen',
    'u              deinen letzten Zug zurücknehmen',
    'q              aufhören',
  ],
  ask: (most) => `1–${most} > `,
  more: (n) => `… und ${n} weitere: l zeigt alle, / WORT sucht`,
  offers: 'Außerdem kannst du:',
  nothingFound: 'Keine Möglichkeit hat dieses Wort.',
  possible: 'Dieser Zug ist möglich.',
  notAMove: 'Das ist kein Zug des Spiels. Gib h für Hilfe ein.',
  noNumber: (most) => `Es gibt die Möglichkeiten 1 bis ${most}.`,
  undone: 'Zurückgenommen.',
  cannotUndo: 'Nichts kann zurückgenommen werden: Etwas wurde aufgedeckt, oder jemand anderes hat gezogen.',
  over: 'Die Partie ist zu Ende.',
  bye: 'Auf Wiedersehen.',
  inputEnded: 'Die Eingabe war vor der Partie zu Ende.',
  saved: (file) => `Gespeichert in ${file}.`,
  total: 'Summe',
  place: 'Platz',
  tieBreak: 'Gleichstand',
  position: (at, of) => `Stellung nach Zug ${at} von ${of}`,
  finished: 'beendet',
  waitsFor: (names) => `wartet auf ${names}`,
  recordOk: (moves) => `${moves} Züge geprüft: Die Aufzeichnung stimmt.`,
  seed: 'Startwert',
  rulesVersion: 'Regelversion',
  options: 'Optionen',
};

export const WORDS: Readonly<Record<Language, Words>> = { de, en };
