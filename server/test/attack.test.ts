/**
 * A stranger's day under attack: somebody plays against a Master while one guest, and then a network of guests, do everything they
 * can think of. The bounds, counted in work and not in time:
 * - every move of the stranger is answered with done, and every ping with pong, in the order in which they were said;
 * - no move of their Master is played below its strength: each search is given at least half of its two seconds, with one thread;
 * - nobody is sent away, and no table of the stranger is shown twice with the same version;
 * - whoever attacks meets a measure: some of what they do is refused, with the time to wait.
 */
import { expect, it } from 'vitest';
import type { TableMessage } from '../protocol.ts';
import { atBothDatabases, type Houses } from './houses.ts';
import { firstOption, type Line, Person } from './people.ts';
import { refuseAll } from './refuse.ts';

const WORKER = new URL('./sample/steady-worker.ts', import.meta.url).href;
const LIMITS = { asksPerMinute: 300, messagesPerSecond: 5, messageBurst: 100, peoplePerNetwork: 3, newPerMinute: 400 };
const MASTER = { kind: 'bot', level: 5 } as const;
/** Moves of the stranger during each attack. */
const MOVES = 6;
/** More than one person, and than one network, may do even within a minute. */
const many = (who: readonly Person[]): number => 200 + 130 * who.length;
/** Tables in all that think for the attackers. */
const TABLES = 24;

/** One thing that attackers do again and again; says with which status each was answered. */
type Attack = (who: readonly Person[], houses: Houses) => Promise<number[]>;

const each = async (n: number, work: (i: number) => Promise<{ status: number }>): Promise<number[]> =>
  (await Promise.all(Array.from({ length: n }, (_, i) => work(i)))).map((a) => a.status);

/** The stranger's side: a table with a Master, one ping and one move after the other. */
class Stranger {
  readonly #line: Line;
  readonly #id: string;
  #moved = 0;

  constructor(line: Line, id: string) {
    this.#line = line;
    this.#id = id;
  }

  static async sit(url: string): Promise<Stranger> {
    const person = await Person.guest(url, 'Sol', 0, '192.0.2.1');
    const id = await person.open([{ kind: 'me' }, MASTER], { rounds: 900 });
    return new Stranger(await person.at(id), id);
  }

