/** Markers on a ruler that must not hide each other. Pure. */

/** Which lane each marker stands in: the first one where nothing nearer than `least` stands already. */
export function lanes(values: readonly number[], least: number): number[] {
  const taken: number[][] = [];
  return values.map((v) => {
    let lane = 0;
    while (taken[lane]?.some((other) => Math.abs(other - v) < least)) lane++;
    taken[lane] = [...(taken[lane] ?? []), v];
    return lane;
  });
}

/** Places along one line, in the same order, pushed on as far as they need not to touch. */
export function spread(places: readonly number[], least: number): number[] {
  const order = places.map((_, i) => i).sort((a, b) => (places[a] as number) - (places[b] as number) || a - b);
  const found = [...places];
  let next = Number.NEGATIVE_INFINITY;
  for (const i of order) {
    found[i] = Math.max(places[i] as number, next);
    next = (found[i] as number) + least;
  }
  return found;
}
