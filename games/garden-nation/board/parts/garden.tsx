/** The garden: beds, buildings, Frida, what is lit and what a tap would do. */
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { Art } from '#web/kit/art.tsx';
import { FIELD_IDS, fieldIndex, NUMBERS } from '../../rules/data.ts';
import { territoryOf } from '../../rules/garden.ts';
import { crane, craneGhost } from '../draw/crane.ts';
import { bedNumbers, beds, fieldLand, fieldOutline, lamp, pill } from '../draw/garden.ts';
import { f1 } from '../draw/hex.ts';
import { building, CLAN } from '../draw/pieces.ts';
import { DEFS } from '../draw/symbols.ts';
import { type Box, fieldXY, standXY } from '../geometry.ts';
import { roofFrom, roofMode } from '../hand.ts';
import {
  allFields,
  clanOf,
  consequence,
  isFieldMove,
  landName,
  litFields,
  otherFields,
  previewField,
  roofPreview,
} from '../model.ts';
import { animate } from '../motion.ts';
import type { Props } from '../props.ts';
import { words } from '../words.ts';

interface GardenProps {
  readonly p: Props;
  readonly box: Box;
  readonly small: boolean;
  readonly onField: (field: number) => void;
}

export function Garden({ p, box, small, onField }: GardenProps) {
  const { view, seat, decision, selected } = p;
  const options = decision?.options ?? [];
  const moving = decision?.kind === 'move';
  const lit = moving ? litFields(options, roofMode.value, roofFrom.value) : new Set<number>();
  const others = moving && !roofMode.value ? otherFields(options) : new Set<number>();
  const ghost = previewField(selected);
  const sel =
    selected !== null && 'field' in selected
      ? fieldIndex(selected.field)
      : selected?.do === 'moveRoof'
        ? fieldIndex(selected.to)
        : -1;
  const ground = useMemo(() => beds(view), [view.crane, view.layout.at.join(), view.layout.rotation.join()]);
  const unveiled = !moving && seat !== null;
  const root = useRef<SVGSVGElement>(null);
  useEffect(() => animate(root.current, p), [p.tick]);

  return (
    <svg
      ref={root}
      class={`gn-garden${small ? ' small' : ''}`}
      viewBox={box.join(' ')}
      role="group"
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
      {[...lit].map((f) => (
        <Art key={f} svg={lamp(f, f === sel)} transform={translate(fieldXY(view.layout, f))} class="gn-lit" />
      ))}
      {[...others].map((f) => (
        <path
          key={f}
          d={fieldOutline(f)}
          class={`gn-other${f === sel ? ' sel' : ''}`}
          transform={translate(fieldXY(view.layout, f))}
        />
      ))}
      <g class="gn-quiet">
        <Art svg={bedNumbers(view, small)} />
        <Buildings p={p} ghost={ghost} small={small} />
        <Art svg={allFields.map((f) => pill(view, f, small, lit.has(f))).join('')} />
        <Frida p={p} small={small} />
      </g>
      {allFields.map((f) => (
        <FieldTarget key={f} p={p} field={f} active={lit.has(f) || others.has(f)} onField={onField} />
      ))}
    </svg>
  );
}

const translate = ([x, y]: readonly [number, number]): string => `translate(${f1(x)} ${f1(y)})`;

/** The whole field is the target; every one can be asked, also "why not?". */
function FieldTarget({
  p,
  field,
  active,
  onField,
}: {
  p: Props;
  field: number;
  active: boolean;
  onField: (f: number) => void;
}) {
  const w = words(p.lang);
  const { view } = p;
  const owner = view.owner[field] as number;
  const label = [
    w.field(w.lands[landName(view.land[field] as number)], NUMBERS[field] as number, territoryOf(field) + 1),
    owner < 0 ? w.free : `${w.floors(view.floors[field] as number)} ${w.of(p.names(owner))}`,
    view.roof[field] === 1 ? w.roofed : '',
  ]
    .filter((x) => x !== '')
    .join(', ');
  return (
    <path
      d={fieldOutline(field)}
      transform={translate(fieldXY(view.layout, field))}
      class={`gn-target${active ? ' active' : ''}`}
      data-field={FIELD_IDS[field]}
      role="button"
      tabindex={active ? 0 : -1}
      aria-label={label}
      onClick={() => onField(field)}
      onKeyDown={(e) => {
        if (e.key !== 'Enter' && e.key !== ' ') return;
        e.preventDefault();
        e.stopPropagation();
        onField(field);
      }}
    />
  );
}

function Buildings({ p, ghost, small }: { p: Props; ghost: number; small: boolean }) {
  const { view, seat } = p;
  const last = lastFields(p);
  const roof = roofPreview(view, p.selected);
  const going = p.selected?.do === 'demolish' ? fieldIndex(p.selected.field) : -1;
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
            data-building={f}
            class={f === going ? 'gn-going' : ''}
            transform={`translate(${f1(x)} ${f1(y + (small ? 2 : 10))}) scale(${small ? 1.16 : 1.1})`}
          >
            {last.has(f) ? <ellipse cy="4" rx="40" ry="15" class="gn-last" stroke={CLAN[clan].d} /> : null}
            <Art svg={art} />
          </g>
        );
      })}
    </g>
  );
}

/** Fields of the latest events: marked until the next move. */
function lastFields(p: Props): Set<number> {
  const fields = new Set<number>();
  for (const e of p.events) if (e.e === 'built' || e.e === 'invaded') fields.add(fieldIndex(e.field));
  return fields;
}

function Frida({ p, small }: { p: Props; small: boolean }) {
  const { view, selected, seat } = p;
  const scale = small ? 0.76 : 0.72;
  const target = fridaGoal(p);
  const field = selected !== null && isFieldMove(selected) ? fieldIndex(selected.field) : -1;
  return (
    <g>
      {view.crane < 0 ? null : (
        <g class="gn-crane" transform={`${translate(standXY(view.layout, view.crane))} scale(${scale})`}>
          <Art svg={crane(clanOf(view, seat ?? view.order[view.space] ?? 0))} />
        </g>
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

/** Where Frida goes with the selected move, −1 if nowhere. */
function fridaGoal({ view, selected, seat }: Props): number {
  if (selected === null || seat === null) return -1;
  if (isFieldMove(selected)) return consequence(view, seat, selected).crane;
  return selected.do === 'switchTerritory' ? selected.territory - 1 : -1;
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
