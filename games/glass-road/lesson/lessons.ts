/** Five lessons: what is shown, what is asked, and how an answer is judged by what came of it. */
import { type Lesson, type LessonStep, showFirst } from '#kernel';
import { buildingOf, cardOf, cellOf } from '../handbook/arranged.ts';
import { GOODS, MARKERS, TILES, WHEELS } from '../rules/data.ts';
import { game } from '../rules/game.ts';
import { contentOf } from '../rules/helpers.ts';
import { countAdjacent } from '../rules/landscape.ts';
import { pointsNow } from '../rules/scoring.ts';
import type { Frame, Player, State } from '../rules/state.ts';
import * as at from './positions.ts';

const ME = 0;
const mine = (s: State): Player => s.players[ME] as Player;
const myFrame = (s: State): Frame | undefined => {
  const top = s.stack.at(-1);
  return top?.seat === ME ? top : undefined;
};
const asks = (s: State, ...kinds: Frame['f'][]): boolean => kinds.some((k) => myFrame(s)?.f === k);
/** How much of a good lies on all wheels. */
const have = (s: State, id: string): number =>
  MARKERS.reduce((sum, m, i) => sum + (GOODS[m.good]?.id === id ? (mine(s).stock[i] as number) : 0), 0);
const grew = (id: string, after: State, before: State): boolean => have(after, id) > have(before, id);
const tile = (id: string): number => TILES.findIndex((t) => t.id === id);
const count = (s: State, id: string): number =>
  mine(s).cells.filter((_, cell) => {
    const c = contentOf(mine(s), cell);
    return c.is === 'tile' && c.tile === tile(id);
  }).length;
/** A building that stands now and did not before; -1 if there is none. */
const built = (after: State, before: State): number =>
  mine(after).built.find((b) => !mine(before).built.includes(b)) ?? -1;

/** From here on a building is a good one in the last task of building. */
export const GOOD_GAIN = 2;

const first = showFirst(game, ME);
const wheels = WHEELS.map((w) => `wheel:${w.id}`);

const lesson = (id: string, minutes: number, steps: readonly LessonStep<State>[]): Lesson => ({
  id,
  minutes,
  seat: ME,
  steps: steps as readonly LessonStep[],
  script: (s, seat) => ((s as State).phase === 'choose' ? (at.LAID[seat] ?? null) : null),
});

