/** What somebody does, with all that any sentence about it needs: from a move that is thought of, or from the event it became. */
import { type Names, type Seat, type Who, whoIs } from '#kernel';
import { FIELD_IDS, fieldIndex, LANDS, type Land, NUMBERS, PRINTED_LAND, TERRITORIES } from '../rules/data.ts';
import { cost, direction, territoryOf, value } from '../rules/garden.ts';
import { projectsOfBuild } from '../rules/projects.ts';
import { active, type Event, type GameMove, type View } from '../rules/state.ts';
import type { Terms } from './names.ts';

export interface Site {
  /** 'Gebiet 5 rechts' */
  readonly place: string;
  readonly territory: number;
  readonly land: string;
  readonly number: number;
}

/** A floor that is built: the first, the second … of its building. */
export interface Floor extends Site {
  readonly nth: number;
  readonly price: number;
}

export type Deed =
  /** None: the cards of somebody else. */
  | { readonly do: 'keep'; readonly cards: readonly string[] }
  /** Several in a row are one deed. */
  | { readonly do: 'build'; readonly floors: readonly [Floor, ...Floor[]] }
  | {
      readonly do: 'demolish';
      readonly on: Site;
      readonly floors: number;
      readonly gain: number;
      readonly roof: boolean;
    }
  | {
      readonly do: 'invade';
      readonly on: Site;
      readonly floors: number;
      readonly owner: Who;
      readonly price: number;
    }
  | { readonly do: 'switchTerritory'; readonly territory: number; readonly ploy: string }
  | { readonly do: 'moveRoof'; readonly from: Site; readonly to: Site; readonly ploy: string }
  | { readonly do: 'moveOn'; readonly territory: number }
  | { readonly do: 'pass' }
  /** With what the floor on it would complete. */
  | { readonly do: 'soil'; readonly on: Site; readonly land: string; readonly projects: readonly string[] }
  | { readonly do: 'complete'; readonly card: string; readonly points: number; readonly on: Site }
  | { readonly do: 'none' }
  | { readonly do: 'next'; readonly who: Who };

type Lands = readonly number[];

const siteAt = (field: number, at: number, lands: Lands, t: Terms): Site => ({
  place: t.place(field, at),
  territory: territoryOf(field) + 1,
  land: t.land(lands[field] as number),
  number: NUMBERS[field] as number,
});

/** A soil tile on a thornbush, laid before the floor that follows. */
export function layingSoil(view: View, field: number, land: number, t: Terms): Deed {
  return {
    do: 'soil',
    on: siteAt(field, direction(view.layout, field), view.land, t),
    land: t.land(land),
    projects: projectsOfBuild(view, active(view), field, land).map((card) => t.publicName(card)),
  };
}

/** A move that is thought of, on the table before it. */
export function planned(move: GameMove, view: View, names: Names, t: Terms): Deed {
  const site = (id: string): Site => {
    const field = fieldIndex(id);
    return siteAt(field, direction(view.layout, field), view.land, t);
  };
  switch (move.do) {
    case 'keep':
      return { do: 'keep', cards: [t.secretById(move.first), t.secretById(move.second)] };
    case 'moveRoof':
      return { do: 'moveRoof', from: site(move.from), to: site(move.to), ploy: t.ploy('move-roof') };
    case 'switchTerritory':
      return { ...move, ploy: t.ploy('switch-territory') };
    case 'moveOn':
      return { do: 'moveOn', territory: ((view.crane + 1) % TERRITORIES) + 1 };
    case 'soil':
      return layingSoil(view, view.field, LANDS.indexOf(move.land as Land), t);
    case 'complete':
      return {
        do: 'complete',
        card: t.publicById(move.card),
        points: t.publicPoints(move.card),
        on: site(FIELD_IDS[view.field] as string),
      };
    case 'next':
      return { do: 'next', who: whoIs(names, move.seat) };
    case 'pass':
    case 'none':
      return move;
  }
  const field = fieldIndex(move.field);
  const floors = view.floors[field] as number;
  const on = site(move.field);
  const worth = value(view, field);
  if (move.do === 'build') return { do: 'build', floors: [{ ...on, nth: floors + 1, price: cost(view, field) }] };
  return move.do === 'demolish'
    ? { do: 'demolish', on, floors, gain: worth, roof: view.roof[field] === 1 }
    : { do: 'invade', on, floors, owner: whoIs(names, view.owner[field] as Seat), price: worth };
}

/** An event that was somebody's deed; null for what happens by itself. Lands are the printed ones where nobody knows better. */
export function done(e: Event, names: Names, t: Terms, lands: Lands = PRINTED_LAND): Deed | null {
  const site = (id: string, at: number): Site => siteAt(FIELD_IDS.indexOf(id), at, lands, t);
  switch (e.e) {
    case 'kept':
      return { do: 'keep', cards: (e.cards ?? []).map((card) => t.secretById(card)) };
    case 'built':
      return { do: 'build', floors: [{ ...site(e.field, e.at), nth: e.floors, price: e.cost }] };
    case 'demolished':
      return { do: 'demolish', on: site(e.field, e.at), floors: e.floors, gain: e.gain, roof: e.roof };
    case 'invaded':
      return { do: 'invade', on: site(e.field, e.at), floors: e.floors, owner: whoIs(names, e.owner), price: e.price };
    case 'switched':
      return { do: 'switchTerritory', territory: e.territory, ploy: t.ploy('switch-territory') };
    case 'roofMoved':
      return { do: 'moveRoof', from: site(e.from, e.fromAt), to: site(e.to, e.toAt), ploy: t.ploy('move-roof') };
    case 'movedOn':
      return { do: 'moveOn', territory: e.territory };
    case 'passed':
      return { do: 'pass' };
    case 'soil':
      return { do: 'soil', on: site(e.field, e.at), land: t.landById(e.land), projects: [] };
    case 'completed':
      return { do: 'complete', card: t.publicById(e.card), points: e.points, on: site(e.field, e.at) };
    case 'declined':
      return { do: 'none' };
    case 'next':
      return { do: 'next', who: whoIs(names, e.chosen) };
    default:
      return null;
  }
}

/** Floors that were built one after the other, as one deed in the place of the first. */
export function together(deeds: readonly Deed[]): Deed[] {
  const [first, ...more] = deeds.flatMap((deed) => (deed.do === 'build' ? deed.floors : []));
  if (first === undefined) return [...deeds];
  const begins = deeds.findIndex((deed) => deed.do === 'build');
  return deeds
    .filter((deed, i) => deed.do !== 'build' || i === begins)
    .map((deed) => (deed.do === 'build' ? { ...deed, floors: [first, ...more] } : deed));
}
