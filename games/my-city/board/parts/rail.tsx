/** How a seat's game stands, in one word of the rail: its card says more. */
import { words } from '../words.ts';
import { type PersonProps, townOf } from './props.ts';
import { stateOf } from './towns.tsx';

export function RailLine(p: PersonProps) {
  const { seat } = p.person;
  const town = townOf(p, seat);
  if (town.ended) return <span>{words(p.lang).out}</span>;
  return town.decided ? <span>{stateOf(p, seat)}</span> : null;
}
