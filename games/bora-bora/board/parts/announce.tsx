/** Scorings that happen by themselves are told: status, temple and new order after phase B, the bonuses at the end. */
import { useEffect } from 'preact/hooks';
import type { View } from '../../rules/state.ts';
import { news } from '../hand.ts';
import { scorings } from '../logic/scorings.ts';
import type { Props } from '../props.ts';
import { words } from '../words.ts';
import { Disc, GodTile, tribeOf } from './glyph.tsx';

/** After phase B the scorings stay readable until the next dice are rolled, whatever the others do meanwhile. */
const SHOWN: readonly View['phase'][] = ['C3', 'C4', 'C5'];

/** Remembers the scorings of the latest moves. */
export function useNews(p: Props): void {
  useEffect(() => {
    const told = scorings(p);
    if (told.length > 0) news.value = told;
  }, [p.tick]);
}

/** There is something to tell; no dice are laid then, so it stands in the place of the cards. */
export const toTell = (p: Props): boolean => news.value.length > 0 && SHOWN.includes(p.view.phase);

export function Announce({ p }: { p: Props }) {
  return (
    <div class="bb-announce" role="status">
      {news.value.map((b) => (
        <section key={b.title}>
          <h3>{b.title}</h3>
          <ul>
            {b.lines.map((l) => (
              <li key={l.key}>
                {l.tile ? <GodTile /> : <Disc tribe={tribeOf(p.people, l.seat)} />}
                {l.text}
              </li>
            ))}
          </ul>
        </section>
      ))}
      <button
        type="button"
        aria-label={words(p.lang).close}
        onClick={() => {
          news.value = [];
        }}
      >
        ×
      </button>
    </div>
  );
}
