/** What lies on the table of Bora Bora and what is said about it; the kit walks. Pure, the same for browser and laws. */
import type { TouchModel } from '#web/kit/contract.ts';
import type { Event } from '../rules/events.ts';
import type { GameMove, View } from '../rules/state.ts';
import { answers } from './answers.ts';
import { stock } from './stock.ts';
import { things } from './things.ts';
import { label, told } from './told.ts';

export const touch: TouchModel<View, GameMove, Event> = { answers, things, told, label, stock };
