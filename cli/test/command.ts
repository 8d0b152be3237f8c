/** The real command in a process of its own, as a person calls it. */
import { spawnSync } from 'node:child_process';
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

export function scratch(): string {
  return mkdtempSync(join(tmpdir(), 'tafelrunde-'));
}
