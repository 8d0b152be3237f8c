/** Bots that think, and hints: what the server says beside the table itself. */
import { computed, type ReadonlySignal, signal } from '@preact/signals';
import type { Hint } from '#bots/hint.ts';
import type { NoHint } from '#server/protocol.ts';
import { type Aside, requestId } from '../app/live.ts';
import type { TableStore } from './store.ts';

interface Thinking {
  readonly seat: number;
  readonly version: number;
  readonly ms: number;
  /** When it began, by this browser's clock. */
  readonly began: number;
}

/** A hint, or that one is being looked for, and the question it is about. */
interface Asked {
  readonly id: string;
  readonly question: string;
  readonly hint: Hint | NoHint | null;
}

export class Advice {
  readonly #s: TableStore;
  readonly #thinking = signal<Thinking | null>(null);
  readonly #asked = signal<Asked | null>(null);
  /** The line of the hint that is looked at. */
  readonly looked = signal(0);
  /** The bot that thinks now; null as soon as it has moved. */
  readonly thinking: ReadonlySignal<Thinking | null>;
  /** Null: none was asked for, or something else is asked by now. */
  readonly hint: ReadonlySignal<'searching' | Hint | NoHint | null>;

  constructor(s: TableStore) {
    this.#s = s;
    this.thinking = computed(() => {
      const [now, table] = [this.#thinking.value, s.shown.value?.table];
      return now !== null && table !== undefined && table.version <= now.version && table.waitingFor.includes(now.seat)
        ? now
        : null;
    });
    this.hint = computed(() => {
      const asked = this.#asked.value;
      if (asked === null || asked.question !== s.fingers.question.value) return null;
      return asked.hint ?? 'searching';
    });
  }

  readonly hear = (message: Aside): void => {
    if (message.t === 'thinking') {
      const { seat, version, ms, elapsedMs } = message;
      this.#thinking.value = { seat, version, ms, began: performance.now() - elapsedMs };
      return;
    }
    const asked = this.#asked.value;
    if (asked?.id !== message.id) return;
    this.#asked.value = { ...asked, hint: message.hint };
    this.looked.value = 0;
  };

  readonly hurry = (): void => this.#s.live.tell?.({ t: 'hurry', match: this.#s.id });

  readonly ask = (): void => {
    const table = this.#s.shown.value?.table;
    if (table === undefined || !table.hints || this.#s.decision.value === null) return;
    const id = requestId();
    this.#asked.value = { id, question: this.#s.fingers.question.value, hint: null };
    this.#s.live.tell?.({ t: 'hint', id, match: this.#s.id, version: table.version });
  };

  readonly close = (): void => {
    this.#asked.value = null;
  };

  readonly toggle = (): void => {
    if (this.hint.value === null) this.ask();
    else this.close();
  };
}
