/** The closed loop that both loads share: so many matches at a time, the next one begins when one ends. */

/** Part of the matches that are played before anything is measured: compilers are warm then. */
const WARM_UP = 0.5;

export interface Load {
  note(latency: number): void;
}

function quantile(sorted: readonly number[], q: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * q))] ?? Number.NaN;
}

function next(): Promise<void> {
  return new Promise((done) => {
    process.once('message', () => done());
  });
}

/** Seats everybody first, warms up, waits for the word, plays, and tells what it saw. */
export async function lanes<T>(
  concurrent: number,
  matches: number,
  seat: () => Promise<T>,
  play: (table: T, load: Load) => Promise<void>,
): Promise<void> {
  const tables: T[] = [];
  const warmUp = Math.ceil(matches * WARM_UP);
  while (tables.length < matches + warmUp)
    tables.push(...(await Promise.all(Array.from({ length: Math.min(20, matches + warmUp - tables.length) }, seat))));
  const playAll = async (some: T[], load: Load): Promise<void> => {
    const lane = async (): Promise<void> => {
      for (let table = some.pop(); table !== undefined; table = some.pop()) await play(table, load);
    };
    await Promise.all(Array.from({ length: concurrent }, lane));
  };
  await playAll(tables.splice(0, warmUp), { note: () => {} });
  process.send?.({ ready: true });
  await next();
  const latencies: number[] = [];
  const began = performance.now();
  await playAll(tables, { note: (latency) => latencies.push(latency) });
  const seconds = (performance.now() - began) / 1000;
  latencies.sort((a, b) => a - b);
  process.send?.({ moves: latencies.length, seconds, p50: quantile(latencies, 0.5), p99: quantile(latencies, 0.99) });
  await next();
  process.exit();
}
