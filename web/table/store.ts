import { computed, type ReadonlySignal, signal } from '@preact/signals';
import { botName } from '#bots/names.ts';
import { type Decision, type Move, type Names, notate, type Refusal, type Standing, speakTo } from '#kernel';
import type { LogEntry, StuckWhy, TableMessage } from '#server/protocol.ts';
import { ApiProblem, api } from '../app/api.ts';
import { type LoadedGame, loadedGame } from '../app/games.ts';
import { keepSeal } from '../app/keep.ts';
import { type Connect, type Line, Live, requestId } from '../app/live.ts';
import { motionSpeed, settings } from '../app/settings.ts';
import { Foresight } from '../kit/ahead.ts';
import type { PersonAtTable } from '../kit/contract.ts';
import { problem, say, sayProblem } from '../parts/toast.tsx';
import { initial } from '../parts/token.tsx';
import { lang, t } from '../text/index.ts';
import { Advice } from './advice.ts';
import { askedTogether } from './asked-together.ts';
import { HandStore } from './hand-store.ts';
import { gapIn, mergeLog } from './log-lines.ts';
import { cardsOf, cardTime, MomentQueue } from './moment-queue.ts';
import { Pacer, pause } from './pacer.ts';

/** A position other than the present one. */
export interface Moment {
  readonly n: number;
  readonly view: unknown;
  readonly standing: Standing;
  readonly events: readonly unknown[];
  /** Whose turn it tells of, where it is one person's: their place is shown to whoever sees with nobody's eyes. */
  readonly whose?: number | undefined;
}

export interface Why {
  readonly move: Move | null;
  readonly refusal: Refusal;
}

interface Shown {
  readonly table: TableMessage;
  readonly log: readonly LogEntry[];
}

/** Previews are a help: when they fail the table goes on without them, and the mistake is reported. */
function guarded<T>(work: () => T): T | null {
  try {
    return work();
  } catch (e) {
    console.error(e);
    return null;
  }
}

/** One table as this browser sees it: what was heard, what the hand does, what is looked at. */
export class TableStore {
  readonly id: string;
  readonly shown = signal<Shown | null>(null);
  readonly missing = signal(false);
  /** The rules of today do not lead to what was recorded. */
  readonly stuck = signal<StuckWhy | null>(null);
  readonly pending = signal(false);
  readonly why = signal<Why | null>(null);
  /** I am asked whether I want to take back although the game does not count then. */
  readonly undoAsked = signal(false);
  readonly focusSeat = signal<number | null>(null);
  /** The thing that explains itself while the past is looked at. */
  readonly looked = signal<string | null>(null);
  readonly moment = signal<Moment | null>(null);
  readonly events = signal<readonly unknown[]>([]);
  /** Seats that were asked together with those the game waits for now: who is not waited for any more is done. */
  readonly together = signal<readonly number[]>([]);
  /** Cards of moments, one after the other; what happens next waits for them. */
  readonly cards: MomentQueue;
  /** Step by step: what the others did next waits for a tap. */
  readonly stopped = signal(false);
  readonly live: Line;
  readonly game: ReadonlySignal<LoadedGame | 'missing' | 'failed' | undefined>;
  readonly decisions: ReadonlySignal<readonly Decision<Move>[]>;
  readonly decision: ReadonlySignal<Decision<Move> | null>;
  readonly offers: ReadonlySignal<readonly Decision<Move>[]>;
  readonly people: ReadonlySignal<readonly PersonAtTable[]>;
  readonly #names: ReadonlySignal<Names>;
  readonly foresight: ReadonlySignal<Foresight | null>;
  /** What my fingers do on the table, drawn or plain, and in the list of options over it. */
  readonly fingers: HandStore;
  readonly list: HandStore;
  /** Bots that think, and hints. */
  readonly advice: Advice;
  #log: readonly LogEntry[] = [];
  #filling = false;
  #settledVersion = 0;
  readonly #pacer: Pacer<Shown>;

