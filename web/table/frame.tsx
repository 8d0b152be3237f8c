/** The table while a game is running, on the contract of touch: head with everybody, one row for question and news, the board. */
import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import type { LogEntry } from '#server/protocol.ts';
import type { AnyTouchBoard, LoadedGame } from '../app/games.ts';
import { Boundary } from '../parts/boundary.tsx';
import { Dialog } from '../parts/dialog.tsx';
import { SettingsButton, ThemeButton } from '../parts/header.tsx';
import { Icon } from '../parts/icon.tsx';
import { later } from '../parts/later.tsx';
import { t } from '../text/index.ts';
import { Announcer, useTabTitle } from './announce.tsx';
import { AskButton } from './ask-button.tsx';
import { LinkState, Phase, PlainSwitch } from './bar.tsx';
import { Drawn, WithHand } from './drawn.tsx';
import { FirstSteps } from './first-steps.tsx';
import { HintPanel } from './hint.tsx';
import { KeyList } from './key-help.ts';
import { useTableKeys } from './keys.ts';
import { Log } from './log.tsx';
import { LookUpButton } from './look-up.tsx';
import { MomentOnTable } from './moment-card.tsx';
import { frameClass } from './page-class.ts';
import { PromptRow } from './prompt-row.tsx';
import { Rail } from './rail.tsx';
import { ScoreTable } from './score.tsx';
import { SeatMenu } from './seat-menu.tsx';
import { SinceTurns } from './since-turns.tsx';
import type { TableStore } from './store.ts';
import { type AnyProps, tableProps } from './table-props.ts';
import { useLines } from './use-lines.ts';
import { WhyBubble } from './why.tsx';

/** A board that fails leaves the table as text. */
const PlainTable = later(async () => (await import('./plain.tsx')).PlainTable, 'part');
/** The list of options comes when somebody opens it. */
const ListDialog = later(async () => (await import('./options.tsx')).ListDialog, 'part');

/** What lies over the table: nothing, the score, the log, or the list of options. */
type Over = null | 'score' | 'log' | 'list' | 'keys';

function Head({
  s,
  game,
  props,
  onOpen,
  back,
}: {
  s: TableStore;
  game: LoadedGame;
  props: AnyProps;
  onOpen: (o: Over) => void;
  back: string;
}) {
  return (
    <header class="fr-head">
      <a class="btn icon quiet" href={back} aria-label={back === '/' ? t().toLobby : t().back}>
        <Icon name="left" />
      </a>
      <div class="fr-phase">
        <Phase game={game} view={props.view} />
      </div>
      <Rail s={s} game={game} props={props} />
      <nav class="fr-tools" aria-label={t().table}>
        <button
          type="button"
          class="btn icon quiet fr-score"
          aria-label={t().score}
          title={t().score}
          onClick={() => onOpen('score')}
        >
          <Icon name="score" />
        </button>
        <AskButton s={s} class="fr-wide" />
        <LookUpButton game={game} />
        <span class="fr-wide">
          <PlainSwitch game={game} />
        </span>
        <span class="fr-wide">
          <ThemeButton />
        </span>
        <SettingsButton />
        <SeatMenu s={s} />
      </nav>
    </header>
  );
}

function LogButton({ onOpen }: { onOpen: () => void }) {
  return (
    <button type="button" class="btn icon quiet" aria-label={t().log} title={t().log} onClick={onOpen}>
      <Icon name="log" />
    </button>
  );
}

/** What stands in the row of the question where nobody is asked: the transport of a replay, a fork. */
export interface Staged {
  readonly row: (log: ComponentChildren) => ComponentChildren;
  /** Where the arrow of the head leads. */
  readonly back: string;
  /** The log as it is told, up to this move; its lines lead there. */
  readonly log: readonly LogEntry[];
  readonly until: number;
  readonly look: (n: number) => void;
}

interface Props {
  readonly s: TableStore;
  readonly game: LoadedGame;
  /** Null: the table as text. */
  readonly drawn: AnyTouchBoard | null;
  readonly staged?: Staged | undefined;
  /** Has a place of its own that the frame keeps free: a column beside question and table, or a strip between them. */
  readonly coach?: ComponentChildren;
}

