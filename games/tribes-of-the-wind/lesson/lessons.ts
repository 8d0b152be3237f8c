/** Five lessons: what is shown, what is asked, and how an answer is judged by what came of it. */
import { type Lesson, type LessonStep, showFirst, type Task } from '#kernel';
import { cardAt, cardOf, forestColors, templeOf, tileAt, tribeAt, villageCards } from '../rules/data.ts';
import { game } from '../rules/game.ts';
import { NEIGHBOURS } from '../rules/geometry.ts';
import { placedTemples, villages } from '../rules/metrics.ts';
import { pathHolds } from '../rules/path.ts';
import type { Frame, FrameKind, Player, State } from '../rules/state.ts';
import { canBuildOn, legalSpaces } from '../rules/terrain.ts';
import * as at from './positions.ts';

const ME = 0;
const mine = (s: State): Player => s.players[ME] as Player;
const top = (s: State): Frame | undefined => s.stack.at(-1);
const asks = (s: State, ...kinds: FrameKind[]): boolean => s.active === ME && kinds.some((k) => top(s)?.f === k);
const sum = (list: readonly number[]): number => list.reduce((a, b) => a + b, 0);
const blues = (s: State): number => mine(s).rack.filter((c) => cardAt(c).color === 0).length;
const holds = (s: State, ...ids: string[]): boolean => ids.every((id) => mine(s).rack.includes(cardOf(id)));
/** Whether the learner had not yet chosen an action. */
const began = (before: State): boolean => asks(before, 'action');

const firstOf = showFirst(game, ME);

const place = (name: string): string => `place:${ME}.${name}`;

/** The space where a tile lies now and none lay before; -1 if there is none. */
const planted = (after: State, before: State): number =>
  mine(after).tiles.findIndex((t, i) => t >= 0 && (mine(before).tiles[i] as number) < 0);
const touching = (s: State, space: number): number =>
  (NEIGHBOURS[space] ?? []).filter((i) => (mine(s).tiles[i] as number) >= 0).length;
const GIVES_TEMPLE = villageCards.flatMap((v, i) => (v.immediate.some((e) => e.kind === 'temple') ? [i] : []));
const isFull = (s: State): boolean => mine(s).tiles.some((_, i) => canBuildOn(mine(s), i));

/** What the stronger of the open rows brings. */
export const STRONG = cardAt(cardOf('blue-15')).rows[1]?.effects[0] as { readonly n: number };
export const FIRST_WATER = cardAt(cardOf('blue-06')).rows[0]?.effects[0] as { readonly n: number };

/** Planting: the tile is chosen, then its space. */
function plant(
  show: Task<State>['show'],
  verdict: (after: State, space: number) => string,
  fits: (tile: number) => boolean = () => true,
): Task<State> {
  return {
    show,
    judge(after, before) {
      const space = planted(after, before);
      if (space >= 0) return verdict(after, space);
      const frame = top(after);
      if (asks(after, 'forest')) return 'way';
      if (asks(after, 'forestSpace') && frame?.f === 'forestSpace') return fits(frame.tile) ? 'way' : 'colour';
      return began(before) ? 'other' : 'declined';
    },
  };
}
const isAmber = (tile: number): boolean => forestColors[tileAt(tile).color]?.id === 'amber';

const lesson = (id: string, minutes: number, steps: readonly LessonStep<State>[]): Lesson => ({
  id,
  minutes,
  seat: ME,
  steps: steps as readonly LessonStep[],
  script: () => null,
});

