/** Small values that survive a reload, one tab at a time. */
export function keep(key: string, value: unknown): void {
  try {
    if (value === null) sessionStorage.removeItem(`tafelrunde:${key}`);
    else sessionStorage.setItem(`tafelrunde:${key}`, JSON.stringify(value));
  } catch {
    // Without storage a reload forgets the selection; nothing else is lost.
  }
}

export function kept(key: string): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(`tafelrunde:${key}`) ?? 'null');
  } catch {
    return null;
  }
}

/** Remembers the seal of a running match: what is compared at the end is what was said at the start. */
export function keepSeal(match: string, seal: string): void {
  if (keptSeal(match) === null) keep(`seal:${match}`, seal);
}

export function keptSeal(match: string): string | null {
  const seal = kept(`seal:${match}`);
  return typeof seal === 'string' ? seal : null;
}
