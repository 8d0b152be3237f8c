import Type, { type Static } from 'typebox';
import manifest from '../package.json' with { type: 'json' };
import { me } from './account-routes.ts';
import type { Api, Ctx } from './app.ts';
import type { Budget } from './budget.ts';
import { BroughtFile, LogEntryDescribed, RecordDescribed, SavedDescribed, TableDescribed } from './described.ts';
import type { Heard } from './heard.ts';
import { addLife, matchId } from './life-routes.ts';
import { TABLE_COST } from './limits.ts';
import type { Live } from './live.ts';
import { botsBeside, logPage, matchCard, tableMessage } from './messages.ts';
import { cleanName } from './names.ts';
import { Refused } from './problems.ts';
import {
  Fork,
  ForkFile,
  GameRecord,
  JoinSeat,
  Lobby,
  MatchCard,
  Me,
  MeChange,
  NewGuest,
  NewMatch,
  Past,
  Session,
  SoloResults,
  type TableMessage,
} from './protocol.ts';
import type { Readers } from './readers.ts';
import { forkFile, importMatch } from './saved.ts';
import { forkMatch, joinMatch, leaveMatch, openMatch } from './seating.ts';
import { cookieFor, noCookie, type Sessions } from './sessions.ts';
import type { PersonTable } from './store/schema.ts';
import { type ListedMatch, PAST_PAGE } from './store/store.ts';
import type { Tables } from './tables.ts';

const Health = Type.Object({
  ok: Type.Literal(true),
  storage: Type.String(),
  tables: Type.Integer(),
  sockets: Type.Integer(),
  /** Sockets that were not let in since the start. */
  turnedAway: Type.Integer(),
});
const Near = Type.Object({ origin: Type.Union([Type.String(), Type.Null()]) });
const AboutServer = Type.Object({ version: Type.String(), imprint: Type.Union([Type.String(), Type.Null()]) });
/** A position of the past is worked out, and large. */
const POSITION_COST = 4;
const LOG_COST = 2;
/** Every move of a file is checked. */
const FILE_COST = 40;
const LogPage = Type.Object({ log: Type.Array(LogEntryDescribed) });

export interface Rooms {
  readonly tables: Tables;
  readonly sessions: Sessions;
  readonly budget: Budget;
  readonly readers: Readers;
  readonly live: Pick<Live, 'sockets' | 'turnedAway'>;
  /** The same house for others in the own network. */
  readonly near: () => Promise<string | null>;
  /** Who runs this server. */
  readonly imprint: string | null;
}

export function addRoutes(api: Api, rooms: Rooms): void {
  addGuests(api, rooms);
  addTables(api, rooms);
  addLooks(api, rooms);
  addLife(api, rooms);
}

function addGuests(api: Api, { tables, sessions, budget }: Rooms): void {
  api.with(
    {
      method: 'post',
      path: '/guest',
      summary: 'Become a guest with a name and a colour, or change them',
      body: NewGuest,
      answer: Me,
      problems: ['bad-name', 'too-many'],
    },
    async (c, body) => {
      const known = await api.person(c);
      if (known !== null) return change(known, body);
      budget.fresh('guest', api.address(c));
      const { person, token } = await sessions.open(body, c.req.header('user-agent'));
      c.header('Set-Cookie', cookieFor(token, api.secure(c)));
      return me(person);
    },
  );

  api.on(
    { method: 'get', path: '/session', summary: 'Who this browser is signed in as, if anybody', answer: Session },
    async (c) => {
      const person = await api.person(c);
      return { me: person === null ? null : me(person) };
    },
  );

  api.on({ method: 'get', path: '/me', summary: 'Who I am', answer: Me, problems: ['no-session'] }, async (c) =>
    me(await api.needPerson(c)),
  );

  api.with(
    {
      method: 'patch',
      path: '/me',
      summary: 'Change my name or colour',
      body: MeChange,
      answer: Me,
      problems: ['no-session', 'bad-name'],
    },
    async (c, body) => change(await api.needPerson(c), body),
  );

  api.on(
    {
      method: 'delete',
      path: '/me',
      summary: 'Sign out: the cookie of this browser opens nothing from now on',
      answer: null,
      status: 204,
      problems: ['no-session'],
    },
    async (c) => {
      const { id, session } = await api.needPerson(c);
      await sessions.end(id, { only: session });
      c.header('Set-Cookie', noCookie(api.secure(c)));
    },
  );

  async function change(person: PersonTable, wish: Static<typeof MeChange>): Promise<Static<typeof Me>> {
    const name = wish.name === undefined ? person.name : cleanName(wish.name);
    const changed = await tables.store.people.change(person.id, { name, colour: wish.colour ?? person.colour });
    if (changed === undefined) throw new Refused('no-session');
    if (name !== person.name) await tables.rename(person.id);
    return me(changed);
  }
}

