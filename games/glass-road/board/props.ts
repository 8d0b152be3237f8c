import type { BoardProps } from '#web/table/contract.ts';
import type { GameMove } from '../rules/moves.ts';
import type { Event } from '../rules/state.ts';
import type { View } from '../rules/view.ts';

export type Props = BoardProps<View, GameMove, Event>;
