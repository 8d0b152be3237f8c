/** A building tile as it lies in the display: pattern with the price due now, picture, points, what it brings or lacks, effect. */
import { Picture } from '#web/kit/art.tsx';
import { useHand } from '#web/kit/table-context.ts';
import { Target } from '#web/kit/target.tsx';
import { discountNow, missing, NO_DISCOUNT, priceOf } from '../../rules/costs.ts';
import { BUILDINGS, type Building, EFFECTS, NAMES } from '../../rules/data.ts';
import { hasSite } from '../../rules/landscape.ts';
import { have } from '../../rules/wheels.ts';
import { buildingArt, rowOfBuilding } from '../draw/tile.ts';
import { soft } from '../soft.ts';
import { tileThing } from '../things.ts';
import { words } from '../words.ts';
import { BuildingEffect } from './effects.tsx';
import { Glyph, Points } from './glyph.tsx';
import { type Props, playerOf } from './props.ts';

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

/** The price on its plates: what a discount pays is struck out, what is missing is marked. */
function Plates({ building, discount, stock }: { building: number; discount: readonly number[]; stock: Stock }) {
  const printed = priceOf(building);
  const due = priceOf(building, discount);
  return (
    <span class={`gr-pat${printed.reduce((a, n) => a + n, 0) > 3 ? ' many' : ''}`}>
      {printed.flatMap((n, g) =>
        Array.from({ length: n }, (_, i) => {
          const state = i >= (due[g] as number) ? 'paid' : stock !== null && have(stock, g) <= i ? 'miss' : '';
          return (
            <i key={`${NAMES.goods[g]}-${i}`} class={state}>
              <Glyph id={NAMES.goods[g] ?? ''} size={17} />
            </i>
          );
        }),
      )}
    </span>
  );
}

type Stock = readonly number[] | null;

export function Tile({ p, building }: { p: Props; building: number }) {
  const w = words(p.lang);
  const b = BUILDINGS[building] as Building;
  const id = tileThing(b.id);
  const thing = useHand().reading.things.get(id);
  const e = p.seat === null ? null : playerOf(p, p.seat);
  const discount = p.seat === null ? NO_DISCOUNT : discountNow(p.view.stack, p.seat);
  const short = e === null ? [] : missing(e, building, discount);
  const poor = short.some((n) => n > 0);
  const closed = e !== null && !poor && p.decision?.kind === 'build' && !hasSite(e.cells, building);
  const lit = thing !== undefined && thing.ways.length > 0 && p.decision?.kind === 'build';
  return (
    <Target thing={id} class={`gr-bt ${rowOfBuilding(building)} ${b.pattern}${poor || closed ? ' no' : ''}`}>
      <span class="gr-bn">{soft(b.name[p.lang])}</span>
      <Plates building={building} discount={discount} stock={e?.stock ?? null} />
      <span class="gr-ba">
        <Picture box="2 6 96 88" svg={buildingArt(building)} />
      </span>
      <span class="gr-on">
        <Points value={b.points2 / 2} hidden />
        {lit ? (
          <em class="gr-net">{thing.explain().counts}</em>
        ) : poor ? (
          <em class="gr-lack">{w.lacks(short.reduce((a, n) => a + n, 0))}</em>
        ) : closed ? (
          <em class="gr-lack">{w.noSite}</em>
        ) : null}
      </span>
      <span class={`gr-be${heavy(b) ? ' dense' : ''}`}>
        <BuildingEffect building={building} lang={p.lang} size={18} />
      </span>
    </Target>
  );
}
