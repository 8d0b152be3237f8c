/** What a table in the garden would groan or cheer at. */
import type { Moments } from '#web/kit/contract.ts';
import type { Event, View } from '../rules/state.ts';
import { words } from './words.ts';

export const moments: Moments<View, Event> = {
  invaded: (e, t) => {
    if (e.seat === t.seat) return null;
    const w = words(t.lang);
    const territory = Number(e.field.split('.')[0]);
    const mine = e.owner === t.seat;
    return {
      title: mine ? w.invadedYou(t.names(e.seat)) : w.invadedOther(t.names(e.seat), t.names(e.owner)),
      says: [w.invasion(w.floors(e.floors), territory), mine ? w.youGet(e.price) : w.gets(t.names(e.owner), e.price)],
      tone: mine ? 'bad' : 'plain',
      seat: e.seat,
    };
  },
  next: (e, t) =>
    e.chosen === t.seat && e.seat !== t.seat
      ? {
          title: words(t.lang).choseYou(t.names(e.seat)),
          says: [words(t.lang).yourActions],
          tone: 'good',
          seat: e.seat,
        }
      : null,
  trigger: (e, t) => ({
    title: words(t.lang).lastRound,
    says: [words(t.lang).lastFloor(t.names(e.seat))],
    tone: 'plain',
    seat: e.seat,
  }),
};
