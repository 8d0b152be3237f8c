import { useEffect } from 'preact/hooks';
import { loadedGame } from '../app/games.ts';
import { go } from '../app/router.ts';
import { Header, HouseTabs } from '../parts/header.tsx';
import { lang, t } from '../text/index.ts';
import { loadedBrain, loadedCourse } from './courses.ts';
import { loadedHandbook } from './handbooks.ts';
import { LessonAt } from './lesson.tsx';
import { nearest } from './nearest.ts';
import { nextLesson, progressIn } from './progress.ts';
import { UnknownGame } from './unknown.tsx';
import { w } from './words.ts';
import { wl } from './words-lesson.ts';
import '../style/table.css';
import '../style/game-page.css';
import '../style/lesson.css';

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
