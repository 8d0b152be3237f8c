import { type ColumnDefinitionBuilder, type Kysely, sql } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';

export type Dialect = 'sqlite' | 'postgres';

/** Every change of the schema, in order, for both databases. Never edit one that was released: add the next. */
function migrations(dialect: Dialect): Record<string, Migration> {
  /** SQLite then keeps the rows in the order of their key: one look-up less a move. */
  const clustered = dialect === 'sqlite' ? sql`without rowid` : sql``;
  return {
    '001-matches': {
      async up(db) {
        await db.schema
          .createTable('person')
          .addColumn('id', 'text', (c) => c.primaryKey().notNull())
          .addColumn('token_hash', 'text', (c) => c.unique())
          .addColumn('name', 'text', (c) => c.notNull())
          .addColumn('colour', 'integer', (c) => c.notNull())
          .addColumn('created_at', 'bigint', (c) => c.notNull())
          .modifyEnd(clustered)
          .execute();
        await db.schema
          .createTable('match')
          .addColumn('id', 'text', (c) => c.primaryKey().notNull())
          .addColumn('game', 'text', (c) => c.notNull())
          .addColumn('rules_version', 'integer', (c) => c.notNull())
          .addColumn('options', 'text', (c) => c.notNull())
          .addColumn('seed', 'text', (c) => c.notNull())
          .addColumn('status', 'text', (c) => c.notNull())
          .addColumn('listed', 'integer', (c) => c.notNull())
          .addColumn('version', 'integer', (c) => c.notNull())
          .addColumn('moves', 'integer', (c) => c.notNull())
          .addColumn('base', 'integer', (c) => c.notNull())
          .addColumn('forked_from', 'text')
          .addColumn('waiting', 'text', (c) => c.notNull())
          .addColumn('bot_turn', 'integer', (c) => c.notNull())
          .addColumn('result', 'text')
          .addColumn('created_at', 'bigint', (c) => c.notNull())
          .addColumn('updated_at', 'bigint', (c) => c.notNull())
          .modifyEnd(clustered)
          .execute();
        await db.schema
          .createTable('seat')
          .addColumn('match', 'text', (c) => c.notNull().references('match.id').onDelete('cascade'))
          .addColumn('seat', 'integer', (c) => c.notNull())
          .addColumn('kind', 'text', (c) => c.notNull())
          .addColumn('person', 'text', (c) => c.references('person.id'))
          .addColumn('level', 'integer')
          .addColumn('colour', 'integer', (c) => c.notNull())
          .addPrimaryKeyConstraint('seat_pk', ['match', 'seat'])
          .modifyEnd(clustered)
          .execute();
        await db.schema
          .createTable('event')
          .addColumn('match', 'text', (c) => c.notNull().references('match.id').onDelete('cascade'))
          .addColumn('v', 'integer', (c) => c.notNull())
          .addColumn('n', 'integer', (c) => c.notNull())
          .addColumn('seat', 'integer', (c) => c.notNull())
          .addColumn('move', 'text')
          .addColumn('hash', 'text')
          .addColumn('request', 'text')
          .addColumn('at', 'bigint', (c) => c.notNull())
          .addPrimaryKeyConstraint('event_pk', ['match', 'v'])
          .modifyEnd(clustered)
          .execute();
        await db.schema.createIndex('seat_person').on('seat').column('person').execute();
        await db.schema.createIndex('match_lobby').on('match').columns(['status', 'listed', 'created_at']).execute();
      },
    },
    '002-log-in-pieces': {
      async up(db) {
        await db.schema
          .createTable('log')
          .addColumn('match', 'text', (c) => c.notNull().references('match.id').onDelete('cascade'))
          .addColumn('v', 'integer', (c) => c.notNull())
          .addColumn('events', 'text', (c) => c.notNull())
          .addPrimaryKeyConstraint('log_pk', ['match', 'v'])
          .modifyEnd(clustered)
          .execute();
        const events =
          dialect === 'sqlite'
            ? sql`json_group_array(json_array(v, n, seat, move, hash, request, at) order by v)`
            : sql`json_agg(json_build_array(v, n, seat, move, hash, request, at) order by v)::text`;
        await sql`insert into log (match, v, events) select match, max(v), ${events} from event group by match`.execute(
          db,
        );
        await db.schema.dropTable('event').execute();
      },
    },
    '003-sessions-and-passkeys': {
      async up(db) {
        const person = (c: ColumnDefinitionBuilder) => c.notNull().references('person.id').onDelete('cascade');
        await db.schema
          .createTable('session')
          .addColumn('id', 'text', (c) => c.primaryKey().notNull())
          .addColumn('person', 'text', person)
          .addColumn('token_hash', 'text', (c) => c.notNull().unique())
          .addColumn('device', 'text', (c) => c.notNull())
          .addColumn('created_at', 'bigint', (c) => c.notNull())
          .addColumn('seen_at', 'bigint', (c) => c.notNull())
          .modifyEnd(clustered)
          .execute();
        await db.schema.createIndex('session_person').on('session').column('person').execute();
        await sql`insert into session (id, person, token_hash, device, created_at, seen_at)
          select id, id, token_hash, '', created_at, created_at from person where token_hash is not null`.execute(db);
        // SQLite cannot drop a unique column; an empty one harms nobody.
        await sql`update person set token_hash = null`.execute(db);
        await db.schema
          .createTable('passkey')
          .addColumn('id', 'text', (c) => c.primaryKey().notNull())
          .addColumn('person', 'text', person)
          .addColumn('public_key', 'text', (c) => c.notNull())
          .addColumn('counter', 'bigint', (c) => c.notNull())
          .addColumn('transports', 'text', (c) => c.notNull())
          .addColumn('name', 'text', (c) => c.notNull())
          .addColumn('created_at', 'bigint', (c) => c.notNull())
          .addColumn('used_at', 'bigint', (c) => c.notNull())
          .modifyEnd(clustered)
          .execute();
        await db.schema.createIndex('passkey_person').on('passkey').column('person').execute();
        await db.schema
          .createTable('code')
          .addColumn('hash', 'text', (c) => c.primaryKey().notNull())
          .addColumn('person', 'text', person)
          .modifyEnd(clustered)
          .execute();
        await db.schema.createIndex('code_person').on('code').column('person').execute();
        await db.schema
          .createTable('ceremony')
          .addColumn('challenge', 'text', (c) => c.primaryKey().notNull())
          .addColumn('person', 'text', (c) => c.references('person.id').onDelete('cascade'))
          .addColumn('expires_at', 'bigint', (c) => c.notNull())
          .modifyEnd(clustered)
          .execute();
        await db.schema
          .createTable('handover')
          .addColumn('id', 'text', (c) => c.primaryKey().notNull())
          .addColumn('person', 'text', person)
          .addColumn('secret_hash', 'text', (c) => c.notNull().unique())
          .addColumn('word', 'text', (c) => c.notNull())
          .addColumn('claim_hash', 'text', (c) => c.unique())
          .addColumn('device', 'text')
          .addColumn('granted', 'integer', (c) => c.notNull())
          .addColumn('expires_at', 'bigint', (c) => c.notNull())
          .modifyEnd(clustered)
          .execute();
      },
    },
    '004-stuck-and-owner': {
      async up(db) {
        await db.schema
          .alterTable('match')
          .addColumn('stuck', 'integer', (c) => c.notNull().defaultTo(0))
          .execute();
        await db.schema.alterTable('match').addColumn('owner', 'text').execute();
        await db.schema.createIndex('match_owner').on('match').columns(['owner', 'status']).execute();
        await db.schema
          .createTable('pulse')
          .addColumn('id', 'integer', (c) => c.primaryKey().notNull())
          .addColumn('at', 'bigint', (c) => c.notNull())
          .execute();
        await sql`insert into pulse (id, at) values (0, 0)`.execute(db);
      },
    },
    '005-format-of-chance': {
      async up(db) {
        await db.schema
          .alterTable('match')
          .addColumn('format', 'integer', (c) => c.notNull().defaultTo(1))
          .execute();
      },
    },
    '006-life-of-a-table': {
      async up(db) {
        const whole = (table: string, column: string, otherwise: number) =>
          db.schema
            .alterTable(table)
            .addColumn(column, 'integer', (c) => c.notNull().defaultTo(otherwise))
            .execute();
        const words = (table: string, column: string) =>
          db.schema.alterTable(table).addColumn(column, 'text').execute();
        for (const column of ['host', 'ended', 'question', 'rematch']) await words('match', column);
        await whole('match', 'gathers', 0);
        await whole('match', 'take_backs', 1);
        await whole('match', 'paused', 0);
        for (const column of ['ready', 'stands_in', 'resigned', 'hidden']) await whole('seat', column, 0);
        await words('seat', 'invited');
        for (const column of ['seen_at', 'reminded_at'])
          await db.schema.alterTable('seat').addColumn(column, 'bigint').execute();
        await db.schema.createIndex('seat_invited').on('seat').column('invited').execute();
      },
    },
    '007-patience-of-a-table': {
      async up(db) {
        await db.schema.alterTable('match').addColumn('patience', 'integer').execute();
      },
    },
    '008-last-event': {
      async up(db) {
        await db.schema.alterTable('match').addColumn('last', 'text').execute();
      },
    },
    '009-hints': {
      async up(db) {
        await db.schema
          .alterTable('match')
          .addColumn('hints', 'integer', (c) => c.notNull().defaultTo(0))
          .execute();
        // As it was: hints for who plays against bots only. At a table that gathers, bots give way to people until it begins.
        await sql`update match set hints = 1
          where not (status = 'waiting' and gathers = 1)
          and (select count(*) from seat where seat.match = match.id and seat.kind <> 'bot') = 1`.execute(db);
        await db.schema
          .createTable('hinted')
          .addColumn('match', 'text', (c) => c.notNull().references('match.id').onDelete('cascade'))
          .addColumn('person', 'text', (c) => c.notNull().references('person.id').onDelete('cascade'))
          .addPrimaryKeyConstraint('hinted_pk', ['match', 'person'])
          .modifyEnd(clustered)
          .execute();
        await db.schema.createIndex('hinted_person').on('hinted').column('person').execute();
        // Hints of before stand in the logs, at the moves that followed them.
        const { rows } = await sql<{ match: string; events: string }>`select match, events from log
          where events like '%"key":"hint"%'`.execute(db);
        for (const { match, events } of rows)
          for (const seat of hintedSeats(events))
            await sql`insert into hinted (match, person)
              select match, person from seat where match = ${match} and seat = ${seat} and person is not null
              on conflict do nothing`.execute(db);
      },
    },
    '010-seats-that-were-seen': {
      async up(db) {
        await db.schema
          .alterTable('match')
          .addColumn('dealt_before', 'text', (c) => c.notNull().defaultTo('[]'))
          .execute();
        await db.schema
          .alterTable('match')
          .addColumn('saw', 'text', (c) => c.notNull().defaultTo('{}'))
          .execute();
      },
    },
    '010-doors': {
      async up(db) {
        await db.schema.alterTable('person').addColumn('leaving_at', 'bigint').execute();
        // What strangers are shown is asked for by how lately something happened there.
        await db.schema
          .createIndex('match_recent')
          .on('match')
          .columns(['status', 'listed', 'stuck', 'updated_at'])
          .execute();
      },
    },
    '029-who-gave-a-seat-to-a-bot': {
      async up(db) {
        await db.schema
          .alterTable('seat')
          .addColumn('given', 'text', (c) => c.references('person.id').onDelete('set null'))
          .execute();
        await sql`update seat set given = (select owner from match where match.id = seat.match)
          where kind = 'bot' and exists (select 1 from match join person on person.id = match.owner where match.id = seat.match)`.execute(
          db,
        );
        await db.schema.createIndex('seat_given').on('seat').column('given').execute();
      },
    },
    '029-who-sat-there-in-a-file': {
      async up(db) {
        await db.schema.alterTable('seat').addColumn('called', 'text').execute();
      },
    },
    '031-why-a-game-does-not-count': {
      async up(db) {
        await db.schema
          .alterTable('hinted')
          .addColumn('why', 'text', (c) => c.notNull().defaultTo('hint'))
          .execute();
      },
    },
  };
}

/** The seats that moved after a hint, in a piece of a log as it was when they were first counted; what is damaged tells nothing. */
function hintedSeats(events: string): number[] {
  try {
    const lines = JSON.parse(events) as readonly (readonly [...unknown[]])[];
    return lines.flatMap((line) =>
      (line[8] as { key?: unknown } | undefined)?.key === 'hint' ? [Number(line[2])] : [],
    );
  } catch {
    return [];
  }
}

export async function migrate<T>(db: Kysely<T>, dialect: Dialect): Promise<void> {
  const migrator = new Migrator({
    db,
    provider: { getMigrations: async () => migrations(dialect) },
    // Each is about something of its own: one that was released later may carry an earlier number.
    allowUnorderedMigrations: true,
  });
  const { error } = await migrator.migrateToLatest();
  if (error !== undefined) throw error;
}
