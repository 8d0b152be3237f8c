import type { Rng, Seat, Sink } from '#kernel';
import { noVillagePollution, objectiveSlots, plain, requiredRiders, triggered } from './abilities.ts';
import { constants, tileAt, villageCardAt } from './data.ts';
import { pend } from './effects.ts';
import { NEIGHBOURS } from './geometry.ts';
import { villages } from './metrics.ts';
import { type Event, NONE, type Player, type State } from './state.ts';
import { addPollution, refillVillage, takeOut } from './supplies.ts';
import { hasTile } from './terrain.ts';

/** 5.6, steps 1 to 4 at once; the tile's flight, leaders and the village card wait in this order on the stack (TW-41). */
export function buildVillage(s: State, seat: Seat, p: Player, space: number, out: Sink<Event>): void {
  const tile = p.tiles[space] as number;
  const { bonus } = tileAt(tile);
  const riders = requiredRiders(p, tile);
  p.riders[space] = (p.riders[space] as number) - riders;
  p.capital += riders;
  p.village[space] = 1;
  p.treehouses--;
  s.lastBuilt = s.round;
  out.tell({ e: 'built', seat, space, tile, riders });
  if (bonus !== 'turbine' && !noVillagePollution(p)) pollute(s, seat, p, space, out);
  if (villages(p) >= constants.endTriggerVillages && s.endTile === NONE) {
    s.endTile = seat;
    s.lastRound = s.round + constants.extraRounds;
    out.tell({ e: 'endTile', seat, lastRound: s.lastRound });
  }
  s.stack.push({ f: 'takeVillageCard' }, { f: 'built' });
  if (bonus === 'catapult') s.stack.push({ f: 'catapult', left: 1, of: 1, leader: NONE });
}

/** 5.6, step 6: what leaders give for building, their water included, comes after the tile's own flight. */
export function leadersAfterBuilding(s: State, seat: Seat, out: Sink<Event>): void {
  pend(s, seat, 'build', triggered(s.players[seat] as Player, 'buildVillage', -1), out);
}

/** TW-27, TW-28: one token on every orthogonal neighbour space without a tile. */
function pollute(s: State, seat: Seat, p: Player, space: number, out: Sink<Event>): void {
  const spaces = (NEIGHBOURS[space] as readonly number[]).filter((b) => !hasTile(p, b));
  for (const b of spaces) addPollution(s, p, b);
  if (spaces.length > 0) out.tell({ e: 'polluted', seat, spaces });
}

/** TW-38: the card counts as used, whether or not its effects can be carried out (TW-67). */
export function useCard(s: State, seat: Seat, p: Player, card: number, out: Sink<Event>): void {
  p.used.push(card);
  out.tell({ e: 'usedVillageCard', seat, card });
  pend(s, seat, 'village', [...plain(villageCardAt(card).immediate), ...triggered(p, 'useVillageCard', -1)], out);
}

export function keepCard(s: State, seat: Seat, p: Player, card: number, out: Sink<Event>): void {
  if (p.objectives.length >= objectiveSlots(p)) {
    s.stack.push({ f: 'replaceObjective', card });
    return;
  }
  p.objectives.push(card);
  out.tell({ e: 'keptVillageCard', seat, card, instead: NONE });
}

/** TW-39: an old card goes to the discard pile, never the new one. */
export function replaceObjective(
  s: State,
  seat: Seat,
  p: Player,
  card: number,
  old: number,
  rng: Rng,
  out: Sink<Event>,
): void {
  takeOut(p.objectives, old);
  s.villageDiscard.push(old);
  p.objectives.push(card);
  out.tell({ e: 'keptVillageCard', seat, card, instead: old });
  refillVillage(s, rng, out);
}
