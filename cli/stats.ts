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
