import type { Decision, Rng } from '#kernel';
import type { GameMove, State } from '../rules/state.ts';
import raw from './habits/habits.json' with { type: 'json' };
import { look, noteSigns } from './habits/options.ts';
import { habits } from './habits/signs.ts';

habits.learn(raw);

/** Whoever learns has to try things; in a rollout the habits are followed more surely. */
const SURE = 1.5;

/** Answers by habit: what speaks for an option is seen at a glance, no move is tried out. */
export function policy(s: State, d: Decision<GameMove>, rng: Rng): number {
  const { options } = d;
  if (options.length === 1) return 0;
  look(s, d);
  let best = 0;
  let most = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < options.length; i++) {
    noteSigns(options[i] as GameMove);
    const x = habits.shaken(SURE, rng);
    if (x > most) {
      most = x;
      best = i;
    }
  }
  return best;
}

/** For learning: every option is a matter of taste. */
export function consider(s: State, d: Decision<GameMove>, each: (option: number) => void): boolean {
  look(s, d);
  for (const [i, move] of d.options.entries()) {
    noteSigns(move);
    each(i);
  }
  return true;
}
