import type { PersonAtTable, TableProps, Walked } from '#web/kit/contract.ts';
import { useHand } from '#web/kit/table-context.ts';
import type { GameMove } from '../../rules/moves.ts';
import type { Event } from '../../rules/state.ts';
import type { View, ViewPlayer } from '../../rules/view.ts';

export type Props = TableProps<View, GameMove, Event>;
export type PersonProps = Props & { readonly person: PersonAtTable };

export const playerOf = (p: Props, seat: number): ViewPlayer => p.view.players[seat] as ViewPlayer;

/** The gesture of the hand at this table; undefined where nobody can touch it. */
export const usePath = (): Walked<View, GameMove, Event> | undefined =>
  useHand().reading.path as Walked<View, GameMove, Event> | undefined;
