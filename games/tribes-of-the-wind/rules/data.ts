import raw from '../data/tribes-of-the-wind.json' with { type: 'json' };
import { type ElementCard, type Leader, readData, type Tile, type Tribe, type VillageCard } from './read-data.ts';

export type { ElementCard, Leader, Row, Temple, Tile, Tribe, VillageCard } from './read-data.ts';

/** The data of the game, read and checked once. */
export const data = readData(raw);

export const { elements, forestColors, cards, tiles, villageCards, tribes, grid, constants, scoring } = data;

export const ELEMENTS = elements.length;
export const SPACES = grid.rows * grid.columns;
/** Index of the first start tile in `tiles`; the tile of seat n is START + n. */
export const START_TILE = data.forestTileCount;

export const colorOfCard: readonly number[] = cards.map((c) => c.color);

export const cardAt = (i: number): ElementCard => cards[i] as ElementCard;
export const tileAt = (i: number): Tile => tiles[i] as Tile;
export const villageCardAt = (i: number): VillageCard => villageCards[i] as VillageCard;
export const tribeAt = (i: number): Tribe => tribes[i] as Tribe;
export const leaderAt = (tribe: number, i: number): Leader => tribeAt(tribe).leaders[i] as Leader;

const indexOf = (list: readonly { readonly id: string }[]): ReadonlyMap<string, number> =>
  new Map(list.map((x, i) => [x.id, i]));

const cardIndex = indexOf(cards);
const tileIndex = indexOf(tiles);
const villageIndex = indexOf(villageCards);
const tribeIndex = indexOf(tribes);

/** Index of an id, -1 if there is no such piece. */
export const cardOf = (id: string): number => cardIndex.get(id) ?? -1;
export const tileOf = (id: string): number => tileIndex.get(id) ?? -1;
export const villageCardOf = (id: string): number => villageIndex.get(id) ?? -1;
export const tribeOf = (id: string): number => tribeIndex.get(id) ?? -1;
export const templeOf = (tribe: number, id: string): number => tribeAt(tribe).temples.findIndex((t) => t.id === id);
export const leaderOf = (tribe: number, id: string): number => tribeAt(tribe).leaders.findIndex((l) => l.id === id);
