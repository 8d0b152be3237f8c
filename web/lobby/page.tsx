import '../style/lobby-many.css';
import { useEffect, useState } from 'preact/hooks';
import type { GameMeta } from '#kernel';
import type { Lobby as LobbyData, MatchCard } from '#server/protocol.ts';
import { api } from '../app/api.ts';
import { now } from '../app/now.ts';
import { go } from '../app/router.ts';
import { contact, me } from '../app/session.ts';
import { markTurn } from '../app/turn.ts';
import { noteWin } from '../app/won.ts';
import { Header, HouseTabs } from '../parts/header.tsx';
import { Icon } from '../parts/icon.tsx';
import { later } from '../parts/later.tsx';
import { listed, t } from '../text/index.ts';
import { Invited, PastGame, Row, SideTable, TurnCard } from './cards.tsx';
import { byWeight, FirstVisit, GamePicks } from './first.tsx';
import { History } from './history.tsx';
import { OpenFile } from './open-file.tsx';
import { byUrgency, hello, isMyTurn, seatName } from './sentences.ts';

/** Opened by a tap: nobody waits for it on the first visit. */
const NewTableDialog = later(async () => (await import('./new-table.tsx')).NewTableDialog, 'part');

const EVERY_MS = 5000;
/** A tab in the background is looked after too, now and then: its title and icon tell when it is my turn. */
const HIDDEN_EVERY_MS = 30_000;
const PAST_SHOWN = 5;
/** Left alone for so long, a table is out of the way. */
const RESTS_MS = 14 * 24 * 60 * 60 * 1000;
/** Cards of tables that wait for me; the rest are rows. */
const CARDS = 6;

/** What was shown last, so that coming back shows it at once. */
let kept: { readonly id: string; readonly lobby: LobbyData } | null = null;

