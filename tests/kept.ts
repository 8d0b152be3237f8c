import { readFileSync } from 'node:fs';
import { type AnyGame, Match, type MatchRecord, RulesDrift } from '#kernel';

/** A finished game as it is kept: its record and how it ended. */
export interface Kept {
  readonly record: MatchRecord;
  readonly scores: readonly number[];
}

export function readKept(file: URL): Kept {
  return JSON.parse(readFileSync(file, 'utf8')) as Kept;
}

/** What to do when the rules have changed and their version has not. */
export function rulesChanged({ id, rulesVersion }: AnyGame): string {
  const next = rulesVersion + 1;
  return (
    `The rules of ${id} have changed, but rulesVersion is still ${rulesVersion}: running matches and old records would end. ` +
    `Put the change aside (git stash), keep the version before with 'npx tafelrunde freeze ${id}', take the change up again ` +
    `(git stash pop), set rulesVersion to ${next} in games/${id}/rules/game.ts and make the kept games of version ${next} with ` +
    `'node scripts/fixtures.ts ${id} --write'. If nothing of the rules was meant to change, this is a bug.`
  );
}

/** Plays a kept game again; drift says what to do. */
export function replayKept(game: AnyGame, record: MatchRecord): Match {
  try {
    return Match.replay(game, record);
  } catch (e) {
    if (!(e instanceof RulesDrift)) throw e;
    throw new Error(`${e.message}. ${rulesChanged(game)}`, { cause: e });
  }
}
