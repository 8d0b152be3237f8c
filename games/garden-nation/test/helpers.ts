import { type Decision, notate, parseMove, RecordingSink, type Refusal, SeededRng, step } from '#kernel';
import { crane, reference } from '../handbook/position.ts';
import { fieldIndex } from '../rules/data.ts';
import { takeSpace } from '../rules/flow.ts';
import { game } from '../rules/game.ts';
import { active, type Event, type GameMove, type State } from '../rules/state.ts';

export { crane, dealt, faceUp, put, reference, soil } from '../handbook/position.ts';

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
