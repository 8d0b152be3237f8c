/** A terrain with its capital: what lies there, what is lit, where a flight goes. */
import { useEffect, useRef } from 'preact/hooks';
import { Art } from '#web/kit/art.tsx';
import { constants, SPACES, tileAt, tribeAt } from '../../rules/data.ts';
import { CAPITAL, type Place, placeOf } from '../../rules/geometry.ts';
import { leaderProgress, playerAt } from '../../rules/inspect.ts';
import { villages } from '../../rules/metrics.ts';
import type { Land } from '../../rules/state.ts';
import { isChosen } from '../chosen.ts';
import { barrel, capital, perchXY } from '../draw/capital.ts';
import { type Flag, flags } from '../draw/flags.ts';
import { flight } from '../draw/flight.ts';
import type { XY } from '../draw/ink.ts';
import { rider } from '../draw/pieces.ts';
import { plate, treehouseRow, viewBox } from '../draw/plate.ts';
import { templePlace } from '../draw/temples.ts';
import { CELL, nestXY, outline, riderAt } from '../draw/tiles.ts';
import { route, traveller } from '../hand.ts';
import { forestName, size, spaceArt, spaceXY, templeElement, tribeName } from '../look.ts';
import { chosenTraveller, isOnTerrain, leftOf, placeName, type Target, targetsOf, topFrame } from '../model.ts';
import { animate } from '../motion.ts';
import type { Props } from '../props.ts';
import { touched } from '../small-motion.ts';
import { words } from '../words.ts';
import { Targets } from './targets.tsx';

export interface TerrainProps {
  readonly p: Props;
  /** Whose terrain. */
  readonly seat: number;
  /** With the lower rim and small step discs: not on a phone. */
  readonly roomy: boolean;
}

const SPACE_LIST = Array.from({ length: SPACES }, (_, i) => i);
const at = ([x, y]: XY): string => `translate(${x} ${y})`;

/** Where the rider number i of a place stands. */
export function standXY(land: Land, place: Place, i: number): XY {
  if (place === CAPITAL) return perchXY(i);
  const [x, y] = spaceXY(place);
  const tile = land.tiles[place] as number;
  const slots = tile < 0 || land.village[place] === 1 ? 0 : tileAt(tile).slots;
  const [nx, ny] = nestXY(slots, i);
  return [x + nx, y + ny];
}

const slotsOf = (land: Land, space: number): number => {
  const tile = land.tiles[space] as number;
  return tile < 0 || land.village[space] === 1 ? 0 : tileAt(tile).slots;
};

export function Terrain({ p, seat, roomy }: TerrainProps) {
  const root = useRef<SVGSVGElement>(null);
  const land = playerAt(p.view, seat);
  const tribe = tribeName(land.tribe);
  const mine = p.seat === seat && p.decision !== null;
  const options = mine ? (p.decision?.options ?? []) : [];
  const targets = targetsOf(options, land, leftOf(topFrame(p.view)), traveller.value);
  const flying = mine ? flightOf(p, land) : null;
  const from = mine ? chosenTraveller(land, traveller.value) : -1;
  const w = words(p.lang);
  const box = size(roomy);
  const built = villages(land);
  useEffect(() => animate(root.current, p, seat), [p.tick]);
  const veiled = mine && isOnTerrain(p.decision?.kind);
  return (
    <svg
      ref={root}
      class="tw-terrain"
      viewBox={viewBox(box)}
      role="group"
      aria-label={w.terrain(p.seat === seat ? null : p.names(seat))}
    >
      <Art svg={plate(box)} />
      {SPACE_LIST.map((i) => (
        <Space key={i} p={p} seat={seat} land={land} space={i} />
      ))}
      {veiled
        ? SPACE_LIST.filter((i) => !targets.has(i) && from !== i).map((i) => (
            <path key={i} d={outline} transform={at(spaceXY(i))} class="tw-veil" />
          ))
        : null}
      <Art svg={capital(tribe, constants.riders)} />
      <g data-riders={CAPITAL}>
        {Array.from({ length: land.capital }, (_, i) => (
          <g
            key={`perch-${i}`}
            transform={`${at(perchXY(i))} scale(.98)`}
            class={flying?.from === CAPITAL && i === land.capital - 1 ? 'tw-gone' : ''}
          >
            <Art svg={rider(tribe)} />
          </g>
        ))}
      </g>
      <Art
        svg={tribeAt(land.tribe)
          .temples.map((t, i) => templePlace(templeElement(t.effects), t.effects[0], i, land.unplaced.includes(i)))
          .join('')}
      />
      <Art svg={barrel(land.water)} class="tw-barrel" />
      {[...targets.values()].map((t) => (
        <Ring key={t.place} t={t} chosen={isChosen(p, t)} />
      ))}
      {from >= 0 && from !== CAPITAL ? <path d={outline} transform={at(spaceXY(from))} class="tw-start" /> : null}
      {(p.seat === seat || p.focusSeat === seat) && p.view.phase !== 'over' ? (
        <Art svg={pathFlags(land, roomy ? 1.3 : 1.5)} class="tw-quiet" />
      ) : null}
      {flying === null ? null : <Art svg={flight(tribe, flying.points)} class="tw-quiet" />}
      {[...targets.values()]
        .filter((t) => t.cost > 0 && t.place !== CAPITAL)
        .map((t) => (
          <Steps key={t.place} t={t} chosen={isChosen(p, t)} r={roomy ? 15 : 20} />
        ))}
      {roomy ? (
        <Art
          svg={treehouseRow(box, tribe, built, constants.treehouses, [
            w.villages(built, constants.treehouses),
            w.endNote,
          ])}
        />
      ) : null}
      <Targets p={p} seat={seat} land={land} targets={targets} />
    </svg>
  );
}

