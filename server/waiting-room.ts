import { type GameModule, type Json, type OptionSchema, readOptions } from '#kernel';
import { type GoneFor, GRACE_MS } from './absence.ts';
import { Refused } from './problems.ts';
import type { Arrange } from './protocol.ts';
import type { MatchTable } from './store/schema.ts';
import type { SeatRow } from './store/store.ts';

const COLOURS = 5;

/** A table that waits, as its people have set it. */
export interface Room {
  readonly row: MatchTable;
  readonly seats: readonly SeatRow[];
}

interface Asking {
  readonly person: string;
  /** When the host is gone for longer than a moment, whoever is there sees to the table. */
  readonly goneFor: GoneFor;
}

/** A seat with nobody on it. */
export function emptySeat(match: string, seat: number, colour: number): SeatRow {
  return {
    match,
    seat,
    kind: 'open',
    person: null,
    name: null,
    level: null,
    colour,
    ready: 0,
    invited: null,
    stands_in: 0,
    resigned: 0,
    seen_at: null,
    reminded_at: null,
    hidden: 0,
    given: null,
    called: null,
  };
}

export function freeColour(seats: readonly SeatRow[], otherwise: number): number {
  for (let c = 0; c < COLOURS; c++) if (!seats.some((s) => s.colour === c)) return c;
  return otherwise % COLOURS;
}

/** The seat of the host: whoever opened the table; after they are gone for too long, the first of those who are not. */
export function hostSeat(
  { row, seats }: { readonly row: Pick<MatchTable, 'host'>; readonly seats: readonly SeatRow[] },
  goneFor: GoneFor,
): number | null {
  const people = seats.filter((s) => s.kind === 'person' && s.person !== null);
  const host = people.find((s) => s.person === row.host);
  const stays = (s: SeatRow): boolean => goneFor(s) < GRACE_MS;
  if (host !== undefined && stays(host)) return host.seat;
  return (people.find((s) => goneFor(s) === 0) ?? people.find(stays) ?? host ?? people[0])?.seat ?? null;
}

/** Whether everybody is there and content. */
export function complete({ row, seats }: Room): boolean {
  if (seats.some((s) => s.kind === 'open')) return false;
  return row.gathers === 0 || seats.every((s) => s.kind === 'bot' || s.ready === 1);
}

function calm(seats: readonly SeatRow[]): SeatRow[] {
  return seats.map((s) => ({ ...s, ready: 0 }));
}

/** Choices a seat are lists with one entry a seat: they follow when seats move, come or go. */
function withLists(
  options: string,
  schema: OptionSchema,
  change: (list: readonly string[], otherwise: string) => string[],
): string {
  const values = JSON.parse(options) as Record<string, unknown>;
  for (const [name, spec] of Object.entries(schema))
    if (spec.kind === 'perSeat') values[name] = change(values[name] as readonly string[], spec.default);
  return JSON.stringify(values);
}

/** Two seats change places, with all that was chosen for them. */
function swapped({ row, seats }: Room, schema: OptionSchema, a: number, b: number): Room {
  const order = seats.map((_, i) => (i === a ? b : i === b ? a : i));
  const options = withLists(row.options, schema, (list) => order.map((i) => list[i] as string));
  return { row: { ...row, options }, seats: order.map((from, seat) => ({ ...(seats[from] as SeatRow), seat })) };
}

