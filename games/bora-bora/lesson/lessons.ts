/** Six lessons on the islands: what is shown, what is asked, and how an answer is judged by what came of it. */
import type { Lesson, LessonStep, Task } from '#kernel';
import { CARD_IDS, HELPER_POINTS, JEWELS, PERSON_SLOTS, PERSONS, REGION_IDS, TASK_VP } from '../rules/data.ts';
import { hutsIn } from '../rules/helpers.ts';
import { type Player, RUNNING_PARTS, type State } from '../rules/state.ts';
import { deficit } from '../rules/tasks.ts';
import { WOMAN } from '../rules/words.ts';
import * as at from './positions.ts';

const ME = 0;
const mine = (s: State): Player => s.players[ME] as Player;

/** Fish that are worth the way, symbols worth taking, jewellery worth its shells. */
export const GOOD_FISH = 3;
export const GOOD_SYMBOLS = 3;
export const GOOD_JEWEL = 4;
export const GOOD_SPACE = 4;
export const GOOD_TILE = 4;
/** A new task may lack so much. */
export const NEARLY = 1;

const diceOn = (s: State, card: string): number => mine(s).placed.filter((c) => c === CARD_IDS.indexOf(card)).length;
const placed = (after: State, before: State, card: string): boolean => diceOn(after, card) > diceOn(before, card);
const settled = (s: State): readonly string[] => REGION_IDS.filter((_, r) => hutsIn(s, r).includes(ME));
const news = (after: State, before: State): readonly string[] =>
  settled(after).filter((id) => !settled(before).includes(id));
const bigFish = (after: State, before: State): boolean =>
  news(after, before).some((id) => (after.fish[REGION_IDS.indexOf(id)] as number) >= GOOD_FISH);
const top = (s: State): string => s.stack.at(-1)?.f ?? '';
/** Still in the middle of the action on the card. */
const under = (s: State): boolean => top(s) === 'card' || top(s) === 'person';
/** Helper points that can still be spent. */
const left = (s: State): number => {
  const frame = s.stack.at(-1);
  if (frame?.f === 'card' && frame.card === CARD_IDS.indexOf('helper')) return frame.power;
  return frame?.f === 'helper' ? frame.left : 0;
};
const goods = (p: Player): string =>
  JSON.stringify([p.points, p.offerings, p.shells, p.hand, p.down, p.huts, p.ceremony, p.surplus]);

/** The whole gesture, or what is left of it once the die lies on the card. */
const shown =
  (...lines: readonly string[]) =>
  (s: State): readonly string[] =>
    under(s) ? lines.slice(1) : lines;