/** One space: its ground and its riders, and what the selected move would make of it. */
function Space({ p, seat, land, space }: { p: Props; seat: number; land: Land; space: number }) {
  const tribe = tribeName(land.tribe);
  const after = p.seat === seat && p.preview !== null && shows(p) ? playerAt(p.preview.view, seat) : null;
  const changed = after !== null && spaceArt(after, space) !== spaceArt(land, space);
  const shown = changed ? after : land;
  const n = shown.riders[space] as number;
  const gone = p.selected?.do === 'step' || p.selected?.do === 'fly' ? p.selected.from === placeName(space) : false;
  return (
    <g transform={at(spaceXY(space))} data-space={placeName(space)} class={changed ? 'tw-changed' : ''}>
      <Art svg={spaceArt(shown, space)} class="tw-ground" />
      {changed ? <path d={outline} class="tw-newring" /> : null}
      {touched(p.events, seat).has(space) ? <path d={outline} class="tw-last" /> : null}
      <g data-riders={space}>
        {Array.from({ length: n }, (_, i) => (
          <Art
            key={`r-${i}`}
            svg={riderAt(tribe, slotsOf(shown, space), i)}
            class={gone && i === n - 1 ? 'tw-gone' : ''}
          />
        ))}
      </g>
    </g>
  );
}

/** Moves whose outcome is shown on the spaces themselves. */
const shows = (p: Props): boolean =>
  p.selected !== null && ['build', 'plant', 'clean', 'templeOn'].includes(p.selected.do);

function Ring({ t, chosen }: { t: Target; chosen: boolean }) {
  if (t.place === CAPITAL)
    return <rect x="-14" y="-140" width="338" height="116" rx="18" class={`tw-cap${chosen ? ' sel' : ''}`} />;
  return (
    <g transform={at(spaceXY(t.place))} class={`tw-lit${chosen ? ' sel' : ''}`}>
      <path d={outline} class="a" />
      <path d={outline} class="b" />
    </g>
  );
}

function Steps({ t, chosen, r }: { t: Target; chosen: boolean; r: number }) {
  const [x, y] = spaceXY(t.place);
  return (
    <g transform={`translate(${x + CELL - 15} ${y + 15})`} class={`tw-steps${chosen ? ' sel' : ''}`}>
      <circle r={r} />
      <text y={r * 0.47} text-anchor="middle" font-size={r * 1.35} class="tw-num">
        {t.cost}
      </text>
    </g>
  );
}

/** The flight of the selected move, with all its legs. */
function flightOf(p: Props, land: Land): { from: Place; points: XY[] } | null {
  const { selected } = p;
  if (selected === null || (selected.do !== 'step' && selected.do !== 'fly')) return null;
  const legs = selected.do === 'step' ? (route.value?.moves ?? [selected]) : [selected];
  const from = placeOf(selected.from);
  const start = standXY(land, from, Math.max(0, (from === CAPITAL ? land.capital : (land.riders[from] as number)) - 1));
  const points: XY[] = [[start[0], start[1] - 10]];
  legs.forEach((m, i) => {
    if (m.do !== 'step' && m.do !== 'fly') return;
    const to = placeOf(m.to);
    const last = i === legs.length - 1;
    const [x, y] = to === CAPITAL ? perchXY(Math.min(land.capital, constants.riders - 1)) : spaceXY(to);
    if (to === CAPITAL) points.push([x, y - 10]);
    else if (last) {
      const [sx, sy] = standXY(land, to, land.riders[to] as number);
      points.push([sx, sy - 6]);
    } else points.push([x + 79, y + 29]);
  });
  return { from, points };
}

function pathFlags(land: Land, scale: number): string {
  const { path } = leaderProgress(land);
  const progress = path.progress;
  if (path.spent || progress === null || progress.matches < 2) return '';
  const kinds = tribeAt(land.tribe).path;
  return flags(
    progress.spaces.map((space, i): Flag => {
      const [x, y] = spaceXY(space);
      return {
        at: [x + CELL / 2, y + CELL / 2],
        kind: forestName(kinds[i] as number),
        placed: progress.placed[i] === true,
      };
    }),
    scale,
  );
}
