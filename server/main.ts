import { enableCompileCache } from 'node:module';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { setFlagsFromString } from 'node:v8';
import type { NoDoor, RunningServer, ServerOptions } from './index.ts';
import { SETTINGS, Settings } from './settings.ts';
import { StartProblem } from './store/start-problem.ts';

/** What settings say about the server. */
function optionsFrom(settings: Settings): ServerOptions {
  const host = settings.get('HOST');
  const options: ServerOptions = {
    port: settings.get('PORT'),
    data: settings.get('DATA'),
    databaseUrl: settings.get('DATABASE_URL'),
    botDelayMs: settings.get('TAFELRUNDE_BOT_DELAY'),
    origins: settings.get('TAFELRUNDE_ORIGINS'),
    proxied: settings.get('TAFELRUNDE_PROXY'),
    acceptLoss: settings.get('TAFELRUNDE_ACCEPT_LOSS'),
    patienceMs: 1000 * settings.get('TAFELRUNDE_PATIENCE'),
    imprint: settings.get('TAFELRUNDE_IMPRINT'),
    limits: settings.get('TAFELRUNDE_LIMITS'),
  };
  return host === undefined ? options : { ...options, host };
}

/** Starts the server with what is given and what settings say, and stops it when asked to. */
export async function serve(given: ServerOptions = {}): Promise<RunningServer> {
  const settings = Settings.from(process.env);
  const options = { ...optionsFrom(settings), ...given };
  // From the second start on nothing has to be compiled: it takes half the time and 20 MB less.
  enableCompileCache(fileURLToPath(new URL('../node_modules/.cache/tafelrunde', import.meta.url)));
  const { createServer } = await import('./index.ts');
  const server = await createServer(options);
  // Left alone, the young generation grows to 128 MB of garbage; what it has reached by now is enough.
  setFlagsFromString('--semi-space-growth-factor=1');
  // A scavenge takes two milliseconds: waking helpers for it costs more than they save.
  setFlagsFromString('--no-parallel-scavenge');
  const stop = (drainMs: number): void => {
    const leave = async (): Promise<void> => {
      await server.drain(drainMs);
      await server.close();
    };
    leave().then(
      () => process.exit(0),
      (error) => {
        console.error(error);
        process.exit(1);
      },
    );
  };
  // Whoever sits at the keyboard wants it to end; a supervisor wants nobody to notice.
  process.once('SIGINT', () => stop(0));
  process.once('SIGTERM', () => stop(1000 * settings.get('TAFELRUNDE_DRAIN')));
  const { welcome } = await import('./welcome.ts');
  // Whoever reads the address may end it politely from then on.
  console.log(welcome(server.url, await server.near(), process.stdout.isTTY, settings.lines()));
  return server;
}

/** What was said on the command line, which goes before the environment. */
function fromArguments(argv: readonly string[]): ServerOptions {
  const { values } = parse(argv);
  return {
    ...(values.port === undefined ? {} : { port: port(values.port) }),
    ...(values.data === undefined ? {} : { data: values.data }),
  };
}

function port(text: string): number {
  const n = SETTINGS.PORT.read(text);
  if (n === undefined) throw new StartProblem(`--port is not ${SETTINGS.PORT.form}: ${text}`, 2);
  return n;
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
