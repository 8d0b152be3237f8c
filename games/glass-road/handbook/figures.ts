/** The figures of the handbook as positions: arranged and played by the rules. `draw.tsx` draws them. */
import type { Figure, Language } from '#kernel';
import { xy } from '../board/draw/circle.ts';
import { lane } from '../board/draw/wheel.ts';
import {
  BUILDINGS,
  CELL_NAMES,
  GOODS,
  MARKERS,
  SPECIALISTS,
  STARTING_BUILDINGS,
  TILES,
  WHEELS,
} from '../rules/data.ts';
import { game } from '../rules/game.ts';
import { contentOf } from '../rules/helpers.ts';
import { countAdjacent } from '../rules/landscape.ts';
import type { Player, ResolveFrame, State } from '../rules/state.ts';
import { Arranged, cardOf, cellOf } from './arranged.ts';

type Point = readonly [x: number, y: number];

interface Base extends Figure<State> {
  readonly numbers: readonly Point[];
}
/** One wheel; with a move in notation the way its markers would go. */
export interface WheelFigure extends Base {
  readonly show: 'wheel';
  readonly wheel: number;
  readonly move?: string;
}
export interface LandFigure extends Base {
  readonly show: 'land';
  /** Part of the drawing: x, y, width, height. */
  readonly cut?: readonly number[];
  readonly yes?: readonly string[];
  readonly no?: readonly string[];
}
export interface CardFigure extends Base {
  readonly show: 'card';
  readonly card: string;
}
/** The cards that lie before everybody. */
export interface SeatsFigure extends Base {
  readonly show: 'seats';
}
export interface TilesFigure extends Base {
  readonly show: 'tiles';
  readonly tiles: readonly string[];
}
export type RoadFigure = WheelFigure | LandFigure | CardFigure | SeatsFigure | TilesFigure;

const mine = (s: State): Player => s.players[0] as Player;
const good = (id: string): number => GOODS.findIndex((g) => g.id === id);
/** The marker of a good on a wheel. */
const markerOf = (wheel: number, id: string): number =>
  MARKERS.findIndex((m) => m.wheel === wheel && m.good === good(id));
const stockOf = (s: State, wheel: number, id: string): number => mine(s).stock[markerOf(wheel, id)] as number;
const [GLASS, BRICK] = [0, 1];
const pond = TILES.findIndex((t) => t.id === 'pond');
const typeOf = (id: string): number => BUILDINGS.find((b) => b.id === id)?.type ?? -1;

// --- the position for terminals ---

function wheelLines(wheel: number): (s: State, lang: Language) => readonly string[] {
  return (s, lang) => {
    const w = WHEELS[wheel] as (typeof WHEELS)[number];
    const said = [...w.basics, w.product].map(
      (m) => `${GOODS[MARKERS[m]?.good ?? 0]?.name[lang]} ${mine(s).stock[m] as number}`,
    );
    return [`${w.name[lang]}: ${said.join(', ')}`];
  };
}

function landLines(s: State, lang: Language): readonly string[] {
  const empty = { de: 'leer', en: 'empty' }[lang];
  const named = CELL_NAMES.map((_, cell) => {
    const c = contentOf(mine(s), cell);
    if (c.is === 'tile') return TILES[c.tile]?.name[lang] ?? '';
    if (c.is === 'building') return BUILDINGS[c.building]?.name[lang] ?? '';
    return c.is === 'start' ? (STARTING_BUILDINGS[c.start]?.name[lang] ?? '') : empty;
  });
  const columns = CELL_NAMES.filter((name) => name.startsWith(CELL_NAMES[0]?.slice(0, 2) ?? '')).length;
  const rows = Array.from({ length: named.length / columns }, (_, r) => named.slice(r * columns, (r + 1) * columns));
  return rows.map((row) => row.join(' | '));
}

const cardNames = (cards: readonly number[], lang: Language): string =>
  cards.map((c) => SPECIALISTS[c]?.name[lang] ?? '').join(', ') || '–';

function seatLines(s: State, lang: Language): readonly string[] {
  const played = { de: 'gespielt', en: 'played' }[lang];
  const followed = { de: 'mitgespielt', en: 'followed' }[lang];
  return s.players.map(
    (p, i) => `${i + 1}: ${played} ${cardNames(p.played, lang)}; ${followed} ${cardNames(p.followed, lang)}`,
  );
}

// --- makers ---

type Extra<F> = Omit<F, 'show' | 'state' | 'numbers' | 'callouts' | 'lines'>;

