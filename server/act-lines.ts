import type { ActLine } from './protocol.ts';
import { entryOf, type LogEvent } from './store/log.ts';

const NOTES: readonly ActLine['act'][] = [
  'asks',
  'agrees',
  'declines',
  'paused',
  'resumed',
  'ended',
  'resigned',
  'gave-to-bot',
  'opened-seat',
  'sat-down',
  'reminded',
];

/** The entries of one version as people read them: a note says it better than the change of seats that goes with it. */
export function actLines(events: readonly LogEvent[]): ActLine[] {
  const lines: ActLine[] = [];
  const noted = events.some((event) => entryOf(event).kind === 'note');
  for (const event of events) {
    const entry = entryOf(event);
    const { seat } = entry;
    const where = { n: event.n, seat, at: event.at };
    if (entry.kind === 'note') {
      const act = NOTES.find((known) => known === entry.about);
      if (act === undefined) continue;
      lines.push(entry.data === undefined ? { ...where, act } : { ...where, act, about: String(entry.data) });
    } else if (entry.kind === 'consent' && entry.says !== 'withdraws')
      lines.push({ ...where, act: entry.says, about: 'take-back' });
    else if (entry.kind === 'undo' && entry.consent !== undefined) lines.push({ ...where, act: 'taken-back' });
    else if (entry.kind === 'seat' && (entry.by === 'stand-in' || !noted))
      lines.push({
        ...where,
        act: entry.by === 'stand-in' ? 'stand-in' : entry.by === 'bot' ? 'gave-to-bot' : 'came-back',
      });
  }
  return lines;
}
