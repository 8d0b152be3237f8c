/** What must be true of a course. Every function returns what is wrong, in sentences. */
import { LessonRun, lessonVersion, type Phase } from '../course.ts';
import type { Handbook } from '../handbook.ts';
import type { Course, Lesson, LessonText, StepText } from '../lesson.ts';
import type { GameModule } from '../module.ts';
import { notate } from '../notation.ts';
import { LANGUAGES } from '../text.ts';
import type { Move } from '../types.ts';

const LESSONS: readonly [least: number, most: number] = [4, 6];
const STEPS: readonly [least: number, most: number] = [15, 30];
const MINUTES: readonly [least: number, most: number] = [6, 10];
/** Longer than this, nobody reads it in a bubble. */
const LETTERS = 320;
/** The beginnings of the longer words: a claim speaks of what its steps speak of. */
const stems = (text: string): Set<string> =>
  new Set([...text.toLowerCase().matchAll(/\p{L}{4,}/gu)].map((m) => m[0].slice(0, 4)));
/** 'You know when …' speaks of nothing yet. */
const EVERY_CLAIM = stems('know what when where which your kennst weißt wann welche deine');
/** Moves that one task may take. */
const CHAIN = 24;

const within = (n: number, [least, most]: readonly [number, number]): boolean => n >= least && n <= most;

/** The phase after a move: what was known of it before does not hold. */
const phaseOf = (run: LessonRun): Phase => run.phase;

/** Length, texts in both languages, rulings and chapters. */
export function courseFaults(module: GameModule, course: Course, handbook: Handbook): string[] {
  const faults: string[] = [];
  const steps = course.lessons.reduce((n, l) => n + l.steps.length, 0);
  const minutes = course.lessons.reduce((n, l) => n + l.minutes, 0);
  if (!within(course.lessons.length, LESSONS))
    faults.push(`${course.lessons.length} lessons instead of ${LESSONS.join(' to ')}`);
  if (!within(steps, STEPS)) faults.push(`${steps} steps instead of ${STEPS.join(' to ')}`);
  if (!within(minutes, MINUTES)) faults.push(`${minutes} minutes instead of ${MINUTES.join(' to ')}`);
  for (const lang of LANGUAGES)
    for (const lesson of course.lessons) {
      const say = (fault: string): void => void faults.push(`${lang} ${lesson.id}: ${fault}`);
      const text = course.text[lang][lesson.id];
      if (text === undefined) {
        say('has no text');
        continue;
      }
      const ids = lesson.steps.map((s) => s.id);
      if (new Set(ids).size !== ids.length) say('two steps have the same id');
      if (Object.keys(text.steps).join() !== ids.join()) say(`texts for ${Object.keys(text.steps)} and steps ${ids}`);
      if (lesson.steps[0]?.start === undefined) say('begins without a position');
      for (const fault of claimFaults(text)) say(fault);
      for (const step of lesson.steps) {
        const told = text.steps[step.id];
        if (told !== undefined) stepFaults(step.task !== undefined, told, (f) => say(`${step.id} ${f}`));
        for (const r of told?.why?.rulings?.split(' ') ?? [])
          if (!(r in module.rulings[lang])) say(`${step.id} names ${r}, which is no ruling`);
        const chapter = told?.why?.chapter;
        if (chapter !== undefined && !handbook.text[lang].chapters.some((c) => c.id === chapter))
          say(`${step.id} leads to the chapter ${chapter}, which is not there`);
      }
    }
  return faults;
}

/** What the summary claims was taught: every claim names its steps, and they speak of it. */
export function claimFaults(text: LessonText): string[] {
  const claims = Object.entries(text.can);
  const faults = claims.length < 2 ? ['does not say what one can do now'] : [];
  for (const [ids, claim] of claims) {
    const steps = ids.split(' ').map((id) => text.steps[id]);
    if (steps.includes(undefined)) faults.push(`“${claim}” names ${ids}, which are not all steps`);
    const taught = stems(steps.map((s) => `${s?.title} ${s?.say} ${s?.why?.text} ${s?.done}`).join(' '));
    const said = [...stems(claim)].filter((stem) => !EVERY_CLAIM.has(stem));
    if (!said.some((stem) => taught.has(stem))) faults.push(`“${claim}” is not what ${ids} speak of`);
  }
  return faults;
}

function stepFaults(isTask: boolean, text: StepText, say: (fault: string) => void): void {
  for (const part of [text.say, text.done, text.why?.text, ...Object.values(text.wrong ?? {})])
    if (part !== undefined && (part.length > LETTERS || part.trim() === '' || /undefined|NaN/.test(part)))
      say(`says “${part.slice(0, 40)}…”: ${part.length} letters`);
  if (text.title.length > 60) say('has a long title');
  if (isTask && text.done === undefined) say('does not say what the right move has caused');
  if (isTask && Object.keys(text.wrong ?? {}).length === 0) say('answers no mistake');
  if (!isTask && (text.done !== undefined || text.wrong !== undefined)) say('is read, but answers moves');
}

/** A position of a lesson at which the learner is asked or told something. */
export type Stop = (run: LessonRun) => void;

