/** Positions of the examples, for figures, lessons and tests: layout R0, pieces put where they are needed through the rules. */
import { parseMove, RecordingSink, SeededRng, SILENT, step } from '#kernel';
import {
  BARE,
  fieldIndex,
  landIndex,
  PUBLIC,
  publicIndex,
  REFERENCE_LAYOUT,
  SECRET_CARDS,
  secretIndex,
} from '../rules/data.ts';
import { beginAction, beginRound, takeSpace } from '../rules/flow.ts';
import { game } from '../rules/game.ts';
import { makeLayout } from '../rules/garden.ts';
import { CLANS, MAX_ROUNDS } from '../rules/numbers.ts';
import { setup } from '../rules/setup.ts';
import { active, type Event, type GameMove, type State } from '../rules/state.ts';

/** A set-up game as the engine deals it. */
export function dealt(seats: number, seed = 'deal', options: Partial<{ rotateTerritories: boolean }> = {}): State {
  const clans = Array.from({ length: seats }, () => 'random');
  const all = { rotateTerritories: true, maxRounds: MAX_ROUNDS, clans, ...options };
  return setup(all, seats, new SeededRng(seed), SILENT);
}

/** Shows these projects; all others are in the deck. */
export function faceUp(s: State, ids: readonly string[]): void {
  const shown = ids.map(publicIndex);
  s.display = [...shown];
  s.deck = PUBLIC.map((_, card) => card).filter((card) => !shown.includes(card));
}

/**
 * Layout R0 after D1: seat 0 is to take the first action of round 1 with 38, everybody else has 35.
 * Seats keep Cabaret and Market unless `secrets` says otherwise.
 */
export function reference(seats = 2, secrets: readonly (readonly [string, string])[] = []): State {
  const s = dealt(seats);
  const rotation = REFERENCE_LAYOUT.map(() => 0);
  const r: State = { ...s, layout: makeLayout(REFERENCE_LAYOUT, rotation) };
  const most = Math.max(...r.population);
  const least = Math.min(...r.population);
  r.population = r.population.map((_, seat) => (seat === 0 ? most : least));
  r.round = 0;
  beginRound(r, 0);
  faceUp(r, ['terraced-houses', 'forge', 'outpost', 'house']);
  const rest = [...SECRET_CARDS];
  const take = (card: number): number => rest.splice(rest.indexOf(card), 1)[0] as number;
  r.kept = r.kept.map((_, seat) => (secrets[seat] ?? ['cabaret', 'market']).map((id) => take(secretIndex(id))));
  r.rejected = r.rejected.map(() => rest.splice(0, 2));
  r.dealt = r.dealt.map(() => []);
  r.undealt = rest;
  beginAction(r);
  return r;
}

/** Puts a building on the board, its floors and roof taken from the supplies. */
export function put(s: State, field: string, seat: number, floors: number, roof = false): void {
  const f = fieldIndex(field);
  s.owner[f] = seat;
  s.floors[f] = floors;
  s.supply[seat] = (s.supply[seat] as number) - floors;
  if (roof) {
    s.roof[f] = 1;
    s.roofs--;
  }
}

/** Lays a soil tile on a thornbush field. */
export function soil(s: State, field: string, land: string): void {
  const f = fieldIndex(field);
  if (s.land[f] !== BARE) throw new Error(`${field} is no bare thornbush`);
  s.land[f] = landIndex(land);
  s.soil[landIndex(land)] = (s.soil[landIndex(land)] as number) - 1;
}

/** Puts the crane into a territory at the start of an action. */
export function crane(s: State, territory: number): State {
  s.crane = territory - 1;
  beginAction(s);
  return s;
}

/** A table as the handbook and the lessons show it, in words. */
export interface Told {
  readonly seats?: number;
  /** Territory of the crane; beside the garden unless told. */
  readonly crane?: number;
  /** Field → 'seat x floors', with 'roof': { '6.4': '0x2 roof' }. */
  readonly built?: Readonly<Record<string, string>>;
  /** Thornbush field → soil. */
  readonly soil?: Readonly<Record<string, string>>;
  readonly projects?: readonly string[];
  readonly secrets?: readonly (readonly [string, string])[];
  readonly population?: readonly number[];
  readonly points?: readonly number[];
  /** Space of the turn order board that acts; the seats before it have had their turns. */
  readonly space?: number;
  readonly round?: number;
  readonly ploys?: readonly number[];
}

/** Clans by seat, so that the same clan is the same colour in every figure. */
const FIGURE_CLANS: readonly number[] = ['mecass', 'pterygotes', 'azagayah', 'sylphs'].map((id) => CLANS.indexOf(id));

/** The position a text tells of. Seat 0 is to act. */
export function told(t: Told): State {
  const seats = t.seats ?? 2;
  const s: State = { ...reference(seats, t.secrets), clans: FIGURE_CLANS.slice(0, seats) };
  for (const [field, land] of Object.entries(t.soil ?? {})) soil(s, field, land);
  for (const [field, text] of Object.entries(t.built ?? {})) {
    const m = /^(\d)x(\d)( roof)?$/.exec(text);
    if (m === null) throw new Error(`no building: ${text}`);
    put(s, field, Number(m[1]), Number(m[2]), m[3] !== undefined);
  }
  if (t.projects !== undefined) faceUp(s, t.projects);
  for (const [seat, n] of (t.population ?? []).entries()) s.population[seat] = n;
  for (const [seat, n] of (t.points ?? []).entries()) s.points[seat] = n;
  for (const [seat, n] of (t.ploys ?? []).entries()) {
    s.spentPloys[seat] = (s.spentPloys[seat] as number) + (s.ploys[seat] as number) - n;
    s.ploys[seat] = n;
  }
  s.round = t.round ?? s.round;
  const space = t.space ?? (t.crane === undefined ? 0 : 2);
  if (seats > 2) s.order = [...Array.from({ length: space }, (_, i) => seats - 1 - i), 0];
  takeSpace(s, space);
  return t.crane === undefined ? s : crane(s, t.crane);
}

/** Plays moves of whoever is to act; one that is not listed throws. */
export function playOn(s: State, ...lines: readonly string[]): State {
  const out = new RecordingSink<Event>();
  for (const line of lines) {
    const move = parseMove(game.moves, line) as GameMove | null;
    const seat = active(s);
    const why = move === null ? null : game.whyNot(s, seat, move);
    if (move === null || why !== null) throw new Error(`${line}: ${why?.key ?? 'no move'}`);
    step(game, s, seat, move, new SeededRng('played'), out);
  }
  return s;
}
