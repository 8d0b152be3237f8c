/** Every course: each lesson is played to its end, every legal answer is judged, every place it points at is drawn. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { ComponentType } from 'preact';
import { renderToString as render } from 'preact-render-to-string';
import { describe, expect, it, vi } from 'vitest';
import { games } from '#games';
import { type GameModule, LANGUAGES, LessonRun, type Move } from '#kernel';
import { typedNumbers } from '#kernel/laws/handbook.ts';
import { courseFaults, lessonFaults, savingFaults } from '#kernel/laws/lesson.ts';

import type { TableProps, TouchBoard } from '#web/kit/contract.ts';
import { EMPTY } from '#web/kit/hand.ts';
import { names, type PureBoard, reader } from '#web/kit/laws/walk.ts';
import { TableContext } from '#web/kit/table-context.ts';
import { TABLE_PARTS } from '#web/parts/spots.ts';
import { litFaults } from './lit.ts';

// In a wide window everything lies open; what is under a tab of a narrow one is turned to (e2e/learn.test.ts).
vi.stubGlobal('matchMedia', (query: string) => ({ matches: query.includes('min-width'), addEventListener() {} }));

/** Parts of the table that are there only while something is asked: nothing is, while one reads. */
const OF_A_QUESTION = ['table:card', 'table:prompt', 'table:confirm'];

type AnyBoard = TouchBoard<unknown, Move, { readonly e: string }>;

const ROOT = fileURLToPath(new URL('..', import.meta.url));

/** A board on the contract of touch; null while it is not on it. */
async function boardOf(id: string): Promise<AnyBoard | null> {
  const { default: board } = (await import(`../games/${id}/board/index.tsx`)) as { default: unknown };
  return board !== null && typeof board === 'object' && 'touch' in board ? (board as AnyBoard) : null;
}

/** Asked anew: playing changes it. */
const phaseOf = (run: LessonRun): string => run.phase;

/** The table as the learner finds it, drawn: ids of all places on it. */
function drawnPlaces(module: GameModule, board: AnyBoard, run: LessonRun): Set<string> {
  const reading = reader(module, board as unknown as PureBoard, run.state, run.decisions, run.seat, 'de')([]);
  const standing = run.standing();
  const props: TableProps<unknown, Move, { readonly e: string }> = {
    view: run.view(),
    standing,
    people: standing.seats.map((_, seat) => ({
      seat,
      name: names(seat),
      colour: seat,
      bot: seat !== run.seat,
      me: seat === run.seat,
    })),
    names,
    seat: run.seat,
    decision: run.decisions.find((d) => d.optional === undefined) ?? null,
    offers: run.decisions.filter((d) => d.optional !== undefined),
    gesture: [],
    chain: [],
    preview: null,
    changed: new Map(),
    lang: 'de',
    text: module.text.de,
    home: run.seat,
    shown: run.seat,
    look() {},
    ended: false,
    category: null,
  };
  const Board = board.Board as ComponentType<typeof props>;
  const html = render(
    <TableContext.Provider
      value={{
        reading,
        hand: EMPTY,
        consequences: new Set(),
        changed: new Map(),
        colour: (seat) => seat,
        asked: true,
        tap() {},
        peek: () => null,
      }}
    >
      <Board {...props} />
    </TableContext.Provider>,
  );
  const places = [...html.matchAll(/data-place="([^"]+)"/g)].map((m) => m[1] as string);
  return new Set([...places, ...reading.buttons.map((b) => b.id)]);
}

