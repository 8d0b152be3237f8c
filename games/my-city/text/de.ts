import raw from '../data/my-city.json' with { type: 'json' };
import { counts } from './counts.de.ts';
import type { Words } from './keys.ts';
import { number } from './names.ts';
import { makeText } from './sentences.ts';

const list = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} und ${words.at(-1)}`;

const words: Words = {
  lang: 'de',
  boardLabel: 'Spielplan',
  boardAbout: 'Jeder Plan hat andere Berge, Wälder und einen anderen Fluss; alle bauen auf demselben.',
  boards: Object.fromEntries(raw.boards.map((b) => [b.id, b.name.de])),
  refusals: {
    OUT_OF_BOARD: 'Das Gebäude ragt über den Spielplan hinaus.',
    NOT_BUILDABLE: 'Gebaut wird nur auf hellgrünen Feldern.',
    OCCUPIED: 'Dort steht schon ein Gebäude.',
    CROSSES_RIVER: 'Ein Gebäude darf nicht über den Fluss reichen.',
    FIRST_MUST_TOUCH_RIVER: 'Das erste Gebäude muss mit einer Seite am Fluss liegen.',
    MUST_TOUCH_BUILDING: 'Das Gebäude muss mit einer Seite an ein eigenes Gebäude grenzen.',
    CHURCH_MUST_BE_BUILT: 'Auf eine Kirche kann man nicht verzichten: bauen oder aufhören.',
    NO_POINTS_LEFT: 'Verzichten kostet 1 Punkt, und du hast keinen mehr.',
    GAME_ENDED_FOR_PLAYER: 'Du hast in dieser Partie schon aufgehört.',
    ALREADY_DECIDED: 'Du hast dich schon entschieden. Nimm die Entscheidung zurück, wenn du sie ändern willst.',
    BAD_ROTATION: 'Ein Gebäude lässt sich nur in Vierteldrehungen drehen.',
    SAME_AS_LOWER_ROTATION: 'Diese Drehung deckt dieselben Felder wie eine kleinere.',
    NOTHING_TO_WITHDRAW: 'Du hast noch nichts entschieden, was du zurücknehmen könntest.',
    FORCED_END: 'Du kannst in dieser Runde nur aufhören.',
    notAsked: 'Du bist gerade nicht gefragt.',
  },
  counts,
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
    declined: 'Darauf verzichtet',
    blocked: 'Gesperrt',
    turned: 'Umgedreht',
  },
  reasons: {
    ground: { more: 'Nutzt den Boden besser.', less: 'Nutzt den Boden schlechter.' },
    groups: { more: 'Deine Farbgruppen bringen mehr.', less: 'Deine Farbgruppen bringen weniger.' },
    churches: { more: 'Deine Kirchen bringen mehr.', less: 'Deine Kirchen bringen weniger.' },
    churchRoom: {
      more: 'Lässt den Kirchen Platz, die noch kommen.',
      less: 'Nimmt den Kirchen Platz, die noch kommen.',
    },
    wells: { more: 'Die Brunnen bringen mehr.', less: 'Die Brunnen bringen weniger.' },
    track: {
      more: 'Bringt dich auf der Zählleiste oder beim Gold voran.',
      less: 'Kostet dich auf der Zählleiste oder beim Gold.',
    },
  },
  prompt: (building, colour, church) =>
    church ? `Wo baust du die Kirche „${building}“? Sie muss gebaut werden.` : `Wo baust du „${building}“ (${colour})?`,
  round: (n, left) => [`Runde ${n}`, `noch ${left} ${left === 1 ? 'Karte' : 'Karten'}`],
  finished: 'Spielende',
  withdrawPrompt: 'Die anderen überlegen noch: Willst du deine Entscheidung ändern?',
  revealed: (round, building) => `Runde ${round}: „${building}“ wird aufgedeckt.`,
  blockedBuilding: (building) => `Die Sperrkarte: „${building}“ baut niemand.`,
  blockedNothing: 'Die Sperrkarte ist die letzte Karte und sperrt nichts.',
  gold: (who, bonus) => `Beide Goldadern überbaut: +${bonus} für ${list(who.map((w) => (w.you ? 'dich' : w.name)))}.`,
  result: (each) =>
    `Wertung: ${each.map(({ who, total }) => `${who.you ? 'du' : who.name} ${number(total)}`).join(', ')}.`,
  over: (why) => `Das Spiel ist zu Ende: ${why === 'cards' ? 'Alle Karten sind aufgedeckt' : 'Niemand baut mehr'}`,
  made: {
    start: 'Zu Beginn',
    declined: (n) => (n === 1 ? 'Auf ein Gebäude verzichtet' : `Auf ${n} Gebäude verzichtet`),
    gold: 'Gold',
    trees: (n) => (n === 1 ? '1 Baum ist zu sehen' : `${n} Bäume sind zu sehen`),
    rocks: (n) => (n === 1 ? '1 Stein ist zu sehen' : `${n} Steine sind zu sehen`),
    empty: (n) => (n === 1 ? '1 leeres Feld' : `${n} leere Felder`),
    wells: (n) => (n === 1 ? '1 Brunnen mit vier Gebäuden' : `${n} Brunnen mit vier Gebäuden`),
  },
  current: (building, colour, size) => `Aufgedeckt: ${building} (${colour}), ${size} Felder`,
  goldOpen: 'Der Goldbonus ist noch zu haben.',
  goldGone: 'Der Goldbonus ist vergeben.',
  pile: (n, last) => `Ablagestapel: ${n} ${n === 1 ? 'Karte' : 'Karten'}, zuletzt ${last}`,
  toCome: (list) => `Noch im Stapel, Reihenfolge unbekannt: ${list}`,
  score: (n) => `Zählleiste: ${number(n)}`,
  endedNote: 'Hat aufgehört.',
  decidedNote: 'Hat sich entschieden.',
  townEmpty: 'Noch nichts gebaut: Das erste Gebäude muss am Fluss liegen.',
  sections: {
    table: 'Auf dem Tisch',
    map: 'Landschaft',
    town: (who) => (who.you ? 'Deine Stadt' : `Stadt von ${who.name}`),
  },
  legend: '. leer, t Bäume, r Steine, w Brunnen, g Gold, M Gebirge, F Wald, ~ Fluss; Y gelb, R rot, B blau, K Kirche',
  soloRank: (name) => `Deine Stadt ist: ${name}`,
};

export const de = makeText(words);
