import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { TObject } from 'typebox';
import { Check } from 'typebox/value';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Standing } from '#kernel';
import { SERVER_MESSAGES } from '../described.ts';
import type { Lobby, MatchCard, SeatWish, ServerMessage, TableMessage } from '../protocol.ts';
import { type House, openHouse, Person, playOn } from './people.ts';
import { game } from './sample/game.ts';

let house: House;
let ada: Person;
let ben: Person;

beforeAll(async () => {
  house = await openHouse();
  ada = await Person.guest(house.url, 'Ada', 1);
  ben = await Person.guest(house.url, 'Ben', 1);
});
afterAll(async () => {
  expect(house.errors).toEqual([]);
  await house.close();
});

const newMatch = { game: game.id, options: {}, seats: [{ kind: 'me' }, { kind: 'open' }], listed: true };

describe('guests', () => {
  it('become known by a cookie that scripts cannot read', async () => {
    const eve = new Person(house.url);
    const { status, headers, body } = await eve.post('/guest', { name: '  Eve  ', colour: 3 });
    expect(status).toBe(200);
    expect(body).toMatchObject({ name: 'Eve', colour: 3 });
    const cookie = headers.get('set-cookie') ?? '';
    expect(cookie).toMatch(/^tafelrunde=[A-Za-z0-9_-]{43}; /);
    expect(cookie).toContain('HttpOnly');
    expect(cookie).toContain('SameSite=Lax');
    expect(cookie).not.toContain('Secure');
    expect((await eve.get('/me')).body).toEqual(body);
  });

  it('keep who they are when they choose another name', async () => {
    const eve = await Person.guest(house.url, 'Eve');
    const before = (await eve.get('/me')).body;
    const again = await eve.post('/guest', { name: 'Eva' });
    expect(again.headers.get('set-cookie')).toBeNull();
    expect(again.body).toEqual({ ...before, name: 'Eva' });
    const changed = await eve.send('PATCH', '/me', { colour: 4 });
    expect(changed.body).toEqual({ ...before, name: 'Eva', colour: 4 });
  });

  it.each([
    ['only spaces', '   '],
    ['a control character', 'A\u0007da'],
    ['a line break', 'A\nda'],
    ['a change of writing direction', 'A\u202eda'],
    ['half a character', 'A\ud83dda', 'bad-body'],
  ])('cannot have a name with %s', async (_what, name, key = 'bad-name') => {
    const { status, body } = await new Person(house.url).post('/guest', { name });
    expect(status).toBe(400);
    expect(body.key).toBe(key);
  });

  it('may have a name that looks like markup: it is kept as it is and escaped where it is shown', async () => {
    const { status, body } = await new Person(house.url).post('/guest', { name: '<b>&"Ada"</b>' });
    expect(status).toBe(200);
    expect(body.name).toBe('<b>&"Ada"</b>');
  });

  it('a foreign cookie opens nothing', async () => {
    const cookies = [`tafelrunde=${'A'.repeat(43)}`, 'tafelrunde=x', 'other=1', `tafelrunde=${'A'.repeat(4000)}`];
    for (const cookie of cookies) {
      const { status, body } = await new Person(house.url, cookie).get('/me');
      expect([status, body.key]).toEqual([401, 'no-session']);
    }
  });

  it('a cookie that is used again after its owner has left opens nothing, and its sockets are closed', async () => {
    const eve = await Person.guest(house.url, 'Eve');
    const { cookie } = eve;
    const line = await eve.line();
    expect((await eve.send('DELETE', '/me')).status).toBe(204);
    expect(await line.closed).toEqual({ code: 4001, reason: 'no-session' });
    expect((await new Person(house.url, cookie).get('/me')).status).toBe(401);
  });

  it('their cookie is marked secure where a proxy speaks https for us', async () => {
    const proxied = await openHouse({ proxied: true });
    const { headers } = await new Person(proxied.url).send(
      'POST',
      '/guest',
      { name: 'Eve' },
      { 'x-forwarded-proto': 'https', origin: proxied.url.replace('http:', 'https:') },
    );
    expect(headers.get('set-cookie')).toContain('; Secure');
    expect(headers.get('strict-transport-security')).toBe('max-age=31536000');
    await proxied.close();
  });
});

