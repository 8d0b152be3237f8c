/** What a tap in the garden means. The kit walks; each part of it has a file of its own. */
import type { TouchModel } from '#web/kit/contract.ts';
import type { Event, GameMove, View } from '../rules/state.ts';
import { answers } from './answers.ts';
import { stock } from './stock.ts';
import { things } from './things.ts';
import { label, told } from './told.ts';

export const touch: TouchModel<View, GameMove, Event> = { answers, things, told, label, stock };
