/** A table that a test sits at: real rules, and a line whose other end is the test. */
import { signal } from '@preact/signals';
import { Match, type Move, notate, parseMove, type Refusal, type Seat, type TableModule } from '#kernel';
import type { LogEntry, SeatInfo, TableMessage } from '#server/protocol.ts';
import { tableModule } from '../../app/games.ts';
import type { Answer, Line, Link, Request } from '../../app/live.ts';
import { QUIET } from '../../table/quiet.ts';
import { TableStore } from '../../table/store.ts';
import { loadTexts } from '../../text/index.ts';
import { settled } from './screen.ts';

const NAMES = ['Ada', 'Ben', 'Cleo', 'Dan', 'Eve'];

export async function moduleOf(game: string): Promise<TableModule> {
  await loadTexts('en');
  const module = await tableModule(game, 'en');
  if (module === null) throw new Error(`no game ${game}`);
  return module;
}

/** People at a table: `me` sits at this seat. */
export function people(n: number, me: Seat | null): SeatInfo[] {
  return Array.from({ length: n }, (_, seat): SeatInfo => {
    return { seat, kind: 'person', name: NAMES[seat] ?? null, colour: seat, me: seat === me, here: true };
  });
}

/** What a server would say of a match to this seat. */
export function told(match: Match, seat: Seat | null, over: Partial<TableMessage> = {}): TableMessage {
  const viewer = seat ?? 'spectator';
  const undoTo = seat === null || match.over ? match.length : match.undoableTo(seat);
  const log = Array.from({ length: match.length + 1 }, (_, n): LogEntry => {
    return { n, seat: match.seatOf(n), events: match.heard(n, viewer) };
  });
  return {
    ...QUIET,
    t: 'table',
    match: 'home',
    game: match.game.id,
    rulesVersion: match.game.rulesVersion,
    options: match.options,
    hints: false,
    seedHash: 'c0ffee',
    status: match.over ? 'finished' : 'running',
    version: match.length + 1,
    moves: match.length,
    seats: people(match.seats, seat),
    mySeat: seat,
    view: match.game.view(match.state, viewer),
    standing: match.game.score(match.state, viewer),
    decisions: match.open.filter((d) => d.seat === seat),
    waitingFor: match.waitingFor,
    undoTo,
    undoAt: Math.max(undoTo, match.length - 1),
    logFrom: 0,
    log,
    ...over,
  };
}

/** A line that says nothing by itself: the test answers. */
class Quiet implements Line {
  readonly link = signal<Link>('open');
  readonly asked: Request[] = [];
  readonly said: object[] = [];
  onAside: NonNullable<Line['onAside']> = () => {};
  readonly #waiting: ((answer: Answer) => void)[] = [];
  readonly #match: Match;
  readonly #seat: Seat | null;

  constructor(match: Match, seat: Seat | null) {
    this.#match = match;
    this.#seat = seat;
  }

  ask(request: Request): Promise<Answer> {
    this.asked.push(request);
    return new Promise((answered) => this.#waiting.push(answered));
  }

  async answer(answer: object): Promise<void> {
    const id = this.asked.at(-1)?.id ?? '';
    this.#waiting.shift()?.({ id, ...answer } as Answer);
    await settled();
  }

  tell(message: object): void {
    this.said.push(message);
  }

  moment(n: number): Promise<{ readonly view: unknown; readonly standing: unknown }> {
    const { state } = this.#match.at(n);
    const viewer = this.#seat ?? 'spectator';
    const { game } = this.#match;
    return Promise.resolve({ view: game.view(state, viewer), standing: game.score(state, viewer) });
  }

  again(): void {}
  close(): void {}
}

interface Wish {
  readonly game?: string;
  readonly seats?: number;
  readonly options?: object;
  readonly seed?: string;
  /** Moves made before, without much thought. */
  readonly after?: number;
  /** Moves are made until somebody is asked this. */
  readonly asked?: string;
  /** Null: only looks on; nothing said: whoever is asked. */
  readonly seat?: Seat | null;
  readonly over?: Partial<TableMessage>;
}

/** Makes moves that need no thought. */
export function play(match: Match, moves: number): void {
  for (let n = 0; n < moves && !match.over; n++) {
    const decision = match.open.find((d) => d.optional === undefined) ?? match.open[0];
    if (decision === undefined) return;
    match.play(decision.seat, decision.options[n % decision.options.length] as Move);
  }
}

/** Why the rules refuse a move that somebody could think of here. */
export function refused({ game, state }: Match, seat: Seat, lines: readonly string[]): Refusal {
  for (const line of lines) {
    const move = parseMove(game.moves, line);
    const refusal = move === null ? null : game.whyNot(state, seat, move);
    if (refusal !== null) return { ...refusal, args: refusal.args ?? {} };
  }
  throw new Error('all of this is possible');
}

export interface Seated {
  readonly s: TableStore;
  readonly match: Match;
  readonly line: Quiet;
  readonly seat: Seat | null;
  /** The table as it stands now, with what else is to be said of it. */
  readonly tell: (over?: Partial<TableMessage>) => Promise<void>;
  /** The same, shown as somebody finds it who watches: after what was there before. */
  readonly hear: () => Promise<void>;
  readonly notated: (move: Move) => string;
}

/** Sits down at a table; it is loaded when this is done. */
export async function seated(wish: Wish = {}): Promise<Seated> {
  const module = await moduleOf(wish.game ?? 'garden-nation');
  const match = new Match(module.game, wish.options ?? {}, wish.seats ?? 2, wish.seed ?? 'home');
  play(match, wish.after ?? 0);
  if (wish.asked !== undefined) while (match.open[0]?.kind !== wish.asked && !match.over) play(match, 1);
  const seat = wish.seat === undefined ? (match.waitingFor[0] ?? 0) : wish.seat;
  const line = new Quiet(match, seat);
  let hear: (table: TableMessage) => void = () => {};
  const s = new TableStore('home', (_, onTable) => {
    hear = onTable;
    return line;
  });
  const tell = async (over: Partial<TableMessage> = {}): Promise<void> => {
    hear(told(match, seat, { ...wish.over, ...over }));
    // Without motion everything heard is shown at once, but for cards that wait for a tap.
    s.catchUp();
    await settled();
  };
  const watch = async (): Promise<void> => {
    hear(told(match, seat, wish.over));
    await settled();
  };
  await tell();
  while (s.loaded === null) await settled();
  await settled();
  return { s, match, line, seat, tell, hear: watch, notated: (move) => notate(module.game.moves, move) };
}
