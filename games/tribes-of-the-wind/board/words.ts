/** The few words of the board that the texts of the game do not have. */
import type { Language } from '#kernel';
import type { Verb } from '../rules/state.ts';
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
  readonly next: string;
  readonly done: string;
  readonly decline: Readonly<Record<string, string>>;
  readonly discardThree: (n: number) => string;
  readonly placeTemple: string;
  readonly useNow: string;
  readonly keep: string;
  readonly yourRack: string;
  readonly blind: string;
  readonly deckTop: string;
  readonly steps: (n: number) => string;
  readonly water: string;
  readonly back: string;
  readonly closesPath: (color: string) => string;
  readonly free: string;
  readonly smog: (n: number) => string;
  readonly riders: (n: number) => string;
  readonly village: string;
  readonly confirm: Readonly<Record<Verb, string>>;
  readonly flyHere: (n: number) => string;
  readonly flyFrom: string;
  readonly cleanHere: (n: number) => string;
  readonly waterUnits: (n: number, all: boolean) => string;
  readonly plantTile: (tile: string) => string;
  readonly plantFor: (cost: number) => string;
  readonly flights: (n: number) => string;
  readonly cleanings: (n: number) => string;
  readonly insteadOf: (card: string) => string;
  readonly discards: (cards: readonly string[]) => string;
  readonly draws: (n: number) => string;
  readonly buildKeep: string;
  readonly buildUse: string;
  readonly anyway: string;
  readonly choose: Readonly<Record<string, string>>;
  readonly chooseCards: (n: number) => string;
  readonly chooseTarget: string;
  readonly ready: (rows: number, villages: number, temple: boolean) => string;
  readonly whyDiscard: (n: number, allPlaced: boolean) => string;
  readonly chip: {
    readonly water: (from: number, to: number) => string;
    readonly tiles: (from: number, to: number) => string;
    readonly riders: (from: number, to: number) => string;
    readonly smog: (from: number, to: number) => string;
    readonly path: (n: number, of: number) => string;
    readonly villages: (n: number, of: number) => string;
    readonly has: (color: string, counts: readonly string[]) => string;
  };
  readonly vain: {
    readonly water: (n: number) => string;
    readonly space: string;
    readonly temple: string;
    readonly clean: string;
    readonly move: string;
  };
  readonly thing: {
    readonly row: (card: string, n: number) => string;
    readonly rack: (name: string) => string;
    readonly water: (name: string | null, n: number) => string;
    readonly deck: (color: string) => string;
    readonly draw: (color: string) => string;
    readonly path: string;
    readonly special: string;
    readonly land: (name: string) => string;
    readonly capital: (n: number) => string;
    readonly own: string;
  };
  readonly says: {
    readonly clean: string;
    readonly foul: string;
    readonly start: string;
    readonly village: string;
    readonly capital: string;
    readonly water: string;
    readonly rack: (colors: string) => string;
    readonly market: string;
    readonly draw: string;
    readonly deck: string;
    readonly path: (path: string) => string;
    readonly special: (condition: string) => string;
    readonly temple: (effects: string, cost: number) => string;
    readonly templePlaced: string;
    readonly stack: string;
    readonly effect: string;
    readonly counted: (requirement: string, counts: string) => string;
    readonly free: string;
    readonly used: string;
  };
  readonly counts: {
    readonly riders: (have: number, need: number) => string;
    readonly points: (n: number) => string;
    readonly nowValue: (n: number) => string;
  };
  readonly moment: {
    readonly village: (name: string, n: number) => string;
    readonly left: (n: number) => string;
    readonly end: (name: string) => string;
    readonly endYou: string;
    readonly lastRound: (round: number) => string;
    readonly temples: (name: string, n: number) => string;
    readonly leader: (name: string, leader: string) => string;
  };
  readonly halves: { readonly keep: string; readonly now: string; readonly vain: string };
  readonly progress: (value: number, next: { readonly at: number; readonly vp: number } | null) => string;
  readonly freePlaces: (n: number) => string;
  readonly sides: { readonly left: string; readonly right: string };
  readonly ridersHome: string;
  readonly villageOf: string;
  readonly score: string;
  readonly sum: string;
  readonly villageCards: string;
  readonly chooseVillage: string;
  readonly orHere: string;
  readonly taken: string;
  readonly usedNow: string;
  readonly noLeader: string;
  readonly leftOver: (n: number) => string;
  readonly none: string;
  readonly discardPile: (n: number) => string;
  readonly gain: Readonly<Record<Gain['kind'], string>>;
  readonly shortOf: (n: number) => string;
  readonly noSpace: string;
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
  next: 'Was zuerst?',
  done: 'Fertig',
  decline: {
    forest: 'Keinen Wald pflanzen',
    catapult: 'Nicht fliegen',
    chooseTemple: 'Keinen Tempel',
    leader: 'Noch niemanden auslegen',
  },
  discardThree: (n) => `${n} Karten abwerfen`,
  placeTemple: 'Tempel platzieren',
  useNow: 'Sofort nutzen',
  keep: 'Als Ziel behalten',
  yourRack: 'Dein Halter',
  blind: 'noch verdeckt',
  deckTop: 'Stapel',
  steps: (n) => `${n} ${n === 1 ? 'Schritt' : 'Schritte'}`,
  water: 'Wasser',
  back: 'Zu meinem Gelände',
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
  flyHere: (n) => (n === 1 ? 'Hierher' : `${n} hierher`),
  flyFrom: 'Von hier',
  cleanHere: (n) => (n === 1 ? '1 entfernen' : `Alle ${n} entfernen`),
  waterUnits: (n, all) => (all ? `Alles Wasser (${n})` : `${n} Wasser nehmen`),
  plantTile: (tile) => `Wald pflanzen (${tile})`,
  plantFor: (cost) => `Für ${cost} Wasser pflanzen`,
  flights: (n) => `${n} ${n === 1 ? 'Flug' : 'Flüge'}`,
  cleanings: (n) => `${n} ${n === 1 ? 'Reinigung' : 'Reinigungen'}`,
  insteadOf: (card) => `statt „${card}“`,
  discards: (cards) => `${cards.join(', ')} ablegen`,
  draws: (n) => (n === 1 ? '1 Karte ziehen' : `${n} Karten ziehen`),
  buildKeep: 'Bauen und behalten',
  buildUse: 'Bauen und nutzen',
  anyway: 'Trotzdem spielen',
  choose: {
    action: 'Karte, Dorf oder Tempel wählen',
    chooseTemple: 'Tempel wählen',
    templeTile: 'Plättchen wählen',
    nextEffect: 'Wähle, was zuerst kommt',
    moveStep: 'Ziel wählen',
    cleanStep: 'Feld wählen',
    mixStep: 'Wasser oder Feld wählen',
    catapult: 'Ziel wählen',
    forestTile: 'Wald wählen',
    forestSpace: 'Feld wählen',
    takeVillageCard: 'Dorf-Karte wählen',
    villageCardUse: 'Jetzt oder später?',
    replaceObjective: 'Ziel wählen',
    draw: 'Karte wählen',
    leader: 'Anführer wählen',
  },
  chooseCards: (n) => (n === 1 ? 'Noch 1 Karte wählen' : `Noch ${n} Karten wählen`),
  chooseTarget: 'Wohin fliegt der Reiter?',
  ready: (rows, villages, temple) =>
    [
      rows === 1 ? '1 Reihe spielbar' : `${rows} Reihen spielbar`,
      ...(villages > 0 ? [villages === 1 ? '1 Dorf bereit' : `${villages} Dörfer bereit`] : []),
      ...(temple ? ['Tempel möglich'] : []),
    ].join(' · '),
  whyDiscard: (n, allPlaced) =>
    allPlaced
      ? `Alle Tempel stehen: Statt eines Tempels kannst du ${n} Karten abwerfen.`
      : `Auf jedem Plättchen steht ein Tempel: Statt eines Tempels kannst du ${n} Karten abwerfen.`,
  chip: {
    water: (from, to) => `Wasser ${from} → ${to}`,
    tiles: (from, to) => `Plättchen ${from} → ${to}`,
    riders: (from, to) => `Reiter daheim ${from} → ${to}`,
    smog: (from, to) => `Verschmutzung ${from} → ${to}`,
    path: (n, all) => `Pfad ${n} von ${all}`,
    villages: (n, all) => `Dorf ${n} von ${all}`,
    has: (color, counts) => `${color}: ${counts.join(', ')}`,
  },
  vain: {
    water: (n) => `${n} Wasser ${n === 1 ? 'fehlt' : 'fehlen'}`,
    space: 'kein Feld frei',
    temple: 'kein Tempel möglich',
    clean: 'nichts zu reinigen',
    move: 'niemand kann fliegen',
  },
  thing: {
    row: (card, n) => `${card}, Reihe ${n}`,
    rack: (name) => `Halter: ${name}`,
    water: (name, n) => (name === null ? `Dein Wasser: ${n}` : `Wasser von ${name}: ${n}`),
    deck: (color) => `Stapel der Element-Karten, oben ${color}`,
    draw: (color) => `Element-Karte in ${color}`,
    path: 'Pfad',
    special: 'Besondere Bedingung',
    land: (name) => `Gelände von ${name}`,
    capital: (n) => `Hauptstadt, ${n} Windreiter`,
    own: 'Dein Halter',
  },
  says: {
    clean: 'Sauber und frei: Hier kann ein Wald wachsen, wenn das Feld ein eigenes Plättchen berührt.',
    foul: 'Verschmutzt: Jede Reinigung entfernt einen Marker. Erst auf einem sauberen Feld kann ein Wald wachsen.',
    start: 'Hier beginnt jeder Flug: Das Start-Plättchen liegt neben der Hauptstadt.',
    village: 'Ein Dorf. Sein Bonus gilt, und sein Baumhaus zählt am Ende.',
    capital: 'Hier warten die Windreiter. Von hier fliegen sie auf das Start-Plättchen und durch Windportale.',
    water: 'Mit Wasser pflanzt du Wälder. Übriges Wasser bringt am Ende nichts.',
    rack: (colors) => `Von außen sieht man die Farben: ${colors}. Karten fragen nach den Farben der Nachbarn.`,
    market: 'Zu zweit ist der Markt der zweite Nachbar: die Auslage und die oberste Karte des Stapels.',
    draw: 'Am Ende des Zugs ziehst du, bis der Halter wieder voll ist. Du siehst nur die Farbe.',
    deck: 'Du kannst auch vom Stapel ziehen; die Farbe der obersten Karte ist zu sehen.',
    path: (path) => `Liegen diese Wälder aneinander (${path}), kommt ein Anführer ins Spiel.`,
    special: (condition) => `Gilt das am Ende eines Zugs, kommt ein Anführer ins Spiel: ${condition}.`,
    temple: (effects, cost) =>
      `Kostet ${cost} Karten, kommt auf ein eigenes Plättchen ohne Tempel und gibt sofort: ${effects}.`,
    templePlaced: 'Dieser Tempel steht schon.',
    stack: 'Die oberste Karte des Stapels liegt offen und kann gepflanzt werden.',
    effect: 'Die Reihenfolge der Effekte ist frei.',
    counted: (requirement, counts) => `${requirement}: ${counts}.`,
    free: 'Ein Anführer erlässt diese Bedingung.',
    used: 'Sofort genutzt: zählt am Ende nicht mehr.',
  },
  counts: {
    riders: (have, need) => `${have} von ${need} Windreitern`,
    points: (n) => (n === 1 ? 'jetzt 1 Punkt' : `jetzt ${n} Punkte`),
    nowValue: (n) => `du: ${n}`,
  },
  moment: {
    village: (name, n) => `${name} baut Dorf ${n}`,
    left: (n) => (n === 1 ? 'Noch ein Dorf, dann beginnt das Ende.' : `Noch ${n} Dörfer bis zum Ende.`),
    end: (name) => `${name} hat das letzte Baumhaus gesetzt`,
    endYou: 'Dein letztes Baumhaus steht',
    lastRound: (round) => `Runde ${round} ist die letzte.`,
    temples: (name, n) => `${name} hat alle ${n} Tempel gestellt`,
    leader: (name, leader) => `${name} legt ${leader} aus`,
  },
  halves: { keep: 'Behalten', now: 'Sofort', vain: 'bringt jetzt nichts' },
  progress: (value, next) => (next === null ? `${value}` : `${value}, ab ${next.at} ${next.vp} Punkte`),
  freePlaces: (n) => (n === 1 ? '1 Platz frei' : `${n} Plätze frei`),
  sides: { left: 'links', right: 'rechts' },
  ridersHome: 'Windreiter in der Hauptstadt',
  villageOf: 'Dörfer',
  score: 'Wertung',
  sum: 'Summe',
  villageCards: 'Dorf-Karten',
  chooseVillage: 'behalten oder sofort nutzen',
  orHere: 'oder hier',
  taken: 'Genommen',
  usedNow: 'Sofort genutzt',
  noLeader: 'keiner',
  leftOver: (n) => `${n} Wasser übrig`,
  none: 'keine',
  discardPile: (n) => `Ablage ${n}`,
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
  next: 'What first?',
  done: 'Done',
  decline: {
    forest: 'Plant no forest',
    catapult: 'Do not fly',
    chooseTemple: 'No temple',
    leader: 'Nobody yet',
  },
  discardThree: (n) => `Discard ${n} cards`,
  placeTemple: 'Place a temple',
  useNow: 'Use now',
  keep: 'Keep as objective',
  yourRack: 'Your rack',
  blind: 'still face down',
  deckTop: 'Deck',
  steps: (n) => `${n} ${n === 1 ? 'step' : 'steps'}`,
  water: 'Water',
  back: 'Back to my terrain',
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
  flyHere: (n) => (n === 1 ? 'Here' : `${n} here`),
  flyFrom: 'From here',
  cleanHere: (n) => (n === 1 ? 'Remove 1' : `Remove all ${n}`),
  waterUnits: (n, all) => (all ? `All water (${n})` : `Take ${n} water`),
  plantTile: (tile) => `Plant a forest (${tile})`,
  plantFor: (cost) => `Plant for ${cost} water`,
  flights: (n) => `${n} ${n === 1 ? 'flight' : 'flights'}`,
  cleanings: (n) => `${n} ${n === 1 ? 'cleaning' : 'cleanings'}`,
  insteadOf: (card) => `instead of “${card}”`,
  discards: (cards) => `Discard ${cards.join(', ')}`,
  draws: (n) => (n === 1 ? 'Draw 1 card' : `Draw ${n} cards`),
  buildKeep: 'Build and keep',
  buildUse: 'Build and use',
  anyway: 'Play anyway',
  choose: {
    action: 'Choose a card, village or temple',
    chooseTemple: 'Choose a temple',
    templeTile: 'Choose a tile',
    nextEffect: 'Choose what comes first',
    moveStep: 'Choose a target',
    cleanStep: 'Choose a space',
    mixStep: 'Choose water or a space',
    catapult: 'Choose a target',
    forestTile: 'Choose a forest',
    forestSpace: 'Choose a space',
    takeVillageCard: 'Choose a village card',
    villageCardUse: 'Now or later?',
    replaceObjective: 'Choose an objective',
    draw: 'Choose a card',
    leader: 'Choose a leader',
  },
  chooseCards: (n) => (n === 1 ? 'Choose 1 more card' : `Choose ${n} more cards`),
  chooseTarget: 'Where does the rider fly?',
  ready: (rows, villages, temple) =>
    [
      rows === 1 ? '1 row playable' : `${rows} rows playable`,
      ...(villages > 0 ? [villages === 1 ? '1 village ready' : `${villages} villages ready`] : []),
      ...(temple ? ['temple possible'] : []),
    ].join(' · '),
  whyDiscard: (n, allPlaced) =>
    allPlaced
      ? `All temples are placed: instead of a temple you may discard ${n} cards.`
      : `Every tile has a temple: instead of a temple you may discard ${n} cards.`,
  chip: {
    water: (from, to) => `Water ${from} → ${to}`,
    tiles: (from, to) => `Tiles ${from} → ${to}`,
    riders: (from, to) => `Riders at home ${from} → ${to}`,
    smog: (from, to) => `Pollution ${from} → ${to}`,
    path: (n, all) => `Path ${n} of ${all}`,
    villages: (n, all) => `Village ${n} of ${all}`,
    has: (color, counts) => `${color}: ${counts.join(', ')}`,
  },
  vain: {
    water: (n) => `${n} water short`,
    space: 'no space free',
    temple: 'no temple possible',
    clean: 'nothing to clean',
    move: 'nobody can fly',
  },
  thing: {
    row: (card, n) => `${card}, row ${n}`,
    rack: (name) => `Rack: ${name}`,
    water: (name, n) => (name === null ? `Your water: ${n}` : `Water of ${name}: ${n}`),
    deck: (color) => `Deck of element cards, ${color} on top`,
    draw: (color) => `Element card in ${color}`,
    path: 'Path',
    special: 'Special condition',
    land: (name) => `Terrain of ${name}`,
    capital: (n) => `Capital, ${n} windriders`,
    own: 'Your rack',
  },
  says: {
    clean: 'Clean and free: a forest can grow here if the space touches a tile of the same terrain.',
    foul: 'Polluted: every cleaning removes one token. A forest needs a clean space.',
    start: 'Every flight begins here: the start tile lies next to the capital.',
    village: 'A village. Its bonus counts, and its treehouse scores at the end.',
    capital: 'Here the windriders wait. From here they fly to the start tile and through wind portals.',
    water: 'Water plants forests. What is left brings nothing at the end.',
    rack: (colors) => `From outside the colours can be seen: ${colors}. Cards ask for the colours of neighbours.`,
    market: 'With two players the market is the second neighbour: the display and the top card of the deck.',
    draw: 'At the end of a turn you draw until the rack is full again. You see only the colour.',
    deck: 'You may draw from the deck, too; the colour of its top card can be seen.',
    path: (path) => `When these forests lie side by side (${path}), a leader comes into play.`,
    special: (condition) => `When this holds at the end of a turn, a leader comes into play: ${condition}.`,
    temple: (effects, cost) =>
      `Costs ${cost} cards, goes on an own tile without a temple and gives at once: ${effects}.`,
    templePlaced: 'This temple is placed already.',
    stack: 'The top of the stack lies open and can be planted.',
    effect: 'The order of effects is free.',
    counted: (requirement, counts) => `${requirement}: ${counts}.`,
    free: 'A leader waives this condition.',
    used: 'Used at once: counts no more at the end.',
  },
  counts: {
    riders: (have, need) => `${have} of ${need} windriders`,
    points: (n) => (n === 1 ? '1 point now' : `${n} points now`),
    nowValue: (n) => `you: ${n}`,
  },
  moment: {
    village: (name, n) => `${name} builds village ${n}`,
    left: (n) => (n === 1 ? 'One more village starts the end.' : `${n} more villages until the end.`),
    end: (name) => `${name} has placed the last treehouse`,
    endYou: 'Your last treehouse stands',
    lastRound: (round) => `Round ${round} is the last one.`,
    temples: (name, n) => `${name} has placed all ${n} temples`,
    leader: (name, leader) => `${name} lays out ${leader}`,
  },
  halves: { keep: 'Keep', now: 'Use now', vain: 'brings nothing now' },
  progress: (value, next) => (next === null ? `${value}` : `${value}, ${next.vp} points from ${next.at}`),
  freePlaces: (n) => (n === 1 ? '1 place free' : `${n} places free`),
  sides: { left: 'left', right: 'right' },
  ridersHome: 'Windriders in the capital',
  villageOf: 'Villages',
  score: 'Score',
  sum: 'Sum',
  villageCards: 'Village cards',
  chooseVillage: 'keep it or use it now',
  orHere: 'or here',
  taken: 'Taken',
  usedNow: 'Used at once',
  noLeader: 'none',
  leftOver: (n) => `${n} water left`,
  none: 'none',
  discardPile: (n) => `discard ${n}`,
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
