import { useEffect } from 'preact/hooks';
import type { TableStore } from './store.ts';
import { takeBack } from './undo.tsx';

function typing(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  return target.isContentEditable || target.matches('textarea, select, input:not([type=radio]):not([type=checkbox])');
}

/** A focused button keeps its own Enter. */
const hasEnter = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.closest('button, a, form, [role=button]') !== null;

/** Leaves what lies uppermost: what is in the hand and a reason, the past, somebody's place. */
function leave(s: TableStore): void {
  if (s.moment.value === null) s.fingers.drop();
  if (s.why.value !== null) s.why.value = null;
  else if (s.moment.value !== null) s.moment.value = null;
  else s.focusSeat.value = null;
}

function ask(s: TableStore, target: EventTarget | null): void {
  const thing = target instanceof Element ? target.closest('.thing')?.getAttribute('data-place') : null;
  if (thing == null) s.fingers.ask();
  else s.fingers.explain(thing);
}

/** What a key does at the table; whether it was one of the table's. */
function press(s: TableStore, { key, target }: KeyboardEvent): boolean {
  const table = s.shown.value?.table;
  if (table === undefined) return false;
  switch (key) {
    case 'Escape':
      leave(s);
      return false;
    case '?':
      if (s.moment.value !== null) return false;
      ask(s, target);
      return true;
    case 'Enter':
      if (hasEnter(target) || s.fingers.reading.value?.ready !== true) return false;
      s.fingers.confirm();
      return true;
    case 'u':
    case 'U':
      takeBack(s);
      return true;
    default:
      return false;
  }
}

/** Keyboard of the table: Enter confirms, Esc leaves, U takes back, ? asks about what has the focus. */
export function useTableKeys(s: TableStore, on = true): void {
  useEffect(() => {
    if (!on) return;
    const onKey = (e: KeyboardEvent): void => {
      if (e.defaultPrevented || e.metaKey || e.ctrlKey || e.altKey) return;
      if (document.querySelector('dialog[open]') !== null || typing(e.target)) return;
      if (press(s, e)) e.preventDefault();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [s, on]);
}
