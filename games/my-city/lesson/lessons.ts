/** Five lessons on the first board: what is shown, what is asked, and how an answer is judged by what came of it. */
import { type Lesson, type LessonStep, notate, type Task } from '#kernel';
import { boardOf, cellsAt } from '../rules/board.ts';
import { BLOCK, buildingById, constants, shapeOf } from '../rules/data.ts';
import { game } from '../rules/game.ts';
import { type Parts, partsOf, total } from '../rules/scoring.ts';
import type { BuildingStatus, State, Town } from '../rules/state.ts';
import { goldAt, opponent, storyAt } from './positions.ts';

const ME = 0;
const board = boardOf('valley');

const mine = (s: State): Town => s.towns[ME] as Town;
const parts = (s: State): Parts => partsOf(boardOf(s.board), mine(s));
const grew = (part: keyof Parts, after: State, before: State): boolean => parts(after)[part] > parts(before)[part];
const shrank = (part: keyof Parts, after: State, before: State): boolean => parts(after)[part] < parts(before)[part];
const count = (s: State, status: BuildingStatus): number => mine(s).status.filter((x) => x === status).length;

/** What every building task has in common: building is the point; declining and stopping are answered in words. */
function build(
  show: string | Task<State>['show'],
  verdict: Task<State>['judge'],
  harmless: readonly string[] = [],
): Task<State> {
  return {
    show: typeof show === 'string' ? () => show : show,
    harmless,
    judge(after, before) {
      if (mine(after).ended) return 'ended';
      if (count(after, 'declined') > count(before, 'declined')) return 'declined';
      return verdict(after, before);
    },
  };
}

const placeOf = (cell: number): string => `cell:${cell % board.width}.${Math.floor(cell / board.width)}`;
const cells = (test: (cell: number) => boolean): string[] =>
  board.terrain.flatMap((_, c) => (test(c) ? [placeOf(c)] : []));
const isGreen = (cell: number): boolean => '.trwg'.includes(board.terrain[cell] as string);

/** A building where all that may come lie, and among the cards. */
const cardOf = (id: string): string => `building:${buildingById(id).index}`;

/** The cell across which the two banks are told apart. */
const bankOf = (s: State, i: number): number => {
  const b = mine(s).built[i];
  return b === undefined ? -1 : (board.bank[mine(s).cells.indexOf(b.b + 1)] as number);
};

/** A place for the open building on the bank where the first does not stand, wherever that is. */
function across(s: State): string {
  const [first = -1] = mine(s).built.map((_, i) => bankOf(s, i));
  const moves = game.decisions(s).flatMap((d) => (d.seat === ME ? d.options : []));
  const over = moves.find((m) => {
    if (m.do !== 'place') return false;
    const rotation = shapeOf(s.current).rotations.find((r) => r.rotation === m.rotation);
    const [cell = -1] = rotation === undefined ? [] : cellsAt(board.width, rotation, m.x, m.y);
    return board.bank[cell] !== first;
  });
  return notate(game.moves, over ?? { do: 'decline' });
}

/** From here on a step counts as a good one in the last task. */
export const GOOD_GAIN = constants.scoring.wellFourBuildings;

const lesson = (id: string, minutes: number, steps: readonly LessonStep<State>[]): Lesson => ({
  id,
  minutes,
  seat: ME,
  steps: steps as readonly LessonStep[],
  script: (s) => opponent(s as State),
});

