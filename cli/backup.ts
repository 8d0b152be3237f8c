/** Copies of everything the server remembers, and the way back. */
import { Settings } from '#server/settings.ts';
import { backup as copy, restore as putBack } from '#server/store/backup.ts';
import { StartProblem } from '#server/store/start-problem.ts';
import { readArgs } from './args.ts';
import { Problem } from './problem.ts';

function withFile(argv: readonly string[], work: (folder: string, file: string) => void): Promise<number> {
  const args = readArgs(argv, { data: 'text' }, 1);
  const [file] = args.words;
  if (file === undefined) throw new Problem('which file?');
  const settings = Settings.from(process.env);
  if (settings.get('DATABASE_URL') !== undefined)
    throw new Problem('the data is in PostgreSQL: use pg_dump and pg_restore with the address in DATABASE_URL');
  try {
    work(args.text('data') ?? settings.get('DATA'), file);
    return Promise.resolve(0);
  } catch (error) {
    if (!(error instanceof StartProblem)) throw error;
    console.error(`tafelrunde: ${error.message}`);
    return Promise.resolve(error.exitCode);
  }
}

export async function backup(argv: readonly string[]): Promise<number> {
  return withFile(argv, (folder, file) => {
    const { matches, people } = copy(folder, file);
    console.log(`${file}: ${matches} matches, ${people} people`);
  });
}

export async function restore(argv: readonly string[]): Promise<number> {
  return withFile(argv, (folder, file) => {
    const { matches, people, kept } = putBack(folder, file);
    console.log(`${folder}: ${matches} matches, ${people} people`);
    if (kept !== null) console.log(`What was there before is in ${kept}`);
  });
}
