/** A real PostgreSQL of one's own, where its programs are installed. */
import { execFileSync } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';

const DEBIAN = '/usr/lib/postgresql';

/** The folder with initdb and pg_ctl, or null. */
export function findPostgres(): string | null {
  const debian = existsSync(DEBIAN) ? readdirSync(DEBIAN).sort().reverse() : [];
  const folders = [...debian.map((v) => join(DEBIAN, v, 'bin')), ...(process.env.PATH ?? '').split(delimiter)];
  return folders.find((f) => existsSync(join(f, 'initdb')) && existsSync(join(f, 'pg_ctl'))) ?? null;
}

/** PostgreSQL refuses to run as root: its own user runs it then. */
function runner(): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {};
  const ask = (flag: string): number => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
  return { uid: ask('-u'), gid: ask('-g') };
}

export interface Postgres {
  readonly url: string;
  readonly stop: () => void;
  /** Ends it without a last word. */
  readonly kill: () => void;
  /** Starts it again on the same files. */
  readonly start: () => void;
}

export function startPostgres(bin: string): Postgres {
  const who = runner();
  const folder = mkdtempSync(join(tmpdir(), 'tafelrunde-pg-'));
  if (who.uid !== undefined) chownSync(folder, who.uid, who.gid ?? who.uid);
  const data = join(folder, 'data');
  // Below those that systems give to connections on their own: Linux begins at 32768.
  const port = 20_000 + Math.floor(Math.random() * 12_000);
  const run = (program: string, ...args: string[]): void => {
    execFileSync(join(bin, program), args, { ...who, cwd: folder, stdio: 'ignore' });
  };
  const start = (): void =>
    run('pg_ctl', '-D', data, '-w', '-l', join(folder, 'log'), '-o', `-p ${port} -k ${folder} -h 127.0.0.1`, 'start');
  run('initdb', '-D', data, '-U', 'tafelrunde', '-A', 'trust', '-E', 'UTF8', '--no-sync');
  start();
  return {
    url: `postgres://tafelrunde@127.0.0.1:${port}/postgres`,
    stop: () => {
      run('pg_ctl', '-D', data, '-w', '-m', 'fast', 'stop');
      rmSync(folder, { recursive: true });
    },
    kill: () => run('pg_ctl', '-D', data, '-w', '-m', 'immediate', 'stop'),
    start,
  };
}
