/** Taking back: at once where nothing is lost by it, after a question where the game does not count then, with the reason where it is too late. */
import type { NoUndo } from '#kernel';
import type { TableMessage } from '#server/protocol.ts';
import { Icon } from '../parts/icon.tsx';
import { later } from '../parts/later.tsx';
import { say } from '../parts/toast.tsx';
import { t } from '../text/index.ts';
import type { TableStore } from './store.ts';

/** What an undo would come to now. */
export type Undo =
  | { readonly to: number; readonly anyway: boolean; readonly costs: boolean; readonly not: null }
  | { readonly not: NoUndo };

export function undoOf(table: TableMessage): Undo {
  const { undoTo, undoAt, undoBack, undoNot, moves, seats } = table;
  if (undoTo < moves) return { to: undoAt, anyway: false, costs: false, not: null };
  if (undoBack === null) return { not: undoNot ?? 'nothing' };
  const counts = seats.every((x) => !x.me || x.uncounted === undefined);
  return { to: undoBack.to, anyway: undoBack.known, costs: undoBack.known && counts, not: null };
}

/** Why it is too late, and what could be done instead. */
function tooLate(table: TableMessage, not: NoUndo): string {
  const others = table.seats.some((x) => x.kind === 'person' && !x.me && !x.resigned);
  return table.takeBacks && others && not !== 'nothing' ? `${t().undoNot[not]} ${t().undoAsk}` : t().undoNot[not];
}

/** What the button and the key do. */
export function takeBack(s: TableStore): void {
  const table = s.shown.value?.table;
  if (table === undefined || table.mySeat === null || table.status !== 'running' || s.pending.value) return;
  const undo = undoOf(table);
  if (undo.not !== null) say(tooLate(table, undo.not));
  else if (undo.costs) s.undoAsked.value = true;
  else void s.undo(undo.to, undo.anyway);
}

// Asked once in a game at most.
const Costs = later(async () => (await import('./undo-costs.tsx')).Costs, 'part');

export function UndoButton({ s }: { s: TableStore }) {
  const table = s.shown.value?.table;
  if (table === undefined) return null;
  const { not } = undoOf(table);
  return (
    <>
      <button
        type="button"
        class="btn icon"
        aria-label={t().undo}
        title={not === null ? `${t().undo} (U)` : tooLate(table, not)}
        aria-disabled={not !== null}
        onClick={() => takeBack(s)}
      >
        <Icon name="undo" />
      </button>
      {s.undoAsked.value ? <Costs s={s} /> : null}
    </>
  );
}
