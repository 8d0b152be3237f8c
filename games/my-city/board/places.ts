/** Where every event of the game happens: for marks and motion. */
import { NOWHERE, type Places } from '#web/kit/contract.ts';
import type { Event, View } from '../rules/state.ts';
import { buildingThing, pieceThing, townThing } from './logic/ids.ts';

export const places: Places<View, Event> = {
  cardRevealed: (e) => [{ to: buildingThing(e.b), how: 'turn' }],
  blockingCard: (e) => (e.b < 0 ? NOWHERE : [{ to: buildingThing(e.b), how: 'leave' }]),
  decided: () => NOWHERE,
  withdrawn: () => NOWHERE,
  placed: (e) => [
    { to: pieceThing(e.seat, e.b), how: 'drop' },
    { to: townThing(e.seat), how: 'leave' },
  ],
  declined: (e) => [{ to: townThing(e.seat), how: 'leave' }],
  ended: (e) => [{ to: townThing(e.seat), how: 'leave' }],
  goldClaimed: (e) => e.seats.map((seat) => ({ to: townThing(seat), how: 'leave' as const, seat })),
  finalScored: () => NOWHERE,
};
