/** What happens on the way: where a hut is built first, and which gods are paid for, also one that nobody is asked about. Pure. */
import type { Seat } from '#kernel';
import type { Event } from '../../rules/events.ts';
import { PAY_WORDS } from '../../rules/moves.ts';
import { GOD_IDS, type GodId } from '../../rules/words.ts';

type Told = { readonly events: readonly Event[] } | null;

/** The region where a seat builds first in what lies ahead, −1 if nowhere. */
export function settling(there: Told, seat: Seat | null): number {
  for (const e of there?.events ?? [])
    if ((e.e === 'startHut' || e.e === 'settled') && e.seat === seat) return e.region;
  return -1;
}

interface Payment {
  readonly god: GodId;
  /** 'card', 'tile' or 'pair:blue'. */
  readonly pay: string;
}

export function payments(there: Told, seat: Seat | null): Payment[] {
  return (there?.events ?? []).flatMap((e) =>
    e.e === 'paid' && e.seat === seat ? [{ god: GOD_IDS[e.god] as GodId, pay: PAY_WORDS[e.pay] as string }] : [],
  );
}
