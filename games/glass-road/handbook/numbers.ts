/** The numbers the handbook speaks of, all from the data. */
import { type Language, spelled } from '#kernel';
import {
  BUILDINGS,
  COLUMN_COUNT,
  LAYOUT,
  MARKERS,
  OF_TYPE,
  ROW_COUNT,
  ROWS,
  SEATS,
  SLOTS_PER_ROW,
  SOLO_RANKS,
  SPECIALISTS,
  START_STOCK,
  STARTING_BUILDINGS,
  STRUCTURE,
  TILES,
  WHEELS,
} from '../rules/data.ts';
import { game } from '../rules/game.ts';
import { figures } from './figures.ts';

const wheelOf = (id: string) => WHEELS.find((w) => w.id === id) ?? (WHEELS[0] as (typeof WHEELS)[number]);
const laid = (id: string): number => LAYOUT.filter((c) => TILES[c.tile]?.id === id).length;

/** The finished landscape of the scoring chapter, part by part. */
function example(): { readonly parts: Readonly<Record<string, number | null>>; readonly sum: number } {
  const seat = game.score(figures.whole.state(), 'judge').seats[0];
  return { parts: seat?.parts ?? {}, sum: seat?.total ?? 0 };
}

export const numbers = {
  word: (n: number, lang: Language): string => spelled(n, lang),
  periods: STRUCTURE.periods,
  longPeriods: STRUCTURE.longVariantPeriods,
  rounds: STRUCTURE.roundsPerPeriod,
  cards: SPECIALISTS.length,
  hand: STRUCTURE.handSize,
  aside: SPECIALISTS.length - STRUCTURE.handSize,
  slots: STRUCTURE.followSlots,
  actions: SPECIALISTS[0]?.actions.length ?? 0,
  mostCards: STRUCTURE.roundsPerPeriod + STRUCTURE.followSlots,
  rows: ROW_COUNT,
  columns: COLUMN_COUNT,
  starting: STARTING_BUILDINGS.length,
  forests: laid('forest'),
  groves: laid('grove'),
  ponds: laid('pond'),
  pits: laid('pit'),
  basicMax: Math.max(...MARKERS.map((m) => m.max)),
  productMax: wheelOf('glassworks').productMax,
  glassBasics: wheelOf('glassworks').basics.length,
  brickBasics: wheelOf('brickworks').basics.length,
  startStock: START_STOCK,
  buildings: BUILDINGS.length,
  types: ROWS.length,
  ofType: OF_TYPE.map((list) => list.length),
  slotsPerRow: SEATS.map((n) => ({ n, slots: SLOTS_PER_ROW[n] as number })),
  extraHand: STRUCTURE.twoPlayer.extraPlayIfHandIs,
  gobletPeriod: STRUCTURE.threePlayer.gobletByFewestBuildingsAfterPeriod,
  ranks: SOLO_RANKS,
  remarkable: STRUCTURE.soloNeighbour.remarkableScore,
  designed: BUILDINGS.filter((b) => b.designed).length,
  example: example(),
} as const;
