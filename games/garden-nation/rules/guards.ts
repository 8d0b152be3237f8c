import { FIELDS, SLOTS } from './data.ts';
import { besideTerritories, cost, territoryOf, value } from './garden.ts';
import { LEAST_POPULATION, MAX_STEPS } from './numbers.ts';
import type { State, Table } from './state.ts';

/** One guard a move: the name of the first rule that forbids it, or null. Options are what no guard refuses. */

/** Reason → ruling. */
export const RULING_OF = {
  notAsked: 'T-1',
  sameCards: 'GN-3',
  notDealt: 'GN-3',
  pairOnce: 'GN-81',
  firstAction: 'GN-27',
  unknownField: 'GN-26',
  otherTerritory: 'GN-26',
  otherTerritoryRoof: 'GN-40',
  opponentsBuilding: 'GN-8',
  roofed: 'GN-9',
  noFloors: 'GN-12',
  tooPoor: 'GN-7',
  notYours: 'GN-20',
  noPloy: 'GN-34',
  ployUsed: 'GN-34',
  ployUsedInvade: 'GN-36',
  notOpponents: 'GN-45',
  tooFewFloors: 'GN-44',
  tooPoorToInvade: 'GN-45',
  notBeside: 'GN-35',
  noRoofHere: 'GN-39',
  noRoofThere: 'GN-39',
  noRoofTarget: 'GN-39',
  otherLand: 'GN-39',
  buildPossible: 'GN-28',
  buildPossibleAfterWalk: 'GN-30',
  afterRoof: 'GN-40',
  walkedRound: 'GN-87',
  buildSomewhere: 'GN-32',
  noSoilTile: 'GN-15',
  notFaceUp: 'GN-52',
  notSatisfied: 'GN-53',
  noRoofLeft: 'GN-57',
  hadTurn: 'GN-62',
} as const;

export type Reason = keyof typeof RULING_OF;

/** May this seat put a floor on the field, wherever the crane is? */
export function fieldGuard(t: Readonly<Table>, seat: number, field: number): Reason | null {
  const owner = t.owner[field] as number;
  if (owner >= 0) {
    if (owner !== seat) return 'opponentsBuilding';
    if (t.roof[field] === 1) return 'roofed';
  }
  if (t.supply[seat] === 0) return 'noFloors';
  if ((t.population[seat] as number) - cost(t, field) < LEAST_POPULATION) return 'tooPoor';
  return null;
}

function placeGuard(t: Readonly<Table>, field: number): Reason | null {
  if (field < 0) return 'unknownField';
  if (t.crane >= 0 && territoryOf(field) !== t.crane)
    return t.roofMoved === 1 ? 'otherTerritoryRoof' : 'otherTerritory';
  return null;
}

export function buildGuard(t: Readonly<Table>, seat: number, field: number): Reason | null {
  return placeGuard(t, field) ?? fieldGuard(t, seat, field);
}

export function demolishGuard(t: Readonly<Table>, seat: number, field: number): Reason | null {
  if (t.crane < 0) return 'firstAction';
  return placeGuard(t, field) ?? (t.owner[field] === seat ? null : 'notYours');
}

/** A ploy token is there and none has been used in this action (GN-34). */
export function ployGuard(t: Readonly<Table>, seat: number): Reason | null {
  if (t.crane < 0) return 'firstAction';
  if (t.ployUsed === 1) return 'ployUsed';
  return t.ploys[seat] === 0 ? 'noPloy' : null;
}

export function invadeGuard(t: Readonly<Table>, seat: number, field: number): Reason | null {
  const ploy = ployGuard(t, seat);
  if (ploy !== null) return ploy === 'ployUsed' ? 'ployUsedInvade' : ploy;
  const place = placeGuard(t, field);
  if (place !== null) return place;
  const owner = t.owner[field] as number;
  if (owner < 0 || owner === seat) return 'notOpponents';
  if ((t.supply[seat] as number) < (t.floors[field] as number)) return 'tooFewFloors';
  return (t.population[seat] as number) - value(t, field) < LEAST_POPULATION ? 'tooPoorToInvade' : null;
}

