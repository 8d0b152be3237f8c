/** The archipelago: quiet ground drawn once, then light, huts, fish and numbers, then the targets. */
import { useMemo, useState } from 'preact/hooks';
import { Art } from '#web/kit/art.tsx';
import { useHand } from '#web/kit/table-context.ts';
import { Target } from '#web/kit/target.tsx';
import { type ActionCard, CARD_IDS, CARDS, KIND_IDS, KINDS, type Kind, PATHS, REGIONS } from '../../rules/data.ts';
import { hutsIn, pathsTo, type Ways } from '../../rules/helpers.ts';
import { NOBODY } from '../../rules/state.ts';
import { type Geo, geometry, lines, smooth } from '../draw/geometry.ts';
import { ground, growth, sea } from '../draw/land.ts';
import { type Drawn, pathNumber, regionPieces, SIZES, type Sizes } from '../draw/pieces.ts';
import { settling } from '../logic/ahead.ts';
import { godThing, regionThing } from '../logic/ids.ts';
import type { Props } from '../props.ts';
import { words } from '../words.ts';
import { tribeOf } from './glyph.tsx';
import { SeaCard } from './sea-card.tsx';
import { type Layout, useAspect } from './use-layout.ts';

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

/** Regions that can be chosen; true for those that only the white god opens. */
function useLit(): Map<number, boolean> {
  const { reading } = useHand();
  const lit = new Map<number, boolean>();
  for (const i of REGIONS.keys()) {
    const way = reading.things.get(regionThing(i))?.ways[0];
    if (way === undefined) continue;
    const white = (x: string): boolean => x.startsWith(godThing('white'));
    lit.set(i, way.to.some(white) && !reading.gesture.some(white));
  }
  return lit;
}

/** The paths the action may use. */
function waysOf(p: Props): Ways | null {
  const actions = p.chain.flatMap((m): readonly string[] => {
    if (m.do === 'die') return (CARDS[CARD_IDS.indexOf(m.card)] as ActionCard).actions;
    return m.do === 'use' || m.do === 'extra' ? [(KINDS[KIND_IDS.indexOf(m.kind)] as Kind).action] : [];
  });
  const about = p.decision?.kind === 'expand' ? p.decision.about : undefined;
  const land = actions.includes('expandLand') || about?.land === true;
  const water = actions.includes('expandWater') || about?.water === true;
  return land || water ? { land, water } : null;
}

/** The cheapest path to every region that can be chosen, by index. */
function roads(p: Props, lit: ReadonlyMap<number, boolean>): Map<number, number> {
  const ways = waysOf(p);
  const found = new Map<number, number>();
  if (ways === null || p.seat === null) return found;
  for (const region of lit.keys()) {
    const [path] = pathsTo(p.view, p.seat, region, ways);
    if (path !== undefined) found.set(PATHS.indexOf(path), region);
  }
  return found;
}

export function ArchipelagoMap({ p, layout }: { p: Props; layout: Layout }) {
  const phone = layout === 'phone';
  const [ref, ys] = useAspect(0.5, 0.9, phone ? 0.9 : 0.52);
  const [whole, setWhole] = useState(-1);
  const [pointed, point] = useState(-1);
  const geo = geometry(ys, ys < 0.85 ? 1.42 : 1.25);
  const coming = settling(p.preview, p.seat);
  const lit = useLit();
  // A phone looks closely at what was chosen; what is only one of several targets leaves the others in sight.
  const chosen = lit.size < 2 || p.gesture.includes(regionThing(coming));
  const close = phone && coming >= 0 && chosen && whole !== coming ? coming : -1;
  const view = box(geo, close);
  const paths = roads(p, lit);
  const sizes = SIZES[close >= 0 ? 'close' : phone && ys < 0.8 ? 'flat' : layout];
  return (
    <div
      class="bb-stage"
      ref={ref}
      onPointerOver={(e) => {
        const id = e.pointerType === 'mouse' ? (e.target as Element).getAttribute('data-place') : null;
        point(REGIONS.findIndex((_, i) => regionThing(i) === id));
      }}
      onPointerLeave={() => point(-1)}
    >
      <svg
        class={`bb-map ${phone && close < 0 ? 'small' : ''}`}
        viewBox={view.join(' ')}
        data-section={close >= 0 || undefined}
        preserveAspectRatio="xMidYMid meet"
        role="group"
        aria-label={words(p.lang).archipelago}
      >
        <Ground geo={geo} rose={!phone} lit={lit} paths={paths} coming={coming} />
        <Pieces geo={geo} p={p} sizes={sizes} coming={coming} />
        {geo.regions.map((r, i) => (
          <Target key={r.id} thing={regionThing(i)} as="path" class="bb-target" draw={{ d: smooth(r.pts) }} />
        ))}
        {[...lit].map(([i, white]) => (white ? <WhiteLabel key={i} geo={geo} region={i} p={p} /> : null))}
        <Numbers geo={geo} sizes={sizes} paths={paths} coming={coming} />
      </svg>
      {phone ? null : <SeaCard p={p} pointed={pointed} />}
      {close >= 0 ? (
        <Minimap geo={geo} p={p} lit={lit} coming={coming} view={view} onWhole={() => setWhole(coming)} />
      ) : null}
    </div>
  );
}

