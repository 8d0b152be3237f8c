/** What one measurement has brought, by name; the same names for every house. */
export type Figures = Readonly<Record<string, number>>;

export function quantile(list: readonly number[], q: number): number {
  const sorted = list.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * q))] ?? Number.NaN;
}

export function most(list: readonly number[]): number {
  return list.reduce((a, b) => Math.max(a, b), 0);
}

/** Each figure by itself: the middle one of all rounds. */
export function medians(rounds: readonly Figures[]): Figures {
  const names = Object.keys(rounds[0] ?? {});
  return Object.fromEntries(
    names.map((name) => [
      name,
      quantile(
        rounds.map((figures) => figures[name] ?? Number.NaN),
        0.5,
      ),
    ]),
  );
}

export function written(figures: Figures): string {
  return Object.entries(figures)
    .map(([name, n]) => `${name} ${Number.isInteger(n) ? n : n.toFixed(Math.abs(n) < 10 ? 2 : 0)}`)
    .join(', ');
}
