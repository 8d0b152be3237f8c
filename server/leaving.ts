import { actAt } from './life.ts';
import { Refused } from './problems.ts';
import { leaveMatch } from './seating.ts';
import type { Sessions } from './sessions.ts';
import type { Tables } from './tables.ts';

export interface Leaving {
  readonly tables: Tables;
  readonly sessions: Sessions;
}

/** With every round nobody sits down anew: more are needed only where others change the same tables just then. */
const ROUNDS = 20;

/**
 * Deletes somebody. The first statement says so for good: from then on no process shows their name, knows their sessions or
 * seats them (`Scribe`). All that follows may be cut off anywhere and is taken up again, at the next start or within the hour.
 */
export async function beginLeaving({ tables }: Leaving, person: string): Promise<void> {
  await tables.store.people.leave(person, Date.now());
  await tables.rename(person);
}

/** Everything that is left to do for somebody who is being deleted; what was done before is passed over. */
export async function finishLeaving({ tables, sessions }: Leaving, person: string): Promise<void> {
  await sessions.end(person, {});
  await standUpEverywhere(tables, person);
  await tables.store.people.remove(person);
  await tables.rename(person);
}

/** Deletions that were cut off. */
export async function takeUpLeaving(rooms: Leaving): Promise<void> {
  for (const person of await rooms.tables.store.people.leaving()) await finishLeaving(rooms, person);
}

/** Somebody stands up from every table for good: bots play on, finished games stay with nobody's name. */
async function standUpEverywhere(tables: Tables, person: string): Promise<void> {
  for (let n = 0; n < ROUNDS; n++) {
    const seated = await tables.store.playedBy(person);
    if (seated.length === 0) return;
    for (const { id, status } of seated)
      try {
        if (status === 'waiting') await leaveMatch(tables, { id: person }, id);
        // Whoever goes for good holds nothing.
        else await actAt(tables, { id: person }, id, { do: 'give', to: 'bot' }, false);
      } catch (error) {
        // The table has begun, ended or gone meanwhile, or the database did not take it: the next round looks again.
        if (!(error instanceof Refused)) throw error;
      }
  }
  throw new Refused('unavailable');
}
