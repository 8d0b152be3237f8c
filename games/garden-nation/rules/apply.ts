import type { Rng, Sink } from '#kernel';
import {
  BARE,
  FIELD_IDS,
  fieldIndex,
  LANDS,
  landIndex,
  PUBLIC,
  type PublicProject,
  publicIndex,
  SECRET,
  secretIndex,
  TERRITORIES,
} from './data.ts';
import { beginAction, endAction, takeSpace } from './flow.ts';
import { cost, craneTarget, direction, value } from './garden.ts';
import { satisfiedProjects } from './projects.ts';
import { active, type Event, type GameMove, type State } from './state.ts';

type Out = Sink<Event>;

const nameOf = (field: number): string => FIELD_IDS[field] as string;
const add = (list: number[], i: number, n: number): void => {
  list[i] = (list[i] as number) + n;
};

export function apply(s: State, seat: number, move: GameMove, _rng: Rng, out: Out): void {
  switch (move.do) {
    case 'keep':
      keep(s, seat, secretIndex(move.first), secretIndex(move.second), out);
      break;
    case 'build': {
      const field = fieldIndex(move.field);
      s.field = field;
      // The soil is chosen before the price is paid (GN-14).
      if (s.land[field] === BARE) s.phase = 'soil';
      else build(s, seat, field, out);
      break;
    }
    case 'soil':
      laySoil(s, seat, landIndex(move.land), out);
      build(s, seat, s.field, out);
      break;
    case 'demolish':
      demolish(s, seat, fieldIndex(move.field), out);
      break;
    case 'invade':
      invade(s, seat, fieldIndex(move.field), out);
      break;
    case 'switchTerritory':
      spendPloy(s, seat);
      s.ployUsed = 1;
      s.crane = move.territory - 1;
      s.origin = s.crane;
      s.steps = 0;
      out.tell({ e: 'switched', seat, territory: move.territory });
      break;
    case 'moveRoof':
      spendPloy(s, seat);
      s.ployUsed = 1;
      s.roofMoved = 1;
      moveRoof(s, seat, fieldIndex(move.from), fieldIndex(move.to), out);
      break;
    case 'moveOn':
      s.crane = (s.crane + 1) % TERRITORIES;
      s.steps++;
      out.tell({ e: 'movedOn', seat, territory: s.crane + 1 });
      break;
    case 'pass':
      s.crane = s.origin;
      out.tell({ e: 'passed', seat });
      endAction(s, out);
      break;
    case 'complete':
      complete(s, seat, publicIndex(move.card), out);
      moveCrane(s, s.field, out);
      break;
    case 'none':
      out.tell({ e: 'declined', seat });
      moveCrane(s, s.field, out);
      break;
    case 'next':
      s.order.push(move.seat);
      out.tell({ e: 'next', seat, chosen: move.seat });
      takeSpace(s, s.space + 1);
      beginAction(s);
      break;
  }
}

function keep(s: State, seat: number, first: number, second: number, out: Out): void {
  const dealt = s.dealt[seat] as number[];
  const rest = dealt.slice();
  rest.splice(rest.indexOf(first), 1);
  rest.splice(rest.indexOf(second), 1);
  s.kept[seat] = [first, second];
  s.rejected[seat] = rest;
  s.dealt[seat] = [];
  const cards = [SECRET[first]?.id ?? '', SECRET[second]?.id ?? ''];
  out.whisper([seat], { e: 'kept', seat, cards }, { e: 'kept', seat });
  out.commit();
  if (s.dealt.every((hand) => hand.length === 0)) {
    out.tell({ e: 'round', round: s.round, seat: active(s) });
    beginAction(s);
  }
}

function moveRoof(s: State, seat: number, from: number, to: number, out: Out): void {
  s.roof[from] = 0;
  s.roof[to] = 1;
  const fromAt = direction(s.layout, from);
  const toAt = direction(s.layout, to);
  out.tell({ e: 'roofMoved', seat, from: nameOf(from), fromAt, to: nameOf(to), toAt });
}