export const lessons: readonly Lesson[] = [
  lesson('wheels', 2, [
    { id: 'goal', start: at.fishing, point: ['table:board'] },
    { id: 'two', point: wheels },
    {
      id: 'glass',
      point: ['action:A', 'wheel:glassworks'],
      task: {
        show: first('take 3 wheel=glassworks', ['act A', 'take 3 wheel=glassworks']),
        judge(after, before) {
          if (grew('glass', after, before)) return 'done';
          if (grew('brick', after, before)) return 'brick';
          if (asks(after, 'receive')) return 'way';
          return asks(before, 'receive') ? 'none' : 'other';
        },
      },
    },
    {
      id: 'brick',
      start: at.fishing,
      point: ['action:A', 'wheel:brickworks'],
      task: {
        show: first('take 2 wheel=brickworks', ['act A', 'take 2 wheel=brickworks']),
        judge(after, before) {
          if (grew('brick', after, before)) return 'done';
          if (grew('glass', after, before)) return 'glass';
          if (asks(after, 'receive')) return 'way';
          return asks(before, 'receive') ? 'none' : 'other';
        },
      },
    },
  ]),
  lesson('cards', 2, [
    { id: 'five', start: at.keeping, point: ['card:builder', 'card:fish-farmer', 'card:forester'] },
    {
      id: 'choose',
      start: at.choosing,
      point: ['card:fish-farmer'],
      task: {
        show: first('choose fish-farmer'),
        judge(after) {
          const frame = myFrame(after);
          if (frame?.f !== 'resolve') return 'other';
          return frame.card === cardOf('fish-farmer') ? 'done' : frame.left === 1 ? 'followed' : 'other';
        },
      },
    },
    { id: 'both', point: ['action:A', 'action:B'] },
    { id: 'pair', point: ['table:board'] },
    {
      id: 'one',
      start: at.following,
      point: ['action:B', 'wheel:glassworks'],
      task: {
        show: first('take 3', ['act B', 'take 3']),
        judge(after, before) {
          if (grew('wood', after, before)) return 'done';
          if (asks(after, 'receive') && !grew('charcoal', after, before))
            return asks(before, 'place') ? 'grove' : 'way';
          if (asks(after, 'place')) return 'grove';
          return asks(before, 'receive') ? 'none' : 'other';
        },
      },
    },
  ]),
  lesson('land', 1, [
    { id: 'kinds', start: at.clearing, point: ['cell:r1c2', 'cell:r2c2', 'cell:r3c2', 'cell:r4c2', 'cell:r3c3'] },
    {
      id: 'clear',
      point: ['cell:r1c2', 'action:A', 'action:B'],
      task: {
        show: first('take 2', 'remove r1c2', ['act A', 'remove r1c2', 'take 2']),
        judge(after, before) {
          if (asks(after, 'pay')) return 'way';
          const open = contentOf(mine(after), cellOf('r1c2')).is === 'empty';
          if (count(after, 'forest') === count(before, 'forest') && !asks(before, 'receive')) return 'other';
          if (!open) return 'elsewhere';
          if (grew('wood', after, before)) return 'done';
          return asks(after, 'receive') ? 'way' : 'none';
        },
      },
    },
    {
      id: 'pond',
      start: at.ponds,
      point: ['cell:r1c2', 'cell:r3c3', 'cell:r4c1', 'action:A'],
      task: {
        show: first(['place r3c3', 'take 1 wheel=glassworks'], ['act A', 'place r3c3', 'take 1 wheel=glassworks']),
        judge(after, before) {
          if (count(after, 'pond') > count(before, 'pond')) return 'done';
          if (asks(after, 'place')) return 'way';
          return asks(before, 'place') ? 'stopped' : 'other';
        },
      },
    },
  ]),
  lesson('build', 2, [
    { id: 'tiles', start: at.building, point: ['tile:sand-island', 'tile:sawmill', 'tile:bathhouse'] },
    {
      id: 'island',
      point: ['tile:sand-island', 'cell:r3c3', 'cell:r1c2'],
      task: {
        show: first(
          ['site r3c3', 'take 2'],
          ['build sand-island', 'site r3c3', 'take 2'],
          ['act A', 'build sand-island', 'site r3c3', 'take 2'],
        ),
        judge(after, before) {
          const site = mine(after).sites[mine(after).built.indexOf(buildingOf('sand-island'))];
          if (site !== undefined) return countAdjacent(mine(after).cells, site, 1 << tile('pond')) > 0 ? 'done' : 'dry';
          const frame = myFrame(after);
          if (frame?.f === 'build')
            return frame.tile < 0 || frame.tile === buildingOf('sand-island') ? 'way' : 'otherTile';
          if (built(after, before) >= 0) return 'otherTile';
          return asks(before, 'build') ? 'skipped' : 'other';
        },
      },
    },
    { id: 'pattern', point: ['tile:bathhouse', 'cell:r1c1', 'cell:r2c1', 'cell:r3c1'] },
    { id: 'printed', start: at.rich, point: ['cell:r1c1', 'cell:r2c1', 'cell:r3c1', ...wheels] },
    {
      id: 'worth',
      point: ['tile:mansion', 'tile:water-tower', 'tile:bathhouse'],
      task: {
        show: first('build mansion', ['act A', 'build mansion']),
        judge(after, before) {
          if (built(after, before) >= 0)
            return pointsNow(mine(after)) - pointsNow(mine(before)) >= GOOD_GAIN ? 'done' : 'little';
          if (asks(after, 'build')) return 'way';
          return asks(before, 'build') ? 'skipped' : 'other';
        },
      },
    },
  ]),
  lesson('end', 1, [
    { id: 'blue', start: at.converting, point: ['convert:sandpit', 'convert:soup-kitchen'] },
    { id: 'score', point: ['table:score'] },
    {
      id: 'turn',
      point: ['convert:sandpit', 'convert:soup-kitchen', ...wheels],
      task: {
        show: first('take 2', ['convert sandpit', 'take 2']),
        judge(after, before) {
          if (grew('glass', after, before) || grew('brick', after, before)) return 'done';
          if (asks(after, 'receive', 'pay')) return 'way';
          return asks(before, 'receive') ? 'none' : 'other';
        },
      },
    },
  ]),
];
