import type { MatchCard } from '#server/protocol.ts';
import { points, t } from '../text/index.ts';
import { Usual } from './usual.tsx';
import { w } from './words.ts';

/** My totals in finished games, and how many of them I won. */
export function resultsOf(games: readonly MatchCard[]): { readonly totals: readonly number[]; readonly won: number } {
  const mine = games.flatMap((card) => {
    const seat = card.seats.find((s) => s.me)?.seat;
    const result = seat === undefined ? undefined : card.result?.[seat];
    return result === undefined ? [] : [{ ...result, alone: card.seats.length === 1 }];
  });
  return { totals: mine.map((r) => r.total), won: mine.filter((r) => r.rank === 1 && !r.alone).length };
}

/** My record of one game. */
interface Props {
  readonly id: string;
  readonly games: readonly MatchCard[] | null | undefined;
  readonly again: () => void;
}

export function Stand({ id, games, again }: Props) {
  const { totals, won } = resultsOf(games ?? []);
  const sum = totals.reduce((a, b) => a + b, 0);
  return (
    <section class="stand">
      <header>
        <h2>{w().stand}</h2>
        {games === null ? (
          <p>
            {w().standFailed}{' '}
            <button type="button" class="btn small" onClick={again}>
              {t().retry}
            </button>
          </p>
        ) : games === undefined ? (
          <p>{t().loading}</p>
        ) : (
          <p>{totals.length === 0 ? w().standNone : w().standText(totals.length, won)}</p>
        )}
      </header>
      {totals.length === 0 ? null : (
        <dl class="record">
          {(
            [
              [w().games, String(totals.length)],
              [w().won, String(won)],
              [w().best, points(Math.max(...totals))],
              [w().average, points(Math.round(sum / totals.length))],
            ] as const
          ).map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd class="num">{value}</dd>
            </div>
          ))}
        </dl>
      )}
      <Usual id={id} totals={totals} />
    </section>
  );
}
