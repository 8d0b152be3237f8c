import { spawnSync } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A disk of its own that can be filled to its last byte. */
export interface SmallDisk {
  readonly folder: string;
  readonly fill: () => void;
  readonly free: () => void;
  readonly end: () => void;
}

/** Null where this user, or this system, may not mount one. */
export function smallDisk(megabytes = 16): SmallDisk | null {
  const folder = mkdtempSync(join(tmpdir(), 'tafelrunde-disk-'));
  if (spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder]).status !== 0) {
    rmSync(folder, { recursive: true });
    return null;
  }
  const ballast = join(folder, 'ballast');
  return {
    folder,
    fill: () => {
      const file = openSync(ballast, 'a');
      for (let chunk = Buffer.alloc(1 << 20); chunk.length > 0; chunk = chunk.subarray(0, chunk.length >> 1))
        while (fits(file, chunk));
      closeSync(file);
    },
    free: () => rmSync(ballast, { force: true }),
    end: () => {
      spawnSync('umount', ['-l', folder]);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function fits(file: number, chunk: Buffer): boolean {
  try {
    return writeSync(file, chunk) === chunk.length;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOSPC') return false;
    throw error;
  }
}