/** A task that begins with a die on a card; `verdict` judges what was done there. */
function onCard(
  card: string,
  show: (s: State) => string | readonly string[],
  verdict: (after: State, before: State) => string,
): Task<State> {
  return {
    show,
    judge(after, before) {
      if (placed(after, before, 'fishing')) return 'fishing';
      const began = placed(after, before, card);
      if (!began && !under(before) && !mine(before).placed.includes(CARD_IDS.indexOf(card))) return 'elsewhere';
      if (under(after)) return began || under(before) ? 'way' : 'elsewhere';
      return verdict(after, before);
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

const tookPerson = (after: State, before: State): number =>
  mine(after).persons.find((t, i) => t >= 0 && mine(before).persons[i] !== t) ?? -1;
const newPriest = (after: State, before: State): number =>
  after.temple.findIndex((seat, i) => seat === ME && before.temple[i] !== ME) + 1;
const newTask = (after: State, before: State): number =>
  mine(after).tasks.find((t) => !mine(before).tasks.includes(t)) ?? -1;

export const lessons: readonly Lesson[] = [
  lesson('start', 2, [
    { id: 'table', start: at.helper, point: ['table:board'] },
    { id: 'lower', point: ['card:helper', 'die:0', 'die:1', 'die:2'] },
    { id: 'fishing', point: ['card:fishing'] },
    {
      id: 'place',
      point: ['card:helper', 'die:1', 'die:2'],
      task: {
        show: () => ['die 3 helper', 'help vp', 'help vp', 'help vp'],
        judge: (after, before) =>
          placed(after, before, 'helper') ? 'done' : placed(after, before, 'fishing') ? 'fishing' : 'elsewhere',
      },
    },
    {
      id: 'spend',
      start: at.helperPoints,
      point: ['field:0.0', 'field:0.1', 'goods:0.vp'],
      task: {
        show: (s) =>
          left(s) < HELPER_POINTS.offering
            ? 'help vp'
            : ['help offering', ...Array.from({ length: left(s) - HELPER_POINTS.offering }, () => 'help vp')],
        judge(after, before) {
          if (left(after) > 0 || top(after) === 'draw' || top(after) === 'store') return 'way';
          return goods(mine(after)) === goods(mine(before)) ? 'lost' : 'done';
        },
      },
    },
  ]),
  lesson('islands', 2, [
    { id: 'paths', start: at.mountain, point: ['region:central-mountain', 'region:east-beach'] },
    {
      id: 'settle',
      point: ['region:east-beach', 'card:landWater'],
      task: onCard('landWater', shown('die 4 landWater', 'expand east-beach', 'store 0'), (after, before) =>
        news(after, before).includes('east-beach') ? 'done' : 'other',
      ),
    },
    { id: 'home', point: ['field:0.0', 'space:0.0'] },
    {
      id: 'far',
      start: at.fishes,
      point: ['die:0', 'card:landWater', 'region:central-steppe', 'region:south-steppe', 'region:east-forest'],
      task: onCard('landWater', shown('die 5 landWater', 'expand south-steppe'), (after, before) =>
        bigFish(after, before) ? 'done' : 'small',
      ),
    },
  ]),
  lesson('people', 2, [
    {
      id: 'slots',
      start: at.market,
      point: ['man', 'woman'].flatMap((sex) => Array.from({ length: PERSON_SLOTS }, (_, i) => `slot:${sex}.${i + 1}`)),
    },
    {
      id: 'take',
      point: ['card:womanMan', 'die:0', 'slot:woman.2', 'slot:woman.4'],
      task: onCard('womanMan', shown('die 4 womanMan', 'take woman 4'), (after, before) => {
        const person = PERSONS[tookPerson(after, before)];
        if (person === undefined || person.sex !== WOMAN) return 'man';
        return person.symbols >= GOOD_SYMBOLS ? 'done' : 'few';
      }),
    },
    { id: 'phase', start: at.dancers, point: ['field:0.0', 'field:0.1', 'field:0.2'] },
    {
      id: 'use',
      point: ['field:0.0', 'field:0.1', 'field:0.2'],
      task: {
        show: () => 'use woman vp',
        judge: (after, before) =>
          part(after, 'persons') > part(before, 'persons') || mine(after).shells > mine(before).shells
            ? 'done'
            : 'ended',
      },
    },
  ]),
  lesson('faith', 1, [
    { id: 'temple', start: at.temple, point: ['card:temple'] },
    {
      id: 'priest',
      point: ['card:temple', 'die:0', 'temple:4', 'temple:5'],
      task: onCard('temple', shown('die 5 temple', 'priest 5', 'fire offering', 'fire status'), (after, before) =>
        newPriest(after, before) >= GOOD_SPACE ? 'done' : 'deep',
      ),
    },
    { id: 'stones', start: at.stones, point: ['space:0.0', 'space:0.1', 'space:0.5'] },
    {
      id: 'build',
      point: ['card:build', 'die:0'],
      task: onCard('build', shown('die 4 build', 'build 4 0 1', 'fire offering', 'fire status'), (after) =>
        mine(after).built[GOOD_TILE - 1] === 1 ? 'done' : 'low',
      ),
    },
  ]),
  lesson('gods', 1, [
    { id: 'masks', start: at.blocked, point: ['hand:0.blue', 'hand:0.red'] },
    {
      id: 'blue',
      point: ['die:0', 'card:landWater', 'region:south-steppe', 'region:east-beach'],
      task: onCard(
        'landWater',
        shown('die 6 landWater blue=card', 'expand south-steppe', 'red none'),
        (after, before) => {
          if (!usedBlue(after, before)) return 'low';
          return bigFish(after, before) ? 'done' : 'small';
        },
      ),
    },
    {
      id: 'red',
      start: at.caught,
      point: ['region:south-steppe'],
      task: {
        show: () => 'red card',
        judge: (after, before) => (part(after, 'redFish') > part(before, 'redFish') ? 'done' : 'declined'),
      },
    },
  ]),
  lesson('round', 2, [
    { id: 'status', start: at.shop, point: ['marker:0', 'marker:1'] },
    {
      id: 'jewel',
      point: ['jewel:j11', 'jewel:j13'],
      task: {
        show: () => 'buy j13',
        judge(after, before) {
          const bought = mine(after).jewels.find((j) => !mine(before).jewels.includes(j));
          if (bought === undefined) return 'passed';
          return (JEWELS[bought]?.vp ?? 0) >= GOOD_JEWEL ? 'done' : 'cheap';
        },
        harmless: ['cheap'],
      },
    },
    {
      id: 'task',
      point: ['task:s3'],
      task: {
        show: () => 'fulfil s3',
        judge: (after, before) => (part(after, 'tasks') - part(before, 'tasks') >= TASK_VP ? 'done' : 'yellow'),
      },
    },
    { id: 'count', point: ['table:score'] },
    { id: 'bonus', point: ['table:score'] },
    {
      id: 'choose',
      point: ['task:d30', 'task:d35'],
      task: {
        show: () => 'task d30',
        judge(after, before) {
          const t = newTask(after, before);
          return t >= 0 && deficit(before, ME, mine(before), t) <= NEARLY ? 'done' : 'distant';
        },
        harmless: ['distant'],
      },
    },
  ]),
];

function part(s: State, name: (typeof RUNNING_PARTS)[number]): number {
  return mine(s).points[RUNNING_PARTS.indexOf(name)] as number;
}

/** The blue card is out of the hand. */
function usedBlue(after: State, before: State): boolean {
  const blue = (s: State): number => mine(s).hand[0] as number;
  return blue(after) < blue(before) || blue(before) === 0;
}
