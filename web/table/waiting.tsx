import { useState } from 'preact/hooks';
import type { TableMessage } from '#server/protocol.ts';
import { api } from '../app/api.ts';
import { gameTitle } from '../app/games.ts';
import { go } from '../app/router.ts';
import { me } from '../app/session.ts';
import { Cover } from '../parts/cover.tsx';
import { Header, HouseTabs } from '../parts/header.tsx';
import { Icon } from '../parts/icon.tsx';
import { Invitation } from '../parts/invitation.tsx';
import { PersonForm } from '../parts/person.tsx';
import { sayProblem } from '../parts/toast.tsx';
import { Token } from '../parts/token.tsx';
import { botName } from '../text/bots.ts';
import { lang, levelName, t } from '../text/index.ts';
import { useTabTitle } from './announce.tsx';
import type { TableStore } from './store.ts';

/** A table that waits for players: who sits here, a free seat for me, the link for the others. */
export function Waiting({ s, table }: { s: TableStore; table: TableMessage }) {
  const [busy, setBusy] = useState(false);
  useTabTitle(table.game, false);
  const free = table.seats.filter((x) => x.kind === 'open');
  const act = async (what: () => Promise<unknown>): Promise<void> => {
    setBusy(true);
    try {
      await what();
    } catch (e) {
      sayProblem(e);
    } finally {
      setBusy(false);
    }
  };
  const sit = (seat: number): Promise<void> =>
    act(async () => {
      await api.join(s.id, seat);
      s.live.again();
    });
  return (
    <div class="page">
      <Header />
      <main class="waiting" id="content">
        <Cover game={table.game} title={gameTitle(table.game, lang())} />
        <div class="waiting-text">
          <p class="eyebrow">{gameTitle(table.game, lang())}</p>
          <h1>{t().waitTitle}</h1>
          <p class="lead">{t().waitText(free.length)}</p>
          {me.value === null ? (
            <section class="panel">
              <p>{t().whatName}</p>
              <PersonForm label={t().comeIn} onDone={() => s.live.again()} />
            </section>
          ) : null}
          <ol class="wishes">
            {table.seats.map((seat) => (
              <li key={seat.seat}>
                {seat.kind === 'open' ? (
                  <span class="free">
                    <Icon name="link" />
                  </span>
                ) : (
                  <Token colour={seat.colour} name={seat.name ?? botName(s.id, seat.seat)} />
                )}
                <span class="sn">
                  <b>{seat.kind === 'open' ? t().freeSeat : (seat.name ?? botName(s.id, seat.seat))}</b>
                  <small>
                    {seat.me
                      ? t().seatMe
                      : seat.kind === 'bot' && seat.level !== undefined
                        ? t().botOf(levelName(seat.level))
                        : seat.kind === 'person' && !seat.here
                          ? t().away
                          : ''}
                  </small>
                </span>
                {seat.kind === 'open' && table.mySeat === null && me.value ? (
                  <button type="button" class="btn primary" disabled={busy} onClick={() => void sit(seat.seat)}>
                    {t().sitDown}
                  </button>
                ) : null}
                {seat.me ? (
                  <button
                    type="button"
                    class="btn quiet"
                    disabled={busy}
                    onClick={() =>
                      void act(async () => {
                        await api.leave(s.id);
                        go('/');
                      })
                    }
                  >
                    {t().leave}
                  </button>
                ) : null}
              </li>
            ))}
          </ol>
          <Invitation id={s.id} />
        </div>
      </main>
      <HouseTabs />
    </div>
  );
}
