/** The effect grammar: costs, actions, conversions and scoring as pictograms, made from the data. */
import type { Language } from '#kernel';
import { BUILDINGS, type Building, EFFECTS, NAMES, TILES } from '../../rules/data.ts';
import type { Cost, Counter, Op, ScoringPart } from '../../rules/vocabulary.ts';
import { words } from '../words.ts';
import { Amount, Arrow, Glyph, Points } from './glyph.tsx';

const good = (g: number): string => NAMES.goods[g] ?? '';
const tile = (t: number): string => NAMES.tiles[t] ?? '';

export function Goods({ goods, size = 20 }: { goods: readonly number[]; size?: number }) {
  return <>{goods.map((n, g) => (n > 0 ? <Amount key={good(g)} n={n} id={good(g)} size={size} /> : null))}</>;
}

/** Goods that a building costs less: struck out one by one, so that nobody reads them as a price. */
function Saved({ goods, size }: { goods: readonly number[]; size: number }) {
  const each = goods.flatMap((n, g) => Array.from({ length: n }, (_, i) => [g, i] as const));
  if (each.length === 0) return null;
  return (
    <span class="gr-off">
      {each.map(([g, i]) => (
        <i key={`${good(g)}-${i}`}>
          <Glyph id={good(g)} size={size} />
        </i>
      ))}
    </span>
  );
}

export function CostLine({ cost, lang, size = 19 }: { cost: Cost; lang: Language; size?: number }) {
  const nothing = cost.tiles === 0 && cost.goods.every((n) => n === 0);
  if (nothing) return <i class="gr-sl">{words(lang).free}</i>;
  return (
    <>
      {cost.tiles > 0 ? (
        <span class="gr-gi">
          <b>−{cost.tiles}</b>
          {TILES.map((t, i) => ((cost.kinds & (1 << i)) === 0 ? null : <Glyph key={t.id} id={t.id} size={size} />))}
        </span>
      ) : null}
      <Goods goods={cost.goods} size={size} />
    </>
  );
}

function Counted({ c, size }: { c: Counter; size: number }) {
  switch (c.count) {
    case 'goods':
      return (
        <>
          {c.kinds.map((k) => (
            <Glyph key={good(k)} id={good(k)} size={size} />
          ))}
        </>
      );
    case 'tiles':
    case 'sets':
      return (
        <>
          {c.kinds.map((k) => (
            <Glyph key={tile(k)} id={tile(k)} size={c.kinds.length > 2 ? size - 4 : size} />
          ))}
        </>
      );
    case 'adjacentTiles':
      return (
        <span class="gr-adj">
          {c.kinds.map((k) => (
            <Glyph key={tile(k)} id={tile(k)} size={size - 2} />
          ))}
        </span>
      );
    case 'handCards':
      return <Glyph id="card" size={size} />;
    case 'buildings':
      return (
        <>
          <Glyph id="build" size={size + 2} />
          {c.costIncludes >= 0 ? <Glyph id={good(c.costIncludes)} size={size - 4} /> : null}
          {c.types.length > 0 ? <Glyph id="processing" size={size - 6} /> : null}
        </>
      );
    case 'goodKindsAtLeast':
      return (
        <span class="gr-gi">
          <b>≥{c.atLeast}</b>
          <Glyph id="unknown" size={size - 2} />
        </span>
      );
  }
}

function OpPicture({ o, lang, size }: { o: Op; lang: Language; size: number }) {
  const w = words(lang);
  switch (o.op) {
    case 'gain':
      return <Goods goods={o.goods} size={size} />;
    case 'gainChoice':
      return <Amount n={o.amount} id="unknown" size={size} />;
    case 'gainPer':
      return (
        <>
          <span class="gr-gi">
            <b>{o.each}</b>
            {o.kinds.map((k) => (
              <Glyph key={good(k)} id={good(k)} size={size} />
            ))}
          </span>
          <i class="gr-sl">{w.per}</i>
          <Counted c={o.per} size={size} />
        </>
      );
    case 'gainPerTileKind':
      return (
        <>
          {o.map.map(([t, g]) => (
            <span key={tile(t)} class="gr-gi">
              <Glyph id={tile(t)} size={size - 3} />
              <Glyph id={good(g)} size={size - 4} />
            </span>
          ))}
        </>
      );
    case 'place':
      return (
        <span class="gr-gi">
          <b>+{o.count > 1 ? o.count : ''}</b>
          {o.kinds.map((k) => (
            <Glyph key={tile(k)} id={tile(k)} size={o.kinds.length > 2 ? size - 3 : size + 2} />
          ))}
        </span>
      );
    case 'convert':
      return (
        <>
          <b class="gr-times">{o.maxTimes}×</b>
          <CostLine cost={o.pay} lang={lang} size={size - 2} />
          <Arrow />
          <Goods goods={o.gain} size={size - 2} />
        </>
      );
    case 'build':
      return (
        <>
          <Amount n="+" id="build" size={size + 6} />
          <Saved goods={o.discount} size={size - 2} />
        </>
      );
    case 'draftPrivate':
      return <i class="gr-sl">{w.look(o.look)}</i>;
    case 'othersGain':
      return (
        <span class="gr-gi" title={w.others(o.amount)}>
          <Glyph id="others" size={size} />
          <b>{o.amount}</b>
        </span>
      );
  }
}

export function EffectList({ list, lang, size = 20 }: { list: number; lang: Language; size?: number }) {
  return (
    <>
      {(EFFECTS[list] ?? []).map((o) => (
        <OpPicture key={o.op} o={o} lang={lang} size={size} />
      ))}
    </>
  );
}

function Part({ part, lang, size }: { part: ScoringPart; lang: Language; size: number }) {
  const w = words(lang);
  if ('table' in part)
    return (
      <>
        <Counted c={part.per} size={size} />
        {part.table.map(([from, p2]) => (
          <span key={from} class="gr-step">
            {from}+
            <Points value={p2 / 2} small />
          </span>
        ))}
      </>
    );
  return (
    <>
      <Points value={part.points2 / 2} small />
      <i class="gr-sl">{w.per}</i>
      <Counted c={part.per} size={size} />
    </>
  );
}

/** The line at the bottom of a tile. */
export function BuildingEffect({ building, lang, size = 19 }: { building: number; lang: Language; size?: number }) {
  const b = BUILDINGS[building] as Building;
  if (b.conversion !== null)
    return (
      <>
        <CostLine cost={b.conversion.pay} lang={lang} size={size} />
        <Arrow />
        <EffectList list={b.conversion.effect} lang={lang} size={size} />
      </>
    );
  if (b.immediate >= 0) return <EffectList list={b.immediate} lang={lang} size={size} />;
  const part = b.scoring.parts[0];
  if (part !== undefined) return <Part part={part} lang={lang} size={size} />;
  return <i class="gr-sl">{b.scoring.keepsCovered ? words(lang).keepsOld : words(lang).pure}</i>;
}
