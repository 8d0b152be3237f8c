/**
 * What one guest, or one network of guests, takes from everybody else: attacks over HTTP and sockets on real processes, while a
 * stranger plays. Usage: npm run bench:attack -- [--house FOLDER]... [--only WORD] [--rounds 3] [--json]
 * Several checkouts are measured in one run, in turns; what is printed is the middle one of all rounds.
 */
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { findPostgres, startPostgres } from '../server/test/postgres.ts';
import { pausing, sealedAnswers, takingBack } from './attack/entries.ts';
import { type Figures, medians, written } from './attack/figures.ts';
import { lettersNobodyTakes, longFiles, longMatches } from './attack/files.ts';
import { nameOf } from './attack/house.ts';
import { looks, moves } from './attack/looks.ts';
import { guestsOfOneAddress, nobodyAttacks, tablesGiven } from './attack/thinking.ts';
import { writes } from './attack/writes.ts';

type Attack = (folder: string) => Promise<Figures>;

const { values } = parseArgs({
  options: {
    house: { type: 'string', multiple: true, default: [fileURLToPath(new URL('..', import.meta.url))] },
    only: { type: 'string', default: '' },
    rounds: { type: 'string', default: '3' },
    json: { type: 'boolean', default: false },
  },
});

const bin = findPostgres();

/** A database of its own for every measurement. */
function onPostgres(attack: (folder: string, databaseUrl: string) => Promise<Figures>): Attack | null {
  if (bin === null) return null;
  return async (folder) => {
    const database = startPostgres(bin);
    try {
      return await attack(folder, database.url);
    } finally {
      database.stop();
    }
  };
}

const ATTACKS: readonly (readonly [name: string, attack: Attack | null])[] = [
  ['nobody attacks', nobodyAttacks],
  ['26 tables given to the link', tablesGiven],
  ['24 guests of one address', guestsOfOneAddress],
  ['a file of 1.4 MB', longFiles],
  ['the longest game', longMatches],
  ['sealed answers', sealedAnswers],
  ['pausing', pausing],
  ['taking back', takingBack],
  ['writing', writes],
  ['letters a database refuses', onPostgres(lettersNobodyTakes)],
  ['30,000 matches', looks],
  ['moves, embedded', (folder) => moves(folder)],
  ['moves, PostgreSQL', onPostgres(moves)],
];

for (const [name, attack] of ATTACKS) {
  if (!name.includes(values.only)) continue;
  if (attack === null) {
    console.error(`${name}: no PostgreSQL server found`);
    continue;
  }
  const seen = new Map<string, Figures[]>(values.house.map((folder) => [folder, []]));
  for (let round = 0; round < Number(values.rounds); round++)
    for (const [folder, list] of seen) list.push(await attack(folder));
  for (const [folder, list] of seen) {
    const house = nameOf(folder);
    if (values.json) console.log(JSON.stringify({ attack: name, house, rounds: list }));
    else console.log(`${name.padEnd(28)} ${house.padEnd(12)} ${written(medians(list))}`);
  }
}
process.exit(0);
