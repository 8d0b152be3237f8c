/**
 * Loaded into the server of a browser test before anything else: the tables of a test file are dealt the same cards in every run, so that
 * what was seen green stays green. `E2E_SEEDS=word npm test -- --only e2e` deals others.
 */
import { createHash } from 'node:crypto';

const word = process.env.E2E_SEEDS ?? 'tafelrunde';
let drawn = 0;

globalThis.crypto.getRandomValues = <T extends ArrayBufferView>(array: T): T => {
  const bytes = new Uint8Array(array.buffer, array.byteOffset, array.byteLength);
  for (let at = 0; at < bytes.length; at += 32)
    bytes.set(
      createHash('sha256')
        .update(`${word} ${drawn++}`)
        .digest()
        .subarray(0, bytes.length - at),
      at,
    );
  return array;
};
