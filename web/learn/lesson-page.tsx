import { useEffect, useMemo, useState } from 'preact/hooks';
import { type AnyBrain, type Course, LessonRun } from '#kernel';
import { type LoadedGame, loadedGame } from '../app/games.ts';
import { go } from '../app/router.ts';
import { me } from '../app/session.ts';
import { settings } from '../app/settings.ts';
import { Dialog } from '../parts/dialog.tsx';
import { Header, HouseTabs, ThemeButton } from '../parts/header.tsx';
import { Icon } from '../parts/icon.tsx';
import { useInSight, useLit } from '../parts/in-sight.ts';
import { Frame } from '../table/frame.tsx';
import { PlainPage } from '../table/plain-page.tsx';
import { TableStore } from '../table/store.ts';
import { lang, t } from '../text/index.ts';
import { Bubble } from './bubble.tsx';
import { loadedBrain, loadedCourse } from './courses.ts';
import { Guide, Steps } from './guide.tsx';
import { type LoadedHandbook, loadedHandbook } from './handbooks.ts';
import { LocalLine } from './local-line.ts';
import { nearest } from './nearest.ts';
import { keepDone, keepStep, nextLesson, progressIn, savedIn } from './progress.ts';
import { UnknownGame } from './unknown.tsx';
import { Veil } from './veil.tsx';
import { w } from './words.ts';
import { wl } from './words-lesson.ts';
import '../style/table.css';
import '../style/game-page.css';
import '../style/lesson.css';

const NOWHERE: readonly string[] = [];
/** While something has been selected for the learner, the confirm button is what matters. */
const CONFIRM: readonly string[] = ['table:confirm'];

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
  const sitting = (seat: number, mine: boolean) =>
    mine
      ? { name: me.value?.name ?? wl().you, colour: me.value?.colour ?? 1 }
      : { name: null, colour: othersColour(seat) };
  const store = new TableStore(`lesson-${book.module.meta.id}-${lesson.id}`, (match, onTable) => {
    line = new LocalLine(match, run, sitting, onTable, changed);
    return line;
  });
  if (line === null) throw new Error('the table has no line');
  const told: LocalLine = line;
  told.tell();
  return { run, store, line: told };
}

/** A colour for an opponent that is not mine. */
function othersColour(seat: number): number {
  const mine = me.value?.colour ?? 1;
  const free = [0, 1, 2, 3, 4].filter((c) => c !== mine);
  return free[seat % free.length] ?? 0;
}

/** Whether something is selected. */
function isHeld(store: TableStore): boolean {
  return (store.fingers.reading.value?.gesture.length ?? 0) > 0;
}

function Bar(props: { run: LessonRun; step: number; title: string; game: string; index: number; onPause: () => void }) {
  const { run, step, title, game, index, onPause } = props;
  return (
    <header class="les-bar">
      <div class="les-title">
        <Icon name="cap" />
        <span>
          <b>{wl().lesson(index + 1, title)}</b>
          <small>{game}</small>
        </span>
      </div>
      <div class="les-mid">
        <Steps run={run} step={step} />
      </div>
      <div class="les-tools">
        <button type="button" class="btn quiet" onClick={onPause}>
          <Icon name="pause" />
          <span>{wl().pause}</span>
        </button>
        <ThemeButton />
      </div>
    </header>
  );
}

function Table({ store, game }: { store: TableStore; game: LoadedGame }) {
  if (store.shown.value === null) return null;
  return game.drawn !== null && !settings.value.plain ? (
    <Frame s={store} game={game} drawn={game.drawn} />
  ) : (
    <PlainPage s={store} game={game} />
  );
}

