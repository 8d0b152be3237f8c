/** Readable sentences of specialists and buildings, made from the data alone. */
import type { Language } from '#kernel';
import { BUILDINGS, EFFECTS, GOODS, ROWS, SPECIALISTS, STARTING_BUILDINGS, TILES } from '../rules/data.ts';
import type { Cost, Counter, Op, ScoringPart } from '../rules/vocabulary.ts';
import type { Grammar } from './words.ts';

export const half = (points: number): string => {
  const whole = Math.floor(Math.abs(points));
  const sign = points < 0 ? '−' : '';
  if (Number.isInteger(points)) return `${sign}${whole}`;
  return `${sign}${whole === 0 ? '' : whole}½`;
};

export interface Sentences {
  cost(cost: Cost): string;
  goods(goods: readonly number[]): string;
  /** One action of a specialist. */
  action(card: number, action: number): string;
  conversion(building: number): string;
  building(building: number): string;
  starting(start: number): string;
}

export function sentences(g: Grammar): Sentences {
  const lang: Language = g.lang;
  const goodName = (good: number): string => GOODS[good]?.name[lang] ?? '';
  const tileId = (tile: number): string => TILES[tile]?.id ?? '';
  const one = (tile: number): string => g.tile[tileId(tile)]?.one ?? '';

  const goods = (list: readonly number[]): string =>
    list.flatMap((n, good) => (n > 0 ? [`${n} ${goodName(good)}`] : [])).join(', ');

  const cost = (c: Cost): string => {
    const parts: string[] = [];
    if (c.tiles > 0) {
      const kinds = TILES.flatMap((_, tile) => ((c.kinds & (1 << tile)) === 0 ? [] : [one(tile)]));
      parts.push(g.remove(`${c.tiles} ${g.or(kinds)}`));
    }
    const paid = goods(c.goods);
    if (paid !== '') parts.push(paid);
    return parts.length === 0 ? g.nothing : parts.join(', ');
  };

  const counted = (c: Counter): string => {
    switch (c.count) {
      case 'tiles':
        return g.onLandscape(c.kinds.map(one).join('/'));
      case 'adjacentTiles':
        return g.adjacent(c.kinds.map(tileId));
      case 'goods':
        return g.inStock(c.kinds.map(goodName).join('/'));
      case 'goodKindsAtLeast':
        return g.kindsAtLeast(c.atLeast);
      case 'buildings': {
        const type = c.types[0];
        return g.buildings(
          type === undefined ? null : (g.buildingType[ROWS[type] as string] ?? ''),
          c.excludeSelf,
          c.costIncludes < 0 ? null : goodName(c.costIncludes),
        );
      }
      case 'sets':
        return g.set(c.kinds.map(one).join(' + '));
      case 'handCards':
        return g.handCards;
    }
  };

  const op = (o: Op): string => {
    switch (o.op) {
      case 'gain':
        return g.take(goods(o.goods));
      case 'gainChoice':
        return g.takeOneKind(o.amount, g.or(o.kinds.map(goodName)));
      case 'gainPer':
        return `${g.take(g.per(`${o.each} ${g.or(o.kinds.map(goodName))}`, counted(o.per)))} ${g.atMost(String(o.max))}`;
      case 'gainPerTileKind':
        return g.eachTileKind(o.map.map(([tile, good]) => `${one(tile)} → 1 ${goodName(good)}`).join(', '));
      case 'place':
        return g.place(o.count, o.kinds.map(tileId), o.distinct, o.atRemoved);
      case 'convert':
        return `${g.upTo(o.maxTimes)} ${cost(o.pay)} → ${goods(o.gain)}`;
      case 'build': {
        const cheaper = goods(o.discount);
        return g.build(cheaper === '' ? null : cheaper);
      }
      case 'draftPrivate':
        return g.draft(o.look, o.keep);
      case 'othersGain':
        return g.othersTake(o.amount);
    }
  };

  const effect = (list: number): string => (EFFECTS[list] ?? []).map(op).join('; ');

  const part = (p: ScoringPart): string => {
    const what = counted(p.per);
    if ('table' in p)
      return g.tableRows(what, p.table.map(([n, points2]) => `${n}+ → ${half(points2 / 2)}`).join('; '));
    const points = p.points2 / 2;
    const sentence = g.per(g.points(half(points), points <= 1), what);
    return p.max2 === Number.MAX_SAFE_INTEGER ? sentence : `${sentence} ${g.atMost(half(p.max2 / 2))}`;
  };

  const conversion = (building: number): string => {
    const c = BUILDINGS[building]?.conversion;
    return c === null || c === undefined ? '' : `${cost(c.pay)} → ${effect(c.effect)}`;
  };

  return {
    cost,
    goods,
    action: (card, action) => effect(SPECIALISTS[card]?.actions[action] ?? -1),
    conversion,
    building(building) {
      const b = BUILDINGS[building];
      if (b === undefined) return '';
      if (b.conversion !== null) return `${g.anytime} ${conversion(building)}`;
      if (b.immediate >= 0) return `${g.once} ${effect(b.immediate)}`;
      const parts = b.scoring.parts.map(part);
      if (b.scoring.keepsCovered) parts.push(g.keepsCovered);
      const scoring = `${g.scoring} ${parts.length === 0 ? g.noCondition : parts.join('; ')}`;
      return b.pattern === 'brick' ? `${g.upgrade} ${scoring}` : scoring;
    },
    starting: (start) => `${g.scoring} ${(STARTING_BUILDINGS[start]?.scoring.parts ?? []).map(part).join('; ')}`,
  };
}