describe('requests that are refused', () => {
  it.each([
    ['another origin', { origin: 'https://evil.example' }],
    ['another scheme', { origin: 'https://HOST' }],
    ['somebody before the host', { origin: 'http://evil@HOST' }],
    ['a path behind the host', { origin: 'http://HOST/' }],
    ['a page without an origin', { origin: 'null' }],
  ])('from %s', async (_what, headers) => {
    const origin = headers.origin.replace('HOST', new URL(ada.url).host);
    const { status, body } = await ada.send('POST', '/matches', newMatch, { origin });
    expect([status, body.key]).toEqual([403, 'bad-origin']);
  });

  it('without any origin', async () => {
    const response = await fetch(`${house.url}/api/guest`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"name":"Eve"}',
    });
    expect(response.status).toBe(403);
  });

  it('an origin the owner trusts is welcome', async () => {
    const open = await openHouse({ origins: ['https://play.example'] });
    const { status } = await new Person(open.url).send(
      'POST',
      '/guest',
      { name: 'Eve' },
      { origin: 'https://play.example' },
    );
    expect(status).toBe(200);
    await open.close();
  });

  it.each([
    ['malformed JSON', '{"game":', 400, 'bad-json'],
    ['no JSON at all', 'game=my-city', 400, 'bad-json'],
    ['a list', '[]', 400, 'bad-body'],
    ['a body that is too large', JSON.stringify({ ...newMatch, options: { x: 'y'.repeat(20_000) } }), 413, 'too-large'],
    ['an unknown field', JSON.stringify({ ...newMatch, admin: true }), 400, 'bad-body'],
    ['an unknown game', JSON.stringify({ ...newMatch, game: 'chess' }), 404, 'unknown-game'],
    ['a game called __proto__', JSON.stringify({ ...newMatch, game: '__proto__' }), 404, 'unknown-game'],
    ['too many seats', JSON.stringify({ ...newMatch, seats: Array(5).fill({ kind: 'open' }) }), 400, 'bad-seats'],
    ['two seats for me', JSON.stringify({ ...newMatch, seats: [{ kind: 'me' }, { kind: 'me' }] }), 400, 'bad-seats'],
    ['an unknown option', JSON.stringify({ ...newMatch, options: { speed: 3 } }), 400, 'bad-options'],
    ['an option out of range', JSON.stringify({ ...newMatch, options: { rounds: 0 } }), 400, 'bad-options'],
  ])('%s', async (_what, text, status, key) => {
    const answer = await ada.post('/matches', text);
    expect([answer.status, answer.body.key]).toEqual([status, key]);
    expect(answer.body.error).toMatch(/\w/);
  });

  it('a body of another kind', async () => {
    const answer = await ada.send('POST', '/matches', JSON.stringify(newMatch), { 'content-type': 'text/plain' });
    expect([answer.status, answer.body.key]).toEqual([400, 'bad-json']);
  });

  it('without a name nobody opens, joins, leaves or forks', async () => {
    const id = await ada.open([{ kind: 'me' }, { kind: 'open' }]);
    const nobody = new Person(house.url);
    for (const [path, body] of [
      ['/matches', newMatch],
      [`/matches/${id}/join`, {}],
      [`/matches/${id}/leave`, {}],
      [`/matches/${id}/fork`, { at: 0, seats: [{ kind: 'me' }] }],
    ] as const)
      expect((await nobody.post(path, body)).body.key).toBe('no-session');
  });

  it('tables and paths that do not exist', async () => {
    for (const path of [
      '/matches/AAAAAAAAAAAA',
      '/matches/..%2f..%2fetc',
      '/matches/AAAAAAAAAAAA/at/0',
      '/matches/AAAAAAAAAAAA/record',
    ])
      expect((await ada.get(path)).body.key).toBe('unknown-match');
    expect((await ada.post('/matches/AAAAAAAAAAAA/join')).body.key).toBe('unknown-match');
    expect((await ada.get('/nothing')).body.key).toBe('not-found');
  });

  it('too many new guests from one address', async () => {
    const strict = await openHouse({ limits: { newPerMinute: 3 } });
    const statuses: number[] = [];
    for (let i = 0; i < 5; i++) statuses.push((await new Person(strict.url).post('/guest', { name: 'Eve' })).status);
    expect(statuses).toEqual([200, 200, 200, 429, 429]);
    await strict.close();
  });
});

