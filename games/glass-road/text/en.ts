import { counts } from './counts.en.ts';
import { grammar } from './grammar.en.ts';
import { makeText } from './make.ts';
import { reasons } from './refusals.en.ts';
import { deed, does, tells, verbs } from './verbs.en.ts';
import type { Words } from './words.ts';

const WHEEL: Readonly<Record<string, string>> = { glassworks: 'glassworks', brickworks: 'brickworks' };

export const words: Words = {
  grammar,
  option: {
    long: 'Long game (five building periods)',
    longAbout: 'One building period more than usual: more time for large buildings.',
  },
  rows: { processing: 'processing buildings', immediate: 'immediate buildings', bonus: 'bonus buildings' },
  counts,
  categories: {
    processing: 'Processing',
    immediate: 'Immediate',
    bonus: 'Bonus',
    starting: 'Starting',
  },
  phases: {
    keep: 'Choosing hands',
    choose: 'Choosing a card',
    reveal: 'Resolving cards',
    extra: 'Extra card',
    ending: 'Extra card',
    final: 'Last conversions',
    over: 'End of the game',
  },
  period: (period, periods) => `Building period ${period} of ${periods}`,
  round: (round) => `round ${round}`,
  cell: (row, column) => `row ${row}, column ${column}`,
  wheels: WHEEL,
  prompts: {
    keep: (a) => `Which card do you keep in hand? ${a.left} to go.`,
    choose: () => 'Which card do you play?',
    extra: () => 'The other hand is empty: do you play one of your three cards?',
    resolve: (a) => `${a.card}: what do you do? ${a.left === '1' ? '1 action' : `${a.left} actions`} left.`,
    remove: () => 'Which landscape tile do you give up for it?',
    split: (a) => `You pay ${a.amount} ${a.good}: from which wheel?`,
    take: (a) => `How much ${a.good} do you take? Up to ${a.amount}.`,
    goodKind: (a) => `Which good do you take? Up to ${a.amount}.`,
    tileKind: (a) => `Which landscape tile do you place? Up to ${a.left} more.`,
    place: (a) => `Where do you place the ${a.tile}?`,
    build: () => 'Which building do you build?',
    site: (a) => `Where do you build the ${a.building}?`,
    stack: () => 'Which stack do you look at?',
    draft: () => 'Which building do you keep?',
    gift: (a) => `You may take ${a.amount} ${a.good}. Do you?`,
    repeat: (a) => `Do you convert once more? Up to ${a.left} times.`,
    final: () => 'Last chance before scoring: do you convert anything?',
    anytime: () => 'Possible anytime: convert or remove landscape.',
  },
  verbs,
  tells,
  outcomes: {
    vain: {
      unpaid: 'the cost cannot be paid',
      noBuilding: 'nothing to build',
      noSpace: 'no empty space',
      noneCounted: 'nothing there that counts',
      full: 'no room on the wheel',
    },
    goods: (goods) => goods,
    oneKind: (amount) => `${amount} of one good`,
    place: (tiles) => (tiles === 1 ? 'room for 1 tile' : `room for ${tiles} tiles`),
    build: (names, more) => `can be built: ${names}${more > 0 ? ` and ${more} more` : ''}`,
  },
  does,
  events: {
    period: (e) => `Building period ${e.period} begins.`,
    ended: (e, _w, who) =>
      e.empty === null
        ? `Building period ${e.period} ends: its rounds are played.`
        : `Building period ${e.period} ends: ${who.you ? 'you have' : `${who.name} has`} no card left.`,
    kept: (e, w, who) => deed(who, who.does('keeps', 'keep'), w.card(e.card)),
    ready: (_e, _w, who) => deed(who, who.does('has', 'have'), 'chosen five cards'),
    laid: (e, w, who) => deed(who, who.does('lays', 'lay'), `${e.card === null ? 'a card' : w.card(e.card)} face down`),
    round: (e) => `Round ${e.round} begins.`,
    revealed: (e, w, who) =>
      deed(who, `${does.plays(who, w.card(e.card))}${e.actions > 1 ? ' alone: both actions' : ': one action only'}`),
    followed: (e, w, who) => deed(who, who.does('has to', 'have to'), `follow with ${w.card(e.card)}`),
    neighbourRevealed: (e, w) => `The neighbour reveals ${w.card(e.card)}.`,
    neighbourFollowed: (e, w) => `The neighbour follows with ${w.card(e.card)}.`,
    extraDeclined: (_e, _w, who) => deed(who, who.does('declines', 'decline'), 'the extra card'),
    acted: (e, w, who) => deed(who, who.does('uses', 'use'), `${w.card(e.card)}, action ${e.action}`),
    finished: (e, w, who) => (e.used === 0 ? deed(who, who.does('leaves', 'leave'), `${w.card(e.card)} unused`) : null),
    paid: (e, w, who) => deed(who, who.does('pays', 'pay'), `${e.amount} ${w.good(e.good)} (${w.wheel(e.wheel)})`),
    removed: (e, w, who) => deed(who, does.givesUp(who, does.tiles(1, w.tile(e.tile))), `(${w.cell(e.cell)})`),
    took: (e, w, who) => deed(who, who.does('takes', 'take'), `${e.amount} ${w.good(e.good)} (${w.wheel(e.wheel)})`),
    turned: (e, w, who) => {
      const wheel = who.you ? `Your ${w.wheel(e.wheel)} wheel` : `The ${w.wheel(e.wheel)} wheel of ${who.name}`;
      return `${wheel} turns: +${e.times} ${w.good(e.product)}, −${e.times} of every other good on it.`;
    },
    picked: (e, w, who) => deed(who, who.does('chooses', 'choose'), w.good(e.good)),
    placed: (e, w, who) => deed(who, does.lays(who, does.tiles(1, w.tile(e.tile))), `(${w.cell(e.cell)})`),
    built: (e, w, who) => deed(who, does.builds(who, does.buildings(1, w.building(e.building))), `(${w.cell(e.cell)})`),
    skipped: (_e, _w, who) => deed(who, who.does('builds', 'build'), 'nothing'),
    converted: (e, w, who) => deed(who, does.uses(who, does.buildings(1, w.building(e.building)))),
    discarded: (e, w, who) => deed(who, does.clears(who, does.tiles(1, w.tile(e.tile))), `(${w.cell(e.cell)})`),
    looked: (e, w, who) => {
      const found = e.tiles === null ? '' : `: ${e.tiles.map(w.building).join(', ')}`;
      return deed(who, who.does('looks', 'look'), `at ${e.count} tiles (${w.row(e.row)})${found}`);
    },
    drafted: (e, w, who) => deed(who, does.drafts(who, does.buildings(1, w.building(e.building)))),
    keptNone: (_e, _w, who) => deed(who, who.does('keeps', 'keep'), 'none of the tiles'),
    declined: (e, w, who) => deed(who, does.declines(who), `(${w.good(e.good)})`),
    refilled: (e, w) => `New in the display (${w.row(e.row)}): ${e.tiles.map(w.building).join(', ')}.`,
    goblet: (_e, _w, who) => deed(who, who.does('gets', 'get'), 'the starting player goblet'),
    final: () => 'Last conversions before scoring.',
    over: () => 'Scoring begins.',
  },
  by: {
    ended: (period, empty) =>
      empty === null
        ? `Building period ${period} ends: its rounds are played.`
        : `Building period ${period} ends: ${empty.name} ${empty.does('has', 'have')} no card left.`,
    goblet: (who) => `${who.name} ${who.does('gets', 'get')} the goblet.`,
    fresh: (buildings) => `New in the display: ${buildings.join(', ')}`,
    final: 'Last conversions before scoring',
  },
  made: {
    building: (name, formula) => `${name}: ${formula}`,
    per: (each, counted) => `${each} × ${counted}`,
    reached: (counted, points) => `${points} for ${counted}`,
    most: (formula, most) => `${formula}, at most ${most}`,
  },
  counted: {
    tiles: (n) => `${n} ${n === 1 ? 'tile' : 'tiles'}`,
    adjacent: (tiles) => `${tiles} beside it`,
    kinds: (n, atLeast) => `${n} ${n === 1 ? 'good' : 'goods'} with at least ${atLeast}`,
    buildings: (n, type, cost) => {
      const priced = cost === null ? '' : ` with ${cost} in the price`;
      return `${n} ${type ?? 'building'}${n === 1 ? '' : 's'}${priced}`;
    },
    sets: (n) => `${n} ${n === 1 ? 'set' : 'sets'}`,
    handCards: (n) => `${n} ${n === 1 ? 'card' : 'cards'} in hand`,
  },
  reasons,
  hints: {
    points: { more: 'Your buildings bring more points.', less: 'Your buildings bring fewer points.' },
    goods: { more: 'Leaves you more goods.', less: 'Leaves you fewer goods.' },
    land: { more: 'Leaves you a better landscape.', less: 'Leaves you a worse landscape.' },
    workshops: { more: 'A processing building helps you on.', less: 'You lack a processing building.' },
    plans: { more: 'Good buildings come nearer.', less: 'Good buildings move further away.' },
  },
  summary: {
    table: 'Table',
    display: (row, left) => `Display: ${row} (stack: ${left})`,
    gap: 'empty until the end of the period',
    hand: 'Your cards',
    faceDown: (card) => `Face down in front of you: ${card}`,
    board: (name, points) => `${name}: ${points} points now`,
    land: 'Landscape',
    empty: 'empty',
    buildings: 'Buildings',
    noBuildings: 'Buildings: none yet',
    privates: 'In front of the player',
    cards: (hand, down) => `Cards in hand: ${hand}${down ? ', one card face down' : ''}`,
    played: (cards) => `Played: ${cards}`,
    followed: (cards) => `Followed: ${cards}`,
    ready: 'has chosen a hand',
    choosing: 'is still choosing a hand',
    neighbour: 'Neighbour',
    goblet: (name) => `Starting player goblet: ${name}`,
    turn: (name) => `To move: ${name}`,
    cost: (cost) => `cost: ${cost}`,
    value: (points) => `${points} points`,
    now: (points) => `${points} now`,
    actions: (a, b) => `A: ${a}. B: ${b}`,
  },
};

export const en = makeText(words);
