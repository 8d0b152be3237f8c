/** A seat played by a bot from outside, over a real socket: for browser tests and pictures. */
import { WebSocket } from 'ws';
import { chooseMove, type Level } from '#bots';
import { gameEntry } from '#games';
import { notate } from '#kernel';
import type { ServerMessage, TableMessage } from '#server/protocol.ts';

interface Seat {
  readonly url: string;
  readonly cookie: string;
  readonly match: string;
  readonly level: Level;
  /** Own moves after which it stops; to the end of the game if left out. */
  readonly most?: number;
}

const PATIENCE_MS = 2000;

/** Plays as fast as the server answers, and waits when the server asks for patience. */
export async function playSeat({ url, cookie, match, level, most = Number.POSITIVE_INFINITY }: Seat): Promise<void> {
  const socket = new WebSocket(`${url.replace('http', 'ws')}/api/live`, { headers: { cookie, origin: url } });
  let made = 0;
  let seen = -1;
  let said = '';
  const say = (): void => socket.send(said);
  const answer = async (m: TableMessage): Promise<void> => {
    const module = (await gameEntry(m.game)?.load())?.module;
    if (module === undefined || m.mySeat === null || !m.waitingFor.includes(m.mySeat)) return;
    const move = notate(module.game.moves, chooseMove(module, level, m.view, m.mySeat, `${m.mySeat}/${m.version}`));
    made++;
    said = JSON.stringify({ t: 'move', id: `m${m.version}`, match, version: m.version, move });
    say();
  };
  await new Promise<void>((done, fail) => {
    socket.on('error', fail);
    socket.on('close', () => fail(new Error('the server closed the connection')));
    socket.on('open', () => socket.send(JSON.stringify({ t: 'watch', match })));
    socket.on('message', (text) => {
      const m = JSON.parse(String(text)) as ServerMessage;
      if (m.t === 'error' && m.key === 'too-fast') setTimeout(say, PATIENCE_MS);
      else if (m.t === 'error') fail(new Error(m.key));
      // Others may answer at the same time, and end the game with it: what comes after that is answered anew.
      else if (m.t === 'refused' && m.reason !== 'stale' && m.reason !== 'over')
        fail(new Error(`refused: ${String(text)}`));
      if (m.t !== 'table' || m.version === seen) return;
      seen = m.version;
      if (m.status === 'finished' || made >= most) done();
      else answer(m).catch(fail);
    });
  });
  socket.close();
}
