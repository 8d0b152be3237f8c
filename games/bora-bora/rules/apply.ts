import type { Rng, Seat } from '#kernel';
import type { Question } from './decisions/question.ts';
import { openQuestion, QUESTIONS } from './decisions.ts';
import { canPay, cardToTake } from './effects/gods.ts';
import { hutOnFields } from './effects/huts.ts';
import type { Out } from './events.ts';
import { nextSeat } from './flow.ts';
import { acting, type Frame, type GameMove, type Player, type State } from './state.ts';
import { RED } from './words.ts';

/** Whether nothing is left to ask about a frame: a god without payment, spent points, no hut or card to take (BB-93). */
function isSpent(s: State, frame: Frame): boolean {
  switch (frame.f) {
    case 'red':
      return !canPay(s.players[acting(s)] as Player, RED);
    case 'helper':
    case 'materials':
      return frame.left === 0;
    case 'draw':
      return frame.left === 0 || !cardToTake(s);
    case 'huts':
      return frame.left === 0 || !hutOnFields(s.players[acting(s)] as Player);
    default:
      return false;
  }
}

export function apply(s: State, seat: Seat, move: GameMove, rng: Rng, out: Out): void {
  const kind = openQuestion(s);
  if (kind === null) throw new Error('bora-bora: the game is over');
  const question: Question = QUESTIONS[kind];
  // A start hut and a die are one step each; the other phases move on by their own answers.
  const oneStep = s.phase === 'setup' || s.phase === 'A';
  question.apply(s, seat, move, rng, out);
  const { stack } = s;
  while (stack.length > 0 && isSpent(s, stack[stack.length - 1] as Frame)) stack.pop();
  if (oneStep && stack.length === 0) nextSeat(s, rng, out);
}
