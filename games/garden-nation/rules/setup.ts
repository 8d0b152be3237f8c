import type { Rng, Sink } from '#kernel';
import { PRINTED_LAND, PUBLIC, RING, SECRET, SECRET_CARDS, TERRITORIES } from './data.ts';
import { beginRound } from './flow.ts';
import { makeLayout } from './garden.ts';
import {
  CLANS,
  DEALT,
  FACE_UP,
  FLOORS_BY_SEATS,
  OTHER_POPULATION,
  PLOYS,
  ROOFS,
  SOIL_TILES,
  START_POINTS,
  START_POPULATION,
} from './numbers.ts';
import type { Event, Layout, Options, State } from './state.ts';

const upTo = (n: number): number[] => Array.from({ length: n }, (_, i) => i);
const each = (n: number, value: number): number[] => Array.from({ length: n }, () => value);
const empty = (n: number): number[][] => Array.from({ length: n }, () => []);

function randomLayout(rotate: boolean, rng: Rng): Layout {
  const at = rng.shuffle('territories', upTo(TERRITORIES));
  return makeLayout(
    at,
    upTo(TERRITORIES).map(() => (rotate ? rng.int('rotation', RING) : 0)),
  );
}

/** Chosen clans first; who did not choose gets one of the rest. */
function dealClans(wanted: readonly string[], seats: number, rng: Rng): number[] {
  const chosen = upTo(seats).map((seat) => CLANS.indexOf(wanted[seat] ?? ''));
  const rest = rng.shuffle(
    'clans',
    upTo(CLANS.length).filter((clan) => !chosen.includes(clan)),
  );
  return chosen.map((clan) => (clan >= 0 ? clan : (rest.pop() as number)));
}

export function setup(options: Options, seats: number, rng: Rng, out: Sink<Event>): State {
  const layout = randomLayout(options.rotateTerritories, rng);
  const deck = rng.shuffle('public', upTo(PUBLIC.length));
  const display = upTo(FACE_UP).map(() => deck.pop() as number);
  const clans = dealClans(options.clans, seats, rng);
  const first = rng.int('start', seats);
  const undealt = rng.shuffle('secret', [...SECRET_CARDS]);
  const dealt = upTo(seats).map(() => undealt.splice(0, DEALT));
  const s: State = {
    seats,
    maxRounds: options.maxRounds,
    clans,
    layout,
    owner: each(PRINTED_LAND.length, -1),
    floors: each(PRINTED_LAND.length, 0),
    roof: each(PRINTED_LAND.length, 0),
    land: [...PRINTED_LAND],
    soil: [...SOIL_TILES],
    roofs: ROOFS,
    crane: -1,
    population: upTo(seats).map((seat) => (seat === first ? START_POPULATION : OTHER_POPULATION)),
    points: each(seats, START_POINTS),
    supply: each(seats, FLOORS_BY_SEATS[seats] as number),
    ploys: each(seats, PLOYS),
    spentPloys: each(seats, 0),
    done: empty(seats),
    display,
    round: 0,
    order: [],
    space: 0,
    actions: 0,
    phase: 'secrets',
    ployUsed: 0,
    roofMoved: 0,
    steps: 0,
    origin: -1,
    field: -1,
    triggered: 0,
    deck,
    dealt,
    kept: empty(seats),
    rejected: empty(seats),
    undealt,
  };
  beginRound(s, first);
  out.tell({ e: 'start', seat: first });
  for (let seat = 0; seat < seats; seat++)
    out.whisper([seat], { e: 'dealt', seat, cards: (dealt[seat] as number[]).map((c) => SECRET[c]?.id ?? '') });
  return s;
}
