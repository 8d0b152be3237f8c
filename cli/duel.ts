/**
 * One player against others of one kind, on paired seeds: every seed is played once from each seat. Where somebody plays alone, both play
 * the same seed, and more points win.
 */
import type { GameModule, SeatScore } from '#kernel';
import type { Crew } from './crew.ts';
import type { Played, PlayerSpec } from './crew-worker.ts';
import { elo, mean, median, sequentialTest, shareInterval } from './stats.ts';

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
  readonly medianPoints: number;
  readonly otherPoints: number;
  /** Mean points of the one by scoring category. */
  readonly parts: Readonly<Record<string, number>>;
  readonly secondsPerGame: number;
}

/** Among how many a share of wins is counted: alone, two are compared. */
export const rivalsAt = (seats: number): number => Math.max(2, seats);

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
    const play = (players: PlayerSpec[]): Promise<Played> =>
      crew.play({ game: o.module.game.id, options: o.options, players, seed: `${o.seed}/${k}` });
    let share = 0;
    const count = (mine: SeatScore, others: readonly SeatScore[], { ms: took }: Played): void => {
      own.push(mine.total);
      for (const [name, points] of Object.entries(mine.parts)) parts.set(name, (parts.get(name) ?? 0) + (points ?? 0));
      for (const x of others) other.push(x.total);
      ms += took;
    };
    if (n === 1) {
      const [one, others] = await Promise.all([play([o.one]), play([o.others])]);
      const [mine, theirs] = [one.seats[0] as SeatScore, others.seats[0] as SeatScore];
      share = (Math.sign(mine.total - theirs.total) + 1) / 2;
      count(mine, [theirs], one);
    } else {
      const seated = (seat: number): PlayerSpec[] =>
        Array.from({ length: n }, (_, i) => (i === seat ? o.one : o.others));
      const played = await Promise.all(Array.from({ length: n }, (_, seat) => play(seated(seat))));
      for (const [seat, game] of played.entries()) {
        const mine = game.seats[seat] as SeatScore;
        const first = game.seats.filter((x) => x.rank === 1).length;
        share += mine.rank === 1 ? 1 / first / n : 0;
        count(
          mine,
          game.seats.filter((_, i) => i !== seat),
          game,
        );
      }
    }
    blocks.push(share);
    if (o.test !== null) verdict = sequentialTest(blocks, o.test.low, o.test.high);
    // Who reads the interval must see what the test says.
    if (verdict === 'high' && o.test !== null && shareInterval(blocks, own.length)[0] <= o.test.low) verdict = null;
    o.onGame?.(own.length, mean(blocks));
  };
  const run = async (): Promise<void> => {
    while (next < most && verdict === null && !o.until?.()) await block(next++);
  };
  // As many blocks at once as it takes to keep every thread busy.
  await Promise.all(Array.from({ length: Math.ceil(crew.threads / n) + (n > 1 ? 1 : 0) }, run));

  const share = mean(blocks);
  const rivals = rivalsAt(n);
  const share95 = shareInterval(blocks, own.length);
  return {
    games: own.length,
    share,
    share95,
    elo: elo(share, rivals),
    elo95: [elo(share95[0], rivals), elo(share95[1], rivals)],
    verdict,
    points: mean(own),
    medianPoints: median(own),
    otherPoints: mean(other),
    parts: Object.fromEntries([...parts].map(([name, sum]) => [name, sum / own.length])),
    secondsPerGame: ms / 1000 / Math.max(1, own.length),
  };
}
