/** A stranger's ping, on a thread of its own: whatever the measuring program does, only the house can make it late. */
import { parentPort, workerData } from 'node:worker_threads';
import { WebSocket } from 'ws';

const EVERY_MS = 50;
const { url, headers } = workerData as { url: string; headers: Record<string, string> };
const socket = new WebSocket(`${url.replace('http', 'ws')}/api/live`, { headers });
const sent: number[] = [];
const waits: number[] = [];

socket.on('message', (data) => {
  const at = String(data).includes('"pong"') ? sent.shift() : undefined;
  if (at !== undefined) waits.push(performance.now() - at);
});
socket.once('open', () => {
  const timer = setInterval(() => {
    sent.push(performance.now());
    socket.send('{"t":"ping"}');
  }, EVERY_MS);
  parentPort?.once('message', () => {
    clearInterval(timer);
    // What was never answered has waited until now.
    parentPort?.postMessage([...waits, ...sent.map((at) => performance.now() - at)]);
    socket.close();
  });
  parentPort?.postMessage('ready');
});
