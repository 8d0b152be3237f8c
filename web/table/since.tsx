import { useState } from 'preact/hooks';
import { Icon } from '../parts/icon.tsx';
import { Token } from '../parts/token.tsx';
import { t } from '../text/index.ts';
import { type LogLine, lastMoveOf, sinceMove } from './log-lines.ts';
import type { TableStore } from './store.ts';

/** 'Since your last turn': one line a sentence, steppable, each with the board at that moment. */
export function Since({ s, lines }: { s: TableStore; lines: readonly LogLine[] }) {
  const [at, setAt] = useState<string | null>(null);
  const table = s.shown.value?.table;
  if (table === undefined || table.mySeat === null || table.status !== 'running') return null;
  const mine = lastMoveOf(s.shown.value?.log ?? [], table.mySeat);
  const news = sinceMove(lines, mine, table.mySeat);
  if (news.length === 0) return null;
  const found = news.findIndex((l) => l.key === at);
  const i = found < 0 ? news.length - 1 : found;
  const line = news[i] as LogLine;
  const person = line.seat === null ? undefined : s.people.value[line.seat];
  const step = (to: number): void => {
    const next = news[to];
    if (next === undefined) return;
    setAt(next.key);
    void s.look(next.n);
  };
  return (
    <section class="since" aria-label={t().sinceYourTurn}>
      <span class="sl">
        {t().sinceYourTurn} <span class="num">{`${i + 1}/${news.length}`}</span>
      </span>
      <button
        type="button"
        class="btn icon quiet"
        aria-label={t().earlier}
        disabled={i === 0}
        onClick={() => step(i - 1)}
      >
        <Icon name="left" />
      </button>
      <p>
        {person === undefined ? null : <Token colour={person.colour} name={person.name} size="xs" />}
        <span>{line.sentence}</span>
      </p>
      <button
        type="button"
        class="btn icon quiet"
        aria-label={t().later}
        disabled={i === news.length - 1}
        onClick={() => step(i + 1)}
      >
        <Icon name="right" />
      </button>
    </section>
  );
}
