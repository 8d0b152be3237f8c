import { randomUUID } from 'node:crypto';
import type { Notice } from './store/backend.ts';
import type { Watchers } from './watchers.ts';

export type PresenceNotice = Extract<Notice, { about: 'presence' }>;
type Around = PresenceNotice['tables'][number];

/** How often a process repeats who is with it, and how much later it is taken for dead: its people are gone after 15 s. */
const REPEAT_MS = 3500;
const PATIENCE = 2.5;
/** What fits into one notice of PostgreSQL (8000 bytes): ids of people have 36 letters. */
const PEOPLE_A_NOTICE = 100;

interface Elsewhere {
  readonly people: readonly string[];
  readonly heardAt: number;
}

/**
 * Who is at which table, whichever process their socket leads to. Each one says who is with it when that changes, and
 * again from time to time, so that one that died without a word is forgotten.
 */
export class Presence {
  readonly #me = randomUUID();
  readonly #watchers: Watchers;
  readonly #tell: (notice: PresenceNotice) => void;
  /** Match → process → people. */
  readonly #elsewhere = new Map<string, Map<string, Elsewhere>>();
  readonly #forgetMs: number;
  readonly #round: NodeJS.Timeout;
  #closed = false;

  constructor(
    watchers: Watchers,
    tell: (notice: PresenceNotice) => void,
    changed: (match: string) => void,
    repeatMs = REPEAT_MS,
  ) {
    this.#watchers = watchers;
    this.#tell = tell;
    this.#forgetMs = repeatMs * PATIENCE;
    this.#round = setInterval(() => {
      this.#say([...watchers.matches()].map((match) => this.#around(match)));
      for (const match of this.#forget()) changed(match);
    }, repeatMs).unref();
  }

  readonly here = (match: string, person: string): boolean => {
    if (this.#watchers.present(match, person)) return true;
    for (const { people } of this.#elsewhere.get(match)?.values() ?? []) if (people.includes(person)) return true;
    return false;
  };

  /** How many look at a table without being one of these: those without a name as far as they are with this process. */
  strangers(match: string, seated: ReadonlySet<string | null>): number {
    const people = new Set(this.#watchers.people(match));
    for (const other of this.#elsewhere.get(match)?.values() ?? []) for (const p of other.people) people.add(p);
    let n = this.#watchers.nameless(match);
    for (const person of people) if (!seated.has(person)) n++;
    return n;
  }

  /** Somebody came to a table of this process, or left it. Who comes to a table asks the others who is with them. */
  moved(match: string, asks: boolean): void {
    this.#say([this.#around(match)], asks);
  }

  #around(match: string): Around {
    return [match, this.#watchers.people(match)];
  }

  #say(tables: readonly Around[], asks = false): void {
    if (this.#closed) return;
    let some: Around[] = [];
    let people = 0;
    for (const [match, all] of tables) {
      const around: Around = [match, all.slice(0, PEOPLE_A_NOTICE)];
      // The id of the match counts too.
      const size = around[1].length + 1;
      if (people + size > PEOPLE_A_NOTICE && some.length > 0) {
        this.#tell({ about: 'presence', process: this.#me, tables: some, asks });
        some = [];
        people = 0;
      }
      some.push(around);
      people += size;
    }
    if (some.length > 0) this.#tell({ about: 'presence', process: this.#me, tables: some, asks });
  }

  /** What another process says. Gives the matches at which it makes a difference. */
  hear({ process, tables, asks }: PresenceNotice): string[] {
    const changed: string[] = [];
    for (const [match, people] of tables) {
      const others = this.#elsewhere.get(match) ?? new Map<string, Elsewhere>();
      const before = others.get(process)?.people ?? [];
      if (people.length === 0) others.delete(process);
      else others.set(process, { people, heardAt: Date.now() });
      if (others.size === 0) this.#elsewhere.delete(match);
      else this.#elsewhere.set(match, others);
      if (before.length !== people.length || before.some((p) => !people.includes(p))) changed.push(match);
      if (asks && this.#watchers.count(match) > 0) this.moved(match, false);
    }
    return changed;
  }

  #forget(): string[] {
    const before = Date.now() - this.#forgetMs;
    const changed: string[] = [];
    for (const [match, others] of this.#elsewhere)
      for (const [process, { heardAt }] of others) {
        if (heardAt > before) continue;
        others.delete(process);
        if (others.size === 0) this.#elsewhere.delete(match);
        changed.push(match);
      }
    return changed;
  }

  close(): void {
    clearInterval(this.#round);
    this.#say([...this.#watchers.matches()].map((match) => [match, []]));
    this.#closed = true;
  }
}
