import { type Brain, type Decision, type Rng, type Seat, SILENT, tuned } from '#kernel';
import { apply } from '../rules/apply.ts';
import { copy } from '../rules/copy.ts';
import { decisions } from '../rules/decisions.ts';
import type { FrameKind, GameMove, State } from '../rules/state.ts';
import { outlook } from './assets.ts';
import { margin, type Prospect, prospect, prospects, turnsLeft } from './evaluate.ts';
import { habits } from './habits/signs.ts';
import { expected, expectedGroups, look } from './outlook.ts';
import { consider, likings, policy, rankOf } from './policy.ts';
import { rateDiscards, rateDraws } from './rack.ts';
import { sensible } from './sensible.ts';
import { W, weights } from './weights.ts';

/** No turn has more questions than this. */
const LONGEST_TURN = 60;

/** What is opened by one answer and can only be judged with the next. */
const TWO_PART: ReadonlySet<FrameKind> = new Set(['forestSpace', 'templeTile', 'villageCardUse', 'replaceObjective']);

const topOf = (s: State): FrameKind | null => s.stack.at(-1)?.f ?? null;

function after(s: State, seat: Seat, move: GameMove, rng: Rng): State {
  const next = copy(s);
  apply(next, seat, move, rng, SILENT);
  return next;
}

/** The position as this seat sees it. */
function worth(s: State, seat: Seat, others: readonly Prospect[]): number {
  const all = others.slice();
  all[seat] = prospect(s, seat);
  return margin(s, seat, all);
}

/** One step of looking ahead where an answer opens a second question. */
function glance(s: State, seat: Seat, rng: Rng, others: readonly Prospect[]): number {
  const top = topOf(s);
  if (s.active !== seat || top === null || !TWO_PART.has(top)) return worth(s, seat, others);
  let best = Number.NEGATIVE_INFINITY;
  for (const move of decisions(s)[0]?.options ?? [])
    best = Math.max(best, glance(after(s, seat, move, rng), seat, rng, others));
  return best;
}

const inOrder = (s: State, options: readonly GameMove[]): GameMove =>
  options.reduce((a, b) => (rankOf(s, b) < rankOf(s, a) ? b : a));

/** What looks the same may still be useful: nothing is given away, and forests are planted before riders fly. */
const IDLE = 0.3;

/** Finishes the effects of the turn greedily. */
function finish(s: State, seat: Seat, rng: Rng, others: readonly Prospect[]): State {
  let at = s;
  for (let n = 0; n < LONGEST_TURN; n++) {
    const top = topOf(at);
    if (at.phase === 'over' || at.active !== seat || top === 'draw' || top === 'leader' || top === 'action') break;
    const [question] = decisions(at);
    if (question === undefined) break;
    let best: State | null = null;
    let most = Number.NEGATIVE_INFINITY;
    for (const move of top === 'effects' ? [inOrder(at, question.options)] : question.options) {
      const next = after(at, seat, move, rng);
      const value = glance(next, seat, rng, others);
      if (value > most) {
        most = value;
        best = next;
      }
    }
    if (best === null) break;
    at = best;
  }
  return at;
}

/** What has become of the turn when its effects are finished. */
const playOut = (s: State, seat: Seat, rng: Rng, others: readonly Prospect[]): number =>
  worth(finish(s, seat, rng, others), seat, others);

/** The same, and what the best card left on the rack or a village could do with it in the next turn. */
function playOn(s: State, seat: Seat, rng: Rng, others: readonly Prospect[]): number {
  const end = finish(s, seat, rng, others);
  const now = worth(end, seat, others);
  if (W.next === 0 || end.phase !== 'play' || turnsLeft(end, seat) <= 0) return now;
  const next = copy(end);
  next.active = seat;
  next.stack = [{ f: 'action' }];
  let best = now;
  for (const move of decisions(next)[0]?.options ?? []) {
    if (move.do !== 'play' && move.do !== 'build') continue;
    best = Math.max(best, playOut(after(next, seat, move, rng), seat, rng, others));
  }
  return now + W.next * (best - now);
}

/** Questions of single units: the next position says enough. */
const STEPWISE: ReadonlySet<string> = new Set(['moveStep', 'cleanStep', 'mixStep', 'catapult', 'leader']);

function rate(s: State, decision: Decision<GameMove>, rng: Rng): readonly number[] {
  const { seat, kind, options } = decision;
  if (kind === 'draw') return rateDraws(s, seat, options);
  if (kind === 'discardCards') return rateDiscards(s, seat, options);
  const others = prospects(s);
  return options.map((move) => {
    const next = after(s, seat, move, rng);
    if (STEPWISE.has(kind)) return worth(next, seat, others) - (move.do === 'done' || move.do === 'decline' ? IDLE : 0);
    if (kind === 'nextEffect') return playOut(next, seat, rng, others) - IDLE * rankOf(s, move);
    if (kind !== 'action') return playOut(next, seat, rng, others);
    return playOn(next, seat, rng, others) + (move.do === 'build' ? W.finish : 0);
  });
}

/** What habit has no taste for is rated step by step. */
function rateByHabit(s: State, decision: Decision<GameMove>, rng: Rng): readonly number[] {
  return likings(s, decision) ?? rate(s, decision, rng);
}

/** Small: a flight has many steps, and one wasted step of each would cost the race. */
const TEMPERATURE = 0.03;

/** A turn of a seat is a turn of the game; the start tiles come before the first round. */
const turn = (s: State): number =>
  s.phase === 'over' ? (s.round + 1) * s.players.length : s.round * s.players.length + s.active;

/** Far enough to see who wins the race for the villages; three and twelve turns ahead played no better with the learned outlook. */
const TURNS_AHEAD = 6;

const common = {
  sensible,
  rate,
  temperature: TEMPERATURE,
  evaluate: expected,
  policy,
  turn,
  pace: 150_000,
  horizon: 2 * TURNS_AHEAD,
  ahead: (s: State): number => TURNS_AHEAD * s.players.length,
  features: (s: State, seat: Seat) => ({ ...expectedGroups(s, seat) }),
  learner: { habits, outlook, consider, look: (s: State, seat: Seat) => look(s, seat) },
};

/** The levels that look ahead find their plans by the habits of their rollouts, which play better than Casual and answer at once. */
export const brain: Brain<State, GameMove> = {
  ...tuned(common, weights),
  searching: tuned({ ...common, rate: rateByHabit }, weights),
};
