import { useState } from 'preact/hooks';
import type { SeatWish } from '#server/protocol.ts';
import { api } from '../app/api.ts';
import { go } from '../app/router.ts';
import { offeredLevel } from '../app/won.ts';
import { Dialog } from '../parts/dialog.tsx';
import { sayProblem } from '../parts/toast.tsx';
import { t } from '../text/index.ts';
import { SeatWishes } from './seat-wishes.tsx';
import type { TableStore } from './store.ts';

/** Play on differently from a position of a finished game, against bots. */
export function ForkDialog({ s, at, onClose }: { s: TableStore; at: number; onClose: () => void }) {
  const people = s.people.value;
  const mine = s.shown.value?.table.mySeat ?? 0;
  const [seats, setSeats] = useState<readonly SeatWish[]>(() =>
    people.map((p) => (p.seat === mine ? { kind: 'me' } : { kind: 'bot', level: offeredLevel() })),
  );
  const [busy, setBusy] = useState(false);
  const fork = async (): Promise<void> => {
    setBusy(true);
    try {
      const { id } = await api.fork(s.id, { at, seats: [...seats] });
      go(`/t/${id}`);
    } catch (e) {
      sayProblem(e);
      setBusy(false);
    }
  };
  return (
    <Dialog title={t().forkTitle} onClose={onClose}>
      <p class="dlg-text">{t().forkText(at)}</p>
      <SeatWishes
        seats={seats}
        onChange={setSeats}
        open
        names={people.map((p) => p.name)}
        {...(s.shown.value && { game: s.shown.value.table.game })}
      />
      <footer>
        <button type="button" class="btn quiet" onClick={(e) => e.currentTarget.closest('dialog')?.close()}>
          {t().cancel}
        </button>
        <button type="button" class="btn primary" disabled={busy} onClick={() => void fork()}>
          {t().openTable}
        </button>
      </footer>
    </Dialog>
  );
}
