import type { Seat } from '#kernel';
import { DICE, ROUNDS, TASK_SLOTS } from '../rules/data.ts';
import type { Phase, Player, State } from '../rules/state.ts';

/** Steps of a seat in a round: its dice, its persons, jewellery, a task resolved and a task taken. */
const PHASES: readonly Phase[] = ['B', 'C3', 'C4', 'C5'];
export const STEPS = DICE + PHASES.length;

/** The step of the round, from 0. */
export const stepOf = (s: State): number => (s.phase === 'A' ? s.pass : DICE + PHASES.indexOf(s.phase));

/** How much of the game is still to come for a seat. */
export interface Clock {
  /** Whole rounds still to come after this one. */
  readonly rounds: number;
  /** Uses of persons still to come, this round's included. */
  readonly uses: number;
  /** Temple, status and jewellery scorings still to come. */
  readonly scorings: number;
  readonly jewelRounds: number;
  /** Tasks that can still be fulfilled: one a round, and those on the board at the end. */
  readonly tasks: number;
  /** Share of the game's actions still to come, about 1 at the start. */
  readonly share: number;
}

export function timeLeft(s: State, seat: Seat): Clock {
  const rounds = ROUNDS - s.round;
  const inA = s.phase === 'A' || s.phase === 'setup';
  const place = s.order.indexOf(seat);
  const toUse = inA || (s.phase === 'B' && s.at <= place);
  const toScore = inA || s.phase === 'B';
  const toBuy = toScore || (s.phase === 'C3' && s.at <= place);
  const toResolve = toScore || s.phase === 'C3' || (s.phase === 'C4' && s.at <= place);
  const over = s.phase === 'end' || s.phase === 'over';
  const held = (s.players[seat] as Player).tasks.length;
  const pass = inA ? 1 - s.pass / 3.5 : s.phase === 'B' ? 0.2 : 0;
  return {
    rounds: over ? 0 : rounds,
    uses: over ? 0 : rounds + (toUse ? 1 : 0),
    scorings: over ? 0 : rounds + (toScore ? 1 : 0),
    jewelRounds: over ? 0 : rounds + (toBuy ? 1 : 0),
    tasks: over ? held : rounds + (toResolve ? 1 : 0) + TASK_SLOTS,
    share: over ? 0 : (rounds + pass) / ROUNDS,
  };
}