/** What only the white god opens says so. */
function WhiteLabel({ geo, region, p }: { geo: Geo; region: number; p: Props }) {
  const site = geo.regions[region]?.site;
  return site === undefined ? null : (
    <g class="bb-white" transform={`translate(${site[0]} ${site[1] - 26})`}>
      <rect x="-48" y="-16" width="96" height="24" rx="12" />
      <text y="2" text-anchor="middle">
        {words(p.lang).withWhite}
      </text>
    </g>
  );
}

interface GroundProps {
  readonly geo: Geo;
  readonly rose: boolean;
  readonly lit: ReadonlyMap<number, boolean>;
  readonly paths: ReadonlyMap<number, number>;
  readonly coming: number;
}

function Ground({ geo, rose, lit, paths, coming }: GroundProps) {
  const water = useMemo(() => sea(geo, { rose }), [geo, rose]);
  const land = useMemo(() => ground(geo), [geo]);
  const plants = useMemo(() => growth(geo), [geo]);
  return (
    <g>
      <Art svg={water} />
      {geo.paths.map((path, i) => {
        if (path.land) return null;
        const look = paths.has(i) ? (paths.get(i) === coming ? 'on way' : 'on') : '';
        return (
          <g key={path.id}>
            <path class={`bb-lane-a ${look}`} d={path.d} />
            <path class={`bb-lane-b ${look}`} d={path.d} />
          </g>
        );
      })}
      <Art svg={land} />
      {geo.regions.map((r, i) => (lit.get(i) === false ? <path key={r.id} class="bb-lamp" d={lines(r.pts)} /> : null))}
      <Art svg={plants} />
      {lit.size === 0
        ? null
        : geo.regions.map((r, i) => (lit.has(i) ? null : <path key={r.id} class="bb-veil" d={lines(r.pts)} />))}
    </g>
  );
}

interface PiecesProps {
  readonly geo: Geo;
  readonly p: Props;
  readonly sizes: Sizes;
  readonly paths: ReadonlyMap<number, number>;
  readonly coming: number;
}

function Pieces({ geo, p, sizes, coming }: Omit<PiecesProps, 'paths'>) {
  const { view } = p;
  const hot = p.ended && (p.category === 'fish' || p.category === 'redFish');
  const list: Drawn[] = geo.regions.flatMap((shape, i) =>
    regionPieces(
      shape,
      geo.ys,
      regionThing(i),
      {
        huts: hutsIn(view, i).map((seat) => tribeOf(p.people, seat)),
        fish: view.fish[i] as number,
        coming: i === coming && p.seat !== null ? tribeOf(p.people, p.seat) : null,
        hot: hot && hutsIn(view, i).length > 0,
        last: view.lastHut.region === i && view.lastHut.seat !== NOBODY ? tribeOf(p.people, view.lastHut.seat) : null,
      },
      sizes,
    ),
  );
  list.sort((a, b) => a[0] - b[0]);
  return (
    <g class="bb-pieces">
      <Art svg={list.map((d) => d[1]).join('')} />
    </g>
  );
}

/** Numbers of the paths lie on borders: no mark of a region crosses them out. */
function Numbers({ geo, sizes, paths, coming }: Omit<PiecesProps, 'p'>) {
  const numbers = geo.paths
    .map((path, i) =>
      pathNumber(path, sizes.label, paths.has(i) ? (paths.get(i) === coming && coming >= 0 ? 'way' : 'on') : ''),
    )
    .join('');
  return (
    <g class="bb-pieces">
      <Art svg={numbers} />
    </g>
  );
}

interface MinimapProps {
  readonly geo: Geo;
  readonly p: Props;
  readonly lit: ReadonlyMap<number, boolean>;
  readonly coming: number;
  readonly view: readonly number[];
  onWhole(): void;
}

function Minimap({ geo, p, lit, coming, view, onWhole }: MinimapProps) {
  const [x, y, w, h] = view;
  return (
    <button
      type="button"
      // On the side where the close look has nothing to show.
      class={`bb-minimap ${x === 0 ? 'right' : ''}`}
      aria-label={words(p.lang).overview}
      onClick={(e) => {
        e.stopPropagation();
        onWhole();
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
