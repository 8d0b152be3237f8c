import { type AnyBrain, type GameModule, notate, type Seat, stateHash } from '#kernel';
import type { Budget } from './budget.ts';
import { worldSeed } from './fast-rng.ts';
import { searcherOf } from './looks-ahead.ts';
import type { Plan } from './plans.ts';
import { bestOther, type Leaf } from './rollout.ts';
import { type Contender, difference, PRIOR, search } from './search.ts';
import { Frugal } from './spent.ts';

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
  /** Compared with the best, the most weighty first: what speaks for it, then what speaks against it. Empty for the best. */
  readonly reasons: readonly HintReason[];
}

export interface Hint {
  /** Best first; no two of them come to the same. Three are shown, the others stand in where two read the same. */
  readonly lines: readonly HintLine[];
  /** The first is not better than the second by more than the noise. */
  readonly close: boolean;
  /** What each of the turns that are not listed costs at least; null if there are none. */
  readonly rest: number | null;
  /** Turns that come to the same as one of these, and are left out. */
  readonly same?: number;
  /** Worlds the best was played in. */
  readonly worlds: number;
}

/** So many are shown, and so many are sent. */
const SHOWN = 3;
const LINES = 6;
/** For a turn, and as many against it. */
const REASONS = 3;
const PLANS = 10;
/** Smaller differences are no reason. */
const LEAST = 0.3;
/** Turns that differ by less, in every world and group, are one. */
const SAME = 1e-6;
/** Nodes of a hint where a game says nothing. */
const PACE = 20_000;

/** How long a hint thinks: in nodes, so that the same position has the same hint on every computer and at every hour. */
export function hintBudget(module: GameModule): Budget {
  return { nodes: searcherOf(module.brain).pace ?? PACE };
}

/** A position has one hint: all chance in it comes from what the seat can see. */
export const hintSeed = (view: unknown, seat: Seat): string => `hint/${seat}/${stateHash(view)}`;

/** What the leaves of one plan looked like: one value a world and group, and the lead over the best other. */
class Look {
  readonly groups = new Map<string, number[]>();
  readonly lead: number[] = [];

  add(brain: AnyBrain, { s, points }: Leaf, seat: Seat): void {
    for (const [group, worth] of Object.entries(brain.features(s, seat))) this.#note(group, worth);
    const other = points.length > 1 ? bestOther(points, seat) : 0;
    // What counts is the lead over the best other, so the points of that one are a group like the own ones.
    if (points.length > 1) this.#note(OTHERS, -other);
    this.lead.push((points[seat] as number) - other);
  }

  #note(group: string, points: number): void {
    const values = this.groups.get(group);
    if (values === undefined) this.groups.set(group, [points]);
    else values.push(points);
  }
}

const valuesOf = (look: Look, group: string): { readonly values: readonly number[] } => ({
  values: look.groups.get(group) ?? [],
});

/** Two turns beside each other: how far one is behind, and why. */
class Pair {
  readonly #best: Look;
  readonly #other: Look;
  /** How much the worlds count beside the game's own rating, as the search weighs them. */
  readonly #share: number;
  /** Points that the first is ahead. */
  readonly lead: number;
  readonly error: number;

