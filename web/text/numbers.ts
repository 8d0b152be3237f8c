/** A number as a score table writes it: the minus sign is a minus, not a hyphen. */
export function points(n: number): string {
  return n < 0 ? `−${-n}` : String(n);
}

/** A difference: always with its sign. */
export function signed(n: number): string {
  return n > 0 ? `+${n}` : points(n);
}

export function tone(n: number): 'pos' | 'neg' | 'zero' {
  return n > 0 ? 'pos' : n < 0 ? 'neg' : 'zero';
}