const wheel = (
  which: number,
  state: () => State,
  numbers: readonly Point[],
  extra: Omit<Extra<WheelFigure>, 'wheel'> = {},
): WheelFigure => ({
  show: 'wheel',
  wheel: which,
  state,
  numbers,
  callouts: numbers.length,
  lines: wheelLines(which),
  ...extra,
});

const land = (state: () => State, numbers: readonly Point[], extra: Extra<LandFigure> = {}): LandFigure => ({
  show: 'land',
  state,
  numbers,
  callouts: numbers.length,
  lines: landLines,
  ...extra,
});

/** A place on a cell: its middle unless told. */
const on = (name: string, x = 50, y = 50): Point => {
  const cell = cellOf(name);
  const columns = CELL_NAMES.filter((n) => n.startsWith(name.slice(0, 2))).length;
  return [14 + (cell % columns) * 108 + x, 11 + Math.floor(cell / columns) * 108 + y];
};

/** Where a marker stands at a number. */
function beside(which: number, id: string, n: number): Point {
  const { r, angle } = lane(which, markerOf(which, id));
  return xy(r, angle(n)) as Point;
}

const by = ([x, y]: Point, right: number, down: number): Point => [x + right, y + down];

const start = (seats = 3): Arranged => new Arranged(seats);
const fishing = (): State => start().using(0, 'fish-farmer').play(0, 'act A').s;
const FOREIGN = ['woodcutter', 'pit-worker', 'water-carrier', 'clay-worker'];

/** Ann reveals the builder; the second holds it too and has to follow. */
const following = (): State =>
  start()
    .hands(
      ['builder', 'fish-farmer', 'forester', 'carpenter', 'supplier'],
      ['builder', ...FOREIGN],
      ['pond-builder', ...FOREIGN],
    )
    .play(0, 'choose builder')
    .play(1, 'choose woodcutter')
    .play(2, 'choose pond-builder').s;

const RICH = 'GW(1,2,0,2,3|1) BW(2,1,0|2)';
const building = (...ids: string[]): Arranged =>
  start()
    .stock(0, RICH)
    .show(...ids)
    .using(0, 'builder');

const finished = (): State =>
  start()
    .stock(0, 'GW(4,1,0,2,1|2) BW(0,3,2|1)')
    .own(0, 'sawmill', 'r1c2')
    .own(0, 'kiln', 'r3c3')
    .own(0, 'water-tower', 'r1c5')
    .own(0, 'floodgate', 'r2c4')
    .own(0, 'sediment-factory', 'r2c1')
    .own(0, 'mansion', 'r2c5')
    .own(0, 'bathhouse', 'r4c1').s;

