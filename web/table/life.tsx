import { useState } from 'preact/hooks';
import { type Names, whoIs } from '#kernel';
import type { Act, Question, TableMessage } from '#server/protocol.ts';
import { api } from '../app/api.ts';
import { useDoor } from '../app/door.ts';
import type { LoadedGame } from '../app/games.ts';
import { now } from '../app/now.ts';
import { isNameless, me } from '../app/session.ts';
import { Icon } from '../parts/icon.tsx';
import { LinkLine } from '../parts/invitation.tsx';
import { PersonForm } from '../parts/person.tsx';
import { PresentToken } from '../parts/presence.tsx';
import { say, sayProblem } from '../parts/toast.tsx';
import { Token } from '../parts/token.tsx';
import { lang, t } from '../text/index.ts';
import { howLong } from '../text/time.ts';
import { logLines } from './log-lines.ts';
import type { TableStore } from './store.ts';
import { WaysIn } from './ways-in.tsx';

const WAIT_MS = 5 * 60_000;

export function acting(s: TableStore): (act: Act, done?: string) => void {
  return (act, done) => {
    api.act(s.id, act).then(() => {
      if (done !== undefined) say(done);
    }, sayProblem);
  };
}

function sentence(q: Question, names: Names): string {
  const by = whoIs(names, q.by);
  switch (q.about) {
    case 'take-back':
      return t().qTakeBack(by);
    case 'pause':
      return t().qPause(by);
    case 'end':
      return t().qEnd(by);
    case 'stand-in':
      return t().qStandIn(by, whoIs(names, q.seat ?? 0));
  }
}

/** What falls away when moves are taken back, in the game's own words; what was seen stays known. */
function FallsAway({ s, game, q }: { s: TableStore; game: LoadedGame; q: Question }) {
  const text = game.module.text[lang()];
  const log = s.shown.value?.log ?? [];
  const lines = logLines(log, (e, names) => text.event(e, names), s.names).filter((l) => l.n > (q.to ?? 0));
  const known = q.known ?? [];
  return (
    <>
      <p class="eyebrow">{t().fallsAway}</p>
      {/* A long list is scrolled, also with the keyboard: browsers take what scrolls for reachable. The answer stays in sight. */}
      <ul class="gone">
        {lines.map((line) =>
          known.includes(line.n) ? (
            <li key={line.key} class="seen">
              <Icon name="eye" />
              {line.sentence}
            </li>
          ) : (
            <li key={line.key}>{line.sentence}</li>
          ),
        )}
      </ul>
      <p class="seen-note">
        {known.length === 0 ? null : <Icon name="eye" />}
        {known.length === 0 ? t().nothingKnown : t().staysKnown}
      </p>
    </>
  );
}

/** A question to the table: who asks what, what it changes, who has agreed. One component for every vote. */
function Ask({ s, game, table, q }: { s: TableStore; game: LoadedGame; table: TableMessage; q: Question }) {
  const act = acting(s);
  const mine = table.mySeat;
  const asked = mine !== null && q.asks.includes(mine) && !q.agreed.includes(mine);
  const by = s.people.value[q.by];
  return (
    <section class="prompt ask" aria-label={t().question}>
      <div class="ask-t">
        <p class="eyebrow">
          {by === undefined ? null : <Token {...by} size="xs" />}
          {t().question}
        </p>
        <h2>{sentence(q, s.names)}</h2>
        {q.about === 'take-back' ? <FallsAway s={s} game={game} q={q} /> : null}
        {q.about === 'pause' ? <p>{t().qPauseWhat}</p> : null}
        {q.about === 'end' ? <p>{t().qEndWhat}</p> : null}
        {q.about === 'stand-in' ? <p>{t().qStandInWhat(whoIs(s.names, q.seat ?? 0))}</p> : null}
        <ul class="votes">
          {q.asks.map((seat) => {
            const p = s.people.value[seat];
            if (p === undefined) return null;
            const yes = q.agreed.includes(seat);
            return (
              <li key={seat} class={`vo ${yes ? 'yes' : 'open'}`}>
                <Token {...p} size="xs" />
                <span>
                  <b>{p.name}</b>{' '}
                  <span class="w">
                    {seat === q.by
                      ? p.me
                        ? t().askMine
                        : t().asks
                      : yes
                        ? t().agreed
                        : p.me
                          ? t().missingMine
                          : t().missingVote}
                  </span>
                </span>
                {yes ? <Icon name="ok" /> : null}
              </li>
            );
          })}
        </ul>
      </div>
      {mine === null || !q.asks.includes(mine) ? null : (
        <div class="ask-b">
          {asked ? (
            <button type="button" class="btn primary" onClick={() => act({ do: 'vote', question: q.id, yes: true })}>
              <Icon name="ok" />
              {t().agree}
            </button>
          ) : null}
          <button type="button" class="btn" onClick={() => act({ do: 'vote', question: q.id, yes: false })}>
            {mine === q.by ? t().withdraw : t().disagree}
          </button>
          {q.about === 'take-back' ? (
            <button type="button" class="btn quiet small" onClick={() => void s.look(q.to ?? 0)}>
              <Icon name="eye" />
              {t().lookAtPosition}
            </button>
          ) : null}
        </div>
      )}
    </section>
  );
}