  constructor(id: string, connect: Connect = (...line) => new Live(...line)) {
    this.id = id;
    this.#pacer = new Pacer(
      (s) => this.#show(s),
      (waiting) => pause(settings.value.pace, motionSpeed() === 0, waiting),
    );
    this.cards = new MomentQueue(
      () => cardTime(settings.value.pace, motionSpeed() === 0, this.#pacer.waiting),
      () => this.#goOnUnlessStopped(),
    );
    this.live = connect(
      id,
      (m) => {
        this.#log = mergeLog(this.#log, m);
        this.#pacer.push({ table: m, log: this.#log });
        if (!this.#filling) void this.#fill();
      },
      (key, why) => {
        if (key === 'unknown-match') this.missing.value = true;
        if (key === 'rules-changed') this.stuck.value = why ?? 'drift';
      },
    );
    this.game = computed(() => {
      const table = this.shown.value?.table;
      if (table === undefined) return undefined;
      return loadedGame(table.game, table.status === 'waiting' ? undefined : table.rulesVersion);
    });
    this.decisions = computed(() => (this.shown.value?.table.decisions ?? []) as readonly Decision<Move>[]);
    this.decision = computed(() => this.decisions.value.find((d) => d.optional === undefined) ?? null);
    this.offers = computed(() => this.decisions.value.filter((d) => d.optional !== undefined));
    this.#names = computed(() => {
      const table = this.shown.value?.table;
      const spoken = table !== undefined && table.status !== 'waiting' && this.loaded?.kept === undefined;
      const you = spoken ? table.mySeat : null;
      const seats = table?.seats ?? [];
      const called = (seat: number): string => {
        const at = seats[seat];
        if (at === undefined) return t().seatKind(seat + 1);
        return at.name ?? (at.kind === 'bot' ? botName(id, seat) : t().freeSeat);
      };
      return speakTo(you, t().seatMine, called);
    });
    this.people = computed(() => {
      const table = this.shown.value?.table;
      // One sign for a person everywhere: the game's own where it has one.
      const signs = table?.view ? this.loaded?.drawn?.signs : undefined;
      const { you } = this.names;
      return (table?.seats ?? []).map((s) => ({
        seat: s.seat,
        name: this.names(s.seat),
        ...(s.seat === you && s.name !== null && { initial: initial(s.name) }),
        colour: s.colour,
        ...signs?.at(table?.view, s.seat),
        bot: s.kind === 'bot',
        me: s.me,
      }));
    });
    this.foresight = computed(() => {
      const game = this.loaded;
      const table = this.shown.value?.table;
      const seat = table?.mySeat ?? null;
      if (game === null || !table || seat === null || table.view === null || table.status !== 'running') return null;
      return guarded(() => new Foresight(game.module.game, table.view, seat, this.decisions.value));
    });
    this.fingers = new HandStore(this);
    this.list = new HandStore(this, true);
    this.advice = new Advice(this);
    this.live.onAside = this.advice.hear;
  }

  get loaded(): LoadedGame | null {
    const game = this.game.value;
    return typeof game === 'object' ? game : null;
  }

  /** Whoever reads is spoken to, once the game has begun. Rules kept from before know nothing of that: they tell of everybody by name. */
  get names(): Names {
    return this.#names.value;
  }

  dispose(): void {
    this.#pacer.stop();
    this.cards.stop();
    this.live.close();
  }

  /** Of a long log only the end comes by itself: what is missing before is fetched a page at a time. */
  async #fill(): Promise<void> {
    this.#filling = true;
    try {
      for (let gap = gapIn(this.#log); gap !== null; gap = gapIn(this.#log)) {
        const { log } = await api.log(this.id, gap);
        const missing = log.filter((e) => !this.#log.some((known) => known.n === e.n));
        if (missing.length === 0) return;
        this.#log = [...this.#log, ...missing].sort((a, b) => a.n - b.n);
      }
      const shown = this.shown.value;
      if (shown !== null && gapIn(shown.log) !== null) this.shown.value = { ...shown, log: this.#whole(shown) };
    } catch (e) {
      // The next message of the table tries again.
      if (!(e instanceof ApiProblem)) throw e;
    } finally {
      this.#filling = false;
    }
  }

  /** The log of a table that waited to be shown, with what was fetched meanwhile. */
  #whole({ table, log }: Shown): readonly LogEntry[] {
    return gapIn(log) === null ? log : this.#log.filter((e) => e.n <= table.moves);
  }

  #show(next: Shown): void {
    const { table } = next;
    const log = this.#whole(next);
    const before = this.shown.value?.table;
    this.shown.value = { table, log };
    if (table.status === 'running') keepSeal(this.id, table.seedHash);
    this.together.value = askedTogether(this.together.peek(), before?.waitingFor ?? [], table.waitingFor);
    if (before !== undefined && table.moves > before.moves) {
      const news = log.filter((e) => e.n > before.moves);
      this.events.value = news.flatMap((e) => [...e.events]);
      this.#stopFor(news, table);
    } else this.events.value = [];
    if (JSON.stringify(before?.decisions) !== JSON.stringify(table.decisions)) this.why.value = null;
    if (table.version >= this.#settledVersion) this.pending.value = false;
  }

  /** Whether news may keep the table waiting: not while a coach tells it. */
  stops = (): boolean => true;

  /** Cards, and in step-by-step pace every turn of another, keep what follows waiting. */
  #stopFor(news: readonly LogEntry[], table: TableMessage): void {
    const drawn = this.loaded?.drawn ?? null;
    if (drawn === null || table.view === null || !this.stops()) return;
    const { mySeat, view } = table;
    const telling = { view, names: this.names, seat: mySeat, lang: lang() };
    const cards = cardsOf(
      drawn.moments,
      news.flatMap((e) => [...e.events]),
      telling,
    );
    this.stopped.value = settings.value.pace === 'step' && news.some((e) => e.seat !== mySeat);
    if (cards.length > 0 || this.stopped.value) this.#pacer.hold();
    this.cards.push(cards);
  }

  #goOnUnlessStopped(): void {
    if (!this.stopped.value) this.#pacer.go();
  }

  /** Shows what the others did next. */
  readonly goOn = (): void => {
    this.stopped.value = false;
    if (this.cards.card.value === null) this.#pacer.go();
  };

  /** Takes away the cards that lie there and shows how things stand now, whatever was still to be shown. */
  readonly catchUp = (): void => {
    this.cards.stop();
    this.#pacer.latest();
    this.cards.stop();
    this.goOn();
  };

  /** Sends the moves of one gesture: all are made, or none; past a reveal, as far as they are possible. */
  readonly make = async (moves: readonly Move[]): Promise<void> => {
    const game = this.loaded;
    const table = this.shown.value?.table;
    if (game === null || table === undefined || this.pending.value || moves.length === 0) return;
    this.moment.value = null;
    this.pending.value = true;
    this.#settledVersion = Number.POSITIVE_INFINITY;
    const answer = await this.live.ask({
      t: 'move',
      id: requestId(),
      match: this.id,
      version: table.version,
      moves: moves.map((move) => notate(game.module.game.moves, move)),
    });
    if (answer.t === 'done') {
      this.fingers.drop();
      this.#settle(answer.version);
      // What was revealed stands; the rest was meant for another position.
      if (answer.stopped !== undefined) say(t().stopped);
      return;
    }
    this.#settle(0);
    if (answer.t === 'failed') {
      say(problem(answer.key));
      return;
    }
    const move = moves[answer.at ?? 0] ?? null;
    if (answer.refusal !== undefined) this.why.value = { move, refusal: answer.refusal as Refusal };
    else say(t().refused[answer.reason]);
  };

  /** `anyway`: over what I have seen since, so that the game does not count. */
  readonly undo = async (to: number, anyway = false): Promise<void> => {
    if (this.pending.value) return;
    this.moment.value = null;
    this.fingers.drop();
    this.pending.value = true;
    this.#settledVersion = Number.POSITIVE_INFINITY;
    const answer = await this.live.ask({ t: 'undo', id: requestId(), match: this.id, to, ...(anyway && { anyway }) });
    this.#settle(answer.t === 'done' ? answer.version : 0);
    if (answer.t === 'refused') say(t().refused[answer.reason]);
    if (answer.t === 'failed') say(problem(answer.key));
  };

  #settle(version: number): void {
    this.#settledVersion = version;
    if ((this.shown.value?.table.version ?? 0) >= version) this.pending.value = false;
  }

  /** Shows the board as it was after n moves. */
  readonly look = async (n: number): Promise<void> => {
    const shown = this.shown.value;
    if (shown === null) return;
    if (n >= shown.table.moves) {
      this.moment.value = null;
      return;
    }
    try {
      const { view, standing } = await this.live.moment(n);
      const events = shown.log.find((e) => e.n === n)?.events ?? [];
      this.moment.value = { n, view, standing: standing as Standing, events };
    } catch (e) {
      sayProblem(e);
    }
  };
}
