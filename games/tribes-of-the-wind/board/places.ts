/** Where every event of the game happens: for marks and motion. */
import { type Journey, NOWHERE, type Places } from '#web/kit/contract.ts';
import { CAPITAL } from '../rules/geometry.ts';
import type { Event, View } from '../rules/state.ts';
import {
  cardThing,
  DECK,
  leaderThing,
  objectiveThing,
  placeThing,
  rackThing,
  templeThing,
  tileThing,
  villageThing,
  waterThing,
} from './ids.ts';

const at = (seat: number, spaces: readonly number[], how: Journey['how']): readonly Journey[] =>
  spaces.map((space) => ({ to: placeThing(seat, space), how }));

export const places: Places<View, Event> = {
  tribe: () => NOWHERE,
  firstObjective: () => NOWHERE,
  startTile: () => NOWHERE,
  round: () => NOWHERE,
  turn: () => NOWHERE,
  played: (e) => [{ to: rackThing(e.seat), how: 'leave' }],
  gained: (e) => [{ to: waterThing(e.seat), how: 'appear' }],
  moved: (e) => [{ from: placeThing(e.seat, e.from), to: placeThing(e.seat, e.to), how: 'appear' }],
  flew: (e) => [{ from: placeThing(e.seat, e.from), to: placeThing(e.seat, e.to), how: 'appear' }],
  cleaned: (e) => at(e.seat, [e.space], 'leave'),
  planted: (e) => at(e.seat, [e.space], 'drop'),
  forestRefilled: (e, view) => (isOut(view, e.tile) ? [{ to: tileThing(e.tile), how: 'turn' }] : NOWHERE),
  discarded: (e, view) => [
    { to: rackThing(e.seat), how: 'leave' },
    ...(view.viewer === e.seat ? e.cards.map((card) => ({ to: cardThing(card), how: 'leave' as const })) : []),
  ],
  templePlaced: (e) => [{ from: templeThing(e.seat, e.tribe, e.temple), to: placeThing(e.seat, e.space), how: 'drop' }],
  built: (e) => [
    { to: placeThing(e.seat, e.space), how: 'turn' },
    { to: placeThing(e.seat, CAPITAL), how: 'appear' },
  ],
  polluted: (e) => at(e.seat, e.spaces, 'appear'),
  endTile: () => [{ to: 'score:endTile', how: 'appear' }],
  tookVillageCard: () => NOWHERE,
  villageRefilled: (e, view) =>
    view.village.display.includes(e.card) ? [{ to: villageThing(e.card), how: 'turn' }] : NOWHERE,
  usedVillageCard: (e) => [{ to: objectiveThing(e.card), how: 'appear' }],
  keptVillageCard: (e, view) =>
    view.players[e.seat]?.objectives.includes(e.card) === true
      ? [{ to: objectiveThing(e.card), how: 'appear' }]
      : NOWHERE,
  skipped: () => NOWHERE,
  drew: (e) => [{ ...(e.deck ? { from: DECK } : {}), to: rackThing(e.seat), how: 'appear' }],
  faces: () => NOWHERE,
  elementRefilled: () => NOWHERE,
  reshuffled: () => [{ to: DECK, how: 'turn' }],
  leaderOut: (e) => [{ to: leaderThing(e.seat, e.tribe, e.leader), how: 'appear' }],
  leaderDeclined: () => NOWHERE,
  over: () => NOWHERE,
};

/** A tile may have been planted again by the time the table is looked at. */
const isOut = (view: View, tile: number): boolean => view.forest.display.includes(tile) || view.forest.top === tile;
