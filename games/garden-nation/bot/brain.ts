import { type Brain, type Decision, type Rng, SILENT, settle } from '#kernel';
import { fieldIndex, secretIndex } from '../rules/data.ts';
import { game } from '../rules/game.ts';
import { cost } from '../rules/garden.ts';
import { RED_ZONE_BELOW } from '../rules/numbers.ts';
import { projectsOfInvasion } from '../rules/projects.ts';
import type { GameMove, State } from '../rules/state.ts';
import { evaluate } from './evaluate.ts';
import { ratePair } from './secrets.ts';

type Question = Decision<GameMove>;

/** Plain self-damage: starving, tearing down unroofed buildings, paying for invasions that bring nothing. */
function harmless(s: State, seat: number, move: GameMove): boolean {
  switch (move.do) {
    case 'build':
      return (s.population[seat] as number) - cost(s, fieldIndex(move.field)) >= RED_ZONE_BELOW;
    case 'demolish':
      return s.roof[fieldIndex(move.field)] === 1;
    case 'invade':
      return projectsOfInvasion(s, seat, fieldIndex(move.field)).length > 0;
    case 'switchTerritory':
    case 'moveRoof':
    case 'pass':
    case 'none':
      return false;
    default:
      return true;
  }
}

/** When every option hurts: rather money for a building than an empty treasury. */
function lesserEvil(move: GameMove): boolean {
  return move.do === 'demolish' || move.do === 'switchTerritory';
}

function sensible(s: State, d: Question): readonly GameMove[] {
  const good = d.options.filter((m) => harmless(s, d.seat, m));
  if (good.length > 0) return good;
  const bearable = d.options.filter(lesserEvil);
  return bearable.length > 0 ? bearable : d.options;
}

/** Still the same player in the same turn: the bot thinks to the end of its turn. */
function goesOn(d: Question | undefined, seat: number, s: State, round: number, space: number): boolean {
  return d !== undefined && d.seat === seat && s.round === round && s.space === space && d.kind !== 'next';
}

/** Ploys are weighed at the start of an action of the real game only: deeper down they would cost too much time. */
const isPloy = (m: GameMove): boolean => m.do === 'switchTerritory' || m.do === 'moveRoof' || m.do === 'invade';

const LONGEST_CHAIN = 8;

function bestAfter(
  s: State,
  seat: number,
  move: GameMove,
  rng: Rng,
  round: number,
  space: number,
  depth: number,
): number {
  const next = game.copy(s);
  game.apply(next, seat, move, rng, SILENT);
  const d = settle(game, next, rng, SILENT)[0];
  if (depth >= LONGEST_CHAIN || !goesOn(d, seat, next, round, space)) return evaluate(next, seat);
  let best = Number.NEGATIVE_INFINITY;
  for (const m of (d as Question).options)
    if (!isPloy(m)) best = Math.max(best, bestAfter(next, seat, m, rng, round, space, depth + 1));
  return best === Number.NEGATIVE_INFINITY ? evaluate(next, seat) : best;
}

function rate(s: State, d: Question, rng: Rng): readonly number[] {
  return d.options.map((m) =>
    m.do === 'keep'
      ? ratePair(secretIndex(m.first), secretIndex(m.second))
      : bestAfter(s, d.seat, m, rng, s.round, s.space, 0),
  );
}

export const brain: Brain<State, GameMove> = { sensible, rate, temperature: 0.15 };
