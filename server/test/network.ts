import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** How PostgreSQL begins a notice on our channel. */
const NOTICE = 'tafelrunde\0{';

/** A network between a server and its database that can fall silent: connections stay open, bytes disappear. */
export interface Network {
  readonly url: string;
  silent: boolean;
  /** Only notices disappear. */
  deaf: boolean;
  readonly close: () => void;
}

export function openNetwork(target: string): Promise<Network> {
  const { port, hostname } = new URL(target);
  const sockets = new Set<Socket>();
  const server = createServer((near) => {
    const far = connect(Number(port), hostname);
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(from);
      from.on('data', (data) => {
        if (!network.silent && !(network.deaf && data.includes(NOTICE))) to.write(data);
      });
      from.on('close', () => {
        sockets.delete(from);
        // Whoever hangs up is not heard either.
        if (!network.silent) to.destroy();
      });
      from.on('error', () => {});
    }
  });
  const network = {
    url: '',
    silent: false,
    deaf: false,
    close: () => {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
  return new Promise((done) => {
    server.listen(0, '127.0.0.1', () => {
      const url = new URL(target);
      url.port = String((server.address() as AddressInfo).port);
      network.url = url.href;
      done(network);
    });
  });
}
