import { useState } from 'preact/hooks';
import type { MatchCard, SeatInfo } from '#server/protocol.ts';
import { api } from '../app/api.ts';
import { gameTitle } from '../app/games.ts';
import { now } from '../app/now.ts';
import { Cover } from '../parts/cover.tsx';
import { Icon } from '../parts/icon.tsx';
import { Popover } from '../parts/popover.tsx';
import { PresentToken } from '../parts/presence.tsx';
import { sayProblem } from '../parts/toast.tsx';
import { Token } from '../parts/token.tsx';
import { lang, listed, t } from '../text/index.ts';
import { ago } from '../text/time.ts';
import { day, lastSaid, resultSentence, seatName } from './sentences.ts';

function Tokens({ card }: { card: MatchCard }) {
  return (
    <span class="seats">
      {card.seats.map((s) =>
        s.kind === 'open' ? (
          <i key={s.seat} title={t().freeSeat} />
        ) : (
          <span key={s.seat} title={seatName(card.id, s)}>
            {s.me ? (
              <Token colour={s.colour} name={seatName(card.id, s)} size="sm" />
            ) : (
              <PresentToken seat={s} name={seatName(card.id, s)} size="sm" />
            )}
            <span class="sr">{seatName(card.id, s)}</span>
          </span>
        ),
      )}
    </span>
  );
}

/** Who sits there with me: people first, or who the bots are. */
function against(card: MatchCard): string {
  const others = card.seats.filter((s) => !s.me && s.kind !== 'open');
  const people = others.filter((s) => s.kind === 'person');
  return listed((people.length > 0 ? people : others).map((s) => seatName(card.id, s)));
}

function stateOf(card: MatchCard): string {
  if (card.asked) return t().asksYou;
  if (card.reminded) return t().remindedYou;
  if (card.paused) return t().pausedTable;
  if (card.status === 'waiting') return t().waitingForPlayers;
  return card.myTurn ? t().ownMove : t().running;
}

/** What can be done with a table without opening it. */
export function CardMenu({ card, onDone }: { card: MatchCard; onDone: () => void }) {
  const title = gameTitle(card.game, lang());
  const [sure, setSure] = useState<'resign' | 'close' | 'delete' | null>(null);
  const act = async (what: () => Promise<unknown>): Promise<void> => {
    try {
      await what();
      onDone();
    } catch (e) {
      sayProblem(e);
    }
  };
  const host = card.seats.some((s) => s.me && s.host);
  // Nobody else loses anything when such a table goes.
  const alone = card.seats.every((s) => s.me || s.kind === 'bot');
  return (
    <Popover label={t().tableMenu(title)} icon="more" onClose={() => setSure(null)}>
      {(close) => {
        const item = (label: string, what: () => void, bad = false) => (
          <li>
            <button type="button" class={`mi ${bad ? 'bad' : ''}`} onClick={what}>
              <b>{label}</b>
            </button>
          </li>
        );
        const go = (what: () => Promise<unknown>) => (): void => {
          close();
          void act(what);
        };
        if (sure === 'resign')
          return (
            <ul>
              <li class="mi-text">{t().resignOver}</li>
              {item(
                t().resignNow,
                go(() => api.act(card.id, { do: 'resign' })),
                true,
              )}
            </ul>
          );
        if (sure === 'close' || sure === 'delete')
          return (
            <ul>
              <li class="mi-text">{sure === 'close' ? t().closeTableText : t().deleteTableText}</li>
              {item(
                sure === 'close' ? t().closeTable : t().deleteTable,
                go(() => api.closeTable(card.id)),
                true,
              )}
            </ul>
          );
        return (
          <ul>
            {item(
              card.hidden ? t().unhide : t().hideTable,
              go(() => api.hide(card.id, !card.hidden)),
            )}
            {card.status === 'waiting'
              ? item(
                  t().leaveTable,
                  go(() => api.leave(card.id)),
                )
              : null}
            {card.status === 'waiting' && host ? item(`${t().closeTable} …`, () => setSure('close'), true) : null}
            {card.status === 'running'
              ? item(
                  t().giveToBot,
                  go(() => api.act(card.id, { do: 'give', to: 'bot' })),
                )
              : null}
            {card.status === 'running' ? item(t().resign, () => setSure('resign'), true) : null}
            {card.status === 'running' && alone ? item(`${t().deleteTable} …`, () => setSure('delete'), true) : null}
          </ul>
        );
      }}
    </Popover>
  );
}

