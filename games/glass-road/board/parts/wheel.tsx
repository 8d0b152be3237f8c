/** A production wheel with its ledger: what it holds, and what a selected choice would turn. */
import { useMemo } from 'preact/hooks';
import { Art } from '#web/kit/art.tsx';
import { useHand } from '#web/kit/table-context.ts';
import { Target } from '#web/kit/target.tsx';
import { GOODS, MARKERS, NAMES, WHEELS } from '../../rules/data.ts';
import {
  beams,
  ghosts,
  ground,
  hub,
  lane,
  markerArt,
  markersOf,
  paths,
  turnArrow,
  type Way,
  wheelBox,
} from '../draw/wheel.ts';
import { ledgerMarkers, markerName } from '../model.ts';
import { wheelThing } from '../things.ts';
import { wheelBrief } from '../wheel-state.ts';
import { words } from '../words.ts';
import { Arrow, Glyph } from './glyph.tsx';
import type { Props } from './props.ts';

const GROUNDS = WHEELS.map((_, wheel) => ground(wheel));
const goodName = (marker: number, lang: Props['lang']): string => GOODS[MARKERS[marker]?.good ?? -1]?.name[lang] ?? '';
const goodId = (marker: number): string => NAMES.goods[MARKERS[marker]?.good ?? -1] ?? '';

interface WheelProps {
  readonly wheel: number;
  readonly way: Way;
}

/** Each marker on its lane: when its number changes it runs along it. */
function Markers({ wheel, stock }: { wheel: number; stock: readonly number[] }) {
  return (
    <g>
      {markersOf(wheel).map((m) => {
        const { r, angle } = lane(wheel, m);
        const a = angle(stock[m] as number);
        return (
          <g key={m} class="gr-run" style={{ transform: `rotate(${a}deg)` }}>
            <g transform={`translate(0 ${-r})`}>
              <g class="gr-run" data-marker={m} style={{ transform: `rotate(${-a}deg)` }}>
                <Art svg={markerArt(wheel, m)} />
              </g>
            </g>
          </g>
        );
      })}
    </g>
  );
}

export function WheelView({ wheel, way }: WheelProps) {
  const turns = way.turns[wheel] ?? 0;
  const key = `${way.now.join()}|${way.mid.join()}|${way.end.join()}|${turns}`;
  const art = useMemo(
    () => ({
      beams: beams(wheel, way.mid),
      hub: hub(wheel, way.mid, turns),
      paths: paths(wheel, way) + turnArrow(wheel, way),
      ghosts: ghosts(wheel, way),
    }),
    [wheel, key],
  );
  const { tap } = useHand();
  const id = wheelThing(WHEELS[wheel]?.id ?? '');
  const touch = (e: Event): void => {
    e.stopPropagation();
    tap(id);
  };
  // Its name is the button for keys and readers; a finger takes the wheel itself.
  return (
    <div class="gr-fingers" aria-hidden="true">
      <button type="button" tabindex={-1} class={`gr-wh ${wheel === 0 ? 'gw' : 'bw'}`} data-shows={id} onClick={touch}>
        <svg class="gr-wheel" viewBox={wheelBox(wheel)} aria-hidden="true">
          <Art svg={GROUNDS[wheel] ?? ''} />
          <Art svg={art.beams} />
          <Art svg={art.hub} class="gr-hub" />
          <Art svg={art.paths} />
          <Art svg={art.ghosts} />
          <Markers wheel={wheel} stock={way.now} />
        </svg>
      </button>
    </div>
  );
}

/** Before → after, one cell a good; it carries the names for screen readers. */
export function Ledger({ p, wheel, way }: { p: Props; wheel: number; way: Way }) {
  const w = words(p.lang);
  return (
    <div class={`gr-ledger ${wheel === 0 ? 'gw' : 'bw'}`}>
      <Target thing={wheelThing(WHEELS[wheel]?.id ?? '')} class="gr-wcap">
        <b>{w.wheels[wheel]}</b>
        <small class={(way.turns[wheel] ?? 0) > 0 ? 'turning' : ''}>{wheelBrief(wheel, way, p.lang)}</small>
      </Target>
      <ul>
        {ledgerMarkers(wheel).map((m, i) => {
          const a = way.now[m] as number;
          const b = way.end[m] as number;
          return (
            <li key={goodId(m)} class={`${i === 0 ? 'prod' : ''}${a === b ? '' : ' gr-moved'}`}>
              <Glyph id={goodId(m)} size={18} />
              <span class="gr-gname">{goodName(m, p.lang)}</span>
              <b data-value={markerName(m)}>
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
    </div>
  );
}
