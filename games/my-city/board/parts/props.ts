import type { Here, PersonAtTable, TableProps } from '#web/kit/contract.ts';
import { useHand } from '#web/kit/table-context.ts';
import type { Event, GameMove, TownView, View } from '../../rules/state.ts';
import { type Held, held } from '../logic/held.ts';

export type Props = TableProps<View, GameMove, Event>;
export type PersonProps = Props & { readonly person: PersonAtTable };

export const townOf = (p: Props, seat: number): TownView => p.view.towns[seat] as TownView;

/** The piece I am asked to place, as the hand holds it now. */
export function useHeld(): Held | null {
  const { path } = useHand().reading;
  return path === undefined ? null : held(path.open as Here<View, GameMove, Event>);
}
