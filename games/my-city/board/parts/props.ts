import type { PersonAtTable, TableProps } from '#web/kit/contract.ts';
import type { Event, GameMove, TownView, View } from '../../rules/state.ts';
import { type Held, held } from '../held.ts';

export type Props = TableProps<View, GameMove, Event>;
export type PersonProps = Props & { readonly person: PersonAtTable };

/** The town that is mine, also when the match is over or the past is shown; the first one for spectators. */
export const ownSeat = (p: Props): number => p.seat ?? p.people.find((x) => x.me)?.seat ?? 0;

export const townOf = (p: Props, seat: number): TownView => p.view.towns[seat] as TownView;

/** The piece I am asked to place. */
export const inHand = (p: Props): Held | null => (p.decision === null ? null : held(p.view, [p.decision], p.gesture));
