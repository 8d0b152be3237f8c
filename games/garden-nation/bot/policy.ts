import type { Decision, Rng } from '#kernel';
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
import { cost, floorsIn, territoryOf, value } from '../rules/garden.ts';
import { RED_ZONE_BELOW } from '../rules/numbers.ts';
import type { GameMove, State } from '../rules/state.ts';
import { completesWith } from './evaluate.ts';
import { ratePair } from './secrets.ts';
import { LOWER, W } from './weights.ts';

/** Spread of the answers, in points: rollouts should not all go the same way. */
const SPREAD = 1.5;
const RESOLUTION = 1 << 16;

/** A plausible answer at a glance: what the floor completes, what it does for the own secret cards and majorities, its price. */
export function policy(s: State, d: Decision<GameMove>, rng: Rng): number {
  let best = 0;
  let most = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < d.options.length; i++) {
    const x = look(s, d.seat, d.options[i] as GameMove) + (SPREAD * rng.int('policy', RESOLUTION)) / RESOLUTION;
    if (x > most) {
      most = x;
      best = i;
    }
  }
  return best;
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
