/** Where every event of the game happens: for marks and motion. */
import { NOWHERE, type Places } from '#web/kit/contract.ts';
import type { Event } from '../rules/events.ts';
import type { PlayerView, View } from '../rules/state.ts';
import {
  cardThing,
  DECK,
  fieldThing,
  goodsThing,
  handThing,
  jewelThing,
  markerThing,
  regionThing,
  spaceThing,
  taskThing,
  templeThing,
} from './logic/ids.ts';

/** The field a person lies on. */
function home(view: View, seat: number, person: number): string | undefined {
  const field = (view.players[seat] as PlayerView).persons.indexOf(person);
  return field < 0 ? undefined : fieldThing(seat, field);
}

export const places: Places<View, Event> = {
  order: () => NOWHERE,
  startHut: (e) => [{ to: regionThing(e.region), how: 'drop' }],
  round: () => NOWHERE,
  ends: () => NOWHERE,
  rolled: () => NOWHERE,
  die: (e) => [{ to: cardThing(e.card), how: 'drop' }],
  paid: (e) => [{ to: handThing(e.seat, 'tile'), how: 'leave' }],
  settled: (e) => [{ to: regionThing(e.region), how: 'drop' }],
  redFish: (e) => [{ to: regionThing(e.region), how: 'appear' }],
  gained: (e) => [{ to: goodsThing(e.seat, e.what), how: 'appear' }],
  points: () => NOWHERE,
  stored: (e) => [{ to: spaceThing(e.seat, e.space), how: 'appear' }],
  surplus: (e) => [{ to: goodsThing(e.seat, 'priest'), how: 'appear' }],
  tookPerson: (e, view) => {
    const to = home(view, e.seat, e.person);
    return to === undefined ? NOWHERE : [{ to, how: 'appear' }];
  },
  tattooed: (e, view) => {
    const to = home(view, e.seat, e.person);
    return to === undefined ? NOWHERE : [{ to, how: 'turn' }];
  },
  gathered: (e, view) => {
    const to = home(view, e.seat, e.person);
    return to === undefined ? NOWHERE : [{ to, how: 'turn' }];
  },
  status: (e) => [{ to: markerThing(e.seat), how: 'appear' }],
  movedHut: (e) => [{ to: goodsThing(e.seat, 'hut'), how: 'appear' }],
  helperLost: () => NOWHERE,
  tookCard: (e) => [{ to: handThing(e.seat, 'hidden'), how: 'appear' }],
  tookBlind: (e) => [{ from: DECK, to: handThing(e.seat, 'hidden'), how: 'glide' }],
  turnedCard: () => [{ to: DECK, how: 'turn' }],
  reshuffled: () => [{ to: DECK, how: 'turn' }],
  priest: (e) => [{ to: templeThing(e.space), how: 'drop' }],
  priestOut: (e) => [{ to: goodsThing(e.seat, 'priest'), how: 'appear' }],
  built: (e) => [
    { to: spaceThing(e.seat, e.a), how: 'drop' },
    { to: spaceThing(e.seat, e.b), how: 'drop' },
  ],
  used: () => NOWHERE,
  endedPersons: () => NOWHERE,
  statusVp: (e) => [{ to: markerThing(e.seat), how: 'appear' }],
  newOrder: () => NOWHERE,
  templeVp: () => NOWHERE,
  templeTile: (e) => (e.seat === null ? NOWHERE : [{ to: handThing(e.seat, 'tile'), how: 'appear' }]),
  bought: (e) => [{ from: jewelThing(e.jewel), to: goodsThing(e.seat, 'jewel'), how: 'glide' }],
  passed: () => NOWHERE,
  fulfilled: (e) => [{ to: taskThing(e.task), how: 'leave' }],
  discarded: (e) => [{ to: taskThing(e.task), how: 'leave' }],
  tookTask: (e) => [{ to: taskThing(e.task), how: 'appear' }],
  finished: () => NOWHERE,
  final: () => NOWHERE,
  over: () => NOWHERE,
};
