import type { Viewer } from '#kernel';
import { copyTable, type State, type View } from './state.ts';

/** Own cards always, kept cards of others after the end; rejected and undealt ones never (GN-4). */
export function view(s: State, viewer: Viewer): View {
  const mine = (seat: number): boolean => viewer === seat || viewer === 'judge';
  const over = s.phase === 'over';
  return {
    ...copyTable(s),
    viewer,
    deckLeft: s.deck.length,
    chosen: s.kept.map((cards) => cards.length > 0),
    dealt: s.dealt.map((cards, seat) => (mine(seat) ? cards.slice() : null)),
    kept: s.kept.map((cards, seat) => (mine(seat) || over ? cards.slice() : null)),
    rejected: s.rejected.map((cards, seat) => (mine(seat) ? cards.slice() : null)),
  };
}
