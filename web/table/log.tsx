import { useEffect, useRef, useState } from 'preact/hooks';
import type { PersonAtTable } from '../kit/contract.ts';
import { Icon } from '../parts/icon.tsx';
import { Token } from '../parts/token.tsx';
import { t } from '../text/index.ts';
import type { LogLine } from './log-lines.ts';

interface Props {
  readonly lines: readonly LogLine[];
  readonly people: readonly PersonAtTable[];
  /** The moment being looked at, or null for the present. */
  readonly at: number | null;
  readonly onLook: (n: number) => void;
}

/** One sentence an event; the newest at the top, rounds and phases as dividers. A click shows the board at that moment. */
export function Log({ lines, people, at, onLook }: Props) {
  const [only, setOnly] = useState<number | null>(null);
  const [scrolled, setScrolled] = useState(false);
  const list = useRef<HTMLOListElement>(null);
  const shown = [...lines].reverse().filter((l) => only === null || l.seat === null || l.seat === only);
  const newest = lines.at(-1)?.n ?? 0;
  const past = at !== null && at < newest;
  // A new sentence only pulls the list up when nobody is reading below
  useEffect(() => {
    if (!scrolled) list.current?.scrollTo({ top: 0 });
  }, [newest, scrolled]);
  return (
    <section class="panel p-log" aria-label={t().log}>
      <header class="ph">
        <h2>{t().log}</h2>
        <label class="filter">
          <span class="sr">{t().filterLog}</span>
          <select
            value={only === null ? '' : String(only)}
            onChange={(e) => setOnly(e.currentTarget.value === '' ? null : Number(e.currentTarget.value))}
          >
            <option value="">{t().allPlayers}</option>
            {people.map((p) => (
              <option key={p.seat} value={String(p.seat)}>
                {p.name}
              </option>
            ))}
          </select>
        </label>
      </header>
      <ol class="log" ref={list} onScroll={(e) => setScrolled(e.currentTarget.scrollTop > 40)}>
        {shown.map((line) => {
          const person = line.seat === null ? undefined : people[line.seat];
          return (
            <li key={line.key} class={line.seat === null ? 'lr' : 'le'}>
              <button
                type="button"
                class={at === line.n ? 'at' : ''}
                aria-current={at === line.n ? 'true' : undefined}
                title={t().showMoment}
                onClick={() => onLook(line.n)}
              >
                {person === undefined ? null : <Token {...person} size="xs" />}
                <span>{line.sentence}</span>
              </button>
            </li>
          );
        })}
      </ol>
      {scrolled || past ? (
        <button
          type="button"
          class="btn small latest"
          onClick={() => {
            list.current?.scrollTo({ top: 0 });
            if (past) onLook(Number.MAX_SAFE_INTEGER);
          }}
        >
          <Icon name="up" />
          {t().toLatest}
        </button>
      ) : null}
    </section>
  );
}
