import type { ComponentChildren } from 'preact';
import { useEffect, useId, useRef } from 'preact/hooks';
import { t } from '../text/index.ts';
import { Icon } from './icon.tsx';

interface Props {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ComponentChildren;
  readonly class?: string;
  /** Drawn at the left of wide dialogs. */
  readonly side?: ComponentChildren;
}

/** The first field, not the cross: whoever opened it wants to say something. Of radio buttons the chosen one: the ring is round what holds. */
function firstField(dialog: HTMLElement): HTMLElement | null {
  const first = dialog.querySelector<HTMLElement>('.dlg-body > :not(header) :is(input, select, textarea, button, a)');
  if (!(first instanceof HTMLInputElement) || first.type !== 'radio') return first;
  return dialog.querySelector<HTMLElement>(`input[name="${CSS.escape(first.name)}"]:checked`) ?? first;
}

/** A modal dialog of the platform: focus stays inside, Esc and a click outside close it, focus returns to where it was. */
export function Dialog({ title, onClose, children, class: more = '', side }: Props) {
  const ref = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => {
    const before = document.activeElement;
    ref.current?.showModal();
    if (ref.current !== null) firstField(ref.current)?.focus();
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, []);
  return (
    <dialog
      ref={ref}
      class={`dlg ${more}`}
      aria-labelledby={id}
      onClose={onClose}
      onMouseDown={(e) => {
        if (e.target === ref.current) ref.current?.close();
      }}
    >
      {side}
      <div class="dlg-body">
        <header>
          <h2 id={id}>{title}</h2>
          <button type="button" class="btn icon quiet" aria-label={t().close} onClick={() => ref.current?.close()}>
            <Icon name="x" />
          </button>
        </header>
        {children}
      </div>
    </dialog>
  );
}
