import type { BoardProps } from '#web/table/contract.ts';
import type { Event, GameMove, View } from '../rules/state.ts';

export type Props = BoardProps<View, GameMove, Event>;
