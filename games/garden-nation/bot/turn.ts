import {
  BARE,
  fieldIndex,
  LANDS,
  landIndex,
  PUBLIC,
  type PublicProject,
  publicIndex,
  SLOTS,
  TERRITORIES,
} from '../rules/data.ts';
import { besideTerritories, cost, value } from '../rules/garden.ts';
import { fieldGuard, invadeGuard } from '../rules/guards.ts';
import { MAX_STEPS } from '../rules/numbers.ts';
import { isSatisfied } from '../rules/projects.ts';
import type { GameMove, State } from '../rules/state.ts';
import { bestAtOnce, following, marginBefore, roundsLeft } from './evaluate.ts';
import { geometryOf } from './geometry.ts';
import { W } from './weights.ts';

/**
 * The own turn, thought through on the position itself: every action is tried there and taken back, without copies. What a project
 * uncovers is left open: nobody knows the next card.
 */

const add = (list: number[], i: number, n: number): void => {
  list[i] = (list[i] as number) + n;
};

/** The lead of a seat at the end of its turn, if it begins with this move and goes on as well as it can. */
export function leadAfter(s: State, seat: number, move: GameMove): number {
  switch (move.do) {
    case 'build':
      return afterBuild(s, seat, fieldIndex(move.field), s.actions);
    case 'soil':
      return afterFloor(s, seat, s.field, landIndex(move.land), s.actions);
    case 'complete':
      return afterProject(s, seat, s.field, s.display.indexOf(publicIndex(move.card)), s.actions);
    case 'none':
      return afterAction(s, seat, s.field, s.actions);
    case 'demolish':
      return afterDemolition(s, seat, fieldIndex(move.field), s.actions);
    case 'invade':
      return afterInvasion(s, seat, fieldIndex(move.field), s.actions);
    case 'switchTerritory':
      return afterSwitch(s, seat, move.territory - 1, s.actions);
    case 'moveRoof':
      return afterRoof(s, seat, fieldIndex(move.from), fieldIndex(move.to), s.actions);
    case 'moveOn':
      return afterWalk(s, seat, s.actions);
    case 'pass':
      return endOf(s, seat, s.actions);
    case 'next':
      return marginBefore(s, seat, move.seat);
    case 'keep':
      return 0;
  }
}

/** The best that can be done where the crane stands. */
function best(s: State, seat: number, actions: number): number {
  let most = Number.NEGATIVE_INFINITY;
  let builds = 0;
  const first = s.crane * SLOTS;
  for (let f = first; f < first + SLOTS; f++) {
    if (fieldGuard(s, seat, f) === null) {
      builds++;
      most = Math.max(most, afterBuild(s, seat, f, actions));
    }
    if (s.owner[f] === seat) most = Math.max(most, afterDemolition(s, seat, f, actions));
  }
  if (s.ployUsed === 0 && (s.ploys[seat] as number) > 0) {
    for (let f = first; f < first + SLOTS; f++)
      if (invadeGuard(s, seat, f) === null) most = Math.max(most, afterInvasion(s, seat, f, actions));
    for (const t of besideTerritories(s.crane))
      if (bestAtOnce(s, seat, t) > 0) most = Math.max(most, afterSwitch(s, seat, t, actions));
  }
  if (builds > 0) return most;
  return Math.max(most, s.steps < MAX_STEPS ? afterWalk(s, seat, actions) : endOf(s, seat, actions));
}

function afterBuild(s: State, seat: number, field: number, actions: number): number {
  const land = s.land[field] as number;
  if (land !== BARE) return afterFloor(s, seat, field, land, actions);
  let most = Number.NEGATIVE_INFINITY;
  for (let l = 0; l < LANDS.length; l++)
    if ((s.soil[l] as number) > 0) most = Math.max(most, afterFloor(s, seat, field, l, actions));
  return most;
}

function afterFloor(s: State, seat: number, field: number, land: number, actions: number): number {
  const owner = s.owner[field] as number;
  const before = s.land[field] as number;
  const price = cost(s, field);
  const { triggered } = s;
  s.land[field] = land;
  s.owner[field] = seat;
  add(s.floors, field, 1);
  add(s.population, seat, -price);
  add(s.supply, seat, -1);
  if (s.supply[seat] === 0) s.triggered = 1;
  const lead = afterPlacing(s, seat, field, actions);
  s.triggered = triggered;
  add(s.supply, seat, 1);
  add(s.population, seat, price);
  add(s.floors, field, -1);
  s.owner[field] = owner;
  s.land[field] = before;
  return lead;
}