/** A game that waits for me. */
export function TurnCard({ card, soon, onDone }: { card: MatchCard; soon: boolean; onDone: () => void }) {
  const title = gameTitle(card.game, lang());
  const said = lastSaid(card);
  return (
    <div class={`cc me ${soon ? 'soon' : ''}`}>
      <Cover game={card.game} title={title} thumb />
      <span class="ct">
        <b>
          <a class="cc-a" href={`/t/${card.id}`}>
            {title}
          </a>
        </b>
        <strong>{card.myTurn ? t().yourTurn : stateOf(card)}</strong>
        <small>{against(card)}</small>
        {said === null ? null : <small class="last">{said}</small>}
        <span class="cc-f">
          <Tokens card={card} />
          <small>{ago(card.updatedAt, now.value)}</small>
        </span>
      </span>
      <CardMenu card={card} onDone={onDone} />
    </div>
  );
}

/** A game in which the others are to move, or that waits for players. */
export function Row({ card, onDone }: { card: MatchCard; onDone: () => void }) {
  const title = gameTitle(card.game, lang());
  const said = lastSaid(card);
  const open = card.seats.some((s) => s.kind === 'open');
  const waited = card.seats.find((s) => s.kind === 'person' && !s.me);
  return (
    <li>
      <a class="row" href={`/t/${card.id}`}>
        <Cover game={card.game} title={title} thumb />
        <span class="rt">
          <b>{title}</b>
          <small>{against(card)}</small>
          {said === null ? null : <small class="last">{said}</small>}
        </span>
        <span class="rw">
          {waited === undefined ? null : <PresentToken seat={waited} name={seatName(card.id, waited)} size="sm" />}
          <span>{open && card.status === 'waiting' ? t().waitingForPlayers : stateOf(card)}</span>
        </span>
        <span class="rl">{ago(card.updatedAt, now.value)}</span>
      </a>
      <CardMenu card={card} onDone={onDone} />
    </li>
  );
}

function hostOf(card: MatchCard): SeatInfo | undefined {
  return card.seats.find((s) => s.host) ?? card.seats.find((s) => s.kind === 'person');
}

/** A table in the side column: open for me, or to be watched. */
export function SideTable({ card, action }: { card: MatchCard; action: string }) {
  const title = gameTitle(card.game, lang());
  const host = hostOf(card);
  return (
    <li>
      <Cover game={card.game} title={title} thumb />
      <span class="oi">
        <b>{title}</b>
        <small>
          {host === undefined ? '' : t().atTableOf(seatName(card.id, host))} · {ago(card.updatedAt, now.value)}
        </small>
        <Tokens card={card} />
      </span>
      <a class="btn" href={`/t/${card.id}`}>
        {action}
        <span class="sr"> {title}</span>
      </a>
    </li>
  );
}

export function Invited({ card, onDone }: { card: MatchCard; onDone: () => void }) {
  const title = gameTitle(card.game, lang());
  const host = hostOf(card);
  return (
    <li>
      <Cover game={card.game} title={title} thumb />
      <span class="oi">
        <b>{title}</b>
        <small>{host === undefined ? '' : t().invitesYou(seatName(card.id, host))}</small>
        <span class="ib">
          <a
            class="btn small"
            href={`/t/${card.id}`}
            onClick={() => {
              api.join(card.id).catch(sayProblem);
            }}
          >
            {t().accept}
            <span class="sr"> {title}</span>
          </a>
          <button
            type="button"
            class="btn quiet small"
            onClick={() => {
              api.decline(card.id).then(onDone, sayProblem);
            }}
          >
            {t().decline}
            <span class="sr"> {title}</span>
          </button>
        </span>
      </span>
    </li>
  );
}

export function PastGame({ card, onDone }: { card: MatchCard; onDone: () => void }) {
  const winner = card.seats.find((s) => card.result?.[s.seat]?.rank === 1);
  const title = gameTitle(card.game, lang());
  return (
    <li>
      {winner === undefined ? (
        <Icon name="minus" />
      ) : (
        <Token colour={winner.colour} name={seatName(card.id, winner)} size="sm" />
      )}
      <b>{title}</b>
      <span class="past-text">{resultSentence(card)}</span>
      <small>{day(card.updatedAt, Date.now())}</small>
      <a href={`/t/${card.id}`}>
        {t().look}
        <span class="sr"> {title}</span>
      </a>
      <CardMenu card={card} onDone={onDone} />
    </li>
  );
}
