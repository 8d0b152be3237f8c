/** The pages of a course: what the coach says and does, what is remembered, links to lessons and steps. */
import './home/window.ts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Course } from '#kernel';
import { go } from '../app/router.ts';
import { me } from '../app/session.ts';
import { load } from '../learn/begun.ts';
import { loadedCourse } from '../learn/courses.ts';
import { LessonPage } from '../learn/lesson-page.tsx';
import { nextLesson } from '../learn/progress.ts';
import { leave, Screen, settled, show } from './home/screen.ts';

const GAME = 'my-city';
/** What was learnt is also kept in memory: each test that looks at it has a lesson of its own. */
let course: Course;

beforeEach(() => {
  me.value = { id: 'a', name: 'Ada', colour: 0 } as typeof me.value;
});
afterEach(leave);

interface Lesson {
  readonly screen: Screen;
  readonly coach: () => Screen;
  readonly text: Course['text']['en'][string];
}

async function lesson(id: string, step?: string): Promise<Lesson> {
  go(`/games/${GAME}/learn/${id}`);
  const screen = await show(<LessonPage id={GAME} lesson={id} {...(step === undefined ? {} : { step })} />);
  await screen.until(
    () => screen.hasPart('Guide at the table') || screen.text.includes('no lesson') || screen.text.includes('no step'),
  );
  course = loadedCourse(GAME) as Course;
  return { screen, coach: () => screen.part('Guide at the table'), text: course.text.en[id] as Lesson['text'] };
}

const [first, second] = ['start', 'groups'];
const task = (id: string): string => {
  const found = course.lessons.find((l) => l.id === id)?.steps.find((s) => s.task !== undefined);
  return found?.id ?? '';
};
/** What is said, as far as it is no figure of speech: without marks. */
const plain = (text: string | undefined): string => (text ?? '').replaceAll('**', '').slice(0, 30);

/** Reads on until something is to be done. */
async function toTask({ coach, screen }: Lesson): Promise<void> {
  for (let n = 0; n < 9 && coach().has('Go on'); n++) await coach().tap('Go on');
  expect(screen.root.querySelector('[data-phase=task]')).not.toBeNull();
}

