import { type Decision, type Rng, SeededRng, SILENT, settle } from '#kernel';
import {
  fieldIndex,
  landIndex,
  PUBLIC,
  type PublicProject,
  publicIndex,
  SECRET,
  type SecretProject,
  secretIndex,
} from '../rules/data.ts';
import { game } from '../rules/game.ts';
import { cost, floorsIn, territoryOf, value } from '../rules/garden.ts';
import { RED_ZONE_BELOW } from '../rules/numbers.ts';
import type { GameMove, State } from '../rules/state.ts';
import { completesWith, marginOf } from './evaluate.ts';
import { ratePair } from './secrets.ts';
import { LOWER, W } from './weights.ts';

/** Spread of the answers, in points: rollouts should not all go the same way. */
const SPREAD = 1;
const RESOLUTION = 1 << 16;
/** So many of the answers that look best are thought on to the end of the own turn: the first of a turn, and those after it. */
const FIRST = 4;
const THEN = 4;
const LONGEST_CHAIN = 6;
/** After the setup nothing in this game is left to chance. */
const CHANCE = new SeededRng('policy');

/** A plausible answer: of those that look best at a glance, the one after which the own turn comes to the best end. */
export function policy(s: State, d: Decision<GameMove>, rng: Rng): number {
  const few = best(s, d, FIRST);
  if (few.length === 1 || d.kind === 'keep') return few[0] as number;
  let found = few[0] as number;
  let most = Number.NEGATIVE_INFINITY;
  for (const i of few) {
    const x =
      afterTurn(s, d.seat, d.options[i] as GameMove, s.round, s.space, 0) +
      (SPREAD * rng.int('policy', RESOLUTION)) / RESOLUTION;
    if (x > most) {
      most = x;
      found = i;
    }
  }
  return found;
}

/** Indices of the answers that look best, best first. */
function best(s: State, d: Decision<GameMove>, n: number): number[] {
  const looks: number[] = [];
  for (const m of d.options) looks.push(look(s, d.seat, m));
  const order = [...looks.keys()].sort((a, b) => (looks[b] as number) - (looks[a] as number));
  return order.slice(0, n);
}

/** The lead at the end of the own turn. */
function afterTurn(s: State, seat: number, move: GameMove, round: number, space: number, depth: number): number {
  const next = game.copy(s);
  game.apply(next, seat, move, CHANCE, SILENT);
  const d = settle(game, next, CHANCE, SILENT)[0];
  const over = d === undefined || d.seat !== seat || next.round !== round || next.space !== space || d.kind === 'next';
  if (over || depth >= LONGEST_CHAIN) return marginOf(next, seat);
  let most = Number.NEGATIVE_INFINITY;
  for (const i of best(next, d, THEN))
    most = Math.max(most, afterTurn(next, seat, d.options[i] as GameMove, round, space, depth + 1));
  return most;
}

function look(s: State, seat: number, move: GameMove): number {
  switch (move.do) {
    case 'build':
      return floorWorth(s, seat, fieldIndex(move.field));
    case 'demolish':
      return demolishWorth(s, seat, fieldIndex(move.field));
    case 'complete':
      return (PUBLIC[publicIndex(move.card)] as PublicProject).points;
    case 'soil':
      return wantsLand(s, seat, landIndex(move.land));
    case 'keep':
      return ratePair(secretIndex(move.first), secretIndex(move.second));
    case 'moveOn':
    case 'next':
      return 0;
    case 'pass':
      return -2;
    default:
      // Ploys and going without a project need thought: not in a rollout.
      return -5;
  }
}

function floorWorth(s: State, seat: number, field: number): number {
  const price = cost(s, field);
  let x = -price * W.population;
  if ((s.population[seat] as number) - price < RED_ZONE_BELOW) x -= 3;
  let project = 0;
  if (s.roofs > 0)
    for (const card of s.display) {
      if (card < 0) continue;
      const p = PUBLIC[card] as PublicProject;
      if (p.points > project && completesWith(s, seat, field, p)) project = p.points;
    }
  x += project;
  // A roof takes the building away from the secret cards.
  if (project === 0) for (const card of s.kept[seat] as readonly number[]) x += secretStep(s, seat, card, field);
  const floors = floorsIn(s, territoryOf(field));
  const mine = floors[seat] as number;
  let other = 0;
  for (let i = 0; i < floors.length; i++) if (i !== seat) other = Math.max(other, floors[i] as number);
  return mine === other || mine + 1 === other ? x + 1 : x;
}

/** What one more floor here does for a secret card. */
function secretStep(s: State, seat: number, card: number, field: number): number {
  const c = SECRET[card] as SecretProject;
  const floors = s.owner[field] === seat ? (s.floors[field] as number) : 0;
  const step = (min: number): number => {
    const lack = min - floors;
    return lack <= 0 ? 0 : (LOWER[lack - 1] ?? 0) - (LOWER[lack] ?? 0);
  };
  switch (c.family) {
    case 'floorsOnLand':
      return s.land[field] === c.land ? c.points : 0;
    case 'buildingsOnLand':
      return s.land[field] === c.land ? c.points * step(c.minFloors) : 0;
    case 'tallBuildings':
      return c.points * step(c.minFloors);
    case 'territoryControl':
      return c.territories.includes(territoryOf(field)) ? 1.5 : 0;
  }
}

/** Money for a building: only where nothing can be paid otherwise, a roofed one first. */
function demolishWorth(s: State, seat: number, field: number): number {
  if ((s.population[seat] as number) >= RED_ZONE_BELOW) return -5;
  return (s.roof[field] === 1 ? 0 : -3) + value(s, field) * W.population * 0.5;
}

function wantsLand(s: State, seat: number, land: number): number {
  let x = 0;
  for (const card of s.kept[seat] as readonly number[]) {
    const c = SECRET[card] as SecretProject;
    if ((c.family === 'floorsOnLand' || c.family === 'buildingsOnLand') && c.land === land) x += 2;
  }
  return x;
}