/** Plays a lesson by 'show me' to its end; at every position every legal move is judged. `at` looks at each stop. */
export function lessonFaults(module: GameModule, course: Course, lesson: Lesson, at: Stop = () => {}): string[] {
  const faults: string[] = [];
  const say = (fault: string): void => void faults.push(`${lesson.id}: ${fault}`);
  const run = new LessonRun(module, lesson);
  let right = 0;
  for (let n = 0; run.phase !== 'over' && n < lesson.steps.length * CHAIN; n++) {
    at(run);
    if (run.phase === 'task') {
      const found = judgeAll(module, course, lesson, run, say);
      right = Math.max(right, found);
      const before = run.step;
      const gesture = run.show();
      const [move] = gesture;
      if (gesture.length > 1 && !isRight(module, lesson, run, gesture))
        say(`${run.current.id}: 'show me' shows a gesture that is no answer`);
      if (move === undefined || run.play([move]) !== null) {
        say(`${run.current.id}: 'show me' shows an illegal move`);
        break;
      }
      if (phaseOf(run) === 'wrong') {
        say(`${run.current.id}: 'show me' shows a mistake (${run.mistake})`);
        break;
      }
      if (run.step !== before) say('a move went on by itself');
    } else run.next();
  }
  if (run.phase !== 'over') say(`does not come to its end, but stops at ${run.current.id} (${run.phase})`);
  const last = lesson.steps.filter((s) => s.task !== undefined).at(-1);
  if (last === undefined) say('has no task');
  else if (lesson.steps.at(-1) !== last) say('does not end in a task');
  if (right < 2) say(`none of its tasks has more than ${right} right answers`);
  return faults;
}

/** Whether a gesture of several moves is legal and no mistake. */
function isRight(module: GameModule, lesson: Lesson, run: LessonRun, gesture: readonly Move[]): boolean {
  const trial = new LessonRun(module, lesson, { ...run.save(), state: JSON.stringify(run.state) });
  return trial.play(gesture) === null && trial.phase !== 'wrong';
}

/** Every legal move gets an answer, and taking it back leads to the very same position. Returns the number of right ones. */
function judgeAll(
  module: GameModule,
  course: Course,
  lesson: Lesson,
  run: LessonRun,
  say: (fault: string) => void,
): number {
  const { id } = run.current;
  const saved = run.save();
  const options = run.decisions.filter((d) => d.optional === undefined).flatMap((d) => d.options);
  const mistakes = new Map<string, Move>();
  let right = 0;
  for (const option of options) {
    const trial = new LessonRun(module, lesson, { ...saved, state: JSON.stringify(run.state) });
    const before = JSON.stringify(trial.state);
    if (trial.play([option]) !== null) say(`${id}: ${notate(module.game.moves, option)} is listed but refused`);
    if (trial.phase === 'done' || trial.phase === 'task') right++;
    if (trial.phase !== 'wrong' || trial.mistake === null) continue;
    if (!mistakes.has(trial.mistake)) mistakes.set(trial.mistake, option);
    trial.again();
    if (JSON.stringify(trial.state) !== before || phaseOf(trial) !== 'task')
      say(`${id}: ${notate(module.game.moves, option)} cannot be taken back`);
  }
  if (right === options.length) say(`${id}: every move is right`);
  for (const mistake of mistakes.keys())
    for (const lang of LANGUAGES)
      if (course.text[lang][lesson.id]?.steps[id]?.wrong?.[mistake] === undefined)
        say(`${id}: nothing is said in ${lang} about the mistake ${mistake}`);
  for (const mistake of run.current.task?.harmless ?? []) {
    const option = mistakes.get(mistake);
    if (option === undefined) say(`${id}: the harmless mistake ${mistake} cannot be made`);
    else goesOn(module, lesson, { ...saved, state: JSON.stringify(run.state) }, option, say);
  }
  return right;
}

/** After a harmless mistake the lesson still comes to its end. */
function goesOn(
  module: GameModule,
  lesson: Lesson,
  from: ReturnType<LessonRun['save']>,
  mistake: Move,
  say: (fault: string) => void,
): void {
  const run = new LessonRun(module, lesson, from);
  const { id } = run.current;
  run.play([mistake]);
  run.next();
  for (let n = 0; run.phase !== 'over' && n < lesson.steps.length * CHAIN; n++) {
    if (run.phase !== 'task') run.next();
    else if (run.play(run.show()) !== null || phaseOf(run) === 'wrong') break;
  }
  if (run.phase !== 'over') say(`${id}: after the harmless mistake it does not come to its end`);
}

/** Progress of another version starts anew; the same one comes back to the same step. */
export function savingFaults(module: GameModule, lesson: Lesson): string[] {
  const run = new LessonRun(module, lesson);
  run.skip();
  if (run.phase === 'over') return [];
  const again = new LessonRun(module, lesson, run.save());
  const old = new LessonRun(module, lesson, { ...run.save(), version: 'old' });
  return [
    ...(again.step === run.step && JSON.stringify(again.state) === JSON.stringify(run.state)
      ? []
      : [`${lesson.id}: does not come back to its step`]),
    ...(old.step === 0 ? [] : [`${lesson.id}: goes on from an older version`]),
    ...(lessonVersion(module, lesson) === run.version ? [] : [`${lesson.id}: its version changes by itself`]),
  ];
}
