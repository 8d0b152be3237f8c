/** Number of single letters to change, add or leave out. */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, i) => i);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++)
      next.push(
        Math.min(
          (next[j - 1] as number) + 1,
          (row[j] as number) + 1,
          (row[j - 1] as number) + (a[i - 1] === b[j - 1] ? 0 : 1),
        ),
      );
    row = next;
  }
  return row[b.length] as number;
}

/** The known word that a mistyped one most probably means. */
export function nearest(wanted: string, known: readonly string[]): string | null {
  let best: string | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const word of known) {
    const far = distance(wanted.toLocaleLowerCase(), word.toLocaleLowerCase());
    if (far < least) {
      least = far;
      best = word;
    }
  }
  return best;
}
