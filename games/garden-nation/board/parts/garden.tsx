/** The garden: beds, buildings, Frida, what is lit and what a tap would do. */
import { useMemo } from 'preact/hooks';
import { Art } from '#web/kit/art.tsx';
import { inGesture } from '#web/kit/hand.ts';
import { useHand } from '#web/kit/table-context.ts';
import { Target } from '#web/kit/target.tsx';
import { ROOF_MODE, roofStep } from '../answers.ts';
import { crane, craneGhost } from '../draw/crane.ts';
import { bedNumbers, beds, fieldLand, fieldOutline, lamp, pill } from '../draw/garden.ts';
import { BED_R, f1 } from '../draw/hex.ts';
import { building } from '../draw/pieces.ts';
import { DEFS } from '../draw/symbols.ts';
import { type Box, bedXY, fieldXY, standXY, WHOLE } from '../logic/geometry.ts';
import { allFields, clanOf, craneWays, hovering, territories } from '../logic/model.ts';
import type { Props } from '../props.ts';
import { fieldThing, territoryThing } from '../things.ts';
import { words } from '../words.ts';

interface GardenProps {
  readonly p: Props;
  readonly box: Box;
  readonly small: boolean;
}

export function Garden({ p, box, small }: GardenProps) {
  const { view, seat } = p;
  const { reading } = useHand();
  const moving = p.decision?.kind === 'move';
  const roofing = reading.path !== undefined && roofStep(reading.path) !== null;
  const waysOf = (field: number) => reading.things.get(fieldThing(field))?.ways ?? [];
  // While a roof is moved, only where it is and where it may go: a tap beside it leaves the mode.
  const lit = new Set(allFields.filter((f) => waysOf(f).some(({ to }) => !roofing || to.includes(ROOF_MODE))));
  const then = p.preview?.view ?? view;
  const ground = useMemo(() => beds(view), [view.crane, view.layout.at.join(), view.layout.rotation.join()]);
  const unveiled = !moving && seat !== null;
  return (
    <svg
      class={`gn-garden${small ? ' small' : ''}`}
      viewBox={box.join(' ')}
      data-section={box !== WHOLE || undefined}
      role="group"
      data-clear
      aria-label={words(p.lang).garden}
    >
      <defs>
        <Art svg={DEFS} />
      </defs>
      <Art svg={ground} />
      {allFields.map((f) => (
        <Art
          key={f}
          svg={fieldLand(then, f, unveiled || lit.has(f), (view.owner[f] as number) >= 0)}
          transform={translate(fieldXY(view.layout, f))}
        />
      ))}
      {/* The field a question is about. */}
      {view.field < 0 || lit.has(view.field) ? null : (
        <Art svg={lamp(view.field, true)} transform={translate(fieldXY(view.layout, view.field))} class="gn-lit" />
      )}
      {[...lit].map((f) => (
        <Art
          key={f}
          svg={lamp(f, inGesture(p.gesture, fieldThing(f)), p.changed.has(fieldThing(f)))}
          transform={translate(fieldXY(view.layout, f))}
          class="gn-lit"
        />
      ))}
      <g class="gn-quiet">
        <Art svg={bedNumbers(view, small)} />
        <Buildings p={p} small={small} />
        <Art
          svg={allFields.map((f) => pill(view, f, small, lit.has(f) && view.owner[f] === seat && !roofing)).join('')}
        />
        <Crane p={p} small={small} />
      </g>
      {territories.map((t) => {
        const [x, y] = bedXY(view.layout, t);
        return (
          <Target
            key={`t-${t}`}
            thing={territoryThing(t)}
            as="g"
            class="gn-bedmark"
            draw={{ transform: translate([x, y - BED_R + 34]) }}
          >
            <circle r="26" />
          </Target>
        );
      })}
      {allFields.map((f) => (
        <Target
          key={f}
          thing={fieldThing(f)}
          as="path"
          class="gn-target"
          draw={{ d: fieldOutline(f), transform: translate(fieldXY(view.layout, f)) }}
        />
      ))}
    </svg>
  );
}

const translate = ([x, y]: readonly [number, number]): string => `translate(${f1(x)} ${f1(y)})`;

/** Buildings as they stand, and as they will: what comes hovers, what goes fades. */
function Buildings({ p, small }: { p: Props; small: boolean }) {
  const { view } = p;
  const then = p.preview?.view ?? view;
  const standing = allFields.filter((f) => (view.owner[f] as number) >= 0 || (then.owner[f] as number) >= 0);
  standing.sort((a, b) => fieldXY(view.layout, a)[1] - fieldXY(view.layout, b)[1]);
  return (
    <g>
      {standing.map((f) => {
        const [x, y] = fieldXY(view.layout, f);
        const going = (then.owner[f] as number) < 0;
        const shown = going ? view : then;
        return (
          <g
            key={f}
            data-piece={fieldThing(f)}
            class={going ? 'gn-going' : ''}
            transform={`translate(${f1(x)} ${f1(y + (small ? 2 : 10))}) scale(${small ? 1.16 : 1.1})`}
          >
            <Art
              svg={building({
                clan: clanOf(shown, shown.owner[f] as number),
                floors: shown.floors[f] as number,
                roof: shown.roof[f] === 1,
                badge: !small,
                ...hovering(view, shown, f),
              })}
            />
          </g>
        );
      })}
    </g>
  );
}

function Crane({ p, small }: { p: Props; small: boolean }) {
  const { view, seat } = p;
  const scale = small ? 0.76 : 0.72;
  const ways = craneWays(p.preview?.events ?? []);
  const target = p.preview?.view.crane ?? view.crane;
  return (
    <g>
      {view.crane < 0 ? null : (
        <Target
          thing="frida"
          as="g"
          class="gn-crane"
          draw={{ transform: `${translate(standXY(view.layout, view.crane))} scale(${scale})` }}
        >
          <Art svg={crane(clanOf(view, seat ?? view.order[view.space] ?? 0))} />
        </Target>
      )}
      {target === view.crane ? null : (
        <g class="gn-ghostcrane" transform={translate(standXY(view.layout, target))}>
          <ellipse cy="-2" rx="46" ry="15" class="gn-landing" />
          <g transform={`scale(${scale})`}>
            <Art svg={craneGhost()} />
          </g>
        </g>
      )}
      {ways.map(({ field, territory }) => (
        <Arc key={field} from={fieldXY(view.layout, field)} to={standXY(view.layout, territory)} />
      ))}
    </g>
  );
}

function Arc({ from, to }: { from: readonly [number, number]; to: readonly [number, number] }) {
  const [sx, sy] = [from[0] + 8, from[1] - 44];
  const [ex, ey] = [to[0] + (from[0] < to[0] ? -30 : 46), to[1] - 98];
  const mx = (sx + ex) / 2 + (ex - sx) * 0.12;
  const my = Math.min(sy, ey) - (Math.abs(ex - sx) * 0.3 + 30);
  const d = `M${f1(sx)} ${f1(sy)}Q${f1(mx)} ${f1(my)} ${f1(ex)} ${f1(ey)}`;
  const turn = (Math.atan2(ey - my, ex - mx) * 180) / Math.PI;
  return (
    <g>
      <path d={d} class="gn-arc-a" />
      <path d={d} class="gn-arc-b" />
      <path
        d="M4 0L-15 -10L-11 0L-15 10Z"
        class="gn-arc-head"
        transform={`${translate([ex, ey])} rotate(${f1(turn)})`}
      />
    </g>
  );
}
