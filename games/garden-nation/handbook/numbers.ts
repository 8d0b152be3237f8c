/** The numbers the handbook and the lessons speak of, all from the data. */
import { type Language, spelled } from '#kernel';
import raw from '../data/garden-nation.json' with { type: 'json' };
import { fieldIndex, LANDS, NUMBERS, PUBLIC, SECRET, SECRET_CARDS, SLOTS, TERRITORIES } from '../rules/data.ts';
import { game } from '../rules/game.ts';
import { buildingValue } from '../rules/garden.ts';
import * as rules from '../rules/numbers.ts';
import type { State } from '../rules/state.ts';
import { figures } from './figures.ts';

const sign = (n: number): string => (n > 0 ? `+${n}` : n < 0 ? `−${-n}` : '0');
const points = (n: number): string => (n < 0 ? `−${-n}` : String(n));

const publicOf = (family: string): number => PUBLIC.find((c) => c.family === family)?.points ?? 0;
const secretOf = (id: string): number => {
  const c = SECRET.find((x) => x.id === id);
  return c === undefined || c.family === 'territoryControl' ? 0 : c.points;
};
const control = SECRET.find((c) => c.family === 'territoryControl');
const tall = (id: string): number => {
  const c = SECRET.find((x) => x.id === id);
  return c?.family === 'tallBuildings' ? c.minFloors : 0;
};

const fieldNumbers = [...new Set(NUMBERS)].sort((a, b) => a - b);
const HALF = raw.populationTrack.bands.length / 2;
const heights = raw.demolitionTable.rows.map((row) => row.floors);

/** The points of the last example, part by part. */
function ending(): {
  readonly projects: number;
  readonly secret: number;
  readonly population: number;
  readonly sum: number;
} {
  const s: State = figures.ending.state();
  const seat = game.score(s, 'judge').seats[0];
  const part = (key: string): number => seat?.parts[key] ?? 0;
  return {
    projects: part('projects'),
    secret: part('secret'),
    population: part('population'),
    sum: seat?.total ?? 0,
  };
}

export const numbers = {
  sign,
  points,
  word: (n: number, lang: Language): string => spelled(n, lang),
  territories: TERRITORIES,
  fields: SLOTS,
  outer: TERRITORIES - 1,
  perLand: (SLOTS - 1) / LANDS.length,
  lands: LANDS.length,
  soilTiles: raw.components.soilTiles.meadow,
  soilCost: raw.components.soilTileCost,
  floors: [2, 3, 4].map((n) => rules.FLOORS_BY_SEATS[n] as number),
  start: rules.START_POPULATION,
  others: rules.OTHER_POPULATION,
  least: rules.LEAST_POPULATION,
  red: rules.RED_ZONE_BELOW,
  track: rules.TRACK_END,
  over: raw.populationTrack.above40,
  lap: raw.scoreTrack.lapAt,
  dealt: rules.DEALT,
  kept: raw.setup.secretProjectsKept,
  faceUp: rules.FACE_UP,
  publicCards: PUBLIC.length,
  secretCards: SECRET_CARDS.length,
  ploys: rules.PLOYS,
  roofs: rules.ROOFS,
  first: (rules.SPACE_ACTIONS[4] as readonly number[])[0] as number,
  later: (rules.SPACE_ACTIONS[4] as readonly number[])[1] as number,
  pairActions: rules.SPACE_ACTIONS[rules.PAIR] as readonly number[],
  sole: rules.SOLE_MAJORITY,
  tied: rules.TIED_MAJORITY,
  maxRounds: rules.MAX_ROUNDS,
  bands: raw.populationTrack.bands,
  /** The same in two halves, so that a table of them fits beside each other. */
  tracks: [raw.populationTrack.bands.slice(0, HALF), raw.populationTrack.bands.slice(HALF)],
  fieldNumbers,
  heights,
  value: buildingValue,
  publicOf,
  secretOf,
  tall,
  one: control?.family === 'territoryControl' ? control.one : 0,
  both: control?.family === 'territoryControl' ? control.both : 0,
  pairs: SECRET.filter((c) => c.family === 'territoryControl').length,
  /** The building of the figure that is pulled down. */
  example: {
    number: NUMBERS[fieldIndex('6.4')] as number,
    floors: 2,
    gain: buildingValue(NUMBERS[fieldIndex('6.4')] as number, 2),
  },
  ending: ending(),
} as const;
