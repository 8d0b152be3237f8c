/** What the fingers are doing: shared by terrain, dock, panel and tools. */
import { signal } from '@preact/signals';
import type { Event, GameMove } from '../rules/state.ts';
import type { DockPlace } from './model.ts';

/** The place whose rider is to fly, −1 while nobody was chosen. */
export const traveller = signal(-1);
/** Cards marked to be discarded, as positions on the rack. */
export const marked = signal<readonly number[]>([]);
/** Card and row that are looked at though they cannot be played. */
export const looked = signal<{ readonly card: number; readonly row: number } | null>(null);
/** The part of the dock that was opened by hand; null follows the question. */
export const opened = signal<DockPlace | null>(null);

/** A flight of several steps: every step is a move of its own, the next one follows when the last one has landed. */
export interface Route {
  readonly moves: readonly GameMove[];
  /** Steps left before the first of these moves. */
  readonly left: number;
}
export const route = signal<Route | null>(null);

/** The latest move, for the small boards: the seats beside the table are not told of events. */
export const news = signal<{ readonly events: readonly Event[]; readonly speed: number }>({ events: [], speed: 0 });

/** Another question: marks and glances of the last one are gone; the route stays, it looks after itself. */
export function drop(): void {
  traveller.value = -1;
  marked.value = [];
  looked.value = null;
  opened.value = null;
}
