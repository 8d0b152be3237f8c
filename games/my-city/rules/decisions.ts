import type { Decision } from '#kernel';
import { boardOf } from './board.ts';
import type { GameMove, State, Town } from './state.ts';
import { mayWithdraw, offer, question } from './town.ts';

export const waiting = (t: Town): boolean => !t.ended && t.answer === null;

export function decisions(s: State): readonly Decision<GameMove>[] {
  if (s.phase === 'finished') return [];
  const board = boardOf(s.board);
  const open: Decision<GameMove>[] = [];
  for (let seat = 0; seat < s.towns.length; seat++) {
    const town = s.towns[seat] as Town;
    if (waiting(town)) open.push(question(board, town, seat, s.current));
  }
  for (let seat = 0; seat < s.towns.length; seat++)
    if (mayWithdraw(board, s.towns[seat] as Town, s.current)) open.push(offer(seat));
  return open;
}