/** Somebody the game waits for has been gone for longer than the table's patience. */
function Away({ s, table, seat }: { s: TableStore; table: TableMessage; seat: number }) {
  const [quietUntil, setQuiet] = useState(0);
  const [ending, setEnding] = useState(false);
  const act = acting(s);
  const info = table.seats[seat];
  if (info === undefined || info.seenAt === undefined || now.value < quietUntil) return null;
  const name = s.names(seat);
  const choice = (icon: 'bot' | 'bell' | 'clock' | 'x', head: string, small: string, what: () => void, more = '') => (
    <li>
      <button type="button" class={`ch ${more}`} onClick={what}>
        <Icon name={icon} />
        <span class="ch-t">
          <b>{head}</b>
          <small>{small}</small>
        </span>
      </button>
    </li>
  );
  return (
    <section class="prompt ask away" aria-label={t().question}>
      <div class="ask-t">
        <p class="ask-h">
          <PresentToken seat={info} name={name} />
          <span>
            <b>{t().goneFor(name, howLong(now.value - info.seenAt))}</b>
            <small>{t().goneWhat}</small>
          </span>
        </p>
        {table.mySeat === null ? null : (
          <ul class="chs">
            {choice(
              'bot',
              t().botTakesOver,
              t().botTakesOverHint(name),
              () => act({ do: 'ask', about: 'stand-in', seat }),
              'on',
            )}
            {choice('bell', t().remind, t().remindHint, () => act({ do: 'remind', seat }, t().reminded(name)))}
            {choice('clock', t().wait, t().waitHint, () => setQuiet(Date.now() + WAIT_MS))}
            {ending
              ? choice('x', t().endNow, t().endItHint, () => act({ do: 'ask', about: 'end' }), 'bad')
              : choice('x', t().endIt, t().endItHint, () => setEnding(true), 'bad')}
          </ul>
        )}
      </div>
    </section>
  );
}

/** A seat has become free in the middle of the game. */
function OpenSeat({ s, table }: { s: TableStore; table: TableMessage }) {
  const door = useDoor();
  const sit = (): void => {
    api.join(s.id).then(() => s.live.again(), sayProblem);
  };
  return (
    <section class="prompt ask open-seat" aria-label={t().openSeatTitle}>
      <div class="ask-t">
        <h2>{t().openSeatTitle}</h2>
        <p>{t().openSeatText}</p>
        {table.mySeat !== null ? (
          <LinkLine link={door === null ? '' : `${door.origin}/t/${s.id}`} />
        ) : isNameless(me.value) ? (
          <PersonForm label={t().takeSeat} onDone={sit} />
        ) : (
          <button type="button" class="btn primary" onClick={sit}>
            {t().takeSeat}
          </button>
        )}
      </div>
    </section>
  );
}

/** Whoever the game waits for and who has been gone for too long, if a person at the table may do something about it. */
export function tooLongGone(table: TableMessage, at: number): number | null {
  if (table.status !== 'running' || table.paused) return null;
  const gone = table.waitingFor.find((seat) => {
    const info = table.seats[seat];
    if (info === undefined || info.kind !== 'person' || info.me || info.here || info.standIn !== undefined)
      return false;
    return info.seenAt !== undefined && at - info.seenAt >= table.patience;
  });
  return gone ?? null;
}

/** What the table asks its people beside the game; it lies where decisions are made, never over the board as a dialog. */
export function TableLife({ s, game }: { s: TableStore; game: LoadedGame }) {
  const table = s.shown.value?.table;
  if (table === undefined || table.status !== 'running') return null;
  const gone = tooLongGone(table, now.value);
  if (table.question !== null && now.value < table.question.until)
    return <Ask s={s} game={game} table={table} q={table.question} />;
  if (table.paused)
    return (
      <section class="prompt ask paused" aria-label={t().pausedTitle}>
        <div class="ask-t">
          <h2>{t().pausedTitle}</h2>
          <p>{t().pausedText}</p>
        </div>
        {table.mySeat === null ? null : (
          <div class="ask-b">
            <button type="button" class="btn primary" onClick={() => acting(s)({ do: 'resume' })}>
              <Icon name="play" />
              {t().resume}
            </button>
          </div>
        )}
      </section>
    );
  if (gone !== null) return <Away key={gone} s={s} table={table} seat={gone} />;
  if (table.seats.some((x) => x.kind === 'open')) return <OpenSeat s={s} table={table} />;
  if (table.mySeat === null && me.value === null)
    return (
      <section class="prompt ask stranger" aria-label={t().spectatingHint}>
        <div class="ask-t">
          <h2>{t().spectatingHint}</h2>
          <WaysIn />
        </div>
      </section>
    );
  return null;
}
