import type { Brain } from '#kernel';
import type { GameMove, State } from '../rules/state.ts';

export const brain: Brain<State, GameMove> = {
  sensible: (_s, d) => d.options,
  rate: (_s, d) => d.options.map(() => 0),
  temperature: 1,
};
