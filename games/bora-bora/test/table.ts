import { expect } from 'vitest';
import { notate, parseMove, type Refusal, type Seat } from '#kernel';
import { Position } from '../handbook/position.ts';
import { SPACE_MATERIAL } from '../rules/data.ts';
import { trackVp } from '../rules/effects/points.ts';
import type { Event } from '../rules/events.ts';
import { game } from '../rules/game.ts';
import type { GameMove } from '../rules/state.ts';

export { region } from '../handbook/position.ts';

/** A table laid out by hand, with what tests ask about it. */
export class Table extends Position {
  /** A fresh game as setup deals it. */
  static fresh(seats: number, seed = 'fresh'): Table {
    return new Table(Position.dealt(seats, seed));
  }

  /** Phase A of round 1 in seat order: no huts on the map, empty hands, no offerings, no god tiles, dice 1 2 3 each. */
  static bare(seats = 2): Table {
    return new Table(Position.emptied(seats));
  }

  get asked(): Seat | null {
    return game.decisions(this.s)[0]?.seat ?? null;
  }

  get kind(): string | null {
    return game.decisions(this.s)[0]?.kind ?? null;
  }

  get about(): unknown {
    return game.decisions(this.s)[0]?.about;
  }

  /** Open options as notation, of one verb if wanted. */
  options(verb = ''): string[] {
    const list = (game.decisions(this.s)[0]?.options ?? []).map((m) => notate(game.moves, m));
    return verb === '' ? list : list.filter((line) => line === verb || line.startsWith(`${verb} `));
  }

  whyNot(line: string, seat: Seat = this.asked ?? 0): Refusal | null {
    return game.whyNot(this.s, seat, parseMove(game.moves, line) as GameMove);
  }

  /** Makes the moves one after the other, each of which must be listed. */
  play(...lines: string[]): this {
    for (const line of lines) {
      const seat = this.asked;
      expect(this.options(), `options for ${this.kind}`).toContain(line);
      game.apply(this.s, seat as Seat, parseMove(game.moves, line) as GameMove, this.rng, this.out);
    }
    return this;
  }

  /** Answers forced questions and, for others, takes the first option until the test says stop. */
  until(stop: (t: Table) => boolean, prefer: readonly string[] = []): this {
    for (let i = 0; i < 5000 && !stop(this); i++) {
      const list = this.options();
      if (list.length === 0) break;
      this.play(list.find((line) => prefer.some((p) => line.startsWith(p))) ?? (list[0] as string));
    }
    expect(stop(this), 'reached').toBe(true);
    return this;
  }

  vp(seat: Seat = 0): number {
    return trackVp(this.player(seat));
  }

  part(name: string, seat: Seat = 0): number {
    return game.score(this.s, 'judge').seats[seat]?.parts[name] as number;
  }

  events(): Event[] {
    return this.out.events.flatMap((e) => (e.whispered ?? e.everybody) as Event);
  }
}

/** Spaces of the ceremony place for a material. */
export function spacesOf(material: number): number[] {
  return SPACE_MATERIAL.flatMap((m, i) => (m === material ? [i] : []));
}