/** With or without a project. */
function afterPlacing(s: State, seat: number, field: number, actions: number): number {
  let most = Number.NEGATIVE_INFINITY;
  if (s.roofs > 0)
    for (let slot = 0; slot < s.display.length; slot++) {
      const card = s.display[slot] as number;
      if (card >= 0 && isSatisfied(s, seat, field, PUBLIC[card] as PublicProject))
        most = Math.max(most, afterProject(s, seat, field, slot, actions));
    }
  return Math.max(most, afterAction(s, seat, field, actions));
}

function afterProject(s: State, seat: number, field: number, slot: number, actions: number): number {
  const card = s.display[slot] as number;
  const { points } = PUBLIC[card] as PublicProject;
  s.display[slot] = -1;
  s.roof[field] = 1;
  s.roofs--;
  add(s.points, seat, points);
  const lead = afterAction(s, seat, field, actions);
  add(s.points, seat, -points);
  s.roofs++;
  s.roof[field] = 0;
  s.display[slot] = card;
  return lead;
}

function afterDemolition(s: State, seat: number, field: number, actions: number): number {
  const floors = s.floors[field] as number;
  const roof = s.roof[field] as number;
  const gain = value(s, field);
  s.owner[field] = -1;
  s.floors[field] = 0;
  s.roof[field] = 0;
  s.roofs += roof;
  add(s.population, seat, gain);
  add(s.supply, seat, floors);
  const lead = afterAction(s, seat, field, actions);
  add(s.supply, seat, -floors);
  add(s.population, seat, -gain);
  s.roofs -= roof;
  s.roof[field] = roof;
  s.floors[field] = floors;
  s.owner[field] = seat;
  return lead;
}

function afterInvasion(s: State, seat: number, field: number, actions: number): number {
  const owner = s.owner[field] as number;
  const floors = s.floors[field] as number;
  const roof = s.roof[field] as number;
  const price = value(s, field);
  const { triggered } = s;
  const rash = price > (s.population[seat] as number) * W.rash ? W.rashCost : 0;
  add(s.ploys, seat, -1);
  s.owner[field] = seat;
  s.roof[field] = 0;
  s.roofs += roof;
  add(s.population, seat, -price);
  add(s.population, owner, price);
  add(s.supply, seat, -floors);
  add(s.supply, owner, floors);
  if (s.supply[seat] === 0) s.triggered = 1;
  const lead = afterPlacing(s, seat, field, actions);
  s.triggered = triggered;
  add(s.supply, owner, -floors);
  add(s.supply, seat, floors);
  add(s.population, owner, -price);
  add(s.population, seat, price);
  s.roofs -= roof;
  s.roof[field] = roof;
  s.owner[field] = owner;
  add(s.ploys, seat, 1);
  return lead - rash;
}

function afterSwitch(s: State, seat: number, territory: number, actions: number): number {
  const { crane, steps } = s;
  // A token that only leads elsewhere waits for a better moment.
  const idle = bestAtOnce(s, seat, territory) > 0 ? 0 : W.idlePloy * Math.min(1, roundsLeft(s) / W.ployRounds);
  add(s.ploys, seat, -1);
  s.ployUsed = 1;
  s.steps = 0;
  s.crane = territory;
  const lead = best(s, seat, actions);
  s.crane = crane;
  s.steps = steps;
  s.ployUsed = 0;
  add(s.ploys, seat, 1);
  return lead - idle;
}

function afterRoof(s: State, seat: number, from: number, to: number, actions: number): number {
  add(s.ploys, seat, -1);
  s.ployUsed = 1;
  s.roof[from] = 0;
  s.roof[to] = 1;
  const lead = best(s, seat, actions);
  s.roof[to] = 0;
  s.roof[from] = 1;
  s.ployUsed = 0;
  add(s.ploys, seat, 1);
  return lead;
}

function afterWalk(s: State, seat: number, actions: number): number {
  const { crane } = s;
  s.crane = (crane + 1) % TERRITORIES;
  s.steps++;
  const lead = best(s, seat, actions);
  s.steps--;
  s.crane = crane;
  return lead;
}

function afterAction(s: State, seat: number, field: number, actions: number): number {
  const { crane } = s;
  s.crane = geometryOf(s.layout).target[field] as number;
  const lead = endOf(s, seat, actions);
  s.crane = crane;
  return lead;
}

/** The action is over: the next one, or the end of the turn. */
function endOf(s: State, seat: number, actions: number): number {
  if (actions <= 1) return marginBefore(s, seat, following(s));
  const { ployUsed, steps } = s;
  s.ployUsed = 0;
  s.steps = 0;
  const lead = best(s, seat, actions - 1);
  s.steps = steps;
  s.ployUsed = ployUsed;
  return lead;
}
