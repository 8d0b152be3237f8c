import { expect, it } from 'vitest';
import type { MatchRecord } from '#kernel';
import { Match, type Move, parseMove } from '#kernel';
import { openHouse, Person, playOn } from './people.ts';
import type { State } from './sample/state.ts';

/** Every number on the wire that is a card of the sample game. */
function cards(text: string): Set<number> {
  return new Set([...text.matchAll(/\b1[0-9]{3}\b/g)].map(([n]) => Number(n)).filter((n) => n < 1040));
}

it('seed, order of the deck, foreign hands and sealed answers never reach a client before their time', async () => {
  const house = await openHouse();
  const ada = await Person.guest(house.url, 'Ada');
  const ben = await Person.guest(house.url, 'Ben');
  const eve = await Person.guest(house.url, 'Eve');
  const id = await ada.open([{ kind: 'me' }, { kind: 'open' }, { kind: 'bot', level: 2 }], { rounds: 4 });
  await ben.post(`/matches/${id}/join`);
  const lines = [await ada.at(id), await ben.at(id), await eve.at(id)];
  // Requests over HTTP are on the wire too.
  const looked: string[][] = [[], [], []];
  for (const [i, person] of [ada, ben, eve].entries())
    for (const path of ['', '/at/0', '/record'])
      looked[i]?.push(JSON.stringify((await person.get(`/matches/${id}${path}`)).body));
  await Promise.all(lines.slice(0, 2).map((line) => playOn(line)));
  const end = await (lines[2]?.last?.status === 'finished'
    ? lines[2].last
    : lines[2]?.table((t) => t.status === 'finished'));
  const seed = end?.seed as string;
  const record = (await eve.get<MatchRecord>(`/matches/${id}/record`)).body;

  // Play it again beside the wire: what each viewer may know after each version.
  const { games } = await import('./sample/games.ts');
  const { module } = await (games[0] as (typeof games)[number]).load();
  for (const [i, line] of lines.entries()) {
    const seat = i < 2 ? i : null;
    const match = new Match(module.game, record.options, record.seats, record.seed);
    const mayKnow = new Set<number>();
    const learn = (): void => {
      const s = match.state as State;
      for (const card of s.discard) mayKnow.add(card);
      if (seat !== null) {
        for (const card of s.hands[seat] ?? []) mayKnow.add(card);
        mayKnow.add(s.bids[seat] as number);
      }
    };
    learn();
    for (const text of looked[i] ?? []) {
      expect(text).not.toContain(seed);
      expect([...cards(text)].filter((c) => !mayKnow.has(c))).toEqual([]);
    }
    let tables = 0;
    for (const text of line.wire) {
      const message = JSON.parse(text) as { t: string; status?: string; moves?: number };
      if (message.t !== 'table') expect(cards(text).size).toBe(0);
      if (message.t !== 'table' || message.status === 'finished') continue;
      while (match.length < (message.moves as number)) {
        const { seat: mover, move } = record.moves[match.length] as MatchRecord['moves'][number];
        match.play(mover, parseMove(module.game.moves, move) as Move);
        learn();
      }
      tables += 1;
      expect(text).not.toContain(seed);
      expect(text).not.toContain('hash');
      expect([...cards(text)].filter((c) => !mayKnow.has(c))).toEqual([]);
      expect(JSON.parse(text).view).toEqual(module.game.view(match.state, seat ?? 'spectator'));
    }
    expect(tables).toBeGreaterThan(8);
  }
  expect(house.errors).toEqual([]);
  await house.close();
});
