/** Matches in files: reading, checking, and the rules they were played with. */
import { readFileSync } from 'node:fs';
import {
  type AnyGame,
  BadRecord,
  type GameModule,
  Match,
  type MatchRecord,
  type ReadMatch,
  RulesDrift,
  readSavedMatch,
} from '#kernel';
import { Shelf } from '#server/shelf.ts';
import { Problem } from './problem.ts';

export function readJson(file: string): unknown {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch {
    throw new Problem(`cannot read ${file}`);
  }
  try {
    return JSON.parse(text);
  } catch {
    throw new Problem(`${file} is not JSON`);
  }
}

export function readSavedFile(file: string): ReadMatch {
  return known(file, readSavedMatch(readJson(file)));
}

function known(file: string, saved: ReadMatch | null): ReadMatch {
  if (saved === null) throw new Problem(`${file} is not the record of a game`);
  return saved;
}

type Whole = ReadMatch & { readonly record: MatchRecord };

/** A file with a whole record in it. */
export function readWhole(file: string): Whole {
  return wholeOf(file, readSavedMatch(readJson(file)));
}

export function wholeOf(file: string, read: ReadMatch | null): Whole {
  const saved = known(file, read);
  const { record } = saved;
  if (record === null)
    throw new Problem(`${file} was saved while the game was running: it has no seed and cannot be replayed`);
  return { ...saved, record };
}

/** The game with the rules the record was made with. */
export async function moduleOf(
  file: string,
  { game, rulesVersion }: Pick<MatchRecord, 'game' | 'rulesVersion'>,
): Promise<GameModule> {
  const shelf = await Shelf.from(new URL('../games/index.ts', import.meta.url).href);
  try {
    return await shelf.load(game, rulesVersion);
  } catch (e) {
    throw e instanceof BadRecord ? new Problem(`${file}: ${e.message}`) : e;
  }
}

export function replayed(file: string, game: AnyGame, record: MatchRecord, to = record.moves.length): Match {
  try {
    return Match.replay(game, record, to);
  } catch (e) {
    if (e instanceof RulesDrift || e instanceof BadRecord) throw new Problem(`${file}: ${e.message}`);
    throw e;
  }
}
