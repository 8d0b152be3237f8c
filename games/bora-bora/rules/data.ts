import raw from '../data/bora-bora.json' with { type: 'json' };
import { type RawRequirement, type Requirement, readRequirement } from './requirements.ts';
import {
  BONUS_TESTS,
  type BonusTest,
  CARD_ACTIONS,
  type CardAction,
  demand,
  FIRE_FIRST,
  FIRE_SECOND,
  GOD_EFFECTS,
  GOD_IDS,
  HELPER_ITEMS,
  type HelperItem,
  indexIn,
  MODES,
  type Mode,
  oneOf,
  PATH_TYPES,
  type PathType,
  PERSON_ACTIONS,
  type PersonAction,
  SEXES,
} from './words.ts';

/** A name in both languages, as the data file gives it. */
export interface Names {
  readonly de: string;
  readonly en: string;
}

const c = raw.constants;
export const MIN_PLAYERS = raw.players.min;
export const MAX_PLAYERS = raw.players.max;
export const ROUNDS = c.rounds;
export const DICE = c.dicePerPlayer;
export const HUTS = c.hutsPerPlayer;
export const PRIESTS = c.priestsPerPlayer;
export const START_GOD_CARDS = c.startGodCards;
export const START_OFFERINGS = c.startOfferings;
export const START_GOD_TILES = c.startGodTiles;
export const START_VP: readonly number[] = c.startVpByTurnOrder;
export const START_TASKS_LIGHT = c.startTasksLight;
export const START_TASKS_DARK = c.startTasksDark;
export const TASK_DISPLAY_EXTRA = c.taskDisplayExtra;
export const GOD_DISPLAY = c.godCardDisplay;
export const TEMPLE_GOD_TILES = c.templeGodTiles;
export const PERSON_SLOTS = c.personDisplayPerSex;
export const TASK_SLOTS = c.taskSlotsPerPlayer;
export const JEWELS_PER_ROUND = c.jewelsPerRound;
export const FISHING_VP = c.fishingVp;
export const TASK_VP = c.taskVp;
export const TASK_VP_YELLOW = c.taskVpWithYellow;
export const TASK_VP_FAILED = c.taskVpFailed;
export const GOD_TILE_VP = c.unusedGodTileVp;
export const BONUS_VP = c.bonusVp;
export const PRIEST_VP: readonly number[] = raw.byRound.priestVp.values;
export const BUILD_VP: readonly number[] = raw.byRound.buildVp.values;
export const STATUS_VP: readonly number[] = raw.statusTrack.vp;
export const TEMPLE_SPACES = raw.temple.spaces.length;
export const CARDS_PER_GOD = raw.gods.cardsPerColour;
export const OFFERING_COST = raw.gods.offeringCost;
export const PAIR_CARDS = raw.gods.pairCost.equalCards;
export const PAIR_OFFERINGS = raw.gods.pairCost.offerings;
export const TILE_OFFERINGS = raw.gods.godTiles.offerings;
export const GOD_TILES = raw.gods.godTiles.total;
export const FIELDS = raw.playerBoard.fields.count;
/** Index of the reserve field, the 12th. */
export const RESERVE = raw.playerBoard.fields.reserveField - 1;
export const FIRST_FISH = Math.min(...raw.fishTiles.values);

export const MATERIAL_IDS = raw.materials.rows.map((m) => m.id);
export const MATERIAL_NAMES: readonly Names[] = raw.materials.rows.map((m) => m.name);
/** The yield of a steppe; materials have the smaller numbers. */
export const OFFERING = MATERIAL_IDS.length;

export const TERRAIN_IDS = raw.terrains.rows.map((t) => t.id);
export const TERRAIN_NAMES: readonly Names[] = raw.terrains.rows.map((t) => t.name);
export const YIELDS: readonly number[] = raw.terrains.rows.map((t) =>
  indexIn([...MATERIAL_IDS, 'offering'], t.yields, `terrain ${t.id}`),
);
export const ISLAND_IDS = raw.islands.rows.map((i) => i.id);

