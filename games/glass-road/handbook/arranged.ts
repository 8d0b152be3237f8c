import { type Decision, notate, parseMove, RecordingSink, SeededRng, settle } from '#kernel';
import { ALL_CARDS, BUILDINGS, CELL_NAMES, NAMES, SPECIALISTS, STRUCTURE } from '../rules/data.ts';
import { startResolve } from '../rules/frames/resolve.ts';
import { game } from '../rules/game.ts';
import { type GameMove, SHAPES } from '../rules/moves.ts';
import { builtCell, EMPTY, type Event, isTile, type Player, type State, startCell, tileCell } from '../rules/state.ts';

/** A real game that is set up in words and played in notation: for figures, lessons and tests. Every refusal is an error. */
export class Arranged {
  s: State;
  readonly rng: SeededRng;
  readonly out = new RecordingSink<Event>();

  constructor(seats: number, seed = 'table', options = { long: false }) {
    this.rng = new SeededRng(seed);
    this.s = game.setup(options, seats, this.rng, this.out);
    this.s.goblet = 0;
  }

  player(seat: number): Player {
    return this.s.players[seat] as Player;
  }

  // ---- questions and answers ----

  get open(): readonly Decision<GameMove>[] {
    return game.decisions(this.s);
  }

  question(seat: number): Decision<GameMove> | undefined {
    return this.open.find((d) => d.seat === seat && d.optional === undefined);
  }

  /** Options of a seat in notation. */
  options(seat: number): string[] {
    return (this.question(seat)?.options ?? []).map((m) => notate(SHAPES, m));
  }

  parse(line: string): GameMove {
    const move = parseMove(SHAPES, line);
    if (move === null) throw new Error(`no move: ${line}`);
    return move as GameMove;
  }

  /** Makes moves one after the other; forced ones follow by themselves. */
  play(seat: number, ...lines: string[]): this {
    for (const line of lines) {
      const move = this.parse(line);
      const why = game.whyNot(this.s, seat, move);
      if (why !== null)
        throw new Error(`seat ${seat}, ${line}: ${why.ruling} ${why.key}; ${this.options(seat).join(' | ')}`);
      game.apply(this.s, seat, move, this.rng, this.out);
      settle(game, this.s, this.rng, this.out);
    }
    return this;
  }

  /** Plays forced moves only. */
  settle(): this {
    settle(game, this.s, this.rng, this.out);
    return this;
  }

  // ---- positions ----

