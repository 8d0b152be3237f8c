/** boardgame.io's own server with connect four, its storage in memory as it comes. Tells its CPU time when asked. */
import { createRequire } from 'node:module';
import { game } from './connect-four.mjs';

const require = createRequire(import.meta.url);
const { Server, Origins } = require('boardgame.io/server');

console.log = () => {};
const server = Server({ games: [game], origins: [Origins.LOCALHOST] });
const { appServer } = await server.run({ port: 0 });
process.on('message', () => process.send(process.cpuUsage()));
process.on('disconnect', () => process.exit());
process.send({ url: `http://127.0.0.1:${appServer.address().port}` });