describe('tables', () => {
  it('wait until no seat is open, then start by themselves; colours are unique', async () => {
    const id = await ada.open([{ kind: 'me' }, { kind: 'open' }, { kind: 'bot', level: 1 }]);
    const card = (await ben.get<MatchCard>(`/matches/${id}`)).body;
    expect(card.status).toBe('waiting');
    expect(card.seats.map((s) => [s.kind, s.name, s.me])).toEqual([
      ['person', 'Ada', false],
      ['open', null, false],
      ['bot', null, false],
    ]);
    const { body } = await ben.post<MatchCard>(`/matches/${id}/join`);
    expect(body.status).toBe('running');
    expect(body.seats[1]).toMatchObject({ kind: 'person', name: 'Ben', me: true });
    expect(body.seats[0]?.colour).toBe(1);
    expect(new Set(body.seats.map((s) => s.colour)).size).toBe(3);
    expect(body.myTurn).toBe(true);
  });

  it('a joining person gets the colour they like from an open seat', async () => {
    const cleo = await Person.guest(house.url, 'Cleo', 0);
    const id = await ada.open([{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }]);
    const before = (await cleo.get<MatchCard>(`/matches/${id}`)).body.seats.map((s) => s.colour);
    expect(before).toEqual([1, 0, 2]);
    const { body } = await cleo.post<MatchCard>(`/matches/${id}/join`, { seat: 2 });
    expect(body.seats.map((s) => s.colour)).toEqual([1, 2, 0]);
  });

  it('refuse a taken seat, a second seat, a seat that is not there, and the late', async () => {
    const id = await ada.open([{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }]);
    expect((await ben.post(`/matches/${id}/join`, { seat: 0 })).body.key).toBe('seat-taken');
    expect((await ben.post(`/matches/${id}/join`, { seat: 5 })).body.key).toBe('bad-seats');
    expect((await ben.post(`/matches/${id}/join`, { seat: 1 })).status).toBe(200);
    expect((await ben.post(`/matches/${id}/join`)).status).toBe(200);
    expect((await ben.post(`/matches/${id}/join`, { seat: 2 })).body.key).toBe('already-seated');
    const cleo = await Person.guest(house.url, 'Cleo');
    expect((await cleo.post(`/matches/${id}/join`)).body).toMatchObject({ status: 'running' });
    const dora = await Person.guest(house.url, 'Dora');
    expect((await dora.post(`/matches/${id}/join`)).body.key).toBe('not-waiting');
    expect((await ben.post(`/matches/${id}/leave`)).body.key).toBe('not-waiting');
  });

  it('can be left while they wait, and go when the last person goes', async () => {
    const id = await ada.open([{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }]);
    await ben.post(`/matches/${id}/join`);
    const cleo = await Person.guest(house.url, 'Cleo');
    expect((await cleo.post(`/matches/${id}/leave`)).body.key).toBe('not-seated');
    expect((await ada.post<MatchCard>(`/matches/${id}/leave`)).body.seats[0]?.kind).toBe('open');
    const line = await cleo.at(id);
    expect((await ben.post(`/matches/${id}/leave`)).status).toBe(200);
    expect(await line.next((m) => m.t === 'error')).toEqual({ t: 'error', key: 'unknown-match' });
    expect((await ben.get(`/matches/${id}`)).status).toBe(404);
  });

  it('two people who want the last seat at once: one gets it', async () => {
    const id = await ada.open([{ kind: 'me' }, { kind: 'open' }]);
    const cleo = await Person.guest(house.url, 'Cleo');
    const answers = await Promise.all([ben.post(`/matches/${id}/join`), cleo.post(`/matches/${id}/join`)]);
    expect(answers.map((a) => a.status).sort()).toEqual([200, 409]);
  });

  it('are listed in the lobby, except those reachable only by their link', async () => {
    const dora = await Person.guest(house.url, 'Dora');
    const open = await ada.open([{ kind: 'me' }, { kind: 'open' }]);
    const hidden = await ada.open([{ kind: 'me' }, { kind: 'open' }], {}, false);
    const running = await ada.open([{ kind: 'me' }]);
    const ids = (cards: readonly MatchCard[]): string[] => cards.map((c) => c.id);
    const { body } = await dora.get<Lobby>('/lobby');
    expect(ids(body.open)).toContain(open);
    expect(ids(body.open)).not.toContain(hidden);
    expect(ids(body.watch)).toContain(running);
    expect(body.mine).toEqual([]);
    const own = (await ada.get<Lobby>('/lobby')).body;
    expect(ids(own.mine)).toEqual(expect.arrayContaining([open, hidden, running]));
    expect(ids(own.open)).not.toContain(open);
    expect(own.mine.find((c) => c.id === running)?.myTurn).toBe(true);
    expect((await new Person(house.url).get<Lobby>('/lobby')).body.mine).toEqual([]);
    expect((await dora.get<MatchCard>(`/matches/${hidden}`)).body.id).toBe(hidden);
  });

  it('leave the lobby of strangers when nothing has happened for two weeks', async () => {
    const id = await ada.open([{ kind: 'me' }, { kind: 'open' }]);
    const ids = (cards: readonly MatchCard[]): string[] => cards.map((c) => c.id);
    expect(ids((await ben.get<Lobby>('/lobby')).body.open)).toContain(id);
    const db = new DatabaseSync(join(house.data, 'tafelrunde.sqlite'));
    const longAgo = Date.now() - 15 * 24 * 60 * 60 * 1000;
    db.prepare('update match set updated_at = ? where id = ?').run(longAgo, id);
    db.close();
    expect(ids((await ben.get<Lobby>('/lobby')).body.open)).not.toContain(id);
    expect(ids((await ada.get<Lobby>('/lobby')).body.mine)).toContain(id);
    expect((await ben.post(`/matches/${id}/join`)).status).toBe(200);
  });

  it('show another name of a person at once', async () => {
    const eve = await Person.guest(house.url, 'Eve');
    const id = await eve.open([{ kind: 'me' }, { kind: 'open' }]);
    const line = await ben.at(id);
    await eve.send('PATCH', '/me', { name: 'Eva' });
    const table = await line.table((t) => t.seats[0]?.name === 'Eva');
    expect(table.seats[0]?.name).toBe('Eva');
  });
});

