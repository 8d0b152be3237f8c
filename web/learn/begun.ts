/** What is kept of courses in this browser, for pages that load none. */
const KEY = 'tafelrunde:learn:';

/** By lesson: what was kept of it. `done` stays true when it is played again. */
export type Kept = Readonly<Record<string, { readonly done?: boolean; readonly saved?: unknown }>>;

export function load(game: string): Kept {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY + game) ?? '{}');
    return kept !== null && typeof kept === 'object' && !Array.isArray(kept) ? (kept as Kept) : {};
  } catch {
    return {};
  }
}

export function save(game: string, kept: Kept): void {
  try {
    localStorage.setItem(KEY + game, JSON.stringify(kept));
  } catch {
    // Without storage a course begins anew after a reload.
  }
}

/** The lesson that was put aside, with the step it waits at, counted from 1; null if none was. */
export function begunIn(game: string): { readonly lesson: string; readonly step: number } | null {
  for (const [lesson, kept] of Object.entries(load(game))) {
    const step = (kept?.saved as { readonly step?: unknown } | null | undefined)?.step;
    if (kept?.done !== true && typeof step === 'number' && step > 0) return { lesson, step: step + 1 };
  }
  return null;
}
