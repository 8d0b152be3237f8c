import { useState } from 'preact/hooks';
import type { LoadedGame } from '../app/games.ts';
import { Icon } from '../parts/icon.tsx';
import { later } from '../parts/later.tsx';
import { t } from '../text/index.ts';

const ReferenceDialog = later(async () => (await import('../learn/reference.tsx')).ReferenceDialog, 'part');
const Reference = later(async () => (await import('../learn/reference.tsx')).Reference, 'part');

/** The book in the head of a table: opens the reference beside the game. */
export function LookUpButton({ game }: { game: LoadedGame }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        class="btn icon quiet"
        aria-label={t().lookUp}
        title={t().lookUp}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <Icon name="book" />
      </button>
      {open ? <ReferenceDialog id={game.module.meta.id} onClose={() => setOpen(false)} /> : null}
    </>
  );
}

/** The same on the plain table, folded until it is wanted. */
export function PlainLookUp({ game }: { game: LoadedGame }) {
  const [open, setOpen] = useState(false);
  return (
    <details class="panel plain-look" onToggle={(e) => setOpen(e.currentTarget.open)}>
      <summary>{t().lookUp}</summary>
      {open ? <Reference id={game.module.meta.id} /> : null}
    </details>
  );
}
