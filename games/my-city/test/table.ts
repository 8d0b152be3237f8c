/** A table for tests: own boards, own decks, decisions in the notation of RULES.md ('Y1 r0 1,1', 'decline', 'end'). */
import { type Decision, RecordingSink, type Refusal, SeededRng, settle } from '#kernel';
import { addBoard, boardOf, type RawBoard } from '../rules/board.ts';
import { BLOCK, buildingById } from '../rules/data.ts';
import { game } from '../rules/game.ts';
import { partsOf, total } from '../rules/scoring.ts';
import { start } from '../rules/setup.ts';
import type { Event, GameMove, PlaceMove, State, Town } from '../rules/state.ts';
import { build, emptyTown, placeRefused } from '../rules/town.ts';

const edges = (id: string, rows: readonly string[], path: readonly (readonly number[])[]): RawBoard => ({
  id,
  width: (rows[0] as string).length,
  height: rows.length,
  rows,
  river: { mode: 'edges', path },
});

export const T1 = addBoard(
  edges(
    'T1',
    ['..t...g', '.......', '.w.....', '....w..', 'r.....t', 'g.....r'],
    [
      [3, 0],
      [3, 6],
    ],
  ),
);
export const T3 = addBoard(
  edges(
    'T3',
    ['g..g', '....', '....'],
    [
      [2, 0],
      [2, 3],
    ],
  ),
);
export const T4 = addBoard(
  edges(
    'T4',
    ['..', '..'],
    [
      [1, 0],
      [1, 2],
    ],
  ),
);
export const T5 = addBoard(
  edges(
    'T5',
    ['....', '....'],
    [
      [2, 0],
      [2, 2],
    ],
  ),
);
export const RIVER_CELLS = addBoard({
  id: 'river-cells',
  width: 5,
  height: 5,
  rows: ['..~..', '..~..', '.~~..', '.~...', '.~...'],
  river: { mode: 'cells', path: null },
});

/** A board of its own for one test. */
export const ownBoard = (id: string, rows: readonly string[], path: readonly (readonly number[])[]) =>
  addBoard(edges(id, rows, path));

export const card = (id: string): number => (id === 'BLOCK' ? BLOCK : buildingById(id).index);

/** Deck in the order in which the cards are turned over. */
export const deck = (ids: string): number[] => ids.trim().split(/\s+/).map(card).reverse();

export function place(text: string): { b: number; move: PlaceMove } {
  const m = /^([A-Z]\d) r(\d) (\d+),(\d+)$/.exec(text.trim());
  if (m === null) throw new Error(`not a placement: ${text}`);
  return { b: card(m[1] as string), move: { do: 'place', rotation: Number(m[2]), x: Number(m[3]), y: Number(m[4]) } };
}

/** Builds a town from placements, each of which must be legal; returns it for asking and scoring. */
export function townOn(board: string, placements: string): Town {
  const b = boardOf(board);
  const town = emptyTown(b);
  for (const line of placements.split(';').filter((x) => x.trim() !== '')) {
    const p = place(line);
    const why = placeRefused(b, town, p.b, p.move);
    if (why !== null) throw new Error(`${line}: ${why.key}`);
    build(b, town, p.b, p.move, 1);
  }
  return town;
}

/** The reason code against a placement in a town, or null. */
export function refusal(board: string, town: Town, text: string): Refusal | null {
  const p = place(text);
  return placeRefused(boardOf(board), town, p.b, p.move);
}

export function parts(board: string, town: Town) {
  const p = partsOf(boardOf(board), town);
  return { ...p, groups: p.yellow + p.red + p.blue, final: total(p) };
}

/** A match with an own deck. */
export class TestMatch {
  readonly s: State;
  readonly out = new RecordingSink<Event>();
  open: readonly Decision<GameMove>[];
  readonly #rng = new SeededRng('test');

  constructor(board: string, seats: number, cards: string) {
    this.s = start(board, seats, deck(cards), this.out);
    this.open = settle(game, this.s, this.#rng, this.out);
  }

  move(text: string): GameMove {
    if (text === 'decline' || text === 'end') return { do: text };
    const p = place(text);
    if (p.b !== this.s.current) throw new Error(`${text}, but building ${this.s.current} is open`);
    return p.move;
  }

  whyNot(seat: number, text: string): Refusal | null {
    return game.whyNot(this.s, seat, this.move(text));
  }

  play(seat: number, text: string): this {
    return this.answer(seat, this.move(text));
  }

  answer(seat: number, move: GameMove): this {
    const why = game.whyNot(this.s, seat, move);
    if (why !== null) throw new Error(`${move.do}: ${why.key}`);
    game.apply(this.s, seat, move, this.#rng, this.out);
    this.open = settle(game, this.s, this.#rng, this.out);
    return this;
  }

  /** One decision a seat, in seat order, for one round. */
  round(...texts: string[]): this {
    const seats = this.open.map((d) => d.seat);
    for (const [i, seat] of seats.entries()) this.play(seat, texts[i] as string);
    return this;
  }

  town(seat = 0): Town {
    return this.s.towns[seat] as Town;
  }

  get over(): boolean {
    return this.open.length === 0;
  }

  finals(): number[] {
    return game.score(this.s, 'judge').seats.map((x) => x.total);
  }

  ranks(): number[] {
    return game.score(this.s, 'judge').seats.map((x) => x.rank);
  }

  events(kind: Event['e']): Event[] {
    return this.out.events.flatMap((t) => (t.everybody?.e === kind ? [t.everybody] : []));
  }
}