export function switchGuard(t: Readonly<Table>, seat: number, territory: number): Reason | null {
  const ploy = ployGuard(t, seat);
  if (ploy !== null) return ploy;
  return besideTerritories(t.crane).includes(territory) ? null : 'notBeside';
}

/** The roof that may be moved: on an own building in the crane's territory. */
export function roofSourceGuard(t: Readonly<Table>, seat: number, from: number): Reason | null {
  return placeGuard(t, from) ?? (t.owner[from] === seat && t.roof[from] === 1 ? null : 'noRoofThere');
}

export function roofTargetGuard(t: Readonly<Table>, seat: number, from: number, to: number): Reason | null {
  if (to < 0 || t.owner[to] !== seat || t.roof[to] === 1) return 'noRoofTarget';
  return t.land[to] === t.land[from] ? null : 'otherLand';
}

/** Where no roof can be moved at all, that is the reason, whichever fields were asked about. */
export function moveRoofGuard(t: Readonly<Table>, seat: number, from: number, to: number): Reason | null {
  return (
    ployGuard(t, seat) ?? anyRoofGuard(t, seat) ?? roofSourceGuard(t, seat, from) ?? roofTargetGuard(t, seat, from, to)
  );
}

function anyRoofGuard(t: Readonly<Table>, seat: number): Reason | null {
  let why: Reason = 'noRoofHere';
  for (let from = t.crane * SLOTS; from < (t.crane + 1) * SLOTS; from++) {
    if (roofSourceGuard(t, seat, from) !== null) continue;
    if (why === 'noRoofHere') why = 'noRoofTarget';
    for (let to = 0; to < FIELDS; to++) {
      const refused = roofTargetGuard(t, seat, from, to);
      if (refused === null) return null;
      if (refused === 'otherLand') why = 'otherLand';
    }
  }
  return why;
}

function canBuildIn(t: Readonly<Table>, seat: number, territory: number): boolean {
  for (let f = territory * SLOTS; f < (territory + 1) * SLOTS; f++) if (fieldGuard(t, seat, f) === null) return true;
  return false;
}

function canBuildAnywhere(t: Readonly<Table>, seat: number): boolean {
  for (let f = 0; f < FIELDS; f++) if (fieldGuard(t, seat, f) === null) return true;
  return false;
}

export function moveOnGuard(t: Readonly<Table>, seat: number): Reason | null {
  if (t.crane < 0) return 'firstAction';
  if (t.roofMoved === 1) return 'afterRoof';
  if (canBuildIn(t, seat, t.crane)) return t.steps > 0 ? 'buildPossibleAfterWalk' : 'buildPossible';
  return t.steps < MAX_STEPS ? null : 'walkedRound';
}

export function passGuard(t: Readonly<Table>, seat: number): Reason | null {
  if (t.crane < 0) return 'firstAction';
  if (t.roofMoved === 1) return 'afterRoof';
  return canBuildAnywhere(t, seat) ? 'buildSomewhere' : null;
}

/** Two dealt cards may be kept together if their ids differ (GN-3); copies are interchangeable (GN-81). */
export function keepGuard(dealt: readonly number[], first: number, second: number): Reason | null {
  const a = dealt.indexOf(first);
  const b = dealt.indexOf(second);
  if (first < 0 || second < 0 || a < 0 || b < 0) return 'notDealt';
  if (first === second) return 'sameCards';
  return a < b ? null : 'pairOnce';
}

export function soilGuard(t: Readonly<Table>, land: number): Reason | null {
  return (t.soil[land] ?? 0) > 0 ? null : 'noSoilTile';
}

export function nextGuard(s: State, seat: number): Reason | null {
  return seat >= 0 && seat < s.seats && !s.order.includes(seat) ? null : 'hadTurn';
}