/** The lobby, fresh while somebody looks at it. */
function useLobby(): { lobby: LobbyData | null; again: () => void } {
  const id = me.value === undefined ? undefined : (me.value?.id ?? '');
  const [lobby, setLobby] = useState<LobbyData | null>(kept !== null && kept.id === id ? kept.lobby : null);
  const [asked, setAsked] = useState(0);
  // A change of mine is looked for at once: `asked` is the reason to run, though nothing is read from it.
  useEffect(() => {
    if (id === undefined || asked < 0) return;
    let gone = false;
    let lookedAt = 0;
    const look = async (): Promise<void> => {
      const at = Date.now();
      if (document.visibilityState !== 'visible' && at - lookedAt < HIDDEN_EVERY_MS) return;
      lookedAt = at;
      try {
        const now = await api.lobby();
        kept = { id, lobby: now };
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
  }, [id, asked]);
  return { lobby, again: () => setAsked((n) => n + 1) };
}

/** Who sits and waits where it is my turn. */
function sitting(cards: readonly MatchCard[]): string {
  const names = cards.flatMap((c) =>
    c.seats.filter((s) => s.kind === 'person' && !s.me && s.here).map((s) => seatName(c.id, s)),
  );
  const some = [...new Set(names)].slice(0, 3);
  return some.length === 0 ? '' : ` ${some.length === 1 ? t().sitsThere(listed(some)) : t().sitThere(listed(some))}`;
}

function Next({ cards }: { cards: readonly MatchCard[] }) {
  const first = cards[0];
  const open = first === undefined ? null : `/t/${first.id}`;
  useEffect(() => {
    if (open === null) return;
    const press = (e: KeyboardEvent): void => {
      if (e.key.toLowerCase() !== 'n' || e.ctrlKey || e.metaKey || e.altKey) return;
      if (e.target instanceof Element && e.target.closest('input, select, textarea, dialog') !== null) return;
      go(open);
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [open]);
  if (open === null) return null;
  return (
    <a class="btn primary next" href={open}>
      <Icon name="play" />
      {t().nextGame} <kbd>N</kbd>
    </a>
  );
}

function Rows({ cards, onDone }: { cards: readonly MatchCard[]; onDone: () => void }) {
  if (cards.length === 0) return null;
  return (
    <ul class="rows">
      {cards.map((card) => (
        <Row key={card.id} card={card} onDone={onDone} />
      ))}
    </ul>
  );
}

/** Where a card will be: nothing moves when it comes. */
function Shapes() {
  return (
    <div class="cont shapes" aria-hidden="true">
      {[1, 2, 3].map((n) => (
        <span key={n} class="cc" />
      ))}
    </div>
  );
}

function Home({ lobby, again, onPick }: { lobby: LobbyData | null; again: () => void; onPick: (m: GameMeta) => void }) {
  const person = me.value;
  const [hidden, setHidden] = useState(false);
  const all = lobby?.mine ?? [];
  const mine = all.filter((c) => !c.hidden);
  const open = mine.filter((c) => c.status === 'running' || c.status === 'waiting');
  // What nobody has touched for two weeks makes room, and is taken up again from there.
  const resting = open.filter((c) => now.value - c.updatedAt > RESTS_MS);
  const unseen = [...resting, ...all.filter((c) => c.hidden && c.status !== 'finished')];
  const going = byUrgency(open.filter((c) => !resting.includes(c)));
  const turn = going.filter(isMyTurn);
  const others = going.filter((c) => !isMyTurn(c) && c.status === 'running');
  const gathering = going.filter((c) => c.status === 'waiting');
  const past = mine.filter((c) => c.status === 'finished' || c.status === 'stuck');
  const n = turn.length;
  return (
    <main class="home many" id="content">
      <div class="hm">
        <div class="greet gr-row">
          <div>
            <h1>{person ? t().greet(hello(new Date().getHours()), person.name) : t().welcome}</h1>
            <p>
              {lobby === null
                ? t().loading
                : n > 0
                  ? `${n === 1 ? t().oneWaits : t().manyWait(n)}${sitting(turn)}`
                  : going.length > 0
                    ? t().othersTurnEverywhere
                    : t().nobodyWaits}
            </p>
          </div>
          <span class="next-place">
            <Next cards={turn} />
          </span>
        </div>
        {lobby === null ? <Shapes /> : null}
        {n === 0 ? null : (
          <section aria-label={t().yourTurnTitle}>
            <h2 class="sh">
              {t().yourTurnTitle} <i class="cn">{n}</i>
            </h2>
            <div class="cont">
              {turn.slice(0, CARDS).map((card, i) => (
                <TurnCard key={card.id} card={card} soon={i === 0} onDone={again} />
              ))}
            </div>
            <Rows cards={turn.slice(CARDS)} onDone={again} />
          </section>
        )}
        {others.length === 0 ? null : (
          <section aria-label={t().othersTurn}>
            <h2 class="sh">
              {t().othersTurn} <i class="cn">{others.length}</i>
            </h2>
            <Rows cards={others} onDone={again} />
          </section>
        )}
        {gathering.length === 0 ? null : (
          <section aria-label={t().notBegunYet}>
            <h2 class="sh">
              {t().notBegunYet} <i class="cn">{gathering.length}</i>
            </h2>
            <Rows cards={gathering} onDone={again} />
          </section>
        )}
        {unseen.length === 0 ? null : (
          <section>
            <button type="button" class="btn quiet" aria-expanded={hidden} onClick={() => setHidden(!hidden)}>
              {t().showHidden(unseen.length)}
            </button>
            {hidden ? <Rows cards={unseen} onDone={again} /> : null}
          </section>
        )}
      </div>
      <aside class="side" aria-label={t().openTables}>
        {lobby === null || lobby.invited.length === 0 ? null : (
          <section aria-label={t().invitations}>
            <h2>
              {t().invitations} <i class="cn">{lobby.invited.length}</i>
            </h2>
            <ul class="ot invs">
              {lobby.invited.map((card) => (
                <Invited key={card.id} card={card} onDone={again} />
              ))}
            </ul>
          </section>
        )}
        {lobby === null ? null : (
          <section>
            <h2>{t().openTables}</h2>
            {lobby.open.length === 0 ? (
              <p class="none">{t().noOpenTables}</p>
            ) : (
              <ul class="ot">
                {lobby.open.map((card) => (
                  <SideTable key={card.id} card={card} action={t().join} />
                ))}
              </ul>
            )}
          </section>
        )}
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
      <div class="hm below">
        {lobby === null ? null : (
          <section class="new" aria-label={t().newTable}>
            <h2>{t().newTable}</h2>
            <GamePicks onPick={onPick} />
          </section>
        )}
        {past.length === 0 ? null : (
          <section class="past-games" aria-label={t().lastPlayed}>
            <h2>{t().lastPlayed}</h2>
            <ul>
              {past.slice(0, PAST_SHOWN).map((card) => (
                <PastGame key={card.id} card={card} onDone={again} />
              ))}
            </ul>
            {past.length > PAST_SHOWN ? (
              <History latest={past} count={lobby?.past ?? past.length} onDone={again} />
            ) : null}
          </section>
        )}
        <OpenFile />
      </div>
    </main>
  );
}

export function LobbyPage() {
  const { lobby, again } = useLobby();
  const [picked, setPicked] = useState<{ meta: GameMeta; friends: boolean } | null>(null);
  const waiting = (lobby?.mine ?? []).filter((c) => !c.hidden && isMyTurn(c)).length;
  useEffect(() => {
    document.title = waiting > 0 ? `● ${t().yourTurn} · ${t().brand}` : t().brand;
    markTurn(waiting);
    return () => markTurn(0);
  }, [waiting]);
  const won = hasWon(lobby);
  useEffect(() => {
    if (won) noteWin();
  }, [won]);
  const pick = (meta: GameMeta, friends = false): void => setPicked({ meta, friends });
  return (
    <div class="page lobby-page">
      <Header />
      {contact.value === 'lost' ? (
        <div class="link-state" role="status">
          <p class="lost">{t().lost}</p>
        </div>
      ) : null}
      {me.value === null ? (
        <FirstVisit
          watch={lobby?.watch ?? []}
          onPick={pick}
          onFriends={() => {
            const [first] = byWeight();
            if (first !== undefined) pick(first, true);
          }}
        />
      ) : (
        <Home lobby={lobby} again={again} onPick={pick} />
      )}
      <HouseTabs />
      {picked === null ? null : (
        <NewTableDialog meta={picked.meta} friends={picked.friends} onClose={() => setPicked(null)} />
      )}
    </div>
  );
}

function hasWon(lobby: LobbyData | null): boolean {
  return (lobby?.mine ?? []).some(
    (c) =>
      c.seats.length > 1 && c.seats.some((s) => s.me && s.uncounted === undefined && c.result?.[s.seat]?.rank === 1),
  );
}
