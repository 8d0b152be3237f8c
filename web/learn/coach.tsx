/** The coach of a lesson: what it says, and its buttons, each always at the same spot. */
import type { ComponentChildren } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Course, LessonRun, StepText } from '#kernel';
import { Icon } from '../parts/icon.tsx';
import { lang, points } from '../text/index.ts';
import type { LoadedHandbook } from './handbooks.ts';
import { Marked } from './marked.tsx';
import { wl } from './words-lesson.ts';

export type Act = 'next' | 'back' | 'again' | 'show' | 'skip' | 'playOn';

interface Props {
  readonly run: LessonRun;
  /** `run.changes`: the run itself stays the same object while it goes on. */
  readonly changes: number;
  readonly course: Course;
  readonly book: LoadedHandbook;
  readonly index: number;
  /** Something is in the hand: on a phone the table comes first. */
  readonly held: boolean;
  /** A move was selected for the learner. */
  readonly shown: boolean;
  readonly note: string | null;
  readonly act: (what: Act) => void;
}

function Why({ text, book }: { text: StepText; book: LoadedHandbook }) {
  const ref = useRef<HTMLDetailsElement>(null);
  const { why } = text;
  if (why === undefined) return null;
  const { id } = book.module.meta;
  return (
    <details
      ref={ref}
      class="co-why"
      onToggle={() => ref.current?.open === true && ref.current.scrollIntoView({ block: 'nearest' })}
    >
      <summary>
        <Icon name="lamp" />
        {wl().why}
        <Icon name="down" class="chev2" />
      </summary>
      <p>
        <Marked text={why.text} />{' '}
        {(why.rulings?.split(' ') ?? []).map((r) => (
          <a key={r} href={`/rules/${id}#${r}`} target="_blank" rel="noopener" title={book.rulings[r]}>
            {r}{' '}
          </a>
        ))}
        {why.chapter === undefined ? null : (
          <a href={`/games/${id}/rules#${why.chapter}`} target="_blank" rel="noopener">
            {wl().inHandbook}
          </a>
        )}
      </p>
    </details>
  );
}

/** The button that goes on has the focus as soon as it is there: Enter is enough to read on. */
function GoOn({ label, onClick }: { label: string; onClick: () => void }) {
  const ref = useRef<HTMLButtonElement>(null);
  useEffect(() => ref.current?.focus({ preventScroll: true }), []);
  return (
    <button ref={ref} type="button" class="btn primary co-next" onClick={onClick}>
      {label}
    </button>
  );
}

