import { useState } from 'preact/hooks';
import { type Level, USUAL_LEVEL } from '#bots/levels.ts';
import type { GameMeta } from '#kernel';
import { unmarked } from '#kernel/handbook.ts';
import type { SeatWish } from '#server/protocol.ts';
import { api } from '../app/api.ts';
import { loadedGame } from '../app/games.ts';
import { go } from '../app/router.ts';
import { beSomebody, isNameless, me } from '../app/session.ts';
import { offeredLevel } from '../app/won.ts';
import { Cover } from '../parts/cover.tsx';
import { Dialog } from '../parts/dialog.tsx';
import { fittingLevel } from '../parts/odds.ts';
import { PersonForm } from '../parts/person.tsx';
import { useRecord } from '../parts/record.ts';
import { Check, Segmented } from '../parts/segmented.tsx';
import { sayProblem } from '../parts/toast.tsx';
import { Levels } from '../table/levels.tsx';
import { lang, t } from '../text/index.ts';
import { howLong } from '../text/time.ts';
import { GameFacts } from './first.tsx';
import { oddsSentence } from './odds-sentence.ts';
import { OptionField, type OptionValue } from './option-fields.tsx';

/** Seats when their number changes: who sits stays, new places get bots, I always have one. */
export function withSeats(seats: readonly SeatWish[], n: number): readonly SeatWish[] {
  const kept = Array.from({ length: n }, (_, i): SeatWish => seats[i] ?? { kind: 'bot', level: USUAL_LEVEL });
  return kept.some((s) => s.kind === 'me') ? kept : kept.map((s, i) => (i === 0 ? { kind: 'me' } : s));
}

/** Minutes the others wait for somebody who is gone before they may go on. */
const PATIENCE: readonly number[] = [2, 5, 15, 60];
/** What a server has unless its operator says otherwise; who does not choose leaves it to the server. */
const USUAL_PATIENCE = 5;

/** How long the others wait for somebody who is gone. */
export function PatienceField({ value, onChange }: { value: number; onChange: (minutes: number) => void }) {
  return (
    <>
      <Segmented
        showLabel
        label={t().patienceOption}
        value={value}
        choices={PATIENCE.map((n) => ({ value: n, label: howLong(n * 60_000) }))}
        onChange={onChange}
      />
      <small class="opt-about">{t().patienceHint}</small>
    </>
  );
}

function usualSeats(meta: GameMeta): number {
  return meta.seats.includes(2) ? 2 : (meta.seats[0] ?? 1);
}

interface Props {
  readonly meta: GameMeta;
  readonly onClose: () => void;
  readonly friends?: boolean;
}

