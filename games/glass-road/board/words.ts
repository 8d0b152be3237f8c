/** Words that only the drawn board says. */
import type { Language, Who } from '#kernel';
import type { GameMove } from '../rules/moves.ts';
import type { View } from '../rules/view.ts';
import { words as deWords } from '../text/de.ts';
import { type Sentences, sentences } from '../text/effects.ts';
import { words as enWords } from '../text/en.ts';
import { lookup } from '../text/make.ts';
import { actionNow as nowSaid } from '../text/outcome.ts';
import { type Said, sayMove, type Tells } from '../text/verbs.ts';

const de = {
  wheels: ['Glashütte', 'Ziegelei'],
  turns: (n: number) => `dreht ${n}×`,
  rests: (what: string) => `ruht: ${what}`,
  onZero: (goods: string) => `${goods} auf 0`,
  full: (product: string) => `${product} voll`,
  ready: 'bereit',
  restsNow: 'ruht',
  land: 'Landschaft',
  display: 'Auslage',
  rows: { processing: 'Umwandlung', immediate: 'Sofort', bonus: 'Punkte' } as Readonly<Record<string, string>>,
  gap: 'leer bis Perioden\u00adende',
  per: 'je',
  others: (n: number) => `andere ${n}`,
  look: (n: number) => `${n} ansehen`,
  pure: 'reine Punkte',
  table: 'nach Menge',
  keepsOld: 'Altes zählt weiter',
  free: 'frei',
  empty: 'leeres Feld',
  cards: 'Deine Karten',
  cardsOf: (who: Who) => (who.you ? 'Deine Karten' : `Karten von ${who.name}`),
  hand: (n: number) => `Hand ${n}`,
  followed: 'mitgespielt',
  played: 'gespielt',
  keepTitle: (left: number) =>
    left === 0 ? 'Fünf gewählt: jetzt bestätigen' : `Noch ${left} ${left === 1 ? 'Karte' : 'Karten'} wählen`,
  both: 'Niemand spielt mit: beide Aktionen',
  oneOf: (names: string, n: number) => `${names} ${n === 1 ? 'spielt' : 'spielen'} mit: eine Aktion`,
  left: (n: number): string => (n === 0 ? 'letzte Aktion' : n === 1 ? 'noch 1 Aktion' : `noch ${n} Aktionen`),
  uses: (who: Who) => `${who.name} ${who.does('ist', 'bist')} dran`,
  anytime: 'Jederzeit',
  clear: 'Abräumen',
  clearNote: 'ohne Ertrag',
  clearOn: 'Welches Feld?',
  turnsWheel: (wheel: string, n: number) => `dreht ${wheel} ${n}×`,
  tilesLeft: (n: number, tile: string) => `${n}× ${tile} übrig`,
  noTurn: 'ohne Drehung',
  goOn: 'Weiter',
  idle: (follows: boolean, card: string, unpaid: string | null): string =>
    `${follows ? `Du spielst ${card} mit` : card}: ${unpaid ?? 'nichts mehr zu tun'}`,
  unpaid: (cost: string) => `du kannst ${cost} nicht zahlen`,
  toWheel: (wheel: string) => `auf die ${wheel}`,
  from: (wheel: string) => `von der ${wheel}`,
  goods: 'Waren',
  amount: 'Wie viel?',
  again: 'Noch einmal',
  privateOf: (who: Who) => `Vor ${who.you ? 'dir' : who.name}`,
  points: 'SP',
  now: 'Jetzt',
  cost: 'Kosten',
  lacks: (n: number) => (n === 1 ? '1 fehlt' : `${n} fehlen`),
  neighbour: 'Der Nachbar',
  notIn: 'nicht auf der Hand',
  boardOf: (who: Who) => (who.you ? 'Dein Brett' : `Brett von ${who.name}`),
  goblet: 'Kelch',
  period: (n: number, of: number) => `Bauperiode ${n} von ${of}`,
  round: (n: number) => `Runde ${n}`,
  stackLeft: (n: number) => `${n} im Stapel`,
  action: (a: string) => `Aktion ${a}`,
  short: (n: number, good: string) => `${n} ${good} ${n === 1 ? 'fehlt' : 'fehlen'}`,
  noSite: 'kein Feld frei',
  suggest: 'Vorschlag',
  suggestNote: 'Fünf Karten, die dir gerade am meisten bringen. Du kannst sie noch tauschen.',
  follows: 'spielt mit',
  acts: 'ist dran',
  gift: (who: string, amount: number, good: string) => `${amount} ${good} von ${who}`,
  giftWhy: (card: string, amount: number) => `${card}: alle anderen dürfen ${amount} nehmen`,
  help: {
    convert: (good: string, building: string, does: string) => `${good}: dein Gebäude ${building} (${does}).`,
    card: (good: string, card: string, action: string, does: string) => `${good}: ${card} ${action} (${does}).`,
    none: 'Nichts in deiner Hand bringt es: wähle dafür in der nächsten Bauperiode eine Karte.',
    clear: 'Räume ein Gehölz, einen Teich oder eine Mulde ab: das geht jederzeit.',
    fell: 'Holzfäller, Brandroder und Gebäude, die Wald roden, schaffen Platz.',
  },
  notNow: 'jetzt nicht möglich',
  leftOver: 'Übrig:',
  following: (leader: string) => `${leader} deckt auf, du spielst mit`,
  explain: {
    empty: 'Hier kannst du ein Landschaftsplättchen legen oder ein Gebäude bauen.',
    tiles: {
      forest:
        'Holzfäller und Brandroder roden ihn für Waren. Anders lässt er sich nicht räumen, und er kommt nie wieder.',
      grove: 'Bringt dem Forstwirt Holz. Du darfst es jederzeit ohne Ertrag abräumen.',
      pond: 'Bringt Fischzüchter und Teichbauer Nahrung und Wasser. Du darfst ihn jederzeit ohne Ertrag abräumen.',
      pit: 'Bringt dem Grubenarbeiter Lehm oder Sand. Du darfst sie jederzeit ohne Ertrag abräumen.',
    } as Readonly<Record<string, string>>,
    start: (scoring: string, points: string) => `${scoring}, jetzt ${points}. Eine Aufwertung darf darüber.`,
    rows: {
      processing: 'Umwandlungsgebäude: tauschen jederzeit Waren.',
      immediate: 'Sofortgebäude: wirken einmal beim Bauen.',
      bonus: 'Punktegebäude: zählen am Ende.',
    } as Readonly<Record<string, string>>,
    wheel: (goods: string, product: string) =>
      `Sind ${goods} da und ist Platz für ${product}, dreht sich das Rad von selbst: von jedem eines ab, 1 ${product} dazu.`,
    seat: (hand: number, built: number) => `Hand: ${hand}. Gebäude: ${built}.`,
  },
  reveal: {
    up: (who: Who, card: string) => `${who.name} ${who.does('deckt', 'deckst')} auf: ${card}`,
    must: (who: Who) => `${who.name} ${who.does('muss', 'musst')} mitspielen.`,
    costs: (leader: Who) => `Das kostet ${leader.you ? 'dich' : leader.name} eine Aktion: Alle haben nur eine.`,
    free: (leader: Who) => `Niemand spielt mit: ${leader.you ? 'Du nutzt' : `${leader.name} nutzt`} beide Aktionen.`,
    order: (all: readonly Who[]) => `Reihenfolge: ${all.map((who) => (who.you ? 'du' : who.name)).join(', ')}.`,
    last: 'Es war deine letzte Handkarte: Sie wird von selbst gespielt.',
  },
};

