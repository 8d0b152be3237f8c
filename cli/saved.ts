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

export function readSavedFile(file: string): ReadMatch {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch {
    throw new Problem(`cannot read ${file}`);
  }
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    throw new Problem(`${file} is not JSON`);
  }
  const saved = readSavedMatch(json);
  if (saved === null) throw new Problem(`${file} is not the record of a game`);
  return saved;
}

/** A file with a whole record in it. */
export function readWhole(file: string): ReadMatch & { readonly record: MatchRecord } {
  const saved = readSavedFile(file);
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
