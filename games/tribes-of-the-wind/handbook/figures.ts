/** The figures of the handbook as positions: arranged and played by the rules. `draw.tsx` draws them. */
import type { Figure, Language } from '#kernel';
import { cardAt, constants, grid, scoring, tribeAt, villageCardAt } from '../rules/data.ts';
import { game } from '../rules/game.ts';
import { CAPITAL, spaceOf } from '../rules/geometry.ts';
import { leaderProgress, objectiveProgress, playerAt, racksOf, rowReports, stepCosts } from '../rules/inspect.ts';
import { villages } from '../rules/metrics.ts';
import type { Player, SeenCard, State } from '../rules/state.ts';
import { speech } from './entries.ts';
import { FIRST, type Scene, scene } from './scene.ts';

/** A place in the drawing, in its units: a space is 150 wide, the next one begins 158 later. */
type Point = readonly [x: number, y: number];

interface Base extends Figure<State> {
  readonly numbers: readonly Point[];
}
export interface LandFigure extends Base {
  readonly show: 'land';
  /** The part of the land that is drawn: x, y, width, height; all of it unless told. */
  readonly cut?: readonly [number, number, number, number];
  /** Flights, each by the places a rider passes. */
  readonly flights?: readonly (readonly string[])[];
  /** Spaces with a mark: possible or not. */
  readonly yes?: readonly string[];
  readonly no?: readonly string[];
  readonly path?: boolean;
}
export interface RacksFigure extends Base {
  readonly show: 'racks';
  /** The card that is looked at. */
  readonly card: string;
}
export interface CardFigure extends Base {
  readonly show: 'card' | 'villageCard';
  readonly card: string;
}
export interface TilesFigure extends Base {
  readonly show: 'tiles';
  /** Spaces whose tiles are drawn side by side. */
  readonly spaces: readonly string[];
}
export type TribesFigure = LandFigure | RacksFigure | CardFigure | TilesFigure;

const me = (s: State): Player => s.players[0] as Player;

/** What lies on the land, as the plain table says it. */
function landLines(s: State, lang: Language): readonly string[] {
  const say = speech(lang);
  const p = me(s);
  const lines = p.tiles.flatMap((tile, space) => {
    if (tile < 0) return [];
    const riders = p.riders[space] as number;
    const temple = p.temple[space] as number;
    return [
      [
        `${say.place(space)}: ${say.tile(tile)}`,
        ...(p.village[space] === 1 ? [say.village] : []),
        ...(riders > 0 ? [say.riders(riders)] : []),
        ...(temple >= 0 ? [say.temple(p.tribe, temple)] : []),
      ].join(', '),
    ];
  });
  const foul = p.pollution.flatMap((n, space) => (n > 0 ? [`${say.place(space)} ×${n}`] : []));
  return [...lines, ...(foul.length === 0 ? [] : [say.polluted(foul.join(', '))]), say.stock(p.water, p.capital)];
}

const backs = (cards: readonly SeenCard[], lang: Language): string =>
  cards.map((c) => speech(lang).element(c.color)).join(', ');

function rackLines(s: State, lang: Language, card: string): readonly string[] {
  const view = game.view(s, 0);
  const say = speech(lang);
  const racks = racksOf(view, 0);
  const index = me(s).rack.find((c) => cardAt(c).id === card) ?? 0;
  return [
    say.left(backs(racks.left.cards, lang)),
    say.own(backs(racks.own, lang)),
    say.right(backs(racks.right.cards, lang)),
    `${say.card(index)}: ${say.cardSentence(index)}`,
  ];
}

type Extra<F> = Omit<F, 'show' | 'state' | 'numbers' | 'callouts' | 'lines'>;

const land = (position: Scene, numbers: readonly Point[], extra: Extra<LandFigure> = {}): LandFigure => ({
  show: 'land',
  state: () => scene(position),
  numbers,
  callouts: numbers.length,
  lines: landLines,
  ...extra,
});

const racks = (position: Scene, numbers: readonly Point[], extra: Extra<RacksFigure>): RacksFigure => ({
  show: 'racks',
  state: () => scene(position),
  numbers,
  callouts: numbers.length,
  lines: (s, lang) => rackLines(s, lang, extra.card),
  ...extra,
});

/** The middle of a space. */
const at = (column: number, row: number, x = 75, y = 75): Point => [column * 158 + x, row * 158 + y];