/** One stage for every table: played, looked back at, replayed, learnt. Only the row of the question is another one. */
export function Frame({ s, game, drawn, staged, coach }: Props) {
  const [over, setOver] = useState<Over>(null);
  useTableKeys(s, () => setOver('keys'), staged === undefined);
  const shown = s.shown.value;
  const people = s.people.value;
  const lines = useLines(s, game, staged?.log);
  useTabTitle(game.module.meta.id, s.decision.value !== null);
  const moment = s.moment.value;
  const shownProps = tableProps(s, game, moment);
  const present = tableProps(s, game, null);
  if (shown === null || shownProps === null || present === null) return null;
  // Under its last moment the table lies as it was played.
  const props = { ...shownProps, ended: false };
  const close = (): void => setOver(null);
  const look = (n: number): void => {
    close();
    if (staged === undefined) void s.look(n);
    else staged.look(n);
  };
  const { preview, seat } = present;
  const score = (
    <ScoreTable
      game={game}
      standing={props.standing}
      people={people}
      preview={preview === null || seat === null || moment !== null ? null : { standing: preview.standing, seat }}
    />
  );
  const logOf = (
    <Log
      lines={staged === undefined ? lines : lines.filter((l) => l.n <= staged.until)}
      people={people}
      names={s.names}
      beside={shown.table}
      {...(staged && { until: staged.until })}
      at={moment?.n ?? null}
      onLook={look}
    />
  );
  const colour = (n: number): number => people[n]?.colour ?? 0;
  const live = moment === null;
  const layout = drawn?.layout ?? 'score';
  const stage = (
    <div class={`${frameClass(game, people.length, layout)} ${coach === undefined ? '' : 'with-coach'}`}>
      <Head s={s} game={game} props={props} onOpen={setOver} back={staged?.back ?? '/'} />
      <div class="fr-notes">
        <LinkState s={s} />
        {staged === undefined ? <FirstSteps s={s} game={game} /> : null}
      </div>
      {staged === undefined ? <Announcer s={s} game={game} lines={lines} /> : null}
      {coach === undefined ? null : <div class="fr-coach">{coach}</div>}
      {staged === undefined ? (
        <div class="fr-row">
          <PromptRow s={s} game={game} props={present} onList={() => setOver('list')} />
          <SinceTurns s={s} game={game} props={props} onLog={() => setOver('log')} />
        </div>
      ) : (
        <div class="fr-row staged">{staged.row(<LogButton onOpen={() => setOver('log')} />)}</div>
      )}
      <main class={`fr-table ${moment === null || staged !== undefined ? '' : 'past'}`} id="content">
        {drawn === null ? (
          <PlainTable s={s} game={game} view={props.view} />
        ) : (
          <Boundary instead={<PlainTable s={s} game={game} view={props.view} />}>
            <Drawn
              s={s}
              drawn={drawn}
              props={props}
              live={live}
              events={moment === null ? s.events.value : moment.events}
            />
          </Boundary>
        )}
        {layout === 'score' ? (
          <aside class="fr-side">
            {staged === undefined ? <FirstSteps s={s} game={game} /> : null}
            <section class="panel p-score" aria-label={t().score}>
              {score}
            </section>
            {logOf}
          </aside>
        ) : null}
        <WhyBubble s={s} game={game} />
        <MomentOnTable s={s} colour={colour} />
      </main>
      <HintPanel s={s} game={game} />
      {over === 'score' ? (
        <Dialog title={t().score} onClose={close}>
          {score}
        </Dialog>
      ) : over === 'log' ? (
        <Dialog title={t().log} onClose={close} class="dlg-log">
          {logOf}
        </Dialog>
      ) : over === 'list' ? (
        <ListDialog s={s} game={game} onClose={close} />
      ) : over === 'keys' ? (
        <KeyList onClose={close} />
      ) : null}
    </div>
  );
  return drawn === null ? (
    <div class="hand-ground">{stage}</div>
  ) : (
    <WithHand s={s} game={game} drawn={drawn} props={props} live={live}>
      {stage}
    </WithHand>
  );
}