  /** `GW(sand,food,charcoal,water,wood|glass) BW(clay,charcoal,food|brick)`, either or both. */
  stock(seat: number, text: string): this {
    const { stock } = this.player(seat);
    for (const [, wheel, numbers] of text.matchAll(/(GW|BW)\(([^)]*)\)/g)) {
      const at = wheel === 'GW' ? 0 : 6;
      for (const [i, n] of (numbers ?? '').split(/[,|]/).entries()) stock[at + i] = Number(n);
    }
    return this;
  }

  /** Puts landscape kinds on cells: `land(0, { r3c3: 'pond', r1c2: 'empty' })`. */
  land(seat: number, cells: Readonly<Record<string, string>>): this {
    const p = this.player(seat);
    for (const [name, kind] of Object.entries(cells)) {
      const cell = cellOf(name);
      const before = p.cells[cell] as number;
      if (isTile(before)) this.s.supply[before - 1] = (this.s.supply[before - 1] as number) + 1;
      if (kind === 'empty') {
        p.cells[cell] = EMPTY;
      } else {
        const tile = NAMES.tiles.indexOf(kind);
        p.cells[cell] = tileCell(tile);
        this.s.supply[tile] = (this.s.supply[tile] as number) - 1;
      }
    }
    return this;
  }

  /** Every landscape space of a seat gets this kind, except those named. */
  meadow(seat: number, kind = 'empty'): this {
    const cells: Record<string, string> = {};
    for (const [i, content] of this.player(seat).cells.entries())
      if (content >= EMPTY && (content === EMPTY || isTile(content))) cells[CELL_NAMES[i] as string] = kind;
    return this.land(seat, cells);
  }

  /** Takes a tile out of wherever it is. */
  private pull(id: string): number {
    const building = buildingOf(id);
    for (const pile of this.s.stacks) {
      const at = pile.indexOf(building);
      if (at >= 0) pile.splice(at, 1);
    }
    for (const row of this.s.rows) {
      const at = row.indexOf(building);
      if (at >= 0) row[at] = -1;
    }
    return building;
  }

  /** Lays building tiles into the display, each into its row. */
  show(...ids: string[]): this {
    for (const id of ids) {
      const building = this.pull(id);
      const type = BUILDINGS[building]?.type as number;
      const row = this.s.rows[type] as number[];
      const keep = ids.map(buildingOf);
      const slot = row.findIndex((t) => !keep.includes(t));
      const old = row[slot] as number;
      if (old >= 0) (this.s.stacks[type] as number[]).unshift(old);
      row[slot] = building;
    }
    return this;
  }

  /** An empty display: all tiles under their stacks. */
  clearDisplay(): this {
    for (const [r, row] of this.s.rows.entries())
      for (const [i, tile] of row.entries()) {
        if (tile >= 0) (this.s.stacks[r] as number[]).unshift(tile);
        row[i] = -1;
      }
    return this;
  }

  /** A building that stands already. */
  own(seat: number, id: string, cell: string): this {
    const p = this.player(seat);
    this.land(seat, startOf(cell) < 0 ? { [cell]: 'empty' } : {});
    const building = this.pull(id);
    p.cells[cellOf(cell)] = builtCell(building);
    p.built.push(building);
    p.sites.push(cellOf(cell));
    return this;
  }

  private_(seat: number, id: string): this {
    this.player(seat).private.push(this.pull(id));
    return this;
  }

  // ---- cards ----

  /** Gives hands, by card ids, and goes to the first choice of a card. */
  hands(...hands: readonly (readonly string[])[]): this {
    for (const [seat, cards] of hands.entries()) {
      const p = this.player(seat);
      p.hand = 0;
      for (const id of cards) p.hand |= 1 << cardOf(id);
      p.rest = ALL_CARDS & ~p.hand;
    }
    this.s.phase = 'choose';
    this.s.round = 1;
    this.s.turn = this.s.seats === 2 ? this.s.goblet : 0;
    return this;
  }

  /** The seat is resolving this card; afterwards the last round of the period is over. */
  using(seat: number, card: string, actions = STRUCTURE.followSlots): this {
    const p = this.player(seat);
    const bit = 1 << cardOf(card);
    p.hand &= ~bit;
    p.rest &= ~bit;
    p.played.push(cardOf(card));
    this.s.phase = 'reveal';
    this.s.round = STRUCTURE.roundsPerPeriod;
    this.s.turn = this.s.neighbour === null ? this.s.seats : this.s.seats + 1;
    startResolve(this.s.stack, seat, cardOf(card), actions);
    return this;
  }
}

export const cardOf = (id: string): number =>
  found(
    SPECIALISTS.findIndex((c) => c.id === id),
    id,
  );
export const buildingOf = (id: string): number =>
  found(
    BUILDINGS.findIndex((b) => b.id === id),
    id,
  );
export const cellOf = (name: string): number => found(CELL_NAMES.indexOf(name), name);

function startOf(cell: string): number {
  return [0, 1, 2].findIndex(
    (i) =>
      game.setup({ long: false }, 1, new SeededRng('x'), new RecordingSink()).players[0]?.cells[cellOf(cell)] ===
      startCell(i),
  );
}

function found(at: number, id: string): number {
  if (at < 0) throw new Error(`unknown ${id}`);
  return at;
}
