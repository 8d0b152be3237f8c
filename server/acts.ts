import { USUAL_LEVEL } from '#bots/levels.ts';
import type { Entry } from '#kernel';
import type { GoneFor } from './absence.ts';
import { Refused } from './problems.ts';
import type { Act, Question } from './protocol.ts';
import { seenSeat, withSeen } from './seen-seats.ts';
import type { MatchTable } from './store/schema.ts';
import type { SeatRow } from './store/store.ts';
import type { Table } from './table.ts';

/** What somebody does at a running table that is no move: entries of the log, and what they change. */
export interface Deed {
  readonly entries: readonly Exclude<Entry, { kind: 'move' }>[];
  readonly seats?: readonly SeatRow[];
  readonly row?: Partial<Pick<MatchTable, 'paused' | 'ended' | 'question' | 'saw'>>;
  /** The seat that begins something which may lead nowhere: it can be too much (server/measure.ts). */
  readonly measured?: number;
  /** The seat for whose person the match does not count any more. */
  readonly uncounts?: number;
}

/** What acts are judged by. */
export interface Around {
  readonly now: number;
  readonly goneFor: GoneFor;
  /** How long somebody may be gone before the others go on without them. */
  readonly patience: number;
}

/** A question without an answer is a no after this time; where people play over days, after a longer one. */
const ANSWER_MS = 5 * 60_000;
const REMIND_MS = 10 * 60_000;

/** How long this table waits for somebody who is gone, in milliseconds. */
export function patienceOf({ patience }: Pick<MatchTable, 'patience'>, otherwise: number): number {
  return patience === null ? otherwise : patience * 1000;
}

/** A bot answers for this seat. */
export function playedByBot(seat: SeatRow | undefined): boolean {
  return seat !== undefined && (seat.kind === 'bot' || seat.stands_in === 1);
}

/** A bot plays for this person until they are back; who has given up does not come back. */
export function standsInFor(table: Table, person: string): boolean {
  const seat = table.seatOf(person);
  const mine = seat === null ? undefined : table.seats[seat];
  return mine?.stands_in === 1 && mine.resigned === 0 && table.row.status === 'running';
}

/**
 * Whether the game has waited for somebody who is gone for longer than the table's patience. To be gone while others think, or during
 * a break, costs nothing: the patience begins when they are asked, when the break is over, or when they leave, whichever is latest.
 */
function holdsUp(table: Table, seat: SeatRow, { now, goneFor, patience }: Around): boolean {
  if (seat.kind !== 'person' || seat.person === null || !table.waiting.includes(seat.seat)) return false;
  if (table.row.paused === 1) return false;
  return Math.min(goneFor(seat), now - table.waitedSince(seat.seat)) >= patience;
}

/** Those who have a say: everybody who plays, except whoever keeps the game waiting for too long. */
function voters(table: Table, around: Around): number[] {
  return table.seats
    .filter((s) => s.kind === 'person' && s.stands_in === 0 && s.resigned === 0 && !holdsUp(table, s, around))
    .map((s) => s.seat);
}

/** The question that is open now. One that the game has overtaken is not kept: see `overtaken`. */
export function openQuestion(
  { row: { question, status } }: { readonly row: Pick<MatchTable, 'question' | 'status'> },
  now: number,
): Question | null {
  if (question === null || status !== 'running') return null;
  const asked = JSON.parse(question) as Question;
  return now >= asked.until ? null : asked;
}

/** Whether the game has gone on since this question was asked, so that there is nothing to answer any more. */
export function overtaken(question: string, moves: number): boolean {
  const asked = JSON.parse(question) as Question;
  return asked.about === 'take-back' && asked.moves !== moves;
}

function note(seat: number, about: string, topic?: string): Deed['entries'][number] {
  return topic === undefined ? { kind: 'note', seat, about } : { kind: 'note', seat, about, data: topic };
}

function saying(seat: number, says: 'asks' | 'agrees' | 'declines', q: Pick<Question, 'about' | 'to'>) {
  if (q.about === 'take-back') return { kind: 'consent', seat, says, to: q.to ?? 0 } as const;
  return note(seat, says, q.about);
}

