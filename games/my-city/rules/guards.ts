import type { Refusal, Seat } from '#kernel';
import { boardOf } from './board.ts';
import type { GameMove, State } from './state.ts';
import { declineRefused, placeRefused, withdrawRefused } from './town.ts';

export function whyNot(s: State, seat: Seat, move: GameMove): Refusal | null {
  const town = s.towns[seat];
  if (town === undefined || s.phase === 'finished' || town.ended)
    return { ruling: 'MC-28', key: 'GAME_ENDED_FOR_PLAYER' };
  if (move.do === 'withdraw') return withdrawRefused(boardOf(s.board), town, s.current);
  if (town.answer !== null) return { ruling: 'MC-54', key: 'ALREADY_DECIDED' };
  switch (move.do) {
    case 'end':
      return null;
    case 'decline':
      return declineRefused(town, s.current);
    case 'place':
      return placeRefused(boardOf(s.board), town, s.current, move);
  }
}
