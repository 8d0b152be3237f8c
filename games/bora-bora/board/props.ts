import type { PersonAtTable, TableProps } from '#web/kit/contract.ts';
import type { Event } from '../rules/events.ts';
import type { GameMove, PlayerView, View } from '../rules/state.ts';

export type Props = TableProps<View, GameMove, Event>;
export type PersonProps = Props & { readonly person: PersonAtTable };

export const playerOf = (p: Props, seat: number): PlayerView => p.view.players[seat] as PlayerView;