const before: Scene = {
  tiles: { r0c1: 'violet-01', r1c0: 'amber-06' },
  riders: { r0c1: 3, r1c0: 1 },
  temples: { r0c1: 't-water' },
  pollution: { r0c2: 1, r2c0: 1 },
};
const PATH = ['r0c0', 'r0c1', 'r1c1', 'r1c2'];

export const figures = {
  board: land({}, [at(1, 0, -2, -102), [441, -118], [592, -112], at(0, 0), at(2, 0, 30, 30), at(1, 0, 30, 30)], {
    claims: (s) => ({
      'all riders are in the capital': me(s).capital === constants.riders,
      'the pollution is that of the set-up': me(s).pollution.join() === tribeAt(me(s).tribe).pollution.join(),
      'beside the start one space is clean': me(s).pollution[spaceOf('r0c1')] === 0,
    }),
  }),
  card: {
    show: 'card',
    card: 'blue-06',
    state: () => scene({ racks: ['blue-06 B Y R G', 'B Y Y R G', 'B B R G G'] }),
    numbers: [
      [85, 12],
      [-4, 43],
      [168, 43],
      [-4, 81],
    ],
    callouts: 4,
    lines: (s, lang) => rackLines(s, lang, 'blue-06'),
  },
  racks: racks(
    { racks: ['blue-06 B Y R G', 'B Y Y R G', 'B B R G G'] },
    [
      [108, 60],
      [350, 60],
      [592, 60],
    ],
    {
      card: 'blue-06',
      possible: ['play blue-06 1'],
      refused: { 'play blue-06 2': 'TW-2' },
      claims: (s) => ({
        'the first row holds, the second does not':
          rowReports(game.view(s, 0), 0, me(s).rack[0] as number)
            .map((r) => r.playable)
            .join() === 'true,false',
      }),
    },
  ),
  two: racks(
    { seats: 2, racks: ['red-03 R Y G B', 'Y Y G G B'], display: 'R B Y G', top: 'R' },
    [
      [108, 60],
      [592, 60],
    ],
    {
      card: 'red-03',
      possible: ['play red-03 1'],
      refused: { 'play red-03 2': 'TW-3' },
    },
  ),
  steps: land(
    {
      tiles: { r0c1: 'amber-06', r1c1: 'violet-01' },
      racks: ['yellow-12 Y R B B', null, null],
      moves: ['play yellow-12 1'],
    },
    [
      [150, -128],
      [96, 28],
      [254, 20],
    ],
    {
      cut: [-26, -152, 360, 470],
      flights: [['capital', 'r0c0', 'r0c1', 'r1c1']],
      possible: ['step capital r0c0'],
      refused: { 'step capital r1c1': 'TW-19' },
      claims: (s) => ({
        'three steps to the second forest': stepCosts(playerAt(game.view(s, 0), 0), CAPITAL)[spaceOf('r1c1')] === 3,
      }),
    },
  ),
  portal: land(
    {
      tiles: { r0c1: 'amber-01', r0c2: 'teal-06', r1c0: 'violet-01', r1c2: 'violet-08!', r2c0: 'amber-08!' },
      riders: { r2c0: 1 },
      pollution: { r1c1: 1, r2c2: 2, r1c3: 2, r0c3: 2 },
      racks: ['yellow-12 Y R B B', null, null],
      moves: ['play yellow-12 1'],
    },
    [
      [140, -128],
      [118, 340],
    ],
    {
      flights: [
        ['capital', 'r1c2'],
        ['r2c0', 'r1c2'],
      ],
      possible: ['step capital r1c2', 'step r2c0 r1c2'],
    },
  ),
  forest: land(
    {
      tiles: { r0c1: 'amber-06' },
      pollution: { r1c1: 1, r1c2: 2 },
      water: 4,
      racks: ['green-11 Y R G Y', null, null],
      moves: ['play green-11 1', FIRST],
    },
    [at(2, 0), at(1, 1, 30, 30), at(2, 2)],
    {
      cut: [-26, -8, 520, 490],
      yes: ['r0c2', 'r1c0'],
      no: ['r1c1', 'r2c2'],
      possible: ['plant r0c2', 'plant r1c0'],
      refused: { 'plant r1c1': 'TW-32', 'plant r2c2': 'TW-32' },
    },
  ),
  full: land(before, [at(1, 0, 144, 6), at(1, 0, 8, 142), at(0, 1, 6, 10)], {
    cut: [-26, -152, 520, 630],
    possible: ['build r0c1'],
    refused: { 'build r1c0': 'TW-24' },
  }),
  built: land({ ...before, moves: ['build r0c1'] }, [[128, -126], at(1, 0, 8, 8), at(2, 0, 28, 28), at(1, 1, 28, 28)], {
    cut: [-26, -152, 520, 630],
    claims: (s) => ({
      'two riders went home, one stayed': me(s).capital === constants.riders - 2 && me(s).riders[1] === 1,
      'the temple stayed': (me(s).temple[1] as number) >= 0,
      'a second token on the polluted space': me(s).pollution[spaceOf('r0c2')] === 2,
      'a first token below': me(s).pollution[spaceOf('r1c1')] === 1,
      'none where a tile lies': me(s).pollution[grid.start] === 0,
      'one village': villages(me(s)) === 1,
    }),
  }),
  bonus: {
    show: 'tiles',
    spaces: ['r0c1', 'r0c2', 'r0c3', 'r1c3'],
    state: () => scene({ tiles: { r0c1: 'teal-01', r0c2: 'amber-05!', r0c3: 'violet-06!', r1c3: 'teal-08!' } }),
    numbers: [at(0, 0, 22, 22), at(1, 0, 22, 22), at(2, 0, 22, 22), at(3, 0, 22, 22)],
    callouts: 4,
    lines: landLines,
  },
  temple: land(
    {
      tiles: { r0c1: 'amber-06', r1c0: 'teal-01!' },
      temples: { r0c0: 't-water', r1c0: 't-clean' },
      racks: ['Y Y R B G', null, null],
    },
    [[383, -134], at(0, 0, 18, 140), at(0, 1, 18, 140), at(1, 0)],
    {
      cut: [-26, -168, 676, 490],
      possible: ['placeTemple'],
      claims: (s) => ({
        'start and village carry a temple': me(s).temple[grid.start] !== -1 && me(s).temple[spaceOf('r1c0')] !== -1,
        'two are left': me(s).unplaced.length === 2,
      }),
    },
  ),
  villageCard: {
    show: 'villageCard',
    card: 'v12',
    state: () =>
      scene({ ...before, villages: ['v12', 'v01', 'v04', 'v20'], moves: ['build r0c1', 'takeVillageCard v12'] }),
    possible: ['useNow', 'keep'],
    numbers: [
      [8, 64],
      [352, 64],
    ],
    callouts: 2,
    lines: (_, lang) => [speech(lang).villageCard('v12')],
  },
  path: land(
    {
      tiles: { r0c1: 'amber-06', r1c1: 'violet-01', r1c2: 'amber-01', r1c0: 'teal-01' },
    },
    [],
    {
      cut: [-26, -34, 520, 350],
      path: true,
      claims: (s) => ({
        'the path lies': leaderProgress(playerAt(game.view(s, 0), 0)).path.holds,
        'it runs over these tiles': PATH.every((space) => (me(s).tiles[spaceOf(space)] as number) >= 0),
      }),
    },
  ),
  whole: land(
    {
      tiles: {
        r0c1: 'teal-01!',
        r0c2: 'teal-06!',
        r1c0: 'amber-01!',
        r1c1: 'violet-02!',
        r1c2: 'amber-05',
        r2c0: 'violet-08!',
        r2c1: 'teal-02',
        r0c3: 'amber-06',
      },
      temples: { r0c0: 't-water', r0c1: 't-move', r1c0: 't-clean', r2c0: 't-forest' },
      pollution: { r1c3: 3 },
      objectives: ['v01', 'v23', 'v12'],
      water: 2,
    },
    [],
    {
      points: {
        treehouses: constants.treehouses * scoring.perTreehouse,
        temples: scoring.templesTable[constants.temples] as number,
        pollution: scoring.pollutedSpacesTable[1] as number,
        tiles: scoring.tilesTable[9] as number,
      },
      claims: (s) => ({
        'two villages on teal, one full row, five villages together':
          me(s)
            .objectives.map((c) => objectiveProgress(me(s), c).value)
            .join() === '2,1,5',
        'all treehouses stand': me(s).treehouses === 0,
        'the cards are kept':
          me(s)
            .objectives.map((c) => villageCardAt(c).id)
            .join() === 'v01,v23,v12',
      }),
    },
  ),
} satisfies Readonly<Record<string, TribesFigure>>;
