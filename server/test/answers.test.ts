import { expect, it } from 'vitest';
import type { TableMessage } from '../protocol.ts';
import { firstOption, openHouse, Person } from './people.ts';

it('whatever goes wrong with a request, the answer carries its id', async () => {
  const house = await openHouse({ limits: { messageBurst: 8, messagesPerSecond: 0.001 } });
  const ada = await Person.guest(house.url, 'Ada');
  const id = await ada.open([{ kind: 'me' }], { rounds: 3 });
  const line = await ada.at(id);
  const { version } = line.last as TableMessage;
  const error = (): Promise<unknown> => line.next((m) => m.t === 'error');

  line.say({ t: 'move', id: 'no-version', match: id, move: 'stop' });
  expect(await error()).toEqual({ t: 'error', key: 'bad-message', id: 'no-version' });
  line.say('{"t":"move","id":"cut-off","match":');
  expect(await error()).toEqual({ t: 'error', key: 'bad-message', id: 'cut-off' });
  line.say({ t: 'move', id: 'too-long', match: id, version, move: 'x'.repeat(5000) });
  expect(await error()).toEqual({ t: 'error', key: 'too-large', id: 'too-long' });
  line.say({ t: 'undo', id: 'nowhere', match: 'AAAAAAAAAAAA', to: 0 });
  expect(await error()).toEqual({ t: 'error', key: 'unknown-match', id: 'nowhere' });
  for (let n = 0; n < 3; n++) line.say({ t: 'ping' });
  line.move(id, version, firstOption(line.last as TableMessage), 'hasty');
  expect(await error()).toEqual({ t: 'error', key: 'too-fast', id: 'hasty' });
  expect((await ada.get(`/matches/${id}`)).body.moves).toBe(0);
  await house.close();
});
