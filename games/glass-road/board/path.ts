/**
 * A gesture is a path through the questions: its words are things, and each stands for the answer that lies on it when its turn
 * comes. So a tile and its site, an action and the tiles it lays, or five cards out of fifteen are one gesture.
 */
import type { Decision } from '#kernel';
import type { Gesture, Situation } from '#web/kit/contract.ts';
import type { GameMove } from '../rules/moves.ts';
import type { Event } from '../rules/state.ts';
import type { View } from '../rules/view.ts';
import { CLEAR, thingOf } from './things.ts';

export type At = Situation<View, GameMove, Event>;

/** The questions a chain leads to; none where something hidden has a part in it. */
export function openAfter(s: At, chain: readonly GameMove[]): readonly Decision<GameMove>[] {
  if (chain.length === 0) return s.decisions;
  const there = s.after(chain);
  return there === null || there.uncertain ? [] : there.decisions;
}

/** Answers by thing. Clearing lies on the landscape only in its mode. */
export function answersAt(open: readonly Decision<GameMove>[], clearing: boolean): ReadonlyMap<string, GameMove> {
  const found = new Map<string, GameMove>();
  for (const d of open)
    for (const move of d.options) {
      const thing = thingOf(move);
      if (thing !== null && (move.do === 'discard') === (clearing && thing.startsWith('cell:')) && !found.has(thing))
        found.set(thing, move);
    }
  return found;
}

export interface Path {
  /** The words that stand for something. */
  readonly gesture: Gesture;
  readonly chain: readonly GameMove[];
  readonly clearing: boolean;
  /** What lies on the things after each word, the open hand first. */
  readonly answers: readonly ReadonlyMap<string, GameMove>[];
}

export function pathOf(s: At, gesture: Gesture): Path {
  const clearing = gesture[0] === CLEAR;
  const words = clearing ? gesture.slice(1) : gesture;
  const chain: GameMove[] = [];
  const answers = [answersAt(s.decisions, clearing)];
  for (const word of words) {
    const move = answers.at(-1)?.get(word);
    if (move === undefined) break;
    chain.push(move);
    answers.push(answersAt(openAfter(s, chain), clearing));
  }
  return { gesture: [...(clearing ? [CLEAR] : []), ...words.slice(0, chain.length)], chain, clearing, answers };
}

/** Where a tap on a thing leads: on, or instead of what was chosen last, or instead of all. Null if no answer lies on it. */
export function wayTo(path: Path, thing: string): Gesture | null {
  const head = path.clearing ? 1 : 0;
  if (path.gesture.length > head && path.gesture.at(-1) === thing) return path.gesture;
  for (let n = path.answers.length - 1; n >= 0; n--)
    if (path.answers[n]?.has(thing) === true) return [...path.gesture.slice(0, head + n), thing];
  return null;
}
