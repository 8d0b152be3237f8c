import { doneBefore, judge, type Request, type Verdict } from './judge.ts';
import type { ServerMessage } from './protocol.ts';
import type { Tables } from './tables.ts';
import type { Client } from './watchers.ts';

/** How often a request is carried out anew when another process was faster. */
const TRIES = 8;

function say(client: Client, message: ServerMessage): void {
  client.send(JSON.stringify(message));
}

/**
 * Carries out a move or an undo, or says why not; either way the client then sees the table as it is. No promise is made
 * where the table is in memory and the mover looks at it, as nearly always.
 */
export function carryOut(tables: Tables, client: Client, message: Request): Promise<void> | null {
  const { person } = client;
  if (person === null) {
    say(client, { t: 'error', key: 'no-session', id: message.id });
    return null;
  }
  return tryOut(tables, client, person, message, TRIES);
}

function tryOut(tables: Tables, client: Client, person: string, message: Request, tries: number): Promise<void> | null {
  const verdict = judge(tables, person, message, tries > 0);
  if (!(verdict instanceof Promise)) return answer(tables, client, person, message, verdict, tries);
  return verdict.then(async (late) => {
    if (late === null) say(client, { t: 'error', key: 'unknown-match', id: message.id });
    else await answer(tables, client, person, message, late, tries);
  });
}

function answer(
  tables: Tables,
  client: Client,
  person: string,
  message: Request,
  verdict: Verdict,
  tries: number,
): Promise<void> | null {
  const { id, match } = message;
  // A move kept by a page without a connection comes with whoever made it: first the seat is theirs again.
  if (verdict.kind === 'away') return comeBackFirst(tables, client, person, message, tries - 1);
  if (verdict.kind === 'refused') {
    say(client, { t: 'refused', id, ...verdict.why });
    return tables.showSettled(client, match);
  }
  if (verdict.kind === 'repeated') return repeat(tables, client, person, message);
  const { done } = verdict;
  const unavailable = (): void => say(client, { t: 'error', key: 'unavailable', id });
  verdict.store((outcome) => {
    if (outcome === 'stored') say(client, { t: 'done', id, ...done });
    else if (outcome === 'broken') unavailable();
    else if (tries === 0) say(client, { t: 'refused', id, reason: 'stale' });
    // Somebody was faster: what they did may have left this question as it was.
    else tryOut(tables, client, person, message, tries - 1)?.catch(unavailable);
  });
  return client.watching === match ? null : tables.showSettled(client, match);
}

async function comeBackFirst(
  tables: Tables,
  client: Client,
  person: string,
  message: Request,
  tries: number,
): Promise<void> {
  await tables.onReturn(message.match, person);
  await tryOut(tables, client, person, message, tries);
}

/** The same request again, because the answer got lost: it is answered again and carried out once. */
async function repeat(tables: Tables, client: Client, person: string, message: Request): Promise<void> {
  const { id, match } = message;
  const done = await doneBefore(tables, person, message);
  say(client, done === null ? { t: 'refused', id, reason: 'stale' } : { t: 'done', id, ...done });
  await tables.showSettled(client, match);
}
