/** What an action would really do now, in words: 'nothing to build', '3 food'. */
import { BUILDINGS } from '../rules/data.ts';
import { actionOutcomes, isVain, type Outcome } from '../rules/outcome.ts';
import type { View } from '../rules/view.ts';
import { bits } from '../rules/vocabulary.ts';
import type { Sentences } from './effects.ts';
import type { Words } from './words.ts';

/** Of many buildings only the first are named: all of them are lit in the display. */
const MOST_NAMED = 4;

/** One effect as it would go now; null where the printed words say it already. */
function outcomeWords(words: Words, say: Sentences, o: Outcome): string | null {
  const w = words.outcomes;
  switch (o.is) {
    case 'nothing':
      return w.vain[o.why];
    case 'goods':
      return w.goods(say.goods(o.goods));
    case 'oneKind':
      return w.oneKind(o.amount);
    case 'place':
      return w.place(o.tiles);
    case 'build': {
      const named = o.buildings.slice(0, MOST_NAMED).map((b) => BUILDINGS[b]?.name[words.grammar.lang] ?? '');
      return w.build(named.join(', '), o.buildings.length - named.length);
    }
    case 'asPrinted':
      return null;
  }
}

function outcomes(view: View, seat: number, card: number, action: number, paid: boolean): readonly Outcome[] | null {
  const estate = view.players[seat];
  if (estate === undefined) return null;
  return actionOutcomes({ rows: view.rows, estate, hand: bits(estate.hand ?? []) }, card, action, paid);
}

/** An action of a specialist for a seat, as it would go now. */
export function actionNow(
  words: Words,
  say: Sentences,
  view: View,
  seat: number,
  card: number,
  action: number,
  paid: boolean,
): string | null {
  const parts = (outcomes(view, seat, card, action, paid) ?? []).flatMap((o) => outcomeWords(words, say, o) ?? []);
  return parts.length === 0 ? null : parts.join(', ');
}

/** Whether it would do nothing at all. */
export function doesNothing(view: View, seat: number, card: number, action: number, paid: boolean): boolean {
  const found = outcomes(view, seat, card, action, paid);
  return found !== null && isVain(found);
}
