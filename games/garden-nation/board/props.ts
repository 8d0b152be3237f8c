import type { TableProps } from '#web/kit/contract.ts';
import type { Event, GameMove, View } from '../rules/state.ts';
import { isFieldMove } from './model.ts';

export type Props = TableProps<View, GameMove, Event>;

/** The move of the gesture that changes the garden. */
export const mainMove = (p: Props): GameMove | null => p.chain.find(isFieldMove) ?? p.chain[0] ?? null;
