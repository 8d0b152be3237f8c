import {
  type AnyBrain,
  type Decision,
  type GameModule,
  type Move,
  SeededRng,
  SILENT,
  type Standing,
  settle,
  step,
} from '#kernel';
import type { Budget } from './budget.ts';
import { type Answer, answer, step as first, follow, type Question } from './choose.ts';
import { advise, hintBudget, hintSeed } from './hint.ts';
import type { Level } from './levels.ts';
import type { Plan } from './plans.ts';
import { questionTo } from './question.ts';

/** Who plays: a level, perhaps with another budget or another brain than usual. */
export interface Bot {
  /** 0 plays anything: the yardstick below all levels. */
  readonly level: Level | 0;
  readonly budget?: Budget;
  readonly brain?: AnyBrain;
  /** Somebody who does what the first line of a hint says, to the end of each turn. */
  readonly hints?: boolean;
}

export interface Finished {
  readonly standing: Standing;
  /** Decisions made by bots, forced moves not counted. */
  readonly decisions: number;
}

/** A turn by the first line of a hint. */
function advised({ module, level, view, seat, seed, budget, plan }: Question): Answer {
  const { game } = module;
  const question = questionTo(game.decisions(game.imagine(view, new SeededRng(seed))), seat);
  if (question?.options.length === 1) return { move: question.options[0] as Move, level };
  const given =
    follow(plan, view) ?? first(advise(module, view, seat, hintSeed(view, seat), budget ?? hintBudget(module)).best);
  return { ...given, level };
}

/** Plays one game between bots, each of which sees only its own view. */
export function playGame(
  module: GameModule,
  options: unknown,
  players: readonly (Bot | Level)[],
  seed: string,
  watch?: (s: unknown, decision: Decision<Move>, move: Move) => void,
): Finished {
  const { game } = module;
  const bots = players.map((p): Bot => (typeof p === 'number' ? { level: p } : p));
  const rng = new SeededRng(seed);
  const s = game.setup(options, bots.length, rng, SILENT);
  const plans: (Plan | undefined)[] = bots.map(() => undefined);
  const any = new SeededRng(`${seed}/any`);
  let open = settle(game, s, rng, SILENT);
  let decisions = 0;
  while (open.length > 0) {
    const d = open.find((x) => x.optional === undefined);
    if (d === undefined) throw new Error(`${game.id}: only offers are open`);
    const { level, budget, brain, hints } = bots[d.seat] as Bot;
    let move = d.options[0] as Move;
    if (level === 0) move = d.options[any.int('any', d.options.length)] as Move;
    else {
      const plan = plans[d.seat];
      const view = game.view(s, d.seat);
      const given = (hints === true ? advised : answer)({
        module,
        level,
        view,
        seat: d.seat,
        seed: `${seed}/${decisions}`,
        ...(budget && { budget }),
        ...(plan && { plan }),
        ...(brain && { brain }),
      });
      plans[d.seat] = given.plan;
      move = given.move;
    }
    watch?.(s, d, move);
    open = step(game, s, d.seat, move, rng, SILENT);
    decisions++;
  }
  return { standing: game.score(s, 'judge'), decisions };
}
