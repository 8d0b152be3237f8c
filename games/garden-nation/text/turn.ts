/** One turn in one line: what was done where, and what it cost or brought. */
import type { Language, Names, Seat, TurnSaid } from '#kernel';
import type { Event, View } from '../rules/state.ts';
import { done, together } from './deeds.ts';
import { terms } from './names.ts';
import { say } from './verbs.ts';
import type { Words } from './words.ts';

export function turn(
  lang: Language,
  w: Words,
  seat: Seat,
  events: readonly Event[],
  names: Names,
  view: View,
): TurnSaid | null {
  const own = events.filter((e) => !('seat' in e) || e.seat === seat);
  const deeds = own.map((e) => done(e, names, terms(lang), view.land)).filter((deed) => deed !== null);
  const did = together(deeds).flatMap((deed) => say(deed, lang).turn ?? []);
  const last = did.pop();
  if (last === undefined) return null;
  const sum = (of: (e: Event) => number): number => own.reduce((n, e) => n + of(e), 0);
  const costs = own.flatMap((e) => (e.e === 'built' ? [e.cost] : e.e === 'invaded' ? [e.price] : []));
  const gain = sum((e) => (e.e === 'demolished' ? e.gain : 0));
  const points = sum((e) => (e.e === 'completed' ? e.points : 0));
  const hurts = own.some((e) => e.e === 'invaded' && e.owner === view.viewer);
  const said = `${names(seat)} ${did.length === 0 ? last : `${did.join(', ')} ${w.turn.and} ${last}`}`;
  const brought = [
    ...(costs.length > 0 ? [w.turn.price(costs)] : []),
    ...(gain > 0 ? [w.turn.gain(gain)] : []),
    ...(points > 0 ? [w.turn.points(points)] : []),
  ].join(', ');
  return { said, ...(brought === '' ? {} : { brought }), ...(hurts ? { hurts } : {}) };
}
