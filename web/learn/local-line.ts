import { signal } from '@preact/signals';
import { type LessonRun, type Move, parseMove } from '#kernel';
import type { SeatInfo, TableMessage } from '#server/protocol.ts';
import type { Answer, Line, Link, Request } from '../app/live.ts';
import { QUIET } from '../table/quiet.ts';

/** Who sits at a lesson's table, by seat. */
export type Sitting = (seat: number, mine: boolean) => Pick<SeatInfo, 'name' | 'colour'>;

/** A lesson as a table hears it: the same messages as over a socket, made in this browser. */
export class LocalLine implements Line {
  readonly link = signal<Link>('open');
  readonly #run: LessonRun;
  readonly #onTable: (table: TableMessage) => void;
  readonly #sitting: Sitting;
  readonly #changed: () => void;
  readonly #match: string;
  /** Grows with everything told: the table waits for it after a move. */
  #version = 0;

  constructor(
    match: string,
    run: LessonRun,
    sitting: Sitting,
    onTable: (table: TableMessage) => void,
    changed: () => void,
  ) {
    this.#match = match;
    this.#run = run;
    this.#sitting = sitting;
    this.#onTable = onTable;
    this.#changed = changed;
  }

  /** Tells the table how things stand. */
  tell(): void {
    this.#version++;
    this.#onTable(this.#message());
  }

  ask(request: Request): Promise<Answer> {
    return Promise.resolve(this.#answer(request));
  }

  #answer(request: Request): Answer {
    const refused = { t: 'refused', id: request.id } as const;
    if (request.t !== 'move') return { ...refused, reason: 'cannot-undo' };
    const run = this.#run;
    const lines = 'moves' in request ? request.moves : [request.move];
    const moves: Move[] = [];
    for (const line of lines) {
      const move = parseMove(run.module.game.moves, line);
      if (move === null) return { ...refused, reason: 'bad-move' };
      moves.push(move);
    }
    if (run.asks) {
      const refusal = run.play(moves);
      if (refusal !== null) return { ...refused, reason: 'illegal', refusal: { ...refusal, args: refusal.args ?? {} } };
    }
    this.tell();
    this.#changed();
    return { t: 'done', id: request.id, version: this.#version };
  }

  #message(): TableMessage {
    const run = this.#run;
    const { game } = run.module;
    const over = run.phase === 'free' && run.open.length === 0;
    const standing = run.standing();
    return {
      ...QUIET,
      t: 'table',
      match: this.#match,
      game: game.id,
      rulesVersion: game.rulesVersion,
      options: {},
      hints: false,
      seedHash: '',
      status: over ? 'finished' : 'running',
      version: this.#version,
      moves: run.log.length,
      seats: standing.seats.map((_, seat): SeatInfo => {
        const mine = seat === run.seat;
        return { seat, kind: mine ? 'person' : 'bot', me: mine, here: true, ...this.#sitting(seat, mine) };
      }),
      mySeat: run.seat,
      view: run.view(),
      standing,
      decisions: run.decisions,
      // While the coach speaks nobody is waited for, and never anybody else: they answer at once.
      waitingFor: run.decisions.some((d) => d.optional === undefined) ? [run.seat] : [],
      undoTo: run.log.length,
      undoAt: run.log.length,
      logFrom: 0,
      log: [{ n: 0, seat: null, events: [] }, ...run.log.map((m, i) => ({ n: i + 1, seat: m.seat, events: m.events }))],
    };
  }

  /** A lesson has no past to look at: the present is shown. */
  moment(): Promise<{ readonly view: unknown; readonly standing: unknown }> {
    return Promise.resolve({ view: this.#run.view(), standing: this.#run.standing() });
  }

  again(): void {
    this.tell();
  }

  close(): void {}
}
