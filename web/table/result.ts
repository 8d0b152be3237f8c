import type { Standing } from '#kernel';
import type { PersonAtTable } from '../kit/contract.ts';

/** Seats from first to last; equal ranks keep the order of the seats. */
export function ranking(standing: Standing): readonly number[] {
  return standing.seats
    .map((s, seat) => ({ seat, rank: s.rank }))
    .sort((a, b) => a.rank - b.rank || a.seat - b.seat)
    .map((r) => r.seat);
}

/** The places as they count: who has given up comes last, whatever a bot has made of their seat. */
export function withResigned(standing: Standing, gaveUp: readonly number[]): Standing {
  if (gaveUp.length === 0) return standing;
  const stayed = standing.seats.filter((_, seat) => !gaveUp.includes(seat));
  return {
    ...standing,
    seats: standing.seats.map((s, seat) => ({
      ...s,
      rank: gaveUp.includes(seat) ? stayed.length + 1 : 1 + stayed.filter((other) => other.rank < s.rank).length,
    })),
  };
}

export type Result =
  | { readonly kind: 'solo'; readonly total: number }
  | { readonly kind: 'won' | 'lost'; readonly winners: readonly PersonAtTable[]; readonly mine: number | null };

export function result(standing: Standing, people: readonly PersonAtTable[]): Result {
  const winners = people.filter((p) => standing.seats[p.seat]?.rank === 1);
  const meAt = people.find((p) => p.me);
  if (people.length === 1) return { kind: 'solo', total: standing.seats[0]?.total ?? 0 };
  return {
    kind: winners.some((w) => w.me) ? 'won' : 'lost',
    winners,
    mine: meAt === undefined ? null : (standing.seats[meAt.seat]?.rank ?? null),
  };
}

/** Winner and runner-up have the same total: only the tie-break parts them, or nothing does. */
export function tieAtTop(standing: Standing): 'none' | 'broken' | 'shared' {
  const [first, second] = ranking(standing);
  if (first === undefined || second === undefined) return 'none';
  const a = standing.seats[first];
  const b = standing.seats[second];
  if (a === undefined || b === undefined || a.total !== b.total) return 'none';
  return a.rank === b.rank ? 'shared' : 'broken';
}

/** The range of a bar chart that has to hold all values of the table. */
export function range(standing: Standing): { readonly min: number; readonly max: number } {
  let min = 0;
  let max = 1;
  for (const seat of standing.seats) {
    for (const value of Object.values(seat.parts)) {
      if (value === null) continue;
      min = Math.min(min, value);
      max = Math.max(max, value);
    }
  }
  return { min, max };
}
