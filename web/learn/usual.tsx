/** What bots usually make, from the file that `tafelrunde scores` writes, beside my own results. */

import { shownScores } from '#bots/scores.ts';
import { Icon } from '../parts/icon.tsx';
import { useScores } from '../parts/scores.ts';
import { levelName, points, t } from '../text/index.ts';
import { w } from './words.ts';

const STEP = 25;

/** From, to and marks of an axis that holds all numbers. */
export function axis(numbers: readonly number[]): {
  readonly from: number;
  readonly to: number;
  readonly marks: number[];
} {
  const from = Math.min(0, Math.floor(Math.min(...numbers) / STEP) * STEP);
  const to = Math.max(from + STEP, Math.ceil(Math.max(...numbers) / STEP) * STEP);
  const marks: number[] = [];
  const stride = (to - from) / STEP > 6 ? 2 * STEP : STEP;
  for (let n = from; n <= to; n += stride) marks.push(n);
  return { from, to, marks };
}

/** One axis: my results as dots, the levels as ranges from the tenth to the ninetieth of a hundred. */
export function Usual({ id, totals }: { id: string; totals: readonly number[] }) {
  const scores = useScores(id);
  if (scores === null) return null;
  const seats = scores.rows.some((r) => r.seats === 2) ? 2 : (scores.rows[0]?.seats ?? 0);
  const rows = shownScores(scores, seats);
  if (rows.length === 0) return null;
  const { from, to, marks } = axis([...rows.flatMap((r) => [r.low, r.high]), ...totals]);
  const at = (n: number): string => `${((n - from) / (to - from)) * 100}%`;
  return (
    <div class="usual">
      <p>{w().standBots(seats)}</p>
      {totals.length === 0 ? null : (
        <div class="rg-row">
          <span class="rg-name">
            <b>{t().you}</b>
          </span>
          <span class="rg" role="img" aria-label={totals.map(points).join(', ')}>
            {totals.map((n, i) => (
              <i
                key={`${n} ${i}`}
                class={n === Math.max(...totals) ? 'rg-dot best' : 'rg-dot'}
                style={{ left: at(n) }}
              />
            ))}
          </span>
        </div>
      )}
      {rows.map((r) => (
        <div key={r.level} class="rg-row">
          <span class="rg-name">
            <Icon name="bot" />
            <span>
              <b>{levelName(r.level)}</b> <small>{w().onAverage(points(Math.round(r.mean)))}</small>
            </span>
          </span>
          <span
            class="rg"
            role="img"
            aria-label={`${points(r.low)}–${points(r.high)}`}
            style={{ '--a': at(r.low), '--b': at(r.high), '--m': at(r.mean) }}
          >
            <i class="rg-bar" />
            <i class="rg-mid" />
          </span>
        </div>
      ))}
      <div class="rg-axis" aria-hidden="true">
        <span />
        <span class="rg">
          {marks.map((n) => (
            <i key={n} style={{ left: at(n) }}>
              {points(n)}
            </i>
          ))}
        </span>
      </div>
      <p class="rg-note">{w().measured(Math.min(...rows.map((r) => r.n)))}</p>
    </div>
  );
}