/** One thing somebody changes about a table that waits, or the reason why they cannot. */
export function arrange(module: GameModule, room: Room, { person, goneFor }: Asking, wish: Arrange): Room {
  const { row, seats } = room;
  const { game } = module;
  const mine = seats.find((s) => s.person === person && s.kind === 'person');
  if (mine === undefined) throw new Refused('not-seated');
  const set = (seat: number, part: Partial<SeatRow>): SeatRow[] =>
    seats.map((s) => (s.seat === seat ? { ...s, ...part } : s));
  const at = (seat: number): SeatRow => {
    const found = seats[seat];
    if (found === undefined) throw new Refused('bad-seats');
    return found;
  };
  const suits = (n: number): void => {
    if (!game.seats.includes(n)) throw new Refused('bad-seats', { seats: [...game.seats] });
  };

  switch (wish.do) {
    case 'ready':
      return { row, seats: set(mine.seat, { ready: wish.ready ? 1 : 0 }) };
    case 'colour': {
      const holder = seats.find((s) => s.colour === wish.colour && s.seat !== mine.seat);
      if (holder?.kind === 'person') throw new Refused('seat-taken');
      // Bots and free seats give theirs in exchange.
      return {
        row,
        seats: seats.map((s) =>
          s.seat === mine.seat ? { ...s, colour: wish.colour } : s === holder ? { ...s, colour: mine.colour } : s,
        ),
      };
    }
    case 'sit': {
      const there = at(wish.seat);
      if (there.seat === mine.seat) return room;
      if (there.kind === 'person' || there.invited !== null) throw new Refused('seat-taken');
      return swapped(room, game.options, mine.seat, there.seat);
    }
    case 'choose': {
      const spec = game.options[wish.option];
      if (spec?.kind !== 'perSeat') throw new Refused('bad-options', { option: wish.option });
      const values = JSON.parse(row.options) as Record<string, Json>;
      const list = (values[wish.option] as readonly string[]).map((v, i) => (i === mine.seat ? wish.value : v));
      const read = readOptions(game.options, { ...values, [wish.option]: list }, seats.length);
      if (!read.ok) throw new Refused('bad-options', { option: read.bad });
      return { row: { ...row, options: JSON.stringify(read.options) }, seats };
    }
  }

  // The rest is the host's.
  if (hostSeat(room, goneFor) !== mine.seat) throw new Refused('not-host');
  switch (wish.do) {
    case 'options': {
      const read = readOptions(game.options, wish.options, seats.length);
      if (!read.ok) throw new Refused('bad-options', { option: read.bad });
      const options = JSON.stringify(read.options);
      return options === row.options ? room : { row: { ...row, options }, seats: calm(seats) };
    }
    case 'listed':
      return { row: { ...row, listed: wish.listed ? 1 : 0 }, seats };
    case 'manners': {
      const takeBacks = wish.takeBacks === undefined ? row.take_backs : wish.takeBacks ? 1 : 0;
      const hints = wish.hints === undefined ? row.hints : wish.hints ? 1 : 0;
      const patience = wish.patience ?? row.patience;
      if (takeBacks === row.take_backs && hints === row.hints && patience === row.patience) return room;
      return { row: { ...row, take_backs: takeBacks, hints, patience }, seats: calm(seats) };
    }
    case 'bot':
      if (at(wish.seat).kind === 'person') throw new Refused('seat-taken');
      return { row, seats: set(wish.seat, { kind: 'bot', level: wish.level, invited: null, given: person }) };
    case 'open': {
      const there = at(wish.seat);
      if (there.person === person) throw new Refused('bad-seats');
      // A seat is freed only from somebody who does not come back.
      if (there.kind === 'person' && goneFor(there) < GRACE_MS) throw new Refused('seat-taken');
      return { row, seats: set(wish.seat, { ...emptySeat(row.id, wish.seat, at(wish.seat).colour) }) };
    }
    case 'fill':
      return {
        row,
        seats: seats.map((s) =>
          s.kind === 'open' ? { ...s, kind: 'bot', level: wish.level, invited: null, given: person } : s,
        ),
      };
    case 'add': {
      suits(seats.length + 1);
      const options = withLists(row.options, game.options, (list, otherwise) => [...list, otherwise]);
      const seat = emptySeat(row.id, seats.length, freeColour(seats, seats.length));
      return { row: { ...row, options }, seats: [...calm(seats), seat] };
    }
    case 'remove': {
      if (at(wish.seat).kind === 'person') throw new Refused('seat-taken');
      suits(seats.length - 1);
      const options = withLists(row.options, game.options, (list) => list.filter((_, i) => i !== wish.seat));
      const left = seats.filter((s) => s.seat !== wish.seat).map((s, seat) => ({ ...s, seat }));
      return { row: { ...row, options }, seats: calm(left) };
    }
    case 'up': {
      if (wish.seat === 0) throw new Refused('bad-seats');
      return swapped(room, game.options, at(wish.seat).seat, wish.seat - 1);
    }
  }
}
