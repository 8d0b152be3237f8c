import { useEffect, useRef, useState } from 'preact/hooks';
import { type Names, whoIs } from '#kernel';
import type { TableMessage } from '#server/protocol.ts';
import type { PersonAtTable } from '../kit/contract.ts';
import { Icon } from '../parts/icon.tsx';
import { Token } from '../parts/token.tsx';
import { t } from '../text/index.ts';
import { type Beside, withBeside } from './beside.ts';
import type { LogLine } from './log-lines.ts';

/** Lines that are drawn at first, and how many more when somebody reads on. */
const FIRST = 40;
const MORE = 60;

interface Props {
  readonly lines: readonly LogLine[];
  readonly people: readonly PersonAtTable[];
  readonly names: Names;
  readonly beside: Beside & Pick<TableMessage, 'forked'>;
  /** In a replay: the moves made so far. */
  readonly until?: number;
  /** The moment being looked at, or null for the present. */
  readonly at: number | null;
  readonly onLook: (n: number) => void;
}

/** One sentence an event; the newest at the top, rounds and phases as dividers. A click shows the board at that moment. */
export function Log({ lines, people, names, beside, until, at, onLook }: Props) {
  const [only, setOnly] = useState<number | null>(null);
  const [scrolled, setScrolled] = useState(false);
  const [room, setRoom] = useState(FIRST);
  const list = useRef<HTMLOListElement>(null);
  const all = withBeside(lines, beside, names, until)
    .toReversed()
    .filter((l) => only === null || l.seat === null || l.seat === only);
  // Of a long game only what can be seen is drawn, and the moment being looked at.
  const shown = all.slice(0, Math.max(room, at === null ? 0 : all.findIndex((l) => l.n <= at) + FIRST / 2));
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
      {beside.forked === null ? null : (
        <p class="log-from">
          {t().wentOnFrom} {beside.forked.anew ? t().dealtAnew : t().cardsAsThere}{' '}
          <a href={`/t/${beside.forked.from}`}>{t().seeThatGame}</a>
        </p>
      )}
      <ol
        class="log"
        ref={list}
        onScroll={({ currentTarget: c }) => {
          setScrolled(c.scrollTop > 40);
          if (c.scrollTop <= 40) setRoom(FIRST);
          else if (c.scrollTop + 2 * c.clientHeight > c.scrollHeight && room < all.length) setRoom(room + MORE);
        }}
      >
        {shown.map((line) => {
          const person = line.seat === null ? undefined : people[line.seat];
          return (
            <li key={line.key} class={line.act ? 'le la' : line.seat === null ? 'lr' : 'le'}>
              <button
                type="button"
                class={at === line.n ? 'at' : ''}
                aria-current={at === line.n ? 'true' : undefined}
                title={t().showMoment}
                onClick={() => onLook(line.n)}
              >
                {person === undefined ? null : <Token {...person} size="xs" />}
                <span>
                  {line.sentence}
                  {line.byBot && line.seat !== null ? (
                    <small class="by-bot">{t().byStandIn(whoIs(names, line.seat))}</small>
                  ) : null}
                </span>
              </button>
            </li>
          );
        })}
        {shown.length < all.length ? (
          <li>
            <button type="button" onClick={() => setRoom(room + MORE)}>
              <span>{t().earlierLines(all.length - shown.length)}</span>
            </button>
          </li>
        ) : null}
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
