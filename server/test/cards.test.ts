/** What lobby and cards say, asked over HTTP. */
import { expect, it } from 'vitest';
import { games } from '#games';
import { game as glassRoad } from '#games/glass-road/rules/game.ts';
import { type AnyGame, type Decision, type Move, notate } from '#kernel';
import type { Lobby, MatchCard, TableMessage } from '../protocol.ts';
import { atBothDatabases } from './houses.ts';
import { type Line, Person } from './people.ts';

const GAMES = new URL('../../games/index.ts', import.meta.url).href;

function answerOf(table: TableMessage, moves: AnyGame['moves']): string {
  const question = (table.decisions as readonly Decision<Move>[]).find((d) => d.optional === undefined);
  return notate(moves, question?.options[0] as Move);
}

async function move(line: Line, moves: AnyGame['moves']): Promise<void> {
  const { match, version } = line.last as TableMessage;
  const id = line.move(match, version, answerOf(line.last as TableMessage, moves));
  expect(await line.answer(id)).toMatchObject({ t: 'done' });
  if ((line.last as TableMessage).version === version) await line.table((t) => t.version > version);
}

atBothDatabases('lobby and cards', { games: GAMES }, (houses) => {
  it.each(games.map((g) => g.meta.id))(
    '%s: the card of a running game says what happened last, in the lobby and alone',
    async (game) => {
      const { module } = (await games.find((g) => g.meta.id === game)?.load()) ?? {};
      if (module === undefined) throw new Error(game);
      const ada = await Person.guest(houses.east.url, 'Ada');
      const seats = [{ kind: 'me' }, { kind: 'bot', level: 1 }];
      const { body } = await ada.post<MatchCard>('/matches', { game, options: {}, seats, listed: false });
      const line = await ada.at(body.id);
      const asked = (t: TableMessage): boolean =>
        (t.decisions as readonly Decision<Move>[]).some((d) => d.optional === undefined);
      // What is secret or sealed tells nothing: after some turns something has happened that everybody heard.
      for (let n = 0; n < 8; n++) {
        if (!asked(line.last as TableMessage)) await line.table(asked);
        await move(line, module.game.moves);
      }
      const here = new Person(houses.west.url, ada.cookie);
      const told = { de: expect.stringMatching(/\S/), en: expect.stringMatching(/\S/) };
      const { body: lobby } = await here.get<Lobby>('/lobby');
      expect(lobby.mine.find((card) => card.id === body.id)?.last).toEqual(told);
      expect((await here.get<MatchCard>(`/matches/${body.id}`)).body.last).toEqual(told);
    },
  );

  it('a question that stands is open on the card of whoever is asked, also after moves that nobody heard; the next move ends it', async () => {
    const ada = await Person.guest(houses.east.url, 'Ada');
    const ben = await Person.guest(houses.west.url, 'Ben', 1);
    const opened = await ada.post<MatchCard>('/matches', {
      game: 'glass-road',
      options: {},
      seats: [{ kind: 'me' }, { kind: 'open' }],
      listed: false,
    });
    const { id } = opened.body;
    await ben.post(`/matches/${id}/join`);
    const line = await ada.at(id);
    if ((line.last as TableMessage).status !== 'running') await line.table((t) => t.status === 'running');
    for (let n = 0; n < 3; n++) await move(line, glassRoad.moves);
    expect((await ada.post(`/matches/${id}/act`, { do: 'ask', about: 'take-back', to: 1 })).status).toBe(200);
    const asked = async (who: Person): Promise<unknown[]> => [
      (await who.get<MatchCard>(`/matches/${id}`)).body.asked,
      (await who.get<Lobby>('/lobby')).body.mine.find((card) => card.id === id)?.asked,
    ];
    expect(await asked(ben)).toEqual([true, true]);
    expect(await asked(ada)).toEqual([undefined, undefined]);
    await move(line, glassRoad.moves);
    expect(await asked(ben)).toEqual([undefined, undefined]);
  });
});