export interface Region {
  readonly id: string;
  readonly name: Names;
  readonly island: number;
  readonly terrain: number;
  /** A material, or OFFERING. */
  readonly yields: number;
}
export const REGION_IDS = raw.regions.rows.map((r) => r.id);
export const REGIONS: readonly Region[] = raw.regions.rows.map((r) => {
  const terrain = indexIn(TERRAIN_IDS, r.terrain, `region ${r.id}`);
  const island = indexIn(ISLAND_IDS, r.island, `region ${r.id}`);
  return { id: r.id, name: r.name, island, terrain, yields: YIELDS[terrain] as number };
});

export interface Path {
  readonly id: string;
  readonly type: PathType;
  readonly a: number;
  readonly b: number;
  readonly value: number;
}
export const PATHS: readonly Path[] = raw.paths.rows.map((p) => ({
  id: p.id,
  type: oneOf(PATH_TYPES, p.type, `path ${p.id}`),
  a: indexIn(REGION_IDS, p.a, `path ${p.id}`),
  b: indexIn(REGION_IDS, p.b, `path ${p.id}`),
  value: p.value,
}));
export const LAND_PATHS = PATHS.filter((p) => p.type === 'land');
export const WATER_PATHS = PATHS.filter((p) => p.type === 'water');
export const FISH_VALUES: readonly number[] = raw.fishTiles.values;

export interface ActionCard {
  readonly id: string;
  readonly name: Names;
  readonly actions: readonly CardAction[];
  readonly players: readonly number[];
  /** The fishing space takes every die. */
  readonly anyDie: boolean;
}
/** All action cards, the fishing space last. */
export const CARDS: readonly ActionCard[] = [
  ...raw.actionCards.rows.map((x) => ({ ...x, ignoresDieOrder: false })),
  raw.actionCards.boardSpace,
].map((x) => ({
  id: x.id,
  name: x.name,
  actions: x.actions.map((a) => oneOf(CARD_ACTIONS, a, `card ${x.id}`)),
  players: x.players,
  anyDie: x.ignoresDieOrder,
}));
export const CARD_IDS = CARDS.map((x) => x.id);
export const FISHING = CARDS.length - 1;
/** Number of players → cards in play, the fishing space last. */
export const CARDS_IN_PLAY: readonly (readonly number[])[] = Array.from({ length: MAX_PLAYERS + 1 }, (_, n) =>
  CARDS.flatMap((card, i) => (card.players.includes(n) ? [i] : [])),
);

export interface Kind {
  readonly id: string;
  readonly name: Readonly<Record<'man' | 'woman', Names>>;
  readonly action: PersonAction;
  readonly mode: Mode;
  readonly values: readonly number[];
  readonly doubled: readonly number[];
}
export const KINDS: readonly Kind[] = raw.personKinds.rows.map((k) => ({
  id: k.id,
  name: k.name,
  action: oneOf(PERSON_ACTIONS, k.action, `kind ${k.id}`),
  mode: oneOf(MODES, k.mode, `kind ${k.id}`),
  values: k.valueByTiles,
  doubled: k.doubledByTiles,
}));
export const KIND_IDS = KINDS.map((k) => k.id);

export interface Person {
  readonly id: string;
  readonly sex: number;
  readonly kind: number;
  readonly symbols: number;
}
export const PERSONS: readonly Person[] = raw.personTiles.rows.map((p) => ({
  id: p.id,
  sex: indexIn(SEXES, p.sex, `person ${p.id}`),
  kind: indexIn(KIND_IDS, p.kind, `person ${p.id}`),
  symbols: p.symbols,
}));
export const PERSON_IDS = PERSONS.map((p) => p.id);

export const JEWEL_TYPE_IDS = raw.jewelTypes.rows.map((t) => t.id);
export const JEWEL_TYPE_NAMES: readonly Names[] = raw.jewelTypes.rows.map((t) => t.name);
export interface Jewel {
  readonly id: string;
  readonly type: number;
  readonly cost: number;
  readonly vp: number;
}
export const JEWELS: readonly Jewel[] = raw.jewels.rows.map((j) => ({
  id: j.id,
  type: indexIn(JEWEL_TYPE_IDS, j.type, `jewel ${j.id}`),
  cost: j.cost,
  vp: j.vp,
}));
export const JEWEL_IDS = JEWELS.map((j) => j.id);