  constructor(best: Contender, other: Contender, looks: ReadonlyMap<Plan, Look>, trust = Number.POSITIVE_INFINITY) {
    this.#best = looks.get(best.plan) ?? new Look();
    this.#other = looks.get(other.plan) ?? new Look();
    const { mean, error } = difference({ values: this.#best.lead }, { values: this.#other.lead });
    const weight = Math.min(trust, best.values.length, other.values.length);
    this.#share = weight / (weight + PRIOR);
    this.lead = this.#share * mean + (1 - this.#share) * (best.plan.rating - other.plan.rating);
    // Seen in one world only: nobody knows.
    this.error = Number.isFinite(error) ? this.#share * error : Math.max(0, this.lead);
  }

  /** They come to the same, whatever happens. */
  get same(): boolean {
    const worlds = Math.min(this.#best.lead.length, this.#other.lead.length);
    const alike = (a: readonly number[] = [], b: readonly number[] = []): boolean =>
      a.slice(0, worlds).every((x, i) => Math.abs(x - (b[i] ?? Number.NaN)) < SAME);
    if (worlds < 2 || !alike(this.#best.lead, this.#other.lead)) return false;
    return [...this.#best.groups].every(([group, values]) => alike(values, this.#other.groups.get(group)));
  }

  /**
   * What speaks for the other and what against it, the most weighty first: nothing that the noise of the worlds could say as well,
   * but where one is clearly behind there is a reason.
   */
  reasons(): HintReason[] {
    const all = [...this.#other.groups.keys()].map((group) => {
      const { mean, error } = difference(valuesOf(this.#other, group), valuesOf(this.#best, group));
      return { group, points: round(this.#share * mean), sure: Math.abs(mean) > error && Number.isFinite(error) };
    });
    all.sort((a, b) => Math.abs(b.points) - Math.abs(a.points));
    const of = (sign: number): typeof all =>
      all.filter(({ points, sure }) => sure && points * sign >= LEAST).slice(0, REASONS);
    const [instead, decides] = [of(1), of(-1)];
    const known = this.#best.lead.length > 1 && this.#other.lead.length > 1;
    // What is clearly behind has something against it, or nothing is said: what speaks for it alone would explain the wrong way.
    const found =
      decides.length === 0 && this.lead > this.error
        ? all.filter(({ points }) => known && points <= -LEAST).slice(0, 1)
        : [...instead, ...decides];
    return found.map(({ group, points }) => ({ group, points }));
  }
}

/** Turns that begin differently first: three ways to end one idea are no choice. Of those that come to the same only the first. */
function byIdea(
  contenders: readonly Contender[],
  same: (a: Contender, b: Contender) => boolean,
): { readonly ideas: Contender[]; readonly left: number } {
  const begun = new Set<unknown>();
  const [first, further]: [Contender[], Contender[]] = [[], []];
  let left = 0;
  for (const c of contenders) {
    if ([...first, ...further].some((x) => same(x, c))) {
      left++;
      continue;
    }
    const [move] = c.plan.moves;
    (begun.has(move) ? further : first).push(c);
    begun.add(move);
  }
  return { ideas: [...first, ...further], left };
}

const round = (x: number): number => Math.round(x * 10) / 10;

/** What goes into the race: nothing that pays for nothing, and nothing twice. */
function frugal(plans: readonly Plan[], cheap: Frugal): readonly Plan[] {
  const found = new Map<string, Plan>();
  for (const plan of plans.map((p) => cheap.plan(p))) {
    const key = JSON.stringify(plan.moves);
    if (!found.has(key)) found.set(key, plan);
  }
  return [...found.values()];
}

/** A hint with the turns themselves, for whoever plays by it. */
export interface Advice extends Hint {
  readonly best: Plan;
}

/** The best whole turns of a seat, as far as its view tells. */
export function advise(module: GameModule, view: unknown, seat: Seat, seed: string, budget: Budget): Advice {
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
    enter: (plans, world) => frugal(plans, new Frugal(module, brain, world, seat, worldSeed(seed, -2))),
    onLeaf: (plan, leaf) => {
      const look = looks.get(plan) ?? new Look();
      looks.set(plan, look);
      look.add(brain, leaf, seat);
    },
  });
  const beside = (a: Contender, b: Contender): Pair => new Pair(a, b, looks, brain.trust);
  const { ideas, left } = byIdea(found.contenders, (a, b) => beside(a, b).same);
  const [best, ...others] = ideas as [Contender, ...Contender[]];
  const pairs = others.map((c) => ({ c, pair: beside(best, c) }));
  // Different ideas come first, the nearest of them first; the others may be needed where two of them read the same.
  const near = (a: { readonly pair: Pair }, b: { readonly pair: Pair }): number => behindOf(a.pair) - behindOf(b.pair);
  const sent = [...pairs.slice(0, SHOWN - 1).sort(near), ...pairs.slice(SHOWN - 1, LINES - 1)];
  const movesOf = ({ plan }: Contender): string[] => plan.moves.map((m) => notate(module.game.moves, m));
  const lines: HintLine[] = [
    { moves: movesOf(best), behind: 0, error: 0, reasons: [] },
    ...sent.map(({ c, pair }) => ({
      moves: movesOf(c),
      behind: round(behindOf(pair)),
      error: round(pair.error),
      reasons: pair.reasons(),
    })),
  ];
  const next = lines[1];
  const rest = pairs.slice(LINES - 1).map(({ pair }) => behindOf(pair));
  return {
    best: best.plan,
    lines,
    close: next !== undefined && next.behind <= next.error,
    // They were given up earlier, after fewer worlds: what was kept longer is not dearer.
    rest: rest.length === 0 ? null : Math.max(round(Math.min(...rest)), ...lines.map((l) => l.behind)),
    same: left,
    worlds: best.values.length,
  };
}

/** The worlds may say that another is a little ahead of what the search settled on: then they are alike. */
const behindOf = ({ lead }: Pair): number => Math.max(0, lead);

export function hint(module: GameModule, view: unknown, seat: Seat, seed: string, budget: Budget): Hint {
  const { best: _, ...shown } = advise(module, view, seat, seed, budget);
  return shown;
}
