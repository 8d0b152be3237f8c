import { readFileSync } from 'node:fs';

/** The write-ahead log of SQLite (https://sqlite.org/fileformat2.html#walformat), as far as its damages can be seen. */
const HEADER = 32;
const FRAME_HEADER = 24;
const MAGIC = 0x377f0682;

type Sum = readonly [number, number];

function checksum(data: Buffer, from: number, to: number, big: boolean, [s0, s1]: Sum): Sum {
  let a = s0;
  let b = s1;
  for (let at = from; at < to; at += 8) {
    a = (a + (big ? data.readUInt32BE(at) : data.readUInt32LE(at)) + b) >>> 0;
    b = (b + (big ? data.readUInt32BE(at + 4) : data.readUInt32LE(at + 4)) + a) >>> 0;
  }
  return [a, b];
}

/**
 * SQLite reads up to the first frame whose sum is wrong and forgets the rest without a word: right after a crash, where
 * that is the transaction that was being written; silent loss where whole transactions follow.
 */
export function readWal(file: string): { readonly commits: number; readonly lostCommits: number } {
  const data = readFileSync(file);
  if (data.length < HEADER) return { commits: 0, lostCommits: 0 };
  const big = data.readUInt32BE(0) === MAGIC + 1;
  const size = data.readUInt32BE(8);
  const salt = data.subarray(16, 24);
  let sum = checksum(data, 0, 24, big, [0, 0]);
  let whole =
    (big || data.readUInt32BE(0) === MAGIC) && sum[0] === data.readUInt32BE(24) && sum[1] === data.readUInt32BE(28);
  let commits = 0;
  let lostCommits = 0;
  for (let at = HEADER; at + FRAME_HEADER + size <= data.length && size > 0; at += FRAME_HEADER + size) {
    // Frames of an earlier round of the log, which were not overwritten yet.
    if (whole && !data.subarray(at + 8, at + 16).equals(salt)) {
      if (!laterFrame(data, at + FRAME_HEADER + size, size, salt)) break;
      whole = false;
    }
    if (whole) {
      sum = checksum(data, at, at + 8, big, sum);
      sum = checksum(data, at + FRAME_HEADER, at + FRAME_HEADER + size, big, sum);
      whole = sum[0] === data.readUInt32BE(at + 16) && sum[1] === data.readUInt32BE(at + 20);
    }
    const ends = data.readUInt32BE(at + 4) !== 0;
    if (whole && ends) commits += 1;
    else if (!whole && ends && data.subarray(at + 8, at + 16).equals(salt)) lostCommits += 1;
  }
  return { commits, lostCommits };
}

function laterFrame(data: Buffer, from: number, size: number, salt: Buffer): boolean {
  for (let at = from; at + FRAME_HEADER + size <= data.length; at += FRAME_HEADER + size)
    if (data.subarray(at + 8, at + 16).equals(salt)) return true;
  return false;
}
