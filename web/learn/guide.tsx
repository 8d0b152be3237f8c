/** What the guide says in each phase of a step, and the buttons that go on from there. */
import { useEffect, useRef } from 'preact/hooks';
import type { Course, LessonRun, StepText } from '#kernel';
import { Icon } from '../parts/icon.tsx';
import { lang, points } from '../text/index.ts';
import type { LoadedHandbook } from './handbooks.ts';
import { Marked } from './marked.tsx';
import { wl } from './words-lesson.ts';

interface Props {
  readonly run: LessonRun;
  /** `run.changes`: the run itself stays the same object while it goes on. */
  readonly changes: number;
  readonly course: Course;
  readonly book: LoadedHandbook;
  readonly index: number;
  /** A move was selected for the learner. */
  readonly shown: boolean;
  readonly note: string | null;
  readonly act: (what: 'next' | 'back' | 'again' | 'show' | 'skip' | 'playOn') => void;
}

export function Steps({ run, step }: { run: LessonRun; step: number }) {
  const all = run.lesson.steps.length;
  const n = Math.min(step + 1, all);
  return (
    <span class="co-step">
      <span class="steps" aria-hidden="true">
        {run.lesson.steps.map((s, i) => (
          <i key={s.id} class={i < step ? 'on' : i === step ? 'now' : ''} />
        ))}
      </span>
      <small>{wl().step(n, all)}</small>
    </span>
  );
}

function Why({ text, book }: { text: StepText; book: LoadedHandbook }) {
  const { why } = text;
  if (why === undefined) return null;
  const { id } = book.module.meta;
  return (
    <details class="co-why">
      <summary>
        <Icon name="lamp" />
        {wl().why}
        <Icon name="down" class="chev2" />
      </summary>
      <p>
        <Marked text={why.text} />{' '}
        {(why.rulings?.split(' ') ?? []).map((r) => (
          <a
            key={r}
            href={`/rules/${id}#${r}`}
            target="_blank"
            rel="noopener"
            title={book.module.text[lang()].rulings[r]}
          >
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
  const title = next === undefined ? undefined : course.text[lang()][next.id]?.title;
  return (
    <>
      <h2>
        <Icon name="ok" />
        {wl().lessonDone(text?.title ?? '')}
      </h2>
      <p>{next === undefined ? wl().courseDone : wl().can}</p>
      <ul class="co-can">
        {text?.can.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <footer class="co-ways">
        {next === undefined ? (
          <button type="button" class="btn primary" onClick={() => act('playOn')}>
            {wl().playOn}
          </button>
        ) : (
          <>
            <a class="btn primary" href={`/games/${id}/learn/${next.id}`}>
              {wl().nextLesson(title ?? '')}
            </a>
            <button type="button" class="btn" onClick={() => act('playOn')}>
              {wl().playOn}
            </button>
          </>
        )}
        <a class="btn quiet" href={`/games/${id}`}>
          {wl().toGame}
        </a>
      </footer>
    </>
  );
}

function Free({ run, book }: Props) {
  const { seats } = run.standing();
  const over = run.open.length === 0;
  const mine = points(seats[run.seat]?.total ?? 0);
  const others = seats.filter((_, i) => i !== run.seat).map((s) => points(s.total));
  return (
    <>
      <h2>{over ? wl().finished : wl().playFree}</h2>
      {over ? (
        <>
          <p>{others.length === 0 ? wl().resultAlone(mine) : wl().result(mine, others.join(', '))}</p>
          <footer class="co-ways">
            <a class="btn primary" href={`/games/${book.module.meta.id}`}>
              {wl().toGame}
            </a>
          </footer>
        </>
      ) : null}
    </>
  );
}

export function Guide(props: Props) {
  const { run, course, book, shown, note, act } = props;
  const text = course.text[lang()][run.lesson.id]?.steps[run.current.id];
  const { Sign } = book.drawings;
  const { phase } = run;
  if (text === undefined) return null;
  const back =
    run.step === 0 ? (
      <span />
    ) : (
      <button type="button" class="btn quiet small co-back" onClick={() => act('back')}>
        <Icon name="left" />
        {wl().back}
      </button>
    );
  return (
    <>
      <header>
        <span class="co-face" aria-hidden="true">
          <Sign id={course.guide} lang={lang()} />
        </span>
        {phase === 'free' ? null : <Steps run={run} step={run.step} />}
      </header>
      <div class="co-said" aria-live="polite">
        {note === null ? null : <p class="co-note">{note}</p>}
        {phase === 'over' ? (
          <Over {...props} />
        ) : phase === 'free' ? (
          <Free {...props} />
        ) : phase === 'done' ? (
          <>
            <h2 class="co-good">
              <Icon name="ok" />
              {wl().right}
            </h2>
            <p class="co-body">
              <Marked text={text.done ?? ''} />
            </p>
          </>
        ) : phase === 'wrong' ? (
          <>
            <h2 class="co-warn">{wl().wrong}</h2>
            <p class="co-body">
              <Marked text={text.wrong?.[run.mistake ?? ''] ?? ''} />
            </p>
          </>
        ) : (
          <>
            <h2>{text.title}</h2>
            <p class="co-body">
              <Marked text={shown ? wl().shown : text.say} base={`/games/${book.module.meta.id}/rules`} />
            </p>
          </>
        )}
      </div>
      {phase === 'read' || phase === 'task' ? <Why key={text.title} text={text} book={book} /> : null}
      {phase === 'read' ? (
        <footer>
          {back}
          <GoOn key={run.step} label={wl().next} onClick={() => act('next')} />
        </footer>
      ) : phase === 'task' ? (
        <footer>
          {back}
          <button type="button" class="btn quiet small" onClick={() => act('skip')}>
            {wl().skip}
          </button>
          <button type="button" class="btn small" disabled={shown} onClick={() => act('show')}>
            <Icon name="eye" />
            {wl().show}
          </button>
        </footer>
      ) : phase === 'done' ? (
        <footer>
          <span />
          <GoOn key={`${run.step} done`} label={wl().next} onClick={() => act('next')} />
        </footer>
      ) : phase === 'wrong' ? (
        <footer>
          {run.harmless ? (
            <button type="button" class="btn quiet small co-keep" onClick={() => act('next')}>
              {wl().anyway}
            </button>
          ) : (
            <span />
          )}
          <GoOn key={`${run.step} wrong`} label={wl().again} onClick={() => act('again')} />
        </footer>
      ) : null}
    </>
  );
}
