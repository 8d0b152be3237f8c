/** The hint: a button beside the question; what it finds lies in a panel beside the board. */
import { useEffect } from 'preact/hooks';
import type { LoadedGame } from '../app/games.ts';
import { Icon } from '../parts/icon.tsx';
import { later } from '../parts/later.tsx';
import { adviceText } from '../text/advice.ts';
import type { TableStore } from './store.ts';

const Panel = later(async () => (await import('./hint-panel.tsx')).HintPanel, 'part');

export function HintPanel(props: { readonly s: TableStore; readonly game: LoadedGame }) {
  return props.s.advice.hint.value === null ? null : <Panel {...props} />;
}

export function HintButton({ s }: { s: TableStore }) {
  const table = s.shown.value?.table;
  const can = table?.hints === true && s.decision.value !== null && s.moment.value === null;
  useEffect(() => {
    if (!can) return;
    const onKey = (e: KeyboardEvent): void => {
      if (e.defaultPrevented || e.metaKey || e.ctrlKey || e.altKey || (e.key !== 'h' && e.key !== 'H')) return;
      if (document.querySelector('dialog[open]') !== null) return;
      if (e.target instanceof HTMLElement && e.target.closest('input, textarea, select') !== null) return;
      s.advice.toggle();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [can, s]);
  if (!can) return null;
  return (
    <button
      type="button"
      class="btn quiet small hint-button"
      aria-label={adviceText().hint}
      aria-pressed={s.advice.hint.value !== null}
      title={`${adviceText().hint} (H). ${adviceText().hintCosts}`}
      onClick={s.advice.toggle}
    >
      <Icon name="lamp" />
      <span class="wide">{adviceText().hint}</span>
    </button>
  );
}
