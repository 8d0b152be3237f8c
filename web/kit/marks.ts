/** The one visual language: what a thing's marks are. Pure. */
import type { Seat } from '#kernel';
import type { Journey } from './contract.ts';
import { inGesture } from './hand.ts';
import type { HandAtTable, Mark } from './table-context.ts';

/** Marks of a thing, strongest first. */
export function marksOf(h: Pick<HandAtTable, 'reading' | 'consequences' | 'changed'>, id: string): readonly Mark[] {
  const thing = h.reading.things.get(id);
  const marks: Mark[] = [];
  if (thing?.on === true || inGesture(h.reading.gesture, id)) marks.push('selected');
  else if ((thing?.ways.length ?? 0) > 0) marks.push('can');
  else if (thing?.cannot === true) marks.push('cannot');
  if (h.consequences.has(id)) marks.push('consequence');
  if (h.changed.has(id)) marks.push('changed');
  return marks;
}

type AnyPlaces = Readonly<Record<string, (event: never, view: never) => readonly Journey[]>>;

/** What events move, in order. An event the table does not know moves nothing. */
export function journeys(places: object, events: readonly unknown[], view: unknown): readonly Journey[] {
  const table = places as AnyPlaces;
  return events.flatMap((event) => {
    const { e, seat } = event as { readonly e?: string; readonly seat?: Seat };
    const found = e !== undefined && Object.hasOwn(table, e) ? table[e]?.(event as never, view as never) : undefined;
    return (found ?? []).map((j) => (j.seat === undefined && seat !== undefined ? { ...j, seat } : j));
  });
}

/** Places that these events changed, each with whoever changed it last. */
export function changedPlaces(places: object, events: readonly unknown[], view: unknown): Map<string, Seat> {
  const changed = new Map<string, Seat>();
  for (const { from, to, seat } of journeys(places, events, view)) {
    if (seat === undefined) continue;
    if (from !== undefined) changed.set(from, seat);
    if (to !== undefined) changed.set(to, seat);
  }
  return changed;
}
