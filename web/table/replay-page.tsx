import { useEffect, useMemo, useState } from 'preact/hooks';
import type { Viewer } from '#kernel';
import { api } from '../app/api.ts';
import type { LoadedGame } from '../app/games.ts';
import { motionSpeed, settings } from '../app/settings.ts';
import { Boundary } from '../parts/boundary.tsx';
import { Icon } from '../parts/icon.tsx';
import { lang, t } from '../text/index.ts';
import { useTabTitle } from './announce.tsx';
import { LinkState, TableBar } from './bar.tsx';
import { boardProps } from './board-props.ts';
import { Log } from './log.tsx';
import { logLines } from './log-lines.ts';
import { PlainTable } from './plain.tsx';
import { Replay } from './replay.ts';
import { ScoreTable } from './score.tsx';
import { Seats } from './seats.tsx';
import type { TableStore } from './store.ts';

const STEP_MS = 1100;

/** A finished game as a film: slider, steps, play and pause; every position can be forked. */
export function ReplayPage({ s, game, onFork }: { s: TableStore; game: LoadedGame; onFork: (n: number) => void }) {
  const [replay, setReplay] = useState<Replay | 'drift' | null>(null);
  const [n, setN] = useState(0);
  const [viewer, setViewer] = useState<Viewer>(s.shown.value?.table.mySeat ?? 0);
  const [playing, setPlaying] = useState(false);
  useTabTitle(game.module.meta.id, false);

  useEffect(() => {
    let gone = false;
    api
      .record(s.id)
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
  }, [s, game]);

  const ready = replay instanceof Replay ? replay : null;
  const length = ready?.length ?? 0;

  useEffect(() => {
    if (ready !== null) s.moment.value = ready.at(n, viewer);
  }, [ready, n, viewer, s]);
  useEffect(
    () => () => {
      s.moment.value = null;
    },
    [s],
  );
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
  const lines = useMemo(
    () => (ready === null ? [] : logLines(ready.log(viewer), (e, names) => text.event(e, names), s.names)),
    [ready, viewer, text, people, s],
  );
  const props = boardProps(s, game);
  if (replay === 'drift') return <p class="page-note">{t().driftTitle}</p>;
  if (ready === null || props === null || s.moment.value === null) return <p class="page-note">{t().loading}</p>;

  const to = (k: number): void => {
    setPlaying(false);
    setN(Math.max(0, Math.min(length, k)));
  };
  const until = lines.filter((l) => l.n <= n);
  const said = lines.filter((l) => l.n === n).map((l) => l.sentence);
  const Board = game.board?.Board;
  const plain = settings.value.plain || Board === undefined;
  return (
    <div class={`table-page replay-page sheet-board ${plain ? 'is-plain' : 'is-drawn'}`}>
      <TableBar s={s} game={game} view={props.view} />
      <LinkState s={s} />
      <main class="shell" id="content">
        <Seats s={s} game={game} view={props.view} standing={props.standing} lines={until} plain={plain} />
        <div class="stage">
          <section class="prompt replay-bar" aria-label={t().replayTitle}>
            <div class="film">
              <button type="button" class="btn icon" aria-label={t().toStart} disabled={n === 0} onClick={() => to(0)}>
                <Icon name="first" />
              </button>
              <button
                type="button"
                class="btn icon"
                aria-label={t().stepBack}
                disabled={n === 0}
                onClick={() => to(n - 1)}
              >
                <Icon name="left" />
              </button>
              <button
                type="button"
                class="btn primary icon"
                aria-label={playing ? t().pause : t().playFrom}
                onClick={() => {
                  if (n >= length) setN(0);
                  setPlaying(!playing);
                }}
              >
                <Icon name={playing ? 'pause' : 'play'} />
              </button>
              <button
                type="button"
                class="btn icon"
                aria-label={t().stepOn}
                disabled={n === length}
                onClick={() => to(n + 1)}
              >
                <Icon name="right" />
              </button>
              <button
                type="button"
                class="btn icon"
                aria-label={t().toEnd}
                disabled={n === length}
                onClick={() => to(length)}
              >
                <Icon name="last" />
              </button>
            </div>
            <input
              class="slider"
              type="range"
              min="0"
              max={String(length)}
              value={String(n)}
              aria-label={t().position}
              aria-valuetext={t().afterMove(n, length)}
              onInput={(e) => to(Number(e.currentTarget.value))}
            />
            <div class="film-row">
              <span class="num">{t().afterMove(n, length)}</span>
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
              <button type="button" class="btn small" disabled={n === length} onClick={() => onFork(n)}>
                <Icon name="fork" />
                {t().forkHere}
              </button>
              <a class="btn small" href={`/t/${s.id}`}>
                {t().toResult}
              </a>
            </div>
            <p class="ps film-said" aria-live="polite">
              {said.join(' ')}
            </p>
          </section>
          <div class="bwrap">
            {plain || Board === undefined ? (
              <PlainTable s={s} game={game} view={props.view} />
            ) : (
              <Boundary instead={<PlainTable s={s} game={game} view={props.view} />}>
                <div class="board-place">
                  <Board {...props} />
                </div>
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
          <Log lines={until} people={people} at={n} onLook={(k) => to(k)} />
        </div>
      </main>
    </div>
  );
}
