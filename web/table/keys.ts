import { useEffect } from 'preact/hooks';
import type { TableStore } from './store.ts';

function typing(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  return target.isContentEditable || target.matches('textarea, select, input:not([type=radio]):not([type=checkbox])');
}

/** Keyboard of the table: Enter confirms, Esc cancels, U takes back, ? asks about what has the focus. A focused button keeps its own Enter. */
export function useTableKeys(s: TableStore): void {
  useEffect(() => {
    const onKey = (e: KeyboardEvent): void => {
      if (e.defaultPrevented || e.metaKey || e.ctrlKey || e.altKey) return;
      if (document.querySelector('dialog[open]') !== null || typing(e.target)) return;
      const table = s.shown.value?.table;
      if (table === undefined) return;
      const { fingers } = s;
      const drawn = s.loaded?.drawn != null;
      if (e.key === 'Escape') {
        if (drawn && s.moment.value === null) fingers.drop();
        if (s.why.value !== null) s.why.value = null;
        else if (s.selected.value !== null) s.select(null);
        else if (s.moment.value !== null) s.moment.value = null;
        else s.focusSeat.value = null;
      } else if (e.key === '?' && drawn && s.moment.value === null) {
        e.preventDefault();
        const thing = e.target instanceof Element ? e.target.closest('.thing')?.getAttribute('data-place') : null;
        if (thing == null) fingers.ask();
        else fingers.explain(thing);
      } else if (e.key === 'Enter' && s.selected.value !== null) {
        if (e.target instanceof HTMLElement && e.target.closest('button, a, form, [role=button]') !== null) return;
        e.preventDefault();
        void s.play(s.selected.value);
      } else if (e.key === 'Enter' && drawn && fingers.reading.value?.ready === true) {
        if (e.target instanceof HTMLElement && e.target.closest('button, a, form, [role=button]') !== null) return;
        e.preventDefault();
        fingers.confirm();
      } else if ((e.key === 'u' || e.key === 'U') && table.undoTo < table.moves && table.status === 'running') {
        e.preventDefault();
        void s.undo(table.undoAt);
      }
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [s]);
}
