/** One player against others of one kind, on paired seeds: every seed is played once from each seat. */
import type { GameModule, SeatScore } from '#kernel';
import type { Crew } from './crew.ts';
import type { PlayerSpec } from './crew-worker.ts';
import { elo, mean, sequentialTest, shareInterval } from './stats.ts';

export interface DuelSpec {
  readonly module: GameModule;
  readonly options: unknown;
  readonly seats: number;
  readonly one: PlayerSpec;
  readonly others: PlayerSpec;
  readonly seed: string;
  /** Games at most. */
  readonly games: number;
  /** Stops as soon as a sequential test knows whether the share is `low` or `high`. */
  readonly test: { readonly low: number; readonly high: number } | null;
  readonly onGame?: (played: number, share: number) => void;
  readonly until?: () => boolean;
}

export interface DuelResult {
  readonly games: number;
  /** Share of wins; shared victories count in parts. */
  readonly share: number;
  readonly share95: readonly [number, number];
  readonly elo: number;
  readonly elo95: readonly [number, number];
  /** What the sequential test says: better, not better, or undecided. */
  readonly verdict: 'high' | 'low' | null;
  readonly points: number;
  readonly otherPoints: number;
  /** Mean points of the one by scoring category. */
  readonly parts: Readonly<Record<string, number>>;
  readonly secondsPerGame: number;
}

export async function duel(crew: Crew, o: DuelSpec): Promise<DuelResult> {
  const n = o.seats;
  const blocks: number[] = [];
  const own: number[] = [];
  const other: number[] = [];
  const parts = new Map<string, number>();
  let ms = 0;
  let verdict: 'high' | 'low' | null = null;
  let next = 0;
  const most = Math.max(1, Math.ceil(o.games / n));

  const block = async (k: number): Promise<void> => {
    const played = await Promise.all(
      Array.from({ length: n }, (_, seat) =>
        crew.play({
          game: o.module.game.id,
          options: o.options,
          players: Array.from({ length: n }, (_, i) => (i === seat ? o.one : o.others)),
          seed: `${o.seed}/${k}`,
        }),
      ),
    );
    let share = 0;
    for (const [seat, { seats, ms: took }] of played.entries()) {
      const mine = seats[seat] as SeatScore;
      const first = seats.filter((x) => x.rank === 1).length;
      share += mine.rank === 1 ? 1 / first / n : 0;
      own.push(mine.total);
      for (const [name, points] of Object.entries(mine.parts)) parts.set(name, (parts.get(name) ?? 0) + (points ?? 0));
      for (const [i, x] of seats.entries()) if (i !== seat) other.push(x.total);
      ms += took;
    }
    blocks.push(share);
    if (o.test !== null) verdict = sequentialTest(blocks, o.test.low, o.test.high);
    o.onGame?.(own.length, mean(blocks));
  };
  const run = async (): Promise<void> => {
    while (next < most && verdict === null && !o.until?.()) await block(next++);
  };
  // As many blocks at once as it takes to keep every thread busy.
  await Promise.all(Array.from({ length: Math.ceil(crew.threads / n) + (n > 1 ? 1 : 0) }, run));

  const share = mean(blocks);
  const share95 = shareInterval(blocks, own.length);
  return {
    games: own.length,
    share,
    share95,
    elo: elo(share, n),
    elo95: [elo(share95[0], n), elo(share95[1], n)],
    verdict,
    points: mean(own),
    otherPoints: mean(other),
    parts: Object.fromEntries([...parts].map(([name, sum]) => [name, sum / own.length])),
    secondsPerGame: ms / 1000 / Math.max(1, own.length),
  };
}