describe.each(games.map((g) => [g.meta.id, g] as const))('the course of %s', async (id, entry) => {
  const { module } = await entry.load();
  const course = (await module.course?.())?.course;
  const handbook = (await module.handbook?.())?.handbook;
  if (course === undefined || handbook === undefined) throw new Error(`${id} has no course`);

  it('is whole in both languages', () => expect(courseFaults(module, course, handbook)).toEqual([]));

  it('takes its numbers from the data', () => {
    for (const lang of LANGUAGES)
      expect(typedNumbers(readFileSync(`${ROOT}games/${id}/lesson/${lang}.ts`, 'utf8'))).toEqual([]);
  });

  it('its guide is drawn in the handbook', () => {
    const entries = handbook.text.de.chapters.flatMap((c) =>
      c.blocks.flatMap((b) => ('entries' in b ? b.entries : [])),
    );
    expect(entries.map((e) => e.id)).toContain(course.guide);
  });

  const board = await boardOf(id);

  it.each(board === null ? [] : course.lessons.map((l) => [l.id, l] as const))(
    'every place that lesson %s points at lies on the drawn table',
    (_, lesson) => {
      const missing: string[] = [];
      const begun = new Set<string>();
      lessonFaults(module, course, lesson, (run) => {
        const { id: step, point: points } = run.current;
        const there = drawnPlaces(module, board as AnyBoard, run);
        const isThere = (point: string): boolean =>
          point.startsWith('table:')
            ? TABLE_PARTS.includes(point) && (run.phase !== 'read' || !OF_A_QUESTION.includes(point))
            : there.has(point);
        // A card that was played on the way is gone; the guide then points at what is left.
        const gone = begun.has(step) ? [] : points.filter((point) => !isThere(point));
        begun.add(step);
        missing.push(...gone.map((point) => `${step} points at ${point}`));
        if (run.phase !== 'done' && !points.some(isThere)) missing.push(`${step} points at nothing`);
      });
      expect(missing).toEqual([]);
    },
  );

  it.each(board === null ? [] : course.lessons.map((l) => [l.id, l] as const))(
    'what lesson %s shows is a whole gesture of the table, to its end',
    (_, lesson) => {
      const run = new LessonRun(module, lesson);
      const stops: string[] = [];
      for (let n = 0; run.phase !== 'over' && n < lesson.steps.length * 8; n++) {
        if (run.phase !== 'task') {
          run.next();
          continue;
        }
        const read = reader(module, board as unknown as PureBoard, run.state, run.open, run.seat, 'de');
        const route = read([]).routeTo(run.show());
        const { ready, chain } = read(route?.gesture ?? []);
        const answer = ready ? run.play(chain) : { key: 'nothing to confirm' };
        if (answer === null && phaseOf(run) !== 'wrong') continue;
        stops.push(
          `${run.current.id}: ${run.show().map((m) => m.do)} → ${chain.map((m) => m.do)} ${answer?.key ?? 'wrong'}`,
        );
        break;
      }
      expect(stops).toEqual([]);
      expect(run.phase).toBe('over');
    },
  );

  it.each(board === null ? [] : course.lessons.map((l) => [l.id, l] as const))(
    'whatever is lit in lesson %s leads on when it is tapped',
    (_, lesson) => expect(litFaults(module, board as unknown as PureBoard, lesson)).toEqual([]),
  );

  it.each(course.lessons.map((l) => [l.id, l] as const))('lesson %s is played to its end', (_, lesson) => {
    expect(lessonFaults(module, course, lesson)).toEqual([]);
    expect(savingFaults(module, lesson)).toEqual([]);
  });
});

describe('lights that do not lead on are noticed', () => {
  /** A lesson whose step points at something else. */
  async function bent(game: string, lesson: string, step: string, point: readonly string[]): Promise<string[]> {
    const entry = games.find((g) => g.meta.id === game);
    const module = (await entry?.load())?.module;
    const course = (await module?.course?.())?.course;
    const right = course?.lessons.find((l) => l.id === lesson);
    const board = await boardOf(game);
    if (module === undefined || right === undefined || board === null) throw new Error(`no lesson ${game}/${lesson}`);
    const steps = right.steps.map((s) => (s.id === step ? { ...s, point } : s));
    return litFaults(module, board as unknown as PureBoard, { ...right, steps });
  }

  it('a task that lacks much, where one is asked for that is nearly done', async () =>
    expect(await bent('bora-bora', 'round', 'choose', ['task:d30', 'task:d15'])).toEqual([
      "choose: 'task:d15' is the mistake 'distant'",
    ]));

  it('a hand that has arrived where nothing is lit any more', async () =>
    expect(await bent('bora-bora', 'gods', 'blue', ['die:0', 'card:landWater'])).toContain(
      "blue: nothing is lit after 'die:0 card:landWater=card'",
    ));
});
