/** How a seat's game stands, in one line of the rail. */
import { type PersonProps, townOf } from './props.ts';
import { stateOf } from './towns.tsx';

export function RailLine(p: PersonProps) {
  const { seat } = p.person;
  const town = townOf(p, seat);
  return town.ended || town.decided ? <span>{stateOf(p, seat)}</span> : null;
}
