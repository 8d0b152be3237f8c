import type { Who } from '#kernel';
import type { Drawn, Verbs } from './verbs.ts';

const count = (n: number, one: string, many: string): string => `${n} ${n === 1 ? one : many}`;
const on = (place: string, tile: string): string => `${place}${tile === '' ? '' : ` (${tile})`}`;
const where = (position: number): string => (position === 0 ? 'vom Stapel' : `Auslage ${position}`);

/** 'Blau und 2× Rot' */
const counted = (names: readonly string[]): string =>
  [...new Set(names)]
    .map((name) => ({ name, n: names.filter((c) => c === name).length }))
    .map(({ name, n }) => (n === 1 ? name : `${n}× ${name}`))
    .sort()
    .join(' und ');
const draw = ({ color, position, cards }: Drawn & { readonly cards: readonly Drawn[] }) => ({
  option: `${color}, ${where(position)}`,
  act: 'Ziehen',
  title: `${count(cards.length, 'Karte', 'Karten')} ziehen`,
  hint: `${counted(cards.map((c) => c.color))} ziehen`,
  log: (who: Who) =>
    `${who.does('zieht', 'ziehst')} eine Karte in ${color} ${position === 0 ? 'vom Stapel' : 'aus der Auslage'}`,
  turn: (who: Who) => `${who.does('zieht', 'ziehst')} ${counted(cards.map((c) => c.color))}`,
});
const move = (n: number, there: readonly { readonly n: number; readonly place: string }[]) => ({
  title: count(n, 'Bewegung', 'Bewegungen'),
  ...(there.length === 0 ? {} : { hint: `Windreiter: ${there.map((r) => `${r.n} ${r.place}`).join(', ')}` }),
  turn: (who: Who) =>
    n === 1 ? `${who.does('bewegt', 'bewegst')} einen Windreiter` : `${who.does('macht', 'machst')} ${n} Bewegungen`,
});

