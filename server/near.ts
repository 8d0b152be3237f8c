/** Where others in the own network find this house: `localhost` leads every device to itself. */
import { createSocket } from 'node:dgram';
import { isIPv6 } from 'node:net';
import { networkInterfaces } from 'node:os';

/** An address that only this computer can use. */
export function isOwnName(host: string): boolean {
  return /^(?:localhost|(?:::ffff:)?127(?:\.\d+){3}|\[?::1\]?)$/i.test(host);
}

const EVERYWHERE = new Set(['', '0.0.0.0', '::', '[::]']);
const PRIVATE = /^(?:192\.168\.|10\.|172\.(?:1[6-9]|2\d|3[01])\.)/;

/**
 * The address for others, or null if nobody else can reach this server. Of several the one that the way out of the house begins at:
 * those of virtual machines and containers lead nowhere.
 */
export function nearHost(host: string | undefined, own: readonly string[], wayOut: string | null): string | null {
  if (host !== undefined && !EVERYWHERE.has(host)) return isOwnName(host) ? null : isIPv6(host) ? `[${host}]` : host;
  if (wayOut !== null && own.includes(wayOut)) return wayOut;
  return own.find((address) => PRIVATE.test(address)) ?? own[0] ?? null;
}

function ownAddresses(): string[] {
  const all = Object.values(networkInterfaces()).flatMap((list) => list ?? []);
  return all.filter((a) => a.family === 'IPv4' && !a.internal).map((a) => a.address);
}

/** The address we would write from. Nothing is sent: a datagram socket that is connected has only looked up its way. */
function wayOut(): Promise<string | null> {
  return new Promise((done) => {
    const socket = createSocket('udp4');
    const found = (address: string | null): void => {
      socket.close();
      done(address);
    };
    socket.once('error', () => found(null));
    // An address that is kept for documents: nobody is there.
    socket.connect(9, '203.0.113.1', () => found(socket.address().address));
  });
}

/** Looked up whenever somebody asks: a laptop changes its network while a table is open. */
export async function nearOrigin(host: string | undefined, port: number): Promise<string | null> {
  const near = nearHost(host, ownAddresses(), await wayOut());
  return near === null ? null : `http://${near}:${port}`;
}
