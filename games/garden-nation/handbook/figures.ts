/** The figures of the handbook as positions in layout R0. `draw.tsx` draws them. */
import { type Figure, type Language, parseMove } from '#kernel';
import { words } from '../board/words.ts';
import { BARE, fieldIndex, NUMBERS, PRINTED_LAND, PUBLIC, publicIndex, SECRET, SLOTS } from '../rules/data.ts';
import { game } from '../rules/game.ts';
import { buildingValue, cost, craneTarget, direction, leaders, neighbours, value } from '../rules/garden.ts';
import { populationPoints, SPACE_ACTIONS } from '../rules/numbers.ts';
import { projectsOfBuild, projectsOfInvasion } from '../rules/projects.ts';
import { secretValue } from '../rules/scoring.ts';
import type { GameMove, State } from '../rules/state.ts';
import { terms } from '../text/names.ts';
import { type Told, told } from './position.ts';

/** A number in the drawing: at a field ('5.2'), at the stone of a territory ('bed 1') or at 'frida', moved by so much. */
export type Spot = readonly [at: string, dx: number, dy: number];

export interface GardenFigure extends Figure<State> {
  readonly seat: number;
  readonly numbers: readonly Spot[];
  /** Territories that are drawn; all seven unless told. */
  readonly beds?: readonly number[];
  /** A floor hovers here, as it does before one confirms. */
  readonly ghost?: string;
  /** … and a roof over it. */
  readonly roofed?: true;
  /** A roof goes from one building to another. */
  readonly roof?: readonly [from: string, to: string];
  /** Frida's stencil stands in these territories. */
  readonly goals?: readonly number[];
  /** The stone of the territory that each field leads to lies on it. */
  readonly plan?: true;
  /** The project that is meant. */
  readonly card?: string;
  /** What the population phase brings, territory by territory. */
  readonly gains?: true;
  /** The turn order board instead of the garden. */
  readonly order?: true;
}

const field = (id: string): number => fieldIndex(id);
const at = (list: readonly number[], id: string): number => list[field(id)] as number;

/** The fields that the moves of a figure name. */
const fieldsIn = (lines: readonly string[]): number[] =>
  lines.flatMap((line) => {
    const move = parseMove(game.moves, line) as GameMove | null;
    return move !== null && 'field' in move ? [field(move.field)] : [];
  });

/** The shown territories in words: + where one may act, x where one may not, everything that stands there. */
function gardenLines(s: State, lang: Language, fig: Pick<GardenFigure, 'possible' | 'refused' | 'beds'>): string[] {
  const w = words(lang);
  const t = terms(lang);
  const good = fieldsIn(fig.possible ?? []);
  const bad = fieldsIn(Object.keys(fig.refused ?? {}));
  return (fig.beds ?? s.layout.at.map((_, i) => i + 1)).flatMap((n) => [
    `${w.territory(n)}${s.crane === n - 1 ? ' · Frida' : ''}`,
    ...Array.from({ length: SLOTS }, (_, slot) => {
      const f = (n - 1) * SLOTS + slot;
      const owner = s.owner[f] as number;
      const state =
        owner < 0
          ? w.free
          : [t.clan(s.clans[owner] as number), w.floors(s.floors[f] as number), ...(s.roof[f] === 1 ? [w.roofed] : [])];
      const mark = good.includes(f) ? '+' : bad.includes(f) ? 'x' : ' ';
      const place = t.direction(direction(s.layout, f));
      return `${mark} ${place}: ${t.land(s.land[f] as number)} ${NUMBERS[f]}, ${[state].flat().join(', ')}`;
    }),
  ]);
}

type Extra = Omit<Partial<GardenFigure>, 'state' | 'numbers'>;

function figure(position: Told, numbers: readonly Spot[], extra: Extra = {}): GardenFigure {
  return {
    state: () => told(position),
    callouts: numbers.length,
    numbers,
    lines: (s: State, lang: Language) => gardenLines(s, lang, extra),
    ...extra,
    seat: extra.seat ?? 0,
  };
}

const secretSum = (s: State, id: string): number =>
  secretValue(
    s,
    0,
    SECRET.findIndex((c) => c.id === id),
  );

