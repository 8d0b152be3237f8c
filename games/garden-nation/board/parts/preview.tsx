/** What the selected move would do, beside the garden; and what else could be done on this field. */

import { Picture } from '#web/kit/art.tsx';
import { FIELD_IDS, NUMBERS, PUBLIC, type PublicProject } from '../../rules/data.ts';
import { direction } from '../../rules/garden.ts';
import type { GameMove } from '../../rules/state.ts';
import { crane } from '../draw/crane.ts';
import { fieldXY } from '../geometry.ts';
import { type Consequence, consequence, isFieldMove, landName, movesOn } from '../model.ts';
import type { Props } from '../props.ts';
import { directionName, publicCard, words } from '../words.ts';
import { Glyph } from './glyph.tsx';

export function PreviewCard({ p }: { p: Props }) {
  const { selected, seat, view, lang, decision } = p;
  if (selected === null || seat === null || !isFieldMove(selected)) return null;
  const c = consequence(view, seat, selected);
  const w = words(lang);
  const others = movesOn(decision?.options ?? [], c.field).filter((m) => m.do !== selected.do);
  const land = landName(view.land[c.field] as number);
  return (
    <div class={`gn-preview${fieldXY(view.layout, c.field)[0] < 0 ? ' right' : ''}`} role="status">
      <h3>
        <Glyph id={`s-${land}`} size={22} />
        {w.confirm[selected.do]}: {w.lands[land]} {NUMBERS[c.field]}
      </h3>
      <dl>
        <Row c={c} p={p} />
        {c.projects.map((card) => (
          <div key={card} class="hit">
            <dt>
              <Glyph id="i-roof" size={22} />
              {publicCard((PUBLIC[card] as PublicProject).id)?.name[lang]}
              <small>{w.lights}</small>
            </dt>
            <dd class="num">+{(PUBLIC[card] as PublicProject).points}</dd>
          </div>
        ))}
        <div>
          <dt>
            <Picture box="-62 -160 130 170" svg={crane()} width={20} height={26} />
            {w.frida}
            <small>{directionName(direction(view.layout, c.field), lang)}</small>
          </dt>
          <dd class="num">→ {c.crane + 1}</dd>
        </div>
      </dl>
      {others.map((m) => (
        <button
          key={m.do}
          type="button"
          class="btn quiet small"
          data-other={m.do}
          onClick={() => p.select(m as GameMove)}
        >
          {w.confirm[m.do]} ({FIELD_IDS[c.field]})
        </button>
      ))}
    </div>
  );
}

function Row({ c, p }: { c: Consequence; p: Props }) {
  const w = words(p.lang);
  const by = c.to - c.from;
  return (
    <>
      <div>
        <dt>{by < 0 ? w.cost : w.gain}</dt>
        <dd class="num">{by < 0 ? `−${-by}` : `+${by}`}</dd>
      </div>
      <div>
        <dt>
          <Glyph id="i-pop" size={20} />
          {w.population}
        </dt>
        <dd class="num">
          <s>{c.from}</s> → {c.to}
        </dd>
      </div>
      {c.victim === null ? null : (
        <div>
          <dt>{w.victim(p.names(c.victim))}</dt>
          <dd class="num">+{-by}</dd>
        </div>
      )}
    </>
  );
}
