/** The few words of the board that the texts of the game do not have. */
import type { Language } from '#kernel';
import type { GameMove, Verb } from '../rules/state.ts';
import { makeSentences, type Sentences, type Words } from '../text/sentences.ts';
import type { Gain } from './gains.ts';

interface BoardWords {
  readonly terrain: (name: string | null) => string;
  readonly villages: (n: number, all: number) => string;
  readonly endNote: string;
  readonly tabs: Readonly<Record<'rack' | 'forest' | 'element' | 'village' | 'objectives' | 'leaders', string>>;
  readonly inStack: (n: number) => string;
  readonly left: string;
  readonly right: string;
  readonly market: string;
  readonly marketNote: string;
  readonly doesNotCount: string;
  readonly you: string;
  readonly objectives: string;
  readonly freePlace: string;
  readonly leaders: string;
  readonly ofLeaders: (n: number, all: number) => string;
  readonly path: string;
  readonly special: string;
  readonly spent: string;
  readonly gap: (colors: string) => string;
  readonly noPath: string;
  readonly from: (n: number) => string;
  readonly youHave: (n: number) => string;
  readonly has: (n: number) => string;
  readonly upTo: (n: number) => string;
  readonly vp: string;
  readonly whoFlies: string;
  readonly nearest: string;
  readonly next: string;
  readonly takeWater: string;
  readonly done: string;
  readonly decline: Readonly<Record<string, string>>;
  readonly discardThree: string;
  readonly placeTemple: string;
  readonly mark: (n: number, of: number) => string;
  readonly useNow: string;
  readonly keep: string;
  readonly yourRack: string;
  readonly blind: string;
  readonly deckTop: string;
  readonly whoHas: (color: string) => string;
  readonly allFour: string;
  readonly steps: (n: number) => string;
  readonly close: string;
  readonly water: string;
  readonly back: string;
  readonly race: string;
  readonly displays: string;
  readonly closesPath: (color: string) => string;
  readonly free: string;
  readonly smog: (n: number) => string;
  readonly riders: (n: number) => string;
  readonly village: string;
  readonly confirm: Readonly<Record<Verb, string>>;
  readonly discardPile: (n: number) => string;
  readonly gains: string;
  readonly gain: Readonly<Record<Gain['kind'], string>>;
  readonly shortOf: (n: number) => string;
  readonly noSpace: string;
  readonly discardIt: string;
}

const de: BoardWords = {
  terrain: (name) => (name === null ? 'Dein Gelände' : `Gelände von ${name}`),
  villages: (n, all) => `${n} / ${all} Dörfer`,
  endNote: 'Das fünfte löst das Ende aus.',
  tabs: {
    rack: 'Halter',
    forest: 'Wald',
    element: 'Karten',
    village: 'Dörfer',
    objectives: 'Ziele',
    leaders: 'Anführer',
  },
  inStack: (n) => `${n} im Stapel`,
  left: 'links von dir',
  right: 'rechts von dir',
  market: 'Markt',
  marketNote: 'zweiter Nachbar',
  doesNotCount: 'zählt nicht für dich',
  you: 'Du',
  objectives: 'Ziele',
  freePlace: 'Platz frei',
  leaders: 'Anführer',
  ofLeaders: (n, all) => `${n} von ${all}`,
  path: 'Pfad',
  special: 'Bedingung',
  spent: 'genutzt',
  gap: (colors) => `es fehlt ${colors}`,
  noPath: 'nicht mehr möglich',
  from: (n) => `ab ${n}`,
  youHave: (n) => `du hast ${n}`,
  has: (n) => `hat ${n}`,
  upTo: (n) => `bis ${n}`,
  vp: 'SP',
  whoFlies: 'Wer fliegt?',
  nearest: 'Egal wer',
  next: 'Was zuerst?',
  takeWater: '1 Wasser nehmen',
  done: 'Fertig',
  decline: {
    forest: 'Keinen Wald pflanzen',
    catapult: 'Nicht fliegen',
    chooseTemple: 'Keinen Tempel',
    leader: 'Noch niemanden auslegen',
  },
  discardThree: '3 Karten abwerfen',
  placeTemple: 'Tempel platzieren',
  mark: (n, of) => `${n} von ${of} Karten gewählt`,
  useNow: 'Sofort nutzen',
  keep: 'Als Ziel behalten',
  yourRack: 'Dein Halter',
  blind: 'noch verdeckt',
  deckTop: 'Stapel',
  whoHas: (color) => `Wer hat ${color}?`,
  allFour: 'Alle vier Farben?',
  steps: (n) => `${n} ${n === 1 ? 'Schritt' : 'Schritte'}`,
  close: 'Schließen',
  water: 'Wasser',
  back: 'Zu meinem Gelände',
  race: 'Fünf Dörfer beenden das Spiel',
  displays: 'Auslagen',
  closesPath: (color) => `${color} passt in deinen Pfad`,
  free: 'frei und sauber',
  smog: (n) => `${n} Verschmutzung`,
  riders: (n) => `${n} Windreiter`,
  village: 'Dorf',
  confirm: {
    play: 'Spielen',
    placeTemple: 'Tempel bauen',
    build: 'Dorf bauen',
    discardThree: 'Abwerfen',
    discard: 'Ablegen',
    temple: 'Diesen Tempel',
    templeOn: 'Hierhin',
    effect: 'Ausführen',
    step: 'Fliegen',
    clean: 'Reinigen',
    takeWater: 'Wasser nehmen',
    fly: 'Schleudern',
    forest: 'Diesen Wald',
    plant: 'Pflanzen',
    takeVillageCard: 'Nehmen',
    useNow: 'Nutzen',
    keep: 'Behalten',
    replace: 'Ersetzen',
    draw: 'Ziehen',
    drawDeck: 'Ziehen',
    leader: 'Auslegen',
    done: 'Fertig',
    decline: 'Verzichten',
  },
  discardPile: (n) => `Ablage ${n}`,
  gains: 'Das bringt die Reihe jetzt',
  gain: {
    water: 'Wasser',
    clean: 'Verschmutzung',
    move: 'Bewegungen',
    catapult: 'Schleudern',
    mix: 'beliebig aus',
    forest: 'Wald',
    temple: 'Tempel',
  },
  shortOf: (n) => `es fehlen ${n}`,
  noSpace: 'kein Platz',
  discardIt: 'ablegen',
};

