import { expect, it } from 'vitest';
import type { Decision, Move } from '#kernel';
import type { MatchCard, TableMessage } from '../protocol.ts';
import { type Line, openHouse, Person } from './people.ts';

const last = (l: Line): TableMessage => l.last as TableMessage;
it('undo', async () => {
  const house = await openHouse({ games: new URL('../../games/index.ts', import.meta.url).href });
  const ada = await Person.guest(house.url, 'Ada', 0);
  const ben = await Person.guest(house.url, 'Ben', 1);
  const { body } = await ada.post<MatchCard>('/matches', {
    game: 'glass-road',
    options: {},
    seats: [{ kind: 'me' }, { kind: 'open' }],
    listed: true,
  });
  await ben.post(`/matches/${body.id}/join`);
  const keep = async (p: Person) => {
    const l = await p.at(body.id);
    const [q] = last(l).decisions as Decision<Move>[];
    await l.answer(l.move(body.id, last(l).version, `keep ${String(q?.options[0]?.card)}`));
  };
  await keep(ada);
  const a1 = last(await ada.at(body.id));
  await keep(ben);
  const a2 = last(await ada.at(body.id));
  expect([a1.undoTo, a1.undoAt]).toEqual([a2.undoTo, a2.undoAt]);
});
