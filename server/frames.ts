import type { Writable } from 'node:stream';

/** WebSocket frames from server to client (RFC 6455): whole, unmasked text messages. */
const TEXT = 0x81;
const SHORT = 125;
const MEDIUM = 0xffff;

/** The head of a frame, a character a byte. */
function head(bytes: number): string {
  if (bytes <= SHORT) return String.fromCharCode(TEXT, bytes);
  if (bytes <= MEDIUM) return String.fromCharCode(TEXT, SHORT + 1, bytes >> 8, bytes & 0xff);
  const high = Math.floor(bytes / 2 ** 32);
  const word = (n: number): number[] => [n >>> 24, (n >>> 16) & 0xff, (n >>> 8) & 0xff, n & 0xff];
  return String.fromCharCode(TEXT, SHORT + 2, ...word(high), ...word(bytes >>> 0));
}

/**
 * Sends all messages with one system call. Mostly every character is a byte: then the texts go to the socket as they are,
 * and no buffer is made for them.
 */
export function writeTexts(stream: Writable, texts: readonly string[]): void {
  let frames = '';
  for (const text of texts) {
    const bytes = Buffer.byteLength(text);
    if (bytes !== text.length) {
      writeBytes(stream, texts);
      return;
    }
    frames += head(bytes) + text;
  }
  stream.write(frames, 'latin1');
}

function writeBytes(stream: Writable, texts: readonly string[]): void {
  const parts = texts.flatMap((text) => [Buffer.from(head(Buffer.byteLength(text)), 'latin1'), Buffer.from(text)]);
  stream.write(Buffer.concat(parts));
}
