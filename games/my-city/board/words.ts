/** What the drawn board says beyond the texts of the game. */
import type { Language, Who } from '#kernel';
import type { Colour } from '../rules/data.ts';
import type { BuildingStatus } from '../rules/state.ts';
import { number } from '../text/names.ts';

/** 'Ada, Ben und Kim'. */
const townDe = (who: Who): string => (who.you ? 'Deine Stadt' : `Stadt von ${who.name}`);
const townEn = (who: Who): string => (who.you ? 'Your town' : `${who.name}’s town`);

const listed = (names: readonly string[], and: string): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} ${and} ${names.at(-1)}`;

const de = {
  town: (board: string) => `Deine Stadt: ${board}`,
  townOf: (who: Who, board: string) => `${townDe(who)}: ${board}`,
  miniOf: (who: Who) => `${townDe(who)}, klein gezeichnet`,
  looking: townDe,
  turnLeft: 'Links drehen',
  turnRight: 'Rechts drehen',
  placesCount: (n: number) => (n === 1 ? '1 Platz' : `${n} Plätze`),
  placesHere: (all: number, here: number) => `${all === 1 ? '1 Platz' : `${all} Plätze`}, ${here} in dieser Drehung`,
  brings: (points: string) => `Hier zu bauen bringt jetzt ${points}.`,
  choosePlace: 'Platz wählen',
  noPlace: 'Kein Platz',
  fitsNowhere: 'Es passt nirgends.',
  sealed: 'Entschieden',
  explainDecline: (n: number) =>
    `Du baust nichts und verlierst ${n === 1 ? 'einen Punkt' : `${n} Punkte`} auf der Zählleiste.`,
  explainEnd: 'Du baust nichts mehr. Das kostet nichts, und deine Stadt zählt, wie sie steht.',
  buildings: 'Gebäude',
  faceDown: (n: number) => (n === 1 ? 'noch 1 Karte verdeckt' : `noch ${n} Karten verdeckt`),
  kinds: { y: 'Wohnen', r: 'Öffentlich', b: 'Gewerbe', k: 'Kirche' },
  kindOf: (colour: Colour, size: number) =>
    `${{ yellow: 'Gelbes Wohngebäude', red: 'Rotes öffentliches Gebäude', blue: 'Blaues Gewerbegebäude', purple: 'Violette Kirche' }[colour]}, ${size} Felder.`,
  explainGroup: (n: number) =>
    `Deine größte Gruppe jeder Farbe zählt ${n === 1 ? 'einen Punkt' : `${n} Punkte`} für jedes Gebäude.`,
  explainChurch: (n: number) => `Muss gebaut werden. Grenzt sie an Gelb, Rot und Blau, zählt sie +${n}.`,
  churchTouches: (colours: readonly string[]) =>
    colours.length === 0
      ? 'Grenzt noch an keine Farbe.'
      : `Grenzt an ${colours.map((c) => ({ yellow: 'Gelb', red: 'Rot', blue: 'Blau' })[c] ?? c).join(', ')}.`,
  pile: 'Ablage',
  blockingCard: 'Sperrkarte',
  explainBlock: 'Die Karte nach ihr fällt für alle aus: Niemand baut dieses Gebäude, niemand verliert einen Punkt.',
  blockHit: (name: string) => `Sie hat „${name}“ getroffen.`,
  blockHitNothing: 'Sie war die letzte Karte und hat nichts getroffen.',
  blockToCome: (left: number, of: number) => `Sie kommt noch: eine der letzten ${left} von ${of} Karten.`,
  status: {
    available: 'kommt noch',
    built: 'gebaut',
    declined: 'darauf verzichtet',
    blocked: 'gesperrt',
    turned: 'umgedreht',
  } satisfies Record<BuildingStatus, string>,
  /** In one or two words, where there is little room. */
  endingsShort: {
    stopped: 'aufgehört',
    forced: (name: string) => `Schluss: ${name}`,
    deck: 'alle Karten',
  },
  endings: {
    stopped: (name: string) => `hat bei „${name}“ aufgehört`,
    forced: (name: string) => `Schluss: „${name}“ passte nirgends`,
    deck: 'bis zur letzten Karte',
  },
  endings2: {
    stopped: (name: string) => `Du hast bei „${name}“ aufgehört.`,
    forced: (name: string) => `„${name}“ passte nirgends mehr: damit war für dich Schluss.`,
    deck: 'Du hast bis zur letzten Karte gebaut.',
  },
  stock: {
    track: 'Zählleiste',
    churches: 'zählende Kirchen',
    wells: 'zählende Brunnen',
    gold: 'überbaute Goldadern',
    veins: (n: number, of: number) => `${n} von ${of} Goldadern`,
  },
  decided: 'fertig',
  thinks: 'überlegt',
  out: 'Schluss',
  turnCard: (name: string) => `Karte „${name}“: antippen dreht sie`,
  trackParts: (start: number, declined: number, gold: number) =>
    [
      `Start ${start}`,
      ...(declined > 0 ? [`verzichtet −${declined}`] : []),
      ...(gold > 0 ? [`Gold +${gold}`] : []),
    ].join(', '),
  tieBreak: (row: number, spaces: string) =>
    `Gleichstand an der Spitze: Reihe ${row} entscheidet. Leere Felder dort: ${spaces} (MC-48).`,
  block: {
    title: 'Sperrkarte!',
    hit: (name: string) => `„${name}“ fällt für alle aus.`,
    free: 'Niemand baut dieses Gebäude, niemand verliert einen Punkt.',
    none: 'Sie war die letzte Karte und trifft nichts.',
    once: 'Eine zweite Sperrkarte gibt es nicht.',
  },
  gold: {
    mine: (n: number) => `Gold für dich: +${n}!`,
    others: (names: readonly string[], n: number) =>
      `Gold für ${listed(names, 'und')}: ${names.length > 1 ? 'je ' : ''}+${n}!`,
    says: 'Beide Adern sind überbaut.',
    gone: (veins: number): string =>
      veins > 1 ? 'Deine Adern bringen nichts mehr.' : 'Deine Ader bringt nichts mehr.',
  },
  forced: {
    title: (name: string) => `„${name}“ passt nirgends.`,
    church: 'Eine Kirche muss gebaut werden; geht das nicht, ist das Spiel für dich zu Ende.',
    poor: 'Zum Verzichten fehlt dir ein Punkt: Damit ist das Spiel für dich zu Ende.',
    others: (who: Who) => `Für ${who.you ? 'dich' : who.name} ist das Spiel zu Ende.`,
    points: (n: number) => `Deine Stadt zählt ${number(n)} ${n === 1 ? 'Punkt' : 'Punkte'}.`,
    goesOn: 'Die anderen bauen noch weiter.',
  },
};

type Words = typeof de;

const en: Words = {
  town: (board) => `Your town: ${board}`,
  townOf: (who, board) => `${townEn(who)}: ${board}`,
  miniOf: (who) => `${townEn(who)}, drawn small`,
  looking: townEn,
  turnLeft: 'Turn left',
  turnRight: 'Turn right',
  placesCount: (n) => (n === 1 ? '1 place' : `${n} places`),
  placesHere: (all, here) => `${all === 1 ? '1 place' : `${all} places`}, ${here} in this rotation`,
  brings: (points) => `Building here brings ${points} now.`,
  choosePlace: 'Choose a place',
  noPlace: 'No place',
  fitsNowhere: 'It fits nowhere.',
  sealed: 'Decided',
  explainDecline: (n) => `You build nothing and lose ${n === 1 ? 'a point' : `${n} points`} on the track.`,
  explainEnd: 'You build nothing more. It costs nothing, and your town counts as it stands.',
  buildings: 'Buildings',
  faceDown: (n) => (n === 1 ? '1 card face down' : `${n} cards face down`),
  kinds: { y: 'Homes', r: 'Public', b: 'Trade', k: 'Church' },
  kindOf: (colour, size) =>
    `${{ yellow: 'Yellow residential building', red: 'Red public building', blue: 'Blue trade building', purple: 'Purple church' }[colour]}, ${size} spaces.`,
  explainGroup: (n) =>
    `Your largest group of each colour counts ${n === 1 ? 'a point' : `${n} points`} for each building.`,
  explainChurch: (n) => `Must be built. Bordering on yellow, red and blue it counts +${n}.`,
  churchTouches: (colours) =>
    colours.length === 0 ? 'Borders on no colour yet.' : `Borders on ${colours.join(', ')}.`,
  pile: 'Discards',
  blockingCard: 'Blocking card',
  explainBlock: 'The card after it is out for everybody: nobody builds that building, nobody loses a point.',
  blockHit: (name) => `It hit “${name}”.`,
  blockHitNothing: 'It was the last card and hit nothing.',
  blockToCome: (left, of) => `Still to come: one of the last ${left} of ${of} cards.`,
  status: {
    available: 'still to come',
    built: 'built',
    declined: 'declined',
    blocked: 'blocked',
    turned: 'turned over',
  },
  endingsShort: {
    stopped: 'stopped',
    forced: (name) => `out: ${name}`,
    deck: 'all cards',
  },
  endings: {
    stopped: (name) => `stopped at “${name}”`,
    forced: (name) => `out: “${name}” fitted nowhere`,
    deck: 'to the last card',
  },
  endings2: {
    stopped: (name) => `You stopped at “${name}”.`,
    forced: (name) => `“${name}” fitted nowhere: the game was over for you.`,
    deck: 'You built to the last card.',
  },
  stock: {
    track: 'Score track',
    churches: 'churches that count',
    wells: 'wells that count',
    gold: 'veins built over',
    veins: (n, of) => `${n} of ${of} gold veins`,
  },
  decided: 'done',
  thinks: 'thinking',
  out: 'out',
  turnCard: (name) => `Card “${name}”: a tap turns it`,
  trackParts: (start, declined, gold) =>
    [`start ${start}`, ...(declined > 0 ? [`declined −${declined}`] : []), ...(gold > 0 ? [`gold +${gold}`] : [])].join(
      ', ',
    ),
  tieBreak: (row, spaces) => `A tie for first place: row ${row} decides. Empty spaces there: ${spaces} (MC-48).`,
  block: {
    title: 'Blocking card!',
    hit: (name) => `“${name}” is out for everybody.`,
    free: 'Nobody builds that building, nobody loses a point.',
    none: 'It was the last card and hits nothing.',
    once: 'There is no second blocking card.',
  },
  gold: {
    mine: (n) => `Gold for you: +${n}!`,
    others: (names, n) => `Gold for ${listed(names, 'and')}: +${n}${names.length > 1 ? ' each' : ''}!`,
    says: 'Both veins are built over.',
    gone: (veins) => (veins > 1 ? 'Your veins are worth nothing now.' : 'Your vein is worth nothing now.'),
  },
  forced: {
    title: (name) => `“${name}” fits nowhere.`,
    church: 'A church must be built; where that is impossible the game ends for you.',
    poor: 'You lack the point for declining: the game ends for you.',
    others: (who) => `The game is over for ${who.you ? 'you' : who.name}.`,
    points: (n) => `Your town counts ${number(n)} ${n === 1 ? 'point' : 'points'}.`,
    goesOn: 'The others go on building.',
  },
};

export const words = (lang: Language): Words => (lang === 'de' ? de : en);
