/** The archipelago: quiet ground drawn once, then light, huts, fish and numbers, then the targets. */
import type { ComponentChildren } from 'preact';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { Art } from '#web/kit/art.tsx';
import { REGIONS, type Region } from '../../rules/data.ts';
import { hutsIn } from '../../rules/effects/huts.ts';
import { type GameMove, NOBODY } from '../../rules/state.ts';
import { type Geo, geometry, lines, smooth } from '../draw/geometry.ts';
import { ground, growth, sea } from '../draw/land.ts';
import { type Drawn, pathNumber, regionPieces, type Sizes } from '../draw/pieces.ts';
import { whole } from '../hand.ts';
import { allRegions, litPaths, litRegions, settling } from '../logic/gestures.ts';
import { animateMap } from '../motion.ts';
import { act, type Props } from '../props.ts';
import { words } from '../words.ts';
import { tribeOf } from './glyph.tsx';
import { type Layout, useAspect } from './use-layout.ts';

const SIZES: Readonly<Record<Layout | 'close', Sizes>> = {
  desk: { hut: 1.08, label: 0.95, fish: 1 },
  tablet: { hut: 1.02, label: 0.92, fish: 0.96 },
  phone: { hut: 1.36, label: 1.56, fish: 1.46 },
  close: { hut: 1.06, label: 0.9, fish: 1 },
};
/** Units of the map that fill the width of a phone when it looks closely. */
const CLOSE = 480;

function box(geo: Geo, close: number): readonly [number, number, number, number] {
  const H = 1000 * geo.ys;
  const region = geo.regions[close];
  if (region === undefined) return [0, 0, 1000, H];
  const h = CLOSE * geo.ys;
  const x = Math.max(0, Math.min(1000 - CLOSE, region.site[0] - CLOSE / 2));
  const y = Math.max(-20, Math.min(H - h + 20, region.site[1] - h / 2));
  return [x, y, CLOSE, h];
}

/** The move a tap on this region means, also where it is not possible. */
function wanted(p: Props, region: number): GameMove {
  const { id } = REGIONS[region] as Region;
  return p.view.phase === 'setup' ? { do: 'startHut', region: id } : { do: 'expand', region: id };
}

export function ArchipelagoMap({ p, layout, children }: { p: Props; layout: Layout; children?: ComponentChildren }) {
  const phone = layout === 'phone';
  const [ref, measured] = useAspect(0.5, 0.9, 0.58);
  const ys = phone ? 1 : measured;
  const geo = geometry(ys, ys < 0.85 ? 1.42 : 1.25);
  const coming = settling(p.selected);
  const close = phone && coming >= 0 && !whole.value ? coming : -1;
  const svg = useRef<SVGSVGElement>(null);
  const { tick } = p;
  useEffect(() => animateMap(svg.current, p), [tick]);
  const view = box(geo, close);
  return (
    <div class={`bb-stage${close >= 0 ? ' close' : ''}`} ref={ref}>
      <svg
        ref={svg}
        class={`bb-map ${phone && close < 0 ? 'small' : ''}`}
        viewBox={view.join(' ')}
        preserveAspectRatio="xMidYMid meet"
        role="group"
        aria-label={words(p.lang).archipelago}
      >
        <Ground geo={geo} rose={!phone} p={p} />
        <Pieces geo={geo} p={p} sizes={SIZES[close >= 0 ? 'close' : layout]} coming={coming} />
        <Targets geo={geo} p={p} />
      </svg>
      {close >= 0 ? <Minimap geo={geo} p={p} coming={coming} view={view} /> : null}
      {children}
    </div>
  );
}

interface Part {
  readonly geo: Geo;
  readonly p: Props;
}

function lanes(p: Props): Map<number, number> {
  if (p.decision?.kind !== 'expand' || p.seat === null) return new Map();
  return litPaths(p.view, p.seat, p.decision.about ?? {});
}

