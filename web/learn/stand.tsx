import type { GameRecord } from '#server/protocol.ts';
import { points, t } from '../text/index.ts';
import { Usual } from './usual.tsx';
import { w } from './words.ts';

type Results = GameRecord['results'];

/** My points in games that were played to their end, how many I have finished and how many of them I won. */
export function resultsOf(games: Results): {
  readonly totals: readonly number[];
  readonly played: number;
  readonly won: number;
} {
  return {
    totals: games.filter((g) => g.resigned !== true).map((g) => g.total),
    played: games.length,
    won: games.filter((g) => g.rank === 1 && g.seats > 1).length,
  };
}

/** My record of one game. */
interface Props {
  readonly id: string;
  readonly games: Results | null | undefined;
  readonly again: () => void;
}

export function Stand({ id, games, again }: Props) {
  const { totals, played, won } = resultsOf(games ?? []);
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
          <p>{played === 0 ? w().standNone : w().standText(played, won)}</p>
        )}
      </header>
      {totals.length === 0 ? null : (
        <dl class="record">
          {(
            [
              [w().games, String(played)],
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
