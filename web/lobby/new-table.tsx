import { useState } from 'preact/hooks';
import { USUAL_LEVEL } from '#bots/levels.ts';
import { type GameMeta, unmarked } from '#kernel';
import type { SeatWish } from '#server/protocol.ts';
import { api } from '../app/api.ts';
import { loadedGame } from '../app/games.ts';
import { go } from '../app/router.ts';
import { me } from '../app/session.ts';
import { Cover } from '../parts/cover.tsx';
import { Dialog } from '../parts/dialog.tsx';
import { PersonForm } from '../parts/person.tsx';
import { Check, Segmented } from '../parts/segmented.tsx';
import { sayProblem } from '../parts/toast.tsx';
import { SeatWishes } from '../table/seat-wishes.tsx';
import { lang, t } from '../text/index.ts';
import { OptionField, type OptionValue } from './option-fields.tsx';

/** Seats when their number changes: who sits stays, new places get bots, I always have one. */
export function withSeats(seats: readonly SeatWish[], n: number): readonly SeatWish[] {
  const kept = Array.from({ length: n }, (_, i): SeatWish => seats[i] ?? { kind: 'bot', level: USUAL_LEVEL });
  return kept.some((s) => s.kind === 'me') ? kept : kept.map((s, i) => (i === 0 ? { kind: 'me' } : s));
}

function usualSeats(meta: GameMeta): number {
  return meta.seats.includes(2) ? 2 : (meta.seats[0] ?? 1);
}

export function NewTableDialog({ meta, onClose }: { meta: GameMeta; onClose: () => void }) {
  const [seats, setSeats] = useState<readonly SeatWish[]>(() => withSeats([{ kind: 'me' }], usualSeats(meta)));
  const [options, setOptions] = useState<Readonly<Record<string, OptionValue>>>({});
  const [listed, setListed] = useState(true);
  const [busy, setBusy] = useState(false);
  const game = loadedGame(meta.id);
  const module = typeof game === 'object' ? game.module : null;
  const title = t().newTableOf(meta.title[lang()]);
  const open = async (): Promise<void> => {
    setBusy(true);
    try {
      const perSeat = Object.entries(options).filter(([name, v]) => {
        return module?.game.options[name]?.kind !== 'perSeat' || (Array.isArray(v) && v.length === seats.length);
      });
      const { id } = await api.open({
        game: meta.id,
        options: Object.fromEntries(perSeat),
        seats: [...seats],
        listed: listed && seats.some((s) => s.kind !== 'me'),
      });
      go(`/t/${id}`);
    } catch (e) {
      sayProblem(e);
      setBusy(false);
    }
  };
  const side = (
    <div class="dlg-cover">
      <Cover game={meta.id} title={meta.title[lang()]} />
    </div>
  );
  if (!me.value)
    return (
      <Dialog title={title} onClose={onClose} side={side} class="dlg-new">
        <p class="dlg-text">{t().whatName}</p>
        <PersonForm label={t().comeIn} />
      </Dialog>
    );
  return (
    <Dialog title={title} onClose={onClose} side={side} class="dlg-new">
      <p class="dlg-text">{meta.tagline[lang()]}</p>
      {meta.seats.length > 1 ? (
        <Segmented
          showLabel
          label={t().seatCount}
          value={seats.length}
          choices={[...meta.seats].sort((a, b) => a - b).map((n) => ({ value: n, label: String(n) }))}
          onChange={(n) => setSeats(withSeats(seats, n))}
        />
      ) : null}
      <SeatWishes seats={seats} onChange={setSeats} open />
      {module === null ? null : (
        <div class="opt">
          {Object.entries(module.game.options).map(([name, spec]) => (
            <OptionField
              key={name}
              name={name}
              spec={spec}
              texts={module.text[lang()].options}
              seats={seats.length}
              value={options[name]}
              onChange={(value) => setOptions({ ...options, [name]: value })}
            />
          ))}
        </div>
      )}
      {seats.length > 1 ? (
        <Check label={t().listed} hint={t().listedHint} checked={listed} onChange={setListed} />
      ) : null}
      <p class="dlg-ours">
        {unmarked(meta.ours[lang()])} <a href={`/games/${meta.id}/rules#ours`}>{t().oursMore}</a>
      </p>
      <footer>
        <button type="button" class="btn quiet" onClick={(e) => e.currentTarget.closest('dialog')?.close()}>
          {t().cancel}
        </button>
        <button type="button" class="btn primary" disabled={busy || module === null} onClick={() => void open()}>
          {t().openTable}
        </button>
      </footer>
    </Dialog>
  );
}
