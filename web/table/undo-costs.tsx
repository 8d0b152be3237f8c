import { Dialog } from '../parts/dialog.tsx';
import { t } from '../text/index.ts';
import type { TableStore } from './store.ts';
import { undoOf } from './undo.tsx';

/** Before a game stops counting it is said in plain words. */
export function Costs({ s }: { s: TableStore }) {
  const close = (): void => {
    s.undoAsked.value = false;
  };
  return (
    <Dialog title={t().undoCosts} onClose={close}>
      <p class="dlg-text">{t().undoCostsText}</p>
      <footer class="dlg-foot">
        <button type="button" class="btn quiet" onClick={(e) => e.currentTarget.closest('dialog')?.close()}>
          {t().undoStay}
        </button>
        <button
          type="button"
          class="btn primary"
          onClick={(e) => {
            e.currentTarget.closest('dialog')?.close();
            // What was asked may have gone on meanwhile.
            const table = s.shown.value?.table;
            const undo = table === undefined ? null : undoOf(table);
            if (undo !== null && undo.not === null) void s.undo(undo.to, undo.anyway);
          }}
        >
          {t().undoAnyway}
        </button>
      </footer>
    </Dialog>
  );
}
