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

/** How long it is remembered that somebody was here: until then it is stored. */
const REMEMBERED_MS = 10 * 60_000;

interface Elsewhere {
  readonly people: readonly string[];
  /** Those of them who look at something else. */
  readonly half: readonly string[];
  readonly heardAt: number;
}

const same = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every((x) => b.includes(x));

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
  /** Match → person → when they were last here, as this process knows it. */
  readonly #lastHere = new Map<string, Map<string, number>>();
  readonly #now: () => number;
  readonly #forgetMs: number;
  readonly #round: NodeJS.Timeout;
  #closed = false;

  constructor(
    watchers: Watchers,
    tell: (notice: PresenceNotice) => void,
    changed: (match: string, lost: readonly string[]) => void,
    now: () => number,
    repeatMs = REPEAT_MS,
  ) {
    this.#now = now;
    this.#watchers = watchers;
    this.#tell = tell;
    this.#forgetMs = repeatMs * PATIENCE;
    this.#round = setInterval(() => {
      this.#say([...watchers.matches()].map((match) => this.#around(match)));
      for (const [match, lost] of this.#forget()) changed(match, lost);
      this.#forgetWhen(now() - REMEMBERED_MS);
    }, repeatMs).unref();
  }

  readonly here = (match: string, person: string): boolean => {
    if (this.#watchers.present(match, person)) return true;
    for (const { people } of this.#elsewhere.get(match)?.values() ?? []) if (people.includes(person)) return true;
    return false;
  };

  /** When they were last here, as far as this process knows; 0 if it does not. */
  readonly lastHere = (match: string, person: string): number => this.#lastHere.get(match)?.get(person) ?? 0;

  /** These people have just left the table. */
  left(match: string, people: readonly string[]): void {
    const known = this.#lastHere.get(match) ?? new Map<string, number>();
    for (const person of people) known.set(person, this.#now());
    if (known.size > 0) this.#lastHere.set(match, known);
  }

  #forgetWhen(before: number): void {
    for (const [match, known] of this.#lastHere) {
      for (const [person, at] of known) if (at < before) known.delete(person);
      if (known.size === 0) this.#lastHere.delete(match);
    }
  }

  /** Here, but nowhere with their eyes on the page. */
  readonly half = (match: string, person: string): boolean => {
    if (this.#watchers.present(match, person) && !this.#watchers.halfAway(match).includes(person)) return false;
    for (const { people, half } of this.#elsewhere.get(match)?.values() ?? [])
      if (people.includes(person) && !half.includes(person)) return false;
    return this.here(match, person);
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
    const half = this.#watchers.halfAway(match);
    return half.length === 0 ? [match, this.#watchers.people(match)] : [match, this.#watchers.people(match), half];
  }

  #say(tables: readonly Around[], asks = false): void {
    if (this.#closed) return;
    let some: Around[] = [];
    let people = 0;
    for (const [match, all, half = []] of tables) {
      const kept = all.slice(0, PEOPLE_A_NOTICE);
      const around: Around = half.length === 0 ? [match, kept] : [match, kept, half.slice(0, PEOPLE_A_NOTICE / 2)];
      // The id of the match counts too.
      const size = kept.length + Math.min(half.length, PEOPLE_A_NOTICE / 2) + 1;
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
    for (const [match, people, half = []] of tables) {
      const others = this.#elsewhere.get(match) ?? new Map<string, Elsewhere>();
      const before = others.get(process);
      this.left(match, before?.people.filter((person) => !people.includes(person)) ?? []);
      if (people.length === 0) others.delete(process);
      else others.set(process, { people, half, heardAt: Date.now() });
      if (others.size === 0) this.#elsewhere.delete(match);
      else this.#elsewhere.set(match, others);
      if (!same(before?.people ?? [], people) || !same(before?.half ?? [], half)) changed.push(match);
      if (asks && this.#watchers.count(match) > 0) this.moved(match, false);
    }
    return changed;
  }

  /** Matches that a process without a word was at, with the people it had there. */
  #forget(): [match: string, lost: readonly string[]][] {
    const before = Date.now() - this.#forgetMs;
    const changed: [string, readonly string[]][] = [];
    for (const [match, others] of this.#elsewhere)
      for (const [process, { heardAt, people }] of others) {
        if (heardAt > before) continue;
        others.delete(process);
        if (others.size === 0) this.#elsewhere.delete(match);
        this.left(match, people);
        changed.push([match, people.filter((person) => !this.here(match, person))]);
      }
    return changed;
  }

  close(): void {
    clearInterval(this.#round);
    this.#say([...this.#watchers.matches()].map((match) => [match, []]));
    this.#closed = true;
  }
}
