/** What the fingers are doing: shared by board, panel and tools. */
import { signal } from '@preact/signals';

export type Place = 'wheels' | 'land' | 'display' | 'cards';

/** The place a phone looks at. */
export const place = signal<Place>('cards');
/** The wheel a phone shows large while nothing is asked. */
export const face = signal(0);
/** The row of the display a phone looks at. */
export const row = signal(0);
/** Clearing tiles: taps on the landscape discard. */
export const clearing = signal(false);
/** A building looked at closely, or -1. */
export const looked = signal(-1);
/** A card of the small hand looked at closely, or -1. */
export const lookedCard = signal(-1);
/** Cards marked to be kept, and how many were in hand when the last mark was made. */
export const marked = signal<readonly string[]>([]);
export const markedAt = signal(-1);
/** The anytime actions are open on a phone. */
export const anytimeOpen = signal(false);
