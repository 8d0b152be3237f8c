/** A production wheel with its ledger: what it holds, and what a selected choice would turn. */
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { Art } from '#web/kit/art.tsx';
import { GOODS, MARKERS, NAMES, WHEELS, type Wheel } from '../../rules/data.ts';
import { beams, blockers, ghosts, ground, hub, markers, paths, turnArrow, type Way, wheelBox } from '../draw/wheel.ts';
import { ledgerMarkers } from '../model.ts';
import { moveMarkers } from '../motion.ts';
import type { Props } from '../props.ts';
import { words } from '../words.ts';
import { Arrow, Glyph } from './glyph.tsx';

const GROUNDS = WHEELS.map((_, wheel) => ground(wheel));
const goodName = (marker: number, lang: Props['lang']): string => GOODS[MARKERS[marker]?.good ?? -1]?.name[lang] ?? '';
const goodId = (marker: number): string => NAMES.goods[MARKERS[marker]?.good ?? -1] ?? '';

/** "turns 2×" or what keeps it from turning. */
function wheelState(wheel: number, way: Way, lang: Props['lang']): string {
  const w = words(lang);
  const n = way.turns[wheel] ?? 0;
  if (n > 0) return w.turns(n);
  const block = blockers(wheel, way.mid);
  if (block.length === 0) return w.ready;
  const product = (WHEELS[wheel] as Wheel).product;
  const zero = block.filter((m) => m !== product).map((m) => goodName(m, lang));
  const said = zero.length > 0 ? [w.onZero(zero.join(', '))] : [];
  if (block.includes(product)) said.push(w.full(goodName(product, lang)));
  return w.rests(said.join(', '));
}

interface WheelProps {
  readonly p: Props;
  readonly wheel: number;
  readonly seat: number;
  readonly way: Way;
}

export function WheelView({ p, wheel, seat, way }: WheelProps) {
  const w = words(p.lang);
  const root = useRef<SVGSVGElement>(null);
  useEffect(() => moveMarkers(root.current, p, wheel, seat), [p.tick]);
  const turns = way.turns[wheel] ?? 0;
  const key = `${way.now.join()}|${way.mid.join()}|${way.end.join()}|${turns}`;
  const art = useMemo(
    () => ({
      beams: beams(wheel, way.mid),
      hub: hub(wheel, way.mid, turns, w.zero, w.fullShort),
      paths: paths(wheel, way) + turnArrow(wheel, way),
      ghosts: ghosts(wheel, way),
      markers: markers(wheel, way.now),
    }),
    [wheel, key, p.lang],
  );
  return (
    <div class={`gr-wh ${wheel === 0 ? 'gw' : 'bw'}`}>
      <div class="gr-wcap">
        <b>{w.wheels[wheel]}</b>
        <span class={turns > 0 ? 'go' : ''}>{wheelState(wheel, way, p.lang)}</span>
      </div>
      <svg ref={root} class="gr-wheel" viewBox={wheelBox(wheel)} aria-hidden="true">
        <Art svg={GROUNDS[wheel] ?? ''} />
        <Art svg={art.beams} />
        <Art svg={art.hub} class="gr-hub" />
        <Art svg={art.paths} />
        <Art svg={art.ghosts} />
        <Art svg={art.markers} class="gr-toks" />
      </svg>
    </div>
  );
}

/** Before → after, one cell a good; it carries the names for screen readers. */
export function Ledger({ p, wheel, way }: { p: Props; wheel: number; way: Way }) {
  return (
    <ul class={`gr-ledger ${wheel === 0 ? 'gw' : 'bw'}`} aria-label={words(p.lang).wheels[wheel]}>
      {ledgerMarkers(wheel).map((m, i) => {
        const a = way.now[m] as number;
        const b = way.end[m] as number;
        return (
          <li key={goodId(m)} class={`${i === 0 ? 'prod' : ''}${a === b ? '' : ' ch'}`} data-good={goodId(m)}>
            <Glyph id={goodId(m)} size={i === 0 ? 24 : 21} />
            <span class="gr-hide">{goodName(m, p.lang)} </span>
            <b>
              {a === b ? (
                <span class={a === 0 ? 'z' : ''}>{a}</span>
              ) : (
                <>
                  <s>{a}</s>
                  <Arrow />
                  <em>{b}</em>
                </>
              )}
            </b>
          </li>
        );
      })}
    </ul>
  );
}

/** What the two kinds of dots mean, while there are any. */
export function Legend({ p, way }: { p: Props; way: Way }) {
  const w = words(p.lang);
  if (way.now.every((n, m) => n === way.end[m])) return null;
  const line = (kind: string, text: string) => (
    <span>
      <svg width="34" height="8" aria-hidden="true">
        <path d="M3 4H31" class="gr-pa" />
        <path d="M3 4H31" class={`gr-pb ${kind}`} />
      </svg>
      {text}
    </span>
  );
  return (
    <div class="gr-legend">
      {line('pay', w.pay)}
      {way.turns.some((n) => n > 0) ? line('', w.turn) : null}
    </div>
  );
}
