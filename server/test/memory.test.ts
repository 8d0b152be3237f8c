import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { gameEntry } from '#games';
import { type AnyGame, type Decision, type GameEntry, Match, type Move, notate } from '#kernel';
import type { MatchCard, SeatWish, TableMessage } from '../protocol.ts';
import { writeEvent, writeLog } from '../store/log.ts';
import { firstOption, type Line, openHouse, Person, playOn, tempFolder } from './people.ts';
import { startHost } from './process.ts';

const RUNNING = 200;
const STORED = 1000;
const MOST_MB = 300;

/** Finished matches, as if they had been played here. */
function fillWithRecords(file: string, game: AnyGame, count: number): void {
  const match = new Match(game, {}, 2, 'stored');
  while (!match.over) {
    const question = match.open.find((d) => d.optional === undefined);
    match.play(question?.seat ?? 0, question?.options[0] as Move);
  }
  const db = new DatabaseSync(file);
  const row = db.prepare(
    `insert into match (id, game, rules_version, options, seed, format, status, listed, version, moves, base, waiting, bot_turn, result, created_at, updated_at)
     values (?, ?, ?, ?, 'stored', 2, 'finished', 1, ?, ?, 0, '[]', 0, '[]', 1, 1)`,
  );
  const log = db.prepare('insert into log (match, v, events) values (?, ?, ?)');
  const events = match.log.map((m, i) => writeEvent({ ...m, v: i + 2, n: i + 1, request: null, at: 1 }));
  db.exec('begin');
  for (let i = 0; i < count; i++) {
    const id = `stored-${String(i).padStart(6, '0')}`;
    row.run(id, game.id, game.rulesVersion, JSON.stringify(match.options), match.length + 1, match.length);
    log.run(id, match.length + 1, writeLog(events));
  }
  db.exec('commit');
  db.close();
}

it(`${RUNNING} running and ${STORED} stored matches stay below ${MOST_MB} MB`, { timeout: 240_000 }, async () => {
  const data = tempFolder();
  // The real program with a real game, as a stranger starts it.
  const host = await startHost(
    { DATA: data, PORT: '0', HOST: '127.0.0.1', TAFELRUNDE_BOT_DELAY: '0', TAFELRUNDE_LIMITS: 'newPerMinute=1000' },
    '../main.ts',
  );
  const entry = gameEntry('my-city') as GameEntry;
  const { game } = (await entry.load()).module;
  const people = await Promise.all(Array.from({ length: 20 }, () => Person.guest(host.url, 'Ada')));
  const open = async (person: Person, seats: readonly SeatWish[]): Promise<string> => {
    for (;;) {
      const { status, body } = await person.post<MatchCard>('/matches', {
        game: game.id,
        options: {},
        seats,
        listed: false,
      });
      if (status === 201) return body.id;
      expect(status).toBe(429);
      await sleep(500);
    }
  };
  fillWithRecords(join(data, 'tafelrunde.sqlite'), game, STORED);
  const lines: Line[] = [];
  for (let i = 0; i < RUNNING; i++) {
    const person = people[i % people.length] as Person;
    const id = await open(person, [{ kind: 'me' }, { kind: 'bot', level: 1 }]);
    lines.push(await person.at(id));
  }
  await Promise.all(
    lines.map(async (line) => {
      for (let i = 0; i < 8; i++) {
        const table = line.last as TableMessage;
        if (table.waitingFor.includes(0)) {
          const [question] = table.decisions as readonly Decision<Move>[];
          const move = notate(game.moves, question?.options[0] as Move);
          await line.answer(line.move(table.match, table.version, move));
        }
        if (line.last?.version === table.version) await line.table((t) => t.version > table.version);
      }
    }),
  );
  const health = (await (people[0] as Person).get('/health')).body;
  expect(health.tables).toBe(RUNNING);
  const status = readFileSync(`/proc/${host.process.pid}/status`, 'utf8');
  const mb = Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024;
  console.log(`resident memory with ${RUNNING} running and ${STORED} stored matches: ${mb.toFixed(0)} MB`);
  expect(mb).toBeGreaterThan(10);
  expect(mb).toBeLessThan(MOST_MB);
  expect(host.errors()).toBe('');
  await host.end('SIGKILL');
  rmSync(data, { recursive: true });
});

it('a table nobody looks at leaves the memory and comes back from its log', async () => {
  const house = await openHouse({ idleMs: 100 });
  const ada = await Person.guest(house.url, 'Ada');
  const id = await ada.open([{ kind: 'me' }, { kind: 'bot', level: 1 }], { rounds: 3 });
  const line = await ada.at(id);
  await line.answer(line.move(id, (line.last as TableMessage).version, firstOption(line.last as TableMessage)));
  const before = await line.table((t) => t.waitingFor.includes(0) || (t.view as { phase: string }).phase === 'turn');
  await new Promise((done) => setTimeout(done, 300));
  expect((await ada.get('/health')).body.tables).toBe(1);
  line.close();
  await expect.poll(async () => (await ada.get('/health')).body.tables, { timeout: 5000 }).toBe(0);
  const back = await ada.at(id);
  expect(back.last?.moves).toBeGreaterThanOrEqual(before.moves);
  expect((await playOn(back)).status).toBe('finished');
  expect(house.errors).toEqual([]);
  await house.close();
});
