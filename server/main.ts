import { enableCompileCache } from 'node:module';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { setFlagsFromString } from 'node:v8';
import type { NoDoor, RunningServer, ServerOptions } from './index.ts';
import { type Limits, readLimits } from './limits.ts';
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
  const { welcome } = await import('./welcome.ts');
  // Whoever reads the address may end it politely from then on.
  console.log(welcome(server.url, await server.near(), process.stdout.isTTY));
  return server;
}

/** What was said on the command line, which goes before the environment. */
function fromArguments(argv: readonly string[]): ServerOptions {
  const { values } = parse(argv);
  return {
    ...(values.port === undefined ? {} : { port: whole(values.port, 0, '--port') }),
    ...(values.data === undefined ? {} : { data: values.data }),
  };
}

function parse(argv: readonly string[]): { readonly values: { readonly port?: string; readonly data?: string } } {
  try {
    return parseArgs({ args: [...argv], options: { port: { type: 'string' }, data: { type: 'string' } } });
  } catch (error) {
    throw new StartProblem(`${(error as Error).message.split('\n')[0]} Known are --port 8080 and --data FOLDER.`, 2);
  }
}

/** The sentence for a door that does not open, with the setting that whoever started the server has used. */
function doorSentence({ code }: NoDoor, argv: readonly string[]): StartProblem {
  const said = argv.some((arg) => arg === '--port' || arg.startsWith('--port='));
  const other = `choose another one with ${said ? '--port 8081' : 'PORT=8081'}.`;
  if (code === 'EADDRINUSE') return new StartProblem(`The port is in use: ${other}`, 2);
  if (code === 'EACCES') return new StartProblem(`The port may not be used: ${other}`, 2);
  const host = process.env.HOST ?? '';
  return new StartProblem(`The address HOST=${host} cannot be used here (${code}): choose another one, or none.`, 2);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const argv = process.argv.slice(2);
  const started = async (): Promise<RunningServer> => serve(fromArguments(argv));
  started().catch((error: unknown) => {
    const problem = error instanceof StartProblem ? error : isNoDoor(error) ? doorSentence(error, argv) : null;
    console.error(problem === null ? error : problem.message);
    process.exit(problem?.exitCode ?? 1);
  });
}

/** By its name: what is not started yet is not loaded. */
function isNoDoor(error: unknown): error is NoDoor {
  return error instanceof Error && error.name === 'NoDoor';
}
