import { useState } from 'preact/hooks';
import { whoIs } from '#kernel';
import { api } from '../app/api.ts';
import { go } from '../app/router.ts';
import { Icon } from '../parts/icon.tsx';
import { sayProblem } from '../parts/toast.tsx';
import { t } from '../text/index.ts';
import type { TableStore } from './store.ts';

/** The same game with the same people, at a new table; false if that did not work. */
export async function playAgain(s: TableStore): Promise<boolean> {
  try {
    const { id } = await api.rematch(s.id);
    go(`/t/${id}`);
    return true;
  } catch (e) {
    sayProblem(e);
    return false;
  }
}

/** Playing again with the same people: one press proposes, the others come to the same table. Who only watched has none. */
export function Rematch({ s }: { s: TableStore }) {
  const [busy, setBusy] = useState(false);
  const table = s.shown.value?.table;
  if (table === undefined || table.mySeat === null) return null;
  const again = async (): Promise<void> => {
    setBusy(true);
    if (!(await playAgain(s))) setBusy(false);
  };
  return (
    <button type="button" class="btn primary" disabled={busy} onClick={() => void again()}>
      <Icon name="again" />
      {table.rematch === null ? t().rematch : t().rematchGo}
    </button>
  );
}

/** How it ended, where the rules did not end it; that it does not count; and that somebody would like to play again. */
export function EndNotes({ s }: { s: TableStore }) {
  const table = s.shown.value?.table;
  if (table === undefined) return null;
  const others = table.seats.filter((x) => x.kind === 'person' && !x.me).map((x) => s.names(x.seat));
  const uncounted = table.seats.find((x) => x.me)?.uncounted;
  const gaveUp = table.seats.filter((x) => x.resigned);
  return (
    <>
      {table.ended === 'agreed' ? <p class="end-note">{t().noResultText}</p> : null}
      {gaveUp.length > 0 ? (
        <p class="end-note">{gaveUp.map((x) => t().gaveUp(whoIs(s.names, x.seat))).join(' ')}</p>
      ) : null}
      {table.mySeat !== null && table.rematch !== null ? (
        <p class="end-note again">{others.length === 1 ? t().rematchOffer(others[0] ?? '') : t().rematchOffered}</p>
      ) : null}
      {uncounted === undefined || table.ended === 'agreed' ? null : (
        <p class="end-note">{uncounted === 'hint' ? t().hintTaken : t().undoTaken}</p>
      )}
      {table.mySeat === null ? <p class="end-note">{t().spectatingHint}</p> : null}
    </>
  );
}
