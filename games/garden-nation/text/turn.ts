/** One turn in one line: what was done where, and what it cost or brought. */
import type { Names, Seat, TurnSaid } from '#kernel';
import { fieldIndex } from '../rules/data.ts';
import { territoryOf } from '../rules/garden.ts';
import type { Event, View } from '../rules/state.ts';
import type { Terms } from './names.ts';
import type { Words } from './words.ts';

const territory = (field: string): number => territoryOf(fieldIndex(field)) + 1;

export function turn(
  w: Words,
  t: Terms,
  seat: Seat,
  events: readonly Event[],
  names: Names,
  view: View,
): TurnSaid | null {
  const did: string[] = [];
  const costs: number[] = [];
  let gain = 0;
  let points = 0;
  let hurts = false;
  const own = events.filter((e) => !('seat' in e) || e.seat === seat);
  const built = own.filter((e) => e.e === 'built');
  for (const e of own) {
    if (e.e === 'built') {
      costs.push(e.cost);
      if (built.length === 1)
        did.push(w.turn.built(territory(e.field), e.floors, t.land(view.land[fieldIndex(e.field)] as number)));
      else if (e === built[0]) did.push(w.turn.builtMore(built.map((b) => territory(b.field))));
    } else if (e.e === 'demolished') {
      gain += e.gain;
      did.push(w.turn.demolished(territory(e.field)));
    } else if (e.e === 'invaded') {
      costs.push(e.price);
      hurts ||= e.owner === view.viewer;
      did.push(w.turn.invaded(names(e.owner), territory(e.field)));
    } else if (e.e === 'completed') {
      points += e.points;
      did.push(w.turn.completed(t.publicById(e.card)));
    } else if (e.e === 'passed') did.push(w.turn.passed);
    else if (e.e === 'kept') did.push(w.turn.secrets);
    else if (e.e === 'next') did.push(w.turn.chosen(names(e.chosen)));
  }
  if (did.length === 0) return null;
  const last = did.pop() as string;
  const said = `${names(seat)} ${did.length === 0 ? last : `${did.join(', ')} ${w.turn.and} ${last}`}`;
  const brought = [
    ...(costs.length > 0 ? [w.turn.price(costs)] : []),
    ...(gain > 0 ? [w.turn.gain(gain)] : []),
    ...(points > 0 ? [w.turn.points(points)] : []),
  ].join(', ');
  return { said, ...(brought === '' ? {} : { brought }), ...(hurts ? { hurts } : {}) };
}