  async move(): Promise<void> {
    const line = this.#line;
    line.say({ t: 'ping' });
    await line.next((m) => m.t === 'pong');
    const mine = (t: TableMessage): boolean => t.waitingFor.includes(0) && !t.waitingFor.includes(1);
    const now = line.last as TableMessage;
    const table = mine(now) ? now : await line.table(mine);
    const request = line.move(this.#id, table.version, firstOption(table));
    expect(await line.answer(request)).toMatchObject({ t: 'done' });
    this.#moved += 1;
    if (line.last?.version === table.version) await line.table((t) => t.version > table.version);
  }

  /** What the whole day has brought. */
  judge(): void {
    const heard = this.#line.wire.map((text) => JSON.parse(text) as { t: string; version: number; log: object[] });
    expect(heard.filter((m) => m.t === 'error' || m.t === 'refused')).toEqual([]);
    const shown = heard.filter((m) => m.t === 'table');
    expect(new Set(shown.map((m) => m.version)).size).toBe(shown.length);
    const lines = shown.flatMap((m) => m.log) as { seat: number; note?: { key: string } }[];
    expect(lines.filter((entry) => entry.seat === 1).length).toBeGreaterThanOrEqual(this.#moved / 3);
    expect(lines.filter((entry) => entry.note?.key === 'below')).toEqual([]);
  }
}

/** Where all that is bad comes from. */
const NETWORK = '198.51.100.1';

const openOne = (person: Person): Promise<string> => person.open([{ kind: 'me' }, MASTER, MASTER], { rounds: 900 });
const spread = (who: readonly Person[], i: number): Person => who[i % who.length] as Person;

const given: Attack = (who) =>
  each(TABLES, async (i) => {
    const person = spread(who, i);
    return person.post(`/matches/${await openOne(person)}/act`, { do: 'give', to: 'link' });
  });

/** Tables at which the attackers play, so that all their bots think. */
const thinking: Attack = (who) =>
  each(TABLES, async (i) => {
    const person = spread(who, i);
    const id = await openOne(person);
    const line = await person.at(id);
    line.move(id, line.last?.version ?? 0, firstOption(line.last as TableMessage));
    return { status: 200 };
  });

const files: Attack = async (who) => {
  const file = { tafelrunde: 1, pad: 'x'.repeat(200_000) };
  return each(20 * who.length, (i) => spread(who, i).post('/matches/import', file));
};

/** Pausing and going on without end. */
const acts: Attack = async (who) => {
  const ids = await Promise.all(who.map((person) => person.open([{ kind: 'me' }, MASTER], { rounds: 900 })));
  return each(many(who), (i) =>
    spread(who, i).post(
      `/matches/${ids[i % who.length]}/act`,
      i % (2 * who.length) < who.length ? { do: 'ask', about: 'pause' } : { do: 'resume' },
    ),
  );
};

const writes: Attack = (who) => each(many(who), (i) => spread(who, i).send('PATCH', '/me', { colour: i % 5 }));

/** Many sockets of each: what is over the measure of the person is refused on all of them together. */
const messages: Attack = async (who) => {
  const lines = await Promise.all([...who, ...who, ...who].map((person) => person.line()));
  for (let n = 0; n < 60; n++) for (const line of lines) line.say({ t: 'ping' });
  await Promise.all(
    lines.map((l) =>
      Promise.race([l.closed, expect.poll(() => l.wire.length, { timeout: 10_000 }).toBeGreaterThanOrEqual(60)]),
    ),
  );
  const heard = lines.flatMap((line) => line.wire);
  expect(heard.filter((text) => text.includes('pong')).length).toBeLessThan(150 * who.length);
  return heard.map((text) => (text.includes('too-fast') ? 429 : 200));
};

/** Changes that the database does not take, each in a group with whatever else happens. */
const refused: Attack = async ([person], houses) => {
  if (person === undefined) return [];
  const id = await person.open([{ kind: 'me' }], { rounds: 900 });
  await refuseAll(houses, id);
  const line = await person.at(id);
  for (let n = 0; n < 20; n++) {
    line.move(id, 0, firstOption(line.last as TableMessage));
    await line.next((m) => m.t === 'error' && m.key === 'unavailable');
  }
  return [];
};

const attacks: readonly (readonly [string, Attack, refuses: boolean])[] = [
  ['tables given to the link', given, false],
  ['tables that think', thinking, false],
  ['a change that the database refuses', refused, false],
  ['a flood of messages', messages, true],
  ['pausing and going on', acts, true],
  ['large files', files, true],
  ['a flood of writes', writes, true],
];

const OPTIONS = { proxied: true, limits: LIMITS, thinkers: { worker: WORKER, searches: 1 } };

for (const [name, size] of [
  ['one guest', 1],
  ['a network of guests', 5],
] as const)
  atBothDatabases(`a stranger's day while ${name}`, OPTIONS, (houses) => {
    it('does everything', { timeout: 60_000 }, async () => {
      const { east } = houses;
      const stranger = await Stranger.sit(east.url);
      // Each attack by new people of the same network: what one has used up does not protect from the next.
      const attackers = await Promise.all(
        attacks.map(() =>
          Promise.all(Array.from({ length: size }, (_, i) => Person.guest(east.url, `Mallory ${i}`, 0, NETWORK))),
        ),
      );
      for (const [k, [title, attack, refuses]] of attacks.entries()) {
        const who = attackers[k] as Person[];
        const attacking = attack(who, houses);
        for (let n = 0; n < MOVES; n++) await stranger.move();
        const statuses = await attacking;
        await stranger.move();
        expect(
          statuses.filter((s) => s >= 500),
          title,
        ).toEqual([]);
        if (refuses)
          expect(
            statuses.some((s) => s === 429 || s === 413),
            title,
          ).toBe(true);
      }
      stranger.judge();
    });
  });
