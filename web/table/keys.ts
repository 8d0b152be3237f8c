import { useEffect } from 'preact/hooks';
import { inGesture } from '../kit/hand.ts';
import type { TableStore } from './store.ts';
import { takeBack } from './undo.tsx';

function typing(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  return target.isContentEditable || target.matches('textarea, select, input:not([type=radio]):not([type=checkbox])');
}

/** Which answer is where: it comes with the first key, most tables never ask. */
type Here = typeof import('./answers-here.ts');
let here: Here | null = null;

/** Does something among the answers, at once if they are known. */
function among(act: (at: Here) => boolean): boolean {
  if (here !== null) return act(here);
  void import('./answers-here.ts').then((at) => {
    here = at;
    at.roveAll();
    act(at);
  });
  return true;
}

/** What has the focus, if it is a thing of the table. */
const focused = (target: EventTarget | null): string | null =>
  target instanceof Element ? (target.closest('.thing')?.getAttribute('data-place') ?? null) : null;

/** A focused button keeps its own Enter. */
const hasEnter = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.closest('button, a, form, [role=button]') !== null;

/** Whoever has the focus of nothing, or of a thing of the table: keys of the table are theirs. */
const atTable = (target: EventTarget | null): boolean =>
  target === document.body || target === document.documentElement || focused(target) !== null;

/** Leaves what lies uppermost: what is in the hand and a reason, the past, somebody's place. */
function leave(s: TableStore): void {
  if (s.moment.value === null) s.fingers.drop();
  if (s.why.value !== null) s.why.value = null;
  else if (s.moment.value !== null) s.moment.value = null;
  else s.focusSeat.value = null;
}

/** Enter goes on: what is whole is played, what is chosen leads to the next kind of things; any other answer is tapped as ever. */
function goOn(s: TableStore, target: EventTarget | null): boolean {
  const reading = s.fingers.reading.value;
  const thing = focused(target);
  if (reading === null) return false;
  if (thing !== null ? !inGesture(reading.gesture, thing) : hasEnter(target)) return false;
  if (!reading.ready) return among((at) => (thing === null ? at.focusFirst() : at.focusNextKind(thing)));
  s.fingers.confirm();
  return true;
}

/** A number: of a choice that lies open that way, else that thing of the kind that has the focus. */
function count(s: TableStore, at: Here, n: number, target: EventTarget | null): boolean {
  const { open } = s.fingers.hand.value;
  const ways = open === null ? 0 : (s.fingers.reading.value?.things.get(open)?.ways.length ?? 0);
  if (open !== null && ways > 1) {
    if (n <= ways) s.fingers.choose(open, n - 1);
    return n <= ways;
  }
  const thing = at.nth(n, focused(target));
  if (thing !== null) s.fingers.tap(thing);
  return thing !== null;
}

/** What a key does at the table; whether it was one of the table's. */
function press(s: TableStore, { key, target }: KeyboardEvent, onHelp: () => void): boolean {
  const table = s.shown.value?.table;
  if (table === undefined) return false;
  const answers = s.moment.value === null && s.decisions.value.length > 0 && atTable(target);
  if (answers && key.startsWith('Arrow')) return among((at) => at.focusNext(key, focused(target)));
  if (answers && /^[1-9]$/.test(key)) return among((at) => count(s, at, Number(key), target));
  const thing = focused(target);
  switch (key) {
    case 'Escape':
      leave(s);
      return false;
    case '?':
      onHelp();
      return true;
    case 'i':
    case 'I':
      if (s.moment.value !== null) return false;
      if (thing === null) s.fingers.ask();
      else s.fingers.explain(thing);
      return true;
    case 'Enter':
      return goOn(s, target);
    case 'u':
    case 'U':
      takeBack(s);
      return true;
    default:
      return false;
  }
}

/** Whoever plays by keys finds the first answer of a new question under the focus, unless it is somewhere else on purpose. */
function useFocus(s: TableStore, on: boolean): void {
  const asked = on && s.decisions.value.length > 0 && !s.pending.value ? s.fingers.question.value : null;
  useEffect(() => {
    if (asked === null) return;
    const frame = requestAnimationFrame(() => {
      here?.roveAll();
      const { body, activeElement } = document;
      const free = activeElement === null || activeElement === body || activeElement.matches('.go, .thing');
      if (byKeys && free) here?.focusFirst();
    });
    return () => cancelAnimationFrame(frame);
  }, [asked]);
  // Other things are answers after each tap.
  const reading = s.fingers.reading.value;
  useEffect(() => {
    if (on && byKeys) here?.roveAll();
  }, [on, reading]);
}

/** Whether a key was the last thing touched, and not mouse or finger. */
let byKeys = false;

/** Keys of the table, as the list behind ? tells them; R and N of a piece in the hand are the board's own. */
export function useTableKeys(s: TableStore, onHelp: () => void, on = true): void {
  useFocus(s, on);
  useEffect(() => {
    if (!on) return;
    const onKey = (e: KeyboardEvent): void => {
      byKeys = true;
      if (e.defaultPrevented || e.metaKey || e.ctrlKey || e.altKey) return;
      if (document.querySelector('dialog[open]') !== null || typing(e.target)) return;
      if (press(s, e, onHelp)) e.preventDefault();
    };
    const onPointer = (): void => {
      byKeys = false;
    };
    addEventListener('keydown', onKey);
    addEventListener('pointerdown', onPointer, true);
    return () => {
      removeEventListener('keydown', onKey);
      removeEventListener('pointerdown', onPointer, true);
    };
  }, [s, on]);
}
