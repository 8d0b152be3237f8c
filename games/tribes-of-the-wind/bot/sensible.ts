import type { Decision } from '#kernel';
import { cardAt, cardOf, SPACES, villageCardAt } from '../rules/data.ts';
import { CAPITAL, placeOf } from '../rules/geometry.ts';
import type { GameMove, MoveOf, Player, State } from '../rules/state.ts';
import { hasLegalSpace, hasTempleTile } from '../rules/terrain.ts';
import type { Effect } from '../rules/vocabulary.ts';
import { type Site, sites } from './flights.ts';

/** Level 1: nothing is given away. Villages are built, gains are taken, riders fly towards forests. */
export function sensible(s: State, decision: Decision<GameMove>): readonly GameMove[] {
  const { options } = decision;
  const p = s.players[decision.seat] as Player;
  const good = keep(s, p, decision);
  return good.length > 0 ? good : options.slice(-1);
}

function keep(s: State, p: Player, { kind, options }: Decision<GameMove>): readonly GameMove[] {
  switch (kind) {
    case 'action': {
      const builds = options.filter((m) => m.do === 'build');
      if (builds.length > 0) return builds;
      const useful = options.filter((m) => m.do === 'placeTemple' || (m.do === 'play' && isUseful(s, p, m)));
      return useful.length > 0 ? useful : options;
    }
    case 'moveStep':
    case 'catapult':
    case 'mixStep':
    case 'cleanStep': {
      const near = sites(p);
      return options.filter((m) => gains(p, near, m));
    }
    case 'villageCardUse':
      return options.filter((m) => m.do !== 'useNow' || usableNow(s, p));
    default: {
      const takes = options.filter((m) => m.do !== 'decline' && m.do !== 'done');
      return takes.length > 0 ? takes : options;
    }
  }
}

/** A unit is used well: water, a cleaning, or a rider who comes nearer to a forest that needs one. */
function gains(p: Player, near: readonly Site[], move: GameMove): boolean {
  if (move.do === 'takeWater' || move.do === 'clean') return true;
  if (move.do !== 'step' && move.do !== 'fly') return false;
  const from = placeOf(move.from);
  const to = placeOf(move.to);
  if (to === CAPITAL) return false;
  // A rider who fills a forest leaves it only for one that is nearer to completion; so nobody waits for ever.
  const here = near.findIndex((x) => x.space === from && (p.riders[from] as number) <= x.need);
  return near.some((x, i) => {
    if (here >= 0 && i >= here) return false;
    const full = x.space === to && (p.riders[to] as number) >= x.need;
    const before = x.steps[from] as number;
    const after = x.steps[to] as number;
    return !full && after >= 0 && (before < 0 || after < before);
  });
}

/** At least one effect of the row can be used. */
function isUseful(s: State, p: Player, move: MoveOf<'play'>): boolean {
  const effects = cardAt(cardOf(move.card)).rows[move.row - 1]?.effects ?? [];
  const water = effects.reduce((sum, e) => sum + (e.kind === 'water' ? e.n : 0), p.water);
  return effects.some((e) => usable(s, p, e, water));
}

function usable(s: State, p: Player, e: Effect, water: number): boolean {
  switch (e.kind) {
    case 'water':
      return true;
    case 'clean':
      return isPolluted(p);
    case 'mix':
      return e.of.includes('water') || e.of.some((u) => usable(s, p, { kind: u, n: e.n }, water));
    case 'forest':
      return water >= e.cost && hasLegalSpace(p) && s.forestDisplay.length + s.forestStack.length > 0;
    case 'temple':
      return p.unplaced.length > 0 && hasTempleTile(p);
    case 'move':
    case 'catapult':
      return sites(p).some((x) => x.missing > 0);
  }
}

function isPolluted(p: Player): boolean {
  for (let i = 0; i < SPACES; i++) if ((p.pollution[i] as number) > 0) return true;
  return false;
}

function usableNow(s: State, p: Player): boolean {
  const top = s.stack.at(-1);
  if (top?.f !== 'villageCardUse') return true;
  return villageCardAt(top.card).immediate.some((e) => usable(s, p, e, p.water));
}
