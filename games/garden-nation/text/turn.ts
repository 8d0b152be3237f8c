/** One turn in one line: what was done where, and what it cost or brought; and what came by itself, a line each. */
import { type Gain, type Language, type Names, type Seat, type TurnSaid, whoIs } from '#kernel';
import type { Event, View } from '../rules/state.ts';
import { done, together } from './deeds.ts';
import { terms } from './names.ts';
import { say } from './verbs.ts';
import type { Words } from './words.ts';

/** What a seat has, by the keys that gains are told in. */
export const stock = (view: View, seat: Seat): Readonly<Record<string, number>> => ({
  population: view.population[seat] as number,
  points: view.points[seat] as number,
  ploys: view.ploys[seat] as number,
});

/** What one event gives and takes. */
function gainsOf(e: Event): Gain[] {
  switch (e.e) {
    case 'built':
      return [{ seat: e.seat, what: 'population', by: -e.cost }];
    case 'demolished':
    case 'grew':
      return [{ seat: e.seat, what: 'population', by: e.gain }];
    case 'invaded':
      return [
        { seat: e.seat, what: 'population', by: -e.price },
        { seat: e.owner, what: 'population', by: e.price },
        { seat: e.seat, what: 'ploys', by: -1 },
      ];
    case 'switched':
    case 'roofMoved':
      return [{ seat: e.seat, what: 'ploys', by: -1 }];
    case 'completed':
      return [{ seat: e.seat, what: 'points', by: e.points }];
    default:
      return [];
  }
}

/** Prices stand beside what they pay for; what was won stands at the end. */
export function turn(
  lang: Language,
  w: Words,
  seat: Seat,
  events: readonly Event[],
  names: Names,
  view: View,
): TurnSaid | null {
  const who = whoIs(names, seat);
  const own = events.filter((e) => 'seat' in e && e.seat === seat && e.e !== 'grew');
  const deeds = own.map((e) => done(e, names, terms(lang), view.land)).filter((deed) => deed !== null);
  const did = together(deeds).flatMap((deed) => say(deed, lang).turn?.(who) ?? []);
  const last = did.pop();
  if (last === undefined) return null;
  const gains = own.flatMap(gainsOf);
  const won = (what: string): number =>
    gains.reduce((n, x) => n + (x.seat === seat && x.what === what && x.by > 0 ? x.by : 0), 0);
  const [population, points] = [won('population'), won('points')];
  const hurts = own.some((e) => e.e === 'invaded' && e.owner === view.viewer);
  const brought = [
    ...(population > 0 ? [w.turn.gain(population)] : []),
    ...(points > 0 ? [w.turn.points(points)] : []),
  ].join(', ');
  return {
    said: `${who.name} ${did.length === 0 ? last : `${did.join(', ')} ${w.turn.and} ${last}`}`,
    ...(brought === '' ? {} : { brought }),
    ...(hurts ? { hurts } : {}),
    gains,
  };
}

/** Who has placed the last floor; what the end of a round brings to whom; what lay hidden, at the end. */
export function between(w: Words, events: readonly Event[], names: Names, view: View): readonly TurnSaid[] {
  const next = events.find((e) => e.e === 'round');
  const round = next === undefined ? view.round : next.round - 1;
  const grown = events.filter((e) => e.e === 'grew');
  const nobody = grown.length > 0 && grown.every((e) => e.gain === 0);
  const lines = events.map((e): TurnSaid | null => {
    switch (e.e) {
      case 'trigger':
        return { said: w.by.lastFloor(whoIs(names, e.seat)) };
      case 'grew':
        if (e.gain === 0) return null;
        return {
          said: w.by.roundEnds(round, whoIs(names, e.seat), e.sole, e.tied),
          brought: w.turn.gain(e.gain),
          gains: gainsOf(e),
        };
      case 'final':
        return {
          said: w.by.over(
            whoIs(names, e.seat),
            e.cardPoints.reduce((a, b) => a + b, 0),
            e.populationPoints,
          ),
        };
      default:
        return null;
    }
  });
  return [...(nobody ? [{ said: w.by.roundEndsEmpty(round) }] : []), ...lines.filter((line) => line !== null)];
}
