import { botName } from '#bots/names.ts';
import type { MatchCard, SeatInfo } from '#server/protocol.ts';
import { lang, listed, points, t } from '../text/index.ts';

export function seatName(match: string, seat: SeatInfo): string {
  if (seat.kind === 'person') return seat.name ?? t().somebody;
  return seat.name ?? (seat.kind === 'open' ? t().freeSeat : botName(match, seat.seat));
}

/** The table waits for me: for a move, or for my answer to a question. */
export function isMyTurn(card: MatchCard): boolean {
  return card.status === 'running' && (card.myTurn || card.asked === true);
}

/** What everybody heard last at this table. */
export function lastSaid(card: MatchCard): string | null {
  // Names are filled in here: bots have theirs only in the browser.
  const sentence = card.last?.[lang()].replaceAll(/⟨(\d)⟩/g, (_, seat: string) => {
    const at = card.seats[Number(seat)];
    return at === undefined ? t().somebody : seatName(card.id, at);
  });
  return sentence ?? null;
}

/** Games that wait for me first, of them those with people, and where they sit there; then running, then waiting ones. */
export function byUrgency(cards: readonly MatchCard[]): readonly MatchCard[] {
  const weight = (c: MatchCard): number => {
    if (!isMyTurn(c)) return c.status === 'running' ? 3 : 4;
    const people = c.seats.filter((s) => s.kind === 'person' && !s.me);
    return people.some((s) => s.here) ? 0 : people.length > 0 ? 1 : 2;
  };
  return [...cards].sort((a, b) => weight(a) - weight(b) || b.updatedAt - a.updatedAt);
}

/** 'You win 35 : 30', 'Tom wins …' */
export function resultSentence(card: MatchCard): string {
  const { result } = card;
  if (card.ended === 'agreed') return t().endedAgreed;
  if (result === null) return card.status === 'stuck' ? t().stuckCard : t().finished;
  const order = card.seats
    .map((seat) => ({ seat, ...(result[seat.seat] ?? { total: 0, rank: 99 }) }))
    .sort((a, b) => a.rank - b.rank);
  const totals = order.map((o) => points(o.total)).join(' : ');
  if (order.length === 1) return t().soloResult(totals);
  const winners = order.filter((o) => o.rank === 1);
  const mine = winners.some((w) => w.seat.me);
  const names = winners.map((w) => seatName(card.id, w.seat));
  const head = mine
    ? winners.length > 1
      ? t().youShareWin
      : t().youWin
    : winners.length > 1
      ? t().winShared(listed(names))
      : t().wins(names[0] ?? '');
  return `${head} ${t().withPoints(totals)}`;
}

/** 'today', 'yesterday', 'Friday', '8 November'. */
export function day(at: number, now: number): string {
  const then = new Date(at);
  const midnight = new Date(now);
  midnight.setHours(0, 0, 0, 0);
  const days = Math.ceil((midnight.getTime() - at) / 86_400_000);
  if (days <= 1) return new Intl.RelativeTimeFormat(lang(), { numeric: 'auto' }).format(days <= 0 ? 0 : -1, 'day');
  if (days < 7) return then.toLocaleDateString(lang(), { weekday: 'long' });
  return then.toLocaleDateString(lang(), { day: 'numeric', month: 'long' });
}

export function hello(hour: number): string {
  return hour < 11 && hour >= 4 ? t().morning : hour < 18 && hour >= 11 ? t().day : t().evening;
}

/** Numbers of players as people write them: '1–4', or '2, 4' when there are gaps. */
export function playerRange(seats: readonly number[]): string {
  const sorted = [...seats].sort((a, b) => a - b);
  const first = sorted[0] ?? 1;
  const last = sorted.at(-1) ?? first;
  if (sorted.length === 1) return String(first);
  return last - first + 1 === sorted.length ? `${first}–${last}` : sorted.join(', ');
}