describe('a lesson', () => {
  it('begins with its first step, says how many there are, and goes on by one button', async () => {
    const at = await lesson(first);
    const steps = course.lessons[0]?.steps ?? [];
    expect(at.coach().text).toContain(at.text.steps[steps[0]?.id ?? '']?.title);
    expect(at.screen.text).toContain(`Step 1 of ${steps.length}`);
    for (const part of ['State of play', 'At the table, in turn order'])
      expect(at.screen.part(part).text, 'nobody is waited for').not.toContain('thinking');
    await at.coach().tap('Go on');
    expect(at.screen.text).toContain(`Step 2 of ${steps.length}`);
    expect(at.coach().text).toContain(at.text.steps[steps[1]?.id ?? '']?.title);
    await at.coach().tap('Back');
    expect(at.screen.text).toContain('Step 1 of');
  });

  it('shows what is meant, which is selected and counts only when it is confirmed', async () => {
    const at = await lesson(first);
    await toTask(at);
    await at.coach().tap('Show me');
    expect(at.coach().text).toContain('It counts only when you confirm it.');
    expect(at.screen.root.querySelector('[data-phase=task]')).not.toBeNull();
    const prompt = at.screen.part('State of play');
    const act = prompt.root.querySelector('.btn.go') as HTMLElement;
    await prompt.tap(new Screen(act.parentElement ?? act).answers.find((a) => /^Build/.test(a)) ?? /^Build/);
    expect(at.coach().text).toContain('Just so.');
    expect(at.coach().text).toContain(plain(at.text.steps[task(first)]?.done));
  });

  it('what is skipped is done for the learner', async () => {
    const at = await lesson(first);
    await toTask(at);
    const before = at.screen.root.querySelector('.lesson')?.getAttribute('data-changes');
    await at.coach().tap('Skip');
    expect(at.screen.root.querySelector('.lesson')?.getAttribute('data-changes')).not.toBe(before);
    expect(at.screen.root.querySelector('.lesson')?.getAttribute('data-step')).not.toBe(task(first));
  });

  it('a mistake is told by its own reason, and can be tried anew', async () => {
    const at = await lesson(first);
    await toTask(at);
    await at.screen.tap('All options');
    await at.screen.until(() => document.querySelector('dialog[open]') !== null);
    const list = at.screen.part('All options');
    await list.tap(list.answers.find((a) => /stop|end|finish/i.test(a)) ?? '');
    await list.tap('Confirm');
    expect(at.coach().text).toContain('That works too – but look:');
    expect(at.coach().text).toContain(plain(at.text.steps[task(first)]?.wrong?.ended));
    await at.coach().tap('Try another');
    expect(at.screen.root.querySelector('[data-phase=task]')).not.toBeNull();
  });

  it('is remembered when it was left, and gone on with', async () => {
    const at = await lesson(second);
    await at.coach().tap('Go on');
    await leaveForNow();
    expect(load(GAME)[second]).toMatchObject({ saved: { step: 1 } });
    expect(nextLesson(course, { [first]: { done: true }, [second]: { saved: {} } })).toBe(1);
    expect(nextLesson(course, { [second]: { saved: {} } })).toBe(1);
    const again = await lesson(second);
    expect(again.screen.text).toContain('Step 2 of');
  });

  it('that is over is remembered as done, says what one can do now, and leads to the next', async () => {
    const at = await lesson(first);
    for (let n = 0; n < 30 && !at.coach().has('Next lesson'); n++)
      await at.coach().tap(at.coach().has('Go on') ? 'Go on' : 'Skip');
    for (const line of Object.values(at.text.can)) expect(at.coach().text).toContain(line);
    expect(load(GAME)[first]).toEqual({ done: true });
    expect(at.coach().to('Next lesson')).toBe(`/games/${GAME}/learn/${second}`);
    expect(nextLesson(course, { [first]: { done: true } })).toBe(1);
  });

  it('is paused, begun anew, or left', async () => {
    const at = await lesson('land');
    await at.coach().tap('Go on');
    await at.screen.tap('Pause');
    const dialog = new Screen(document.querySelector('dialog[open]') ?? at.screen.root);
    expect(dialog.text).toMatch(/We remember step \d+ and your position\./);
    await dialog.tap('Lesson from the start');
    await settled();
    expect(at.screen.text).toContain('Step 1 of');
  });
});

/** The page is put away; what the browser keeps stays. */
const leaveForNow = (): Promise<Screen> => show(<p />);

describe('links', () => {
  it('to a step begin there', async () => {
    await lesson(first);
    const steps = course.lessons[0]?.steps ?? [];
    const at = await lesson(first, steps.at(-1)?.id ?? '');
    expect(at.screen.text).toContain(`Step ${steps.length} of ${steps.length}`);
    expect(location.pathname).toBe(`/games/${GAME}/learn/${first}`);
  });

  it('to a lesson or a step that is not there offer the nearest', async () => {
    const at = await lesson('strat');
    expect(at.screen.text).toContain('There is no lesson “strat” here.');
    expect(at.screen.to(/^Did you mean/)).toBe(`/games/${GAME}/learn/${first}`);
    const no = await lesson(first, 'twon');
    expect(no.screen.text).toContain('There is no step “twon” in this lesson.');
    expect(no.screen.to(/^Did you mean/)).toMatch(`/games/${GAME}/learn/${first}/`);
  });

  it('to a game that is not there offer the nearest', async () => {
    const screen = await show(<LessonPage id="my-ctiy" lesson={null} />);
    await screen.untilText('There is no game “my-ctiy” here.');
    expect(screen.to('My City')).toBe('/games/my-city/learn');
  });

  it('to the course go on where it was left', async () => {
    const screen = await show(<LessonPage id={GAME} lesson={null} />);
    await screen.until(() => location.pathname.startsWith(`/games/${GAME}/learn/`));
  });
});