function Over({ run, course, index, book, act }: Props) {
  const text = course.text[lang()][run.lesson.id];
  const next = course.lessons[index + 1];
  const { id } = book.module.meta;
  return (
    <>
      <h2>
        <Icon name="ok" />
        {wl().lessonDone(text?.title ?? '')}
      </h2>
      <p>{next === undefined ? wl().courseDone : wl().can}</p>
      <ul class="co-can">
        {Object.values(text?.can ?? {}).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      {next === undefined ? null : <p>{wl().nextIs(course.text[lang()][next.id]?.title ?? '')}</p>}
      <p class="co-ways">
        {next === undefined ? null : (
          <button type="button" class="btn small" onClick={() => act('playOn')}>
            {wl().playOn}
          </button>
        )}
        <a class="btn quiet small" href={`/games/${id}`}>
          {wl().toGame}
        </a>
      </p>
    </>
  );
}

function Free({ run }: Props) {
  const { seats } = run.standing();
  const mine = points(seats[run.seat]?.total ?? 0);
  const others = seats.filter((_, i) => i !== run.seat).map((s) => points(s.total));
  return run.open.length === 0 ? (
    <>
      <h2>{wl().finished}</h2>
      <p>{others.length === 0 ? wl().resultAlone(mine) : wl().result(mine, others.join(', '))}</p>
    </>
  ) : (
    <h2>{wl().playFree}</h2>
  );
}

/** What the coach says now. */
function Said(props: Props) {
  const { run, course, book, shown, note } = props;
  const { phase } = run;
  const text = course.text[lang()][run.lesson.id]?.steps[run.current.id];
  if (text === undefined) return null;
  if (phase === 'over') return <Over {...props} />;
  if (phase === 'free') return <Free {...props} />;
  if (phase === 'done')
    return (
      <>
        <h2 class="co-good">
          <Icon name="ok" />
          {wl().right}
        </h2>
        <p class="co-body">
          <Marked text={text.done ?? ''} />
        </p>
      </>
    );
  if (phase === 'wrong')
    return (
      <>
        <h2 class="co-warn">{wl().wrong}</h2>
        <p class="co-body">
          <Marked text={text.wrong?.[run.mistake ?? ''] ?? ''} />
        </p>
      </>
    );
  return (
    <>
      {note === null ? null : <p class="co-note">{note}</p>}
      {run.isElsewhere ? <p class="co-new">{wl().elsewhere}</p> : null}
      <h2>{text.title}</h2>
      <p class="co-body">
        <Marked text={shown ? wl().shown : text.say} base={`/games/${book.module.meta.id}/rules`} />
      </p>
      <Why key={text.title} text={text} book={book} />
    </>
  );
}

/** What leads on from here. */
function Main({ run, course, index, book, shown, act }: Props): ComponentChildren {
  const { id } = book.module.meta;
  switch (run.phase) {
    case 'read':
    case 'done':
      return <GoOn key={`${run.step} ${run.phase}`} label={wl().next} onClick={() => act('next')} />;
    case 'wrong':
      return <GoOn key={`${run.step} wrong`} label={wl().again} onClick={() => act('again')} />;
    case 'task':
      return (
        <button type="button" class="btn co-show" disabled={shown} onClick={() => act('show')}>
          <Icon name="eye" />
          {wl().show}
        </button>
      );
    case 'over': {
      const next = course.lessons[index + 1];
      if (next === undefined) return <GoOn key="over" label={wl().playOn} onClick={() => act('playOn')} />;
      return (
        <a class="btn primary co-next" href={`/games/${id}/learn/${next.id}`}>
          {wl().nextLesson}
        </a>
      );
    }
    case 'free':
      return (
        <a class={`btn co-next ${run.open.length === 0 ? 'primary' : 'quiet'}`} href={`/games/${id}`}>
          {wl().toGame}
        </a>
      );
  }
}

/** Beside it: what leaves the task undone, or the mistake as it is. */
function Side({ run, act }: Props): ComponentChildren {
  if (run.phase === 'task')
    return (
      <button type="button" class="btn quiet small" onClick={() => act('skip')}>
        {wl().skip}
      </button>
    );
  return run.phase === 'wrong' && run.harmless ? (
    <button type="button" class="btn quiet small co-keep" onClick={() => act('next')}>
      {wl().anyway}
    </button>
  ) : null;
}

export function Coach(props: Props) {
  const { run, course, book, held, act } = props;
  const [folded, setFolded] = useState(false);
  const { Sign } = book.drawings;
  const { phase } = run;
  const tone = phase === 'wrong' ? 'warn' : phase === 'done' ? 'good' : phase;
  const canGoBack = run.step > 0 && (phase === 'read' || phase === 'task');
  return (
    <section class={`coach ${tone} ${folded ? 'folded' : ''} ${held ? 'holding' : ''}`} aria-label={wl().guide}>
      {/* With every step it begins at its first line. */}
      <div key={`${run.step} ${phase}`} class="co-said" aria-live="polite">
        <span class="co-face" aria-hidden="true">
          <Sign id={course.guide} lang={lang()} />
        </span>
        <Said {...props} />
      </div>
      <footer>
        <button
          type="button"
          class="btn icon quiet co-fold"
          aria-expanded={!folded}
          aria-label={folded ? wl().unfold : wl().fold}
          onClick={() => setFolded(!folded)}
        >
          <Icon name="down" />
        </button>
        <button
          type="button"
          class="btn icon quiet co-back"
          aria-label={wl().back}
          title={wl().back}
          disabled={!canGoBack}
          onClick={() => act('back')}
        >
          <Icon name="left" />
        </button>
        <span class="co-side">
          <Side {...props} />
        </span>
        <span class="co-main">
          <Main {...props} />
        </span>
      </footer>
    </section>
  );
}