function addTables(api: Api, { tables, budget, readers }: Rooms): void {
  const card = (stored: ListedMatch, person: PersonTable): Static<typeof MatchCard> =>
    matchCard(stored, person.id, tables.around);

  async function newTable(c: Ctx): Promise<PersonTable> {
    const person = await api.needPerson(c);
    budget.fresh('table', api.address(c));
    return person;
  }

  api.with(
    {
      method: 'post',
      path: '/matches',
      cost: TABLE_COST,
      summary: 'Open a table; it starts by itself when no seat is open',
      body: NewMatch,
      answer: MatchCard,
      status: 201,
      problems: ['no-session', 'unknown-game', 'bad-seats', 'bad-options', 'too-many', 'too-many-tables'],
    },
    async (c, body) => {
      const person = await newTable(c);
      return card(await openMatch(tables, person, body), person);
    },
  );

  api.with(
    {
      method: 'post',
      path: '/matches/:id/join',
      summary: 'Take an open seat',
      body: JoinSeat,
      answer: MatchCard,
      problems: ['no-session', 'unknown-match', 'not-waiting', 'seat-taken', 'already-seated', 'bad-seats'],
    },
    async (c, body) => {
      const person = await api.needPerson(c);
      return card(await joinMatch(tables, person, matchId(c), body.seat), person);
    },
  );

  api.on(
    {
      method: 'post',
      path: '/matches/:id/leave',
      summary: 'Give up my seat while the table waits; the last person takes the table away',
      answer: MatchCard,
      problems: ['no-session', 'unknown-match', 'not-waiting', 'not-seated'],
    },
    async (c) => {
      const person = await api.needPerson(c);
      return card(await leaveMatch(tables, person, matchId(c)), person);
    },
  );

  api.with(
    {
      method: 'post',
      path: '/matches/import',
      cost: FILE_COST,
      summary: 'A match from a file: a finished one is there to be watched and forked, another one is played on',
      body: BroughtFile,
      answer: MatchCard,
      status: 201,
      problems: ['no-session', 'bad-record', 'too-many', 'too-many-tables', 'too-large'],
    },
    async (c, body) => {
      const person = await newTable(c);
      return card(await importMatch({ tables, readers }, person, api.address(c), body), person);
    },
  );

  api.with(
    {
      method: 'post',
      path: '/matches/fork',
      cost: FILE_COST,
      summary: 'Go on from a position of a game in a file at a new table, alone with bots',
      body: ForkFile,
      answer: MatchCard,
      status: 201,
      problems: ['no-session', 'bad-record', 'bad-seats', 'bad-position', 'too-many', 'too-many-tables', 'too-large'],
    },
    async (c, body) => {
      const person = await newTable(c);
      return card(await forkFile({ tables, readers }, person, api.address(c), body), person);
    },
  );

  api.with(
    {
      method: 'post',
      path: '/matches/:id/fork',
      cost: TABLE_COST,
      summary: 'Go on from a position of a finished match at a new table',
      body: Fork,
      answer: MatchCard,
      status: 201,
      problems: [
        'no-session',
        'unknown-match',
        'not-finished',
        'bad-seats',
        'bad-position',
        'too-many',
        'too-many-tables',
      ],
    },
    async (c, body) => {
      const person = await newTable(c);
      return card(await forkMatch(tables, person, matchId(c), body), person);
    },
  );
}

