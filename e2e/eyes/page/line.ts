/** A kept game at one of its positions, as a table hears it over a line of its own. */
import { signal } from '@preact/signals';
import { type AnyGame, Match, type MatchRecord, type Move, notate } from '#kernel';
import type { SeatInfo, TableMessage } from '#server/protocol.ts';
import type { Answer, Aside, Line, Link, Request } from '#web/app/live.ts';
import { QUIET } from '#web/table/quiet.ts';
import { Replay } from '#web/table/replay.ts';
import { MY_NAME, type Scene } from '../scene.ts';

interface Asked {
  readonly seat: number;
  readonly kind: string;
  readonly optional?: unknown;
  readonly options: readonly Move[];
}

/** A kept game, played once: where it stands after each move, and who is asked there. */
export interface Kept {
  readonly game: AnyGame;
  readonly record: MatchRecord;
  readonly replay: Replay;
  readonly asked: readonly (readonly Asked[])[];
}

export function keptGame(game: AnyGame, record: MatchRecord): Kept {
  const match = Match.replay(game, record);
  const asked = Array.from({ length: match.length + 1 }, (_, n) => {
    return game.decisions(match.at(n).state) as readonly Asked[];
  });
  return { game, record, replay: new Replay(game, record), asked };
}

/** After how many moves of the kept game stands what a scene means. */
export function positionOf({ asked, replay }: Kept, scene: Scene): number {
  const { screen, at = 0.5, kind, seat = 0 } = scene;
  if (screen === 'end' || screen === 'replay') return replay.length;
  const fits = (n: number): boolean => {
    const open = (asked[n] ?? []).filter((d) => d.optional === undefined);
    const mine = open.some((d) => d.seat === seat && (kind === undefined || d.kind === kind));
    return screen === 'waiting' ? open.length > 0 && !open.some((d) => d.seat === seat) : mine;
  };
  const found = [...asked.keys()].filter(fits);
  const n = found[Math.round((found.length - 1) * at)];
  if (n === undefined) throw new Error(`no such position: ${JSON.stringify(scene)}`);
  return n;
}

/** Who else sits at the bench. */
const OTHERS = ['Maximilian', null, 'Bo', null, null];

export class BenchLine implements Line {
  readonly link = signal<Link>('open');
  onAside: (message: Aside) => void = () => {};
  readonly #id: string;
  readonly #kept: Kept;
  /** So many moves of it were made. */
  readonly #n: number;
  readonly #reasons: readonly string[];
  readonly #seat: number;
  readonly #onTable: (table: TableMessage) => void;

  constructor(
    id: string,
    kept: Kept,
    n: number,
    seat: number,
    reasons: readonly string[],
    onTable: (table: TableMessage) => void,
  ) {
    this.#id = id;
    this.#kept = kept;
    this.#n = n;
    this.#seat = seat;
    this.#reasons = reasons;
    this.#onTable = onTable;
  }

  again(): void {
    this.#onTable(this.#message());
  }

  #seats(): readonly SeatInfo[] {
    let other = 0;
    return Array.from({ length: this.#kept.record.seats }, (_, seat): SeatInfo => {
      const me = seat === this.#seat;
      const name = me ? MY_NAME : (OTHERS[other++] ?? null);
      const bot = name === null;
      return { seat, kind: bot ? 'bot' : 'person', me, here: true, name, colour: seat, ...(bot && { level: 2 }) };
    });
  }

  get #asked(): readonly Asked[] {
    return this.#kept.asked[this.#n] ?? [];
  }

  #message(): TableMessage {
    const { record, replay, game } = this.#kept;
    const length = this.#n;
    const { view, standing } = replay.at(length, this.#seat);
    const asked = this.#asked;
    return {
      ...QUIET,
      t: 'table',
      match: this.#id,
      game: game.id,
      rulesVersion: game.rulesVersion,
      options: record.options as TableMessage['options'],
      hints: true,
      seedHash: '',
      status: asked.length === 0 ? 'finished' : 'running',
      version: length + 1,
      moves: length,
      seats: this.#seats(),
      mySeat: this.#seat,
      view,
      standing,
      decisions: asked.filter((d) => d.seat === this.#seat),
      waitingFor: [...new Set(asked.filter((d) => d.optional === undefined).map((d) => d.seat))],
      undoTo: length,
      undoAt: length,
      logFrom: 0,
      log: replay.log(this.#seat).slice(0, length + 1),
    };
  }

  /** On the bench nothing is played: every tap finds the same position. */
  ask(request: Request): Promise<Answer> {
    return Promise.resolve({ t: 'refused', id: request.id, reason: 'over' });
  }

  moment(n: number): Promise<{ readonly view: unknown; readonly standing: unknown }> {
    return Promise.resolve(this.#kept.replay.at(n, this.#seat));
  }

  /** A hint without a search: the first answers, and every reason the game knows. */
  tell(message: { readonly t: string; readonly id?: string }): void {
    if (message.t !== 'hint' || message.id === undefined) return;
    const options = this.#asked.find((d) => d.seat === this.#seat && d.optional === undefined)?.options ?? [];
    const reasons = this.#reasons.slice(0, 3).map((group, i) => ({ group, points: [2.4, 1.1, -0.8][i] ?? 0 }));
    this.onAside({
      t: 'hint',
      id: message.id,
      match: this.#id,
      version: this.#n + 1,
      hint: {
        lines: options.slice(0, 3).map((move, i) => ({
          moves: [notate(this.#kept.game.moves, move)],
          behind: i * 1.4,
          error: i === 0 ? 0 : 0.6,
          reasons,
        })),
        close: false,
        rest: options.length > 3 ? 4.2 : null,
        worlds: 40,
      },
    } as Aside);
  }

  close(): void {}
}
