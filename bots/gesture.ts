import { type Move, SeededRng, stepAlone } from '#kernel';
import { type Answer, answer, follow, type Question } from './choose.ts';
import { looksAhead } from './looks-ahead.ts';
import { LONGEST, type Plan } from './plans.ts';
import { questionTo } from './question.ts';

/** What a bot does in one go: one version, one message, one line and one undo, as the gesture of a person. */
export interface Gesture {
  readonly moves: readonly Move[];
  /** What it had in mind for afterwards, if what is revealed or drawn now comes as expected. */
  readonly plan?: Plan;
  /** The level that really answered. */
  readonly level: Answer['level'];
}

/**
 * The answers of a bot up to where something is revealed or drawn, somebody else is asked, or its turn ends. Only what its seat can see
 * has a part in it, so where a gesture ends tells no more than the moves themselves.
 */
export function gesture(q: Question): Gesture {
  const { module, view, seat, seed } = q;
  const { game } = module;
  const brain = q.brain ?? module.brain;
  const rng = new SeededRng(`${seed}/gesture`);
  const s = game.imagine(view, rng);
  const turn = brain.turn(s);
  const atOnce = q.level <= 2 || !looksAhead(game, brain);
  const moves: Move[] = [];
  let open = game.decisions(s);
  const first = answer(q);
  let given: Pick<Answer, 'move' | 'plan'> = first;
  for (;;) {
    const answered = questionTo(open, seat);
    moves.push(given.move);
    const led = stepAlone(game, s, seat, given.move, rng, open);
    open = led.open;
    const next = questionTo(open, seat);
    const over = next === null || !led.alone || brain.turn(s) !== turn || moves.length === LONGEST;
    // Sealed answers belong together, and to nothing else: a hand that is kept card by card.
    if (over || (next.sealed && next.kind !== answered?.kind)) break;
    const seen = game.view(s, seat);
    const more = atOnce ? answer({ ...q, view: seen, seed: `${seed}/${moves.length}` }) : follow(given.plan, seen);
    if (more === null || game.whyNot(s, seat, more.move) !== null) break;
    given = more;
  }
  return { moves, level: first.level, ...(given.plan && { plan: given.plan }) };
}
