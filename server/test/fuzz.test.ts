/** Whatever comes, in every parameter, query, header and field: it is answered, and nothing breaks. The same at both databases. */
import { request } from 'node:http';
import { expect, it } from 'vitest';
import { ClientMessage } from '../protocol.ts';
import { atBothDatabases } from './houses.ts';
import { type House, type Line, Person } from './people.ts';

type Schema = Readonly<Record<string, unknown>>;
interface Operation {
  readonly parameters: readonly { readonly name: string; readonly schema: Schema }[];
  readonly requestBody?: { readonly content: { readonly 'application/json': { readonly schema: Schema } } };
}

const HALF = '\ud83d';
const STRANGE: readonly string[] = [
  '\u0000',
  'abcdefgh\u0000ij',
  HALF,
  `abcdefgh${HALF}`,
  '',
  ' ',
  '.',
  "' or 1=1 --",
  '%',
  'é'.repeat(30),
  '\u202e\u200b\ufeff',
  '-1',
  '1e9',
  '99999999999999999999',
  'x'.repeat(1500),
  '__proto__',
  'null',
];
const VALUES: readonly unknown[] = [
  ...STRANGE,
  null,
  true,
  -1,
  0.5,
  2 ** 31,
  2 ** 53,
  1e300,
  [],
  {},
  ['\u0000'],
  { '\u0000': '\u0000' },
  { [HALF]: 1 },
  { __proto__: { a: 1 } },
];

/** A value of this form, as plain as possible. */
function plain(schema: Schema): unknown {
  if (schema.const !== undefined) return schema.const;
  const [first] = (schema.anyOf ?? []) as Schema[];
  if (first !== undefined) return plain(first);
  if (schema.type === 'object') {
    const properties = (schema.properties ?? {}) as Record<string, Schema>;
    return Object.fromEntries(Object.entries(properties).map(([key, inner]) => [key, plain(inner)]));
  }
  if (schema.type === 'array') return [plain((schema.items ?? {}) as Schema)];
  if (schema.type === 'integer' || schema.type === 'number') return schema.minimum ?? 0;
  if (schema.type === 'boolean') return true;
  if (schema.type === 'string') return String(schema.pattern ?? '').includes('{43}') ? 'A'.repeat(43) : 'secret-bids';
  return {};
}

/** Every form that a schema allows at its outside. */
const forms = (schema: Schema): Schema[] =>
  ((schema.anyOf ?? []) as Schema[]).flatMap(forms).concat(schema.anyOf ? [] : [schema]);

/** The value with each of its fields, at any depth, replaced by each strange value in turn; and with strange keys. */
function* spoiled(value: unknown): Generator<unknown> {
  yield* VALUES;
  if (value === null || typeof value !== 'object') return;
  for (const [key, inner] of Object.entries(value))
    for (const other of spoiled(inner))
      yield Array.isArray(value) ? value.map((v, i) => (String(i) === key ? other : v)) : { ...value, [key]: other };
  if (!Array.isArray(value)) yield { ...value, '\u0000': 1 };
}

/** As raw as it gets: fetch would mend headers and paths. */
function raw(
  house: House,
  method: string,
  path: string,
  headers: Record<string, string>,
  body?: string,
): Promise<number> {
  const { hostname, port } = new URL(house.url);
  return new Promise((done, fail) => {
    const asked = request({ hostname, port, method, path, headers: { origin: house.url, ...headers } }, (answer) => {
      answer.resume();
      answer.on('end', () => done(answer.statusCode ?? 0));
    });
    asked.on('error', fail);
    asked.end(body);
  });
}

const encoded = (text: string): string => (text.isWellFormed() ? encodeURIComponent(text) : '%ED%A0%BD');

async function heard(line: Line, text: string): Promise<void> {
  line.say(text);
  line.say({ t: 'ping' });
  await line.next((m) => m.t === 'pong');
}

const LIMITS = {
  messagesPerSecond: 1e6,
  messageBurst: 1e6,
  patience: 1e6,
  triesPerMinute: 1e6,
  tablesPerPerson: 1e6,
  botSeatsPerPerson: 1e6,
};

