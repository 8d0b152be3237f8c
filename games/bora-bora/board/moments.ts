/** What a table would cheer or groan at: the roll, status and temple, the new order, tasks. */
import { whoIs } from '#kernel';
import type { Moments, Telling } from '#web/kit/contract.ts';
import { PLAIN, toneOf } from '#web/kit/tone.ts';
import { TASKS, type Task } from '../rules/data.ts';
import type { Event } from '../rules/events.ts';
import type { PlayerView, View } from '../rules/state.ts';
import { words } from './words.ts';

/** Everybody's dice of the round, in turn order. */
function rolls(t: Telling<View>): string[] {
  return t.view.order.map((seat) => `${t.names(seat)}: ${(t.view.players[seat] as PlayerView).dice.join(', ')}`);
}

/** Events of a kind that were told just before. */
function before<K extends Event['e']>(t: Telling<View>, kind: K): Extract<Event, { e: K }>[] {
  return ((t.told ?? []) as readonly Event[]).filter((e): e is Extract<Event, { e: K }> => e.e === kind);
}

export const moments: Moments<View, Event> = {
  round: (e, t) => ({
    title: words(t.lang).moment.rolled(e.round),
    says: rolls(t),
    tone: PLAIN,
  }),
  newOrder: (e, t) => {
    const w = words(t.lang).moment;
    const place = t.seat === null ? -1 : e.order.indexOf(t.seat);
    return {
      title: place < 0 ? w.order : w.yourPlace(place + 1),
      says: e.order.map((seat, i) => {
        const scored = before(t, 'statusVp').findLast((x) => x.seat === seat);
        return w.inOrder(i + 1, whoIs(t.names, seat), scored?.vp, e.status[i] === e.status[i + 1]);
      }),
      tone: toneOf(place === 0 ? 1 : 0),
    };
  },
  templeTile: (e, t) => {
    const w = words(t.lang).moment;
    if (e.seat === null) return { title: w.templeEmpty, says: [w.tileGone], tone: PLAIN };
    return {
      title: w.temple(whoIs(t.names, e.seat)),
      says: [...before(t, 'templeVp').map((x) => w.priests(whoIs(t.names, x.seat), x.priests, x.vp)), w.most],
      tone: toneOf(e.seat === t.seat ? 1 : 0),
      seat: e.seat,
    };
  },
  fulfilled: (e, t) => {
    const w = words(t.lang).moment;
    return {
      title: w.fulfils(whoIs(t.names, e.seat), e.vp),
      says: [(TASKS[e.task] as Task).name[t.lang]],
      tone: toneOf(e.seat === t.seat ? e.vp : 0),
      seat: e.seat,
    };
  },
};
