/** Temple and status track. */
import { Art } from '#web/kit/art.tsx';
import { Target } from '#web/kit/target.tsx';
import { PRIEST_VP, STATUS_VP, TEMPLE_SPACES } from '../../rules/data.ts';
import { NOBODY, type View } from '../../rules/state.ts';
import { disc, priest } from '../draw/tribes.ts';
import { markerThing, templeThing } from '../logic/ids.ts';
import type { Props } from '../props.ts';
import { words } from '../words.ts';
import { tribeOf } from './glyph.tsx';

const STEP = 43;

export function Temple({ p }: { p: Props }) {
  const w = words(p.lang);
  const { view } = p;
  const after = p.chain.some((m) => m.do === 'priest') ? (p.preview?.view ?? null) : null;
  return (
    <section class="bb-temple" aria-label={w.temple}>
      <header>
        <h3>{w.temple}</h3>
        <small>{w.perPriest(PRIEST_VP[Math.max(0, view.round - 1)] ?? 0)}</small>
      </header>
      <svg class="bb-tsvg" viewBox="0 -2 262 100" role="group" aria-label={w.temple}>
        {Array.from({ length: TEMPLE_SPACES }, (_, i) => {
          const space = TEMPLE_SPACES - i;
          const x = 4 + i * STEP;
          const y = 47 + i * 5;
          const seat = (after ?? view).temple[space - 1] ?? NOBODY;
          const was = view.temple[space - 1] ?? NOBODY;
          const step = `M${x} 97V${y + 3}Q${x} ${y} ${x + 3} ${y}H${x + 38}Q${x + 41} ${y} ${x + 41} ${y + 3}V97Z`;
          return (
            <Target key={space} thing={templeThing(space)} as="g" class="bb-tspace">
              <rect x={x - 1} y="-2" width={STEP} height="100" class="bb-tarea" />
              <path d={step} class="bb-step" />
              <path d={`M${x} ${y + 8}H${x + 41}`} class="bb-stepl" />
              {seat === NOBODY ? (
                <ellipse cx={x + 20} cy={y + 3} rx="12" ry="4" class="bb-tempty" />
              ) : (
                <g transform={`translate(${x + 20} ${y + 3})`} class={seat === was ? '' : 'coming'}>
                  <g data-piece={templeThing(space)}>
                    <g>
                      <Art svg={priest(tribeOf(p.people, seat))} />
                    </g>
                  </g>
                </g>
              )}
              <path d={step} class="ring" />
              <text x={x + 20.5} y="92" text-anchor="middle" class="bb-tnum">
                {space}
              </text>
            </Target>
          );
        })}
      </svg>
    </section>
  );
}

interface Band {
  readonly vp: number;
  readonly from: number;
  readonly n: number;
}

/** Spaces of the same worth. */
const BANDS: readonly Band[] = STATUS_VP.flatMap((vp, from) =>
  STATUS_VP.indexOf(vp) === from ? [{ vp, from, n: STATUS_VP.lastIndexOf(vp) - from + 1 }] : [],
);

const WIDTH = 392;
const CELL = WIDTH / STATUS_VP.length;

/** Markers of a space from the lowest to the uppermost. */
function stackAt(view: View, space: number): number[] {
  return view.statusStack.filter((seat) => view.status[seat] === space);
}

export function Status({ p }: { p: Props }) {
  const w = words(p.lang);
  const { view, preview, seat } = p;
  const next =
    seat !== null && preview !== null && preview.view.phase === view.phase ? preview.view.status[seat] : undefined;
  const ghost = seat !== null && next !== undefined && next > (view.status[seat] as number) ? next : null;
  return (
    <section class="bb-status" aria-label={w.status}>
      <header>
        <h3>{w.status}</h3>
        <small>{w.statusNote}</small>
      </header>
      <svg viewBox={`0 -20 ${WIDTH} 76`} role="group" aria-label={w.status}>
        {BANDS.map((b, i) => (
          <g key={b.from}>
            <rect
              x={b.from * CELL + 1}
              y="0"
              width={b.n * CELL - 2}
              height="34"
              rx="7"
              class="bb-stg"
              style={{ '--deep': `${6 + 10 * i}%` }}
            />
            <text x={b.from * CELL + (b.n * CELL) / 2} y="52" text-anchor="middle" class="bb-stv">
              {b.vp}
            </text>
          </g>
        ))}
        {STATUS_VP.map((_, i) => {
          const key = `tooth-${i}`;
          return (
            <path
              key={key}
              d={`M${i * CELL + 5} 30L${i * CELL + CELL / 2} 23 ${i * CELL + CELL - 5} 30`}
              class="bb-tooth"
            />
          );
        })}
        {ghost === null || seat === null ? null : (
          <g transform={`translate(${ghost * CELL + CELL / 2} 15) scale(.82)`} class="bb-ghostmark">
            <Art svg={disc(tribeOf(p.people, seat))} />
          </g>
        )}
        {STATUS_VP.map((_, space) =>
          stackAt(view, space).map((s, i, { length }) => (
            <Target
              key={s}
              thing={markerThing(s)}
              seat={s}
              as="g"
              draw={{ transform: `translate(${space * CELL + CELL / 2} ${15 - i * (length > 2 ? 5 : 7)}) scale(.86)` }}
            >
              <g>
                <Art svg={disc(tribeOf(p.people, s))} />
                <circle r="17" class="ring" />
              </g>
            </Target>
          )),
        )}
      </svg>
    </section>
  );
}
