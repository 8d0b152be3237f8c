/** Two questions of whoever runs the machine: does the program live, and may people be sent to it. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { HttpBindings } from '@hono/node-server';
import type { Hono } from 'hono';
import type { Store } from './store/store.ts';

interface Asked {
  readonly hono: Hono<{ Bindings: HttpBindings }>;
  readonly store: Pick<Store, 'pulse'>;
  /** It is about to end: nobody new is to be sent here. */
  readonly leaving: () => boolean;
}

/** A database that hangs is none; a proxy waits no longer than this for its answer. */
const PATIENCE_MS = 3000;

export function addHealth({ hono, store, leaving }: Asked): void {
  hono.get('/live', (c) => c.text('live\n', 200, { 'cache-control': 'no-store' }));
  hono.get('/ready', async (c) => {
    const why = leaving() ? 'leaving' : await problemOf(store);
    const headers = { 'cache-control': 'no-store' };
    return why === null ? c.text('ready\n', 200, headers) : c.text(`${why}\n`, 503, { ...headers, 'retry-after': '2' });
  });
}

/** Said in one word: who asks here has no name, and details are for the log. */
async function problemOf(store: Pick<Store, 'pulse'>): Promise<string | null> {
  const late = sleep(PATIENCE_MS, 'storage', { ref: false });
  const pulse = store.pulse().then(
    () => null,
    () => 'storage',
  );
  return Promise.race([pulse, late]);
}
