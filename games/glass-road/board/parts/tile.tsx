/** A building tile as it lies in the display: pattern with cost, picture, points, effect. */
import { Picture } from '#web/kit/art.tsx';
import { BUILDINGS, type Building, EFFECTS, NAMES } from '../../rules/data.ts';
import { have } from '../../rules/wheels.ts';
import { half } from '../../text/effects.ts';
import { buildingArt, rowOfBuilding } from '../draw/tile.ts';
import type { Props } from '../props.ts';
import { soft } from '../soft.ts';
import { sentencesOf, words } from '../words.ts';
import { BuildingEffect } from './effects.tsx';
import { Glyph, Points, Say } from './glyph.tsx';

/** Effects with many pictures are set smaller. */
function heavy(b: Building): boolean {
  const list = b.conversion === null ? b.immediate : b.conversion.effect;
  let n = 0;
  for (const o of EFFECTS[list] ?? []) {
    if (o.op === 'gain') n += o.goods.filter((g) => g > 0).length;
    else if (o.op === 'place') n += o.kinds.length;
    else n += o.op === 'convert' ? 4 : 3;
  }
  if (b.conversion !== null)
    n += 1 + b.conversion.pay.goods.filter((g) => g > 0).length + (b.conversion.pay.tiles > 0 ? 1 : 0);
  const part = b.scoring.parts[0];
  return n > 3 || (part !== undefined && ('table' in part || ('kinds' in part.per && part.per.kinds.length > 2)));
}

interface TileProps {
  readonly p: Props;
  readonly building: number;
  /** Stock to pay from; null where nobody would pay. */
  readonly stock: readonly number[] | null;
  readonly discount?: readonly number[];
  readonly lit?: boolean;
  readonly selected?: boolean;
  readonly onTap: () => void;
}

function Plates({ goods, stock }: { goods: readonly number[]; stock: readonly number[] | null }) {
  return (
    <>
      {goods.flatMap((n, g) =>
        Array.from({ length: n }, (_, i) => (
          <i key={`${NAMES.goods[g]}-${i}`} class={stock !== null && have(stock, g) <= i ? 'miss' : ''}>
            <Glyph id={NAMES.goods[g] ?? ''} size={17} />
          </i>
        )),
      )}
    </>
  );
}

export function BuildingTile({ p, building, stock, discount, lit = false, selected = false, onTap }: TileProps) {
  const b = BUILDINGS[building] as Building;
  const w = words(p.lang);
  const say = sentencesOf(p.lang);
  const goods = b.cost.goods.map((n, g) => Math.max(0, n - (discount?.[g] ?? 0)));
  const poor = stock !== null && goods.some((n, g) => n > have(stock, g));
  const label = `${b.name[p.lang]}. ${w.cost}: ${say.cost({ ...b.cost, goods })}. ${half(b.points2 / 2)} ${w.points}. ${say.building(building)}`;
  return (
    <button
      type="button"
      class={`gr-bt ${rowOfBuilding(building)} ${b.pattern}${poor ? ' no' : ' ok'}${lit ? ' lit' : ''}${selected ? ' sel' : ''}`}
      aria-pressed={lit ? selected : undefined}
      title={say.building(building)}
      data-building={b.id}
      onClick={onTap}
    >
      <Say text={label} />
      <span class="gr-bn" aria-hidden="true">
        {soft(b.name[p.lang])}
      </span>
      <span class={`gr-pat${goods.reduce((a, n) => a + n, 0) > 3 ? ' many' : ''}`} aria-hidden="true">
        <Plates goods={goods} stock={stock} />
      </span>
      <span class="gr-ba">
        <Picture box="2 6 96 88" svg={buildingArt(building)} />
      </span>
      <Points value={b.points2 / 2} hidden />
      <span class={`gr-be${heavy(b) ? ' dense' : ''}`} aria-hidden="true">
        <BuildingEffect building={building} lang={p.lang} size={18} />
      </span>
    </button>
  );
}
