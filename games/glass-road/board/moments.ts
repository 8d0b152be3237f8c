/** The heart of the game: a card is turned over, who has it must follow, and the leader pays for it with an action. */
import { type Who, whoIs } from '#kernel';
import type { MomentCard, Moments, Telling } from '#web/kit/contract.ts';
import { toneOf } from '#web/kit/tone.ts';
import { SPECIALISTS } from '../rules/data.ts';
import { cardOf } from '../rules/moves.ts';
import type { Event } from '../rules/state.ts';
import type { View } from '../rules/view.ts';
import { revealArt } from './draw/reveal.ts';
import { followersOf } from './model.ts';
import { words } from './words.ts';

/** The neighbour of a solo player. */
const NEIGHBOUR = -1;

function revealed(leader: number, id: string, t: Telling<View>): MomentCard | null {
  const w = words(t.lang);
  const card = cardOf(id);
  const who = (seat: number): Who =>
    seat === NEIGHBOUR ? { name: w.neighbour, you: false, does: (third) => third } : whoIs(t.names, seat);
  const seats = followersOf(t.view, card).filter((seat) => seat !== leader);
  // They act in the order of the table, beginning with the leader.
  const order = [...seats].sort(
    (a, b) => ((a - leader + t.view.seats) % t.view.seats) - ((b - leader + t.view.seats) % t.view.seats),
  );
  const mine = leader === t.seat;
  // Cards of others that concern nobody are turned over at their seat, without a stop.
  if (seats.length === 0 && !mine) return null;
  const name = SPECIALISTS[card]?.name[t.lang] ?? id;
  const last = mine && t.view.players[leader]?.handSize === 0;
  const says =
    seats.length === 0
      ? [w.reveal.free(who(leader))]
      : [
          ...order.map((seat) => w.reveal.must(who(seat))),
          ...(leader === NEIGHBOUR ? [] : [w.reveal.costs(who(leader))]),
          ...(t.view.seats > 2 ? [w.reveal.order([leader, ...order].map(who))] : []),
        ];
  return {
    title: w.reveal.up(who(leader), name),
    says: last ? [w.reveal.last, ...says] : says,
    // Whoever follows has an action more, and the leader one less.
    tone: toneOf(t.seat !== null && seats.includes(t.seat) ? 1 : mine && seats.length > 0 ? -1 : 0),
    ...(leader < 0 ? {} : { seat: leader }),
    art: revealArt(
      id,
      order.map((seat) => (seat === NEIGHBOUR ? 'N' : who(seat).name.slice(0, 1).toUpperCase())),
    ),
  };
}

export const moments: Moments<View, Event> = {
  revealed: (e, t) => revealed(e.seat, e.card, t),
  neighbourRevealed: (e, t) => revealed(NEIGHBOUR, e.card, t),
};
