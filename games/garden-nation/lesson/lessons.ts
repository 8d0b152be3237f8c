/** Six lessons in one garden: what is shown, what is asked, and how an answer is judged by what came of it. */
import type { Lesson, LessonStep, Task } from '#kernel';
import { NUMBERS, PUBLIC, publicIndex, SECRET } from '../rules/data.ts';
import { craneTarget, leaders } from '../rules/garden.ts';
import { secretValue } from '../rules/scoring.ts';
import type { State } from '../rules/state.ts';
import * as at from './positions.ts';
import { changed, field, floorsOf } from './positions.ts';

const ME = 0;
const OTHER = 1;

/** A floor of the first task may cost so much. */
export const CHEAP = NUMBERS[field('3.0')] as number;
/** From here on a project counts as a good one. */
export const GOOD_PROJECT = PUBLIC[publicIndex('infirmary-leaf')]?.points ?? 0;
const belfry = SECRET.find((c) => c.id === 'belfry');
export const GOOD_GAIN = belfry?.family === 'tallBuildings' ? belfry.points : 0;

/** Where my floors have grown, and where they have gone. */
const grown = (after: State, before: State): readonly number[] =>
  changed(after, before, ME).filter((f) => floorsOf(after, f, ME) > floorsOf(before, f, ME));
const gone = (after: State, before: State): readonly number[] =>
  changed(after, before, ME).filter((f) => floorsOf(after, f, ME) < floorsOf(before, f, ME));
const secretSum = (s: State): number =>
  (s.kept[ME] as readonly number[]).reduce((n, card) => n + secretValue(s, ME, card), 0);
const pointsNow = (s: State): number => (s.points[ME] as number) + secretSum(s);

/** The answers that every task about a field has in common; `verdict` judges what was built. */
function build(
  show: (s: State) => string | readonly string[],
  verdict: (f: number, after: State, before: State) => string,
  harmless: readonly string[] = [],
): Task<State> {
  return {
    show,
    harmless,
    judge(after, before) {
      if ((after.ploys[ME] as number) < (before.ploys[ME] as number)) return 'ploy';
      if (gone(after, before).length > 0) return 'demolished';
      const f = after.phase === 'soil' ? after.field : (grown(after, before)[0] ?? before.field);
      return verdict(f, after, before);
    },
  };
}

const lesson = (id: string, minutes: number, steps: readonly LessonStep<State>[]): Lesson => ({
  id,
  minutes,
  seat: ME,
  steps: steps as readonly LessonStep[],
  script: () => null,
});

/** Whether one of these cards has come to me. */
const took = (after: State, before: State): number => (after.points[ME] as number) - (before.points[ME] as number);
const asked = (s: State): boolean => s.phase === 'project';

