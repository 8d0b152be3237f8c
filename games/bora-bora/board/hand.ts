/** What the fingers are doing: shared by the map, the panels and the tools. */
import { signal } from '@preact/signals';
import type { GameMove } from '../rules/state.ts';
import type { Place } from './logic/gestures.ts';
import type { Block } from './logic/scorings.ts';

/** Face of the die that is held, 0 for the one the board proposes. */
export const heldDie = signal(0);
/** Building tile that is held, 0 for the lowest one. */
export const heldTile = signal(0);
/** First of the two spaces of a building, −1 while none is chosen. */
export const firstSpace = signal(-1);
/** Ways to do what was tapped (payments of a god, fulfil or discard): one of them is still to be chosen. */
export const ways = signal<readonly GameMove[]>([]);
/** The place a narrow screen looks at. */
export const place = signal<Place>('map');
/** A phone looks at the whole map although a region is selected. */
export const whole = signal(false);
/** Scorings that happened by themselves and were not yet put away. */
export const news = signal<readonly Block[]>([]);

/** The shell shows the panel with the displays; a replay has none. */
export const panelThere = signal(false);

export function drop(): void {
  heldDie.value = 0;
  heldTile.value = 0;
  firstSpace.value = -1;
  ways.value = [];
  whole.value = false;
}
