/** The numbers the handbook and the lessons speak of, all from the data. */
import { type Language, spelled } from '#kernel';
import * as d from '../rules/data.ts';

const sign = (n: number): string => (n > 0 ? `+${n}` : n < 0 ? `−${-n}` : '0');
const kind = (id: string): d.Kind => {
  const found = d.KINDS.find((k) => k.id === id);
  if (found === undefined) throw new Error(`no kind ${id}`);
  return found;
};
const pairs = (
  values: readonly number[],
): readonly { readonly from: number; readonly to: number; readonly n: number }[] =>
  values.flatMap((n, i) => (values.indexOf(n) === i ? [{ from: i + 1, to: values.lastIndexOf(n) + 1, n }] : []));

export const numbers = {
  sign,
  word: (n: number, lang: Language): string => spelled(n, lang),
  rounds: d.ROUNDS,
  dice: d.DICE,
  huts: d.HUTS,
  priests: d.PRIESTS,
  islands: d.ISLAND_IDS.length,
  regions: d.REGIONS.length,
  perTerrain: d.REGIONS.length / d.TERRAIN_IDS.length,
  paths: d.PATHS.length,
  fields: d.FIELDS,
  reserve: d.RESERVE + 1,
  tiles: d.BUILDING_TILES.length,
  spaces: d.SPACES,
  slots: d.PERSON_SLOTS,
  kinds: d.KINDS.length,
  perKind: d.PERSONS.filter((p) => p.kind === 0 && p.sex === 0).length,
  persons: d.PERSONS.length,
  tasks: d.TASKS.length,
  own: d.TASK_SLOTS,
  light: d.START_TASKS_LIGHT,
  dark: d.START_TASKS_DARK,
  extra: d.TASK_DISPLAY_EXTRA,
  jewels: d.JEWELS.length,
  column: d.JEWELS_PER_ROUND,
  godDisplay: d.GOD_DISPLAY,
  godCards: d.START_GOD_CARDS,
  perGod: d.CARDS_PER_GOD,
  offerings: d.START_OFFERINGS,
  godTiles: d.START_GOD_TILES,
  templeTiles: d.TEMPLE_GOD_TILES,
  temple: d.TEMPLE_SPACES,
  startVp: d.START_VP,
  firstFish: d.FIRST_FISH,
  fishes: [...new Set(d.FISH_VALUES)].map((v) => ({ v, n: d.FISH_VALUES.filter((x) => x === v).length })),
  fishing: d.FISHING_VP,
  six: d.DIE_FACES,
  task: d.TASK_VP,
  yellow: d.TASK_VP_YELLOW,
  failed: d.TASK_VP_FAILED,
  godTileVp: d.GOD_TILE_VP,
  bonus: d.BONUS_VP,
  cost: d.OFFERING_COST,
  pair: d.PAIR_CARDS,
  priestVp: pairs(d.PRIEST_VP),
  buildVp: pairs(d.BUILD_VP),
  status: pairs(d.STATUS_VP).map(({ from, to, n }) => ({ from: from - 1, to: to - 1, n })),
  cards: [2, 3, 4].map((n) => (d.CARDS_IN_PLAY[n] ?? []).filter((c) => c !== d.FISHING).length),
  helper: d.HELPER_POINTS,
  bonuses: d.FINAL_BONUSES,
  dearest: Math.max(...d.JEWELS.map((j) => j.vp)),
  cheapest: Math.min(...d.JEWELS.map((j) => j.vp)),
  kind,
} as const;