export const lessons: readonly Lesson[] = [
  lesson('start', 1, [
    { id: 'garden', start: at.empty, point: ['table:board'] },
    {
      id: 'first',
      point: ['field:3.5', 'field:4.4', 'field:1.6'],
      task: build(
        () => 'build 4.4',
        (f) => ((NUMBERS[f] as number) <= CHEAP ? 'done' : 'dear'),
        ['dear'],
      ),
    },
    { id: 'frida', start: at.stack, point: ['frida'] },
    { id: 'order', point: ['seat:0', 'seat:1'] },
    {
      id: 'stack',
      point: ['field:6.4', 'field:6.5'],
      task: build(
        () => 'build 6.4',
        (f, after) => (floorsOf(after, f, ME) > 1 ? 'done' : 'beside'),
        ['beside'],
      ),
    },
  ]),
  lesson('crane', 2, [
    { id: 'rule', start: at.middle, point: ['frida', 'field:4.2', 'territory:2'] },
    {
      id: 'send',
      point: ['field:4.2', 'territory:2'],
      task: build(
        () => 'build 4.2',
        (f, after) => (craneTarget(after.layout, f) === 1 ? 'done' : 'elsewhere'),
      ),
    },
    { id: 'threat', start: at.threat, point: ['field:7.0', 'project:forge'] },
    {
      id: 'away',
      point: ['field:1.0', 'field:1.1', 'field:1.2', 'field:1.3', 'field:1.5', 'field:1.6'],
      task: build(
        () => 'build 1.6',
        (f, after) => (craneTarget(after.layout, f) === 6 ? 'trap' : 'done'),
      ),
    },
  ]),
  lesson('projects', 2, [
    { id: 'card', start: at.pair, point: ['project:terraced-houses', 'field:1.1'] },
    {
      id: 'pair',
      point: ['field:1.2', 'field:1.0'],
      task: build(
        (s) =>
          asked(s)
            ? 'complete terraced-houses'
            : s.phase === 'soil'
              ? 'soil meadow'
              : ['build 1.2', 'complete terraced-houses'],
        (f, after, before) => {
          if (took(after, before) > 0) return 'done';
          if (asked(before)) return 'declined';
          return asked(after) || (after.phase === 'soil' && f === field('1.0')) ? 'way' : 'other';
        },
      ),
    },
    { id: 'roof', start: at.roofed, point: ['field:1.2', 'field:1.1'] },
    {
      id: 'best',
      start: at.choice,
      point: ['field:2.0', 'field:2.1'],
      task: build(
        (s) => (asked(s) ? 'complete windmill' : ['build 2.0', 'complete windmill']),
        (_f, after, before) => {
          if (took(after, before) >= GOOD_PROJECT) return 'done';
          if (took(after, before) > 0) return 'less';
          if (asked(before)) return 'declined';
          return asked(after) ? 'way' : 'other';
        },
      ),
    },
  ]),
  lesson('people', 1, [
    { id: 'money', start: at.poor, point: ['table:score'] },
    {
      id: 'demolish',
      point: ['field:6.4'],
      task: {
        show: () => 'demolish 6.4',
        judge(after, before) {
          if (gone(after, before).includes(field('6.4'))) return 'done';
          if (gone(after, before).length > 0) return 'small';
          return (after.ploys[ME] as number) < (before.ploys[ME] as number) ? 'ploy' : 'walked';
        },
      },
    },
    { id: 'majority', start: at.tied, point: ['territory:4', 'field:4.1', 'field:4.5'] },
    {
      id: 'lead',
      point: ['field:4.0', 'field:4.4', 'field:4.6'],
      task: build(
        () => 'build 4.4',
        (f, after, before) => {
          if (after.phase === 'soil' || costOf(before, f) > CHEAP) return 'dear';
          return leaders(after, 3).join() === `${ME}` ? 'done' : 'dear';
        },
        ['dear'],
      ),
    },
  ]),
  lesson('ploys', 2, [
    { id: 'three', start: at.beside, point: ['ploy:switch', 'ploy:roof', 'ploy:invade'] },
    {
      id: 'switch',
      point: ['ploy:switch'],
      task: {
        show: (s) => {
          if (asked(s)) return 'complete apartments';
          const there = ['build 4.0', 'complete apartments'];
          return s.crane === 3 ? there : ['switchTerritory 4', ...there];
        },
        judge(after, before) {
          if (took(after, before) > 0) return 'done';
          if (asked(before)) return 'declined';
          if (asked(after)) return 'way';
          const spent = before.ployUsed === 1 || (after.ploys[ME] as number) < (before.ploys[ME] as number);
          if (!spent) return 'stayed';
          if (after.phase === 'soil' || changed(after, before, ME).length > 0) return 'other';
          return after.crane === 3 ? 'way' : 'wrongWay';
        },
      },
    },
    {
      id: 'invade',
      start: at.raid,
      point: ['field:2.0', 'field:2.1', 'ploy:invade'],
      task: {
        show: () => 'invade 2.1',
        judge: (after, before) =>
          changed(after, before, OTHER).length > 0 && grown(after, before).length > 0
            ? 'done'
            : (after.ploys[ME] as number) < (before.ploys[ME] as number)
              ? 'switched'
              : gone(after, before).length > 0
                ? 'demolished'
                : 'built',
      },
    },
  ]),
  lesson('end', 2, [
    {
      id: 'keep',
      start: at.secretDeal,
      point: ['table:board'],
      task: {
        show: () => 'keep cabaret sculpture',
        judge: (after) => {
          const lands = (after.kept[ME] as readonly number[]).map((card) => {
            const c = SECRET[card];
            return c !== undefined && 'land' in c ? c.land : -1;
          });
          return lands.length === 2 && lands[0] === lands[1] && lands[0] !== -1 ? 'done' : 'apart';
        },
        harmless: ['apart'],
      },
    },
    { id: 'plans', start: at.lastFloor, point: ['secret:0', 'secret:1'] },
    {
      id: 'last',
      point: ['field:4.1', 'field:4.6'],
      task: build(
        () => 'build 4.1',
        (_f, after, before) => (secretSum(after) - secretSum(before) >= GOOD_GAIN ? 'done' : 'nothing'),
      ),
    },
    { id: 'count', point: ['table:score'] },
    { id: 'left', point: ['table:score'] },
    {
      id: 'roads',
      start: at.roads,
      point: ['field:4.0', 'field:4.6'],
      task: build(
        (s) => (asked(s) ? 'complete apartments' : 'build 4.6'),
        (_f, after, before) =>
          asked(after)
            ? 'way'
            : pointsNow(after) - pointsNow(asked(before) ? at.roads() : before) >= GOOD_GAIN
              ? 'done'
              : 'little',
        ['little'],
      ),
    },
  ]),
];

/** What the next floor on a field costs there. */
function costOf(s: State, f: number): number {
  return (NUMBERS[f] as number) + (s.floors[f] as number);
}