describe('results alone', () => {
  const alone = (who: Person, id: string) =>
    who.get<{ results: { id: string; total: number; at: number }[] }>(`/matches/${id}/alone`);
  async function finish(who: Person, seats: readonly SeatWish[], rounds: number): Promise<TableMessage> {
    return playOn(await who.at(await who.open(seats, { rounds })));
  }

  it('are mine, of the same game with the same options, newest first', async () => {
    const solo = await Person.guest(house.url, 'Solo', 3);
    const other = await Person.guest(house.url, 'Other', 4);
    const me = [{ kind: 'me' }] as const;
    const first = await finish(solo, me, 1);
    const second = await finish(solo, me, 1);
    // Neither other options nor company nor another person count, and what is running has no result yet.
    await finish(solo, me, 2);
    await finish(solo, [...me, { kind: 'bot', level: 1 }], 1);
    await finish(other, me, 1);
    const running = await solo.open(me, { rounds: 1 });
    const { status, body } = await alone(solo, running);
    expect(status).toBe(200);
    expect(body.results.map((r) => r.id)).toEqual([second.match, first.match]);
    const total = (t: TableMessage): number | undefined => (t.standing as Standing).seats[0]?.total;
    expect(body.results.map((r) => r.total)).toEqual([total(second), total(first)]);
    for (const { at } of body.results) expect(at).toBeGreaterThan(0);
    expect((await alone(other, running)).body.results).toHaveLength(1);
  });

  it('are told to nobody without a name, and of no table that is not there', async () => {
    const id = await ada.open([{ kind: 'me' }]);
    expect((await alone(new Person(house.url), id)).status).toBe(401);
    expect((await alone(ada, 'nosuchtable12345')).status).toBe(404);
  });
});

