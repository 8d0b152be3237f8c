import { useEffect, useMemo, useState } from 'preact/hooks';
import { type MatchRecord, type Viewer, whoIs } from '#kernel';
import { api } from '../app/api.ts';
import type { LoadedGame } from '../app/games.ts';
import { motionSpeed, settings } from '../app/settings.ts';
import { Boundary } from '../parts/boundary.tsx';
import { Icon } from '../parts/icon.tsx';
import { lang, t } from '../text/index.ts';
import { useTabTitle } from './announce.tsx';
import { LinkState, TableBar } from './bar.tsx';
import { Drawn, WithHand } from './drawn.tsx';
import { Film } from './film.tsx';
import { Log } from './log.tsx';
import { logLines } from './log-lines.ts';
import { gameClass, pageClass } from './page-class.ts';
import { PlainTable } from './plain.tsx';
import { QUIET } from './quiet.ts';
import { Replay } from './replay.ts';
import { ScoreTable } from './score.tsx';
import { Seats } from './seats.tsx';
import type { TableStore } from './store.ts';
import { placeLooked, tableProps } from './table-props.ts';
import { type Sheet, Tabs } from './tabs.tsx';

const STEP_MS = 1100;

interface Props {
  readonly s: TableStore;
  readonly game: LoadedGame;
  /** Forks the game after so many moves, where that is possible. */
  readonly onFork?: (n: number) => void;
  /** The game itself, where it is at hand and need not be asked for. */
  readonly kept?: MatchRecord;
  /** Where the film ends. */
  readonly back?: string;
}

/** A finished game as a film: slider, steps, play and pause; every position can be forked. */
export function ReplayPage({ s, game, onFork, kept, back = `/t/${s.id}` }: Props) {
  const [replay, setReplay] = useState<Replay | 'drift' | null>(null);
  const [n, setN] = useState(0);
  const [viewer, setViewer] = useState<Viewer>(s.shown.value?.table.mySeat ?? 'judge');
  const [sheet, setSheet] = useState<Sheet>('board');
  const [playing, setPlaying] = useState(false);
  useTabTitle(game.module.meta.id, false);

  useEffect(() => {
    let gone = false;
    (kept === undefined ? api.record(s.id) : Promise.resolve(kept))
      .then((record) => new Replay(game.module.game, record))
      .catch((e: unknown) => {
        console.warn('no replay', e);
        return 'drift' as const;
      })
      .then((r) => {
        if (!gone) setReplay(r);
      });
    return () => {
      gone = true;
    };
  }, [s, game, kept]);

  const ready = replay instanceof Replay ? replay : null;
  const length = ready?.length ?? 0;

  const moment = useMemo(() => ready?.at(n, viewer) ?? null, [ready, n, viewer]);
  useEffect(() => {
    if (!playing) return;
    if (n >= length) {
      setPlaying(false);
      return;
    }
    const timer = setTimeout(() => setN(n + 1), STEP_MS / Math.max(1, motionSpeed()));
    return () => clearTimeout(timer);
  }, [playing, n, length]);

  const text = game.module.text[lang()];
  const people = s.people.value;
  const { names } = s;
  const lines = useMemo(
    () => (ready === null ? [] : logLines(ready.log(viewer), (e, who) => text.event(e, who), names)),
    [ready, viewer, text, names],
  );
  const given = tableProps(s, game, moment);
  if (replay === 'drift') return <p class="page-note">{t().driftTitle}</p>;
  if (given === null || moment === null) return <p class="page-note">{t().loading}</p>;

  // The table of the seat whose view is shown; with everything open each board follows who acts.
  const looked = s.focusSeat.value ?? (typeof viewer === 'number' ? viewer : null);
  const props = { ...given, ...placeLooked(s, game, given.view, null, looked) };
  const to = (k: number): void => {
    setPlaying(false);
    setN(Math.max(0, Math.min(length, k)));
  };
  const look = (k: number): void => {
    setSheet('board');
    to(k);
  };
  const until = lines.filter((l) => l.n <= n);
  const told = lines.filter((l) => l.n === n).map((l) => l.sentence);
  const mover = ready?.seatOf(n) ?? null;
  // A sealed answer tells nothing until the others have answered.
  const said = told.length > 0 || mover === null ? told.join(' ') : t().hasDecided(whoIs(s.names, mover));
  const drawn = settings.value.plain ? null : game.drawn;
  const others = people.filter((p) => p.seat !== viewer);
  return (
    <div class={`replay-page ${gameClass(game)} ${pageClass({ sheet, seats: people.length, beside: others.length })}`}>
      <TableBar s={s} game={game} view={props.view} />
      <LinkState s={s} />
      <main class="shell" id="content">
        <Seats s={s} standing={props.standing} lines={until} people={others} />
        <div class="stage">
          <section class="prompt replay-bar" aria-label={t().replayTitle}>
            <Film
              n={n}
              length={length}
              playing={playing}
              to={to}
              onPlay={() => {
                if (n >= length) setN(0);
                setPlaying(!playing);
              }}
              said={said}
            />
            <div class="film-row">
              <label class="filter">
                <span>{t().seenBy}</span>
                <select
                  value={String(viewer)}
                  onChange={(e) =>
                    setViewer(e.currentTarget.value === 'judge' ? 'judge' : Number(e.currentTarget.value))
                  }
                >
                  {people.map((p) => (
                    <option key={p.seat} value={String(p.seat)}>
                      {p.name}
                    </option>
                  ))}
                  <option value="judge">{t().allOpen}</option>
                </select>
              </label>
              {onFork === undefined ? null : (
                <button type="button" class="btn small" disabled={n === length} onClick={() => onFork(n)}>
                  <Icon name="fork" />
                  {t().forkHere}
                </button>
              )}
              <a class="btn small" href={back}>
                {kept === undefined ? t().toResult : game.module.meta.title[lang()]}
              </a>
            </div>
          </section>
          <div class="bwrap">
            {drawn === null ? (
              <PlainTable s={s} game={game} view={props.view} />
            ) : (
              <Boundary instead={<PlainTable s={s} game={game} view={props.view} />}>
                <WithHand s={s} game={game} drawn={drawn} props={props} live={false}>
                  <Drawn s={s} drawn={drawn} props={props} live={false} events={moment.events} tick={-1 - n} />
                </WithHand>
              </Boundary>
            )}
          </div>
        </div>
        <div class="info">
          <section class="panel p-score" aria-label={t().score}>
            <header class="ph">
              <h2>{t().score}</h2>
            </header>
            <ScoreTable game={game} standing={props.standing} people={people} preview={null} />
          </section>
          <Log
            lines={until}
            people={people}
            names={s.names}
            beside={s.shown.value?.table ?? QUIET}
            until={n}
            at={n}
            onLook={look}
          />
        </div>
      </main>
      <Tabs sheet={sheet} setSheet={setSheet} />
    </div>
  );
}
