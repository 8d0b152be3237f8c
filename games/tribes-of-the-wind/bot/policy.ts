import type { Decision, Rng } from '#kernel';
import { forestCost } from '../rules/abilities.ts';
import { cardAt, cardOf, SPACES, tileAt, tileOf, villageCardAt, villageCardOf } from '../rules/data.ts';
import { CAPITAL, NEIGHBOURS, placeOf, spaceOf } from '../rules/geometry.ts';
import { objectivePoints } from '../rules/metrics.ts';
import type { GameMove, Player, State } from '../rules/state.ts';
import { hasLegalSpace, hasTempleTile, hasTile } from '../rules/terrain.ts';
import type { Effect } from '../rules/vocabulary.ts';
import { ridersOf, type Site, send, sites } from './flights.ts';
import { rateDiscards, rateDraws } from './rack.ts';
import { effectWorth, TEMPLE } from './worth.ts';

/** A plausible answer at once, for rollouts: what a player would do without thinking. */
export function policy(s: State, d: Decision<GameMove>, rng: Rng): number {
  const p = s.players[d.seat] as Player;
  switch (d.kind) {
    case 'action':
      return action(s, p, d.options, rng);
    case 'moveStep':
    case 'mixStep':
    case 'catapult':
      return flight(p, d.options);
    case 'cleanStep':
      return best(d.options, (m) => (m.do === 'clean' ? cleaning(p, spaceOf(m.space)) : -99));
    case 'forestTile':
      return best(d.options, (m) => (m.do === 'forest' ? -tileAt(tileOf(m.tile)).slots + whim(rng) : -99));
    case 'forestSpace':
      return best(d.options, (m) => (m.do === 'plant' ? tilesAround(p, spaceOf(m.space)) + whim(rng) : 0));
    case 'takeVillageCard':
      return best(d.options, (m) =>
        m.do === 'takeVillageCard' ? objectivePoints(p, villageCardAt(villageCardOf(m.card)).objective) + whim(rng) : 0,
      );
    case 'draw':
      return highest(rateDraws(s, d.seat, d.options), rng);
    case 'discardCards':
      return highest(rateDiscards(s, d.seat, d.options), rng);
    case 'nextEffect':
      return best(d.options, (m) => (m.do === 'effect' ? -m.index : -99));
    case 'leader':
    case 'chooseTemple':
      return best(d.options, (m) => (m.do === 'decline' ? -1 : whim(rng)));
    default:
      return rng.int('policy', d.options.length);
  }
}

const LOTS = 1 << 20;
const whim = (rng: Rng): number => rng.int('policy', LOTS) / LOTS;

function highest(ratings: readonly number[], rng: Rng): number {
  let at = 0;
  let most = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < ratings.length; i++) {
    const w = (ratings[i] as number) + whim(rng) / 2;
    if (w > most) {
      most = w;
      at = i;
    }
  }
  return at;
}

function best(options: readonly GameMove[], worth: (m: GameMove) => number): number {
  let at = 0;
  let most = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < options.length; i++) {
    const w = worth(options[i] as GameMove);
    if (w > most) {
      most = w;
      at = i;
    }
  }
  return at;
}

/** A village first; otherwise the row that does most now, or a temple. */
function action(s: State, p: Player, options: readonly GameMove[], rng: Rng): number {
  const near = sites(p);
  const open = hasLegalSpace(p);
  return best(options, (m) => {
    if (m.do === 'build') return 100;
    if (m.do === 'placeTemple') return TEMPLE + whim(rng);
    if (m.do !== 'play') return 0;
    const effects = cardAt(cardOf(m.card)).rows[m.row - 1]?.effects ?? [];
    let water = p.water;
    for (const e of effects) if (e.kind === 'water') water += e.n;
    let sum = whim(rng);
    for (const e of effects) sum += useful(s, p, e, water, near, open) ? effectWorth(e) : 0;
    return sum;
  });
}

function useful(s: State, p: Player, e: Effect, water: number, near: readonly Site[], open: boolean): boolean {
  switch (e.kind) {
    case 'forest':
      return open && water >= forestCost(p, e.cost) && s.forestDisplay.length > 0;
    case 'move':
    case 'catapult':
      return (near[0]?.missing ?? 0) > 0;
    case 'temple':
      return p.unplaced.length > 0 && hasTempleTile(p);
    default:
      return true;
  }
}

/** Towards the forest that is nearest to completion, with riders whom no nearer one needs; what is left of a mix goes into water or cleaning. */
function flight(p: Player, options: readonly GameMove[]): number {
  const riders = ridersOf(p);
  let free = riders;
  const site = sites(p).find((x) => {
    free = riders.slice();
    return send(x.steps, x.need, riders) > 0;
  });
  return best(options, (m) => {
    if (m.do === 'takeWater') return 0.2;
    if (m.do === 'clean') return 0.1 + cleaning(p, spaceOf(m.space)) / 100;
    if (m.do !== 'step' && m.do !== 'fly') return 0;
    if (site === undefined) return -1;
    const from = placeOf(m.from);
    const to = placeOf(m.to);
    if (from === site.space || free[from] === 0 || (to === site.space && (p.riders[to] as number) >= site.need))
      return -1;
    const before = site.steps[from] as number;
    const after = site.steps[to] as number;
    const nearer = (before < 0 ? FAR : before) - (after < 0 ? FAR : after);
    // Riders who are already out there come first.
    return nearer <= 0 ? -1 : nearer + (from === CAPITAL ? 0 : 0.5) - after / 10;
  });
}
const FAR = 9;

/** The space with the fewest tokens, beside a tile if possible. */
function cleaning(p: Player, space: number): number {
  return (tilesAround(p, space) > 0 ? 2 : 0) - (p.pollution[space] as number);
}

function tilesAround(p: Player, space: number): number {
  let n = 0;
  for (const b of NEIGHBOURS[space] as readonly number[]) if (b < SPACES && hasTile(p, b)) n++;
  return n;
}
