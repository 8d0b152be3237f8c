/** A terrain with its capital: what lies there, what can be touched, where a flight goes. */
import { whoIs } from '#kernel';
import { Art } from '#web/kit/art.tsx';
import { useHand } from '#web/kit/table-context.ts';
import { Target } from '#web/kit/target.tsx';
import { constants, SPACES, tileAt, tribeAt } from '../../rules/data.ts';
import { CAPITAL, type Place, placeOf } from '../../rules/geometry.ts';
import { leaderProgress, playerAt } from '../../rules/inspect.ts';
import type { GameMove, Land, PlayerView } from '../../rules/state.ts';
import { countedClass, counts } from '../counted.ts';
import { barrel, capital, perchXY } from '../draw/capital.ts';
import { type Flag, flags } from '../draw/flags.ts';
import { arc, flight } from '../draw/flight.ts';
import type { XY } from '../draw/ink.ts';
import { rider } from '../draw/pieces.ts';
import { plate, viewBox } from '../draw/plate.ts';
import { templePlace, templeX } from '../draw/temples.ts';
import { CELL, nestXY, outline, riderAt } from '../draw/tiles.ts';
import { chosenTraveller, leftOf, stepFlights, topFrame } from '../flights.ts';
import { placeThing, templeThing, waterThing } from '../ids.ts';
import { forestName, size, spaceArt, spaceXY, templeElement, tribeName } from '../look.ts';
import type { Props } from '../props.ts';
import { landAhead } from '../shown.ts';
import { words } from '../words.ts';

const SPACE_LIST = Array.from({ length: SPACES }, (_, i) => i);
const at = ([x, y]: XY): string => `translate(${x} ${y})`;
const BOX = size(false);

const slotsOf = (land: Land, space: number): number => {
  const tile = land.tiles[space] as number;
  return tile < 0 || land.village[space] === 1 ? 0 : tileAt(tile).slots;
};

/** Where the rider number i of a place stands. */
function standXY(land: Land, place: Place, i: number): XY {
  if (place === CAPITAL) return perchXY(Math.min(i, constants.riders - 1));
  const [x, y] = spaceXY(place);
  const [nx, ny] = nestXY(slotsOf(land, place), i);
  return [x + nx, y + ny];
}

export function Terrain({ p, seat }: { p: Props; seat: number }) {
  const land = playerAt(p.view, seat);
  const then = landAhead(p, seat);
  const shown = then ?? land;
  const tribe = tribeName(land.tribe);
  const mine = p.seat === seat;
  const { path } = useHand().reading;
  return (
    <svg
      class="tw-terrain"
      data-seat={seat}
      viewBox={viewBox(BOX)}
      role="group"
      aria-label={words(p.lang).terrain(whoIs(p.names, seat))}
    >
      <Art svg={plate(BOX)} />
      {SPACE_LIST.map((i) => (
        <Space key={i} seat={seat} land={land} shown={shown} space={i} counted={counts(land, i, p.category)} />
      ))}
      <Target thing={placeThing(seat, CAPITAL)} as="g" class="tw-place">
        <g>
          <Art svg={capital(tribe, constants.riders)} />
          {Array.from({ length: shown.capital }, (_, i) => (
            <g key={`perch-${i}`} transform={`${at(perchXY(i))} scale(.98)`}>
              <Art svg={rider(tribe)} />
            </g>
          ))}
        </g>
        <rect x="-14" y="-140" width="338" height="116" rx="18" class="ring" />
      </Target>
      {tribeAt(land.tribe).temples.map((t, i) => (
        <Target key={t.id} thing={templeThing(seat, land.tribe, i)} as="g" class="tw-place">
          <g>
            <Art svg={templePlace(templeElement(t.effects), t.effects[0], i, shown.unplaced.includes(i))} />
          </g>
          <rect x={templeX(i) - 28} y="-126" width="56" height="112" rx="14" class="ring" />
        </Target>
      ))}
      <Target thing={waterThing(seat)} as="g" class="tw-place">
        <g>
          <Art svg={barrel(shown.water)} />
        </g>
        <rect x="548" y="-126" width="88" height="114" rx="18" class="ring" />
      </Target>
      {p.ended ? null : <Art svg={pathFlags(shown)} class="tw-quiet" />}
      {mine ? <Flights p={p} land={land} /> : null}
      {mine ? goals(p, land, path?.mode ?? null).map((g) => <Steps key={g.place} goal={g} />) : null}
    </svg>
  );
}

interface SpaceProps {
  readonly seat: number;
  readonly land: PlayerView;
  readonly shown: PlayerView;
  readonly space: number;
  /** On the end screen: whether the row that was touched is about it. */
  readonly counted: boolean | null;
}

