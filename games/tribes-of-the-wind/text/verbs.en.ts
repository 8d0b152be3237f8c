import type { Who } from '#kernel';
import type { Drawn, Verbs } from './verbs.ts';

const count = (n: number, one: string, many: string): string => `${n} ${n === 1 ? one : many}`;
const on = (place: string, tile: string): string => `${place}${tile === '' ? '' : ` (${tile})`}`;
const where = (position: number): string => (position === 0 ? 'from the deck' : `display ${position}`);
/** 'Ada plants', 'You plant'. */
const does = (who: Who, verb: string): string => who.does(`${verb}s`, verb);

/** 'blue, 2× red' */
const counted = (names: readonly string[]): string =>
  [...new Set(names)]
    .map((name) => ({ name, n: names.filter((c) => c === name).length }))
    .map(({ name, n }) => (n === 1 ? name : `${n}× ${name}`))
    .sort()
    .join(' and ');
const draw = ({ color, position, cards }: Drawn & { readonly cards: readonly Drawn[] }) => ({
  option: `${color}, ${where(position)}`,
  act: 'Draw',
  title: `Draw ${count(cards.length, 'card', 'cards')}`,
  hint: `draw ${counted(cards.map((c) => c.color))}`,
  log: (who: Who) => `${does(who, 'draw')} a ${color} card from the ${position === 0 ? 'deck' : 'display'}`,
  turn: (who: Who) => `${does(who, 'draw')} ${counted(cards.map((c) => c.color))}`,
});
const move = (n: number, there: readonly { readonly n: number; readonly place: string }[]) => ({
  title: count(n, 'move', 'moves'),
  ...(there.length === 0 ? {} : { hint: `windriders: ${there.map((r) => `${r.n} ${r.place}`).join(', ')}` }),
  turn: (who: Who) => (n === 1 ? `${does(who, 'move')} a windrider` : `${does(who, 'make')} ${n} moves`),
});

