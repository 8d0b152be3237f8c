/** Plays a card to its end in the best way the evaluation knows. */
import type { GameMove } from '../rules/moves.ts';
import type { State } from '../rules/state.ts';
import { plausible } from './plausible.ts';
import { answer, branch, own, questionTo, withCard } from './sandbox.ts';
import { worthOf } from './value.ts';

/** Positions one search may look at. */
export interface Budget {
  nodes: number;
}

export interface Found {
  readonly worth: number;
  readonly end: State;
}

/** The best end of what is under way for this seat; `conversions` more may be used on the way. Changes s. */
export function best(s: State, seat: number, left: number, conversions: number, budget: Budget): Found {
  for (;;) {
    const q = questionTo(s, seat);
    if (q === null) return { worth: worthOf(s, seat, left), end: s };
    const options: readonly GameMove[] = plausible(s, seat, q, conversions);
    if (options.length === 1 || budget.nodes <= 0) {
      own(s);
      answer(s, shortest(options));
      continue;
    }
    let found: Found | null = null;
    for (const move of options) {
      budget.nodes--;
      const next = branch(s, seat);
      answer(next, move);
      const f = best(next, seat, left, move.do === 'convert' ? conversions - 1 : conversions, budget);
      if (found === null || f.worth > found.worth) found = f;
    }
    return found ?? { worth: worthOf(s, seat, left), end: s };
  }
}

/** Out of budget: finish the card, otherwise the first thing that comes. */
function shortest(options: readonly GameMove[]): GameMove {
  return options.find((m) => m.do === 'done' || m.do === 'pass') ?? (options[0] as GameMove);
}

/** The best way to use one card now. */
export function playCard(s: State, seat: number, card: number, actions: number, left: number, nodes: number): Found {
  return best(withCard(s, seat, card, actions), seat, left, 1, { nodes });
}
