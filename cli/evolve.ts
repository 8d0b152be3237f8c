/** Evolution of weights: where to look next, and what the results say. Pure; the games are played elsewhere. */
import type { Rng, WeightValues } from '#kernel';

/** A weight of 0 has to be able to move too. */
const FLOOR = 0.2;

export interface Probe {
  /** By how much each weight differs from the champion's, in steps. */
  readonly direction: Readonly<Record<string, number>>;
  readonly values: WeightValues;
}

/** Nearly normal: the sum of twelve even numbers. */
function normal(rng: Rng): number {
  let sum = -6;
  for (let i = 0; i < 12; i++) sum += rng.int('normal', 1 << 20) / (1 << 20);
  return sum;
}

const stepOf = (value: number, size: number): number => size * Math.max(FLOOR, Math.abs(value));

export function moved(values: WeightValues, direction: WeightValues, size: number): WeightValues {
  const next: Record<string, number> = {};
  for (const [name, value] of Object.entries(values))
    next[name] = round(value + stepOf(value, size) * (direction[name] ?? 0));
  return next;
}

const round = (x: number): number => Math.round(x * 10_000) / 10_000;

/** Pairs of opposite probes around the champion: what is good about one is bad about the other. */
export function probesAround(values: WeightValues, pairs: number, size: number, rng: Rng): Probe[] {
  const probes: Probe[] = [];
  for (let i = 0; i < pairs; i++) {
    const direction: Record<string, number> = {};
    const opposite: Record<string, number> = {};
    for (const name of Object.keys(values)) {
      direction[name] = normal(rng);
      opposite[name] = -direction[name];
    }
    probes.push({ direction, values: moved(values, direction, size) });
    probes.push({ direction: opposite, values: moved(values, opposite, size) });
  }
  return probes;
}

/** The direction in which the results rise, as long as a usual probe; null if they do not differ. */
export function uphill(probes: readonly Probe[], fitness: readonly number[]): WeightValues | null {
  const mean = fitness.reduce((a, b) => a + b, 0) / fitness.length;
  const sums: Record<string, number> = {};
  for (const [i, { direction }] of probes.entries())
    for (const [name, x] of Object.entries(direction))
      sums[name] = (sums[name] ?? 0) + x * ((fitness[i] as number) - mean);
  const names = Object.keys(sums);
  const length = Math.sqrt(names.reduce((sum, name) => sum + (sums[name] ?? 0) ** 2, 0) / Math.max(1, names.length));
  if (length === 0) return null;
  return Object.fromEntries(names.map((name) => [name, (sums[name] ?? 0) / length]));
}
