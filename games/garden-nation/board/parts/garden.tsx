/** The garden: beds, buildings, Frida, what is lit and what a tap would do. */
import { useMemo } from 'preact/hooks';
import { Art } from '#web/kit/art.tsx';
import { useHand } from '#web/kit/table-context.ts';
import { Target } from '#web/kit/target.tsx';
import { fieldIndex, TERRITORIES } from '../../rules/data.ts';
import { crane, craneGhost } from '../draw/crane.ts';
import { bedNumbers, beds, fieldLand, fieldOutline, lamp, pill } from '../draw/garden.ts';
import { BED_R, f1 } from '../draw/hex.ts';
import { building } from '../draw/pieces.ts';
import { DEFS } from '../draw/symbols.ts';
import { type Box, bedXY, fieldXY, standXY } from '../geometry.ts';
import { allFields, clanOf, isFieldMove, previewField, roofPreview } from '../model.ts';
import { mainMove, type Props } from '../props.ts';
import { fieldThing } from '../touch.ts';
import { words } from '../words.ts';

interface GardenProps {
  readonly p: Props;
  readonly box: Box;
  readonly small: boolean;
}

const fieldOf = (id: string): number => (id.startsWith('field:') ? fieldIndex(id.slice('field:'.length)) : -1);

export function Garden({ p, box, small }: GardenProps) {
  const { view, seat } = p;
  const { reading } = useHand();
  const main = mainMove(p);
  const moving = p.decision?.kind === 'move';
  const lit = new Set([...reading.things.values()].filter((t) => t.ways.length > 0).map((t) => fieldOf(t.id)));
  lit.delete(-1);
  const ghost = previewField(main);
  const sel = main !== null && isFieldMove(main) ? fieldIndex(main.field) : -1;
  const ground = useMemo(() => beds(view), [view.crane, view.layout.at.join(), view.layout.rotation.join()]);
  const unveiled = !moving && seat !== null;
  return (
    <svg
      class={`gn-garden${small ? ' small' : ''}`}
      viewBox={box.join(' ')}
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
          svg={fieldLand(view, f, unveiled || lit.has(f), f === ghost)}
          transform={translate(fieldXY(view.layout, f))}
        />
      ))}
      {/* The field a question is about. */}
      {view.field < 0 || lit.has(view.field) ? null : (
        <Art svg={lamp(view.field, true)} transform={translate(fieldXY(view.layout, view.field))} class="gn-lit" />
      )}
      {[...lit].map((f) => (
        <Art key={f} svg={lamp(f, f === sel)} transform={translate(fieldXY(view.layout, f))} class="gn-lit" />
      ))}
      <g class="gn-quiet">
        <Art svg={bedNumbers(view, small)} />
        <Buildings p={p} ghost={ghost} small={small} />
        <Art svg={allFields.map((f) => pill(view, f, small, lit.has(f) && p.gesture[0] !== 'ploy:roof')).join('')} />
        <Frida p={p} small={small} />
      </g>
      {Array.from({ length: TERRITORIES }, (_, t) => {
        const [x, y] = bedXY(view.layout, t);
        return (
          <Target
            key={`t-${t}`}
            thing={`territory:${t + 1}`}
            as="g"
            class="gn-bedmark"
            draw={{ transform: translate([x, y - BED_R + 6]) }}
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

function Buildings({ p, ghost, small }: { p: Props; ghost: number; small: boolean }) {
  const { view, seat } = p;
  const main = mainMove(p);
  const roof = roofPreview(p.chain, view.field);
  const going = main?.do === 'demolish' ? fieldIndex(main.field) : -1;
  const standing = allFields.filter((f) => (view.owner[f] as number) >= 0 || f === ghost);
  standing.sort((a, b) => fieldXY(view.layout, a)[1] - fieldXY(view.layout, b)[1]);
  return (
    <g>
      {standing.map((f) => {
        const [x, y] = fieldXY(view.layout, f);
        const owner = view.owner[f] as number;
        const floors = view.floors[f] as number;
        const invading = f === ghost && owner >= 0 && owner !== seat;
        const clan = clanOf(view, f === ghost && seat !== null ? seat : owner);
        const art = building({
          clan,
          floors: f === ghost && !invading ? floors + 1 : floors,
          roof: f === roof.to || (f !== ghost && f !== roof.from && view.roof[f] === 1),
          badge: !small,
          ...(f === ghost ? { ghostFrom: invading ? 0 : floors } : f === roof.to ? { ghostFrom: floors } : {}),
        });
        return (
          <g
            key={f}
            data-piece={fieldThing(f)}
            class={f === going ? 'gn-going' : ''}
            transform={`translate(${f1(x)} ${f1(y + (small ? 2 : 10))}) scale(${small ? 1.16 : 1.1})`}
          >
            <Art svg={art} />
          </g>
        );
      })}
    </g>
  );
}

function Frida({ p, small }: { p: Props; small: boolean }) {
  const { view, seat } = p;
  const main = mainMove(p);
  const scale = small ? 0.76 : 0.72;
  const target = fridaGoal(p);
  const field = main !== null && isFieldMove(main) ? fieldIndex(main.field) : -1;
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
      {target < 0 ? null : (
        <g class="gn-ghostcrane" transform={translate(standXY(view.layout, target))}>
          <ellipse cy="-2" rx="46" ry="15" class="gn-landing" />
          <g transform={`scale(${scale})`}>
            <Art svg={craneGhost()} />
          </g>
        </g>
      )}
      {target < 0 || field < 0 || target === view.crane ? null : (
        <Arc from={fieldXY(view.layout, field)} to={standXY(view.layout, target)} />
      )}
    </g>
  );
}

/** Where Frida would stand after the gesture, −1 if she stays. */
function fridaGoal({ view, preview }: Props): number {
  const then = preview?.view.crane ?? view.crane;
  return then === view.crane ? -1 : then;
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