/** One space: its ground and its riders, as the chain would leave them. */
function Space({ seat, land, shown, space, counted }: SpaceProps) {
  const tribe = tribeName(land.tribe);
  const now = land.riders[space] as number;
  const then = shown.riders[space] as number;
  const art = spaceArt(shown, space);
  return (
    <Target
      thing={placeThing(seat, space)}
      as="g"
      class={`tw-place${art === spaceArt(land, space) ? '' : ' tw-new'}${countedClass(counted)}`}
      draw={{ transform: at(spaceXY(space)) }}
    >
      <g>
        <Art svg={art} class="tw-ground" />
        {Array.from({ length: Math.max(now, then) }, (_, i) => (
          <Art
            key={`r-${i}`}
            svg={riderAt(tribe, slotsOf(shown, space), i)}
            class={i >= then ? 'tw-gone' : i >= now ? 'tw-ghost' : ''}
          />
        ))}
      </g>
      <path d={outline} class="ring" />
    </Target>
  );
}

type Leg = Extract<GameMove, { do: 'step' | 'fly' }>;

/** Steps that one rider makes one after the other are one flight. */
export function flightsOf(chain: readonly GameMove[]): readonly (readonly Leg[])[] {
  const flights: Leg[][] = [];
  for (const m of chain) {
    if (m.do !== 'step' && m.do !== 'fly') continue;
    const last = flights.at(-1);
    if (last !== undefined && m.do === 'step' && last.at(-1)?.to === m.from && m.from !== 'capital') last.push(m);
    else flights.push([m]);
  }
  return flights;
}

function Flights({ p, land }: { p: Props; land: PlayerView }) {
  const all = flightsOf(p.chain);
  return (
    <g class="tw-quiet">
      {all.map((legs, n) => {
        const points = pointsOf(land, legs);
        return n === all.length - 1 ? (
          <Art key={`f-${n}`} svg={flight(tribeName(land.tribe), points)} />
        ) : (
          <g key={`f-${n}`}>
            <path d={arc(points)} class="tw-arc-a" />
            <path d={arc(points)} class="tw-arc-b" />
          </g>
        );
      })}
    </g>
  );
}

function pointsOf(land: PlayerView, legs: readonly Leg[]): XY[] {
  const from = placeOf(legs[0]?.from ?? 'capital');
  const n = from === CAPITAL ? land.capital : (land.riders[from] as number);
  const [sx, sy] = standXY(land, from, Math.max(0, n - 1));
  const points: XY[] = [[sx, sy - 10]];
  legs.forEach((m, i) => {
    const to = placeOf(m.to);
    if (to === CAPITAL || i === legs.length - 1) {
      const [x, y] = standXY(land, to, to === CAPITAL ? land.capital : (land.riders[to] as number));
      points.push([x, y - 8]);
    } else {
      const [x, y] = spaceXY(to);
      points.push([x + CELL / 2, y + CELL / 5]);
    }
  });
  return points;
}

interface Goal {
  readonly place: Place;
  readonly cost: number;
}

/** How many steps each tile costs the rider that would fly now. */
function goals(p: Props, land: PlayerView, mode: string | null): readonly Goal[] {
  const view = p.preview?.view ?? p.view;
  const frame = topFrame(view);
  if (p.decision === null || view.active !== p.seat) return [];
  if (frame?.f !== 'move' && !(frame?.f === 'mix' && frame.units.includes('move'))) return [];
  const from = mode?.endsWith('=from') === true ? placeOf(mode.slice(mode.indexOf('.') + 1, -'=from'.length)) : -1;
  const there = landAhead(p, p.seat ?? -1) ?? land;
  const flights = stepFlights(there, leftOf(frame), chosenTraveller(there, from));
  return [...flights].flatMap(([place, [f]]) =>
    place === CAPITAL || f === undefined ? [] : [{ place, cost: f.cost }],
  );
}

function Steps({ goal }: { goal: Goal }) {
  const [x, y] = spaceXY(goal.place);
  return (
    <g transform={`translate(${x + 20} ${y + 20})`} class="tw-steps">
      <circle r="17" />
      <text y="8" text-anchor="middle" class="tw-num">
        {goal.cost}
      </text>
    </g>
  );
}

/** Each flag of the leader's path hangs at the corner of its own space. */
export function pathFlags(land: Land): string {
  const { path } = leaderProgress(land);
  const { progress } = path;
  if (path.spent || progress === null || progress.matches < 2) return '';
  const kinds = tribeAt(land.tribe).path;
  return flags(
    progress.spaces.map((space, i): Flag => {
      const [x, y] = spaceXY(space);
      return { at: [x + CELL - 17, y - 6], kind: forestName(kinds[i] as number), placed: progress.placed[i] === true };
    }),
  );
}
