import { useState } from 'preact/hooks';
import type { LoadedGame } from '../app/games.ts';
import { t } from '../text/index.ts';
import { Announcer, useTabTitle } from './announce.tsx';
import { LinkState, TableBar } from './bar.tsx';
import { FirstSteps } from './first-steps.tsx';
import { HintPanel } from './hint.tsx';
import { KeyList } from './key-help.ts';
import { useTableKeys } from './keys.ts';
import { Log } from './log.tsx';
import { pageClass } from './page-class.ts';
import { PlainTable } from './plain.tsx';
import { PromptRow } from './prompt-row.tsx';
import { QUIET } from './quiet.ts';
import { ScoreTable } from './score.tsx';
import { Seats } from './seats.tsx';
import { SinceTurns } from './since-turns.tsx';
import type { TableStore } from './store.ts';
import { tableProps } from './table-props.ts';
import { type Sheet, Tabs } from './tabs.tsx';
import { useLines } from './use-lines.ts';
import { WhyBubble } from './why.tsx';

/** The table as text while a game is running: any game has it, board or not. */
export function PlainPage({ s, game }: { s: TableStore; game: LoadedGame }) {
  const [sheet, setSheet] = useState<Sheet>('board');
  const [keys, setKeys] = useState(false);
  useTableKeys(s, () => setKeys(true));
  const shown = s.shown.value;
  const people = s.people.value;
  const lines = useLines(s, game);
  const myTurn = s.decision.value !== null;
  useTabTitle(game.module.meta.id, myTurn);
  const moment = s.moment.value;
  const props = tableProps(s, game, moment);
  const present = tableProps(s, game, null);
  if (shown === null || props === null || present === null) return null;
  const { table } = shown;
  const { preview, seat } = present;
  const { standing } = props;
  const others = people.filter((p) => !p.me);
  const look = (n: number): void => {
    setSheet('board');
    void s.look(n);
  };
  return (
    <div class={`plain-page ${pageClass({ sheet, seats: people.length, beside: others.length })}`}>
      <TableBar s={s} game={game} view={props.view} />
      <LinkState s={s} />
      <FirstSteps s={s} game={game} />
      <Announcer s={s} game={game} lines={lines} />
      <main class="shell" id="content">
        <Seats s={s} standing={standing} lines={lines} people={others} />
        <SinceTurns s={s} game={game} props={props} onLog={() => setSheet('log')} />
        <div class="stage">
          <PromptRow s={s} game={game} props={present} />
          <div class="bwrap">
            {moment === null ? null : (
              <div class="past-moment" role="status">
                <span>
                  {t().pastMoment} <b>{t().momentOf(moment.n, table.moves)}</b>
                </span>
                <button type="button" class="btn small" onClick={() => look(Number.MAX_SAFE_INTEGER)}>
                  {t().backToNow}
                </button>
              </div>
            )}
            <PlainTable s={s} game={game} view={props.view} />
            <WhyBubble s={s} game={game} />
          </div>
        </div>
        <div class="info">
          <section class="panel p-score" aria-label={t().score}>
            <header class="ph">
              <h2>{t().score}</h2>
              {preview === null ? null : <span class="eyebrow">{t().withPreview}</span>}
            </header>
            <ScoreTable
              game={game}
              standing={standing}
              people={people}
              preview={
                preview === null || seat === null || moment !== null ? null : { standing: preview.standing, seat }
              }
            />
          </section>
          <Log
            lines={lines}
            people={people}
            names={s.names}
            beside={shown?.table ?? QUIET}
            at={moment?.n ?? null}
            onLook={look}
          />
        </div>
      </main>
      <HintPanel s={s} game={game} />
      {keys ? <KeyList onClose={() => setKeys(false)} /> : null}
      <Tabs sheet={sheet} setSheet={setSheet} />
    </div>
  );
}
