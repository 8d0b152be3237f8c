/** The answers on the screen, for whoever plays by keys. */
import { alike, firstOf, isArrow, kindOf, nextIn, nextKind, type Placed } from '../kit/roving.ts';

/** Everything that can be tapped and seen, as it lies. */
function seen(): readonly (Placed & { readonly at: HTMLElement })[] {
  return [...document.querySelectorAll<HTMLElement>('.hand-ground [data-move]:not(:disabled)')].flatMap((at) => {
    const { left, top, width, height } = at.getBoundingClientRect();
    const id = at.getAttribute('data-place') ?? '';
    return width === 0 || at.closest('.fr-grips') !== null ? [] : [{ id, left, top, width, height, at }];
  });
}

type Answers = ReturnType<typeof seen>;

const to = (all: Answers, found: Placed | null): boolean => {
  const at = all.find((x) => x.id === found?.id)?.at;
  at?.focus();
  rove(all, found);
  return at !== undefined;
};

/** Of each kind one thing is reached by Tab; arrows go to the others. */
function rove(all: Answers, focused: Placed | null): void {
  const reached = new Set<string>();
  for (const { id, at } of focused === null ? all : all.toSorted((a, b) => rank(a, focused) - rank(b, focused))) {
    at.tabIndex = reached.has(kindOf(id)) ? -1 : 0;
    reached.add(kindOf(id));
  }
}
const rank = (a: Placed, focused: Placed): number => (a.id === focused.id ? 0 : 1);

/** One thing of each kind is in the order of Tab. */
export function roveAll(): void {
  const all = seen();
  rove(all, all.find((x) => x.at === document.activeElement) ?? null);
}

export function focusFirst(): boolean {
  const all = seen();
  return to(all, firstOf(all));
}

/** The nearest answer of the same kind in this direction; from anywhere else the first one. */
export function focusNext(arrow: string, from: string | null): boolean {
  if (!isArrow(arrow)) return false;
  const all = seen();
  const here = all.find((x) => x.id === from);
  if (here === undefined) return focusFirst();
  to(all, nextIn(arrow, here, alike(here.id, all)) ?? here);
  return true;
}

/** The first answer of another kind: the card after the die. */
export function focusNextKind(from: string): boolean {
  const all = seen();
  return to(all, nextKind(from, all));
}

/** The n-th answer of the kind that has the focus, or else of the first kind; it gets the focus. */
export function nth(n: number, from: string | null): string | null {
  const all = seen();
  const kind = all.find((x) => x.id === from) ?? firstOf(all);
  const found = kind === null ? undefined : alike(kind.id, all)[n - 1];
  if (found === undefined) return null;
  to(all, found);
  return found.id;
}
