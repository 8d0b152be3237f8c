import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** A server in a process of its own. */
export interface Host {
  readonly url: string;
  readonly process: ChildProcess;
  /** What it wrote to stderr. */
  readonly errors: () => string;
  /** Ends it at once, without a last word, or politely. Resolves with its exit code. */
  readonly end: (signal: 'SIGKILL' | 'SIGTERM') => Promise<number | null>;
}

export function startHost(env: Record<string, string>, file = './host.ts'): Promise<Host> {
  const child = spawn(process.execPath, [fileURLToPath(new URL(file, import.meta.url))], {
    env: { PATH: process.env.PATH ?? '', NODE_ENV: 'test', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let errors = '';
  child.stderr.on('data', (data) => {
    errors += String(data);
  });
  const exited = new Promise<number | null>((done) => child.once('exit', (code) => done(code)));
  return new Promise((done, fail) => {
    let said = '';
    child.stdout.on('data', (data) => {
      said += String(data);
      const url = /(http:\/\/\S+)/.exec(said)?.[1];
      if (url === undefined) return;
      done({
        url,
        process: child,
        errors: () => errors,
        end: (signal) => {
          child.kill(signal);
          return exited;
        },
      });
    });
    exited.then((code) => fail(new Error(`the server ended with ${code}: ${errors}`)));
  });
}