export interface Task {
  readonly id: string;
  readonly name: Names;
  readonly start: boolean;
  readonly req: readonly Requirement[];
}
const lookups = {
  kinds: KIND_IDS,
  terrains: TERRAIN_IDS,
  materials: MATERIAL_IDS,
  jewelTypes: JEWEL_TYPE_IDS,
};
const TASK_SETS = ['start', 'main'] as const;
export const TASKS: readonly Task[] = raw.taskTiles.rows.map((t) => ({
  id: t.id,
  name: t.name,
  start: oneOf(TASK_SETS, t.set, `task ${t.id}`) === 'start',
  req: t.req.map((r: RawRequirement) => readRequirement(r, lookups, `task ${t.id}`)),
}));
export const TASK_IDS = TASKS.map((t) => t.id);

/** The material that belongs on each space of the ceremony place, row by row. */
const place = raw.playerBoard.ceremonyPlace;
export const SPACE_MATERIAL: readonly number[] = place.grid
  .flat()
  .map((m) => indexIn(MATERIAL_IDS, m, 'ceremony place'));
export const SPACES = SPACE_MATERIAL.length;
export const CEREMONY_COLS = place.cols;
/** Pairs of orthogonal neighbours on the ceremony place, smaller space first. */
export const NEIGHBOURS: readonly (readonly [number, number])[] = SPACE_MATERIAL.flatMap((_, i) => {
  const pairs: (readonly [number, number])[] = [];
  if ((i + 1) % place.cols !== 0) pairs.push([i, i + 1]);
  if (i + place.cols < SPACE_MATERIAL.length) pairs.push([i, i + place.cols]);
  return pairs;
});
export const BUILDING_TILES: readonly number[] = raw.playerBoard.buildingTiles.values;

export const GOD_NAMES: readonly Names[] = GOD_IDS.map(
  (id) =>
    raw.gods.rows[
      indexIn(
        raw.gods.rows.map((g) => g.id),
        id,
        'gods',
      )
    ]?.name as Names,
);

export const HELPER_POINTS = Object.fromEntries(
  raw.helperExchange.rows.map((x) => [oneOf(HELPER_ITEMS, x.id, 'helper exchange'), x.points]),
) as Readonly<Record<HelperItem, number>>;
/** The highest face of a die: what white makes of any other. The slots of the persons are numbered like the faces. */
export const DIE_FACES = PERSON_SLOTS;

export interface FinalBonus {
  readonly id: string;
  readonly name: Names;
  readonly test: BonusTest;
  readonly n: number;
}
export const FINAL_BONUSES: readonly FinalBonus[] = raw.finalBonuses.rows.map((b) => ({
  id: b.id,
  name: b.name,
  test: oneOf(BONUS_TESTS, b.test, `bonus ${b.id}`),
  n: b.n,
}));

for (const g of raw.gods.rows) demand(GOD_EFFECTS[oneOf(GOD_IDS, g.id, 'gods')] === g.effect, `effect of god ${g.id}`);
for (const bonus of raw.fireBonus.first) oneOf(FIRE_FIRST, bonus, 'fire bonus');
for (const bonus of raw.fireBonus.second) oneOf(FIRE_SECOND, bonus, 'fire bonus');
for (const item of HELPER_ITEMS) demand(HELPER_POINTS[item] > 0, `helper item ${item} has no price`);
demand(FISH_VALUES.length === REGIONS.length, 'one fish tile a region');
demand(SPACES === place.rows * place.cols, 'ceremony place has a wrong size');
demand(
  raw.temple.spaces.every((x, i) => x === TEMPLE_SPACES - i),
  'temple spaces run from the highest to 1',
);
demand(JEWELS.length === ROUNDS * JEWELS_PER_ROUND, 'jewels for every round');
demand(BUILDING_TILES.length === c.buildingTilesPerPlayer, 'number of building tiles');
demand(PRIEST_VP.length === ROUNDS && BUILD_VP.length === ROUNDS, 'points for every round');
demand(CARDS[FISHING]?.anyDie === true, 'the fishing space comes last');
demand(HUTS === FIELDS, 'one hut a field');
demand(
  c.startTasksLight + c.startTasksDark === c.taskSlotsPerPlayer && c.taskSlotsPerPlayer === raw.playerBoard.taskSlots,
  'three task slots',
);
