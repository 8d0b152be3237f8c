/** Somebody's finished game becomes a fixture: checked move by move, kept without names, with the rules of its version. */
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gameEntry } from '#games';
import { readSavedMatch } from '#kernel';
import { readArgs } from './args.ts';
import { Problem } from './problem.ts';
import { fetchMatch } from './remote.ts';
import { moduleOf, readJson, replayed, wholeOf } from './saved.ts';

const NAME = /^[a-z0-9][a-z0-9-]*$/;

/** Where games of this version are kept. */
async function folderOf(game: string, version: number): Promise<string> {
  const now = (await gameEntry(game)?.load())?.module.game.rulesVersion;
  const folder = version === now ? 'test/fixtures' : `versions/${version}/kept`;
  return fileURLToPath(new URL(`../games/${game}/${folder}/`, import.meta.url));
}

export async function keep(argv: readonly string[]): Promise<number> {
  const args = readArgs(argv, { server: 'text', name: 'text', to: 'text' }, 1);
  const [from] = args.words;
  if (from === undefined) throw new Problem('which game? tafelrunde keep FILE-OR-URL');
  const linked = /^https?:\/\//.test(from);
  const json: unknown = linked ? JSON.parse(await fetchMatch(from, args.text('server'))) : readJson(from);
  const { record } = wholeOf(from, readSavedMatch(json));
  const { game } = await moduleOf(from, record);
  const match = replayed(from, game, record);
  if (!match.over) throw new Problem(`${from}: the game is not over after ${match.length} moves`);
  const scores = game.score(match.state, 'judge').seats.map((x) => x.total);
  const name = args.text('name') ?? `people-${record.moves.at(-1)?.hash.slice(0, 8) ?? 'none'}`;
  if (!NAME.test(name)) throw new Problem(`--name must be small letters, digits and hyphens, not '${name}'`);
  const file = `${args.text('to') ?? (await folderOf(game.id, game.rulesVersion))}/${name}.match.json`.replace(
    '//',
    '/',
  );
  try {
    writeFileSync(file, `${JSON.stringify({ record: match.record(), scores })}\n`, { flag: 'wx' });
  } catch {
    throw new Problem(`cannot write ${file}: it is there already, or its folder is not`);
  }
  console.log(`${file}: ${match.length} moves, ${scores.join(', ')} points, rules version ${game.rulesVersion}`);
  return 0;
}
