/** A lesson and the table it is played at. */

import type { ComponentChildren } from 'preact';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { type AnyBrain, type Course, LessonRun } from '#kernel';
import type { LoadedGame } from '../app/games.ts';
import { go } from '../app/router.ts';
import { me } from '../app/session.ts';
import { settings } from '../app/settings.ts';
import { Dialog } from '../parts/dialog.tsx';
import { ThemeButton } from '../parts/header.tsx';
import { Icon } from '../parts/icon.tsx';
import { useInSight, useLit } from '../parts/in-sight.ts';
import { later } from '../parts/later.tsx';
import { Frame } from '../table/frame.tsx';
import { TableStore } from '../table/store.ts';
import { lang, t } from '../text/index.ts';
import { type Act, Coach } from './coach.tsx';
import type { LoadedHandbook } from './handbooks.ts';
import { litFor } from './lit.ts';
import { LocalLine } from './local-line.ts';
import { keepDone, keepStep, savedIn } from './progress.ts';
import { sittingOf } from './sitting.ts';
import { Veil } from './veil.tsx';
import { wl } from './words-lesson.ts';

/** The table as text: for whoever has chosen it. */
const PlainPage = later(async () => (await import('../table/plain-page.tsx')).PlainPage);

interface AtTable {
  readonly run: LessonRun;
  readonly store: TableStore;
  readonly line: LocalLine;
}

interface Learning {
  readonly book: LoadedHandbook;
  readonly course: Course;
  readonly brain: AnyBrain;
  readonly index: number;
  /** The step that a link names: the lesson begins there. */
  readonly step?: string;
}

/** A lesson and the table it is played at. */
function setTable({ book, course, brain, index, step }: Learning, fresh: boolean, changed: () => void): AtTable {
  const lesson = course.lessons[index];
  if (lesson === undefined) throw new Error(`no lesson ${index}`);
  const saved = fresh || step !== undefined ? null : savedIn(book.module, course, index);
  const run = new LessonRun({ ...book.module, brain }, lesson, saved === 'old' ? null : saved);
  if (step !== undefined && !fresh) run.goTo(step);
  let line: LocalLine | null = null;
  const sitting = sittingOf(me.value, wl().you);
  const store = new TableStore(`lesson-${book.module.meta.id}-${lesson.id}`, (match, onTable) => {
    line = new LocalLine(match, run, sitting, onTable, changed);
    return line;
  });
  if (line === null) throw new Error('the table has no line');
  const told: LocalLine = line;
  // What happened is told by the coach, whose button goes on: there is no second one.
  store.stops = () => run.phase === 'free';
  told.tell();
  return { run, store, line: told };
}

/** A row of marks, one a step. */
function Steps({ run, step }: { run: LessonRun; step: number }) {
  const all = run.lesson.steps.length;
  return (
    <span class="co-step">
      <span class="steps" aria-hidden="true">
        {run.lesson.steps.map((s, i) => (
          <i key={s.id} class={i < step ? 'on' : i === step ? 'now' : ''} />
        ))}
      </span>
      <small>{wl().step(Math.min(step + 1, all), all)}</small>
    </span>
  );
}

function Bar(props: { run: LessonRun; step: number; title: string; game: string; onPause: () => void }) {
  const { run, step, title, game, onPause } = props;
  return (
    <header class="les-bar">
      <div class="les-title">
        <Icon name="cap" />
        <span>
          <b>{title}</b>
          <small>{game}</small>
        </span>
      </div>
      <div class="les-mid">
        <Steps run={run} step={step} />
      </div>
      <div class="les-tools">
        <button type="button" class="btn quiet" aria-label={wl().pause} title={wl().pause} onClick={onPause}>
          <Icon name="pause" />
          <span>{wl().pause}</span>
        </button>
        <ThemeButton />
      </div>
    </header>
  );
}

function Table({ store, game, coach }: { store: TableStore; game: LoadedGame; coach: ComponentChildren }) {
  if (store.shown.value === null) return null;
  return game.drawn !== null && !settings.value.plain ? (
    <Frame s={store} game={game} drawn={game.drawn} coach={coach} />
  ) : (
    <div class="plain-lesson">
      <PlainPage s={store} game={game} />
      <div class="fr-coach">{coach}</div>
    </div>
  );
}

const NOTHING: readonly string[] = [];

/** What is lit now: what is spoken of, or what is to be tapped next. */
function useLights(run: LessonRun, store: TableStore): readonly string[] {
  const { fingers } = store;
  const hand = fingers.hand.value;
  const reading = fingers.reading.value;
  const lit = useMemo(() => {
    if (run.phase === 'read') return run.current.point;
    return run.phase === 'task' ? litFor(run.current.point, hand, fingers.read.bind(fingers), run.show()) : NOTHING;
  }, [run, run.changes, hand, reading]);
  // Whatever stays the same stays where it is.
  const [kept, setKept] = useState(lit);
  const same = kept.join(' ') === lit.join(' ');
  useEffect(() => {
    if (!same) setKept(lit);
  });
  return same ? kept : lit;
}

