/** Conversions and clearing: buttons that say what they do and which wheel they would turn, whenever the rules allow. */
import { useHand } from '#web/kit/table-context.ts';
import { Target } from '#web/kit/target.tsx';
import { BUILDINGS, type Building, TILES, WHEELS } from '../../rules/data.ts';
import { afterConversion } from '../../rules/helpers.ts';
import { countTiles } from '../../rules/landscape.ts';
import type { Estate } from '../../rules/state.ts';
import { CLEAR, convertThing } from '../things.ts';
import { words } from '../words.ts';
import { BuildingEffect } from './effects.tsx';
import { Arrow, Glyph } from './glyph.tsx';
import { type Props, playerOf } from './props.ts';

/** The most turns one use could bring, and on which wheel. */
function turnsOf(e: Estate, building: number): { wheel: number; n: number } {
  let best = { wheel: 0, n: 0 };
  for (let preferred = 0; preferred < WHEELS.length; preferred++)
    for (const [wheel, n] of (afterConversion(e, building, preferred)?.turns ?? []).entries())
      if (n > best.n) best = { wheel, n };
  return best;
}

function note(p: Props, e: Estate, building: number): string {
  const w = words(p.lang);
  const { wheel, n } = turnsOf(e, building);
  if (n > 0) return w.turnsWheel(w.wheels[wheel] ?? '', n);
  const pay = (BUILDINGS[building] as Building).conversion?.pay;
  if (pay === undefined || pay.tiles === 0) return w.noTurn;
  const kinds = TILES.filter((_, i) => (pay.kinds & (1 << i)) !== 0).map((t) => t.name[p.lang]);
  return w.tilesLeft(countTiles(e.cells, pay.kinds), kinds.join('/'));
}

/** Up to so many are all listed; of more only those that are possible: the others lie on the landscape. */
const ALL = 4;
/** More than these stand in two columns, in three. */
const FEW = 2;
const MANY = 6;

export function Anytime({ p }: { p: Props }) {
  const w = words(p.lang);
  const { things, gesture } = useHand().reading;
  if (p.seat === null) return null;
  const e = playerOf(p, p.seat);
  const processing = e.built.filter((b) => BUILDINGS[b]?.conversion !== null);
  const mayClear = things.has(CLEAR);
  const isOpen = (b: number): boolean => (things.get(convertThing(BUILDINGS[b]?.id ?? ''))?.ways.length ?? 0) > 0;
  const shown = processing.length > ALL ? processing.filter(isOpen) : processing;
  const count = shown.length + Number(mayClear);
  if (count === 0) return null;
  return (
    <section class="gr-any">
      <h3>{w.anytime}</h3>
      <div class={`gr-cvs${count > FEW ? ' many' : ''}${count > MANY ? ' crowd' : ''}`}>
        {shown.map((b) => {
          const id = convertThing(BUILDINGS[b]?.id ?? '');
          const open = isOpen(b);
          return (
            <Target key={id} thing={id} class={`gr-cv${open ? '' : ' off'}`}>
              <span class="gr-cvin">
                <b>{BUILDINGS[b]?.name[p.lang]}</b>
                <span class="gr-cvl">
                  <BuildingEffect building={b} lang={p.lang} size={18} />
                </span>
                <small>{open ? note(p, e, b) : w.notNow}</small>
              </span>
            </Target>
          );
        })}
        {mayClear ? (
          <Target thing={CLEAR} class="gr-cv">
            <span class="gr-cvin">
              <b>{w.clear}</b>
              <span class="gr-cvl">
                {TILES.map((t) => (t.removableAnytime ? <Glyph key={t.id} id={t.id} size={18} /> : null))}
                <Arrow />
                <Glyph id="empty" size={18} />
              </span>
              <small>{gesture[0] === CLEAR ? w.clearOn : w.clearNote}</small>
            </span>
          </Target>
        ) : null}
      </div>
    </section>
  );
}