/** Two ways: at once against bots, or with friends by a link and a waiting room. */
export function NewTableDialog({ meta, onClose, friends = false }: Props) {
  const [way, setWay] = useState<'bots' | 'friends'>(friends ? 'friends' : 'bots');
  const [count, setCount] = useState(usualSeats(meta));
  const { games } = useRecord(meta.id);
  const [chosen, setChosen] = useState<Level | null>(null);
  const level = chosen ?? fittingLevel(games ?? [], count) ?? offeredLevel();
  const [options, setOptions] = useState<Readonly<Record<string, OptionValue>>>({});
  const [listed, setListed] = useState(false);
  const [takeBacks, setTakeBacks] = useState(true);
  const [wishedHints, setHints] = useState<boolean | null>(null);
  // Against bots nobody minds them; among friends somebody has to want them.
  const hints = wishedHints ?? way === 'bots';
  const [patience, setPatience] = useState<number | null>(null);
  const [busy, setBusy] = useState(false);
  const game = loadedGame(meta.id);
  const module = typeof game === 'object' ? game.module : null;
  const counts = [...meta.seats].sort((a, b) => a - b).filter((n) => way === 'bots' || n > 1);
  const open = async (): Promise<void> => {
    setBusy(true);
    try {
      await beSomebody();
      const chosen = Object.entries(options).filter(([name, v]) => {
        return (
          module?.game.options[name]?.kind !== 'perSeat' || (way === 'bots' && Array.isArray(v) && v.length === count)
        );
      });
      const other: SeatWish = way === 'bots' ? { kind: 'bot', level } : { kind: 'open' };
      const { id } = await api.open({
        game: meta.id,
        options: Object.fromEntries(chosen),
        seats: Array.from({ length: count }, (_, i): SeatWish => (i === 0 ? { kind: 'me' } : other)),
        listed: way === 'friends' && listed,
        gathers: way === 'friends',
        takeBacks,
        hints,
        ...(way === 'friends' && patience !== null ? { patience: patience * 60 } : {}),
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
  if (way === 'friends' && isNameless(me.value) && me.value !== undefined)
    return (
      <Dialog title={t().newTableOf(meta.title[lang()])} onClose={onClose} side={side} class="dlg-new">
        <p class="dlg-text">{t().whatName}</p>
        <PersonForm label={t().comeIn} />
      </Dialog>
    );
  return (
    <Dialog title={t().newTableOf(meta.title[lang()])} onClose={onClose} side={side} class="dlg-new">
      <GameFacts meta={meta} />
      <Segmented
        label={t().newTable}
        value={way}
        choices={[
          { value: 'bots' as const, label: t().againstBots },
          { value: 'friends' as const, label: t().withFriends },
        ]}
        onChange={(next) => {
          setWay(next);
          if (next === 'friends' && count < 2) setCount(2);
        }}
      />
      <p class="dlg-text">{way === 'bots' ? t().againstBotsHint : t().withFriendsHint}</p>
      {counts.length > 1 ? (
        <Segmented
          showLabel
          label={t().howMany}
          value={count}
          choices={counts.map((n) => ({ value: n, label: String(n) }))}
          onChange={setCount}
        />
      ) : null}
      {way === 'bots' && count > 1 ? (
        <Levels
          game={meta.id}
          seats={count}
          results={games}
          value={level}
          onChange={setChosen}
          label={t().seatBot}
          open
          onOpen={() => {}}
          says={oddsSentence(games ?? [], count, level)}
        />
      ) : null}
      <Check label={t().hintsOption} hint={t().hintsHint} checked={hints} onChange={setHints} />
      {way === 'friends' ? (
        <Check label={t().listed} hint={t().listedHint} checked={listed} onChange={setListed} />
      ) : null}
      {module === null || (way === 'bots' && Object.keys(module.game.options).length === 0) ? null : (
        <details class="opt">
          <summary>{t().moreOptions}</summary>
          {/* Friends choose for themselves, in the waiting room. */}
          {Object.entries(module.game.options).map(([name, spec]) =>
            way === 'friends' && spec.kind === 'perSeat' ? null : (
              <OptionField
                key={name}
                name={name}
                spec={spec}
                texts={module.text[lang()].options}
                Art={typeof game === 'object' ? game.drawn?.OptionArt : undefined}
                seats={count}
                value={options[name]}
                onChange={(value) => setOptions({ ...options, [name]: value })}
              />
            ),
          )}
          {way === 'friends' ? (
            <>
              <Check label={t().takeBacksOption} hint={t().takeBacksHint} checked={takeBacks} onChange={setTakeBacks} />
              <PatienceField value={patience ?? USUAL_PATIENCE} onChange={setPatience} />
            </>
          ) : null}
        </details>
      )}
      <p class="dlg-ours">
        {unmarked(meta.ours[lang()])} <a href={`/games/${meta.id}/rules#ours`}>{t().oursMore}</a>
      </p>
      <footer class="dlg-foot">
        <button type="button" class="btn quiet" onClick={(e) => e.currentTarget.closest('dialog')?.close()}>
          {t().cancel}
        </button>
        <button type="button" class="btn primary" disabled={busy} onClick={() => void open()}>
          {way === 'bots' ? t().startNow : t().openTable}
        </button>
      </footer>
    </Dialog>
  );
}
