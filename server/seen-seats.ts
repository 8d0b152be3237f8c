import { createHash } from 'node:crypto';
import type { MatchTable } from './store/schema.ts';

/** People by seat, under names that mean nothing elsewhere: whoever is deleted leaves no trace here. */
type Saw = Readonly<Record<string, number>>;

function nameOf(match: string, person: string): string {
  return createHash('sha256').update(`${match}/${person}`).digest('base64url').slice(0, 16);
}

/** The seat whose hand this person has seen in this match; null for none. */
export function seenSeat({ id, saw }: Pick<MatchTable, 'id' | 'saw'>, person: string): number | null {
  return (JSON.parse(saw) as Saw)[nameOf(id, person)] ?? null;
}

/** What the row keeps once this person has seen this seat: it is stored with the change by which they stand up. */
export function withSeen({ id, saw }: Pick<MatchTable, 'id' | 'saw'>, person: string, seat: number): string {
  return JSON.stringify({ ...(JSON.parse(saw) as Saw), [nameOf(id, person)]: seat });
}