export const lessons: readonly Lesson[] = [
  lesson('start', 2, [
    { id: 'town', start: () => storyAt(0, 'Y6 R1 K2'), point: ['table:board'] },
    { id: 'card', point: [cardOf('Y6')] },
    {
      id: 'first',
      point: cells((c) => isGreen(c) && board.atRiver[c] === true),
      task: build('place 1 3 1', (after) => (mine(after).built.length === 1 ? 'done' : 'declined')),
    },
    { id: 'score', point: ['table:score'] },
    {
      id: 'across',
      point: ['table:board'],
      task: build(across, (after) => (bankOf(after, 0) !== bankOf(after, 1) ? 'done' : 'same'), ['same']),
    },
  ]),
  lesson('groups', 1, [
    {
      id: 'colours',
      start: () => storyAt(5, 'Y2 Y4 B1'),
      point: ['cell:3.1', 'cell:3.2', 'cell:4.2', 'cell:4.3'],
    },
    {
      id: 'join',
      point: ['cell:3.1', 'cell:3.2', 'cell:4.2', 'cell:4.3'],
      task: build('place 0 5 3', (after, before) =>
        grew('yellow', after, before) ? 'done' : shrank('trees', after, before) ? 'tree' : 'apart',
      ),
    },
    { id: 'river', start: () => storyAt(8, 'Y7 R3 B8'), point: ['cell:4.3', 'cell:5.3'] },
    {
      id: 'more',
      point: ['table:board'],
      task: build(
        'place 0 7 4',
        (after, before) => (grew('yellow', after, before) ? 'done' : shrank('trees', after, before) ? 'tree' : 'apart'),
        ['apart'],
      ),
    },
  ]),
  lesson('land', 2, [
    { id: 'full', start: () => storyAt(21, 'R4 B6 B2'), point: [cardOf('R4')] },
    {
      id: 'decline',
      point: ['table:prompt'],
      task: {
        show: () => 'decline',
        judge: (after, before) => (count(after, 'declined') > count(before, 'declined') ? 'done' : 'ended'),
      },
    },
    {
      id: 'open',
      start: () => storyAt(9, 'R3 B8 R5'),
      point: cells((c) => board.terrain[c] === 't' || board.terrain[c] === 'r'),
    },
    {
      id: 'rock',
      point: cells((c) => board.terrain[c] === 'r'),
      task: build('place 0 7 6', (after, before) =>
        shrank('trees', after, before) ? 'tree' : grew('rocks', after, before) ? 'done' : 'noRock',
      ),
    },
  ]),
  lesson('church', 2, [
    { id: 'must', start: () => storyAt(17, 'K1 Y3 Y8'), point: [cardOf('K1')] },
    {
      id: 'three',
      point: ['cell:1.4', 'cell:1.5', 'cell:2.5', 'cell:3.5'],
      task: build('place 1 1 4', (after, before) => (grew('churches', after, before) ? 'done' : 'colours')),
    },
    { id: 'well', start: () => storyAt(7, 'B1 Y7 R3'), point: ['cell:7.2'] },
    {
      id: 'round',
      point: ['cell:7.2', 'cell:8.2'],
      task: build('place 1 8 2', (after, before) =>
        mine(after).cells[board.wells[0] as number] !== 0 ? 'covered' : grew('wells', after, before) ? 'done' : 'open',
      ),
    },
  ]),
  lesson('end', 3, [
    { id: 'veins', start: () => goldAt('Y1 BLOCK B6 R6 R2'), point: board.gold.map(placeOf) },
    {
      id: 'gold',
      point: board.gold.slice(0, 1).map(placeOf),
      task: build('place 1 10 0', (after, before) => (grew('track', after, before) ? 'done' : 'noGold')),
    },
    { id: 'blocked', point: [`building:${BLOCK}`, cardOf('B6')] },
    {
      id: 'best',
      start: () => storyAt(18, 'Y3 Y8 R7'),
      point: ['table:board'],
      task: build(
        'place 1 2 8',
        (after, before) => (total(parts(after)) - total(parts(before)) >= GOOD_GAIN ? 'done' : 'little'),
        ['little'],
      ),
    },
    { id: 'full', start: () => storyAt(24, 'Y5 B4'), point: [cardOf('Y5')] },
    { id: 'count', point: ['table:score'] },
    {
      id: 'stop',
      point: ['table:prompt'],
      task: { show: () => 'end', judge: (after) => (mine(after).ended ? 'done' : 'declined') },
    },
  ]),
];