function change(table: Table, seat: number, part: Partial<SeatRow>): SeatRow[] {
  return table.seats.map((s) => (s.seat === seat ? { ...s, ...part } : s));
}

/** What everybody has agreed to happens with the last vote, in the same change: nothing can come between. */
function effect(table: Table, q: Question): Deed {
  switch (q.about) {
    case 'take-back': {
      const to = q.to ?? table.moves;
      // What nobody else was asked about is not to bring anybody better cards.
      const known = q.agreed.length === 1 && table.match?.knownSince(q.by, to) === true;
      return {
        entries: [{ kind: 'undo', seat: q.by, to, consent: [...q.agreed] }],
        row: { question: null },
        ...(known ? { uncounts: q.by } : {}),
      };
    }
    case 'pause':
      return { entries: [note(q.by, 'paused')], row: { question: null, paused: 1 } };
    case 'end':
      return { entries: [note(q.by, 'ended')], row: { question: null, ended: 'agreed' } };
    case 'stand-in': {
      const seat = q.seat ?? 0;
      return {
        entries: [{ kind: 'seat', seat, by: 'stand-in', level: USUAL_LEVEL }],
        seats: change(table, seat, { stands_in: 1, level: USUAL_LEVEL }),
        row: { question: null },
      };
    }
  }
}

function settle(table: Table, q: Question, first: Deed['entries'][number]): Deed {
  if (!q.asks.every((s) => q.agreed.includes(s))) return { entries: [first], row: { question: JSON.stringify(q) } };
  const done = effect(table, q);
  return { ...done, entries: [first, ...done.entries] };
}

function ask(table: Table, me: SeatRow, act: Extract<Act, { do: 'ask' }>, around: Around): Deed {
  const { row } = table;
  if (openQuestion(table, around.now) !== null) throw new Refused('question-open');
  const base = {
    id: around.now,
    by: me.seat,
    agreed: [me.seat],
    moves: table.moves,
    until: around.now + ANSWER_MS,
  };
  const asks = voters(table, around);
  switch (act.about) {
    case 'pause':
      if (row.paused === 1) throw new Refused('not-allowed');
      return settle(table, { ...base, about: 'pause', asks }, note(me.seat, 'asks', 'pause'));
    case 'end':
      return settle(table, { ...base, about: 'end', asks }, note(me.seat, 'asks', 'end'));
    case 'take-back': {
      if (row.take_backs === 0) throw new Refused('not-allowed');
      const to = table.backTo(me.seat, act.to);
      if (to >= table.moves || to < row.base) throw new Refused('bad-position', { moves: table.movesFor(me.seat) });
      const q: Question = { ...base, about: 'take-back', asks, to };
      return settle(table, q, saying(me.seat, 'asks', q));
    }
    case 'stand-in': {
      const gone = table.seats[act.seat];
      if (gone === undefined || gone.seat === me.seat || gone.stands_in === 1) throw new Refused('bad-seats');
      if (!holdsUp(table, gone, around)) throw new Refused('not-away');
      const q: Question = { ...base, about: 'stand-in', asks, seat: gone.seat };
      return settle(table, q, note(me.seat, 'asks', 'stand-in'));
    }
  }
}

function vote(table: Table, me: SeatRow, act: Extract<Act, { do: 'vote' }>, around: Around): Deed {
  const q = openQuestion(table, around.now);
  if (q === null || q.id !== act.question || !q.asks.includes(me.seat)) throw new Refused('no-question');
  if (!act.yes) return { entries: [saying(me.seat, 'declines', q)], row: { question: null } };
  if (q.agreed.includes(me.seat)) return { entries: [] };
  // Whoever was asked and keeps the game waiting for too long by now does not hold the others up.
  const still = voters(table, around);
  const now = { ...q, asks: q.asks.filter((s) => still.includes(s)), agreed: [...q.agreed, me.seat] };
  return settle(table, now, saying(me.seat, 'agrees', q));
}

