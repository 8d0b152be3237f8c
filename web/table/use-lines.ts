import { useMemo } from 'preact/hooks';
import type { LoadedGame } from '../app/games.ts';
import { lang } from '../text/index.ts';
import { type LogLine, logLines } from './log-lines.ts';
import { noteOf } from './log-notes.ts';
import type { TableStore } from './store.ts';

/** The log of a table as sentences. */
export function useLines(s: TableStore, game: LoadedGame): readonly LogLine[] {
  const log = s.shown.value?.log;
  const text = game.module.text[lang()];
  const { names } = s;
  return useMemo(() => logLines(log ?? [], (e, who) => text.event(e, who), names, noteOf), [log, text, names]);
}
