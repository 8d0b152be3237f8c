/** All kinds of frames, and the loop that runs a stack until something has to be asked. */
import type { GameMove } from '../moves.ts';
import type { Frame, State } from '../state.ts';
import { build } from './build.ts';
import type { FrameRules, Out, Question } from './common.ts';
import { draft } from './draft.ts';
import { final } from './final.ts';
import { gift } from './gift.ts';
import { kind } from './kind.ts';
import { pay } from './pay.ts';
import { place } from './place.ts';
import { receive } from './receive.ts';
import { repeat } from './repeat.ts';
import { resolve } from './resolve.ts';
import { run } from './run.ts';

type Rules = { readonly [K in Frame['f']]: FrameRules<Extract<Frame, { f: K }>> };
const RULES: Rules = { resolve, pay, run, receive, kind, place, build, repeat, draft, gift, final };

const rulesOf = (frame: Frame): FrameRules<Frame> => RULES[frame.f] as unknown as FrameRules<Frame>;

/** Runs on until the top frame asks something or the stack is empty. */
export function runStack(s: State, stack: Frame[], out: Out): void {
  for (let top = stack[stack.length - 1]; top !== undefined; top = stack[stack.length - 1])
    if (rulesOf(top).run(s, stack, top, out)) return;
}

/** The question of a stack that is not empty. */
export function questionOf(s: State, stack: readonly Frame[]): Question {
  const top = stack[stack.length - 1] as Frame;
  return rulesOf(top).question(s, top);
}

export function answerTo(s: State, stack: Frame[], move: GameMove, out: Out): void {
  const top = stack[stack.length - 1] as Frame;
  rulesOf(top).answer(s, stack, top, move, out);
}
