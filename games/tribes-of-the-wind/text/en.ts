import { events } from './events.en.ts';
import { makeText } from './make.ts';
import type { Phrases } from './phrases.ts';
import { reasons } from './reasons.en.ts';
import { refusals } from './refusals.en.ts';
import { verbs } from './verbs.en.ts';
import { words } from './words.ts';

const count = (n: number, one: string, many: string): string => `${n} ${n === 1 ? one : many}`;

const phrases: Phrases = {
  words: words.en,
  options: {
    tribes: 'Tribe',
    random: 'Random',
    about: 'Each tribe has four leaders of its own, a path and a special condition.',
  },
  prompts: {
    action: 'Which action do you take?',
    discardCards: (n, temple) => `Which ${n} cards do you discard${temple ? ' for the temple' : ''}?`,
    chooseTemple: 'Which temple do you place?',
    templeTile: (temple) => `On which tile do you place the ${temple}?`,
    nextEffect: 'Which effect do you carry out next?',
    moveStep: (left) => `Which windrider do you move? ${count(left, 'move', 'moves')} left.`,
    cleanStep: (left) => `Where do you remove pollution? ${left} left.`,
    mixStep: (left, kinds) => `What do you use the next unit for (${kinds})? ${left} left.`,
    catapult: (left) => `Which windrider does the catapult move? ${left} left.`,
    forestTile: (cost) => `Which forest do you plant for ${cost} water?`,
    forestSpace: (tile) => `Where do you plant the forest (${tile})?`,
    takeVillageCard: 'Which village card do you take?',
    villageCardUse: (card) => `Do you use “${card}” now or keep it as an objective?`,
    replaceObjective: (card) => `Which objective do you discard for “${card}”?`,
    draw: (missing) => `Which card do you draw? ${missing} missing.`,
    leader: (condition) =>
      `Your ${condition === 'path' ? 'path' : 'special condition'} is fulfilled: which leader do you lay out?`,
    wait: 'One moment …',
  },
  thanksTo: (leader) => `(${leader})`,
  verbs,
  phase: {
    setup: ['Setup', 'start bonuses'],
    over: ['End of the game'],
    round: (round) => [`Round ${round}`],
    lastRound: (round) => [`Round ${round}`, 'last round'],
    ending: (last) => [`the game ends after round ${last}`],
  },
  categories: {
    endTile: 'End tile',
    treehouses: 'Treehouses',
    temples: 'Temples',
    pollution: 'Pollution',
    tiles: 'Forest tiles',
    objectives: 'Village cards',
    leaders: 'Leaders',
  },
  events,
  turn: {
    start: (who, tile) => `${who.does('begins', 'begin')} on the ${tile}`,
    water: (n) => `+${n} water`,
    smog: (n) => `+${n} pollution`,
    and: 'and',
  },
  made: (category, n) =>
    ({
      treehouses: count(n, 'treehouse', 'treehouses'),
      pollution: count(n, 'polluted space', 'polluted spaces'),
      tiles: count(n, 'tile', 'tiles'),
    })[category] ?? count(n, 'temple', 'temples'),
  refusals,
  neighbours: (left, right, market) =>
    market ? `opponent ${left}, market ${right}` : `left neighbour ${left}, right neighbour ${right}`,
  unit: { water: 'water', move: 'move', clean: 'cleaning' },
  summary: {
    forest: 'Forest display',
    stackTop: (tile, left) => `Stack (${left}): ${tile} on top`,
    stackEmpty: 'Stack: empty',
    village: 'Village display',
    villageDeck: (deck, discard) => `Deck ${deck}, discard pile ${discard}`,
    villageCard: (name, objective, now) => `${name} – objective: ${objective} – now: ${now}`,
    element: 'Element display',
    backs: (colors) => `Display: ${colors}`,
    deckTop: (color, left) => `Deck (${left}): ${color} on top`,
    discardPile: (n, cards) => `Discard pile (${n})${cards === '' ? '' : `: ${cards}`}`,
    market: 'The market (display and top card) is the second neighbour',
    marketName: 'the market',
    pending: 'Pending effects',
    player: (name, tribe) => `${name} · ${tribe}`,
    stock: (water, capital, villages, temples) =>
      `${water} water, ${count(capital, 'windrider', 'windriders')} in the capital, ${count(villages, 'village', 'villages')}, ${count(temples, 'temple', 'temples')}`,
    endTile: 'Holds the end tile',
    rackBacks: (colors) => `Rack: ${colors}`,
    rackCard: (card, sentence, rows) => `${card}: ${sentence} (${rows})`,
    playableRows: (rows) =>
      rows.length === 0 ? 'not playable now' : `playable: ${rows.map((r) => `row ${r}`).join(', ')}`,
    hiddenCard: (color) => `${color}, still face down`,
    tile: (place, tile, riders, extra) => [`${place}: ${tile}`, ...extra, riders].filter((x) => x !== '').join(', '),
    riders: (n, need) => (need > 0 ? `${n} of ${need} windriders` : n > 0 ? count(n, 'windrider', 'windriders') : ''),
    villageMark: 'village',
    polluted: (spaces) => `Polluted: ${spaces}`,
    clean: (spaces) => `Clean and empty: ${spaces}`,
    objective: (name, objective, value, points) => `Objective ${name} – ${objective} (now ${value}: ${points} VP)`,
    used: (names) => `Used village cards: ${names}`,
    unplaced: (temples) => `Temples left: ${temples}`,
    leaderInPlay: (name, ability) => `Leader in play: ${name} – ${ability}`,
    leaderOpen: (name, ability) => `Leader: ${name} – ${ability}`,
    path: (path, matches, length, spent) => `Path ${path}: ${spent ? 'used' : `${matches} of ${length}`}`,
    special: (condition, value, spent) => `Condition ${condition}: ${spent ? 'used' : `now ${value}`}`,
    left: (name) => `Left neighbour: ${name}`,
    right: (name) => `Right neighbour: ${name}`,
  },
  reasons,
};

export const en = makeText('en', phrases);
