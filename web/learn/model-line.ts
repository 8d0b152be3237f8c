import { signal } from '@preact/signals';
import type { Level } from '#bots/levels.ts';
import type { AnyGame, MatchRecord } from '#kernel';
import type { SeatInfo, TableMessage } from '#server/protocol.ts';
import type { Answer, Line, Link, Request } from '../app/live.ts';
import { QUIET } from '../table/quiet.ts';
import { Replay } from '../table/replay.ts';

/** A kept game as a table hears it: over, and nobody plays on. */
export class ModelLine implements Line {
  readonly link = signal<Link>('open');
  readonly #match: string;
  readonly #replay: Replay;
  readonly #game: AnyGame;
  readonly #level: Level;
  readonly #onTable: (table: TableMessage) => void;

  constructor(match: string, game: AnyGame, record: MatchRecord, level: Level, onTable: (table: TableMessage) => void) {
    this.#match = match;
    this.#game = game;
    this.#replay = new Replay(game, record);
    this.#level = level;
    this.#onTable = onTable;
  }

  again(): void {
    const { record, length } = this.#replay;
    const { view, standing } = this.#replay.at(length, 'judge');
    this.#onTable({
      ...QUIET,
      t: 'table',
      match: this.#match,
      game: this.#game.id,
      rulesVersion: this.#game.rulesVersion,
      options: record.options,
      hints: false,
      seedHash: '',
      status: 'finished',
      version: 1,
      moves: length,
      seats: Array.from({ length: record.seats }, (_, seat): SeatInfo => {
        return { seat, kind: 'bot', me: false, here: true, name: null, colour: seat, level: this.#level };
      }),
      mySeat: null,
      view,
      standing: standing as TableMessage['standing'],
      decisions: [],
      waitingFor: [],
      undoTo: length,
      undoAt: length,
      logFrom: 0,
      log: this.#replay.log('judge'),
    });
  }

  ask(request: Request): Promise<Answer> {
    return Promise.resolve({ t: 'refused', id: request.id, reason: 'over' });
  }

  moment(n: number): Promise<{ readonly view: unknown; readonly standing: unknown }> {
    return Promise.resolve(this.#replay.at(n, 'judge'));
  }

  close(): void {}
}
