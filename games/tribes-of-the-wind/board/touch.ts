/** The hand over the table of the tribes. */
import type { TouchModel } from '#web/kit/contract.ts';
import type { Event, GameMove, View } from '../rules/state.ts';
import { answers } from './answers.ts';
import { stock } from './stock.ts';
import { things } from './things.ts';
import { label, told } from './told.ts';

export const touch: TouchModel<View, GameMove, Event> = { answers, things, told, label, stock };
