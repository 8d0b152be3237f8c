/** A real server process for tests that kill it. Prints its address; errors go to stderr. */
import { createServer } from '../index.ts';
import { GAMES, NO_WEB } from './people.ts';

const { DATA, PORT, DATABASE_URL, BOT_DELAY, PRESENCE } = process.env;
const server = await createServer({
  host: '127.0.0.1',
  port: Number(PORT ?? 0),
  data: DATA ?? '',
  databaseUrl: DATABASE_URL,
  games: GAMES,
  web: NO_WEB,
  botDelayMs: Number(BOT_DELAY ?? 0),
  ...(PRESENCE === undefined ? {} : { presenceMs: Number(PRESENCE) }),
  limits: { messagesPerSecond: 100_000, messageBurst: 100_000, newPerMinute: 100_000, asksPerMinute: 1e6 },
});
process.once('SIGTERM', () => server.close().then(() => process.exit(0)));
console.log(`at ${server.url}`);
