/** What lies on this table, what a tap on it means, and what it comes to. */
import type { TouchModel } from '#web/kit/contract.ts';
import type { GameMove } from '../rules/moves.ts';
import type { Event } from '../rules/state.ts';
import type { View } from '../rules/view.ts';
import { answers } from './answers.ts';
import { stock } from './stock.ts';
import { things } from './things.ts';
import { label, told } from './told.ts';

export const touch: TouchModel<View, GameMove, Event> = { answers, things, told, label, stock };
