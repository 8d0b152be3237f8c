import { useMemo } from 'preact/hooks';
import type { LogEntry } from '#server/protocol.ts';
import type { LoadedGame } from '../app/games.ts';
import { lang } from '../text/index.ts';
import { type LogLine, logLines } from './log-lines.ts';
import { noteOf } from './log-notes.ts';
import type { TableStore } from './store.ts';

/** The log of a table as sentences: as it was heard here, or as it is told in a replay. */
export function useLines(s: TableStore, game: LoadedGame, told?: readonly LogEntry[]): readonly LogLine[] {
  const log = told ?? s.shown.value?.log;
  const text = game.module.text[lang()];
  const { names } = s;
  return useMemo(() => logLines(log ?? [], (e, who) => text.event(e, who), names, noteOf), [log, text, names]);
}
