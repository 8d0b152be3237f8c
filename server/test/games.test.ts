import { expect, it } from 'vitest';
import { games } from '#games';
import {
  type Decision,
  type GameModule,
  Match,
  type MatchRecord,
  type Move,
  notate,
  SeededRng,
  type Viewer,
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

/** Numbers of the moves in the log of this viewer: the setup, what they did and what they heard of. */
function heardBy(match: Match, viewer: Viewer): number[] {
  const all = Array.from({ length: match.length + 1 }, (_, n) => n);
  return all.filter((n) => n === 0 || match.seatOf(n) === viewer || match.heard(n, viewer).length > 0);
}

function shown(match: Match, n: number, viewer: Viewer): string {
  const { state } = match.at(n);
  return JSON.stringify([match.game.view(state, viewer), match.game.score(state, viewer)]);
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
  const match = Match.replay(module.game, record);
  for (const [who, viewer] of [
    [line, 0],
    [stranger, 'spectator'],
  ] as const) {
    const own = heardBy(match, viewer);
    let at = 0;
    for (const text of who.wire) {
      const table = JSON.parse(text) as TableMessage;
      if (table.t !== 'table' || table.status === 'finished') continue;
      expect(text).not.toContain(record.seed);
      // Entries tell nothing of what was hidden: none is empty, none is left out, and the number of moves is their number.
      for (const [i, { n, seat, events }] of table.log.entries()) {
        expect(n).toBe(table.logFrom === 0 ? i : table.logFrom + 1 + i);
        if (n > 0 && seat !== viewer) expect(events.length).toBeGreaterThan(0);
        expect(events).toEqual(JSON.parse(JSON.stringify(match.heard(own[n] as number, viewer))));
      }
      expect(table.log.at(-1)?.n ?? table.logFrom).toBe(table.moves);
      // Between two entries the position may have gone on unheard.
      const next = own[table.moves + 1] ?? match.length + 1;
      const seen = JSON.stringify([table.view, table.standing]);
      at = Math.max(at, own[table.moves] as number);
      while (seen !== shown(match, at, viewer) && at + 1 < next) at++;
      expect(seen).toBe(shown(match, at, viewer));
    }
  }
}

for (const entry of games)
  it(`${entry.meta.id}: whole games over the socket with bots, nothing hidden on the wire`, {
    timeout: 240_000,
  }, async () => {
    const { module } = await entry.load();
    // A machine answers faster than any hand: the limit for hands has its own test.
    const house = await openHouse({
      games: new URL('../../games/index.ts', import.meta.url).href,
      limits: { messagesPerSecond: 1e6, messageBurst: 1e6 },
    });
    for (const seats of [Math.min(...module.game.seats), Math.max(...module.game.seats)])
      await play(house, module, seats);
    expect(house.errors).toEqual([]);
    await house.close();
  });
