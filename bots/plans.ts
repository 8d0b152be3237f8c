import {
  type AnyBrain,
  type Decision,
  type GameModule,
  type Move,
  type Seat,
  SILENT,
  settle,
  stateHash,
} from '#kernel';
import type { Meter } from './budget.ts';
import { FastRng } from './fast-rng.ts';
import { rated } from './players.ts';
import { questionTo } from './question.ts';

/** A whole turn of one seat, as far as it can be foreseen: it ends where chance, a secret or another seat speaks. */
export interface Plan {
  readonly moves: readonly Move[];
  /** Fingerprint of the own view before each move: as long as it is met, nothing unexpected has happened. */
  readonly seen: readonly string[];
  /** What the game's ratings say of it, in points; only differences between the plans of one search mean something. */
  readonly rating: number;
}

/** A turn that is still being thought out. */
interface Draft {
  readonly moves: readonly Move[];
  readonly seen: readonly string[];
  readonly rating: number;
  /** The position before the last of `moves`; its owner may change it. */
  readonly s: unknown;
  /** The kind of the sealed question that the last move answers: a hand that is kept card by card is one choice. */
  readonly sealed: string | null;
}

/** Options rated worse than the best by more points than this are not looked at. */
const WIDTH = 4;
/** A turn is not followed further than this. */
export const LONGEST = 24;
/** In how many worlds the first question is rated, and the share of the budget for it; where only ratings count, more. */
const RATED = 6;
const RATED_ALONE = 60;
const RATING_SHARE = 0.2;
/** The share of the budget that finding plans may use. */
const SHARE = 0.4;

/** Every first move gets its best turn before any gets a second: small changes of one idea must not crowd out the others. */
function before(a: Draft, b: Draft): boolean {
  const [first, second] = [a.moves.length === 1, b.moves.length === 1];
  return first === second ? a.rating > b.rating : first;
}

/** The most promising turns in one imagined world, best first; at least one. */
export function makePlans(
  module: GameModule,
  brain: AnyBrain,
  /** Positions the seat cannot tell apart; the first is the one in which turns are thought out. */
  imagine: (n: number) => unknown,
  seat: Seat,
  most: number,
  seed: number,
  meter: Meter,
): Plan[] {
  const { game } = module;
  const rng = new FastRng(seed);
  const world = imagine(0);
  const turn = brain.turn(world);
  const drafts: Draft[] = [];
  const plans: Plan[] = [];
  /** The same turn in another order leads to the same position. */
  const ends = new Set<string>();

  /** Ratings in one world believe its hidden cards: those of the first question are averaged over several. */
  function ratedInWorlds(d: Decision<Move>): number[] {
    const sums = [...rated(brain, world, d, rng)];
    let worlds = 1;
    meter.nodes += sums.length;
    const share = brain.trust === 0 ? 1 : RATING_SHARE;
    for (let n = 1; n < (brain.trust === 0 ? RATED_ALONE : RATED) && meter.used() < share; n++) {
      const other = imagine(n);
      const asked = questionTo(game.decisions(other), seat);
      if (asked === null || asked.options.length !== sums.length) break;
      for (const [i, r] of rated(brain, other, asked, rng).entries()) sums[i] = (sums[i] as number) + r;
      meter.nodes += sums.length;
      worlds++;
    }
    return sums.map((sum) => sum / worlds);
  }

  /** Branches at a question: the best option goes on at once, the others wait in `drafts`. */
  function branch(draft: Draft, d: Decision<Move>, ratings: readonly number[]): Draft {
    const best = Math.max(...ratings);
    const seen = [...draft.seen, stateHash(game.view(draft.s, seat))];
    const sealed = d.sealed ? d.kind : null;
    let first: Draft | null = null;
    for (const [i, move] of d.options.entries()) {
      const loss = best - (ratings[i] as number);
      if (!(loss <= WIDTH)) continue;
      const rating = draft.rating - loss;
      if (loss === 0 && first === null) {
        first = { moves: [...draft.moves, move], seen, rating, s: draft.s, sealed };
        continue;
      }
      drafts.push({ moves: [...draft.moves, move], seen, rating, s: draft.s, sealed });
    }
    if (first === null) throw new Error(`${game.id}: ${d.kind} has no best rating`);
    return first;
  }

  /** Follows a draft to the end of the turn. */
  function complete(from: Draft): void {
    let draft = from;
    for (;;) {
      const s = game.copy(draft.s);
      const before = rng.draws;
      game.apply(s, seat, draft.moves.at(-1) as Move, rng, SILENT);
      meter.nodes++;
      const open = settle(game, s, rng, SILENT);
      const next = questionTo(open, seat);
      const goesOn = next?.sealed === true && next.kind === draft.sealed;
      const over =
        next === null ||
        (next.sealed && !goesOn) ||
        rng.draws !== before ||
        brain.turn(s) !== turn ||
        (!goesOn && open.some((d) => d.seat !== seat && d.optional === undefined)) ||
        draft.moves.length >= LONGEST;
      if (over) {
        const end = stateHash(game.view(s, seat));
        if (!ends.has(end)) plans.push({ moves: draft.moves, seen: draft.seen, rating: draft.rating });
        ends.add(end);
        return;
      }
      meter.nodes += next.options.length;
      draft = branch({ ...draft, s }, next, rated(brain, s, next, rng));
    }
  }

  const root = questionTo(game.decisions(world), seat);
  if (root === null) throw new Error(`${game.id}: seat ${seat} is not asked anything`);
  drafts.push(branch({ moves: [], seen: [], rating: 0, s: world, sealed: null }, root, ratedInWorlds(root)));
  while (drafts.length > 0 && plans.length < most && (plans.length === 0 || meter.used() < SHARE)) {
    let at = 0;
    for (let i = 1; i < drafts.length; i++) if (before(drafts[i] as Draft, drafts[at] as Draft)) at = i;
    complete(drafts.splice(at, 1)[0] as Draft);
  }
  return plans;
}
