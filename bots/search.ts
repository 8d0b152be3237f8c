import type { AnyBrain, GameModule, Seat } from '#kernel';
import { type Budget, Meter } from './budget.ts';
import { FastRng, worldSeed } from './fast-rng.ts';
import { makePlans, type Plan } from './plans.ts';
import { type Leaf, rollout, worth } from './rollout.ts';

/** A plan and how it fared: one value a world, the same worlds for all plans that are still in the race. */
export interface Contender {
  readonly plan: Plan;
  readonly values: number[];
}

export interface Found {
  /** Best first. */
  readonly contenders: readonly Contender[];
  readonly nodes: number;
  readonly ms: number;
}

export interface SearchOptions {
  readonly module: GameModule;
  readonly brain: AnyBrain;
  readonly view: unknown;
  readonly seat: Seat;
  readonly seed: string;
  readonly budget: Budget;
  /** Plans to begin with. */
  readonly plans: number;
  /** Hints look at every leaf. */
  readonly onLeaf?: (plan: Plan, leaf: Leaf) => void;
  /** What goes into the race, where that is not what was found; `world` is the one in which plans are thought out. */
  readonly enter?: (plans: readonly Plan[], world: unknown) => readonly Plan[];
}

/** The game's own rating counts as much as so many rollouts. */
export const PRIOR = 4;
/** A lead of so many standard errors over the second, seen in so many worlds, ends the search early. */
const SURE = 3;
const SURE_WORLDS = 12;
/** Plans that differ by less than this many points are alike: nobody waits for the better one. */
const ALIKE = 0.15;

/**
 * Flat search: plans for the own turn, each played in the same sampled worlds, the worse half given up again and again. A tree did
 * not beat it at equal cost.
 */
export function search(o: SearchOptions): Found {
  const { module, brain, view, seat, seed } = o;
  const meter = new Meter(o.budget);
  const imagine = (n: number): unknown => {
    const rng = new FastRng(worldSeed(seed, n));
    return brain.believe?.(view, rng) ?? module.game.imagine(view, rng);
  };
  const plans = makePlans(module, brain, imagine, seat, o.plans, worldSeed(seed, -1), meter);
  const entered = o.enter?.(plans, imagine(0)) ?? plans;
  const alive: Contender[] = entered.map((plan) => ({ plan, values: [] }));
  const out: Contender[] = [];
  const found = (): Found => ({ contenders: [...alive, ...out], nodes: meter.nodes, ms: meter.elapsedMs });
  rank(alive, brain.trust);
  if (alive.length === 1 || (brain.trust === 0 && o.onLeaf === undefined)) return found();

  const start = meter.used();
  const rounds = Math.ceil(Math.log2(alive.length));
  for (let round = 1, world = 0; round <= rounds; round++) {
    const until = start + ((1 - start) * round) / rounds;
    do {
      const s = imagine(world);
      const endings = brain.endings?.(s, seat);
      for (const c of alive) {
        const leaf = rollout(module, brain, s, seat, c.plan, worldSeed(seed, world), meter, endings);
        c.values.push(worth(leaf.points, seat));
        o.onLeaf?.(c.plan, leaf);
      }
      world++;
      rank(alive, brain.trust);
    } while (meter.used() < until && !(alive.length === 2 && settled(alive)));
    if (meter.used() >= 1 || (alive.length === 2 && settled(alive))) break;
    if (round < rounds) out.unshift(...alive.splice(Math.ceil(alive.length / 2)));
  }
  return found();
}

/** Best first, by what the worlds and the prior say. */
function rank(alive: Contender[], trust: number | undefined): void {
  const score = new Map(alive.map((c) => [c, scoreOf(c, trust)]));
  alive.sort((a, b) => (score.get(b) as number) - (score.get(a) as number));
}

/** What a contender is thought to be worth: its worlds, and the game's rating as a prior. */
export function scoreOf({ plan, values }: Contender, trust = Number.POSITIVE_INFINITY): number {
  if (values.length === 0) return plan.rating;
  let sum = 0;
  for (const v of values) sum += v;
  const weight = Math.min(trust, values.length);
  return (plan.rating * PRIOR + (sum / values.length) * weight) / (weight + PRIOR);
}

/** Difference of two contenders over their common worlds. */
export function difference(
  a: { readonly values: readonly number[] },
  b: { readonly values: readonly number[] },
): { readonly mean: number; readonly error: number } {
  const n = Math.min(a.values.length, b.values.length);
  let sum = 0;
  let squares = 0;
  for (let i = 0; i < n; i++) {
    const d = (a.values[i] as number) - (b.values[i] as number);
    sum += d;
    squares += d * d;
  }
  if (n < 2) return { mean: n === 0 ? 0 : sum, error: Number.POSITIVE_INFINITY };
  const mean = sum / n;
  return { mean, error: Math.sqrt(Math.max(0, squares / n - mean * mean) / (n - 1)) };
}

function settled([a, b]: readonly Contender[]): boolean {
  if (a === undefined || b === undefined || a.values.length < SURE_WORLDS) return false;
  const { mean, error } = difference(a, b);
  return mean >= SURE * error || Math.abs(mean) + 2 * error < ALIKE;
}
