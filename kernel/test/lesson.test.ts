/** A lesson as a machine, and the laws of courses: a good course is taken and broken in one place each time. */
import { describe, expect, it } from 'vitest';
import { gameEntry, games } from '#games';
import { type Course, type Lesson, LessonRun, type LessonStep, type Move, readSaved } from '#kernel';
import { courseFaults, lessonFaults } from '../laws/lesson.ts';

const loaded = await gameEntry('my-city')?.load();
const module = loaded?.module;
const good = (await module?.course?.())?.course;
const handbook = (await module?.handbook?.())?.handbook;
if (module === undefined || good === undefined || handbook === undefined) throw new Error('no course');

const lessonOf = (id: string): Lesson => good.lessons.find((l) => l.id === id) as Lesson;
const started = (id: string): LessonRun => new LessonRun(module, lessonOf(id));
const DECLINE: Move = { do: 'decline' };
const END: Move = { do: 'end' };
/** To the first task of a lesson. */
function atTask(id: string): LessonRun {
  const run = started(id);
  while (run.phase === 'read') run.next();
  return run;
}

it.each(games.map((g) => [g.meta.id, g] as const))(
  '%s: what an opponent does in a row is one entry of the log',
  async (_, entry) => {
    const { module: own } = await entry.load();
    const lessons = (await own.course?.())?.course.lessons ?? [];
    expect(lessons.length).toBeGreaterThan(0);
    for (const lesson of lessons) {
      const run = new LessonRun(own, lesson);
      while (run.phase !== 'over') {
        run.skip();
        const row = run.log.find(({ seat }, i) => seat !== run.seat && run.log[i + 1]?.seat === seat);
        expect(row, `${lesson.id}, ${run.current.id}`).toBeUndefined();
      }
    }
  },
);

describe('a lesson', () => {
  it('is read, asked, judged by what came of the move, and goes on', () => {
    const run = started('start');
    expect([run.step, run.phase, run.asks]).toEqual([0, 'read', false]);
    run.next();
    run.next();
    expect([run.current.id, run.phase, run.asks]).toEqual(['first', 'task', true]);
    run.next();
    expect(run.current.id).toBe('first');
    const shown = run.show();
    expect(shown.map((m) => run.notation(m))).toEqual(['place 1 3 1']);
    expect(run.play(shown)).toBeNull();
    expect(run.phase).toBe('done');
    run.next();
    expect([run.current.id, run.phase]).toEqual(['score', 'read']);
  });

  it('takes any right answer, not one click', () => {
    const run = atTask('start');
    const last = run.decisions[0]?.options.filter((o) => o.do === 'place').at(-1) as Move;
    run.play([last]);
    expect(run.phase).toBe('done');
  });

  it('answers another legal move, takes it back, and refuses an illegal one', () => {
    const run = atTask('start');
    const before = JSON.stringify(run.state);
    expect(run.play([{ do: 'place', rotation: 0, x: 0, y: 0 } as Move])?.ruling).toBe('MC-8');
    expect([run.phase, JSON.stringify(run.state)]).toEqual(['task', before]);
    run.play([DECLINE]);
    expect([run.phase, run.mistake, run.harmless]).toEqual(['wrong', 'declined', false]);
    run.next();
    expect(run.phase).toBe('wrong');
    run.again();
    expect([run.phase, run.mistake, JSON.stringify(run.state), run.log.length]).toEqual(['task', null, before, 0]);
  });

  it('goes on with a harmless mistake, from what really happened', () => {
    const run = started('start');
    while (run.current.id !== 'across') run.skip();
    run.play([{ do: 'place', rotation: 0, x: 2, y: 3 } as Move]);
    expect([run.mistake, run.harmless]).toEqual(['same', true]);
    run.next();
    expect(run.phase).toBe('over');
  });

  it('a gesture of several moves is all or nothing', () => {
    const run = atTask('start');
    const before = JSON.stringify(run.state);
    expect(run.play([...run.show(), { do: 'place', rotation: 0, x: 0, y: 0 } as Move])).not.toBeNull();
    expect(JSON.stringify(run.state)).toBe(before);
  });

  it('goes back to where the step before began', () => {
    const run = started('start');
    run.next();
    run.next();
    const before = JSON.stringify(run.state);
    run.skip();
    expect(run.current.id).toBe('score');
    run.back();
    expect([run.current.id, run.phase, JSON.stringify(run.state)]).toEqual(['first', 'task', before]);
  });

  it('comes back to the same step and position; an older version starts anew', () => {
    const run = started('start');
    run.next();
    run.next();
    run.skip();
    const kept: unknown = JSON.parse(JSON.stringify(run.save()));
    const saved = readSaved(module, run.lesson, kept);
    if (saved === null || saved === 'old') throw new Error('not kept');
    const again = new LessonRun(module, run.lesson, saved);
    expect([again.current.id, JSON.stringify(again.state)]).toEqual(['score', JSON.stringify(run.state)]);
    expect(readSaved(module, run.lesson, { ...saved, version: 'x' })).toBe('old');
    for (const state of ['{', 'null', '{}']) expect(readSaved(module, run.lesson, { ...saved, state })).toBe('old');
    for (const bad of [null, 7, 'x', {}, { ...saved, step: -1 }, { ...saved, state: 3 }])
      expect(readSaved(module, run.lesson, bad)).toBeNull();
  });

  it('goes to a step that a link names, with what lies before it done', () => {
    const run = started('start');
    run.goTo('across');
    expect([run.current.id, run.phase]).toEqual(['across', 'task']);
    run.back();
    expect(run.current.id).toBe('score');
    const lost = started('start');
    lost.goTo('moon');
    expect(lost.phase).toBe('over');
  });

  it('plays on to the end of the game against kind bots', () => {
    const run = started('end');
    while (run.phase !== 'over') run.skip();
    run.playOn();
    for (let n = 0; run.decisions.length > 0 && n < 60; n++) {
      const [option] = module.brain.sensible(run.state, run.decisions[0] as never);
      expect(run.play([option as Move])).toBeNull();
    }
    expect([run.phase, run.open.length]).toEqual(['free', 0]);
  });
});

