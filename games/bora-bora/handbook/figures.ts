/** The figures of the handbook as positions laid out by hand. `draw.tsx` draws them. */
import type { Figure, Language } from '#kernel';
import { PERSONS, STATUS_VP, TASK_VP, TASK_VP_YELLOW } from '../rules/data.ts';
import { hutsIn, siteHolder, statusOrder, visibleDeficit } from '../rules/helpers.ts';
import { NOBODY, type Player, type State } from '../rules/state.ts';
import { lines } from './lines.ts';
import { laid, type Position, region } from './position.ts';

/** What is drawn of the position. */
export type Show = 'map' | 'cards' | 'fields' | 'temple' | 'status' | 'ceremony' | 'jewels' | 'tasks' | 'gods' | 'fire';

/** A number in the drawing: at a thing of it, moved by so much. */
export type Spot = readonly [at: string, dx: number, dy: number];

export interface IslandFigure extends Figure<State> {
  readonly show: Show;
  readonly seat: number;
  readonly numbers: readonly Spot[];
  /** The part of the map, around these regions. */
  readonly around?: readonly string[];
  /** Regions that can be settled by the moves of the figure. */
  readonly lit?: readonly string[];
  /** Fields of the village that are shown. */
  readonly fields?: number;
}

const player = (s: State): Player => s.players[0] as Player;

type Extra = Omit<Partial<IslandFigure>, 'state' | 'numbers' | 'show'>;

function figure(show: Show, make: () => Position, numbers: readonly Spot[], extra: Extra = {}): IslandFigure {
  return {
    show,
    state: () => make().s,
    numbers,
    callouts: numbers.length,
    lines: (s: State, lang: Language) => lines(s, show, lang),
    ...extra,
    seat: extra.seat ?? 0,
  };
}

const deficitOf = (s: State, i: number): number | null => visibleDeficit(s, 0, player(s), player(s).tasks[i] as number);