describe('looking back', () => {
  it('every position of a finished match, its record, and a fork', async () => {
    const id = await ada.open([{ kind: 'me' }, { kind: 'bot', level: 2 }], { rounds: 3 });
    expect((await ada.get(`/matches/${id}/record`)).body.key).toBe('not-finished');
    expect(
      (await ada.post(`/matches/${id}/fork`, { at: 0, seats: [{ kind: 'me' }, { kind: 'bot', level: 1 }] })).body.key,
    ).toBe('not-finished');
    const line = await ada.at(id);
    const end = await playOn(line);
    expect(end.seed).toMatch(/^[0-9a-f]{32}$/);

    const record = (await ben.get<{ moves: unknown[]; seed: string }>(`/matches/${id}/record`)).body;
    expect(record.seed).toBe(end.seed);
    expect(record.moves).toHaveLength(end.moves);
    for (const n of [0, end.moves, 2, end.moves - 1]) {
      const { body } = await ben.get<TableMessage>(`/matches/${id}/at/${n}`);
      expect(body.moves).toBe(n);
      expect(body.view).toMatchObject({ viewer: 'judge' });
    }
    expect((await ben.get<TableMessage>(`/matches/${id}/at/${end.moves}`)).body.view).toEqual(end.view);
    for (const n of ['99999', '-1', '1.5', 'x'])
      expect((await ben.get(`/matches/${id}/at/${n}`)).body.key).toBe('bad-position');

    const seats = [{ kind: 'bot', level: 1 }, { kind: 'me' }];
    expect((await ben.post(`/matches/${id}/fork`, { at: end.moves, seats })).body.key).toBe('bad-position');
    expect((await ben.post(`/matches/${id}/fork`, { at: 2, seats: [{ kind: 'me' }] })).body.key).toBe('bad-seats');
    const fork = await ben.post<MatchCard>(`/matches/${id}/fork`, { at: 2, seats });
    expect(fork.status).toBe(201);
    const forked = await ben.at(fork.body.id);
    expect(forked.last?.mySeat).toBe(1);
    const second = await playOn(forked);
    expect(second.status).toBe('finished');
    expect(second.log.slice(0, 3)).toEqual(end.log.slice(0, 3));
    expect((await ada.get<Lobby>('/lobby')).body.watch.map((c) => c.id)).not.toContain(fork.body.id);
  });

  it('a running match shows everybody only what they could see then', async () => {
    const id = await ada.open([{ kind: 'me' }, { kind: 'open' }], { rounds: 3 });
    await ben.post(`/matches/${id}/join`);
    const line = await ada.at(id);
    const first = line.last as TableMessage;
    await line.answer(line.move(id, first.version, `bid ${(first.view as { hands: number[][] }).hands[0]?.[0]}`));
    const mine = (await ada.get<TableMessage>(`/matches/${id}/at/0`)).body;
    expect(mine.view).toEqual(first.view);
    expect(mine.decisions).toEqual(first.decisions);
    const theirs = (await ben.get<TableMessage>(`/matches/${id}/at/1`)).body;
    expect((theirs.view as { bids: number[] }).bids).toEqual([-2, -1]);
    const strangers = (await new Person(house.url).get<TableMessage>(`/matches/${id}/at/1`)).body;
    expect((strangers.view as { hands: unknown }).hands).toEqual([2, 3]);
    expect(strangers.decisions).toEqual([]);
    expect(strangers.seed).toBeUndefined();
  });
});

