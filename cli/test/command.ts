/** The real command in a process of its own, as a person calls it. */
import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const COMMAND = fileURLToPath(new URL('../../bin/tafelrunde.mjs', import.meta.url));

export interface Ran {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

export function tafelrunde(args: readonly string[], input = '', env: Readonly<Record<string, string>> = {}): Ran {
  const run = spawnSync(process.execPath, [COMMAND, ...args], {
    input,
    encoding: 'utf8',
    env: { ...process.env, LANG: 'C', LC_ALL: '', LC_MESSAGES: '', ...env },
    maxBuffer: 1 << 26,
  });
  return { code: run.status, out: run.stdout, err: run.stderr };
}

/** The same beside a server that runs in this process. */
export function beside(args: readonly string[], env: Readonly<Record<string, string>> = {}): Promise<Ran> {
  const child = spawn(process.execPath, [COMMAND, ...args], {
    env: { ...process.env, LANG: 'C', LC_ALL: '', LC_MESSAGES: '', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let [out, err] = ['', ''];
  child.stdout.on('data', (text) => {
    out += text;
  });
  child.stderr.on('data', (text) => {
    err += text;
  });
  return new Promise((done) => child.on('close', (code) => done({ code, out, err })));
}

export function scratch(): string {
  return mkdtempSync(join(tmpdir(), 'tafelrunde-'));
}
