/** Since your last turn: one line for each turn of the others, oldest first, each with the board at that moment. */
import { useEffect, useRef, useState } from 'preact/hooks';
import type { LogEntry } from '#server/protocol.ts';
import type { LoadedGame } from '../app/games.ts';
import { Icon } from '../parts/icon.tsx';
import { Token } from '../parts/token.tsx';
import { lang, t } from '../text/index.ts';
import { lastMoveOf, lastTurnOf } from './log-lines.ts';
import type { Showing } from './showing.ts';
import type { TableStore } from './store.ts';
import type { AnyProps } from './table-props.ts';
import { type TurnLine, turnsSince } from './turns.ts';

interface Props {
  readonly s: TableStore;
  readonly game: LoadedGame;
  readonly props: AnyProps;
  readonly onLog: () => void;
}

interface Film {
  readonly turn: number | null;
  readonly play: (lines: readonly TurnLine[], log: readonly LogEntry[]) => void;
}

/** The film of what the others did, fetched when somebody wants to see it; while it plays, any tap and any key goes on. */
function useFilm(s: TableStore): Film {
  const [showing, setShowing] = useState<Showing | null>(null);
  const film = showing?.film;
  const playing = film?.playing.value === true;
  // Whoever leaves the past by another way has seen enough.
  const left = playing && film.beat.value !== null && s.moment.value === null;
  useEffect(() => {
    if (left) film?.stop();
  }, [left, film]);
  useEffect(() => {
    if (!playing || showing === null) return;
    addEventListener('keydown', showing.onKey, true);
    addEventListener('click', showing.onTap, true);
    return () => {
      removeEventListener('keydown', showing.onKey, true);
      removeEventListener('click', showing.onTap, true);
    };
  }, [playing, showing]);
  useEffect(() => () => film?.stop(), [film]);
  const gone = useRef(false);
  useEffect(
    () => () => {
      gone.current = true;
    },
    [],
  );
  const play = async (lines: readonly TurnLine[], log: readonly LogEntry[]): Promise<void> => {
    const its = showing ?? new (await import('./showing.ts')).Showing(s);
    if (gone.current) return;
    setShowing(its);
    await its.play(lines, log);
  };
  return { turn: film?.beat.value?.turn ?? null, play: (lines, log) => void play(lines, log) };
}

export function SinceTurns({ s, game, props, onLog }: Props) {
  const [open, setOpen] = useState(false);
  const [playing, setPlaying] = useState<readonly TurnLine[]>([]);
  const list = useRef<HTMLOListElement>(null);
  const { turn, play } = useFilm(s);
  // The line that runs is in sight, whole.
  useEffect(() => {
    const [first, lit] = [list.current?.querySelector('li'), list.current?.querySelector('li.here')];
    if (turn !== null && first && lit instanceof HTMLElement && list.current !== null)
      list.current.scrollTop = lit.offsetTop - first.offsetTop;
  }, [turn]);
  const shown = s.shown.value;
  if (shown === null) return null;
  const { mySeat, moves } = shown.table;
  const rounds = game.drawn?.order?.(props.view) === null;
  const last = rounds ? lastMoveOf : lastTurnOf;
  const after = mySeat === null ? Math.max(0, moves - 12) : last(shown.log, mySeat);
  const text = game.module.text[lang()];
  const lines = turnsSince(shown.log, after, mySeat, text, s.names, shown.table.view, rounds);
  const at = s.moment.value?.n ?? null;
  const runs = turn === null ? undefined : playing[turn];
  const here = lines.findIndex((l) =>
    runs === undefined ? at !== null && at >= l.from && at <= l.to : l.key === runs.key,
  );
  // Folded, on a narrow window: what hurts comes first, else what happened last.
  const lead = lines.find((l) => l.hurts === true) ?? lines.at(-1);
  const toNow = (): void => {
    s.moment.value = null;
  };
  const show = (some: readonly TurnLine[]): void => {
    setPlaying(some);
    play(some, shown.log);
  };
  const turns = lines.filter((line) => line.seat !== null).length;
  return (
    <section class={`fr-since ${open ? 'open' : ''}`} aria-label={t().sinceYourTurn}>
      <header>
        <button type="button" class="fr-fold" aria-expanded={open} onClick={() => setOpen(!open)}>
          {t().sinceYourTurn}
          {turns === 0 ? null : <small> · {t().turns(turns)}</small>}
          {lead === undefined ? null : <span class="fr-lead">{lead.said}</span>}
        </button>
        {s.stopped.value ? (
          <button type="button" class="btn small primary" onClick={s.goOn}>
            {t().nextTurn}
          </button>
        ) : lines.length === 0 ? null : (
          <button type="button" class="btn small quiet" onClick={() => (at === null ? show(lines) : toNow())}>
            <Icon name={at === null ? 'play' : 'last'} />
            {at === null ? t().showTurns : t().backToNow}
          </button>
        )}
        <button type="button" class="btn icon quiet" aria-label={t().log} title={t().log} onClick={onLog}>
          <Icon name="log" />
        </button>
      </header>
      {lines.length === 0 ? <p class="fr-none">{t().noTurnsYet}</p> : null}
      <ol ref={list}>
        {lines.map((line, i) => {
          const person = line.seat === null ? undefined : props.people[line.seat];
          return (
            <li key={line.key} class={i === here ? 'here' : ''}>
              <button
                type="button"
                class={line.hurts === true ? 'hurts' : ''}
                title={`${line.said} ${line.brought ?? ''}`.trim()}
                onClick={() => show([line])}
              >
                {person === undefined ? null : <Token {...person} size="xs" />}
                <span>
                  {line.said}
                  {line.brought === undefined ? null : <em> {line.brought}</em>}
                </span>
              </button>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