describe('descriptions', () => {
  it('health says that server and database answer', async () => {
    expect((await ada.get('/health')).body).toMatchObject({ ok: true, storage: 'sqlite' });
  });

  it('OpenAPI describes every request with the schemas that check it', async () => {
    const { body } = await ada.get<{
      openapi: string;
      paths: Record<string, Record<string, { requestBody?: unknown; operationId: string }>>;
    }>('/openapi.json');
    expect(body.openapi).toBe('3.1.0');
    const operations = Object.entries(body.paths).flatMap(([path, ops]) => Object.keys(ops).map((m) => `${m} ${path}`));
    const people = operations.filter((o) => /\/(?:account|enter)\b/.test(o));
    expect(people).toHaveLength(20);
    expect(operations.filter((o) => !people.includes(o)).sort()).toEqual(
      [
        'get /health',
        'get /lobby',
        'get /past/{before}',
        'get /games/{game}/mine',
        'get /matches/{id}',
        'get /matches/{id}/at/{n}',
        'get /matches/{id}/record',
        'get /matches/{id}/log/{n}',
        'get /matches/{id}/alone',
        'get /me',
        'patch /me',
        'delete /me',
        'post /guest',
        'post /matches',
        'post /matches/fork',
        'post /matches/{id}/fork',
        'post /matches/{id}/join',
        'post /matches/{id}/leave',
        'get /session',
        'get /matches/{id}/file',
        'post /matches/import',
        'get /about',
        'get /near',
        'post /matches/{id}/act',
        'post /matches/{id}/arrange',
        'post /matches/{id}/close',
        'post /matches/{id}/decline',
        'post /matches/{id}/hide',
        'post /matches/{id}/rematch',
      ].sort(),
    );
    expect(JSON.stringify(body.paths['/matches']?.post?.requestBody)).toContain('"additionalProperties":false');
    const ids = Object.values(body.paths).flatMap((ops) => Object.values(ops).map((o) => o.operationId));
    expect(new Set(ids).size).toBe(operations.length);
    expect(ids).toContain('getMatchesIdAtN');
    expect(JSON.stringify(body)).not.toMatch(/"[^"]*":\{\}/);
  });

  it('the socket is described beside it, and what the server says fits the description', async () => {
    const { body } = await ada.get<{ channels: { live: { messages: Record<string, { payload: object }> } } }>(
      '/live.json',
    );
    expect(Object.keys(body.channels.live.messages).sort()).toEqual(['client', ...Object.keys(SERVER_MESSAGES)].sort());
    expect(JSON.stringify(body)).not.toMatch(/"[^"]*":\{\}/);
    const id = await ada.open([{ kind: 'me' }, { kind: 'bot', level: 1 }]);
    const line = await ada.at(id);
    line.say({ t: 'ping' });
    await line.answer(line.move(id, line.last?.version ?? 0, 'nonsense'));
    await playOn(line);
    const kinds = new Set<string>();
    for (const text of line.wire) {
      const message = JSON.parse(text) as ServerMessage;
      kinds.add(message.t);
      const schema = SERVER_MESSAGES[message.t] as TObject;
      expect(Check(schema, message), text.slice(0, 300)).toBe(true);
      for (const key of Object.keys(message)) expect(Object.keys(schema.properties), message.t).toContain(key);
    }
    expect([...kinds].sort()).toEqual(expect.arrayContaining(['done', 'pong', 'refused', 'table']));
  });

  it('without a build the pages say how to make one', async () => {
    const response = await fetch(`${house.url}/table/x`);
    expect(response.status).toBe(503);
    expect(await response.text()).toContain('npm start');
    expect(response.headers.get('content-security-policy')).toContain("default-src 'self'");
  });
});
