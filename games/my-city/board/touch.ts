/** What lies on a town, and what a tap on it means. */
import type { TouchModel } from '#web/kit/contract.ts';
import type { Event, GameMove, View } from '../rules/state.ts';
import { deed } from '../text/verbs.ts';
import { answers } from './answers.ts';
import { stock } from './stock.ts';
import { things } from './things.ts';
import { told } from './told.ts';

export const touch: TouchModel<View, GameMove, Event> = {
  answers,
  things,
  told,
  label: (s, { moves: [move] }) => (move === undefined ? undefined : deed(move, s.view.current, s.lang).act),
  stock,
};
