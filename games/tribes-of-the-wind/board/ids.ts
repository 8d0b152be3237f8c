/** The ids of everything that lies on the table. */
import { cardAt, tileAt, tribeAt, villageCardAt } from '../rules/data.ts';
import { PLACE_NAMES, type Place } from '../rules/geometry.ts';

export const placeThing = (seat: number, place: Place): string => `place:${seat}.${PLACE_NAMES[place]}`;
export const waterThing = (seat: number): string => `water:${seat}`;
export const templeThing = (seat: number, tribe: number, temple: number): string =>
  `temple:${seat}.${tribeAt(tribe).temples[temple]?.id}`;
export const leaderThing = (seat: number, tribe: number, leader: number): string =>
  `leader:${seat}.${tribeAt(tribe).leaders[leader]?.id}`;
export const rowThing = (card: number, row: number): string => `row:${cardAt(card).id}.${row + 1}`;
export const cardThing = (card: number): string => `card:${cardAt(card).id}`;
export const rackThing = (seat: number): string => (seat < 0 ? 'rack:market' : `rack:${seat}`);
export const tileThing = (tile: number): string => `tile:${tileAt(tile).id}`;
export const villageThing = (card: number): string => `village:${villageCardAt(card).id}`;
/** The two halves of a village card. */
export const keepThing = (card: number): string => `keep:${villageCardAt(card).id}`;
export const nowThing = (card: number): string => `now:${villageCardAt(card).id}`;
export const objectiveThing = (card: number): string => `objective:${villageCardAt(card).id}`;
/** A back of the display, by its place there before anything was drawn. */
export const drawThing = (index: number): string => `draw:${index + 1}`;
export const DECK = 'deck';
/** What an id names within its kind: 'r0c1' of 'place:0.r0c1'. */
export const named = (thing: string): string => thing.slice(thing.lastIndexOf('.') + 1);
