import type { Who } from '#kernel';
import { type Does, same, type Tells, told, type Verbs } from './verbs.ts';

const small = (name: string): string => name.charAt(0).toLowerCase() + name.slice(1);

export const verbs: Verbs = {
  keep: ({ card, about }) => told('Keep five', about, card),
  choose: ({ card, about }) => told('Play', about, `Play ${card}`),
  act: ({ action, effect, cost, now, vain }) => ({
    act: 'Use',
    option: `${action}: ${effect}${cost === null ? '' : ` (cost: ${cost})`}${now === null ? '' : `. Now: ${now}`}`,
    title: vain ? `Action ${action}: ${now}` : `Action ${action}`,
    hint: `Action ${action}`,
  }),
  convert: ({ building, effect }) => ({ ...same('Convert', `Use ${building}: ${effect}`), hint: building }),
  discard: ({ tile, cell }) => told('Clear', `Clear ${small(tile)} (${cell})`, `Clear ${small(tile)}`),
  remove: ({ tile, cell }) => same('Give up', `${tile} (${cell})`, `Give up ${small(tile)}`),
  split: ({ first, second, good }) => {
    const option = `${first} ${good} from the glassworks${second === null ? '' : `, ${second} from the brickworks`}`;
    return told('Pay', option, option);
  },
  take: ({ amount, good, wheel }) =>
    amount === 0
      ? same('Take', 'take nothing')
      : {
          ...same('Take', `${amount} ${good}${wheel === null ? '' : ` on the ${wheel} wheel`}`),
          hint: `${good}${wheel === null ? '' : ` (${wheel})`}`,
        },
  kind: ({ name }) => same('Choose', name),
  place: ({ tile, cell }) => told('Place', cell, `Place ${small(tile)}`),
  stop: same('Stop', 'Stop'),
  build: ({ building, cost, effect }) => told('Build', `${building} for ${cost}. ${effect}`, `Build ${building}`),
  skip: same('Do not build', 'Build nothing'),
  site: ({ building, cell, covered }) =>
    same('Build here', covered === null ? cell : `over the ${covered} (${cell})`, `${building}: Build here`),
  stack: ({ row }) => told('Look', `Stack of ${row}`, `Look at the stack of ${row}`),
  draft: ({ building, cost, effect }) => told('Keep', `${building} (costs ${cost}). ${effect}`, `Keep ${building}`),
  none: same('Keep none', 'Keep none'),
  decline: same('Decline', 'Decline'),
  again: same('Once more', 'Convert once more'),
  done: same('Done', 'Done with this card'),
  pass: same('Done', 'Done, on to scoring'),
};

/** A sentence about somebody. */
export const deed = (who: Who, ...said: readonly string[]): string => `${who.name} ${said.join(' ')}.`;

const list = (parts: readonly string[]): string =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`;

/** What somebody does: in the log, and in the line of a turn. */
export const does: Does = {
  list,
  tiles: (n, tile) => (n > 1 ? `${n}× ${small(tile)}` : `a ${small(tile)}`),
  buildings: (n, building) => `“${building}”${n > 1 ? ` (${n} times)` : ''}`,
  builds: (who, buildings) => `${who.does('builds', 'build')} ${buildings}`,
  uses: (who, buildings) => `${who.does('uses', 'use')} ${buildings}`,
  drafts: (who, buildings) => `${who.does('keeps', 'keep')} ${buildings}`,
  plays: (who, card) => `${who.does('plays', 'play')} ${card}`,
  follows: (who, card) => `${who.does('follows', 'follow')} with ${card}`,
  lays: (who, tiles) => `${who.does('places', 'place')} ${tiles}`,
  givesUp: (who, tiles) => `${who.does('gives', 'give')} up ${tiles}`,
  clears: (who, tiles) => `${who.does('clears', 'clear')} ${tiles}`,
  usesCard: (who, card) => `${who.does('uses', 'use')} ${card}`,
  price: (goods) => `for ${goods}`,
  turns: (wheel, times) => `the ${wheel} wheel turns${times > 1 ? ` ${times} times` : ''}`,
  gets: (who) => `${who.does('gets', 'get')} goods`,
  declines: (who) => `${who.does('declines', 'decline')} the gift`,
  declinesExtra: (who) => `${who.does('declines', 'decline')} the extra card`,
  unused: (who) => `${who.does('uses', 'use')} no action`,
};

export const tells: Tells = {
  list,
  take: (goods) => `Take ${goods}`,
  use: (buildings) => `Use ${buildings}`,
  times: (building, n) => (n === 1 ? building : `${building} (${n} times)`),
  before: (buildings) => `using ${buildings}`,
  brings: (goods) => `brings ${goods}`,
  next: (deeds) => `then ${small(deeds)}`,
};