/** Everything that is not lit is dimmed, unless something is in the hand; what is lit is brought into sight. */
function Lights({ run, store, held }: { run: LessonRun; store: TableStore; held: boolean }) {
  const lit = useLights(run, store);
  const boxes = useLit(lit, `${run.step} ${run.phase}`);
  useInSight(lit, `${run.step} ${run.phase}`, 0, overCoach);
  return <Veil boxes={boxes} asks={run.phase === 'task'} dims={!held} />;
}

/** Where the free part of the window ends: above the coach, where it is a strip. */
function overCoach(): number {
  const coach = document.querySelector('.fr-coach')?.getBoundingClientRect();
  return coach !== undefined && coach.width > innerWidth / 2 ? coach.top - 8 : innerHeight * 0.9;
}

function carryOut(what: Exclude<Act, 'show'>, { run, store, line }: AtTable, game: string): void {
  store.moment.value = null;
  if (what === 'next') run.next();
  else if (what === 'back') run.back();
  else if (what === 'again') run.again();
  else if (what === 'skip') run.skip();
  else run.playOn();
  if (run.phase === 'over') keepDone(game, run.lesson.id);
  else if (run.phase !== 'free') keepStep(game, run.lesson.id, run.save());
  line.tell();
  // Cards and turns of the step before are over with it: nothing of it may lie on the next.
  store.catchUp();
  // A step may ask the very question of the one before: what was chosen there is not chosen here.
  store.fingers.drop();
}

interface PausedProps {
  readonly run: LessonRun;
  readonly onClose: () => void;
  readonly onRestart: () => void;
}

function Paused({ run, onClose, onRestart }: PausedProps) {
  return (
    <Dialog title={wl().paused} onClose={onClose} class="dlg-pause">
      <p>{wl().remembered(Math.min(run.step + 1, run.lesson.steps.length))}</p>
      <footer>
        <a class="btn quiet" href="/">
          {wl().toLobby}
        </a>
        <button type="button" class="btn" onClick={onRestart}>
          {wl().restart}
        </button>
        <button type="button" class="btn primary" onClick={(e) => e.currentTarget.closest('dialog')?.close()}>
          {wl().goOn}
        </button>
      </footer>
    </Dialog>
  );
}

export function LessonAt({ book, course, brain, index, step, game }: Learning & { game: LoadedGame }) {
  const { module } = book;
  const [round, setRound] = useState(0);
  const [, setTick] = useState(0);
  const [paused, setPaused] = useState(false);
  const [shown, setShown] = useState(false);
  const redraw = (): void => setTick((n) => n + 1);
  const wasOld = useMemo(() => savedIn(module, course, index) === 'old', [module, course, index]);
  const table = useMemo(
    () => setTable({ book, course, brain, index, ...(step === undefined ? {} : { step }) }, round > 0, redraw),
    [book, course, brain, index, step, round],
  );
  useEffect(() => () => table.store.dispose(), [table]);
  const { run, store } = table;
  const title = wl().lesson(index + 1, course.text[lang()][run.lesson.id]?.title ?? '');
  useEffect(() => {
    document.title = `${title} – ${t().brand}`;
  }, [title]);
  // A link to a step is kept like any other progress: a reload comes back to where one is then.
  useEffect(() => {
    if (step === undefined) return;
    keepStep(module.meta.id, run.lesson.id, run.save());
    go(`/games/${module.meta.id}/learn/${run.lesson.id}`, true);
  }, [step]);
  useEffect(() => setShown(false), [run.step, run.phase, table]);
  // What was selected for the learner and dropped again can be shown again.
  const held = (store.fingers.reading.value?.gesture.length ?? 0) > 0;
  useEffect(() => {
    if (!held) setShown(false);
  }, [held]);
  const act = (what: Act): void => {
    if (what === 'show') {
      store.fingers.show(...run.show());
      setShown((store.fingers.reading.value?.gesture.length ?? 0) > 0);
      return;
    }
    carryOut(what, table, module.meta.id);
    redraw();
  };
  const { Definitions } = book.drawings;
  const coach = (
    <Coach
      run={run}
      changes={run.changes}
      course={course}
      book={book}
      index={index}
      held={held}
      shown={shown}
      note={wasOld && run.step === 0 && run.phase === 'read' ? wl().changed : null}
      act={act}
    />
  );
  return (
    <div
      class="lesson"
      data-step={run.current.id}
      data-phase={run.phase}
      data-changes={run.changes}
      data-scene={run.isElsewhere ? run.step % 2 : undefined}
    >
      {Definitions === undefined ? null : <Definitions />}
      <Bar run={run} step={run.step} title={title} game={module.meta.title[lang()]} onPause={() => setPaused(true)} />
      <Table key={store.id + round} store={store} game={game} coach={coach} />
      <Lights run={run} store={store} held={held} />
      {paused ? (
        <Paused
          run={run}
          onClose={() => setPaused(false)}
          onRestart={() => {
            setPaused(false);
            setRound(round + 1);
          }}
        />
      ) : null}
    </div>
  );
}