const en: BoardWords = {
  terrain: (name) => (name === null ? 'Your terrain' : `Terrain of ${name}`),
  villages: (n, all) => `${n} / ${all} villages`,
  endNote: 'The fifth starts the end.',
  tabs: {
    rack: 'Rack',
    forest: 'Forest',
    element: 'Cards',
    village: 'Villages',
    objectives: 'Goals',
    leaders: 'Leaders',
  },
  inStack: (n) => `${n} in the stack`,
  left: 'on your left',
  right: 'on your right',
  market: 'Market',
  marketNote: 'second neighbour',
  doesNotCount: 'does not count for you',
  you: 'You',
  objectives: 'Objectives',
  freePlace: 'free place',
  leaders: 'Leaders',
  ofLeaders: (n, all) => `${n} of ${all}`,
  path: 'Path',
  special: 'Condition',
  spent: 'used',
  gap: (colors) => `missing: ${colors}`,
  noPath: 'no longer possible',
  from: (n) => `${n}+`,
  youHave: (n) => `you have ${n}`,
  has: (n) => `has ${n}`,
  upTo: (n) => `up to ${n}`,
  vp: 'VP',
  whoFlies: 'Who flies?',
  nearest: 'Anybody',
  next: 'What first?',
  takeWater: 'Take 1 water',
  done: 'Done',
  decline: {
    forest: 'Plant no forest',
    catapult: 'Do not fly',
    chooseTemple: 'No temple',
    leader: 'Nobody yet',
  },
  discardThree: 'Discard 3 cards',
  placeTemple: 'Place a temple',
  mark: (n, of) => `${n} of ${of} cards chosen`,
  useNow: 'Use now',
  keep: 'Keep as objective',
  yourRack: 'Your rack',
  blind: 'still face down',
  deckTop: 'Deck',
  whoHas: (color) => `Who has ${color}?`,
  allFour: 'All four colours?',
  steps: (n) => `${n} ${n === 1 ? 'step' : 'steps'}`,
  close: 'Close',
  water: 'Water',
  back: 'Back to my terrain',
  race: 'Five villages end the game',
  displays: 'Displays',
  closesPath: (color) => `${color} fits your path`,
  free: 'free and clean',
  smog: (n) => `${n} pollution`,
  riders: (n) => `${n} ${n === 1 ? 'windrider' : 'windriders'}`,
  village: 'village',
  confirm: {
    play: 'Play',
    placeTemple: 'Place a temple',
    build: 'Build',
    discardThree: 'Discard',
    discard: 'Discard',
    temple: 'This temple',
    templeOn: 'Here',
    effect: 'Do it',
    step: 'Fly',
    clean: 'Clean',
    takeWater: 'Take water',
    fly: 'Launch',
    forest: 'This forest',
    plant: 'Plant',
    takeVillageCard: 'Take',
    useNow: 'Use',
    keep: 'Keep',
    replace: 'Replace',
    draw: 'Draw',
    drawDeck: 'Draw',
    leader: 'Bring in',
    done: 'Done',
    decline: 'Decline',
  },
  discardPile: (n) => `discard ${n}`,
  gains: 'What the row gives now',
  gain: {
    water: 'Water',
    clean: 'Pollution',
    move: 'Moves',
    catapult: 'Launches',
    mix: 'any of',
    forest: 'Forest',
    temple: 'Temple',
  },
  shortOf: (n) => `${n} short`,
  noSpace: 'no space',
  discardIt: 'discard',
};

const GAPS: Readonly<Record<Language, Words>> = {
  de: {
    units: { water: 'Wasser', move: 'Bewegung', clean: 'Reinigung' },
    points: (n) => `${n} SP`,
    atLeast: (n) => `mindestens ${n}`,
    atMost: (n) => `höchstens ${n}`,
    capital: 'Hauptstadt',
    row: (n) => `Reihe ${n}`,
    column: (n) => `Spalte ${n}`,
    noBonus: 'kein Bonus',
    slots: (n) => `${n} Plätze`,
    startTile: 'Start-Plättchen',
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
    column: (n) => `column ${n}`,
    noBonus: 'no bonus',
    slots: (n) => `${n} slots`,
    startTile: 'start tile',
    always: 'always',
    nothing: 'nothing',
  },
};

const spoken: Readonly<Record<Language, Sentences>> = {
  de: makeSentences('de', GAPS.de),
  en: makeSentences('en', GAPS.en),
};

export const words = (lang: Language): BoardWords => (lang === 'de' ? de : en);
/** Cards, tiles, leaders and requirements in plain words. */
export const say = (lang: Language): Sentences => spoken[lang];
export const confirmLabel = (move: GameMove, lang: Language): string => words(lang).confirm[move.do];
