/** Where nothing hidden counts, a question has the same answer in every imagined world: it is found once. */
import type { Decision, WeightValues } from '#kernel';
import type { GameMove } from '../rules/moves.ts';
import type { Player, State } from '../rules/state.ts';
import { searching } from './weights-searching.ts';

/** All that is open, and the own hand; without a question nothing of the hands. */
function keyOf(s: State, seat: number, d: Decision<GameMove> | null): string {
  const own = s.players[seat] as Player;
  const estate = [own.stock, own.cells, own.built, own.sites, own.private];
  const others = s.players.map((p) => [p.played, p.followed, p.absent]);
  const n = s.neighbour;
  const neighbour = n === null ? null : [n.row.length, n.played, n.followed, n.absent];
  const asked = d === null ? null : [d.kind, d.optional, own.hand, s.stack, s.aside];
  return JSON.stringify([seat, s.seats, s.period, s.round, s.phase, s.turn, estate, others, s.rows, neighbour, asked]);
}

/** Remembers the last answer. */
export class Once<T> {
  private last: { readonly key: string; readonly values: WeightValues; readonly answer: T } | null = null;

  get(s: State, seat: number, d: Decision<GameMove> | null, find: () => T): T {
    const key = keyOf(s, seat, d);
    if (this.last?.key === key && this.last.values === searching.values) return this.last.answer;
    const answer = find();
    this.last = { key, values: searching.values, answer };
    return answer;
  }
}
