/** Where every event of the game happens: for marks and motion. */
import { type Journey, NOWHERE, type Places } from '#web/kit/contract.ts';
import type { Event } from '../rules/state.ts';
import type { View } from '../rules/view.ts';
import { homeSeat } from './model.ts';
import { cellThing, seatThing, stackThing, tileThing, wheelThing } from './things.ts';

/** On the landscape that is drawn large, or at the seat whose it is. */
function onLand(view: View, seat: number, cell: string, how: Journey['how']): readonly Journey[] {
  const mine = homeSeat(view, null);
  return [{ to: seat === mine ? cellThing(cell) : seatThing(seat), how }];
}

export const places: Places<View, Event> = {
  period: () => NOWHERE,
  ended: () => NOWHERE,
  kept: () => NOWHERE,
  ready: () => NOWHERE,
  laid: (e) => [{ to: seatThing(e.seat), how: 'appear' }],
  round: () => NOWHERE,
  revealed: (e) => [{ to: seatThing(e.seat), how: 'turn' }],
  followed: (e) => [{ to: seatThing(e.seat), how: 'turn' }],
  neighbourRevealed: () => NOWHERE,
  neighbourFollowed: () => NOWHERE,
  extraDeclined: () => NOWHERE,
  acted: (e) => [{ to: seatThing(e.seat), how: 'appear' }],
  finished: () => NOWHERE,
  paid: () => NOWHERE,
  removed: (e, view) => onLand(view, e.seat, e.cell, 'leave'),
  took: () => NOWHERE,
  turned: (e, view) =>
    e.seat === view.viewer ? [{ to: wheelThing(e.wheel), how: 'appear' }] : [{ to: seatThing(e.seat), how: 'appear' }],
  picked: () => NOWHERE,
  placed: (e, view) => onLand(view, e.seat, e.cell, 'drop'),
  built: (e, view) => onLand(view, e.seat, e.cell, 'drop'),
  skipped: () => NOWHERE,
  converted: (e) => [{ to: seatThing(e.seat), how: 'appear' }],
  discarded: (e, view) => onLand(view, e.seat, e.cell, 'leave'),
  looked: (e) => [{ to: stackThing(e.row), how: 'appear' }],
  drafted: (e) => [{ to: tileThing(e.building), how: 'appear' }],
  keptNone: () => NOWHERE,
  declined: () => NOWHERE,
  refilled: (e) => [{ to: stackThing(e.row), how: 'appear' }],
  goblet: (e) => [{ to: seatThing(e.seat), how: 'appear' }],
  final: () => NOWHERE,
  over: () => NOWHERE,
};
