import { DatabaseSync } from 'node:sqlite';
import { Kysely, SqliteDialect } from 'kysely';
import type { Backend } from './backend.ts';
import { Bridge } from './bridge.ts';
import { type Change, Scribe } from './changes.ts';
import { Folder } from './folder.ts';
import { Journal } from './journal.ts';
import { migrate } from './migrations.ts';
import type { PeopleSchema, Schema } from './schema.ts';
import { damaged, StartProblem, storageSentence } from './start-problem.ts';

/** How often it is written down beside the database how far it has come. */
const MARK_MS = 5000;

/** The embedded database: one file. Whatever is missing or damaged is said, and not passed over, unless it is accepted. */
export async function openSqlite(
  folder: string,
  onError: (error: unknown) => void,
  acceptLoss = false,
): Promise<Backend> {
  const place = Folder.open(folder);
  try {
    if (!acceptLoss) place.inspect();
    return await openIn(place, onError, acceptLoss);
  } catch (error) {
    place.close();
    throw storageSentence(error, folder) ?? error;
  }
}

async function openIn(place: Folder, onError: (error: unknown) => void, acceptLoss: boolean): Promise<Backend> {
  const raw = new DatabaseSync(place.files.database, { timeout: 10_000 });
  // FULL: a commit is on the disk before it is acknowledged; WAL alone would lose the last ones with the power.
  raw.exec('pragma journal_mode = wal; pragma synchronous = full; pragma foreign_keys = on;');
  const bridge = new Bridge(raw);
  try {
    if (place.crashed) check(bridge, place);
    const people = new Kysely<PeopleSchema>({ dialect: new SqliteDialect({ database: bridge.door() }) });
    await migrate(people, 'sqlite');
    if (!acceptLoss) compare(bridge, place);
    const journal = new Journal(bridge, onError, acceptLoss);
    return backendOf(place, bridge, people, journal, onError);
  } catch (error) {
    bridge.close();
    throw error;
  }
}

/** After an end without a last word: every page that can be reached is looked at. */
function check(bridge: Bridge, { files }: Folder): void {
  const found = bridge
    .statement('pragma quick_check(3)')
    .all()
    .map((row) => String(row.quick_check));
  if (found[0] === 'ok') return;
  throw new StartProblem(
    `The database ${files.database} is damaged (${found.join('; ')}). Restore a backup with \`tafelrunde restore FILE\`.`,
    3,
  );
}

const reached = (bridge: Bridge): number =>
  Number(bridge.statement('select at from pulse where id = 0').get()?.at ?? 0);

/** A database that is behind what it had come to has lost its write-ahead log. */
function compare(bridge: Bridge, place: Folder): void {
  const [is, was] = [reached(bridge), place.reached()];
  if (is >= was) return;
  const [from, to] = [is, was].map((time) => new Date(time).toISOString());
  throw damaged(`The database ${place.files.database} has lost what was written after ${from}, up to ${to} or later`);
}

function backendOf(
  place: Folder,
  bridge: Bridge,
  people: Kysely<PeopleSchema>,
  journal: Journal,
  onError: (error: unknown) => void,
): Backend {
  const matches = new Kysely<Schema>({
    dialect: new SqliteDialect({ database: bridge.door(() => journal.foldFor()) }),
  });
  const scribe = new Scribe(matches, 'sqlite');

  function pulse(): void {
    bridge.statement('update pulse set at = max(at + 1, ?) where id = 0').run(Date.now());
  }

  const written = (): unknown => bridge.statement('select total_changes() as n').get()?.n;
  let marked: unknown = null;
  function mark(): void {
    if (written() === marked) return;
    pulse();
    place.mark(reached(bridge));
    marked = written();
  }
  mark();
  const marking = setInterval(() => {
    try {
      mark();
    } catch (error) {
      onError(error);
    }
  }, MARK_MS).unref();

  /** In one synchronous piece: nothing else can slip into the transaction. */
  function commitNow(changes: readonly Change[]): boolean[] {
    try {
      const made = bridge.transaction(() => (changes.every(Journal.takes) ? journal.append(changes) : spread(changes)));
      journal.settle();
      return made;
    } catch (error) {
      journal.forget();
      throw error;
    }
  }

  /** People come and go: such changes are rare and reach their tables at once. */
  function spread(changes: readonly Change[]): boolean[] {
    journal.foldNow();
    return changes.map((change) => {
      if (change.origin.dead) return false;
      for (const step of scribe.steps(change)) {
        const statement = bridge.statement(step.sql);
        const rows =
          step.reads === true ? statement.all(...step.values).length : Number(statement.run(...step.values).changes);
        if (rows < (step.needs ?? 0)) {
          change.origin.dead = true;
          return false;
        }
      }
      return true;
    });
  }

  return {
    kind: 'sqlite',
    people,
    matches,
    shared: false,
    commit: async (changes) => commitNow(changes),
    claim: async () => true,
    release: async () => {},
    listen: async () => {},
    tell: async () => {},
    pulse: async () => pulse(),
    close: async () => {
      clearInterval(marking);
      journal.close();
      await Promise.all([people.destroy(), matches.destroy()]);
      place.unmark();
      bridge.close();
      place.close();
    },
  };
}