type Words = typeof de;

const en: Words = {
  wheels: ['Glassworks', 'Brickworks'],
  turns: (n) => `turns ${n}×`,
  rests: (what) => `rests: ${what}`,
  onZero: (goods) => `${goods} at 0`,
  full: (product) => `${product} full`,
  ready: 'ready',
  restsNow: 'rests',
  land: 'Landscape',
  display: 'Display',
  rows: { processing: 'Processing', immediate: 'Immediate', bonus: 'Bonus' },
  gap: 'empty until the period ends',
  per: 'per',
  others: (n) => `others ${n}`,
  look: (n) => `look at ${n}`,
  pure: 'points only',
  table: 'by amount',
  keepsOld: 'old one still scores',
  free: 'free',
  empty: 'empty space',
  cards: 'Your cards',
  cardsOf: (who) => (who.you ? 'Your cards' : `Cards of ${who.name}`),
  hand: (n) => `Hand ${n}`,
  followed: 'followed',
  played: 'played',
  keepTitle: (left) =>
    left === 0 ? 'Five chosen: confirm now' : `Choose ${left} more ${left === 1 ? 'card' : 'cards'}`,
  both: 'Nobody follows: both actions',
  oneOf: (names, n) => `${names} ${n === 1 ? 'follows' : 'follow'}: one action`,
  left: (n) => (n === 0 ? 'last action' : n === 1 ? '1 action left' : `${n} actions left`),
  uses: (who) => `${who.name} to act`,
  anytime: 'Anytime',
  clear: 'Clear land',
  clearNote: 'gives nothing',
  clearOn: 'Which space?',
  turnsWheel: (wheel, n) => `turns ${wheel} ${n}×`,
  tilesLeft: (n, tile) => `${n}× ${tile} left`,
  noTurn: 'no turn',
  goOn: 'Go on',
  idle: (follows, card, unpaid) => `${follows ? `You follow with ${card}` : card}: ${unpaid ?? 'nothing left to do'}`,
  unpaid: (cost) => `you cannot pay ${cost}`,
  toWheel: (wheel) => `to the ${wheel}`,
  from: (wheel) => `from the ${wheel}`,
  goods: 'Goods',
  amount: 'How many?',
  again: 'Once more',
  privateOf: (who) => `In front of ${who.you ? 'you' : who.name}`,
  points: 'VP',
  now: 'Now',
  cost: 'Cost',
  lacks: (n: number) => `${n} missing`,
  neighbour: 'The neighbour',
  notIn: 'not in hand',
  boardOf: (who) => (who.you ? 'Your board' : `Board of ${who.name}`),
  goblet: 'Goblet',
  period: (n, of) => `Building period ${n} of ${of}`,
  round: (n) => `Round ${n}`,
  stackLeft: (n) => `${n} in the stack`,
  action: (a) => `Action ${a}`,
  short: (n, good) => `${n} ${good} short`,
  noSite: 'no free space',
  suggest: 'Suggestion',
  suggestNote: 'Five cards that bring you most as things stand. You can still exchange them.',
  follows: 'follows',
  acts: 'to act',
  gift: (who, amount, good) => `${amount} ${good} from ${who}`,
  giftWhy: (card, amount) => `${card}: everybody else may take ${amount}`,
  help: {
    convert: (good, building, does) => `${good}: your ${building} (${does}).`,
    card: (good, card, action, does) => `${good}: ${card} ${action} (${does}).`,
    none: 'Nothing in your hand brings it: choose a card for it in the next building period.',
    clear: 'Clear a grove, pond or pit: you may do that at any time.',
    fell: 'Woodcutter, slash-and-burn farmer and buildings that fell forest make room.',
  },
  notNow: 'not possible now',
  leftOver: 'Left over:',
  following: (leader) => `${leader} leads, you follow`,
  explain: {
    empty: 'You can place a landscape tile or build here.',
    tiles: {
      forest:
        'Woodcutter and Slash-and-Burn Farmer fell it for goods. Nothing else takes it away, and it never comes back.',
      grove: 'Brings the Forester wood. You may clear it at any time for nothing.',
      pond: 'Brings Fish Farmer and Pond Builder food and water. You may clear it at any time for nothing.',
      pit: 'Brings the Pit Worker clay or sand. You may clear it at any time for nothing.',
    },
    start: (scoring, points) => `${scoring}, ${points} now. An upgrade may go over it.`,
    rows: {
      processing: 'Processing buildings: exchange goods at any time.',
      immediate: 'Immediate buildings: work once, when they are built.',
      bonus: 'Bonus buildings: count at the end.',
    },
    wheel: (goods, product) =>
      `With ${goods} there and room for ${product}, the wheel turns by itself: one less of each, 1 ${product} more.`,
    seat: (hand, built) => `Hand: ${hand}. Buildings: ${built}.`,
  },
  reveal: {
    up: (who, card) => `${who.name} ${who.does('reveals', 'reveal')} ${card}`,
    must: (who) => `${who.name} must follow.`,
    costs: (leader) => `That costs ${leader.you ? 'you' : leader.name} an action: everybody has only one.`,
    free: (leader) => `Nobody follows: ${leader.you ? 'you use' : `${leader.name} uses`} both actions.`,
    order: (all) => `Order: ${all.map((who) => (who.you ? 'you' : who.name)).join(', ')}.`,
    last: 'It was your last hand card: it plays itself.',
  },
};

export const words = (lang: Language): Words => (lang === 'de' ? de : en);

const texts = {
  de: { words: deWords, say: sentences(deWords.grammar), look: lookup(deWords) },
  en: { words: enWords, say: sentences(enWords.grammar), look: lookup(enWords) },
} as const;

/** An action as it would go now; null where the printed words say it already. */
export const actionNow = (
  lang: Language,
  view: View,
  seat: number,
  card: number,
  action: number,
  paid: boolean,
): string | null => nowSaid(texts[lang].words, texts[lang].say, view, seat, card, action, paid);

/** A move as buttons, titles and hints say it, in the position it is made in. */
export const said = (lang: Language, move: GameMove, view: View): Said =>
  sayMove(texts[lang].words, texts[lang].look, texts[lang].say, move, view);
export const tells = (lang: Language): Tells => texts[lang].words.tells;

/** Sentences of cards and buildings, as the texts of the game make them. */
export const sentencesOf = (lang: Language): Sentences => texts[lang].say;
export const cellWords = (lang: Language, row: number, column: number): string => texts[lang].words.cell(row, column);
