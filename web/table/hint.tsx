/** The hint: a button beside the question; what it finds lies in a panel beside the board. */
import { useEffect, useState } from 'preact/hooks';
import type { LoadedGame } from '../app/games.ts';
import { Icon } from '../parts/icon.tsx';
import { later, ready } from '../parts/later.tsx';
import { adviceText } from '../text/advice.ts';
import type { TableStore } from './store.ts';

const Panel = later(async () => (await import('./hint-panel.tsx')).HintPanel, 'part');

/** The panel says that it is looking from the first tap on, also while it is still being fetched. */
export function HintPanel(props: { readonly s: TableStore; readonly game: LoadedGame }) {
  const { advice } = props.s;
  const open = advice.hint.value !== null;
  const [there, setThere] = useState(false);
  useEffect(() => {
    if (open) void ready(<Panel {...props} />).then(() => setThere(true));
  }, [open]);
  if (!open) return null;
  if (there) return <Panel {...props} />;
  return (
    <aside class="hint-panel" aria-label={adviceText().hint} aria-live="polite">
      <header>
        <Icon name="lamp" />
        <h2>{adviceText().hint}</h2>
      </header>
      <p>{adviceText().hintSearch}</p>
    </aside>
  );
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
