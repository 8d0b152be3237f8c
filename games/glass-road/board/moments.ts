/** What a table on the glass road would groan or cheer at: a card turned over, and who must follow. */
import type { Moments } from '#web/kit/contract.ts';
import { SPECIALISTS } from '../rules/data.ts';
import { cardOf } from '../rules/moves.ts';
import type { Event } from '../rules/state.ts';
import type { View } from '../rules/view.ts';
import { followersOf } from './model.ts';
import { words } from './words.ts';

export const moments: Moments<View, Event> = {
  revealed: (e, t) => {
    const w = words(t.lang).reveal;
    const card = cardOf(e.card);
    const name = SPECIALISTS[card]?.name[t.lang] ?? e.card;
    const followers = followersOf(t.view, card).filter((seat) => seat !== e.seat);
    const mine = t.seat !== null && followers.includes(t.seat);
    // Cards of others that concern nobody pass by without a stop.
    if (followers.length === 0 && e.seat !== t.seat) return null;
    const who = followers.map((seat) => (seat === t.seat ? w.you : seat < 0 ? words(t.lang).neighbour : t.names(seat)));
    return {
      title: e.seat === t.seat ? w.yours(name) : w.theirs(t.names(e.seat), name),
      says: [who.length === 0 ? w.nobody : w.follow(who), w.actions(e.actions)],
      tone: mine ? 'good' : followers.length > 0 && e.seat === t.seat ? 'bad' : 'plain',
      seat: e.seat,
    };
  },
};
