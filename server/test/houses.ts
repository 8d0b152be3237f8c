/** The same test at both databases: on PostgreSQL with two processes, on SQLite with one. */
import { afterAll, beforeAll, describe } from 'vitest';
import type { ServerOptions } from '../index.ts';
import { type House, openHouse } from './people.ts';
import { findPostgres, type Postgres, startPostgres } from './postgres.ts';

export interface Houses {
  readonly kind: string;
  east: House;
  /** Another process on the same database, or the same one. */
  west: House;
  database: Postgres | null;
}

const bin = findPostgres();
if (bin === null) console.log('no PostgreSQL server found: its half of these tests was not run');

export function atBothDatabases(title: string, options: ServerOptions, define: (houses: Houses) => void): void {
  describe.each(bin === null ? ['sqlite'] : ['sqlite', 'postgres'])(`${title}, on %s`, (kind) => {
    const houses = { kind, database: null } as unknown as Houses;
    beforeAll(async () => {
      if (kind === 'postgres' && bin !== null) {
        const database = startPostgres(bin);
        houses.database = database;
        houses.east = await openHouse({ ...options, databaseUrl: database.url, presenceMs: 300 });
        houses.west = await openHouse({ ...options, databaseUrl: database.url, presenceMs: 300 });
      } else {
        houses.east = await openHouse(options);
        houses.west = houses.east;
      }
    });
    afterAll(async () => {
      await houses.east.close();
      if (houses.west !== houses.east) await houses.west.close();
      houses.database?.stop();
    });
    define(houses);
  });
}
