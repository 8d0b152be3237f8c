import { type Brain, type Decision, type Rng, SeededRng, SILENT, settle, tuned } from '#kernel';
import { fieldIndex, SECRET, type SecretProject, secretIndex } from '../rules/data.ts';
import { game } from '../rules/game.ts';
import { floorsIn, territoryOf, value } from '../rules/garden.ts';
import { SPACE_ACTIONS } from '../rules/numbers.ts';
import type { GameMove, State } from '../rules/state.ts';
import { believe } from './believe.ts';
import { evaluate, groupsOf, marginOf, roundsLeft } from './evaluate.ts';
import { policy } from './policy.ts';
import { ratePair } from './secrets.ts';
import { leadAfter } from './turn.ts';
import { searching, W, weights } from './weights.ts';

type Question = Decision<GameMove>;

/** A beginner sees what a move brings at once and takes any that looks about as good as the best. */
const CARELESS = 2.2;

/** After the setup nothing in this game is left to chance. */
const CHANCE = new SeededRng('glance');

function sensible(s: State, d: Question): readonly GameMove[] {
  if (d.options.length === 1) return d.options;
  const first = d.options.map((m) =>
    m.do === 'keep' ? ratePair(secretIndex(m.first), secretIndex(m.second)) : glance(s, d.seat, m, CHANCE),
  );
  const best = Math.max(...first);
  const good = d.options.filter((m, i) => (first[i] as number) >= best - CARELESS && m.do !== 'none');
  return good.length > 0 ? good : d.options;
}

/** Right after the move, without thinking on. */
function glance(s: State, seat: number, move: GameMove, rng: Rng): number {
  const next = game.copy(s);
  game.apply(next, seat, move, rng, SILENT);
  settle(game, next, rng, SILENT);
  return marginOf(next, seat);
}

/** A turn being thought through: whose, which, and what it costs if the token spent at its start brings no project. */
interface Plan {
  readonly seat: number;
  readonly round: number;
  readonly space: number;
  readonly points: number;
  readonly idle: number;
}

/** Still the same player in the same turn: the bot thinks to the end of its turn. */
function goesOn(d: Question | undefined, s: State, plan: Plan): boolean {
  return (
    d !== undefined && d.seat === plan.seat && s.round === plan.round && s.space === plan.space && d.kind !== 'next'
  );
}

/** Ploys are weighed at the start of an action of the real game only: deeper down they would cost too much time. */
const isPloy = (m: GameMove): boolean => m.do === 'switchTerritory' || m.do === 'moveRoof' || m.do === 'invade';

const LONGEST_CHAIN = 8;

function bestAfter(s: State, move: GameMove, rng: Rng, plan: Plan, depth: number): number {
  const { seat } = plan;
  const next = game.copy(s);
  game.apply(next, seat, move, rng, SILENT);
  const d = settle(game, next, rng, SILENT)[0];
  if (depth >= LONGEST_CHAIN || !goesOn(d, next, plan)) return atEnd(next, plan);
  let best = Number.NEGATIVE_INFINITY;
  for (const m of (d as Question).options)
    if (!isPloy(m)) best = Math.max(best, bestAfter(next, m, rng, plan, depth + 1));
  return best === Number.NEGATIVE_INFINITY ? atEnd(next, plan) : best;
}

function atEnd(s: State, plan: Plan): number {
  const idle = plan.idle > 0 && s.points[plan.seat] === plan.points;
  return marginOf(s, plan.seat) - (idle ? plan.idle : 0);
}

function rate(s: State, d: Question, rng: Rng): readonly number[] {
  const { seat } = d;
  const plan: Plan = { seat, round: s.round, space: s.space, points: s.points[seat] as number, idle: 0 };
  const idle = W.idlePloy * Math.min(1, roundsLeft(s) / W.ployRounds);
  return d.options.map((m) => {
    if (m.do === 'keep') return ratePair(secretIndex(m.first), secretIndex(m.second));
    if (m.do === 'switchTerritory') return bestAfter(s, m, rng, { ...plan, idle }, 0);
    return bestAfter(s, m, rng, plan, 0) - regret(s, seat, m);
  });
}

/** What the figures do not show: a treasury emptied for an invasion, a territory given up that an own card names. */
function regret(s: State, seat: number, move: GameMove): number {
  if (move.do === 'invade')
    return value(s, fieldIndex(move.field)) > (s.population[seat] as number) * W.rash ? W.rashCost : 0;
  return abandoned(s, seat, move);
}

function abandoned(s: State, seat: number, move: GameMove): number {
  return move.do === 'demolish' && isHeld(s, seat, territoryOf(fieldIndex(move.field))) ? W.heldCost : 0;
}

/** A territory that an own secret card names and where no other has as many floors. */
function isHeld(s: State, seat: number, territory: number): boolean {
  const floors = floorsIn(s, territory);
  if (floors.some((n, i) => i !== seat && n >= (floors[seat] as number))) return false;
  return (s.kept[seat] as readonly number[]).some((card) => {
    const c = SECRET[card] as SecretProject;
    return c.family === 'territoryControl' && c.territories.includes(territory);
  });
}

function rateTurns(s: State, d: Question): readonly number[] {
  return d.options.map((m) =>
    m.do === 'keep'
      ? ratePair(secretIndex(m.first), secretIndex(m.second))
      : leadAfter(s, d.seat, m) - abandoned(s, d.seat, m),
  );
}

/** Grows with every turn of a seat. */
function turn(s: State): number {
  return s.round * (SPACE_ACTIONS[s.seats] as readonly number[]).length + s.space + (s.phase === 'over' ? 1 : 0);
}

const casual = {
  sensible,
  rate,
  temperature: 0.15,
  evaluate,
  policy,
  turn,
  pace: 45_000,
  horizon: 6,
  features: (s: State, seat: number) => ({ ...groupsOf(s, seat) }),
};

/** Levels that look ahead have to rate many turns quickly: Casual's way of thinking a turn through is kept as it is. */
const ahead = { ...casual, rate: rateTurns, believe };

export const brain: Brain<State, GameMove> = {
  ...tuned(casual, weights),
  searching: tuned(ahead, weights, searching),
};
