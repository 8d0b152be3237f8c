import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import type { Account, Handover, HandoverClaimed, HandoverState, Lobby, MatchCard } from '../protocol.ts';
import { Authenticator } from './authenticator.ts';
import { type House, openHouse, Person, playOn } from './people.ts';
import { findPostgres, type Postgres, startPostgres } from './postgres.ts';

const bin = findPostgres();
const GENEROUS = { limits: { triesPerMinute: 10_000 } };

describe.each(bin === null ? ['sqlite'] : ['sqlite', 'postgres'])('coming back, on %s', (kind) => {
  let database: Postgres | null = null;
  /** Two processes where the database is shared, otherwise one. */
  let east: House;
  let west: House;

  beforeAll(async () => {
    if (kind === 'postgres' && bin !== null) {
      database = startPostgres(bin);
      east = await openHouse({ ...GENEROUS, databaseUrl: database.url });
      west = await openHouse({ ...GENEROUS, databaseUrl: database.url });
    } else {
      east = await openHouse(GENEROUS);
      west = east;
    }
  });
  afterAll(async () => {
    await east.close();
    if (west !== east) await west.close();
    database?.stop();
  });

  /** Passkeys belong to a name: the servers are reached by one. */
  const named = (house: House): string => house.url.replace('127.0.0.1', 'localhost');
  const guest = (name: string, house = east): Promise<Person> => Person.guest(named(house), name);
  const stranger = (house = west): Person => new Person(named(house));

  async function withPasskey(name: string): Promise<{ person: Person; device: Authenticator }> {
    const person = await guest(name);
    const device = new Authenticator(person.url);
    const { body } = await person.post<{ challenge: string }>('/account/passkeys/options');
    const made = await person.post<Account>('/account/passkeys', { name: 'Telefon', response: device.make(body) });
    expect(made.status).toBe(201);
    return { person, device };
  }

  async function challenge(person: Person): Promise<{ challenge: string }> {
    return (await person.post<{ challenge: string }>('/enter/options')).body;
  }

  it('a passkey brings somebody back in another browser, as the same person', async () => {
    const person = await guest('Ada');
    const device = new Authenticator(person.url);
    const { body } = await person.post<{ challenge: string }>('/account/passkeys/options');
    const made = await person.post<Account>('/account/passkeys', { name: 'Telefon', response: device.make(body) });
    expect(made.status).toBe(201);
    expect(made.body.passkeys.map((p) => p.name)).toEqual(['Telefon']);
    // The challenge is answered wherever the request goes: here at the other process, which has its own origin.
    const back = stranger(east);
    const entered = await back.post<{ me: { name: string }; codesLeft: number }>('/enter/passkey', {
      response: device.use(await challenge(back)),
    });
    expect(entered.body).toMatchObject({ me: { name: 'Ada' }, codesLeft: 0 });
    expect((await back.get('/me')).body).toEqual((await person.get('/me')).body);
  });

  it('an answer that is forged, for another question, sent twice, of another site or of a copied device opens nothing', async () => {
    const { device } = await withPasskey('Ben');
    const back = stranger(east);
    const refused = async (response: unknown): Promise<void> => {
      const { status, body } = await back.post('/enter/passkey', { response });
      expect([status, body.key]).toEqual([403, 'bad-passkey']);
      expect((await back.get('/me')).status).toBe(401);
    };
    const forged = device.use(await challenge(back)) as { response: { signature: string } };
    await refused({ ...forged, response: { ...forged.response, signature: 'MEUCIQ' } });
    await refused(device.use({ challenge: 'bm90IGFza2Vk' }));
    await refused({});
    await refused({ id: 'x', response: { clientDataJSON: 'e30' } });
    const elsewhere = new Authenticator('http://evil.example');
    elsewhere.make({ challenge: 'x' });
    await refused(elsewhere.use(await challenge(back)));
    const once = device.use(await challenge(back));
    expect((await stranger(east).post('/enter/passkey', { response: once })).status).toBe(200);
    await refused(once);
    device.turnBack(3);
    await refused(device.use(await challenge(back)));
  });

  it('a passkey that was taken away opens nothing, and the last one stays without codes', async () => {
    const { person, device } = await withPasskey('Cleo');
    const { body } = await person.get<Account>('/account');
    const key = body.passkeys[0]?.id ?? '';
    expect((await person.send('DELETE', `/account/passkeys/${key}`)).body.key).toBe('last-way-in');
    const other = await guest('Eve');
    expect((await other.send('DELETE', `/account/passkeys/${key}`)).body.key).toBe('bad-passkey');
    expect((await other.send('PATCH', `/account/passkeys/${key}`, { name: 'mine' })).body.key).toBe('bad-passkey');
    await person.post('/account/codes');
    const left = await person.send<Account>('DELETE', `/account/passkeys/${key}`);
    expect(left.body).toMatchObject({ passkeys: [], codesLeft: 8 });
    const back = stranger(east);
    expect((await back.post('/enter/passkey', { response: device.use(await challenge(back)) })).status).toBe(403);
  });

  it('the challenge of one person makes no passkey for another', async () => {
    const [mine, other] = [await guest('Dora'), await guest('Eve')];
    const { body } = await mine.post<{ challenge: string }>('/account/passkeys/options');
    const response = new Authenticator(mine.url).make(body);
    expect((await other.post('/account/passkeys', { name: 'x', response })).body.key).toBe('bad-passkey');
    expect((await mine.post('/account/passkeys', { name: 'x', response })).body.key).toBe('bad-passkey');
  });

  it('eight recovery codes, each good once, typed as people type; new ones make the old void', async () => {
    const person = await guest('Finn');
    const { body } = await person.post<{ codes: string[] }>('/account/codes');
    expect(new Set(body.codes).size).toBe(8);
    const [first = '', second = ''] = body.codes;
    const back = stranger();
    const typed = ` ${first.toUpperCase().replaceAll('-', ' ')} `;
    expect((await back.post('/enter/code', { code: typed })).body).toMatchObject({
      me: { name: 'Finn' },
      codesLeft: 7,
    });
    expect((await stranger().post('/enter/code', { code: first })).body.key).toBe('bad-code');
    // Twice at once, at two processes: one gets in.
    const both = await Promise.all([east, west].map((h) => stranger(h).post('/enter/code', { code: second })));
    expect(both.map((a) => a.status).sort()).toEqual([200, 403]);
    await person.post('/account/codes');
    expect((await stranger().post('/enter/code', { code: body.codes[2] ?? '' })).status).toBe(403);
    expect((await person.get<Account>('/account')).body.codesLeft).toBe(8);
  });

  it('a link to another device lets it in once, after the first has confirmed it', async () => {
    const person = await guest('Greta');
    const { body } = await person.post<Handover>('/account/handover');
    const state = async (): Promise<HandoverState> => (await person.get<HandoverState>('/account/handover')).body;
    expect(await state()).toEqual({ state: 'open', device: null, word: null });
    const phone = stranger();
    const claim = await phone.send<HandoverClaimed>(
      'POST',
      '/enter/handover',
      { secret: body.secret },
      { 'user-agent': 'Mozilla/5.0 (Linux; Android 16) AppleWebKit/537.36 Chrome/142.0 Mobile Safari/537.36' },
    );
    expect(claim.body).toMatchObject({ name: 'Greta' });
    expect(await state()).toEqual({ state: 'claimed', device: 'Chrome/Android', word: claim.body.word });
    // Somebody else with the same link is too late.
    expect((await stranger().post('/enter/handover', { secret: body.secret })).body.key).toBe('bad-handover');
    const wait = () => phone.post('/enter/handover/wait', { claim: claim.body.claim });
    expect((await wait()).body).toEqual({ me: null });
    expect((await phone.get('/me')).status).toBe(401);
    expect((await person.post('/account/handover/grant', { word: 'another' })).body.key).toBe('bad-handover');
    expect((await person.post('/account/handover/grant', { word: claim.body.word })).status).toBe(200);
    expect((await wait()).body).toMatchObject({ me: { name: 'Greta' } });
    expect((await phone.get('/me')).body.name).toBe('Greta');
    expect((await wait()).body.key).toBe('bad-handover');
    expect((await state()).state).toBe('gone');
  });

  it('a link that is used too late, or confirmed too late, opens nothing', async () => {
    const person = await guest('Gesa');
    const phone = stranger();
    const unused = await person.post<Handover>('/account/handover');
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() });
    onTestFinished(() => {
      vi.useRealTimers();
    });
    vi.setSystemTime(unused.body.expiresAt);
    expect((await phone.post('/enter/handover', { secret: unused.body.secret })).body.key).toBe('bad-handover');
    const late = await person.post<Handover>('/account/handover');
    const claim = await phone.post<HandoverClaimed>('/enter/handover', { secret: late.body.secret });
    expect(claim.status).toBe(200);
    vi.setSystemTime(late.body.expiresAt);
    expect((await person.post('/account/handover/grant', { word: claim.body.word })).body.key).toBe('bad-handover');
    expect((await phone.post('/enter/handover/wait', { claim: claim.body.claim })).body.key).toBe('bad-handover');
    expect((await person.get<HandoverState>('/account/handover')).body.state).toBe('gone');
    // Confirmed in time, fetched too late: nothing either.
    const third = await person.post<Handover>('/account/handover');
    const again = await phone.post<HandoverClaimed>('/enter/handover', { secret: third.body.secret });
    expect((await person.post('/account/handover/grant', { word: again.body.word })).status).toBe(200);
    vi.setSystemTime(third.body.expiresAt);
    expect((await phone.post('/enter/handover/wait', { claim: again.body.claim })).body.key).toBe('bad-handover');
    expect((await phone.get('/me')).status).toBe(401);
  });

  it('a link that was taken back, replaced or never made opens nothing', async () => {
    const person = await guest('Hanna');
    const first = await person.post<Handover>('/account/handover');
    await person.post<Handover>('/account/handover');
    expect((await stranger().post('/enter/handover', { secret: first.body.secret })).status).toBe(403);
    const second = await person.post<Handover>('/account/handover');
    await person.send('DELETE', '/account/handover');
    expect((await stranger().post('/enter/handover', { secret: second.body.secret })).status).toBe(403);
    expect((await stranger().post('/enter/handover', { secret: 'A'.repeat(43) })).status).toBe(403);
    expect((await stranger().post('/enter/handover', { secret: 'x' })).body.key).toBe('bad-body');
  });

  it('sessions are listed and ended one by one, or all others at once, with their sockets', async () => {
    const person = await guest('Ida');
    const { body } = await person.post<{ codes: string[] }>('/account/codes');
    const [one, two] = [stranger(), stranger(east)];
    await one.post('/enter/code', { code: body.codes[0] ?? '' });
    await two.post('/enter/code', { code: body.codes[1] ?? '' });
    const line = await one.line();
    const { body: account } = await two.get<Account>('/account');
    expect(account.sessions.map((s) => s.current).filter(Boolean)).toHaveLength(1);
    expect(account.sessions).toHaveLength(3);
    const mine = (await one.get<Account>('/account')).body.sessions.find((s) => s.current)?.id ?? '';
    const other = await guest('Eve');
    expect((await other.send('DELETE', `/account/sessions/${mine}`)).body.key).toBe('not-found');
    expect((await two.send<Account>('DELETE', `/account/sessions/${mine}`)).body.sessions).toHaveLength(2);
    expect(await line.closed).toEqual({ code: 4001, reason: 'no-session' });
    expect((await one.get('/me')).status).toBe(401);
    expect((await two.post<Account>('/account/sessions/end-others')).body.sessions).toHaveLength(1);
    expect((await person.get('/me')).status).toBe(401);
    expect((await two.get('/me')).status).toBe(200);
  });

  it('all my data can be taken along, without secrets of the server', async () => {
    const person = await guest('Jo');
    const id = await person.open([{ kind: 'me' }, { kind: 'bot', level: 1 }], { rounds: 2 });
    const { body, headers } = await person.get<{ tables: { id: string; players: unknown[] }[] }>('/account/export');
    expect(headers.get('content-disposition')).toContain('tafelrunde.json');
    expect(body.tables.map((t) => t.id)).toEqual([id]);
    expect(JSON.stringify(body)).not.toMatch(/seed|token|hash":"[0-9a-f]{64}/);
  });

  it('a link that is only opened says whose it is, takes nothing away and signs nobody in', async () => {
    const [lea, ben] = [await guest('Lea'), await guest('Ben', west)];
    const { secret } = (await lea.post<{ secret: string }>('/account/handover')).body;
    for (let n = 0; n < 2; n++)
      expect((await ben.post('/enter/handover/look', { secret })).body).toEqual({ name: 'Lea', mine: false });
    expect((await lea.post('/enter/handover/look', { secret })).body).toEqual({ name: 'Lea', mine: true });
    expect((await ben.get('/me')).body.name).toBe('Ben');
    expect((await lea.get('/account/handover')).body.state).toBe('open');
    expect((await ben.post('/enter/handover', { secret })).body.name).toBe('Lea');
    expect((await ben.get('/me')).body.name).toBe('Ben');
    expect((await ben.post('/enter/handover/look', { secret })).body.key).toBe('bad-handover');
  });

  it('who deletes themselves is gone at once; bots take over and the others keep their games', async () => {
    const [kai, lea] = [await guest('Kai'), await guest('Lea', west)];
    const id = await kai.open([{ kind: 'me' }, { kind: 'open' }], { rounds: 2 });
    await lea.post(`/matches/${id}/join`);
    const over = await kai.open([{ kind: 'me' }, { kind: 'open' }], { rounds: 2 });
    await lea.post(`/matches/${over}/join`);
    // Lea sat down through the other process: nobody gives up before it has begun for them.
    const line = await kai.at(over);
    await (line.last?.status === 'running' || line.table((t) => t.status === 'running'));
    expect((await kai.post(`/matches/${over}/act`, { do: 'resign' })).status).toBe(200);
    const table = await lea.at(id);
    expect((await kai.post('/account/delete', { name: 'Kay' })).body.key).toBe('wrong-name');
    const { cookie } = kai;
    expect((await kai.post('/account/delete', { name: 'Kai' })).body).toEqual({ me: null });
    expect((await new Person(named(east), cookie).get('/me')).status).toBe(401);
    await (table.last?.seats[0]?.kind === 'bot' || table.table((t) => t.seats[0]?.kind === 'bot'));
    expect((await playOn(table)).status).toBe('finished');
    const { body } = await lea.get<MatchCard>(`/matches/${over}`);
    expect(body.seats[0]).toMatchObject({ kind: 'person', name: null });
    expect((await lea.get<Lobby>('/lobby')).body.mine.map((c) => c.id).sort()).toEqual([id, over].sort());
    expect([...east.errors, ...west.errors]).toEqual([]);
  });

  it('who tries too often has to wait', async () => {
    const strict = await openHouse({ limits: { triesPerMinute: 3 } });
    const eve = new Person(strict.url);
    const answers = [];
    for (let n = 0; n < 5; n++) answers.push((await eve.post('/enter/code', { code: 'bakoli-mutesa-rofinu' })).status);
    expect(answers).toEqual([403, 403, 403, 429, 429]);
    await strict.close();
  });

  it('nobody without a name has an account, and an address has no passkeys', async () => {
    expect((await stranger().get('/account')).status).toBe(401);
    expect((await new Person(east.url).post('/enter/options')).body.key).toBe('bad-passkey');
  });
});
