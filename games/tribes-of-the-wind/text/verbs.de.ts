import type { Drawn, Verbs } from './verbs.ts';

const count = (n: number, one: string, many: string): string => `${n} ${n === 1 ? one : many}`;
const on = (place: string, tile: string): string => `${place}${tile === '' ? '' : ` (${tile})`}`;
const where = (position: number): string => (position === 0 ? 'vom Stapel' : `Auslage ${position}`);

const counted = (cards: readonly string[]): string =>
  [...new Set(cards)]
    .map((card) => ({ card, n: cards.filter((c) => c === card).length }))
    .map(({ card, n }) => (n === 1 ? card : `${n}× ${card}`))
    .sort()
    .join(' und ');
const draw = ({ color, position, cards }: Drawn & { readonly cards: readonly Drawn[] }) => ({
  option: `${color}, ${where(position)}`,
  act: 'Ziehen',
  title: `${count(cards.length, 'Karte', 'Karten')} ziehen`,
  hint: `${counted(cards.map((c) => c.color))} ziehen`,
});
const flight = (n: number, there: readonly { readonly n: number; readonly place: string }[]) => ({
  title: count(n, 'Flug', 'Flüge'),
  ...(there.length === 0 ? {} : { hint: `Reiter: ${there.map((r) => `${r.n} ${r.place}`).join(', ')}` }),
});

export const verbs: Verbs = {
  play: ({ card, row, effects }) => ({
    option: `${card} spielen – ${row}`,
    act: 'Spielen',
    title: `${card}: ${effects}`,
    hint: `${card}: ${effects}`,
  }),
  placeTemple: ({ cards }) => ({
    option: `Einen Tempel platzieren (${count(cards, 'Karte', 'Karten')} ablegen)`,
    act: 'Tempel bauen',
    title: 'Tempel platzieren',
  }),
  build: ({ place, tile, use }) => ({
    option: `Dorf bauen auf dem ${place} (${tile})`,
    act: use === null ? 'Dorf bauen' : use === 'keep' ? 'Bauen und behalten' : 'Bauen und nutzen',
    title: 'Dorf bauen',
    hint: `Dorf bauen: ${place}`,
  }),
  discardThree: ({ cards, allPlaced }) => ({
    option: `${cards} Karten ohne Wirkung abwerfen (${allPlaced ? 'alle Tempel stehen schon' : 'auf jedem Plättchen steht schon ein Tempel'})`,
    act: 'Abwerfen',
    title: `${cards} Karten abwerfen`,
  }),
  discard: ({ cards }) => ({
    option: `${cards.join(', ')} ablegen`,
    act: 'Ablegen',
    title: `${count(cards.length, 'Karte', 'Karten')} ablegen`,
    hint: `${cards.join(', ')} abwerfen`,
  }),
  temple: ({ name, effects }) => ({ option: `${name}: ${effects}`, act: 'Diesen Tempel', title: name, hint: name }),
  templeOn: ({ place, tile }) => ({ option: `Auf das ${on(place, tile)}`, act: 'Hierhin' }),
  effect: ({ effect, leader }) => ({ option: leader === null ? effect : `${effect} (${leader})`, act: 'Ausführen' }),
  step: ({ from, to, n, there }) => ({ option: `${from} → ${to}`, act: 'Fliegen', ...flight(n, there) }),
  fly: ({ from, to, n, there }) => ({ option: `Katapult: ${from} → ${to}`, act: 'Schleudern', ...flight(n, there) }),
  clean: ({ place, tokens, n, places }) => ({
    option: `Das ${place} reinigen (${tokens} dort)`,
    act: 'Reinigen',
    title: count(n, 'Reinigung', 'Reinigungen'),
    hint: `${places.join(' und ')} reinigen`,
  }),
  takeWater: ({ n }) => ({ option: `${n} Wasser nehmen`, act: 'Wasser nehmen', hint: `${n} Wasser nehmen` }),
  forest: ({ tile, position, cost, place }) => ({
    option: `${tile} (${position === 0 ? 'vom Stapel' : `Auslage ${position}`})`,
    act: `Für ${cost} Wasser pflanzen`,
    title: `Wald pflanzen (${tile})`,
    hint: place === null ? `Wald: ${tile}` : `Wald ${place}: ${tile}`,
  }),
  plant: ({ place }) => ({ option: `Auf das ${place} pflanzen`, act: 'Pflanzen', title: 'Pflanzen' }),
  takeVillageCard: ({ card, objective, now, use }) => ({
    option: `${card} – Ziel: ${objective} – sofort: ${now}`,
    act: 'Nehmen',
    title: `„${card}“`,
    hint: use === 'now' ? `„${card}“ sofort nutzen` : `„${card}“ als Ziel behalten`,
  }),
  useNow: ({ effects }) => ({ option: `Sofort nutzen: ${effects}`, act: 'Nutzen', title: 'Sofort nutzen' }),
  keep: ({ objective }) => ({ option: `Als Ziel behalten: ${objective}`, act: 'Behalten', title: 'Als Ziel behalten' }),
  replace: ({ card, points }) => ({
    option: `${card} abwerfen (jetzt ${points})`,
    act: 'Ersetzen',
    title: `statt „${card}“`,
  }),
  draw,
  drawDeck: draw,
  leader: ({ name, ability }) => ({
    option: `${name}: ${ability}`,
    act: 'Auslegen',
    title: name,
    hint: `${name} auslegen`,
  }),
  done: () => ({ option: 'Fertig', act: 'Fertig', hint: 'Fertig' }),
  decline: ({ what }) => {
    const kinds = {
      forest: 'Keinen Wald pflanzen',
      catapult: 'Nicht fliegen',
      chooseTemple: 'Keinen Tempel platzieren',
      leader: 'Noch niemanden auslegen',
    };
    const option = what === null ? 'Fertig' : kinds[what];
    return { option, act: 'Verzichten', hint: option };
  },
};
