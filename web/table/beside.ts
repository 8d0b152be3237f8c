import { type Names, whoIs } from '#kernel';
import type { ActLine, TableMessage } from '#server/protocol.ts';
import { t } from '../text/index.ts';
import type { LogLine } from './log-lines.ts';

export type Beside = Pick<TableMessage, 'acts' | 'standIns'>;

/** What somebody did at the table that is no move, as a sentence. */
function actSentence({ act, seat, about = '' }: ActLine, names: Names): string {
  const { acts, topics } = t();
  const who = whoIs(names, seat);
  if (act === 'asks') return acts.asks(who, topics[about as keyof typeof topics] ?? about);
  if (act === 'reminded') return acts.reminded(who, whoIs(names, Number(about)));
  return acts[act](who);
}

/**
 * Whether a bot did this for whoever sits here: it sat there at that time and had moved. The move that is told with may be
 * another seat's, where decisions are sealed until all have answered.
 */
function isByBot(seat: number, n: number, acts: readonly ActLine[], standIns: readonly number[]): boolean {
  const last = acts.findLast(
    (a) => a.seat === seat && a.n < n && ['stand-in', 'opened-seat', 'came-back', 'sat-down'].includes(a.act),
  );
  if (last === undefined || last.act === 'came-back' || last.act === 'sat-down') return false;
  return standIns.some((m) => m > last.n && m <= n);
}

/** The log with votes, pauses, comings and goings between the moves, and with a mark at what a bot did for somebody. */
export function withBeside(
  lines: readonly LogLine[],
  { acts, standIns }: Beside,
  names: Names,
  until = Number.POSITIVE_INFINITY,
): readonly LogLine[] {
  if (acts.length === 0 && standIns.length === 0) return lines;
  const marked = lines.map(
    (l): LogLine => (l.seat !== null && isByBot(l.seat, l.n, acts, standIns) ? { ...l, byBot: true } : l),
  );
  const told = acts.filter((a) => a.n <= until);
  const all: LogLine[] = [];
  let next = 0;
  const tell = (before: number): void => {
    for (let a = told[next]; a !== undefined && a.n < before; a = told[++next])
      all.push({ key: `act.${next}.${a.at}`, n: a.n, seat: a.seat, sentence: actSentence(a, names), act: true });
  };
  for (const line of marked) {
    tell(line.n);
    all.push(line);
  }
  tell(Number.POSITIVE_INFINITY);
  return all;
}
