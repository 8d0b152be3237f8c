import { expect, it } from 'vitest';
import { games } from '#games';
import {
  type Decision,
  type GameModule,
  Match,
  type MatchRecord,
  type Move,
  notate,
  parseMove,
  SeededRng,
} from '#kernel';
import type { MatchCard, TableMessage } from '../protocol.ts';
import { type House, type Line, openHouse, Person } from './people.ts';

/** Plays at random whenever asked, also sealed questions, until the match is over. */
async function playAtRandom(line: Line, module: GameModule, seed: string): Promise<TableMessage> {
  const rng = new SeededRng(seed);
  for (;;) {
    const table = line.last as TableMessage;
    if (table.status === 'finished') return table;
    if (table.mySeat !== null && table.waitingFor.includes(table.mySeat)) {
      const asked = (table.decisions as readonly Decision<Move>[]).filter((d) => d.optional === undefined);
      const options = asked[0]?.options ?? [];
      const move = notate(module.game.moves, options[rng.int('option', options.length)] as Move);
      const answer = await line.answer(line.move(table.match, table.version, move));
      expect(answer).toMatchObject({ t: 'done' });
    }
    if (line.last?.version === table.version) await line.table((t) => t.version > table.version);
  }
}

async function play(house: House, module: GameModule, seats: number): Promise<void> {
  const ada = await Person.guest(house.url, 'Ada');
  const wishes = Array.from({ length: seats }, (_, i) =>
    i === 0 ? { kind: 'me' } : { kind: 'bot', level: 1 + (i % 2) },
  );
  const opened = await ada.post<MatchCard>('/matches', {
    game: module.game.id,
    options: {},
    seats: wishes,
    listed: true,
  });
  expect(opened.status).toBe(201);
  const { id } = opened.body;
  const stranger = await new Person(house.url).at(id);
  const line = await ada.at(id);
  const end = await playAtRandom(line, module, `play-${seats}`);
  if (stranger.last?.status !== 'finished') await stranger.table((t) => t.status === 'finished');

  // Everything that was on the wire is the view of that seat at that moment, and nothing else.
  const record = (await ada.get<MatchRecord>(`/matches/${id}/record`)).body;
  expect(record.moves).toHaveLength(end.moves);
  for (const [who, viewer] of [
    [line, 0],
    [stranger, 'spectator'],
  ] as const) {
    const match = new Match(module.game, record.options, record.seats, record.seed);
    for (const text of who.wire) {
      const table = JSON.parse(text) as TableMessage;
      if (table.t !== 'table' || table.status === 'finished') continue;
      expect(text).not.toContain(record.seed);
      while (match.length < table.moves) {
        const { seat, move } = record.moves[match.length] as MatchRecord['moves'][number];
        expect(match.play(seat, parseMove(module.game.moves, move) as Move)).toBeNull();
      }
      expect(table.view).toEqual(JSON.parse(JSON.stringify(module.game.view(match.state, viewer))));
      expect(table.standing).toEqual(JSON.parse(JSON.stringify(module.game.score(match.state, viewer))));
    }
  }
}

for (const entry of games)
  it(`${entry.meta.id}: whole games over the socket with bots, nothing hidden on the wire`, {
    timeout: 240_000,
  }, async () => {
    const { module } = await entry.load();
    const house = await openHouse({ games: new URL('../../games/index.ts', import.meta.url).href });
    for (const seats of [Math.min(...module.game.seats), Math.max(...module.game.seats)])
      await play(house, module, seats);
    expect(house.errors).toEqual([]);
    await house.close();
  });
