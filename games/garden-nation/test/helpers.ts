import { type Decision, notate, parseMove, RecordingSink, type Refusal, SeededRng, SILENT, step } from '#kernel';
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
import { MAX_ROUNDS } from '../rules/numbers.ts';
import { setup } from '../rules/setup.ts';
import { active, type Event, type GameMove, type State } from '../rules/state.ts';

export const FACE_UP = ['terraced-houses', 'forge', 'outpost', 'house'];

/** A set-up game as the engine deals it. */
export function dealt(seats: number, seed = 'deal', options: Partial<{ rotateTerritories: boolean }> = {}): State {
  const clans = Array.from({ length: seats }, () => 'random');
  const all = { rotateTerritories: true, maxRounds: MAX_ROUNDS, clans, ...options };
  return setup(all, seats, new SeededRng(seed), SILENT);
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
  faceUp(r, FACE_UP);
  const rest = [...SECRET_CARDS];
  const take = (card: number): number => rest.splice(rest.indexOf(card), 1)[0] as number;
  r.kept = r.kept.map((_, seat) => (secrets[seat] ?? ['cabaret', 'market']).map((id) => take(secretIndex(id))));
  r.rejected = r.rejected.map(() => rest.splice(0, 2));
  r.dealt = r.dealt.map(() => []);
  r.undealt = rest;
  beginAction(r);
  return r;
}

/** Shows these projects; all others are in the deck. */
export function faceUp(s: State, ids: readonly string[]): void {
  const shown = ids.map(publicIndex);
  s.display = [...shown];
  s.deck = PUBLIC.map((_, card) => card).filter((card) => !shown.includes(card));
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

/** A table with the crane in a territory and seat 0 on a space with two actions. */
export function ready(territory: number, seats = 2): State {
  const s = crane(reference(seats), territory);
  if (seats > 2) s.order = [1, 0];
  takeSpace(s, seats > 2 ? 1 : 2);
  return s;
}

export function question(s: State): Decision<GameMove> | undefined {
  return game.decisions(s)[0];
}

/** Notation of all options of the open question. */
export function lines(s: State): string[] {
  return question(s)?.options.map((m) => notate(game.moves, m)) ?? [];
}

export function lineStart(s: State, verb: string): string[] {
  return lines(s).filter((line) => line.split(' ')[0] === verb);
}

export function read(line: string): GameMove {
  const move = parseMove(game.moves, line);
  if (move === null) throw new Error(`no move: ${line}`);
  return move as GameMove;
}

/** Plays moves of whoever is to act; each must be listed. Forced moves in between play themselves. */
export function play(s: State, ...moves: readonly string[]): Event[] {
  const out = new RecordingSink<Event>();
  for (const line of moves) {
    if (!lines(s).includes(line)) throw new Error(`${line} is not listed: ${lines(s).join(' | ')}`);
    step(game, s, question(s)?.seat ?? -1, read(line), new SeededRng('play'), out);
  }
  return out.events.flatMap((t) => (t.everybody === null ? [] : [t.everybody]));
}

export function why(s: State, line: string, seat = active(s)): Refusal | null {
  return game.whyNot(s, seat, read(line));
}

export function ruling(s: State, line: string, seat = active(s)): string | undefined {
  return why(s, line, seat)?.ruling;
}

export const at = (list: readonly number[], field: string): number => list[fieldIndex(field)] as number;

/** Fewer floors in supply: as if the rest of them had left the table. */
export function supply(s: State, seat: number, floors: number): void {
  s.supply[seat] = floors;
}
