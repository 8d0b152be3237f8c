/** Cards and tiles as drawings: the small pictures of the table on one piece, for figures and legend. */
import type { Language } from '#kernel';
import { Art } from '#web/kit/art.tsx';
import { INK, use } from '../board/draw/kit.ts';
import { buildingArt, pointsDisc, rowOfBuilding, typeColour } from '../board/draw/tile.ts';
import { BUILDINGS, type Building, EFFECTS, NAMES, SPECIALISTS, type Specialist } from '../rules/data.ts';
import type { Cost, Counter, Op } from '../rules/vocabulary.ts';
import { half } from '../text/effects.ts';

const goodId = (good: number): string => NAMES.goods[good] ?? '';
const tileId = (tile: number): string => NAMES.tiles[tile] ?? '';

const number = (text: string | number, x: number): string =>
  `<text x="${x}" y="7" class="gr-fig-num" text-anchor="middle">${text}</text>`;

/** Amount and picture, again and again, from the left. */
function goodsArt(goods: readonly number[], from = 0): { readonly svg: string; readonly to: number } {
  let x = from;
  let svg = '';
  for (const [good, n] of goods.entries()) {
    if (n === 0) continue;
    svg += number(n, x + 8) + use(goodId(good), x + 29, 0, 0.74);
    x += 48;
  }
  return { svg, to: x };
}

function costArt(c: Cost): string {
  if (c.tiles > 0) {
    const kind = NAMES.tiles.findIndex((_, tile) => (c.kinds & (1 << tile)) !== 0);
    return number(`−${c.tiles}`, 10) + use(tileId(kind), 36, 0, 0.8);
  }
  return goodsArt(c.goods).svg;
}

/** Plain gains as pictures; whatever is more than that is told in words. */
const gainsOf = (list: number): readonly number[] =>
  (EFFECTS[list] ?? []).reduce<number[]>(
    (sum, op: Op) => (op.op === 'gain' ? sum.map((n, i) => n + (op.goods[i] ?? 0)) : sum),
    NAMES.goods.map(() => 0),
  );

/** A specialist: entry cost at the top, the two actions below. */
export function CardFace({ card, lang }: { card: number; lang: Language }) {
  const c = SPECIALISTS[card] as Specialist;
  return (
    <g class="gr-fig-card">
      <rect width="256" height="150" rx="12" class="gr-fig-paper" />
      <Art svg={use(`p-${c.id}`, 28, 30, 1.1)} />
      <text x="52" y="37" class="gr-fig-name">
        {c.name[lang]}
      </text>
      <Art svg={costArt(c.cost)} transform="translate(196 30)" />
      {c.actions.map((list, i) => (
        <g key={`action-${i}`} transform={`translate(0 ${78 + i * 44})`}>
          <rect x="10" y="-18" width="236" height="36" rx="9" class="gr-fig-action" />
          <text x="28" y="7" class="gr-fig-num" text-anchor="middle">
            {'AB'[i]}
          </text>
          <Art svg={goodsArt(gainsOf(list), 50).svg} />
        </g>
      ))}
    </g>
  );
}

/** What is counted for points. */
function countedArt(per: Counter | undefined): string {
  if (per === undefined) return '';
  if (per.count === 'adjacentTiles' || per.count === 'tiles') return use(tileId(per.kinds[0] ?? 0), 0, 0, 0.8);
  return per.count === 'goods' ? use(goodId(per.kinds[0] ?? 0), 0, 0, 0.8) : '';
}

function effectArt(b: Building): string {
  if (b.conversion !== null) {
    const paid = goodsArt(b.conversion.pay.goods);
    return `${paid.svg}<path d="M${paid.to + 2} 0h16m-6 -5 6 5-6 5" class="gr-fig-arrow"/>${goodsArt(gainsOf(b.conversion.effect), paid.to + 26).svg}`;
  }
  if (b.immediate >= 0) return goodsArt(gainsOf(b.immediate)).svg;
  const part = b.scoring.parts[0];
  if (part === undefined || !('points2' in part)) return '';
  return `<g transform="translate(-72 -20)">${pointsDisc(half(part.points2 / 2))}</g><path d="M46 12 54 -12" class="gr-fig-arrow"/><g transform="translate(76 0)">${countedArt(part.per)}</g>`;
}

/** A building tile: price at the left edge, points at the top, what it does below. */
export function TileFace({ building, lang }: { building: number; lang: Language }) {
  const b = BUILDINGS[building] as Building;
  const price = b.cost.goods.flatMap((n, good) => Array.from({ length: n }, () => goodId(good)));
  return (
    <g class={`gr-fig-card ${rowOfBuilding(building)}`}>
      <rect width="156" height="190" rx="12" class="gr-fig-paper" />
      <rect x="2" y="30" width="34" height="112" rx="6" class={`gr-fig-edge ${b.pattern}`} />
      {b.pattern === 'brick' ? (
        <path
          d="M2 48h34M2 68h34M2 88h34M2 108h34M2 128h34M19 30v18M10 48v20M28 48v20M19 68v20M10 88v20M28 88v20M19 108v20"
          class="gr-fig-course"
        />
      ) : (
        <path d="M9 34v104M19 34v104M29 34v104" class="gr-fig-grain" />
      )}
      {price.map((id, i) => (
        <Art key={`${id}-${i}`} svg={use(id, 19, 45 + i * 26, 0.74)} />
      ))}
      <text x="78" y="22" text-anchor="middle" class="gr-fig-name small">
        {b.name[lang]}
      </text>
      <g transform="translate(44 32)">
        <Art svg={buildingArt(building)} />
        <Art svg={pointsDisc(half(b.points2 / 2))} />
      </g>
      <path d="M2 148h152v28a12 12 0 0 1-12 12H14a12 12 0 0 1-12-12z" fill={typeColour(building)} stroke={INK} />
      <Art svg={effectArt(b)} transform="translate(14 168)" />
    </g>
  );
}
