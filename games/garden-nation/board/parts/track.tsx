/** Population on a ruler with its points, lying on a phone and upright beside the garden; below it the race for points. */
import { CLAN, type ClanName } from '../draw/pieces.ts';
import { clanOf } from '../logic/model.ts';
import { lanes, spread } from '../logic/rulers.ts';
import type { Props } from '../props.ts';
import { bands, words } from '../words.ts';

const LAST = bands.at(-1)?.to ?? 1;
const R = 12;
const LANE = 2 * R + 2;
/** Upright it keeps its breadth: a third and fourth lane lie over the free corner of the garden. */
const UPRIGHT_LANES = 2;
/** Breadth of a space, and of the ruler with its figures. */
const CELL = { upright: 15, lying: 18.4 } as const;
const BAND = 40;
const LYING_BAND = 26;
/** Breadth of a letter on the lying ruler: what does not fit is left out. */
const LETTER = 14;

interface Ruler {
  readonly view: Props['view'];
  readonly preview: Props['preview'];
  readonly seat: Props['seat'];
}

/** Everybody's population, and mine and theirs after the gesture where it changes. */
function markers({ view, preview }: Ruler): { seat: number; at: number; ghost: boolean }[] {
  const now = view.population.map((n, seat) => ({ seat, at: Math.min(n, LAST + 1), ghost: false }));
  const then = (preview?.view.population ?? [])
    .map((n, seat) => ({ seat, at: Math.min(n, LAST + 1), ghost: true }))
    .filter((m) => m.at !== now[m.seat]?.at);
  return [...now, ...then];
}

const bandClass = (v: number): string => (v < 0 ? 'gn-band bad' : v === 0 ? 'gn-band' : `gn-band good g${v}`);

export function Track({ p, upright }: { p: Props; upright: boolean }) {
  const { view, lang } = p;
  const cell = upright ? CELL.upright : CELL.lying;
  const length = (LAST + 1) * cell;
  const found = markers(p);
  const lane = lanes(
    found.map((m) => m.at * cell),
    LANE,
  );
  // Lying it keeps a lane free for where somebody will stand: nothing below it moves when something is chosen.
  const rows = upright ? UPRIGHT_LANES : 2 + Math.max(...lane.slice(0, view.population.length));
  const last = upright ? Number.POSITIVE_INFINITY : rows - 1;
  const wide = upright ? BAND : LYING_BAND;
  const breadth = wide + 8 + LANE * rows;
  // From the bottom up when it stands, from left to right when it lies.
  const along = (from: number): number => (upright ? length - from : from);
  return (
    <svg
      class={`gn-track${upright ? ' upright' : ''}`}
      viewBox={upright ? `-4 -4 ${breadth + 8} ${length + 8}` : `-4 -4 ${length + 8} ${breadth + 8}`}
      role="img"
      aria-label={`${words(lang).population}: ${view.population.map((n, s) => `${p.names(s)} ${n}`).join(', ')}`}
    >
      <title>{words(lang).populationNote}</title>
      {[...bands, { from: LAST + 1, to: LAST + 1, victoryPoints: null }].map(({ from, to, victoryPoints: v }) => {
        const size = (to - from + 1) * cell;
        const start = along((from - 1) * cell) - (upright ? size : 0);
        const middle = start + size / 2;
        const said = v === null ? `${LAST}+` : v < 0 ? `−${-v}` : `${v}`;
        return (
          <g key={from}>
            <rect
              {...(upright ? { x: 0, y: start + 0.5, width: BAND, height: size - 1 } : {})}
              {...(upright ? {} : { x: start + 0.5, y: 0, width: size - 1, height: LYING_BAND })}
              rx={2.5}
              class={bandClass(v ?? LAST)}
            />
            <text
              x={upright ? BAND / 2 : middle}
              y={upright ? middle + 5 : LYING_BAND / 2 + 6}
              text-anchor="middle"
              class={`gn-bandtext${v !== null && v < 0 ? ' bad' : ''}`}
            >
              {upright || size >= said.length * LETTER ? said : ''}
            </text>
          </g>
        );
      })}
      {found.map((m, i) => {
        const at = along((m.at - 0.5) * cell);
        const aside = wide + 6 + R + Math.min(lane[i] as number, last) * LANE;
        return (
          <Marker
            seat={m.seat}
            key={`${m.seat}${m.ghost ? 'then' : 'now'}`}
            x={upright ? aside : at}
            y={upright ? at : aside}
            clan={clanOf(view, m.seat)}
            ghost={m.ghost}
          />
        );
      })}
    </svg>
  );
}

function Marker({ x, y, clan, ghost, seat }: { x: number; y: number; clan: ClanName; ghost: boolean; seat: number }) {
  return (
    <g data-seat={seat} transform={`translate(${x} ${y})`} opacity={ghost ? 0.6 : 1}>
      <circle
        r={R - 1}
        class="gn-disc"
        stroke={CLAN[clan].b}
        stroke-width="2.6"
        stroke-dasharray={ghost ? '4 3' : undefined}
      />
      <use href={`#gn-e-${clan}`} x={-R * 0.72} y={-R * 0.72} width={R * 1.44} height={R * 1.44} />
    </g>
  );
}

const RACE = 560;
const STEP = 10;
/** Room of a marker with its number. */
const NUMBERED = 52;

/** Points so far, along one line. */
export function Race({ p }: { p: Props }) {
  const { view, lang } = p;
  const w = words(lang);
  const goal = STEP * Math.max(2, Math.ceil((Math.max(...view.points) + 1) / STEP));
  const x = (n: number): number => 92 + (n / goal) * (RACE - 196);
  const at = spread(view.points.map(x), NUMBERED);
  return (
    <svg
      class="gn-race"
      viewBox={`0 0 ${RACE} 32`}
      role="img"
      aria-label={`${w.race}: ${view.points.map((n, s) => `${p.names(s)} ${n}`).join(', ')}`}
    >
      <text x={4} y={21} class="gn-bandtext">
        {w.race}
      </text>
      <path
        d={`M${x(0)} 29H${x(goal)}${Array.from({ length: goal / STEP + 1 }, (_, i) => `M${x(i * STEP)} 26V32`).join('')}`}
        class="gn-race-line"
      />
      {at.map((place, seat) => (
        <g key={`seat-${seat}`} data-seat={seat}>
          <Marker x={place} y={14} clan={clanOf(view, seat)} ghost={false} seat={seat} />
          <text x={place + R + 3} y={20} class="gn-bandtext num" data-value="points">
            {view.points[seat]}
          </text>
        </g>
      ))}
    </svg>
  );
}