atBothDatabases('strange things', { limits: LIMITS }, (houses) => {
  async function operations(): Promise<[string, string, Operation][]> {
    const { body } = await new Person(houses.east.url).get<{ paths: Record<string, Record<string, Operation>> }>(
      '/openapi.json',
    );
    return Object.entries(body.paths).flatMap(([path, all]) =>
      Object.entries(all).map(([method, operation]): [string, string, Operation] => [
        method.toUpperCase(),
        path,
        operation,
      ]),
    );
  }

  /** Somebody with a table, whose id stands wherever a path wants one. */
  async function somebody(): Promise<{ cookie: string; known: (path: string) => string }> {
    const ada = await Person.guest(houses.east.url, 'Ada');
    const id = await ada.open([{ kind: 'me' }], { rounds: 5 });
    const values: Record<string, string> = {
      id,
      n: '0',
      before: '1',
      game: 'secret-bids',
      key: 'abc',
      session: 'abcdefghij',
    };
    return {
      cookie: ada.cookie ?? '',
      known: (path) => path.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? ''),
    };
  }

  it('in every parameter of a path, every query and every cookie', async () => {
    const { cookie, known } = await somebody();
    const bad: string[] = [];
    let asked = 0;
    for (const [method, path, { parameters, requestBody }] of await operations()) {
      const ask = async (at: string, headers: Record<string, string> = {}): Promise<void> => {
        const body = requestBody === undefined ? undefined : '{}';
        const type: Record<string, string> = body === undefined ? {} : { 'content-type': 'application/json' };
        const status = await raw(houses.east, method, `/api${at}`, { cookie, ...type, ...headers }, body);
        asked += 1;
        if (status >= 500) bad.push(`${status} ${method} ${at}`);
      };
      // Signing out would end the test.
      if (path === '/me' && method === 'DELETE') continue;
      for (const strange of STRANGE) {
        for (const { name } of parameters) await ask(known(path.replace(`{${name}}`, encoded(strange))));
        await ask(`${known(path)}?${encoded(strange)}=${encoded(strange)}`);
      }
      for (const odd of [
        'tafelrunde=%00',
        `tafelrunde=${'\u00ff'.repeat(43)}`,
        `tafelrunde="${'A'.repeat(43)}"`,
        '=;=;;',
      ])
        await ask(known(path), {
          cookie: odd,
          'user-agent': '\u00ff\u00fe'.repeat(40),
          'accept-language': '\u00ff;q=x',
        });
    }
    expect(bad).toEqual([]);
    expect(asked).toBeGreaterThan(500);
    expect(houses.east.errors).toEqual([]);
  });

  it('in every field of every body', async () => {
    const bad: string[] = [];
    let asked = 0;
    for (const [method, path, { requestBody }] of await operations()) {
      if (requestBody === undefined) continue;
      const { cookie, known } = await somebody();
      const bodies = forms(requestBody.content['application/json'].schema).flatMap((form) => [...spoiled(plain(form))]);
      for (let i = 0; i < bodies.length; i += 16)
        await Promise.all(
          bodies.slice(i, i + 16).map(async (body) => {
            const text = JSON.stringify(body);
            const status = await raw(
              houses.east,
              method,
              `/api${known(path)}`,
              { cookie, 'content-type': 'application/json' },
              text,
            );
            asked += 1;
            if (status >= 500) bad.push(`${status} ${method} ${path} ${text}`);
          }),
        );
    }
    expect(bad).toEqual([]);
    expect(asked).toBeGreaterThan(2000);
    expect(houses.east.errors).toEqual([]);
  });

  it('packed into the answer of a passkey', async () => {
    const site = houses.east.url.replace('127.0.0.1', 'localhost');
    const { cookie } = await somebody();
    for (const challenge of VALUES) {
      const clientDataJSON = Buffer.from(JSON.stringify({ challenge })).toString('base64url');
      const text = JSON.stringify({ name: 'Key', response: { id: 'abc', response: { clientDataJSON } } });
      for (const [path, body] of [
        ['/api/account/passkeys', text],
        ['/api/enter/passkey', text.replace('"name":"Key",', '')],
      ] as const) {
        const host = new URL(site).host;
        const status = await raw(
          houses.east,
          'POST',
          path,
          { cookie, host, origin: site, 'content-type': 'application/json' },
          body,
        );
        expect([400, 403]).toContain(status);
      }
    }
    expect(houses.east.errors).toEqual([]);
  });

  it('in every message over the socket', async () => {
    const ada = await Person.guest(houses.east.url, 'Ada');
    const id = await ada.open([{ kind: 'me' }], { rounds: 5 });
    const line = await ada.at(id);
    for (const form of forms(ClientMessage as unknown as Schema))
      for (const body of spoiled(plain(form))) {
        const text = JSON.stringify(body).replace('"match":"secret-bids"', `"match":"${id}"`);
        await heard(line, text);
      }
    expect(line.socket.readyState).toBe(line.socket.OPEN);
    expect(line.wire.filter((text) => text.includes('"unavailable"'))).toEqual([]);
    expect(houses.east.errors).toEqual([]);
  });
});
