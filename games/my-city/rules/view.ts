import type { Viewer } from '#kernel';
import type { State, View } from './state.ts';

export function view(s: State, viewer: Viewer): View {
  const open = viewer === 'judge' || s.phase === 'finished';
  return {
    viewer,
    board: s.board,
    phase: s.phase,
    round: s.round,
    current: s.current,
    blocked: s.blocked,
    pile: s.pile.slice(),
    remaining: s.deck.slice().sort((a, b) => a - b),
    deck: open ? s.deck.slice() : null,
    goldClaimed: s.goldClaimed,
    towns: s.towns.map((t, seat) => ({
      cells: t.cells.slice(),
      built: t.built.slice(),
      status: t.status.slice(),
      score: t.score,
      ended: t.ended,
      decided: t.answer !== null,
      answer: viewer === 'judge' || viewer === seat ? t.answer : null,
    })),
  };
}