function addLooks(api: Api, { tables, live, near, imprint }: Rooms): void {
  const { version } = manifest;
  const { store } = tables;
  /** The table of this address, as whoever asks has heard it. */
  const heardHere = async (c: Ctx): Promise<Heard> => tables.heard(matchId(c), (await api.person(c))?.id ?? null);

  api.on(
    {
      method: 'get',
      path: '/health',
      summary: 'The server answers, and its database takes what is written',
      answer: Health,
      nameless: true,
      problems: ['unavailable'],
    },
    async () => {
      await store.pulse().catch((error) => {
        throw new Refused('unavailable', { why: error instanceof Error ? error.message : String(error) });
      });
      return {
        ok: true as const,
        storage: store.backend.kind,
        tables: tables.loaded,
        sockets: live.sockets,
        turnedAway: live.turnedAway,
      };
    },
  );

  api.on(
    {
      method: 'get',
      path: '/about',
      summary: 'Which version this is, and who runs it',
      answer: AboutServer,
      nameless: true,
    },
    async () => ({ version, imprint }),
  );

  api.on(
    {
      method: 'get',
      path: '/near',
      summary: 'Where others in the own network find this server; told on the computer it runs on',
      answer: Near,
    },
    async (c) => ({ origin: api.fromHere(c) ? await near() : null }),
  );

  api.on(
    {
      method: 'get',
      path: '/lobby',
      summary: 'My tables, open tables, tables to watch',
      answer: Lobby,
      repeated: true,
    },
    async (c) => {
      const person = (await api.person(c))?.id ?? null;
      const cards = (list: readonly ListedMatch[]): Static<typeof MatchCard>[] =>
        list.map((stored) => matchCard(stored, person, tables.around));
      const [mine, counts, invited, open, watch] = await Promise.all([
        person === null ? [] : store.mine(person),
        person === null ? { finished: 0 } : store.counts(person),
        person === null ? [] : store.invited(person),
        store.listed('waiting', person),
        store.listed('running', person),
      ]);
      return {
        mine: cards(mine),
        past: counts.finished,
        invited: cards(invited),
        open: cards(open.filter((stored) => tables.tended(stored))),
        watch: cards(watch.filter((stored) => tables.tended(stored))),
      };
    },
  );

  api.on(
    {
      method: 'get',
      path: '/past/:before',
      summary: 'My games that were finished before this time (in milliseconds), the newest first',
      answer: Past,
      problems: ['no-session'],
    },
    async (c) => {
      const person = await api.needPerson(c);
      const found = await store.past(person.id, Number(c.req.param('before')));
      return {
        cards: found.map((stored) => matchCard(stored, person.id, tables.around)),
        more: found.length === PAST_PAGE,
      };
    },
  );

  api.on(
    {
      method: 'get',
      path: '/games/:game/mine',
      summary: 'My results in one game without hints, the newest first',
      answer: GameRecord,
      problems: ['no-session'],
    },
    async (c) => {
      const person = await api.needPerson(c);
      const found = await store.finishedOf(person.id, c.req.param('game') ?? '');
      return {
        results: found.flatMap(({ row, seats }) => {
          const mine = seats.find((s) => s.person === person.id)?.seat;
          const { result } = matchCard({ row, seats }, person.id, tables.around);
          const made = mine === undefined ? undefined : result?.[mine];
          if (mine === undefined || made === undefined) return [];
          const { total, rank } = made;
          const bots = botsBeside(seats, mine);
          return [
            {
              total,
              rank,
              seats: seats.length,
              ...(row.ended === null ? {} : { resigned: true as const }),
              ...(bots === null ? {} : { bots }),
            },
          ];
        }),
      };
    },
  );

  api.on(
    { method: 'get', path: '/matches/:id', summary: 'One table', answer: MatchCard, problems: ['unknown-match'] },
    async (c) => {
      const stored = await store.card(matchId(c));
      if (stored === null) throw new Refused('unknown-match');
      return matchCard(stored, (await api.person(c))?.id ?? null, tables.around);
    },
  );

  api.on(
    {
      method: 'get',
      path: '/matches/:id/alone',
      summary: 'My results alone in the same game with the same options and without hints, newest first',
      answer: SoloResults,
      problems: ['no-session', 'unknown-match'],
    },
    async (c) => {
      const person = await api.needPerson(c);
      const stored = await store.card(matchId(c));
      if (stored === null) throw new Refused('unknown-match');
      const found = await store.alone(person.id, stored.row.game, stored.row.options);
      return {
        results: found.flatMap((m) => {
          const total = matchCard(m, person.id, tables.around).result?.[0]?.total;
          return total === undefined ? [] : [{ id: m.row.id, total, at: m.row.updated_at }];
        }),
      };
    },
  );

  api.on(
    {
      method: 'get',
      path: '/matches/:id/at/:n',
      cost: POSITION_COST,
      summary: 'The table after n moves, as I could see it then; everything once the match is over',
      answer: TableDescribed,
      problems: ['unknown-match', 'bad-position', 'rules-changed'],
    },
    async (c): Promise<TableMessage> => {
      const heard = await heardHere(c);
      const n = Number(c.req.param('n'));
      const position = heard.position(n);
      if (position === null) throw new Refused('bad-position', { moves: heard.moves });
      const now = tableMessage(heard, heard.moves, tables.around);
      return { ...now, ...position, moves: n, undoTo: n, logFrom: n, log: [] };
    },
  );

  api.on(
    {
      method: 'get',
      path: '/matches/:id/log/:n',
      cost: LOG_COST,
      summary: 'The log after n moves as I heard it, one page: the socket sends only the end of a long one',
      answer: LogPage,
      problems: ['unknown-match', 'bad-position', 'rules-changed'],
    },
    async (c) => {
      const heard = await heardHere(c);
      return { log: logPage(heard, Number(c.req.param('n'))) };
    },
  );

  api.on(
    {
      method: 'get',
      path: '/matches/:id/file',
      cost: LOG_COST,
      summary: 'The match as a file: whole once it is over, as I have heard it while it runs',
      answer: SavedDescribed,
      problems: ['unknown-match', 'not-begun', 'rules-changed'],
    },
    async (c) => {
      const heard = await heardHere(c);
      const file = heard.file();
      if (file === null) throw new Refused('not-begun');
      c.header('Content-Disposition', `attachment; filename="${heard.game.id}-${heard.id}.json"`);
      return file;
    },
  );

  api.on(
    {
      method: 'get',
      path: '/matches/:id/record',
      cost: POSITION_COST,
      summary: 'The record of a finished match: seed and moves, to replay and to check',
      answer: RecordDescribed,
      problems: ['unknown-match', 'not-finished', 'rules-changed'],
    },
    async (c) => {
      const record = (await heardHere(c)).record();
      if (record === null) throw new Refused('not-finished');
      return record;
    },
  );
}