export const lessons: readonly Lesson[] = [
  lesson('turn', 2, [
    { id: 'land', start: at.first, point: ['table:board'] },
    { id: 'action', point: ['rack:0', `temple:${ME}.t-move`] },
    { id: 'racks', point: ['rack:0', 'rack:1', 'rack:2'] },
    {
      id: 'play',
      point: ['row:blue-06.1'],
      task: {
        show: firstOf('play blue-06 1'),
        judge: (after, before) =>
          mine(after).water >= mine(before).water + FIRST_WATER.n
            ? 'done'
            : asks(after, 'discard', 'chooseTemple')
              ? 'temple'
              : 'other',
      },
    },
    {
      id: 'draw',
      start: at.drawing,
      point: ['draw:1', 'deck'],
      task: {
        show: firstOf('draw 1'),
        harmless: ['colour'],
        judge: (after, before) => (blues(after) > blues(before) ? 'done' : 'colour'),
      },
    },
  ]),
  lesson('forest', 2, [
    { id: 'dirt', start: at.dirty, point: [place('r1c0'), place('r1c1'), place('r0c1')] },
    {
      id: 'clean',
      point: [place('r1c0'), 'row:red-01.1', 'row:red-02.1'],
      task: {
        show: firstOf(['clean r1c0', 'clean r0c2'], ['play red-01 1', 'clean r1c0', 'clean r0c2']),
        judge(after, before) {
          if (legalSpaces(mine(after)).length > legalSpaces(mine(before)).length) return 'done';
          if (asks(after, 'clean', 'effects')) return 'way';
          if (began(before)) return 'other';
          return sum(mine(after).pollution) < sum(mine(before).pollution) ? 'far' : 'stopped';
        },
      },
    },
    { id: 'price', start: at.planting, point: ['row:green-11.1', 'water:0'] },
    {
      id: 'plant',
      point: [place('r1c0'), place('r0c2')],
      task: plant(firstOf('plant r1c0', ['forest amber-12', 'plant r1c0'], 'play green-11 1'), (s, space) =>
        touching(s, space) > 1 ? 'done' : 'loose',
      ),
    },
  ]),
  lesson('village', 2, [
    { id: 'slots', start: at.flying, point: [place('r0c1'), place('r1c0')] },
    {
      id: 'fly',
      point: [place('capital'), place('r0c1'), 'row:yellow-12.1'],
      task: {
        show: firstOf(
          'step r0c0 r0c1',
          ['step capital r0c0', 'step r0c0 r0c1', 'step capital r0c0', 'step r0c0 r0c1'],
          'play yellow-12 1',
        ),
        judge(after, before) {
          if (isFull(after)) return 'done';
          if (asks(after, 'move')) return 'way';
          return began(before) ? 'other' : 'stopped';
        },
      },
    },
    {
      id: 'build',
      start: at.full,
      point: [place('r0c1')],
      task: {
        show: firstOf('build r0c1'),
        judge: (after, before) => (villages(mine(after)) > villages(mine(before)) ? 'done' : 'other'),
      },
    },
    { id: 'smoke', start: at.built, point: [place('r0c2'), place('r1c1'), place('capital')] },
    {
      id: 'card',
      point: ['now:v13', 'now:v15', ...tribeAt(mine(at.built()).tribe).temples.map((t) => `temple:${ME}.${t.id}`)],
      task: {
        show: firstOf(['takeVillageCard v13', 'useNow'], 'useNow', ['temple t-move', 'templeOn r0c0']),
        judge(after, before) {
          const frame = top(after);
          if (placedTemples(mine(after)) > placedTemples(mine(before)) || asks(after, 'templeTile')) return 'done';
          if (frame?.f === 'villageCardUse') return GIVES_TEMPLE.includes(frame.card) ? 'way' : 'noTemple';
          if (asks(after, 'chooseTemple')) return 'way';
          if (mine(after).objectives.length > mine(before).objectives.length) return 'kept';
          return top(before)?.f === 'chooseTemple' ? 'declined' : 'noTemple';
        },
      },
    },
  ]),
  lesson('rack', 2, [
    { id: 'rows', start: at.rows, point: ['row:blue-15.1', 'row:blue-15.2', 'row:blue-15.3'] },
    {
      id: 'strong',
      point: ['row:blue-15.2', 'rack:1', 'rack:2'],
      task: {
        show: firstOf('play blue-15 2'),
        harmless: ['weak'],
        judge(after, before) {
          const gain = mine(after).water - mine(before).water;
          return gain >= STRONG.n ? 'done' : gain > 0 && !holds(after, 'blue-15') ? 'weak' : 'other';
        },
      },
    },
    { id: 'stuck', start: at.stuck, point: ['rack:0'] },
    {
      id: 'temple',
      point: [`temple:${ME}.t-move`, 'rack:0'],
      task: {
        show: firstOf(
          'temple t-move',
          ['discard red-20,green-20,yellow-20', 'temple t-move'],
          ['placeTemple', 'discard red-20,green-20,yellow-20', 'temple t-move', 'templeOn r0c0'],
        ),
        judge(after, before) {
          if (asks(after, 'discard')) return 'way';
          if (began(before) && placedTemples(mine(after)) === 0 && !asks(after, 'chooseTemple', 'templeTile'))
            return 'card';
          if (!holds(after, 'blue-01', 'blue-20')) return 'blue';
          if (asks(after, 'chooseTemple')) return 'way';
          const wind = templeOf(mine(after).tribe, 't-move');
          const frame = top(after);
          const chosen = frame?.f === 'templeTile' ? frame.temple : (mine(after).temple.find((t) => t >= 0) ?? -1);
          return chosen === wind ? 'done' : 'effect';
        },
      },
    },
    {
      id: 'nearer',
      start: at.nearer,
      point: ['row:yellow-01.1', 'row:yellow-02.1', place('r0c1')],
      task: {
        show: firstOf('play yellow-01 1'),
        judge: (after, before) =>
          asks(after, 'move') || mine(after).capital < mine(before).capital ? 'done' : 'other',
      },
    },
  ]),
  lesson('end', 2, [
    { id: 'path', start: at.gap, point: [`path:${ME}`, place('r0c0'), place('r0c1'), place('r1c1')] },
    {
      id: 'close',
      point: ['tile:amber-01', 'tile:amber-02', place('r1c0'), place('r1c2'), place('r2c1')],
      task: plant(
        firstOf('plant r1c2', ['forest amber-01', 'plant r1c2'], 'play green-11 1'),
        (s) => (pathHolds(mine(s)) ? 'done' : 'place'),
        isAmber,
      ),
    },
    {
      id: 'leader',
      start: at.closed,
      point: tribeAt(mine(at.closed()).tribe).leaders.map((l) => `leader:${ME}.${l.id}`),
      task: {
        show: firstOf('leader falcons-3'),
        harmless: ['declined'],
        judge: (after, before) => (mine(after).leaders.length > mine(before).leaders.length ? 'done' : 'declined'),
      },
    },
    { id: 'score', start: at.late, point: ['table:score'] },
    { id: 'tables', point: ['table:score'] },
    {
      id: 'last',
      point: [place('r0c2'), place('r2c1')],
      task: {
        show: firstOf('build r0c2'),
        judge: (after) => (after.endTile === ME ? 'done' : 'wait'),
      },
    },
  ]),
];