function LessonAt({ book, course, brain, index, step, game }: Learning & { game: LoadedGame }) {
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
  const { run, store, line } = table;
  const lesson = course.lessons[index];
  const title = course.text[lang()][run.lesson.id]?.title ?? '';
  useEffect(() => {
    document.title = `${wl().lesson(index + 1, title)} – ${t().brand}`;
  }, [index, title]);
  // A link to a step is kept like any other progress: a reload comes back to where one is then.
  useEffect(() => {
    if (step === undefined) return;
    keepStep(module.meta.id, run.lesson.id, run.save());
    go(`/games/${module.meta.id}/learn/${run.lesson.id}`, true);
  }, [step]);
  useEffect(() => setShown(false), [run.step, run.phase, table]);
  // What was selected for the learner and dropped again can be shown again.
  const held = isHeld(store);
  useEffect(() => {
    if (!held) setShown(false);
  }, [held]);
  const act = (what: 'next' | 'back' | 'again' | 'show' | 'skip' | 'playOn'): void => {
    if (what === 'show') {
      const moves = run.show();
      if (moves[0] === undefined) return;
      store.fingers.show(...moves);
      setShown(isHeld(store));
      return;
    }
    store.moment.value = null;
    if (what === 'next') run.next();
    else if (what === 'back') run.back();
    else if (what === 'again') run.again();
    else if (what === 'skip') run.skip();
    else run.playOn();
    if (run.phase === 'over') keepDone(module.meta.id, run.lesson.id);
    else if (run.phase !== 'free' && lesson !== undefined) keepStep(module.meta.id, lesson.id, run.save());
    line.tell();
    // Cards and turns of the step before are over with it: nothing of it may lie on the next.
    store.catchUp();
    // A step may ask the very question of the one before: what was chosen there is not chosen here.
    store.fingers.drop();
    redraw();
  };
  const lit = run.phase === 'over' || run.phase === 'free' ? NOWHERE : shown ? CONFIRM : run.current.point;
  const watch = `${run.step} ${run.phase} ${shown}`;
  const boxes = useLit(lit, watch);
  const near = useLit(run.current.point, watch);
  useInSight(run.current.point, `${run.step}`);
  const tone = run.phase === 'wrong' ? 'warn' : run.phase === 'done' ? 'good' : run.phase;
  const slim = run.phase === 'task' && held ? ' slim' : '';
  const { Definitions } = book.drawings;
  return (
    <div class="lesson" data-step={run.current.id} data-phase={run.phase} data-changes={run.changes}>
      {Definitions === undefined ? null : <Definitions />}
      <Bar
        run={run}
        step={run.step}
        title={title}
        game={module.meta.title[lang()]}
        index={index}
        onPause={() => setPaused(true)}
      />
      <Table key={store.id + round} store={store} game={game} />
      <Veil boxes={run.phase === 'wrong' || run.phase === 'done' || held ? [] : boxes} />
      <Bubble boxes={near} tone={`${tone}${slim}`} watch={`${watch} ${lang()}`}>
        <Guide
          run={run}
          changes={run.changes}
          course={course}
          book={book}
          index={index}
          shown={shown}
          note={wasOld && run.step === 0 && run.phase === 'read' ? wl().changed : null}
          act={act}
        />
      </Bubble>
      {paused ? (
        <Dialog title={wl().paused} onClose={() => setPaused(false)} class="dlg-pause">
          <p>{wl().remembered(Math.min(run.step + 1, run.lesson.steps.length))}</p>
          <footer>
            <a class="btn quiet" href="/">
              {wl().toLobby}
            </a>
            <button
              type="button"
              class="btn"
              onClick={() => {
                setRound(round + 1);
                setPaused(false);
              }}
            >
              {wl().restart}
            </button>
            <button type="button" class="btn primary" onClick={(e) => e.currentTarget.closest('dialog')?.close()}>
              {wl().goOn}
            </button>
          </footer>
        </Dialog>
      ) : null}
    </div>
  );
}

function Note({ text, link, to }: { text: string; link: string; to: string }) {
  return (
    <div class="page">
      <Header />
      <main class="page-note" id="content">
        <h1>{text}</h1>
        <a class="btn primary" href={to}>
          {link}
        </a>
      </main>
      <HouseTabs />
    </div>
  );
}

/**
 * `/games/<id>/learn` goes on where the course was left; `/games/<id>/learn/<lesson>` is one lesson, with `/<step>` from this step on.
 */
export function LessonPage({ id, lesson, step }: { id: string; lesson: string | null; step?: string }) {
  const book = loadedHandbook(id);
  const course = loadedCourse(id);
  const brain = loadedBrain(id);
  const game = loadedGame(id);
  const ready = typeof course === 'object' ? course : null;
  const goOn = ready === null || lesson !== null ? null : ready.lessons[nextLesson(ready, progressIn(id))]?.id;
  useEffect(() => {
    if (goOn) go(`/games/${id}/learn/${goOn}`, true);
  }, [goOn, id]);
  if (book === 'missing') return <UnknownGame id={id} under="/learn" />;
  if (book === 'failed' || course === 'failed' || brain === 'failed' || game === 'failed')
    return <Note text={t().failed} link={wl().toGame} to={`/games/${id}`} />;
  if (book === 'none' || course === 'none' || brain === 'none')
    return <Note text={wl().notWritten} link={wl().readHandbook} to={`/games/${id}/rules`} />;
  if (book === undefined || ready === null || brain === undefined || typeof game !== 'object' || lesson === null)
    return (
      <main class="page-note" id="content">
        <h1>{t().loading}</h1>
      </main>
    );
  const index = ready.lessons.findIndex((l) => l.id === lesson);
  if (index < 0) {
    const ids = ready.lessons.map((l) => l.id);
    const close = nearest(lesson, ids) ?? ids[0] ?? '';
    const title = ready.text[lang()][close]?.title ?? close;
    return (
      <Note
        text={wl().unknownLesson(lesson.slice(0, 60))}
        link={`${w().didYouMean} ${w().quoted(title)}?`}
        to={`/games/${id}/learn/${close}`}
      />
    );
  }
  const steps = ready.lessons[index]?.steps.map((s) => s.id) ?? [];
  if (step !== undefined && !steps.includes(step)) {
    const close = nearest(step, steps) ?? '';
    const title = ready.text[lang()][lesson]?.steps[close]?.title ?? close;
    return (
      <Note
        text={wl().unknownStep(step.slice(0, 60))}
        link={`${w().didYouMean} ${w().quoted(title)}?`}
        to={`/games/${id}/learn/${lesson}/${close}`}
      />
    );
  }
  return (
    <LessonAt
      key={`${lesson} ${step}`}
      book={book}
      course={ready}
      brain={brain}
      index={index}
      game={game}
      {...(step === undefined ? {} : { step })}
    />
  );
}
