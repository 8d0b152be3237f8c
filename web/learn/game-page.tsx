import { useEffect, useState } from 'preact/hooks';
import { gameEntry } from '#games';
import type { Course, GameMeta } from '#kernel';
import { playAtOnce } from '../lobby/at-once.ts';
import { NewTableDialog } from '../lobby/new-table.tsx';
import { playerRange } from '../lobby/sentences.ts';
import { Cover } from '../parts/cover.tsx';
import { Header, HouseTabs } from '../parts/header.tsx';
import { Icon } from '../parts/icon.tsx';
import { useRecord } from '../parts/record.ts';
import { sayProblem } from '../parts/toast.tsx';
import { lang, t } from '../text/index.ts';
import { loadedCourse } from './courses.ts';
import { Facts } from './facts.tsx';
import { loadedHandbook } from './handbooks.ts';
import { Marked } from './marked.tsx';
import { isDone, isLearnt, nextLesson, progressIn } from './progress.ts';
import { Stand } from './stand.tsx';
import { Stones, stepOf } from './stones.tsx';
import { UnknownGame } from './unknown.tsx';
import { w } from './words.ts';
import '../style/table.css';
import '../style/game-page.css';

function Feel({ id }: { id: string }) {
  const book = loadedHandbook(id);
  if (typeof book !== 'object') return null;
  const { Figure, Definitions } = book.drawings;
  return (
    <section class="feel">
      {Definitions === undefined ? null : <Definitions />}
      <h2>{w().feel}</h2>
      <div class="feel-row">
        {book.handbook.text[lang()].feel.map((point) => (
          <div key={point.title}>
            <div class="feel-fig" data-motion="0">
              <Figure id={point.figure} lang={lang()} label={point.title} cover />
            </div>
            <h3>{point.title}</h3>
            <p>{point.text}</p>
          </div>
        ))}
      </div>
    </section>
  );
}

/** The way into the course: where it goes on, how long it takes, or that all of it is learnt. */
function Learn({ id, course, primary }: { id: string; course: Course; primary: boolean }) {
  const kept = progressIn(id);
  const at = nextLesson(course, kept);
  const begun = course.lessons.some((l) => isDone(kept, l.id) || stepOf(kept, l.id) !== null);
  const all = course.lessons.length;
  const minutes = course.lessons.reduce((n, l) => n + l.minutes, 0);
  const [head, small] = isLearnt(course, kept)
    ? [w().onceMore, w().allLearnt(all)]
    : begun
      ? [w().goOnLearning, w().lessonOf(at + 1, all)]
      : [w().learn, w().learnHint(all, minutes)];
  return (
    <a class={`btn way ${primary ? 'primary' : ''}`} href={`/games/${id}/learn`}>
      <Icon name="cap" />
      <span>
        <b>{head}</b>
        <small>{small}</small>
      </span>
    </a>
  );
}

function Known({ meta }: { meta: GameMeta }) {
  const [opening, setOpening] = useState(false);
  const [busy, setBusy] = useState(false);
  const { games, again } = useRecord(meta.id);
  const title = meta.title[lang()];
  const found = loadedCourse(meta.id);
  const course = typeof found === 'object' ? found : null;
  // Whoever has never finished a game of it learns first, and plays as soon as all is learnt.
  const beginner = course !== null && (games ?? []).length === 0 && !isLearnt(course, progressIn(meta.id));
  useEffect(() => {
    document.title = `${title} – ${t().brand}`;
  }, [title]);
  const playNow = async (): Promise<void> => {
    setBusy(true);
    try {
      await playAtOnce(meta.id);
    } catch (e) {
      sayProblem(e);
      setBusy(false);
    }
  };
  const [by, author, rest] = w().credit(meta.credit.author, meta.credit.year, meta.credit.publisher);
  return (
    <div class="page game-page">
      <Header />
      <main class="gp" id="content">
        <div class="gp-top">
          <div class="gp-cover">
            <Cover game={meta.id} title={title} />
          </div>
          <div class="gp-head">
            <a class="crumb" href="/">
              <Icon name="left" />
              {w().allGames}
            </a>
            <h1>{title}</h1>
            <p class="gp-pitch">{meta.tagline[lang()]}</p>
            <Facts meta={meta} players={playerRange(meta.seats)} />

            <div class={course === null ? 'ways' : 'ways four'}>
              {course === null ? null : <Learn id={meta.id} course={course} primary={beginner} />}
              <button
                type="button"
                class={`btn way ${beginner ? '' : 'primary'}`}
                disabled={busy}
                onClick={() => void playNow()}
              >
                <Icon name="play" />
                <span>
                  <b>{w().play}</b>
                  <small>{w().playHint}</small>
                </span>
              </button>
              <button type="button" class="btn way" onClick={() => setOpening(true)}>
                <Icon name="plus" />
                <span>
                  <b>{w().newTable}</b>
                  <small>{w().newTableHint}</small>
                </span>
              </button>
              <a class="btn way" href={`/games/${meta.id}/model`}>
                <Icon name="eye" />
                <span>
                  <b>{w().model}</b>
                  <small>{w().modelHint}</small>
                </span>
              </a>
              <a class="btn way" href={`/games/${meta.id}/rules`}>
                <Icon name="book" />
                <span>
                  <b>{w().rules}</b>
                  <small>{w().rulesHint}</small>
                </span>
              </a>
            </div>
            <p class="credit">
              {by}
              <b>{author}</b>
              {rest}
            </p>
          </div>
        </div>
        <Feel id={meta.id} />
        {course === null ? null : <Stones id={meta.id} course={course} />}
        <Stand id={meta.id} games={games} again={again} />
        <section class="ours">
          <Icon name="info" />
          <div>
            <h2>{w().ours}</h2>
            <p>
              <Marked text={meta.ours[lang()]} /> {w().oursCorrect}
            </p>
            <a href={`/games/${meta.id}/rules#ours`}>{w().oursList}</a>
          </div>
        </section>
      </main>
      <HouseTabs />
      {opening ? <NewTableDialog meta={meta} onClose={() => setOpening(false)} /> : null}
    </div>
  );
}

/** All about one game, and the ways into it. */
export function GamePage({ id }: { id: string }) {
  const meta = gameEntry(id)?.meta;
  return meta === undefined ? <UnknownGame id={id} /> : <Known meta={meta} />;
}