function laySoil(s: State, seat: number, land: number, out: Out): void {
  s.land[s.field] = land;
  add(s.soil, land, -1);
  out.tell({ e: 'soil', seat, field: nameOf(s.field), at: direction(s.layout, s.field), land: LANDS[land] as string });
}

function build(s: State, seat: number, field: number, out: Out): void {
  const price = cost(s, field);
  add(s.population, seat, -price);
  s.owner[field] = seat;
  add(s.floors, field, 1);
  out.tell({
    e: 'built',
    seat,
    field: nameOf(field),
    at: direction(s.layout, field),
    floors: s.floors[field] as number,
    cost: price,
    population: s.population[seat] as number,
  });
  placed(s, seat, field, 1, out);
}

/** Floors have left the supply: the end may be near (GN-68), and a project may be completed. */
function placed(s: State, seat: number, field: number, floors: number, out: Out): void {
  add(s.supply, seat, -floors);
  if (s.supply[seat] === 0 && s.triggered === 0) {
    s.triggered = 1;
    out.tell({ e: 'trigger', seat });
  }
  s.field = field;
  if (satisfiedProjects(s, seat, field).length > 0) s.phase = 'project';
  else moveCrane(s, field, out);
}

/** Takes a building off the board; its roof returns to the supply. */
function clear(s: State, field: number): boolean {
  const roofed = s.roof[field] === 1;
  add(s.supply, s.owner[field] as number, s.floors[field] as number);
  if (roofed) s.roofs++;
  s.owner[field] = -1;
  s.floors[field] = 0;
  s.roof[field] = 0;
  return roofed;
}

function demolish(s: State, seat: number, field: number, out: Out): void {
  const gain = value(s, field);
  const floors = s.floors[field] as number;
  const roof = clear(s, field);
  add(s.population, seat, gain);
  const population = s.population[seat] as number;
  out.tell({
    e: 'demolished',
    seat,
    field: nameOf(field),
    at: direction(s.layout, field),
    floors,
    gain,
    population,
    roof,
  });
  moveCrane(s, field, out);
}

function spendPloy(s: State, seat: number): void {
  add(s.ploys, seat, -1);
  add(s.spentPloys, seat, 1);
}

function invade(s: State, seat: number, field: number, out: Out): void {
  spendPloy(s, seat);
  s.ployUsed = 1;
  const owner = s.owner[field] as number;
  const price = value(s, field);
  const floors = s.floors[field] as number;
  add(s.population, seat, -price);
  add(s.population, owner, price);
  // The roof is back in the supply before the invader's floors stand (GN-84).
  const roof = clear(s, field);
  s.owner[field] = seat;
  s.floors[field] = floors;
  out.tell({ e: 'invaded', seat, owner, field: nameOf(field), at: direction(s.layout, field), floors, price, roof });
  placed(s, seat, field, floors, out);
}

function complete(s: State, seat: number, card: number, out: Out): void {
  const slot = s.display.indexOf(card);
  const { id, points } = PUBLIC[card] as PublicProject;
  s.roofs--;
  s.roof[s.field] = 1;
  (s.done[seat] as number[]).push(card);
  add(s.points, seat, points);
  out.tell({ e: 'completed', seat, card: id, points, field: nameOf(s.field), at: direction(s.layout, s.field) });
  // With an empty deck the slot stays empty (GN-58).
  const next = s.deck.pop() ?? -1;
  s.display[slot] = next;
  if (next >= 0) {
    out.tell({ e: 'revealed', card: (PUBLIC[next] as PublicProject).id, slot: slot + 1 });
    out.commit();
  }
}

/** The end of an action that was no pass. */
function moveCrane(s: State, field: number, out: Out): void {
  const from = s.crane;
  s.crane = craneTarget(s.layout, field);
  out.tell({ e: 'crane', territory: s.crane + 1, from: from + 1 });
  endAction(s, out);
}