export const figures = {
  wheel: wheel(
    GLASS,
    () => start().s,
    [
      by(beside(GLASS, 'glass', 0), 0, -30),
      by(beside(GLASS, 'wood', 2), 22, 20),
      by(beside(GLASS, 'sand', 1), -28, 6),
      by(beside(GLASS, 'food', 0), -4, -27),
    ],
    {
      claims: (s) => ({
        'no food yet': stockOf(s, GLASS, 'food') === 0,
        'no glass yet': stockOf(s, GLASS, 'glass') === 0,
      }),
    },
  ),
  turn: wheel(GLASS, fishing, [], {
    move: 'take 3 wheel=glassworks',
    possible: ['take 3 wheel=glassworks', 'take 3 wheel=brickworks', 'take 0'],
    claims: () => {
      const s = start().using(0, 'fish-farmer').play(0, 'act A', 'take 3 wheel=glassworks').s;
      return {
        'one turn makes one glass': stockOf(s, GLASS, 'glass') === 1,
        'and takes one of each good': stockOf(s, GLASS, 'food') === 2 && stockOf(s, GLASS, 'sand') === 0,
      };
    },
  }),
  bricks: wheel(BRICK, fishing, [], {
    move: 'take 3 wheel=brickworks',
    claims: () => {
      const s = start().using(0, 'fish-farmer').play(0, 'act A', 'take 3 wheel=brickworks').s;
      return {
        'the same food makes a brick': stockOf(s, BRICK, 'brick') === 1,
        'and no glass': stockOf(s, GLASS, 'glass') === 0,
      };
    },
  }),
  blocked: wheel(
    GLASS,
    () => start().stock(0, 'GW(0,2,2,2,3|0)').using(0, 'water-carrier').s,
    [by(beside(GLASS, 'sand', 0), 2, -27)],
    {
      claims: (s) => ({
        'sand is missing': stockOf(s, GLASS, 'sand') === 0,
        'all others are there': ['food', 'charcoal', 'water', 'wood'].every((id) => stockOf(s, GLASS, id) > 0),
      }),
    },
  ),
  land: land(() => start().s, [on('r1c1', 50, 84), on('r1c2'), on('r2c2'), on('r3c2'), on('r4c2'), on('r3c3')], {
    claims: (s) => ({
      'a starting building at the top left': contentOf(mine(s), cellOf('r1c1')).is === 'start',
      'the middle is empty': contentOf(mine(s), cellOf('r3c3')).is === 'empty',
    }),
  }),
  card: {
    show: 'card',
    card: 'water-carrier',
    state: () => start().stock(0, 'GW(1,1,1,2,0|0)').using(0, 'water-carrier').s,
    possible: ['act A', 'act B', 'done'],
    numbers: [
      [254, 30],
      [6, 78],
      [6, 122],
    ],
    callouts: 3,
    lines: (_, lang) => [SPECIALISTS[cardOf('water-carrier')]?.name[lang] ?? ''],
  },
  follow: {
    show: 'seats',
    state: following,
    possible: ['done'],
    numbers: [
      [66, 16],
      [358, 16],
      [528, 16],
    ],
    callouts: 3,
    claims: (s) => ({
      'the second follows': (s.players[1] as Player).followed.includes(cardOf('builder')),
      'the third does not': (s.players[2] as Player).followed.length === 0,
      'one action each': (s.stack.filter((f) => f.f === 'resolve') as ResolveFrame[]).every((f) => f.left === 1),
    }),
    lines: seatLines,
  },
  place: land(() => start().using(0, 'pond-builder').play(0, 'act A').s, [on('r4c1'), on('r1c2')], {
    yes: ['r3c3', 'r4c1'],
    no: ['r1c2'],
    possible: ['place r3c3', 'place r4c1'],
    refused: { 'place r1c2': 'GR-31' },
  }),
  tiles: {
    show: 'tiles',
    tiles: ['kiln', 'clay-lake', 'floodgate', 'factory'],
    state: () => building('kiln', 'clay-lake', 'floodgate', 'factory').s,
    numbers: [
      [144, 136],
      [312, 136],
      [480, 136],
      [648, 136],
    ],
    callouts: 4,
    claims: () => ({
      'three kinds': new Set(['kiln', 'clay-lake', 'floodgate'].map(typeOf)).size === 3,
      'the last is an upgrade': BUILDINGS.find((b) => b.id === 'factory')?.pattern === 'brick',
    }),
    lines: (_, lang) =>
      ['kiln', 'clay-lake', 'floodgate', 'factory'].map((id) => BUILDINGS.find((b) => b.id === id)?.name[lang] ?? ''),
  },
  site: land(
    () => building('bathhouse').play(0, 'act A', 'build bathhouse').s,
    [on('r4c1'), on('r1c2'), on('r1c1', 50, 84)],
    {
      yes: ['r3c3', 'r4c1'],
      no: ['r1c2', 'r1c1'],
      possible: ['site r3c3', 'site r4c1'],
      refused: { 'site r1c2': 'GR-32', 'site r1c1': 'GR-32' },
    },
  ),
  upgrade: land(() => building('extension').play(0, 'act A', 'build extension').s, [on('r2c1', 50, 84), on('r3c3')], {
    cut: [0, 0, 350, 450],
    yes: ['r1c1', 'r2c1', 'r3c1'],
    no: ['r3c3'],
    possible: ['site r1c1', 'site r2c1', 'site r3c1'],
    refused: { 'site r3c3': 'GR-33' },
  }),
  convert: wheel(GLASS, () => start().own(0, 'sandpit', 'r3c3').using(0, 'forester').play(0, 'convert sandpit').s, [], {
    move: 'take 2',
    possible: ['take 1', 'take 2'],
    claims: (s) => ({ 'one water is paid': stockOf(s, GLASS, 'water') === 1 }),
  }),
  adjacent: land(
    () => start().own(0, 'sand-island', 'r3c3').s,
    [on('r3c3', 14, 86), on('r3c2', 50, 50), on('r4c4', 50, 50)],
    {
      cut: [108, 108, 350, 350],
      claims: (s) => ({
        'one pond beside it': countAdjacent(mine(s).cells, cellOf('r3c3'), 1 << pond) === 1,
        'another only at a corner': contentOf(mine(s), cellOf('r4c4')).is === 'tile',
      }),
    },
  ),
  whole: land(finished, [], {
    claims: (s) => ({
      'the floodgate has a pond beside it': countAdjacent(mine(s).cells, cellOf('r2c4'), 1 << pond) === 1,
      'it has points': (game.score(s, 'judge').seats[0]?.total ?? 0) > 0,
    }),
  }),
} satisfies Readonly<Record<string, RoadFigure>>;
