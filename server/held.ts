import { LIMITS, type Limits } from './limits.ts';
import { Refused } from './problems.ts';
import type { ListedMatch, SeatRow, Store } from './store/store.ts';

const WAIT_SECONDS = 60;

/** A table before and after somebody did something; `before` is null for a new one. */
interface Step {
  readonly before: Pick<ListedMatch, 'seats'> | null;
  readonly after: ListedMatch;
}

/** The most that one person may hold: tables they have opened, and bots they have put on seats, whatever way these come. */
export class Held {
  readonly #store: Store;
  most: Pick<Limits, 'tablesPerPerson' | 'botSeatsPerPerson'> = LIMITS;
  /** By person: the last thing that was measured and is being stored. What comes after it counts it. */
  readonly #last = new Map<string, Promise<unknown>>();

  constructor(store: Store) {
    this.#store = store;
  }

  /** Stores what this person does, if it leaves them within their measure. Other processes may do the same at the same moment. */
  async within<T>(person: string | null, { before, after }: Step, store: () => Promise<T>): Promise<T> {
    if (person === null) return store();
    const bots = givenBy(person, after.seats) - givenBy(person, before?.seats ?? []);
    // What is over already is to be looked at, and holds nothing.
    const tables = before === null && after.row.status !== 'finished' ? 1 : 0;
    if (bots <= 0 && tables === 0) return store();
    const turn = (this.#last.get(person) ?? Promise.resolve()).then(async () => {
      const held = await this.#store.heldBy(person);
      const { tablesPerPerson, botSeatsPerPerson } = this.most;
      if (held.tables + tables > tablesPerPerson || (bots > 0 && held.bots + bots > botSeatsPerPerson))
        throw new Refused('too-many-tables', { ...held }, WAIT_SECONDS);
      return store();
    });
    const settled = turn
      .catch(() => {})
      .then(() => {
        if (this.#last.get(person) === settled) this.#last.delete(person);
      });
    this.#last.set(person, settled);
    return turn;
  }
}

function givenBy(person: string, seats: readonly SeatRow[]): number {
  return seats.filter((s) => s.given === person).length;
}
