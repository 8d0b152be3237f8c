/** Statistics of simulated games. */

export function mean(values: readonly number[]): number {
  return values.length === 0 ? 0 : values.reduce((a, b) => a + b, 0) / values.length;
}

export function median(values: readonly number[]): number {
  if (values.length === 0) return 0;
  const sorted = [...values].sort((a, b) => a - b);
  const half = sorted.length >> 1;
  return sorted.length % 2 === 1
    ? (sorted[half] as number)
    : ((sorted[half - 1] as number) + (sorted[half] as number)) / 2;
}

/** The normal quantile of a two-sided 95 % interval. */
const Z = 1.959964;

/** Wilson's interval of a share: it stays between 0 and 1 and is honest for few games. */
export function wilson(wins: number, n: number): readonly [number, number] {
  if (n === 0) return [0, 1];
  const p = wins / n;
  const z2n = (Z * Z) / n;
  const middle = (p + z2n / 2) / (1 + z2n);
  const half = (Z / (1 + z2n)) * Math.sqrt((p * (1 - p)) / n + z2n / (4 * n));
  return [Math.max(0, middle - half), Math.min(1, middle + half)];
}

/** Mean with its standard error. */
export function meanError(values: readonly number[]): { readonly mean: number; readonly error: number } {
  const m = mean(values);
  if (values.length < 2) return { mean: m, error: Number.POSITIVE_INFINITY };
  const squares = values.reduce((sum, v) => sum + (v - m) ** 2, 0);
  return { mean: m, error: Math.sqrt(squares / (values.length - 1) / values.length) };
}

/** The 95 % interval of a share measured in blocks of paired games; never narrower than single games of that share allow. */
export function shareInterval(blocks: readonly number[], games: number): readonly [number, number] {
  const { mean: m, error } = meanError(blocks);
  const [low, high] = wilson(m * games, games);
  if (!Number.isFinite(error)) return [low, high];
  return [Math.max(0, Math.min(low, m - Z * error)), Math.min(1, Math.max(high, m + Z * error))];
}

/**
 * How many Elo points better than each of the others, from the share of wins among `players`: with more than two, the share is
 * compared with the fair one.
 */
export function elo(share: number, players: number): number {
  const p = Math.min(1 - 1e-3, Math.max(1e-3, share));
  return 400 * Math.log10((p / (1 - p)) * (players - 1));
}

const ERROR_RATE = 0.05;
const BOUND = Math.log((1 - ERROR_RATE) / ERROR_RATE);
/** Blocks before a sequential test may speak: the spread has to be known. */
const FEWEST_BLOCKS = 6;
/** All blocks alike would promise certainty. */
const LEAST_SPREAD = 0.15;

/**
 * Sequential test of a share, by blocks of paired games: is it `low` or rather `high`? Both errors are at most 5 %. Null: go on.
 */
export function sequentialTest(blocks: readonly number[], low: number, high: number): 'low' | 'high' | null {
  if (blocks.length < FEWEST_BLOCKS) return null;
  const { mean: m, error } = meanError(blocks);
  const variance = Math.max(LEAST_SPREAD ** 2, error * error * blocks.length);
  const ratio = (blocks.length * (high - low) * (2 * m - low - high)) / (2 * variance);
  return ratio >= BOUND ? 'high' : ratio <= -BOUND ? 'low' : null;
}
