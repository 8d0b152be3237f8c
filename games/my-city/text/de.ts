import raw from '../data/my-city.json' with { type: 'json' };
import type { Words } from './keys.ts';
import { rulings } from './rulings.de.ts';
import { makeText } from './sentences.ts';

const minus = (n: number): string => (n < 0 ? `−${-n}` : String(n));

const words: Words = {
  lang: 'de',
  boardLabel: 'Spielplan',
  boards: Object.fromEntries(raw.boards.map((b) => [b.id, b.name.de])),
  refusals: {
    OUT_OF_BOARD: 'Das Gebäude ragt über den Spielplan hinaus.',
    NOT_BUILDABLE: 'Gebaut wird nur auf hellgrünen Feldern.',
    OCCUPIED: 'Dort steht schon ein Gebäude.',
    CROSSES_RIVER: 'Ein Gebäude darf nicht über den Fluss reichen.',
    FIRST_MUST_TOUCH_RIVER: 'Das erste Gebäude muss mit einer Seite am Fluss liegen.',
    MUST_TOUCH_BUILDING: 'Das Gebäude muss mit einer Seite an ein eigenes Gebäude grenzen.',
    CHURCH_MUST_BE_BUILT: 'Auf eine Kirche kann man nicht verzichten: bauen oder das Spiel für sich beenden.',
    NO_POINTS_LEFT: 'Verzichten kostet 1 Punkt, und du hast keinen mehr.',
    GAME_ENDED_FOR_PLAYER: 'Für dich ist das Spiel beendet.',
    ALREADY_DECIDED: 'Du hast dich in dieser Runde schon entschieden.',
    BAD_ROTATION: 'Ein Gebäude lässt sich nur in Vierteldrehungen drehen.',
    SAME_AS_LOWER_ROTATION: 'Diese Drehung deckt dieselben Felder wie eine kleinere.',
    notAsked: 'Du bist gerade nicht gefragt.',
  },
  categories: {
    track: 'Zählleiste',
    trees: 'Bäume',
    rocks: 'Steine',
    empty: 'Leere Felder',
    yellow: 'Gruppe Gelb',
    red: 'Gruppe Rot',
    blue: 'Gruppe Blau',
    churches: 'Kirchen',
    wells: 'Brunnen',
  },
  colours: { yellow: 'Wohngebäude, gelb', red: 'öffentlich, rot', blue: 'Gewerbe, blau', purple: 'Kirche, violett' },
  statuses: {
    available: 'Noch zu bauen',
    built: 'Gebaut',
    declined: 'Verzichtet',
    blocked: 'Gesperrt',
    turned: 'Umgedreht',
  },
  rotations: ['nicht gedreht', 'Viertel nach rechts', 'halb gedreht', 'Viertel nach links'],
  rulings,
  prompt: (building, colour, church) =>
    church ? `Wo baust du die Kirche „${building}“? Sie muss gebaut werden.` : `Wo baust du „${building}“ (${colour})?`,
  round: (n, left) => `Runde ${n} · noch ${left} ${left === 1 ? 'Karte' : 'Karten'}`,
  finished: 'Spielende',
  place: (building, cells, rotation) => `${building} auf ${cells} bauen (${rotation})`,
  decline: (building) => (building === '' ? 'Verzichten (−1)' : `Auf „${building}“ verzichten (−1)`),
  end: 'Das Spiel für mich beenden',
  revealed: (round, building) => `Runde ${round}: „${building}“ wird aufgedeckt.`,
  blockedBuilding: (building) => `Die Sperrkarte: „${building}“ baut niemand.`,
  blockedNothing: 'Die Sperrkarte ist die letzte Karte und sperrt nichts.',
  placed: (who, building, cells) => `${who} baut „${building}“ auf ${cells}.`,
  declined: (who, building, score) => `${who} verzichtet auf „${building}“ (−1, jetzt ${score}).`,
  ended: (who, forced) => (forced ? `${who} kann nur noch aufhören.` : `${who} beendet das Spiel für sich.`),
  gold: (who, bonus) => `Beide Goldadern überbaut: +${bonus} für ${who}.`,
  result: (list) => `Wertung: ${list}.`,
  and: 'und',
  current: (building, colour, size) => `Aufgedeckt: ${building} (${colour}), ${size} Felder`,
  goldOpen: 'Der Goldbonus ist noch zu haben.',
  goldGone: 'Der Goldbonus ist vergeben.',
  pile: (n, last) => `Ablagestapel: ${n} ${n === 1 ? 'Karte' : 'Karten'}, zuletzt ${last}`,
  toCome: (list) => `Noch im Stapel, Reihenfolge unbekannt: ${list}`,
  score: (n) => `Zählleiste: ${minus(n)}`,
  endedNote: 'Hat das Spiel für sich beendet.',
  decidedNote: 'Hat sich entschieden.',
  townEmpty: 'Noch nichts gebaut: Das erste Gebäude muss am Fluss liegen.',
  sections: { table: 'Auf dem Tisch', map: 'Landschaft', town: (who) => `Stadt von ${who}` },
  legend: '. leer, t Bäume, r Steine, w Brunnen, g Gold, M Gebirge, F Wald, ~ Fluss; Y gelb, R rot, B blau, K Kirche',
  soloRank: (name) => `Deine Stadt ist: ${name}`,
};

export const de = makeText(words);
