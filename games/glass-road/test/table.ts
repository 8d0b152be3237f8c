/** A small table for tests: an arranged game, and what tests read off it. */
import { type Decision, heard, type Move, notate, type Refusal, settle, type Viewer } from '#kernel';
import { Arranged, cellOf } from '../handbook/arranged.ts';
import { BUILDINGS, NAMES, SPECIALISTS, STRUCTURE } from '../rules/data.ts';
import { game } from '../rules/game.ts';
import { type GameMove, SHAPES } from '../rules/moves.ts';
import { pointsNow } from '../rules/scoring.ts';
import { builtCell, EMPTY, type Event, isTile } from '../rules/state.ts';

export { buildingOf, cardOf, cellOf } from '../handbook/arranged.ts';

export class Table extends Arranged {
  offer(seat: number): string[] {
    const d = this.open.find((x) => x.seat === seat && x.optional !== undefined);
    return (d?.options ?? []).map((m) => notate(SHAPES, m));
  }

  whyNot(seat: number, line: string): Refusal | null {
    return game.whyNot(this.s, seat, this.parse(line));
  }

  /** Answers everything the seat is asked by `pick` until its question is of another kind. */
  answer(seat: number, kinds: readonly string[], pick: (d: Decision<GameMove>) => Move | undefined): this {
    for (let d = this.question(seat); d !== undefined && kinds.includes(d.kind); d = this.question(seat)) {
      const move = pick(d) as GameMove;
      game.apply(this.s, seat, move, this.rng, this.out);
      settle(game, this.s, this.rng, this.out);
    }
    return this;
  }

  heard(viewer: Viewer): Event[] {
    return this.out.events.map((t) => heard(t, viewer)).filter((e) => e !== null);
  }

  forget(): this {
    this.out.events = [];
    return this;
  }

  points(seat: number): number {
    return pointsNow(this.player(seat));
  }

  gw(seat: number): string {
    const { stock } = this.player(seat);
    return `GW(${stock.slice(0, 5).join(',')}|${stock[5]})`;
  }

  bw(seat: number): string {
    const { stock } = this.player(seat);
    return `BW(${stock.slice(6, 9).join(',')}|${stock[9]})`;
  }

  cell(seat: number, name: string): string {
    const content = this.player(seat).cells[cellOf(name)] as number;
    if (content === EMPTY) return 'empty';
    if (content < 0) return `start:${-1 - content}`;
    return isTile(content) ? (NAMES.tiles[content - 1] as string) : (BUILDINGS[content - builtCell(0)]?.id ?? '?');
  }

  hand(seat: number): string[] {
    return SPECIALISTS.filter((_, i) => (this.player(seat).hand & (1 << i)) !== 0).map((c) => c.id);
  }
}

/** Five cards to fill hands with, none of which is among those given. */
export function fill(...cards: string[]): string[] {
  const others = SPECIALISTS.map((c) => c.id).filter((id) => !cards.includes(id));
  return [...cards, ...others.slice(0, STRUCTURE.handSize - cards.length)];
}