/** Who gives up comes last. The others play on, with a bot on that seat; where nobody is left to play, it is over. */
function resign(table: Table, me: SeatRow): Deed {
  const seats = change(table, me.seat, { resigned: 1, stands_in: 1, level: USUAL_LEVEL });
  const left = seats.filter((s) => s.resigned === 0);
  const over = left.length <= 1 || !left.some((s) => s.kind === 'person');
  return {
    entries: [note(me.seat, 'resigned')],
    seats,
    row: over ? { question: null, ended: 'resigned' } : { question: null },
  };
}

function give(table: Table, me: SeatRow, to: 'bot' | 'link'): Deed {
  const nobody = {
    person: null,
    name: null,
    level: USUAL_LEVEL,
    seen_at: null,
    reminded_at: null,
    hidden: 0,
    given: me.person,
  };
  const seats = change(
    table,
    me.seat,
    to === 'bot' ? { ...nobody, kind: 'bot', stands_in: 0 } : { ...nobody, kind: 'open', stands_in: 1 },
  );
  // A game of bots alone is nobody's: it ends without a result.
  const lonely = !seats.some((s) => s.kind === 'person' && s.resigned === 0) && to === 'bot';
  return {
    entries: [
      { kind: 'seat', seat: me.seat, by: to === 'bot' ? 'bot' : 'stand-in', level: USUAL_LEVEL },
      note(me.seat, to === 'bot' ? 'gave-to-bot' : 'opened-seat'),
      ...(lonely ? [note(me.seat, 'ended')] : []),
    ],
    seats,
    row: {
      question: null,
      // Whoever stands up has seen this hand.
      ...(me.person === null ? {} : { saw: withSeen(table.row, me.person, me.seat) }),
      ...(lonely ? { ended: 'agreed' } : {}),
    },
  };
}

/** Carries an act over into what it changes, or refuses it. */
export function deedOf(table: Table, person: string, act: Act, around: Around): Deed {
  if (table.row.status !== 'running' || table.match === null) throw new Refused('not-running');
  const seat = table.seatOf(person);
  const me = seat === null ? undefined : table.seats[seat];
  if (me === undefined) throw new Refused('not-seated');
  if (me.resigned === 1) throw new Refused('not-allowed');
  switch (act.do) {
    case 'give':
      return act.to === 'bot' ? give(table, me, 'bot') : { ...give(table, me, 'link'), measured: me.seat };
    case 'resign':
      return resign(table, me);
    case 'ask':
      return { ...ask(table, me, act, around), measured: me.seat };
    case 'vote':
      return vote(table, me, act, around);
    case 'resume':
      if (table.row.paused === 0) throw new Refused('not-allowed');
      return { entries: [note(me.seat, 'resumed')], row: { paused: 0 } };
    case 'remind': {
      const other = table.seats[act.seat];
      if (other?.person == null || other.seat === me.seat || around.goneFor(other) === 0) throw new Refused('not-away');
      if (other.reminded_at !== null && around.now - other.reminded_at < REMIND_MS) throw new Refused('too-many');
      return {
        entries: [note(me.seat, 'reminded', String(other.seat))],
        seats: change(table, other.seat, { reminded_at: around.now }),
        measured: me.seat,
      };
    }
  }
}

/** Somebody is back at their seat: the bot leaves it at once, in the middle of a turn too. Null where none stands in. */
export function comeBack(table: Table, person: string): Deed | null {
  const seat = table.seatOf(person);
  if (seat === null || !standsInFor(table, person)) return null;
  return {
    entries: [{ kind: 'seat', seat, by: 'person' }],
    seats: change(table, seat, { stands_in: 0, level: null }),
  };
}

/** Somebody sits down on a seat that was opened in the middle of a game. */
export function sitIn(table: Table, seat: number, person: { id: string; name: string }, now: number): Deed {
  const saw = seenSeat(table.row, person.id);
  if (saw !== null && saw !== seat) throw new Refused('saw-another-seat');
  return {
    entries: [{ kind: 'seat', seat, by: 'person' }, note(seat, 'sat-down')],
    seats: change(table, seat, {
      kind: 'person',
      person: person.id,
      name: person.name,
      stands_in: 0,
      level: null,
      invited: null,
      given: null,
      // Their socket comes a moment later.
      seen_at: now,
    }),
  };
}
