import type { Cause } from './fair.ts';
import type { SeatRow } from './store/store.ts';
import type { Table } from './table.ts';
import type { Watchers } from './watchers.ts';
import type { Whereabouts } from './whereabouts.ts';

/** Somebody sits here and plays themselves. */
function plays(seat: SeatRow | undefined): boolean {
  return seat?.kind === 'person' && seat.person !== null && seat.resigned === 0 && seat.stands_in === 0;
}

/** Whether somebody plays at this table: bots among themselves think for nobody. */
export function peopled({ seats }: Pick<Table, 'seats'>): boolean {
  return seats.some(plays);
}

/** Who made the bots of this table be asked: whoever did something last; else whoever is there; else whoever sits first. */
export function causeOf(table: Table, watchers: Watchers, whereabouts: Whereabouts): Cause {
  const { seats, id } = table;
  const did = table.match?.entries.findLast(({ seat }) => plays(seats[seat]));
  const playing = seats.filter(plays);
  const seat =
    (did === undefined ? undefined : seats[did.seat]) ??
    playing.find(({ person }) => person !== null && watchers.present(id, person)) ??
    playing[0];
  return caused(seat?.person ?? id, id, whereabouts);
}

/** The same for what one person asked for. */
export function caused(person: string, table: string, whereabouts: Whereabouts): Cause {
  return { network: whereabouts.networkOf(person), person, table };
}
