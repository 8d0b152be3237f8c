import type { TableProps } from '#web/kit/contract.ts';
import type { Event, GameMove, View } from '../rules/state.ts';

export type Props = TableProps<View, GameMove, Event>;