export const figures = {
  garden: figure(
    {
      seats: 3,
      crane: 4,
      soil: { '7.5': 'straw' },
      built: {
        '1.4': '1x1',
        '2.5': '0x2 roof',
        '3.3': '2x2',
        '4.1': '0x1',
        '4.5': '2x1',
        '5.1': '0x3',
        '6.2': '1x2',
        '7.5': '1x1',
        '7.2': '0x1',
      },
    },
    [
      ['bed 1', -40, 0],
      ['5.3', 42, -28],
      ['5.1', -42, -40],
      ['4.3', 44, -26],
      ['7.5', -46, -26],
      ['2.5', -46, -40],
      ['frida', 62, -60],
    ],
    {
      claims: (s) => ({
        'territory 4 lies in the middle': s.layout.at[0] === 3,
        'one building has a roof': at(s.roof, '2.5') === 1,
        'a bare thornbush': at(s.land, '4.3') === BARE,
        'a thornbush with a soil tile': at(PRINTED_LAND, '7.5') === BARE && at(s.land, '7.5') !== BARE,
      }),
    },
  ),
  price: figure(
    { crane: 6, built: { '6.4': '0x1', '6.5': '0x2', '6.2': '1x1', '6.0': '0x2 roof' } },
    [
      ['6.1', -40, -28],
      ['6.4', 40, -32],
      ['6.5', -42, -46],
      ['6.2', 42, -30],
      ['6.0', -40, -50],
    ],
    {
      beds: [6],
      possible: ['build 6.1', 'build 6.4', 'build 6.5'],
      refused: { 'build 6.2': 'GN-8', 'build 6.0': 'GN-9' },
      claims: (s) => ({
        'the same number, one more for each floor': ['6.1', '6.4', '6.5'].every(
          (id, i) => cost(s, field(id)) === at(NUMBERS, '6.1') + i,
        ),
      }),
    },
  ),
  soil: figure(
    { crane: 4, soil: { '5.5': 'straw' }, built: { '5.5': '1x1' } },
    [
      ['4.3', 0, -50],
      ['5.5', -46, -30],
    ],
    {
      beds: [4, 5],
      possible: ['build 4.3'],
      claims: (s) => ({
        'both cost the same': at(NUMBERS, '4.3') === at(NUMBERS, '5.5'),
        'the soil is chosen once': at(s.land, '4.3') === BARE && at(s.land, '5.5') === 1,
      }),
    },
  ),
  demolish: figure(
    { crane: 6, built: { '6.4': '0x2 roof', '6.1': '1x2' } },
    [
      ['6.4', 44, -44],
      ['6.1', -44, -36],
    ],
    {
      beds: [6],
      possible: ['demolish 6.4'],
      refused: { 'demolish 6.1': 'GN-20' },
      claims: (s) => ({
        'twice its price': value(s, field('6.4')) === 2 * (at(NUMBERS, '6.4') + at(NUMBERS, '6.4') + 1),
        'the table says the same': value(s, field('6.4')) === buildingValue(at(NUMBERS, '6.4'), 2),
      }),
    },
  ),
  crane: figure(
    { crane: 4, built: { '4.1': '1x1', '2.0': '1x2' } },
    [
      ['frida', 64, -40],
      ['4.2', 42, -26],
      ['bed 2', 46, 20],
    ],
    {
      beds: [4, 1, 2, 5],
      possible: ['build 4.2'],
      ghost: '4.2',
      goals: [2],
      claims: (s) => ({ 'she goes to the upper right': craneTarget(s.layout, field('4.2')) === 1 }),
    },
  ),
  plan: figure({ crane: 3 }, [], {
    plan: true,
    beds: [3],
    claims: (s) => ({
      'every field leads to the territory that lies where the field lies': s.layout.at.every(
        (territory, position) => craneTarget(s.layout, 2 * SLOTS + position) === territory,
      ),
      'one of them leads to where she is': craneTarget(s.layout, field('3.6')) === 2,
    }),
  }),
  pair: figure(
    { crane: 1, built: { '1.1': '0x1' }, projects: ['terraced-houses', 'forge', 'prison', 'temple'] },
    [
      ['1.1', -44, -26],
      ['1.2', 44, -40],
    ],
    {
      beds: [1],
      card: 'terraced-houses',
      ghost: '1.2',
      roofed: true,
      possible: ['build 1.2'],
      claims: (s) => ({
        'the second meadow completes it': projectsOfBuild(s, 0, field('1.2')).includes(publicIndex('terraced-houses')),
        'another field does not': projectsOfBuild(s, 0, field('1.3')).length === 0,
      }),
    },
  ),
  beside: figure(
    { crane: 4, built: { '4.1': '0x1', '4.0': '0x1', '1.4': '0x1', '3.3': '0x1' } },
    [
      ['4.0', 44, -30],
      ['1.4', 44, -30],
      ['3.3', -44, -30],
    ],
    {
      beds: [4, 1, 3],
      claims: (s) => ({
        'inside one territory': neighbours(s.layout, field('4.1')).includes(field('4.0')),
        'across the border': neighbours(s.layout, field('4.1')).includes(field('1.4')),
        'not beside': !neighbours(s.layout, field('4.1')).includes(field('3.3')),
      }),
    },
  ),
  trio: figure(
    {
      crane: 4,
      built: { '4.0': '0x1', '4.6': '0x1', '4.2': '0x1' },
      projects: ['temple', 'forge', 'outpost', 'house'],
    },
    [
      ['4.0', -34, -66],
      ['4.6', -44, -30],
      ['4.2', 44, -30],
    ],
    {
      beds: [4],
      card: 'temple',
      ghost: '4.0',
      roofed: true,
      possible: ['build 4.0'],
      claims: (s) => ({
        'the second floor completes the temple': projectsOfBuild(s, 0, field('4.0')).includes(publicIndex('temple')),
        'its neighbours do not touch': !neighbours(s.layout, field('4.6')).includes(field('4.2')),
      }),
    },
  ),
  switching: figure({ crane: 7 }, [], {
    possible: ['switchTerritory 6', 'switchTerritory 1'],
    refused: { 'switchTerritory 4': 'GN-35' },
    goals: [6, 1],
  }),
  roof: figure(
    { crane: 4, built: { '4.0': '0x2 roof', '7.1': '0x1', '7.2': '0x1' } },
    [
      ['4.0', -46, -50],
      ['7.1', -44, -30],
      ['7.2', 44, -30],
    ],
    {
      beds: [4, 7],
      roof: ['4.0', '7.1'],
      possible: ['moveRoof 4.0 7.1'],
      refused: { 'moveRoof 4.0 7.2': 'GN-39' },
    },
  ),
  invade: figure(
    {
      crane: 2,
      built: { '2.0': '1x2', '2.1': '0x1' },
      projects: ['windmill', 'outpost', 'house', 'bunker'],
      population: [30, 10],
    },
    [
      ['2.0', 44, -44],
      ['2.1', -44, -30],
    ],
    {
      beds: [2],
      possible: ['invade 2.0'],
      claims: (s) => ({
        'it costs twice what it cost to build': value(s, field('2.0')) === buildingValue(at(NUMBERS, '2.0'), 2),
        'it completes a project at once': projectsOfInvasion(s, 0, field('2.0')).includes(publicIndex('windmill')),
      }),
    },
  ),
  order: figure({ seats: 4, crane: 4, space: 2 }, [], {
    order: true,
    lines: (s, lang) =>
      (SPACE_ACTIONS[s.seats] ?? []).map((actions, space) => {
        const seat = s.order[space];
        const who = seat === undefined ? '–' : terms(lang).clan(s.clans[seat] as number);
        return `${space === s.space ? '▸' : ' '} ${space + 1} · ${words(lang).actions(actions)} · ${who}`;
      }),
    claims: (s) => ({
      'the third of four': s.space === 2 && s.order.length === 3,
      'only the first space has one action': (SPACE_ACTIONS[s.seats] ?? []).every((n, i) => (n === 1) === (i === 0)),
    }),
  }),
  majority: figure(
    { seats: 3, crane: 4, built: { '1.1': '2x2 roof', '1.3': '2x1', '1.4': '0x1', '2.1': '0x2', '2.3': '1x2' } },
    [
      ['1.1', -44, -52],
      ['2.1', -44, -40],
    ],
    {
      beds: [1, 2],
      gains: true,
      claims: (s) => ({
        'yellow leads alone, the roof does not matter': leaders(s, 0).join() === '2',
        'red and blue are tied': leaders(s, 1).join() === '0,1',
      }),
    },
  ),
  towers: figure(
    {
      crane: 4,
      secrets: [['belfry', 'observatory']],
      built: { '1.4': '0x4', '4.0': '0x4', '2.5': '0x3', '2.0': '0x3' },
    },
    [
      ['1.4', -44, -70],
      ['4.0', -46, -70],
      ['2.5', -46, -60],
      ['2.0', 44, -56],
    ],
    {
      beds: [1, 2, 4],
      claims: (s) => ({
        'two count for the Observatory': secretSum(s, 'observatory') === 2 * pointsOf('observatory'),
        'three for the Belfry, one a territory': secretSum(s, 'belfry') === 3 * pointsOf('belfry'),
      }),
    },
  ),
  ending: figure(
    {
      crane: 4,
      secrets: [['territory-control-3-5', 'market']],
      points: [20, 17],
      population: [33, 22],
      built: { '3.3': '0x2', '5.2': '0x2', '1.3': '0x2', '1.4': '0x2', '3.1': '1x1', '7.1': '1x3' },
    },
    [
      ['3.3', -46, -44],
      ['5.2', 44, -44],
      ['1.3', 46, -44],
      ['1.4', 46, -40],
    ],
    {
      beds: [1, 3, 4, 5, 2],
      points: {
        projects: 20,
        secret: pointsOf('territory-control-3-5') + 4 * pointsOf('market'),
        population: populationPoints(33),
      },
    },
  ),
} satisfies Readonly<Record<string, GardenFigure>>;

/** Points of a secret project: for each building, or for both territories. */
function pointsOf(id: string): number {
  const c = SECRET.find((x) => x.id === id);
  if (c === undefined) throw new Error(`no secret project ${id}`);
  return c.family === 'territoryControl' ? c.both : c.points;
}

export type FigureId = keyof typeof figures;
export const projectPoints = (id: string): number => PUBLIC[publicIndex(id)]?.points ?? 0;
