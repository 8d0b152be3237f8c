import type { Who } from '#kernel';
import { type Does, same, type Tells, told, type Verbs } from './verbs.ts';

const onWheel = (wheel: string | null): string => (wheel === null ? '' : ` auf dem Rad der ${wheel}`);

export const verbs: Verbs = {
  keep: ({ card, about }) => told('Fünf behalten', about, card),
  choose: ({ card, about }) => told('Ausspielen', about, `${card} ausspielen`),
  act: ({ action, effect, cost, now, vain }) => ({
    act: 'Nutzen',
    option: `${action}: ${effect}${cost === null ? '' : ` (Kosten: ${cost})`}${now === null ? '' : `. Jetzt: ${now}`}`,
    title: vain ? `Aktion ${action}: ${now}` : `Aktion ${action}`,
    hint: `Aktion ${action}`,
  }),
  convert: ({ building, effect }) => ({ ...same('Umwandeln', `${building} nutzen: ${effect}`), hint: building }),
  discard: ({ tile, cell }) => told('Abräumen', `${tile} abräumen (${cell})`, `${tile} abräumen`),
  remove: ({ tile, cell }) => same('Abgeben', `${tile} (${cell})`, `${tile} abgeben`),
  split: ({ first, second, good }) => {
    const option = `${first} ${good} von der Glashütte${second === null ? '' : `, ${second} von der Ziegelei`}`;
    return told('Zahlen', option, option);
  },
  take: ({ amount, good, wheel }) =>
    amount === 0
      ? same('Nehmen', 'nichts nehmen')
      : {
          ...same('Nehmen', `${amount} ${good}${onWheel(wheel)}`),
          hint: `${good}${wheel === null ? '' : ` (${wheel})`}`,
        },
  kind: ({ name }) => same('Wählen', name),
  place: ({ tile, cell }) => told('Legen', cell, `${tile} legen`),
  stop: same('Aufhören', 'Aufhören'),
  build: ({ building, cost, effect }) => told('Bauen', `${building} für ${cost}. ${effect}`, `${building} bauen`),
  skip: same('Nicht bauen', 'Nicht bauen'),
  site: ({ building, cell, covered }) =>
    same('Hier bauen', covered === null ? cell : `über „${covered}“ (${cell})`, `${building}: Hier bauen`),
  stack: ({ row }) => told('Ansehen', `Stapel ${row}`, `Stapel ${row} ansehen`),
  draft: ({ building, cost, effect }) =>
    told('Behalten', `${building} (kostet ${cost}). ${effect}`, `${building} behalten`),
  none: same('Keines behalten', 'Keines behalten'),
  decline: same('Verzichten', 'Verzichten'),
  again: same('Noch einmal', 'Noch einmal umwandeln'),
  done: same('Fertig', 'Fertig mit dieser Karte'),
  pass: same('Fertig', 'Fertig, zur Wertung'),
};

/** A sentence about somebody. */
export const deed = (who: Who, ...said: readonly string[]): string => `${who.name} ${said.join(' ')}.`;

const list = (parts: readonly string[]): string =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} und ${parts.at(-1)}`;

/** What somebody does: in the log, and in the line of a turn. */
export const does: Does = {
  list,
  tiles: (n, tile) => (n > 1 ? `${n}× ${tile}` : tile),
  buildings: (n, building) => `„${building}“${n > 1 ? ` (${n}-mal)` : ''}`,
  builds: (who, buildings) => `${who.does('baut', 'baust')} ${buildings}`,
  uses: (_who, buildings) => `nutzt ${buildings}`,
  drafts: (who, buildings) => `${who.does('behält', 'behältst')} ${buildings}`,
  plays: (who, card) => `${who.does('spielt', 'spielst')} ${card}`,
  follows: (who, card) => `${who.does('spielt', 'spielst')} ${card} mit`,
  lays: (who, tiles) => `${who.does('legt', 'legst')} ${tiles}`,
  givesUp: (who, tiles) => `${who.does('gibt', 'gibst')} ${tiles} ab`,
  clears: (who, tiles) => `${who.does('räumt', 'räumst')} ${tiles} ab`,
  usesCard: (_who, card) => `nutzt ${card}`,
  price: (goods) => `für ${goods}`,
  turns: (wheel, times) => `das Rad der ${wheel} dreht sich${times > 1 ? ` ${times}-mal` : ''}`,
  gets: (who) => `${who.does('bekommt', 'bekommst')} Waren`,
  declines: (who) => `${who.does('verzichtet', 'verzichtest')} auf das Geschenk`,
  declinesExtra: (who) => `${who.does('verzichtet', 'verzichtest')} auf die zusätzliche Karte`,
  unused: () => 'nutzt keine Aktion',
};

export const tells: Tells = {
  list,
  take: (goods) => `${goods} nehmen`,
  use: (buildings) => `${buildings} nutzen`,
  times: (building, n) => (n === 1 ? building : `${building} (${n}-mal)`),
  before: (buildings) => `dafür ${buildings} nutzen`,
  brings: (goods) => `bringt ${goods}`,
  next: (deeds) => `dann ${deeds}`,
};
