/** Periods and rounds, and who has the goblet. */
import { STRUCTURE } from '../../rules/data.ts';
import { words } from '../words.ts';
import { Glyph } from './glyph.tsx';
import type { Props } from './props.ts';

export function Track({ p }: { p: Props }) {
  const w = words(p.lang);
  const { period, periods, round } = p.view;
  // Two players may need more rounds than the others.
  const rounds = (n: number): number[] =>
    Array.from({ length: Math.max(STRUCTURE.roundsPerPeriod, n === period ? round : 0) }, (_, i) => i + 1);
  const label = [w.period(period, periods), round > 0 ? w.round(round) : ''].filter((x) => x !== '').join(', ');
  return (
    <div class="gr-track" role="img" aria-label={label}>
      {Array.from({ length: periods }, (_, i) => i + 1).map((n) => (
        <div key={n} class={n < period ? 'gone' : n === period ? 'now' : ''}>
          <b>{n}</b>
          <i>
            {rounds(n).map((r) => (
              <u
                key={r}
                class={n < period || (n === period && r < round) ? 'd' : n === period && r === round ? 'c' : ''}
              />
            ))}
          </i>
        </div>
      ))}
      {p.view.goblet === p.seat && p.view.seats > 1 ? (
        <span title={w.goblet}>
          <Glyph id="goblet" size={22} />
        </span>
      ) : null}
    </div>
  );
}
