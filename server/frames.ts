/** WebSocket frames from server to client (RFC 6455): whole, unmasked text messages. */
const TEXT = 0x81;
const SHORT = 125;
const MEDIUM = 0xffff;

function headerSize(bytes: number): number {
  if (bytes <= SHORT) return 2;
  return bytes <= MEDIUM ? 4 : 10;
}

/** All messages in one buffer, so that they leave with one system call. */
export function textFrames(texts: readonly string[]): Buffer {
  const sizes = texts.map((text) => Buffer.byteLength(text));
  let total = 0;
  for (const size of sizes) total += headerSize(size) + size;
  const frames = Buffer.allocUnsafe(total);
  let at = 0;
  for (const [i, text] of texts.entries()) {
    const size = sizes[i] as number;
    frames[at] = TEXT;
    if (size <= SHORT) frames[at + 1] = size;
    else if (size <= MEDIUM) {
      frames[at + 1] = SHORT + 1;
      frames.writeUInt16BE(size, at + 2);
    } else {
      frames[at + 1] = SHORT + 2;
      frames.writeBigUInt64BE(BigInt(size), at + 2);
    }
    at += headerSize(size);
    at += frames.write(text, at);
  }
  return frames;
}