function Ground({ geo, p, rose }: Part & { rose: boolean }) {
  const water = useMemo(() => sea(geo, { rose }), [geo, rose]);
  const land = useMemo(() => ground(geo), [geo]);
  const plants = useMemo(() => growth(geo), [geo]);
  const lit = litRegions(p.decision?.options ?? []);
  const paths = lanes(p);
  const coming = settling(p.selected);
  return (
    <g>
      <Art svg={water} />
      {geo.paths.map((path, i) => {
        if (path.land) return null;
        const look = paths.has(i) ? (paths.get(i) === coming ? 'on go' : 'on') : '';
        return (
          <g key={path.id}>
            <path class={`bb-lane-a ${look}`} d={path.d} />
            <path class={`bb-lane-b ${look}`} d={path.d} />
          </g>
        );
      })}
      <Art svg={land} />
      {geo.regions.map((r, i) => (lit.has(i) ? <path key={r.id} class="bb-lamp" d={lines(r.pts)} /> : null))}
      <Art svg={plants} />
      {lit.size === 0
        ? null
        : geo.regions.map((r, i) => (lit.has(i) ? null : <path key={r.id} class="bb-veil" d={lines(r.pts)} />))}
      {geo.regions.map((r, i) =>
        lit.has(i) ? (
          <g key={r.id} class={`bb-lit ${i === coming ? 'sel' : ''}`}>
            <path class="bb-ring-a" d={lines(r.pts)} />
            <path class="bb-ring-b" d={lines(r.pts)} />
          </g>
        ) : null,
      )}
    </g>
  );
}

function Pieces({ geo, p, sizes, coming }: Part & { sizes: Sizes; coming: number }) {
  const { view } = p;
  const paths = lanes(p);
  const list: Drawn[] = allRegions.flatMap((i) => {
    const shape = geo.regions[i];
    if (shape === undefined) return [];
    return regionPieces(
      shape,
      i,
      {
        huts: hutsIn(view, i).map((seat) => tribeOf(p.people, seat)),
        fish: view.fish[i] as number,
        coming: i === coming && p.seat !== null ? tribeOf(p.people, p.seat) : null,
        last: view.lastHut.region === i && view.lastHut.seat !== NOBODY ? tribeOf(p.people, view.lastHut.seat) : null,
      },
      sizes,
    );
  });
  list.sort((a, b) => a[0] - b[0]);
  const pieces = list.map((d) => d[1]).join('');
  const numbers = geo.paths
    .map((path, i) =>
      pathNumber(path, sizes.label, paths.has(i) ? (paths.get(i) === coming && coming >= 0 ? 'go' : 'on') : ''),
    )
    .join('');
  return (
    <g class="bb-pieces">
      <Art svg={pieces} />
      <Art svg={numbers} />
    </g>
  );
}

/** Who lives there and what it gives, for those who hear the map. */
function regionLabel(p: Props, i: number, lit: boolean): string {
  const w = words(p.lang);
  const { name } = REGIONS[i] as Region;
  const huts = hutsIn(p.view, i);
  const holder = huts.at(-1);
  const rest = huts.slice(0, -1).map((s) => w.beside(p.names(s)));
  return [
    name[p.lang],
    w.fish(p.view.fish[i] as number),
    ...(holder === undefined ? [w.free] : [w.holds(p.names(holder)), ...rest]),
    ...(lit ? [w.choosable] : []),
  ].join(', ');
}

function Targets({ geo, p }: Part) {
  const lit = litRegions(p.decision?.options ?? []);
  return (
    <g>
      {geo.regions.map((r, i) => (
        <path
          key={r.id}
          d={smooth(r.pts)}
          class={`bb-target ${lit.has(i) ? 'on' : ''}`}
          data-region={r.id}
          role="button"
          tabindex={lit.has(i) ? 0 : -1}
          aria-label={regionLabel(p, i, lit.has(i))}
          onClick={() => act(p, wanted(p, i))}
          onKeyDown={(e) => {
            if (e.key !== 'Enter' && e.key !== ' ') return;
            e.preventDefault();
            act(p, wanted(p, i));
          }}
        />
      ))}
    </g>
  );
}

function Minimap({ geo, p, coming, view }: Part & { coming: number; view: readonly number[] }) {
  const lit = litRegions(p.decision?.options ?? []);
  const [x, y, w, h] = view;
  return (
    <button
      type="button"
      class="bb-minimap"
      aria-label={words(p.lang).overview}
      onClick={() => {
        whole.value = true;
      }}
    >
      <svg viewBox={`0 0 1000 ${1000 * geo.ys}`} aria-hidden="true">
        {geo.islands.map((isle) => (
          <path key={isle.id} class="mm" d={smooth(isle.pts)} />
        ))}
        {geo.regions.map((r, i) =>
          lit.has(i) ? (
            <circle key={r.id} cx={r.site[0]} cy={r.site[1]} r="62" class={`mmt ${i === coming ? 'on' : ''}`} />
          ) : null,
        )}
        <rect x={x} y={y} width={w} height={h} rx="30" class="mmv" />
      </svg>
    </button>
  );
}
