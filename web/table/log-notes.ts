import { isLevel } from '#bots/levels.ts';
import { type Names, whoIs } from '#kernel';
import type { LogEntry } from '#server/protocol.ts';
import { adviceText } from '../text/advice.ts';
import { levelName } from '../text/index.ts';

/** What is said about a move beside the game's own sentences: a hint was taken, a bot played below its strength. */
export function noteOf({ note, seat }: LogEntry, names: Names): string | null {
  if (note === undefined || seat === null) return null;
  const who = whoIs(names, seat);
  if (note.key === 'hint') return adviceText().tookHint(who);
  return isLevel(note.level) ? adviceText().playedBelow(who, levelName(note.level)) : adviceText().playedAny(who);
}