export const verbs: Verbs = {
  play: ({ card, row, effects }) => ({
    option: `Play ${card} – ${row}`,
    act: 'Play',
    title: `${card}: ${effects}`,
    hint: `${card}: ${effects}`,
    log: (who) => `${does(who, 'play')} ${card}: ${effects}`,
    turn: (who) => `${does(who, 'play')} ${card}`,
  }),
  placeTemple: ({ cards }) => ({
    option: `Place a temple (discard ${count(cards, 'card', 'cards')})`,
    act: 'Place a temple',
    title: 'Place a temple',
  }),
  build: ({ place, tile, use, riders }) => ({
    option: `Build a village on the ${place} (${tile})`,
    act: use === null ? 'Build' : use === 'keep' ? 'Build and keep' : 'Build and use',
    title: 'Build a village',
    hint: `Build a village: ${place}`,
    log: (who) =>
      `${does(who, 'build')} a village on the ${place}; ${count(riders, 'windrider returns', 'windriders return')} to the capital`,
    turn: (who) => `${does(who, 'build')} a village (${count(riders, 'windrider returns', 'windriders return')})`,
  }),
  discardThree: ({ cards, allPlaced }) => ({
    option: `Discard ${cards} cards without effect (${allPlaced ? 'all temples are placed' : 'every tile has a temple'})`,
    act: 'Discard',
    title: `Discard ${cards} cards`,
  }),
  discard: ({ cards }) => ({
    option: `Discard ${cards.join(', ')}`,
    act: 'Discard',
    title: `discard ${count(cards.length, 'card', 'cards')}`,
    hint: `Discard ${cards.join(', ')}`,
    log: (who) => `${does(who, 'discard')} ${cards.join(', ')}`,
    turn: (who) => `${does(who, 'discard')} ${count(cards.length, 'card', 'cards')}`,
  }),
  temple: ({ name, effects, place }) => ({
    option: `${name}: ${effects}`,
    act: 'This temple',
    title: name,
    hint: name,
    log: (who) => `${does(who, 'place')} the ${name} on the ${place}`,
    turn: (who) => `${does(who, 'place')} the ${name}`,
  }),
  templeOn: ({ place, tile }) => ({ option: `On the ${on(place, tile)}`, act: 'Here' }),
  effect: ({ effect, leader }) => ({ option: leader === null ? effect : `${effect} (${leader})`, act: 'Do it' }),
  step: ({ from, to, n, there }) => ({
    option: `${from} → ${to}`,
    act: 'Move',
    ...move(n, there),
    log: (who) => `${does(who, 'move')} a windrider: ${from} → ${to}`,
  }),
  fly: ({ from, to, n, there }) => ({
    option: `Catapult: ${from} → ${to}`,
    act: 'Use the catapult',
    ...move(n, there),
    log: (who) => `${does(who, 'move')} a windrider with the catapult: ${from} → ${to}`,
    turn: (who) => `${does(who, 'use')} a catapult${n === 1 ? '' : ` ${n} times`}`,
  }),
  clean: ({ place, tokens, n, places }) => ({
    option: `Clean the ${place} (${tokens} there)`,
    act: 'Clean',
    title: count(n, 'cleaning', 'cleanings'),
    hint: `clean ${places.join(' and ')}`,
    log: (who) => `${does(who, 'remove')} a pollution token from the ${place}`,
    turn: (who) => `${does(who, 'remove')} ${n} pollution`,
  }),
  takeWater: ({ n }) => ({
    option: `Take ${n} water`,
    act: 'Take water',
    hint: `take ${n} water`,
    log: (who) => `${does(who, 'take')} ${n} water`,
  }),
  forest: ({ tile, color, position, cost, place, space }) => ({
    option: `${tile} (${position === 0 ? 'from the stack' : `display ${position}`})`,
    act: `Plant for ${cost} water`,
    title: `Plant a forest (${tile})`,
    hint: place === null ? `forest: ${tile}` : `forest ${place}: ${tile}`,
    log: (who) => `${does(who, 'pay')} ${cost} water and ${does(who, 'plant')} a forest (${tile}) on the ${space}`,
    turn: (who) => `${does(who, 'plant')} ${color === 'amber' ? 'an' : 'a'} ${color} forest for ${cost} water`,
  }),
  plant: ({ place }) => ({ option: `Plant on the ${place}`, act: 'Plant', title: 'Plant' }),
  takeVillageCard: ({ card, objective, now, use }) => ({
    option: `${card} – objective: ${objective} – now: ${now}`,
    act: 'Take',
    title: `“${card}”`,
    hint: use === 'now' ? `use “${card}” now` : `keep “${card}”`,
    log: (who) => `${does(who, 'take')} the village card “${card}”`,
  }),
  useNow: ({ card, effects }) => ({
    option: `Use now: ${effects}`,
    act: 'Use',
    title: 'Use now',
    log: (who) => `${does(who, 'use')} “${card}” at once: ${effects}`,
    turn: (who) => `${does(who, 'use')} “${card}”`,
  }),
  keep: ({ card, objective, instead }) => ({
    option: `Keep as an objective: ${objective}`,
    act: 'Keep',
    title: 'Keep as objective',
    log: (who) =>
      `${does(who, 'keep')} “${card}” as an objective${instead === null ? '' : ` and ${does(who, 'discard')} “${instead}”`}`,
    turn: (who) =>
      `${does(who, 'keep')} “${card}”${instead === null ? '' : ` and ${does(who, 'discard')} “${instead}”`}`,
  }),
  replace: ({ card, points }) => ({
    option: `Discard ${card} (${points} now)`,
    act: 'Replace',
    title: `instead of “${card}”`,
  }),
  draw,
  drawDeck: draw,
  leader: ({ name, ability, condition }) => ({
    option: `${name}: ${ability}`,
    act: 'Lay out',
    title: name,
    hint: `lay out ${name}`,
    log: (who) =>
      `${does(who, 'lay')} out “${name}” (${condition === 'path' ? 'path' : 'special condition'}): ${ability}`,
    turn: (who) => `${does(who, 'lay')} out “${name}”`,
  }),
  done: () => ({ option: 'Done', act: 'Done', hint: 'Done' }),
  decline: ({ what }) => {
    const kinds = {
      forest: ['Plant no forest', 'plant', 'no forest'],
      catapult: ['Do not use the catapult', 'leave', 'the catapult unused'],
      chooseTemple: ['Place no temple', 'place', 'no temple'],
      leader: ['Lay out nobody yet', 'lay', 'out nobody yet'],
    } as const;
    const [option, verb, rest] = what === null ? (['Done', 'leave', 'the rest'] as const) : kinds[what];
    return { option, act: 'Decline', hint: option, log: (who) => `${does(who, verb)} ${rest}` };
  },
};
