/** One turn in one line: what was played, what came of it and what it cost; and what came by itself. Refills are folded away. */
import { type Gain, type Names, type Seat, type TurnSaid, whoIs } from '#kernel';
import { CAPITAL } from '../rules/geometry.ts';
import { playerAt } from '../rules/inspect.ts';
import { placedTemples, tilesInTerrain, villages } from '../rules/metrics.ts';
import { partsOf } from '../rules/scoring.ts';
import type { Event, View } from '../rules/state.ts';
import type { Deeds } from './deeds.ts';
import type { Phrases } from './phrases.ts';
import type { Sentences } from './sentences.ts';

const AGAIN = ['moved', 'flew', 'cleaned', 'drew'] as const;
const again = (e: Event): (typeof AGAIN)[number] | undefined => AGAIN.find((kind) => kind === e.e);

const sum = (list: readonly number[]): number => list.reduce((a, b) => a + b, 0);

/** What a seat has, by the keys that gains are told in. Points are counted at the end, all at once. */
export function stock(view: View, seat: Seat): Readonly<Record<string, number>> {
  const me = playerAt(view, seat);
  const hasEndTile = view.endTile === seat;
  return {
    points: view.phase === 'over' ? sum(Object.values(partsOf(me, hasEndTile))) : 0,
    water: me.water,
    cards: me.rack.length,
    capital: me.capital,
    pollution: sum(me.pollution),
    tiles: tilesInTerrain(me),
    villages: villages(me),
    temples: placedTemples(me),
    objectives: me.objectives.length,
    used: me.used.length,
    leaders: me.leaders.length,
    endTile: Number(hasEndTile),
  };
}

/** What an event gives and takes: [what, how many]. */
function changes(e: Event): readonly (readonly [what: string, by: number])[] {
  switch (e.e) {
    case 'gained':
      return [['water', e.water]];
    case 'planted':
      return [
        ['water', -e.cost],
        ['tiles', 1],
      ];
    case 'played':
      return [['cards', -1]];
    case 'discarded':
      return [['cards', -e.cards.length]];
    case 'drew':
      return [['cards', 1]];
    case 'moved':
    case 'flew':
      return [['capital', Number(e.to === CAPITAL) - Number(e.from === CAPITAL)]];
    case 'built':
      return [
        ['capital', e.riders],
        ['villages', 1],
      ];
    case 'polluted':
      return [['pollution', e.spaces.length]];
    case 'cleaned':
      return [['pollution', -1]];
    case 'templePlaced':
      return [['temples', 1]];
    case 'keptVillageCard':
      return [['objectives', e.instead < 0 ? 1 : 0]];
    case 'usedVillageCard':
      return [['used', 1]];
    case 'leaderOut':
      return [['leaders', 1]];
    case 'endTile':
      return [['endTile', 1]];
    default:
      return [];
  }
}

const gainsOf = (e: Event): readonly Gain[] =>
  'seat' in e ? changes(e).flatMap(([what, by]) => (by === 0 ? [] : [{ seat: e.seat, what, by }])) : [];

export function makeTurn(p: Phrases, s: Sentences, deeds: Deeds) {
  return (seat: Seat, events: readonly Event[], names: Names): TurnSaid | null => {
    const who = whoIs(names, seat);
    const own = events.filter((e) => 'seat' in e && e.seat === seat && e.e !== 'endTile');
    /** What is done again and again is said where it was done first. */
    const deed = (e: Event, i: number) => {
      const kind = again(e);
      if (kind === undefined) return deeds.one(e);
      return own.findIndex((x) => x.e === kind) === i ? deeds.together(kind, own) : null;
    };
    const did = own.flatMap((e, i) => {
      if (e.e === 'startTile') return [p.turn.start(who, s.tile(e.tile))];
      const said = deed(e, i)?.turn?.(who);
      return said === undefined ? [] : [said];
    });
    const gains = own.flatMap(gainsOf);
    const won = (what: string): number => sum(gains.map((x) => (x.what === what && x.by > 0 ? x.by : 0)));
    const [water, smog] = [won('water'), won('pollution')];
    const brought = [...(water > 0 ? [p.turn.water(water)] : []), ...(smog > 0 ? [p.turn.smog(smog)] : [])].join(', ');
    const last = did.pop();
    if (last === undefined) return null;
    const said = did.length === 0 ? last : `${did.join(', ')} ${p.turn.and} ${last}`;
    return { said: `${who.name} ${said}`, ...(brought === '' ? {} : { brought }), gains };
  };
}

/** A round begins because everybody has had a turn; somebody ends the game; and what everybody has in the end. */
export function makeBetween(p: Phrases, log: (e: Event, names: Names) => string | null) {
  const points = (seat: Seat, names: Names, view: View): TurnSaid => {
    const parts = Object.entries(partsOf(playerAt(view, seat), view.endTile === seat)).filter(([, by]) => by !== 0);
    const each = parts.map(([key, by]) => `${p.categories[key] ?? key} ${by}`);
    return {
      said: `${whoIs(names, seat).name}: ${each.join(', ')}`,
      brought: `+${p.words.points(sum(parts.map(([, by]) => by)))}`,
      gains: parts.map(([, by]) => ({ seat, what: 'points', by })),
    };
  };
  const counted = (names: Names, view: View): readonly TurnSaid[] => {
    const all = view.players.map((me, seat) => ({
      who: whoIs(names, seat),
      water: me.water,
      total: sum(Object.values(partsOf(me, view.endTile === seat))),
    }));
    const most = Math.max(...all.map(({ total }) => total));
    const tied = all.filter(({ total }) => total === most).toSorted((a, b) => b.water - a.water);
    return [
      ...all.map((_, seat) => points(seat, names, view)),
      ...(new Set(tied.map(({ water }) => water)).size < 2 ? [] : [{ said: p.words.tie(tied) }]),
    ];
  };
  return (events: readonly Event[], names: Names, view: View): readonly TurnSaid[] =>
    events.flatMap((e): readonly TurnSaid[] => {
      if (e.e !== 'round' && e.e !== 'endTile' && e.e !== 'over') return [];
      const said = (log(e, names) ?? '').replace(/\.$/, '');
      return [{ said, gains: gainsOf(e) }, ...(e.e === 'over' ? counted(names, view) : [])];
    });
}
