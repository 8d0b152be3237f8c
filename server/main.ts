import { enableCompileCache } from 'node:module';
import { fileURLToPath } from 'node:url';
import { setFlagsFromString } from 'node:v8';
import type { RunningServer, ServerOptions } from './index.ts';
import { type Limits, readLimits } from './limits.ts';
import { isOutage } from './store/outage.ts';
import { StartProblem } from './store/start-problem.ts';

/** What the environment says about the server. */
function fromEnvironment(env: NodeJS.ProcessEnv): ServerOptions {
  const options: ServerOptions = {
    port: whole(env.PORT, 8080, 'PORT'),
    data: env.DATA || './data',
    databaseUrl: env.DATABASE_URL || undefined,
    botDelayMs: whole(env.TAFELRUNDE_BOT_DELAY, 500, 'TAFELRUNDE_BOT_DELAY'),
    origins: env.TAFELRUNDE_ORIGINS?.split(',').map((o) => o.trim()) ?? [],
    proxied: env.TAFELRUNDE_PROXY === '1',
    acceptLoss: env.TAFELRUNDE_ACCEPT_LOSS === '1',
    patienceMs: 1000 * whole(env.TAFELRUNDE_PATIENCE, 300, 'TAFELRUNDE_PATIENCE'),
    imprint: env.TAFELRUNDE_IMPRINT || undefined,
    limits: limitsFrom(env.TAFELRUNDE_LIMITS ?? ''),
  };
  return env.HOST ? { ...options, host: env.HOST } : options;
}

function limitsFrom(text: string): Partial<Limits> {
  const limits = readLimits(text);
  if (limits === null)
    throw new StartProblem(
      `TAFELRUNDE_LIMITS cannot be read: ${text}. It names limits as newPerMinute=100,sockets=2000`,
      2,
    );
  return limits;
}

function whole(text: string | undefined, otherwise: number, name: string): number {
  if (text === undefined || text === '') return otherwise;
  const n = Number(text);
  if (!Number.isInteger(n) || n < 0 || n > 65_535)
    throw new StartProblem(`${name} is not a number that can be used: ${text}`, 2);
  return n;
}

/** Starts the server with what is given and what the environment says, and stops it when asked to. */
export async function serve(given: ServerOptions = {}): Promise<RunningServer> {
  const options = { ...fromEnvironment(process.env), ...given };
  // From the second start on nothing has to be compiled: it takes half the time and 20 MB less.
  enableCompileCache(fileURLToPath(new URL('../node_modules/.cache/tafelrunde', import.meta.url)));
  const { createServer } = await import('./index.ts');
  const server = await createServer(options);
  // Left alone, the young generation grows to 128 MB of garbage; what it has reached by now is enough.
  setFlagsFromString('--semi-space-growth-factor=1');
  // A scavenge takes two milliseconds: waking helpers for it costs more than they save.
  setFlagsFromString('--no-parallel-scavenge');
  const stop = (): void => {
    server.close().then(
      () => process.exit(0),
      (error) => {
        console.error(error);
        process.exit(1);
      },
    );
  };
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
  // Whoever reads the address may end it politely from then on.
  console.log(`Tafelrunde: ${server.url}`);
  return server;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  serve().catch((error: unknown) => {
    const problem = startProblem(error);
    console.error(problem === null ? error : problem.message);
    process.exit(problem?.exitCode ?? 1);
  });
}

function startProblem(error: unknown): StartProblem | null {
  if (error instanceof StartProblem) return error;
  const { code, message } = error as NodeJS.ErrnoException;
  if (code === 'EADDRINUSE') return new StartProblem('The port is in use: choose another one with PORT=8081.', 2);
  if (code === 'EACCES') return new StartProblem('The port may not be used: choose another one with PORT=8081.', 2);
  if (isOutage(error))
    return new StartProblem(`The database that DATABASE_URL names cannot be used (${message || code}).`, 2);
  return null;
}
