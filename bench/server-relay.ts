/** The floor: a server that knows no rules, stores nothing and only passes a text of our size on to both players. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type WebSocket, WebSocketServer } from 'ws';

/** About what a table of connect four takes. */
const BYTES = 850;
const body = 'x'.repeat(BYTES);
const tables = new Map<string, WebSocket[]>();
const http = createServer();
const server = new WebSocketServer({ server: http, perMessageDeflate: false });
server.on('connection', (socket, request) => {
  const id = request.url ?? '';
  const table = tables.get(id) ?? [];
  tables.set(id, table);
  table.push(socket);
  socket.on('message', (data) => {
    const { moves } = JSON.parse(data.toString()) as { moves: number };
    const text = JSON.stringify({ moves: moves + 1, body });
    for (const other of table) other.send(text);
  });
});
process.on('message', () => process.send?.(process.cpuUsage()));
process.on('disconnect', () => process.exit());
http.listen(0, '127.0.0.1', () => {
  process.send?.({ url: `ws://127.0.0.1:${(http.address() as AddressInfo).port}` });
});
