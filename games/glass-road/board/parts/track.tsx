/** Periods and rounds, the goblet, and the neighbour of a solo player. */
import { STRUCTURE } from '../../rules/data.ts';
import type { Props } from '../props.ts';
import { words } from '../words.ts';
import { Glyph } from './glyph.tsx';
import { KnownCards, usedCard } from './known.tsx';

export function Track({ p }: { p: Props }) {
  const w = words(p.lang);
  const { period, periods, round } = p.view;
  const rounds = Array.from({ length: STRUCTURE.roundsPerPeriod }, (_, i) => i + 1);
  const label = [w.period(period, periods), round > 0 ? w.round(round) : ''].filter((x) => x !== '').join(', ');
  return (
    <div class="gr-track" role="img" aria-label={label}>
      {Array.from({ length: periods }, (_, i) => i + 1).map((n) => (
        <div key={n} class={n < period ? 'gone' : n === period ? 'now' : ''}>
          <b>{n}</b>
          <i>
            {rounds.map((r) => (
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
          <Glyph id="goblet" size={24} />
        </span>
      ) : null}
    </div>
  );
}

export function Neighbour({ p }: { p: Props }) {
  const n = p.view.neighbour;
  if (n === null || p.view.phase === 'over') return null;
  return (
    <section class="gr-neighbour">
      <h3>{words(p.lang).neighbour}</h3>
      <KnownCards cards={n} lang={p.lang} inUse={usedCard(p.view)} backs />
    </section>
  );
}
