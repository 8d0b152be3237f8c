/**
 * A gesture is a path through the questions: its words are things, and each stands for the answer that lies on it when its turn
 * comes. So a tile and its site, an action and the tiles it lays, or five cards out of fifteen are one gesture. Questions with a
 * natural answer at the end of it are answered by themselves, until somebody says something else.
 */
import type { Decision } from '#kernel';
import type { Gesture } from '#web/kit/contract.ts';
import type { GameMove } from '../rules/moves.ts';
import { natural } from './natural.ts';
import { type At, openAfter } from './situation.ts';
import { CLEAR, laterThing, thingOf } from './things.ts';

/** Answers by thing. Clearing lies on the landscape only in its mode. */
function answersAt(
  open: readonly Decision<GameMove>[],
  clearing: boolean,
  later: boolean,
): ReadonlyMap<string, GameMove> {
  const found = new Map<string, GameMove>();
  for (const d of open)
    for (const move of d.options) {
      const thing = thingOf(move, d.about) ?? (later ? laterThing(move) : null);
      if (thing !== null && (move.do === 'discard') === (clearing && thing.startsWith('cell:')) && !found.has(thing))
        found.set(thing, move);
    }
  return found;
}

export interface Path {
  /** The words that stand for something. */
  readonly gesture: Gesture;
  readonly chain: readonly GameMove[];
  /** How many moves of the chain the words say; the others go without saying. */
  readonly said: number;
  /** The chain as words. */
  readonly words: readonly string[];
  readonly clearing: boolean;
  /** What lies on the things before each move of the chain, and after it. */
  readonly answers: readonly ReadonlyMap<string, GameMove>[];
}

export function pathOf(s: At, gesture: Gesture): Path {
  const clearing = gesture[0] === CLEAR;
  const chain: GameMove[] = [];
  const words: string[] = [];
  const answers = [answersAt(s.decisions, clearing, false)];
  const add = (word: string, move: GameMove): void => {
    words.push(word);
    chain.push(move);
    // The mode ends with the first answer that clears nothing.
    answers.push(answersAt(openAfter(s, chain), clearing && move.do === 'discard', true));
  };
  for (const word of clearing ? gesture.slice(1) : gesture) {
    const move = answers.at(-1)?.get(word);
    if (move === undefined) break;
    add(word, move);
  }
  const said = chain.length;
  // Nothing goes without saying while land is cleared.
  const quiet = clearing && (chain.at(-1)?.do ?? 'discard') === 'discard';
  for (let next = quiet ? null : natural(s, chain); next !== null; next = natural(s, chain))
    add(thingOf(next.move, next.about) ?? '', next.move);
  return { gesture: [...(clearing ? [CLEAR] : []), ...words.slice(0, said)], chain, said, words, clearing, answers };
}

/** Where a tap on a thing leads: on, or instead of what was chosen last, or instead of all. Null if no answer lies on it. */
export function wayTo(path: Path, thing: string): Gesture | null {
  if (path.said > 0 && path.gesture.at(-1) === thing) return path.gesture;
  for (let n = path.answers.length - 1; n >= 0; n--)
    if (path.answers[n]?.has(thing) === true)
      return [...(path.clearing ? [CLEAR] : []), ...path.words.slice(0, n), thing];
  return null;
}