export const verbs: Verbs = {
  play: ({ card, row, effects }) => ({
    option: `${card} spielen – ${row}`,
    act: 'Spielen',
    title: `${card}: ${effects}`,
    hint: `${card}: ${effects}`,
    log: (who) => `${who.does('spielt', 'spielst')} ${card}: ${effects}`,
    turn: (who) => `${who.does('spielt', 'spielst')} ${card}`,
  }),
  placeTemple: ({ cards }) => ({
    option: `Einen Tempel platzieren (${count(cards, 'Karte', 'Karten')} ablegen)`,
    act: 'Tempel platzieren',
    title: 'Tempel platzieren',
  }),
  build: ({ place, tile, use, riders }) => ({
    option: `Dorf bauen auf dem ${place} (${tile})`,
    act: use === null ? 'Dorf bauen' : use === 'keep' ? 'Bauen und behalten' : 'Bauen und nutzen',
    title: 'Dorf bauen',
    hint: `Dorf bauen: ${place}`,
    log: (who) =>
      `${who.does('baut', 'baust')} ein Dorf auf dem ${place}; ${count(riders, 'Windreiter kehrt', 'Windreiter kehren')} in die Hauptstadt zurück`,
    turn: (who) =>
      `${who.does('baut', 'baust')} ein Dorf (${count(riders, 'Windreiter kehrt', 'Windreiter kehren')} zurück)`,
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
    hint: `${cards.join(', ')} ablegen`,
    log: (who) => `${who.does('legt', 'legst')} ${cards.join(', ')} ab`,
    turn: (who) => `${who.does('legt', 'legst')} ${count(cards.length, 'Karte', 'Karten')} ab`,
  }),
  temple: ({ name, effects, place }) => ({
    option: `${name}: ${effects}`,
    act: 'Diesen Tempel',
    title: name,
    hint: name,
    log: (who) => `${who.does('platziert', 'platzierst')} den ${name} auf dem ${place}`,
    turn: (who) => `${who.does('platziert', 'platzierst')} den ${name}`,
  }),
  templeOn: ({ place, tile }) => ({ option: `Auf das ${on(place, tile)}`, act: 'Hierhin' }),
  effect: ({ effect, leader }) => ({ option: leader === null ? effect : `${effect} (${leader})`, act: 'Ausführen' }),
  step: ({ from, to, n, there }) => ({
    option: `${from} → ${to}`,
    act: 'Bewegen',
    ...move(n, there),
    log: (who) => `${who.does('bewegt', 'bewegst')} einen Windreiter: ${from} → ${to}`,
  }),
  fly: ({ from, to, n, there }) => ({
    option: `Katapult: ${from} → ${to}`,
    act: 'Katapult nutzen',
    ...move(n, there),
    log: (who) => `${who.does('bewegt', 'bewegst')} einen Windreiter mit dem Katapult: ${from} → ${to}`,
    turn: (who) => `${who.does('nutzt', 'nutzt')} ${n === 1 ? 'ein' : `${n}-mal ein`} Katapult`,
  }),
  clean: ({ place, tokens, n, places }) => ({
    option: `Das ${place} reinigen (${tokens} dort)`,
    act: 'Reinigen',
    title: count(n, 'Reinigung', 'Reinigungen'),
    hint: `${places.join(' und ')} reinigen`,
    log: (who) => `${who.does('entfernt', 'entfernst')} eine Verschmutzung vom ${place}`,
    turn: (who) => `${who.does('entfernt', 'entfernst')} ${count(n, 'Verschmutzung', 'Verschmutzungen')}`,
  }),
  takeWater: ({ n }) => ({
    option: `${n} Wasser nehmen`,
    act: 'Wasser nehmen',
    hint: `${n} Wasser nehmen`,
    log: (who) => `${who.does('nimmt', 'nimmst')} ${n} Wasser`,
  }),
  forest: ({ tile, color, position, cost, place, space }) => ({
    option: `${tile} (${position === 0 ? 'vom Stapel' : `Auslage ${position}`})`,
    act: `Für ${cost} Wasser pflanzen`,
    title: `Wald pflanzen (${tile})`,
    hint: place === null ? `Wald: ${tile}` : `Wald ${place}: ${tile}`,
    log: (who) => `${who.does('pflanzt', 'pflanzt')} für ${cost} Wasser einen Wald (${tile}) auf das ${space}`,
    turn: (who) => `${who.does('pflanzt', 'pflanzt')} für ${cost} Wasser einen Wald in ${color}`,
  }),
  plant: ({ place }) => ({ option: `Auf das ${place} pflanzen`, act: 'Pflanzen', title: 'Pflanzen' }),
  takeVillageCard: ({ card, objective, now, use }) => ({
    option: `${card} – Ziel: ${objective} – sofort: ${now}`,
    act: 'Nehmen',
    title: `„${card}“`,
    hint: use === 'now' ? `„${card}“ sofort nutzen` : `„${card}“ als Ziel behalten`,
    log: (who) => `${who.does('nimmt', 'nimmst')} die Dorf-Karte „${card}“`,
  }),
  useNow: ({ card, effects }) => ({
    option: `Sofort nutzen: ${effects}`,
    act: 'Nutzen',
    title: 'Sofort nutzen',
    log: (who) => `${who.does('nutzt', 'nutzt')} „${card}“ sofort: ${effects}`,
    turn: (who) => `${who.does('nutzt', 'nutzt')} „${card}“ sofort`,
  }),
  keep: ({ card, objective, instead }) => {
    const kept = (who: Who, as: string): string =>
      `${who.does('behält', 'behältst')} „${card}“${as}${instead === null ? '' : ` und ${who.does('wirft', 'wirfst')} „${instead}“ ab`}`;
    return {
      option: `Als Ziel behalten: ${objective}`,
      act: 'Behalten',
      title: 'Als Ziel behalten',
      log: (who) => kept(who, ' als Ziel'),
      turn: (who) => kept(who, ''),
    };
  },
  replace: ({ card, points }) => ({
    option: `${card} abwerfen (jetzt ${points})`,
    act: 'Ersetzen',
    title: `statt „${card}“`,
  }),
  draw,
  drawDeck: draw,
  leader: ({ name, ability, condition }) => ({
    option: `${name}: ${ability}`,
    act: 'Auslegen',
    title: name,
    hint: `${name} auslegen`,
    log: (who) =>
      `${who.does('legt', 'legst')} „${name}“ aus (${condition === 'path' ? 'Pfad' : 'besondere Bedingung'}): ${ability}`,
    turn: (who) => `${who.does('legt', 'legst')} „${name}“ aus`,
  }),
  done: () => ({ option: 'Fertig', act: 'Fertig', hint: 'Fertig' }),
  decline: ({ what }) => {
    const kinds = {
      forest: ['Keinen Wald pflanzen', 'pflanzt', 'pflanzt', 'keinen Wald'],
      catapult: ['Katapult nicht nutzen', 'nutzt', 'nutzt', 'das Katapult nicht'],
      chooseTemple: ['Keinen Tempel platzieren', 'platziert', 'platzierst', 'keinen Tempel'],
      leader: ['Noch niemanden auslegen', 'legt', 'legst', 'noch niemanden aus'],
    } as const;
    const [option, third, second, rest] =
      what === null ? (['Fertig', 'lässt', 'lässt', 'den Rest'] as const) : kinds[what];
    return { option, act: 'Verzichten', hint: option, log: (who) => `${who.does(third, second)} ${rest}` };
  },
};
