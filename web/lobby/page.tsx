import { useEffect, useState } from 'preact/hooks';
import { games } from '#games';
import type { GameMeta } from '#kernel';
import type { Lobby as LobbyData } from '#server/protocol.ts';
import { api } from '../app/api.ts';
import { contact, me } from '../app/session.ts';
import { Cover } from '../parts/cover.tsx';
import { Header, HouseTabs } from '../parts/header.tsx';
import { PersonForm } from '../parts/person.tsx';
import { Weight } from '../parts/weight.tsx';
import { lang, t } from '../text/index.ts';
import { ContinueCard, PastGame, SideTable } from './cards.tsx';
import { NewTableDialog } from './new-table.tsx';
import { byUrgency, hello, playerRange } from './sentences.ts';

const EVERY_MS = 5000;
const PAST_SHOWN = 8;

/** The lobby, fresh while somebody looks at it. */
function useLobby(): LobbyData | null {
  const [lobby, setLobby] = useState<LobbyData | null>(null);
  const id = me.value === undefined ? undefined : (me.value?.id ?? '');
  useEffect(() => {
    if (id === undefined) return;
    let gone = false;
    const look = async (): Promise<void> => {
      if (document.visibilityState !== 'visible') return;
      try {
        const now = await api.lobby();
        if (!gone) setLobby(now);
        contact.value = 'fine';
      } catch {
        contact.value = 'lost';
      }
    };
    void look();
    const timer = setInterval(() => void look(), EVERY_MS);
    const onShow = (): void => void look();
    document.addEventListener('visibilitychange', onShow);
    return () => {
      gone = true;
      clearInterval(timer);
      document.removeEventListener('visibilitychange', onShow);
    };
  }, [id]);
  return lobby;
}

/** Every cover leads to the page of its game; a new table is one step further, or one tap below the cover. */
function Shelf({ onPick }: { onPick: (meta: GameMeta) => void }) {
  return (
    <section class="new" aria-label={t().gamesTitle}>
      <h2>{t().gamesTitle}</h2>
      <div class="shelf">
        {games.map(({ meta }) => (
          <div key={meta.id} class="on-shelf">
            <a class="box" data-game={meta.id} href={`/games/${meta.id}`}>
              <Cover game={meta.id} title={meta.title[lang()]} />
              <span class="box-text">
                <b>{meta.title[lang()]}</b>
                <small>{t().playersMinutes(playerRange(meta.seats), meta.minutes.join('–'))}</small>
                <small class="box-facts">
                  <Weight weight={meta.weight} />
                </small>
              </span>
            </a>
            <span class="box-ways">
              <a class="btn small quiet" href={`/games/${meta.id}/learn`}>
                {t().learnGame}
                <span class="sr"> {meta.title[lang()]}</span>
              </a>
              <button type="button" class="btn small" data-new={meta.id} onClick={() => onPick(meta)}>
                {t().newTable}
                <span class="sr"> {meta.title[lang()]}</span>
              </button>
            </span>
          </div>
        ))}
      </div>
    </section>
  );
}

export function LobbyPage() {
  const lobby = useLobby();
  const [picked, setPicked] = useState<GameMeta | null>(null);
  const person = me.value;
  useEffect(() => {
    document.title = t().brand;
  });
  const mine = lobby?.mine ?? [];
  const going = byUrgency(mine.filter((c) => c.status === 'running' || c.status === 'waiting'));
  const past = mine
    .filter((c) => c.status === 'finished' || c.status === 'stuck')
    .sort((a, b) => b.updatedAt - a.updatedAt);
  const waiting = going.filter((c) => c.myTurn).length;
  return (
    <div class="page lobby-page">
      <Header />
      {contact.value === 'lost' ? (
        <div class="link-state" role="status">
          <p class="lost">{t().lost}</p>
        </div>
      ) : null}
      <main class="home" id="content">
        <div class="hm">
          {person === null ? (
            <section class="greet first">
              <h1>{t().welcome}</h1>
              <p>{t().whatName}</p>
              <PersonForm label={t().comeIn} />
            </section>
          ) : (
            <div class="greet">
              <h1>{person === undefined ? t().welcome : t().greet(hello(new Date().getHours()), person.name)}</h1>
              <p>{waiting === 0 ? t().nobodyWaits : waiting === 1 ? t().oneWaits : t().manyWait(waiting)}</p>
            </div>
          )}
          {going.length === 0 ? null : (
            <section class="cont" aria-label={t().continueGames}>
              {going.map((card) => (
                <ContinueCard key={card.id} card={card} />
              ))}
            </section>
          )}
          <Shelf onPick={setPicked} />
          {past.length === 0 ? null : (
            <section class="past-games" aria-label={t().lastPlayed}>
              <h2>{t().lastPlayed}</h2>
              <ul>
                {past.slice(0, PAST_SHOWN).map((card) => (
                  <PastGame key={card.id} card={card} />
                ))}
              </ul>
            </section>
          )}
        </div>
        <aside class="side" aria-label={t().openTables}>
          <section>
            <h2>{t().openTables}</h2>
            {lobby === null || lobby.open.length === 0 ? (
              <p class="none">{t().noOpenTables}</p>
            ) : (
              <ul class="ot">
                {lobby.open.map((card) => (
                  <SideTable key={card.id} card={card} action={t().join} />
                ))}
              </ul>
            )}
          </section>
          {lobby === null || lobby.watch.length === 0 ? null : (
            <section>
              <h2>{t().watch}</h2>
              <ul class="ot">
                {lobby.watch.map((card) => (
                  <SideTable key={card.id} card={card} action={t().watch} />
                ))}
              </ul>
            </section>
          )}
        </aside>
      </main>
      <HouseTabs />
      {picked === null ? null : <NewTableDialog meta={picked} onClose={() => setPicked(null)} />}
    </div>
  );
}