export const figures = {
  islands: figure(
    'map',
    () =>
      laid(3)
        .hut(0, 'central-beach', 'central-mountain', 'south-forest')
        .hut(1, 'north-beach', 'central-forest')
        .hut(2, 'central-beach', 'east-beach'),
    [
      ['site central-mountain', 36, -44],
      ['site central-beach', -62, -6],
      ['fish east-forest', 0, -40],
      ['path L1', 36, -10],
      ['path W7', 36, -10],
      ['site west-steppe', -30, -40],
    ],
    {
      claims: (s) => ({
        'two huts in one region, the later one on the site':
          hutsIn(s, region('central-beach')).length === 2 && siteHolder(s, region('central-beach')) === 2,
        'nobody has settled the steppe in the west': hutsIn(s, region('west-steppe')).length === 0,
      }),
    },
  ),
  dice: figure(
    'cards',
    () => laid(4).dice(0, [2, 3, 6]).dice(1, [5, 1, 2]).lies(1, 5, 'helper').dice(2, [3, 2, 6]).lies(2, 3, 'helper'),
    [
      ['card helper', 0, -8],
      ['die 0', 0, 40],
      ['die 1', 0, 40],
      ['die 2', 0, 40],
    ],
    {
      possible: ['die 2 helper', 'die 6 fishing'],
      refused: { 'die 3 helper': 'BB-7', 'die 6 helper': 'BB-7' },
    },
  ),
  roads: figure(
    'map',
    () => laid(4).hut(0, 'central-mountain').hut(1, 'central-beach').dice(0, [4]).moves('die 4 water'),
    [
      ['site central-mountain', -40, -44],
      ['path W2', 32, -22],
      ['path W1', -34, 20],
    ],
    {
      around: ['central-mountain', 'east-beach', 'south-steppe'],
      lit: ['east-beach'],
      possible: ['expand east-beach'],
      refused: { 'expand south-steppe': 'BB-16', 'expand central-steppe': 'BB-19' },
    },
  ),
  site: figure(
    'map',
    () => laid(3).hut(0, 'central-steppe', 'central-mountain').hut(2, 'central-steppe').fish('central-steppe', 5),
    [
      ['site central-steppe', 30, -44],
      ['site central-steppe', 86, -4],
      ['fish central-steppe', 0, -40],
    ],
    {
      around: ['central-steppe', 'central-mountain'],
      claims: (s) => ({
        'the later hut holds the site': siteHolder(s, region('central-steppe')) === 2,
        'the earlier one stays in the region': hutsIn(s, region('central-steppe')).includes(0),
        'the fish is worth 5': s.fish[region('central-steppe')] === 5,
      }),
    },
  ),
  village: figure(
    'fields',
    () =>
      laid(2)
        .hut(0, 'central-beach', 'central-forest', 'central-steppe')
        .person(0, 'woman-shell-2')
        .person(0, 'man-build-3', true),
    [
      ['field 0', 0, -50],
      ['field 1', 0, -50],
      ['field 2', 0, -50],
      ['field 3', 0, -50],
      ['field 5', 0, -50],
    ],
    {
      fields: 4,
      claims: (s) => ({
        'the third field is free': player(s).persons[2] === NOBODY && player(s).huts[2] === 0,
        'the woman lies up, the man down': player(s).down[0] === 0 && player(s).down[1] === 1,
      }),
    },
  ),
  helper: figure(
    'fields',
    () =>
      laid(4)
        .hut(0, 'central-beach', 'central-forest', 'central-steppe')
        .person(0, 'man-vp-3')
        .person(0, 'man-water-2')
        .person(0, 'woman-godCard-3')
        .dice(0, [5])
        .moves('die 5 helper'),
    [
      ['field 0', 0, -50],
      ['field 1', 0, -50],
      ['field 2', 0, -50],
    ],
    {
      fields: 3,
      possible: ['tattoo man-vp-3', 'tattoo man-water-2', 'gather woman-godCard-3', 'help offering'],
      claims: (s) => ({
        'five symbols on two men, three shells on the woman':
          symbols(s, 0) + symbols(s, 1) === 5 && symbols(s, 2) === 3,
        'five steps lead to four points': STATUS_VP[5] === 4,
      }),
    },
  ),
  temple: figure(
    'temple',
    () => laid(4).priests([6, 1], [4, 2], [3, 1], [1, 3]).dice(0, [4]).moves('die 4 temple'),
    [
      ['temple 4', 0, -58],
      ['temple 3', 0, -58],
      ['temple 2', 0, -58],
      ['temple 1', 0, -58],
    ],
    {
      possible: ['priest 4', 'priest 2'],
      refused: { 'priest 5': 'BB-16' },
      claims: (s) => {
        const t = laid(4).priests([6, 1], [4, 2], [3, 1], [1, 3]).dice(0, [4]).moves('die 4 temple', 'priest 4')
          .s.temple;
        return {
          'the row moves down into the gap': t[3] === 0 && t[2] === 2 && t[1] === 1,
          'nobody else moves': t[0] === 3 && t[5] === 1 && s.temple[1] === NOBODY,
        };
      },
    },
  ),
  build: figure(
    'ceremony',
    () => laid(4).stored(0, 0, 1, 6, 11).built(0, 2, 4, 8).dice(0, [3]).moves('die 3 build'),
    [
      ['space 0', 20, -6],
      ['space 6', 26, -16],
      ['space 4', -10, 20],
    ],
    {
      possible: ['build 3 0 1', 'build 1 0 1'],
      refused: { 'build 3 1 6': 'BB-43', 'build 4 0 1': 'BB-16' },
      claims: (s) => ({ 'one tile is built': player(s).built.filter((x) => x === 1).length === 1 }),
    },
  ),
  fire: figure(
    'fire',
    () => laid(4).stored(0, 0, 1).dice(0, [3]).moves('die 3 build', 'build 3 0 1'),
    [
      ['fire 0', 0, -34],
      ['fire 1', 0, -34],
    ],
    { possible: ['fire offering', 'fire godCard'], refused: { 'fire shell': 'BB-41' } },
  ),
  gods: figure(
    'gods',
    () => laid(2).hand(0, 'blue', 'white', 'red', 'green', 'yellow').give(0, { offerings: 2, godTiles: 1 }),
    [
      ['god 0', 0, -46],
      ['god 1', 0, -46],
      ['god 2', 0, -46],
      ['god 3', 0, -46],
      ['god 4', 0, -46],
      ['god 5', 0, -46],
    ],
    {
      claims: (s) => ({
        'one card of each colour and a god tile': player(s).hand.every((n) => n === 1) && player(s).godTiles === 1,
      }),
    },
  ),
  people: figure(
    'fields',
    () =>
      laid(2)
        .hut(0, 'central-mountain', 'central-forest', 'north-beach', 'north-mountain')
        .person(0, 'man-land-1', true)
        .person(0, 'man-land-2')
        .person(0, 'woman-land-1')
        .person(0, 'woman-vp-2')
        .phase('B'),
    [
      ['field 0', 0, -50],
      ['field 2', 0, -50],
      ['field 3', 0, -50],
    ],
    {
      fields: 4,
      possible: ['use man land', 'use woman land', 'use woman vp'],
      claims: () => {
        const t = laid(2)
          .hut(0, 'central-mountain', 'central-forest', 'north-beach', 'north-mountain')
          .person(0, 'man-land-1', true)
          .person(0, 'man-land-2')
          .phase('B')
          .moves('use man land');
        const frame = t.s.stack.at(-1);
        return { 'two men add up to four': frame?.f === 'person' && frame.power === 4 };
      },
    },
  ),
  status: figure(
    'status',
    () => laid(3).status([1, 5], [0, 5], [2, 3]).phase('A'),
    [
      ['status 0', 0, -46],
      ['status 2', 0, -34],
    ],
    {
      claims: (s) => ({
        'red came later and is first': statusOrder(s).join() === '0,1,2',
        'both score the same': STATUS_VP[5] === STATUS_VP[s.status[1] as number],
      }),
    },
  ),
  jewels: figure(
    'jewels',
    () => laid(2).column(1, 'j03', 'j06', 'j10', 'j21').give(0, { shells: 3 }).phase('C3'),
    [
      ['jewel 2', 0, -44],
      ['jewel 3', 0, -44],
    ],
    { possible: ['buy j10', 'buy j03', 'pass'], refused: { 'buy j21': 'BB-66' } },
  ),
  tasks: figure(
    'tasks',
    () =>
      laid(2)
        .hut(0, 'central-beach', 'central-forest', 'north-beach')
        .stored(0, 2, 4)
        .tasks(0, 's6', 'd32', 'd49')
        .hand(0, 'yellow')
        .give(0, { offerings: 3 })
        .phase('C4'),
    [
      ['task 0', 0, 0],
      ['task 1', 0, 0],
      ['task 2', 0, 0],
    ],
    {
      possible: ['fulfil s6', 'yellow d32 card'],
      refused: { 'fulfil d32': 'BB-67', 'yellow d49 card': 'BB-72', 'discard d49': 'BB-68' },
      claims: (s) => ({
        'the first is fulfilled, the second lacks one, the third more':
          deficitOf(s, 0) === 0 && deficitOf(s, 1) === 1 && (deficitOf(s, 2) ?? 0) > 1,
        'yellow brings less': TASK_VP_YELLOW < TASK_VP,
      }),
    },
  ),
} satisfies Readonly<Record<string, IslandFigure>>;

function symbols(s: State, field: number): number {
  return PERSONS[player(s).persons[field] as number]?.symbols ?? 0;
}

export type FigureId = keyof typeof figures;
