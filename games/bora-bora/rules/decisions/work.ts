import { type ActionCard, CARDS, KINDS, type Kind } from '../data.ts';
import type { State } from '../state.ts';
import type { CardAction, PersonAction } from '../words.ts';

export interface Work {
  readonly actions: readonly (CardAction | PersonAction)[];
  readonly power: number;
}

const KIND_ACTIONS: readonly (readonly PersonAction[])[] = KINDS.map((k: Kind) => [k.action]);

/** The action that waits on top of the stack, from a die or from persons, with its value. */
export function work(s: State): Work {
  const frame = s.stack[s.stack.length - 1];
  if (frame?.f === 'card') return { actions: (CARDS[frame.card] as ActionCard).actions, power: frame.power };
  if (frame?.f === 'person')
    return { actions: KIND_ACTIONS[frame.kind] as readonly PersonAction[], power: frame.power };
  throw new Error('bora-bora: no action waits');
}
