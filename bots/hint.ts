import { type AnyBrain, type GameModule, type Move, notate, type Seat } from '#kernel';
import type { Budget } from './budget.ts';
import { searcherOf } from './looks-ahead.ts';
import type { Plan } from './plans.ts';
import { bestOther, type Leaf } from './rollout.ts';
import { type Contender, difference, search } from './search.ts';

/** Why a turn is better or worse than the one it is compared with. */
export interface HintReason {
  /** A group of the game's features, or OTHERS. */
  readonly group: string;
  /** How many points it brings more, or less. */
  readonly points: number;
}

/** What the others get less: the one group that every game has. */
export const OTHERS = 'others';

export interface HintLine {
  /** Notations of the own turn as far as it can be foreseen. */
  readonly moves: readonly string[];
  /** Expected points less than the best, and one standard error of it; 0 for the best. */
  readonly behind: number;
  readonly error: number;
  /** Compared with the best; those of the best compared with the second. For it first, then against it. */
  readonly reasons: readonly HintReason[];
}

export interface Hint {
  /** Best first, three at most. */
  readonly lines: readonly HintLine[];
  /** The first is not better than the second by more than the noise. */
  readonly close: boolean;
  /** What each of the turns that are not listed costs at least; null if there are none. */
  readonly rest: number | null;
  /** Worlds the best was played in. */
  readonly worlds: number;
}

const LINES = 3;
/** For a turn, and as many against it. */
const REASONS = 3;
const PLANS = 10;
/** Smaller differences are no reason. */
const LEAST = 0.3;

/** What the leaves of one plan looked like: one value a world and group. */
class Look {
  readonly #groups = new Map<string, number[]>();

  add(brain: AnyBrain, leaf: Leaf, seat: Seat): void {
    for (const [group, points] of Object.entries(brain.features(leaf.s, seat))) this.#note(group, points);
    // What counts is the lead over the best other, so the points of that one are a group like the own ones.
    if (leaf.points.length > 1) this.#note(OTHERS, -bestOther(leaf.points, seat));
  }

  #note(group: string, points: number): void {
    const values = this.#groups.get(group);
    if (values === undefined) this.#groups.set(group, [points]);
    else values.push(points);
  }

  /** What speaks for it and what against it, the most weighty first; nothing that the noise of the worlds could say as well. */
  minus(other: Look): HintReason[] {
    const reasons = [...this.#groups].flatMap(([group, values]): HintReason[] => {
      const { mean, error } = difference({ values }, { values: other.#groups.get(group) ?? [] });
      return Math.abs(mean) >= LEAST && Math.abs(mean) > error ? [{ group, points: round(mean) }] : [];
    });
    reasons.sort((a, b) => Math.abs(b.points) - Math.abs(a.points));
    const of = (sign: number): HintReason[] => reasons.filter((r) => r.points * sign > 0).slice(0, REASONS);
    return [...of(1), ...of(-1)];
  }
}

/** Turns that begin differently first: three ways to end one idea are no choice. */
function byIdea(contenders: readonly Contender[]): Contender[] {
  const ideas = new Set<Move>();
  const [first, further]: [Contender[], Contender[]] = [[], []];
  for (const c of contenders) {
    const [move] = c.plan.moves as [Move];
    (ideas.has(move) ? further : first).push(c);
    ideas.add(move);
  }
  return [...first, ...further];
}

const round = (x: number): number => Math.round(x * 10) / 10;

/** The best whole turns of a seat, as far as its view tells. */
export function hint(module: GameModule, view: unknown, seat: Seat, seed: string, budget: Budget): Hint {
  const brain = searcherOf(module.brain);
  const looks = new Map<Plan, Look>();
  const found = search({
    module,
    brain,
    view,
    seat,
    seed,
    budget,
    plans: PLANS,
    onLeaf: (plan, leaf) => {
      let look = looks.get(plan);
      if (look === undefined) {
        look = new Look();
        looks.set(plan, look);
      }
      look.add(brain, leaf, seat);
    },
  });
  const [best, ...others] = byIdea(found.contenders) as [Contender, ...Contender[]];
  const behind = (c: Contender): number => Math.max(0, difference(best, c).mean);
  const runnersUp = others.slice(0, LINES - 1).sort((a, b) => behind(a) - behind(b));
  const [second] = runnersUp;
  const shown = [best, ...runnersUp];
  const lines = shown.map((c): HintLine => {
    const { mean, error } = c === best ? { mean: 0, error: 0 } : difference(best, c);
    const against = c === best ? second : best;
    const look = looks.get(c.plan);
    const other = against === undefined ? undefined : looks.get(against.plan);
    return {
      moves: c.plan.moves.map((m) => notate(module.game.moves, m)),
      behind: round(Math.max(0, mean)),
      // Seen in one world only: nobody knows.
      error: round(Number.isFinite(error) ? error : Math.max(0, mean)),
      reasons: look === undefined || other === undefined ? [] : look.minus(other),
    };
  });
  const next = lines[1];
  const rest = others.slice(LINES - 1).map(behind);
  return {
    lines,
    close: next !== undefined && next.behind <= next.error,
    // They were given up earlier, after fewer worlds: what was kept longer is not dearer.
    rest: rest.length === 0 ? null : Math.max(round(Math.min(...rest)), lines.at(-1)?.behind ?? 0),
    worlds: best.values.length,
  };
}
