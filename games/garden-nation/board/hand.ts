/** What the fingers are doing: shared by the garden, the panels and the tools. */
import { signal } from '@preact/signals';

/** Moving a roof: off, choosing the roof (−1), or from this field. */
export const roofMode = signal(false);
export const roofFrom = signal(-1);
/** The bed a phone looks at closely, −1 for the whole garden. */
export const zoom = signal(-1);
/** Secret cards marked to keep, as positions in the deal. */
export const marked = signal<readonly number[]>([]);

/** The word about cards that had to be kept was read. */
export const understood = signal(false);

export function drop(): void {
  roofMode.value = false;
  roofFrom.value = -1;
  marked.value = [];
}
