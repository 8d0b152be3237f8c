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
