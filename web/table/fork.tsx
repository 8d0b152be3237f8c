/** Playing on differently from a position of a finished game, against bots. */
import { useState } from 'preact/hooks';
import type { MatchRecord } from '#kernel';
import type { SeatWish, TableMessage } from '#server/protocol.ts';
import { api } from '../app/api.ts';
import { go } from '../app/router.ts';
import { beSomebody } from '../app/session.ts';
import { offeredLevel } from '../app/won.ts';
import { Dialog } from '../parts/dialog.tsx';
import { sayProblem } from '../parts/toast.tsx';
import { t } from '../text/index.ts';
import { SeatWishes } from './seat-wishes.tsx';
import type { TableStore } from './store.ts';

/** Who plays on: everybody as they sat there, I in my own seat; in a game of others in this one. */
export function asBefore({ seats, mySeat }: Pick<TableMessage, 'seats' | 'mySeat'>, otherwise: number): SeatWish[] {
  const mine = mySeat ?? otherwise;
  return seats.map((s) => (s.seat === mine ? { kind: 'me' } : { kind: 'bot', level: s.level ?? offeredLevel() }));
}

/** A game that one can go on from: the table's own, or one that is kept in the house without being a match. */
export interface Fork {
  readonly at: number;
  /** My seat, where I had none. */
  readonly seat: number;
  readonly kept?: MatchRecord | undefined;
}

/** The new table. Nobody is asked anything: whoever has no name yet gets one. */
export async function playOnFrom(
  { id }: Pick<TableStore, 'id'>,
  { at, kept }: Fork,
  seats: readonly SeatWish[],
): Promise<boolean> {
  try {
    await beSomebody();
    const wish = { at, seats: [...seats] };
    const made = await (kept === undefined ? api.fork(id, wish) : api.forkFile({ ...wish, file: kept, named: id }));
    go(`/t/${made.id}`);
    return true;
  } catch (e) {
    sayProblem(e);
    return false;
  }
}

/** Who plays on, where it is not to be as it was. */
export function ForkDialog({ s, fork, onClose }: { s: TableStore; fork: Fork; onClose: () => void }) {
  const people = s.people.value;
  const table = s.shown.value?.table;
  const [seats, setSeats] = useState<readonly SeatWish[]>(() =>
    table === undefined ? [] : asBefore(table, fork.seat),
  );
  const [busy, setBusy] = useState(false);
  const open = async (): Promise<void> => {
    setBusy(true);
    if (!(await playOnFrom(s, fork, seats))) setBusy(false);
  };
  return (
    <Dialog title={t().forkTitle} onClose={onClose}>
      <p class="dlg-text">{t().forkText}</p>
      <SeatWishes
        seats={seats}
        onChange={setSeats}
        open={fork.kept === undefined}
        names={people.map((p) => p.name)}
        {...(table && { game: table.game })}
      />
      <footer>
        <button type="button" class="btn quiet" onClick={(e) => e.currentTarget.closest('dialog')?.close()}>
          {t().cancel}
        </button>
        <button type="button" class="btn primary" disabled={busy} onClick={() => void open()}>
          {t().openTable}
        </button>
      </footer>
    </Dialog>
  );
}
