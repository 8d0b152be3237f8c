import type { Drawn, Verbs } from './verbs.ts';

const count = (n: number, one: string, many: string): string => `${n} ${n === 1 ? one : many}`;
const on = (place: string, tile: string): string => `${place}${tile === '' ? '' : ` (${tile})`}`;
const where = (position: number): string => (position === 0 ? 'from the deck' : `display ${position}`);

const counted = (cards: readonly string[]): string =>
  [...new Set(cards)]
    .map((card) => ({ card, n: cards.filter((c) => c === card).length }))
    .map(({ card, n }) => (n === 1 ? card : `${n}× ${card}`))
    .sort()
    .join(' and ');
const draw = ({ color, position, cards }: Drawn & { readonly cards: readonly Drawn[] }) => ({
  option: `${color}, ${where(position)}`,
  act: 'Draw',
  title: `Draw ${count(cards.length, 'card', 'cards')}`,
  hint: `draw ${counted(cards.map((c) => c.color))}`,
});
const flight = (n: number, there: readonly { readonly n: number; readonly place: string }[]) => ({
  title: count(n, 'flight', 'flights'),
  ...(there.length === 0 ? {} : { hint: `riders: ${there.map((r) => `${r.n} ${r.place}`).join(', ')}` }),
});

export const verbs: Verbs = {
  play: ({ card, row, effects }) => ({
    option: `Play ${card} – ${row}`,
    act: 'Play',
    title: `${card}: ${effects}`,
    hint: `${card}: ${effects}`,
  }),
  placeTemple: ({ cards }) => ({
    option: `Place a temple (discard ${count(cards, 'card', 'cards')})`,
    act: 'Place a temple',
    title: 'Place a temple',
  }),
  build: ({ place, tile, use }) => ({
    option: `Build a village on the ${place} (${tile})`,
    act: use === null ? 'Build' : use === 'keep' ? 'Build and keep' : 'Build and use',
    title: 'Build a village',
    hint: `Build a village: ${place}`,
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
  }),
  temple: ({ name, effects }) => ({ option: `${name}: ${effects}`, act: 'This temple', title: name, hint: name }),
  templeOn: ({ place, tile }) => ({ option: `On the ${on(place, tile)}`, act: 'Here' }),
  effect: ({ effect, leader }) => ({ option: leader === null ? effect : `${effect} (${leader})`, act: 'Do it' }),
  step: ({ from, to, n, there }) => ({ option: `${from} → ${to}`, act: 'Fly', ...flight(n, there) }),
  fly: ({ from, to, n, there }) => ({ option: `Catapult: ${from} → ${to}`, act: 'Launch', ...flight(n, there) }),
  clean: ({ place, tokens, n, places }) => ({
    option: `Clean the ${place} (${tokens} there)`,
    act: 'Clean',
    title: count(n, 'cleaning', 'cleanings'),
    hint: `clean ${places.join(' and ')}`,
  }),
  takeWater: ({ n }) => ({ option: `Take ${n} water`, act: 'Take water', hint: `take ${n} water` }),
  forest: ({ tile, position, cost, place }) => ({
    option: `${tile} (${position === 0 ? 'from the stack' : `display ${position}`})`,
    act: `Plant for ${cost} water`,
    title: `Plant a forest (${tile})`,
    hint: place === null ? `forest: ${tile}` : `forest ${place}: ${tile}`,
  }),
  plant: ({ place }) => ({ option: `Plant on the ${place}`, act: 'Plant', title: 'Plant' }),
  takeVillageCard: ({ card, objective, now, use }) => ({
    option: `${card} – objective: ${objective} – now: ${now}`,
    act: 'Take',
    title: `“${card}”`,
    hint: use === 'now' ? `use “${card}” now` : `keep “${card}”`,
  }),
  useNow: ({ effects }) => ({ option: `Use now: ${effects}`, act: 'Use', title: 'Use now' }),
  keep: ({ objective }) => ({ option: `Keep as an objective: ${objective}`, act: 'Keep', title: 'Keep as objective' }),
  replace: ({ card, points }) => ({
    option: `Discard ${card} (${points} now)`,
    act: 'Replace',
    title: `instead of “${card}”`,
  }),
  draw,
  drawDeck: draw,
  leader: ({ name, ability }) => ({
    option: `${name}: ${ability}`,
    act: 'Bring in',
    title: name,
    hint: `bring in ${name}`,
  }),
  done: () => ({ option: 'Done', act: 'Done', hint: 'Done' }),
  decline: ({ what }) => {
    const kinds = {
      forest: 'Plant no forest',
      catapult: 'Do not fly',
      chooseTemple: 'Place no temple',
      leader: 'Lay out nobody yet',
    };
    const option = what === null ? 'Done' : kinds[what];
    return { option, act: 'Decline', hint: option };
  },
};
