import type { MatchCard } from '#server/protocol.ts';
import { gameTitle } from '../app/games.ts';
import { Cover } from '../parts/cover.tsx';
import { Token } from '../parts/token.tsx';
import { lang, t } from '../text/index.ts';
import { day, resultSentence, seatName } from './sentences.ts';

function Tokens({ card }: { card: MatchCard }) {
  return (
    <span class="seats">
      {card.seats.map((s) =>
        s.kind === 'open' ? (
          <i key={s.seat} title={t().freeSeat} />
        ) : (
          <span key={s.seat} title={seatName(card.id, s)}>
            <Token colour={s.colour} name={seatName(card.id, s)} size="sm" />
            <span class="sr">{seatName(card.id, s)}</span>
          </span>
        ),
      )}
    </span>
  );
}

/** A game of mine that goes on. */
export function ContinueCard({ card }: { card: MatchCard }) {
  const title = gameTitle(card.game, lang());
  const others = card.seats.filter((s) => s.kind === 'person' && !s.me);
  const state = card.myTurn
    ? t().yourTurn
    : card.status === 'waiting'
      ? t().waitingForPlayers
      : others.length === 1 && others[0] !== undefined
        ? t().thinks(seatName(card.id, others[0]))
        : t().running;
  return (
    <a class={`cc ${card.myTurn ? 'me' : ''}`} href={`/t/${card.id}`}>
      <Cover game={card.game} title={title} thumb />
      <span class="ct">
        <b>{title}</b>
        <strong>{state}</strong>
        <small>{t().movesMade(card.moves)}</small>
        <Tokens card={card} />
      </span>
    </a>
  );
}

/** A table in the side column: open for me, or to be watched. */
export function SideTable({ card, action }: { card: MatchCard; action: string }) {
  const title = gameTitle(card.game, lang());
  const host = card.seats.find((s) => s.kind === 'person');
  return (
    <li>
      <Cover game={card.game} title={title} thumb />
      <span class="oi">
        <b>{title}</b>
        {host === undefined ? null : <small>{t().atTableOf(seatName(card.id, host))}</small>}
        <Tokens card={card} />
      </span>
      <a class="btn" href={`/t/${card.id}`}>
        {action}
        <span class="sr"> {title}</span>
      </a>
    </li>
  );
}

export function PastGame({ card }: { card: MatchCard }) {
  const winner = card.seats.find((s) => card.result?.[s.seat]?.rank === 1);
  const title = gameTitle(card.game, lang());
  return (
    <li>
      {winner === undefined ? null : <Token colour={winner.colour} name={seatName(card.id, winner)} size="sm" />}
      <b>{title}</b>
      <span class="past-text">{resultSentence(card)}</span>
      <small>{day(card.updatedAt, Date.now())}</small>
      <a href={`/t/${card.id}`}>
        {t().look}
        <span class="sr"> {title}</span>
      </a>
    </li>
  );
}
