/** Since your last turn: one line for each turn of the others, oldest first, each with the board at that moment. */
import { useState } from 'preact/hooks';
import type { LoadedGame } from '../app/games.ts';
import { Icon } from '../parts/icon.tsx';
import { Token } from '../parts/token.tsx';
import { lang, t } from '../text/index.ts';
import { lastMoveOf, lastTurnOf } from './log-lines.ts';
import type { TableStore } from './store.ts';
import type { AnyProps } from './table-props.ts';
import { type TurnLine, turnsSince } from './turns.ts';

interface Props {
  readonly s: TableStore;
  readonly game: LoadedGame;
  readonly props: AnyProps;
  readonly onLog: () => void;
}

export function SinceTurns({ s, game, props, onLog }: Props) {
  const [open, setOpen] = useState(false);
  const shown = s.shown.value;
  if (shown === null) return null;
  const { mySeat, moves } = shown.table;
  const rounds = game.drawn?.order?.(props.view) === null;
  const last = rounds ? lastMoveOf : lastTurnOf;
  const after = mySeat === null ? Math.max(0, moves - 12) : last(shown.log, mySeat);
  const text = game.module.text[lang()];
  const lines = turnsSince(shown.log, after, mySeat, text, s.names, shown.table.view, rounds);
  const at = s.moment.value?.n ?? null;
  const here = lines.findIndex((l) => at !== null && at >= l.from && at <= l.to);
  const next = lines[here + 1];
  // Folded, on a narrow window: what hurts comes first, else what happened last.
  const lead = lines.find((l) => l.hurts === true) ?? lines.at(-1);
  const show = (line: TurnLine | undefined): void => void s.look(line?.to ?? Number.MAX_SAFE_INTEGER);
  return (
    <section class={`fr-since ${open ? 'open' : ''}`} aria-label={t().sinceYourTurn}>
      <header>
        <button type="button" class="fr-fold" aria-expanded={open} onClick={() => setOpen(!open)}>
          {t().sinceYourTurn}
          {lines.length === 0 ? null : <small> · {t().turns(lines.length)}</small>}
          {lead === undefined ? null : <span class="fr-lead">{lead.said}</span>}
        </button>
        {s.stopped.value ? (
          <button type="button" class="btn small primary" onClick={s.goOn}>
            {t().nextTurn}
          </button>
        ) : lines.length === 0 ? null : (
          <button type="button" class="btn small quiet" onClick={() => show(next)}>
            <Icon name={next === undefined ? 'last' : 'play'} />
            {next === undefined ? t().backToNow : t().showTurns}
          </button>
        )}
        <button type="button" class="btn icon quiet" aria-label={t().log} title={t().log} onClick={onLog}>
          <Icon name="log" />
        </button>
      </header>
      {lines.length === 0 ? <p class="fr-none">{t().noTurnsYet}</p> : null}
      <ol>
        {lines.map((line, i) => {
          const person = line.seat === null ? undefined : props.people[line.seat];
          return (
            <li key={line.key} class={i === here ? 'here' : ''}>
              <button
                type="button"
                class={line.hurts === true ? 'hurts' : ''}
                title={`${line.said} ${line.brought ?? ''}`.trim()}
                onClick={() => show(line)}
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
