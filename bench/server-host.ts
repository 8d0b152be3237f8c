/** The measured process: our server as it is run, durable, on a database of its own. Tells its CPU time when asked. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serve } from '#server/main.ts';

const data = mkdtempSync(join(tmpdir(), 'tafelrunde-bench-'));
const server = await serve({
  port: 0,
  host: '127.0.0.1',
  data,
  games: new URL('./server-games.ts', import.meta.url).href,
  web: join(data, 'no-web'),
  limits: {
    messagesPerSecond: 1e6,
    messageBurst: 1e6,
    newPerMinute: 1e6,
    tablesPerPerson: 1e6,
    botSeatsPerPerson: 1e6,
    asksPerMinute: 1e9,
    bytesPerMinute: 1e12,
    sockets: 1e5,
    socketsPerAddress: 1e5,
  },
});
process.on('message', () => process.send?.(process.cpuUsage()));
process.on('disconnect', () => {
  rmSync(data, { recursive: true });
  process.exit();
});
process.send?.({ url: server.url });
