import type { ComponentChildren } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { t } from '../text/index.ts';
import { Icon, type IconName } from './icon.tsx';

interface Props {
  readonly label: string;
  readonly icon: IconName;
  readonly title?: string;
  readonly class?: string;
  readonly onClose?: () => void;
  readonly children: (close: () => void) => ComponentChildren;
}

/** A small menu at its button; on a phone a sheet at the lower edge. Esc, a tap beside it and a choice close it. */
export function Popover({ label, icon, title, class: more = '', onClose, children }: Props) {
  const [open, setOpen] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const close = (): void => {
    setOpen(false);
    onClose?.();
  };
  useEffect(() => {
    if (!open) return;
    place.current?.querySelector<HTMLElement>('.menu button, .menu a')?.focus();
    const outside = (e: Event): void => {
      if (e.target instanceof Node && !place.current?.contains(e.target)) close();
    };
    const esc = (e: KeyboardEvent): void => {
      if (e.key !== 'Escape') return;
      close();
      place.current?.querySelector<HTMLElement>('.menu-b')?.focus();
    };
    document.addEventListener('pointerdown', outside);
    document.addEventListener('keydown', esc);
    return () => {
      document.removeEventListener('pointerdown', outside);
      document.removeEventListener('keydown', esc);
    };
  }, [open]);
  return (
    <div class={`pop ${more}`} ref={place}>
      <button
        type="button"
        class="btn icon quiet menu-b"
        aria-label={label}
        title={label}
        aria-expanded={open}
        onClick={() => (open ? close() : setOpen(true))}
      >
        <Icon name={icon} />
      </button>
      {open ? (
        <section class="menu" aria-label={label}>
          {title === undefined ? null : (
            <header class="menu-h">
              <h2>{title}</h2>
              <button type="button" class="btn icon quiet" aria-label={t().close} onClick={close}>
                <Icon name="x" />
              </button>
            </header>
          )}
          {children(close)}
        </section>
      ) : null}
    </div>
  );
}