describe('a broken course', () => {
  const broken = (id: string, change: (step: LessonStep) => LessonStep): string => {
    const lesson = lessonOf(id);
    return lessonFaults(module, good, { ...lesson, steps: lesson.steps.map(change) }).join('\n');
  };
  const task = (step: LessonStep, part: Partial<NonNullable<LessonStep['task']>>): LessonStep =>
    step.task === undefined ? step : { ...step, task: { ...step.task, ...part } };

  it('shows an illegal move', () => {
    expect(broken('start', (s) => task(s, { show: () => 'place 0 0 0' }))).toContain('shows an illegal move');
  });

  it('shows a mistake', () => {
    expect(broken('start', (s) => task(s, { show: () => 'decline' }))).toContain('shows a mistake');
  });

  it('says nothing about a mistake', () => {
    const judge = (): string => 'strange';
    expect(broken('start', (s) => task(s, { judge }))).toContain('nothing is said in de about the mistake strange');
  });

  it('calls everything right', () => {
    expect(broken('start', (s) => task(s, { judge: () => 'done' }))).toContain('every move is right');
  });

  it('ends in a task with one right answer', () => {
    const lesson = lessonOf('end');
    const short = { ...lesson, steps: lesson.steps.slice(0, 2) };
    expect(lessonFaults(module, good, short).join()).toContain('none of its tasks has more than 1 right answers');
  });

  it('does not end in a task, or never ends', () => {
    const lesson = lessonOf('start');
    expect(lessonFaults(module, good, { ...lesson, steps: lesson.steps.slice(0, 4) }).join()).toContain(
      'does not end in a task',
    );
    expect(broken('start', (s) => task(s, { judge: () => 'way' }))).toContain('does not come to its end');
  });

  it('has a harmless mistake that nobody can make', () => {
    expect(broken('start', (s) => task(s, { harmless: ['flood'] }))).toContain('flood cannot be made');
  });

  it('is too short, lacks a text, names what is not there', () => {
    const faults = (course: Course): string => courseFaults(module, course, handbook).join('\n');
    expect(faults(good)).toBe('');
    expect(faults({ ...good, lessons: good.lessons.slice(0, 1) })).toContain('1 lessons instead of 4 to 6');
    const start = good.text.de.start;
    if (start === undefined) throw new Error('no text');
    const first = {
      ...start.steps.first,
      title: 'x',
      say: 'y'.repeat(400),
      why: { text: 'z', rulings: 'MC-0', chapter: 'moon' },
    };
    const de = { ...good.text.de, start: { ...start, steps: { ...start.steps, first } } };
    const told = faults({ ...good, text: { ...good.text, de } });
    expect(told).toContain('400 letters');
    expect(told).toContain('MC-0, which is no ruling');
    expect(told).toContain('the chapter moon');
    const { groups: _, ...rest } = good.text.en;
    expect(faults({ ...good, text: { ...good.text, en: rest } })).toContain('en groups: has no text');
  });

  it('an opponent who stops in the middle is replaced by a sensible one', () => {
    const run = new LessonRun(module, { ...lessonOf('start'), script: () => 'place 9 9 9' });
    run.next();
    run.next();
    run.play(run.show());
    expect(run.phase).toBe('done');
    expect(run.play([END])).toBeNull();
  });
});
