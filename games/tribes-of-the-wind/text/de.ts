import { events } from './events.de.ts';
import { makeText } from './make.ts';
import type { Phrases } from './phrases.ts';
import { reasons } from './reasons.de.ts';
import { refusals } from './refusals.de.ts';
import { verbs } from './verbs.de.ts';
import { words } from './words.ts';

const count = (n: number, one: string, many: string): string => `${n} ${n === 1 ? one : many}`;

const phrases: Phrases = {
  words: words.de,
  options: {
    tribes: 'Volk',
    random: 'Zufall',
    about: 'Jedes Volk hat vier eigene Anführer, einen Pfad und eine besondere Bedingung.',
  },
  prompts: {
    action: 'Welche Aktion führst du aus?',
    discardCards: (n, temple) => `Welche ${n} Karten ${temple ? 'legst du für den Tempel ab' : 'wirfst du ab'}?`,
    chooseTemple: 'Welchen Tempel platzierst du?',
    templeTile: (temple) => `Auf welchem Plättchen platzierst du den ${temple}?`,
    nextEffect: 'Welchen Effekt führst du als Nächstes aus?',
    moveStep: (left) => `Welchen Windreiter bewegst du? Noch ${count(left, 'Bewegung', 'Bewegungen')}.`,
    cleanStep: (left) => `Wo entfernst du Verschmutzung? Noch ${left}.`,
    mixStep: (left, kinds) => `Wofür nutzt du die nächste Einheit (${kinds})? Noch ${left}.`,
    catapult: (left) => `Welchen Windreiter bewegt das Katapult? Noch ${left}.`,
    forestTile: (cost) => `Welchen Wald pflanzt du für ${cost} Wasser?`,
    forestSpace: (tile) => `Wohin pflanzt du den Wald (${tile})?`,
    takeVillageCard: 'Welche Dorf-Karte nimmst du?',
    villageCardUse: (card) => `Nutzt du „${card}“ sofort oder behältst du die Karte als Ziel?`,
    replaceObjective: (card) => `Welches Ziel wirfst du für „${card}“ ab?`,
    draw: (missing) => `Welche Karte ziehst du? Es ${missing === 1 ? 'fehlt 1' : `fehlen ${missing}`}.`,
    leader: (condition) =>
      `${condition === 'path' ? 'Dein Pfad' : 'Deine besondere Bedingung'} ist erfüllt: Wen legst du aus?`,
    wait: 'Einen Moment …',
  },
  thanksTo: (leader) => `(${leader})`,
  verbs,
  phase: {
    setup: ['Aufbau', 'Startvorteile'],
    over: ['Spielende'],
    round: (round) => [`Runde ${round}`],
    lastRound: (round) => [`Runde ${round}`, 'letzte Runde'],
    ending: (last) => [`das Spiel endet nach Runde ${last}`],
  },
  categories: {
    endTile: 'Spielende-Plättchen',
    treehouses: 'Baumhäuser',
    temples: 'Tempel',
    // May break where a column is narrow.
    pollution: 'Verschmut\u00adzung',
    tiles: 'Wald-Plättchen',
    objectives: 'Dorf-Karten',
    leaders: 'Anführer',
  },
  events,
  turn: {
    start: (who, tile) => `${who.does('beginnt', 'beginnst')} auf dem ${tile}`,
    water: (n) => `+${n} Wasser`,
    smog: (n) => `+${n} Verschmutzung`,
    and: 'und',
  },
  made: (category, n) =>
    ({
      treehouses: count(n, 'Baumhaus', 'Baumhäuser'),
      pollution: count(n, 'verschmutztes Feld', 'verschmutzte Felder'),
      tiles: count(n, 'Plättchen', 'Plättchen'),
    })[category] ?? `${n} Tempel`,
  refusals,
  neighbours: (left, right, market) =>
    market ? `Gegenüber ${left}, Markt ${right}` : `linker Nachbar ${left}, rechter Nachbar ${right}`,
  unit: { water: 'Wasser', move: 'Bewegung', clean: 'Reinigung' },
  summary: {
    forest: 'Waldauslage',
    stackTop: (tile, left) => `Stapel (${left}): oben ${tile}`,
    stackEmpty: 'Stapel: leer',
    village: 'Dorf-Auslage',
    villageDeck: (deck, discard) => `Stapel ${deck}, Ablage ${discard}`,
    villageCard: (name, objective, now) => `${name} – Ziel: ${objective} – sofort: ${now}`,
    element: 'Element-Auslage',
    backs: (colors) => `Auslage: ${colors}`,
    deckTop: (color, left) => `Stapel (${left}): oben ${color}`,
    discardPile: (n, cards) => `Ablage (${n})${cards === '' ? '' : `: ${cards}`}`,
    market: 'Der Markt (Auslage und oberste Karte) ist der zweite Nachbar',
    marketName: 'der Markt',
    pending: 'Offene Effekte',
    player: (name, tribe) => `${name} · ${tribe}`,
    stock: (water, capital, villages, temples) =>
      `${water} Wasser, ${count(capital, 'Windreiter', 'Windreiter')} in der Hauptstadt, ${count(villages, 'Dorf', 'Dörfer')}, ${temples} Tempel`,
    endTile: 'Hat das Spielende-Plättchen',
    rackBacks: (colors) => `Halter: ${colors}`,
    rackCard: (card, sentence, rows) => `${card}: ${sentence} (${rows})`,
    playableRows: (rows) =>
      rows.length === 0 ? 'jetzt nicht spielbar' : `spielbar: ${rows.map((r) => `Reihe ${r}`).join(', ')}`,
    hiddenCard: (color) => `${color}, noch verdeckt`,
    tile: (place, tile, riders, extra) => [`${place}: ${tile}`, ...extra, riders].filter((x) => x !== '').join(', '),
    riders: (n, need) => (need > 0 ? `${n} von ${need} Windreitern` : n > 0 ? `${n} Windreiter` : ''),
    villageMark: 'Dorf',
    polluted: (spaces) => `Verschmutzt: ${spaces}`,
    clean: (spaces) => `Sauber und leer: ${spaces}`,
    objective: (name, objective, value, points) => `Ziel ${name} – ${objective} (jetzt ${value}: ${points} SP)`,
    used: (names) => `Genutzte Dorf-Karten: ${names}`,
    unplaced: (temples) => `Tempel übrig: ${temples}`,
    leaderInPlay: (name, ability) => `Anführer im Spiel: ${name} – ${ability}`,
    leaderOpen: (name, ability) => `Anführer: ${name} – ${ability}`,
    path: (path, matches, length, spent) => `Pfad ${path}: ${spent ? 'genutzt' : `${matches} von ${length}`}`,
    special: (condition, value, spent) => `Bedingung ${condition}: ${spent ? 'genutzt' : `jetzt ${value}`}`,
    left: (name) => `Linker Nachbar: ${name}`,
    right: (name) => `Rechter Nachbar: ${name}`,
  },
  reasons,
};

export const de = makeText('de', phrases);
