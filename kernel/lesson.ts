import type { Language } from './text.ts';
import type { Seat } from './types.ts';

/**
 * A course is data plus texts: lessons on the real rules, from stored positions, with scripted opponents. `kernel/course.ts` runs
 * it, `tests/lesson.test.tsx` plays every lesson to its end.
 */
export interface Course {
  /** The guide: an entry of the handbook's legend, drawn in the bubble. */
  readonly guide: string;
  readonly lessons: readonly Lesson[];
  readonly text: Readonly<Record<Language, CourseText>>;
}

export interface Lesson<S = unknown> {
  readonly id: string;
  /** About how long it takes. */
  readonly minutes: number;
  /** Where the learner sits; everybody else is scripted. */
  readonly seat: Seat;
  readonly steps: readonly LessonStep<S>[];
  /**
   * What a scripted opponent answers, in notation; null where nothing is written for this position. What the rules do not list there
   * (because the learner went another way) is replaced by a sensible move.
   */
  script(s: S, seat: Seat): string | null;
}

/** Something to read, or a task. */
export interface LessonStep<S = unknown> {
  readonly id: string;
  /** A new position begins here; the first step of a lesson has one. Otherwise the game goes on from what really happened. */
  readonly start?: () => S;
  /** What is lit: places on the board (`data-place`), moves (`move:place 0 1 2`), or parts of the table (`table:score`). */
  readonly point: readonly string[];
  readonly task?: Task<S>;
}

export interface Task<S = unknown> {
  /**
   * Judges what came of a move: the state after it and after the answers of the others, never the click. 'done', 'way' (right so far, go
   * on), or the name of a mistake that the texts answer.
   */
  judge(after: S, before: S): 'done' | 'way' | string;
  /** A right move from here, in notation, for 'show me'; several where the table takes them as one gesture. */
  show(s: S): string | readonly string[];
  /** Mistakes after which the lesson can go on as well: 'do it anyway'. */
  readonly harmless?: readonly string[];
}

export interface StepText {
  /** A task is an order: 'Build at the river'. */
  readonly title: string;
  readonly say: string;
  readonly why?: {
    readonly text: string;
    /** 'MC-11 MC-12' */
    readonly rulings?: string;
    /** Chapter of the handbook. */
    readonly chapter?: string;
  };
  /** What the right move has caused, in one sentence. */
  readonly done?: string;
  /** Mistake → answer. */
  readonly wrong?: Readonly<Record<string, string>>;
}

export interface LessonText {
  readonly title: string;
  readonly steps: Readonly<Record<string, StepText>>;
  /** What the learner can do now, about three lines, each under the ids of the steps that taught it: 'river across'. */
  readonly can: Readonly<Record<string, string>>;
}

export type CourseText = Readonly<Record<string, LessonText>>;
