/** Chains on an imagined state: only what the rules list is made, however far down the chain it stands. */
import { expect, it } from 'vitest';
import { Match } from '#kernel';
import { type TinyMove, tiny } from '#kernel/test/tiny.ts';
import { Foresight } from '../ahead.ts';

it('a move that is not listed when its turn comes makes the chain impossible', () => {
  const match = new Match(tiny, {}, 1, 'ahead');
  const view = tiny.view(match.state as never, 0);
  const rules = new Foresight(tiny, view, 0, match.open);
  const [first, other] = (match.open[0]?.options ?? []) as readonly TinyMove[];
  if (first === undefined || other === undefined) throw new Error('nothing to choose');
  expect(rules.after([first])).not.toBeNull();
  // A card is played once, and none that nobody holds.
  expect(rules.after([first, first])).toBeNull();
  expect(rules.after([{ do: 'choose', card: 99 }])).toBeNull();
});
