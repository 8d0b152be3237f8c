import type { ServerMessage } from './protocol.ts';

/** A socket, as the tables know it. */
export interface Client {
  readonly person: string | null;
  /** The connection is closed. */
  readonly gone: boolean;
  /** The table it looks at. */
  watching: string | null;
  /** Looks elsewhere: the page is hidden or untouched. */
  away: boolean;
  /** The version of it that was last shown here; -1 for none. */
  seen: number;
  send(text: string): void;
}

const NOBODY: ReadonlySet<Client> = new Set();

/** Who looks at which table. */
export class Watchers {
  readonly #byMatch = new Map<string, Set<Client>>();

  at(match: string): ReadonlySet<Client> {
    return this.#byMatch.get(match) ?? NOBODY;
  }

  matches(): Iterable<string> {
    return this.#byMatch.keys();
  }

  /** Those of them who have a name. */
  people(match: string): string[] {
    const people = new Set<string>();
    for (const { person } of this.at(match)) if (person !== null) people.add(person);
    return [...people];
  }

  nameless(match: string): number {
    let n = 0;
    for (const { person } of this.at(match)) if (person === null) n++;
    return n;
  }

  count(match: string): number {
    return this.at(match).size;
  }

  readonly present = (match: string, person: string): boolean => {
    for (const client of this.at(match)) if (client.person === person) return true;
    return false;
  };

  /** Those who have a name and look elsewhere, with all their pages. */
  halfAway(match: string): string[] {
    return this.people(match).filter((person) => [...this.at(match)].every((c) => c.person !== person || c.away));
  }

  /** A client looks at one table at a time. True if nobody of this person was there before. */
  enter(client: Client, match: string): boolean {
    if (client.watching === match) return false;
    if (client.watching !== null) this.leave(client);
    const before = client.person !== null && this.present(match, client.person);
    const here = this.#byMatch.get(match);
    if (here === undefined) this.#byMatch.set(match, new Set([client]));
    else here.add(client);
    client.watching = match;
    return !before;
  }

  /** True if nobody of this person is left there. */
  leave(client: Client): boolean {
    const match = client.watching;
    if (match === null) return false;
    const here = this.#byMatch.get(match);
    here?.delete(client);
    if (here?.size === 0) this.#byMatch.delete(match);
    client.watching = null;
    client.seen = -1;
    return client.person === null || !this.present(match, client.person);
  }

  /** The table is gone: everybody hears why. */
  dismiss(match: string, why: ServerMessage): void {
    const text = JSON.stringify(why);
    for (const client of [...this.at(match)]) {
      this.leave(client);
      client.send(text);
    }
  }
}
