import type { Seat, Sink, Viewer } from './types.ts';

/** An event as it was told: what everybody heard, and what single seats heard instead. */
export interface Told<E> {
  readonly everybody: E | null;
  readonly seats?: readonly Seat[];
  readonly whispered?: E;
}

/** The event as this viewer heard it; null if it was not for these ears. */
export function heard<E>(told: Told<E>, viewer: Viewer): E | null {
  if (told.whispered === undefined) return told.everybody;
  if (viewer === 'judge' || (typeof viewer === 'number' && told.seats?.includes(viewer))) return told.whispered;
  return told.everybody;
}

/** Keeps what is told, for logs, animation and screen readers. */
export class RecordingSink<E> implements Sink<E> {
  events: Told<E>[] = [];
  committed = false;

  tell(event: E): void {
    this.events.push({ everybody: event });
  }

  whisper(seats: readonly Seat[], event: E, others?: E): void {
    this.events.push({ everybody: others ?? null, seats, whispered: event });
  }

  commit(): void {
    this.committed = true;
  }
}

/** For search and simulation, where nobody listens. */
export const SILENT: Sink<never> = { tell() {}, whisper() {}, commit() {} };
