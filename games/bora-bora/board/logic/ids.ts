/** Every thing on the table has one name: drawn, touched, changed and moved by it. */
import { CARD_IDS, JEWEL_IDS, REGION_IDS, TASK_IDS } from '../../rules/data.ts';
import type { GodId } from '../../rules/words.ts';

export const dieThing = (i: number): string => `die:${i}`;
export const cardThing = (card: number): string => `card:${CARD_IDS[card]}`;
export const regionThing = (region: number): string => `region:${REGION_IDS[region]}`;
export const templeThing = (space: number): string => `temple:${space}`;
export const slotThing = (sex: string, slot: number): string => `slot:${sex}.${slot}`;
export const displayThing = (i: number): string => `display:${i}`;
export const DECK = 'deck';
export const jewelThing = (jewel: number): string => `jewel:${JEWEL_IDS[jewel]}`;
export const taskThing = (task: number): string => `task:${TASK_IDS[task]}`;
export const markerThing = (seat: number): string => `marker:${seat}`;
/** On the board of a seat. */
export const fieldThing = (seat: number, field: number): string => `field:${seat}.${field}`;
export const spaceThing = (seat: number, space: number): string => `space:${seat}.${space}`;
export const tileThing = (seat: number, tile: number): string => `tile:${seat}.${tile}`;
export const goodsThing = (seat: number, what: string): string => `goods:${seat}.${what}`;
export const handThing = (seat: number, god: GodId | 'tile' | 'hidden'): string => `hand:${seat}.${god}`;
/** Switches and choices beside an action. */
export const godThing = (god: GodId): string => `god:${god}`;
export const fireThing = (bonus: string): string => `fire:${bonus}`;
