/** A building looked at closely: its whole text, what it costs, what is missing, what it would score now. */
import { BUILDINGS } from '../../rules/data.ts';
import { missing } from '../../rules/helpers.ts';
import { half } from '../../text/effects.ts';
import { looked } from '../hand.ts';
import type { Props } from '../props.ts';
import { sentencesOf, words } from '../words.ts';
import { Goods } from './effects.tsx';
import { Points } from './glyph.tsx';

export function Detail({ p }: { p: Props }) {
  const b = BUILDINGS[looked.value];
  if (b === undefined) return null;
  const w = words(p.lang);
  const me = p.seat === null ? undefined : p.view.players[p.seat];
  const owned = me?.built.includes(looked.value) === true;
  const lack = me === undefined || owned ? [] : missing(me, looked.value);
  return (
    <section class="gr-detail" aria-label={b.name[p.lang]}>
      <h3>
        {b.name[p.lang]}
        <Points value={b.points2 / 2} />
        <button
          type="button"
          class="gr-x"
          aria-label={w.close}
          onClick={() => {
            looked.value = -1;
          }}
        >
          ×
        </button>
      </h3>
      <p>{sentencesOf(p.lang).building(looked.value)}</p>
      <p class="gr-line">
        <span>{w.cost}</span>
        <Goods goods={b.cost.goods} size={20} />
        {lack.some((n) => n > 0) ? (
          <span class="gr-lack">
            {w.missing} <Goods goods={lack} size={20} />
          </span>
        ) : null}
      </p>
      <span class="gr-hide">{half(b.points2 / 2)}</span>
    </section>
  );
}
