/** Motion explains cause and effect: goods run along their lanes, the wheel turns, tiles drop. At most 400 ms a step. */
import { CELL_NAMES, GOODS, MARKERS, WHEELS } from '../rules/data.ts';
import { goodOf, wheelOf } from '../rules/moves.ts';
import { turnsIn, undoTurns } from './consequence.ts';
import { lane } from './draw/wheel.ts';
import type { Props } from './props.ts';

function markerOf(good: string, wheel: string): number {
  const w = wheelOf(wheel);
  return GOODS[goodOf(good)]?.markers.find((m) => MARKERS[m]?.wheel === w) ?? -1;
}

/** How much each marker was moved by paying and taking. */
function changesIn(p: Props, seat: number): number[] {
  const by = MARKERS.map(() => 0);
  for (const e of p.events)
    if ((e.e === 'paid' || e.e === 'took') && e.seat === seat) {
      const m = markerOf(e.good, e.wheel);
      if (m >= 0) by[m] = (by[m] ?? 0) + (e.e === 'took' ? e.amount : -e.amount);
    }
  return by;
}

const clamp = (n: number, marker: number): number => Math.max(0, Math.min(MARKERS[marker]?.max ?? 0, n));

/** Markers first run to where payment and receipt put them, then all turn together. */
export function moveMarkers(root: SVGSVGElement | null, p: Props, wheel: number, seat: number): void {
  if (root === null || p.speed === 0 || p.events.length === 0) return;
  const end = p.view.players[seat]?.stock ?? [];
  const turns = turnsIn(p.events, seat);
  const mid = undoTurns(end, turns);
  const by = changesIn(p, seat);
  const n = turns[wheel] ?? 0;
  const w = WHEELS[wheel];
  if (w === undefined) return;
  for (const m of [...w.basics, w.product]) {
    const { angle } = lane(wheel, m);
    const c = angle(end[m] as number);
    const b = angle(clamp(mid[m] as number, m)) - c;
    const a = angle(clamp((mid[m] as number) - (by[m] ?? 0), m)) - c;
    if (a === 0 && b === 0) continue;
    const run = a === b ? 0 : 300;
    const turning = n > 0 ? 320 : 0;
    const total = Math.max(1, run + turning);
    const over = n > 0 ? [{ transform: 'rotate(4deg)', offset: (run + turning * 0.8) / total }] : [];
    root
      .querySelector(`[data-marker="${m}"]`)
      ?.animate(
        [
          { transform: `rotate(${a}deg)`, offset: 0 },
          { transform: `rotate(${b}deg)`, offset: run / total },
          ...over,
          { transform: 'rotate(0deg)', offset: 1 },
        ],
        { duration: total / p.speed, easing: 'cubic-bezier(.3,.6,.3,1)' },
      );
  }
  if (n > 0)
    root
      .querySelector('.gr-hub')
      ?.animate([{ filter: 'brightness(2) saturate(1.6)' }, { filter: 'none' }], { duration: 400 / p.speed });
}

/** Tiles and buildings drop onto their cells. */
export function dropTiles(root: SVGSVGElement | null, p: Props, seat: number): void {
  if (root === null || p.speed === 0) return;
  for (const e of p.events) {
    if ((e.e !== 'built' && e.e !== 'placed') || e.seat !== seat) continue;
    root
      .querySelector(`[data-art="${CELL_NAMES.indexOf(e.cell)}"]`)
      ?.animate(
        [
          { transform: 'translateY(-26px)', opacity: 0.3 },
          { transform: 'translateY(2px)', opacity: 1, offset: 0.85 },
          { transform: 'none' },
        ],
        { duration: 240 / p.speed, easing: 'cubic-bezier(.2,.7,.2,1)' },
      );
  }
}

/** A revealed card turns over. */
export function turnCard(element: HTMLElement | null, speed: number): void {
  if (element === null || speed === 0) return;
  element.animate([{ transform: 'perspective(500px) rotateY(88deg)' }, { transform: 'none' }], {
    duration: 260 / speed,
    easing: 'cubic-bezier(.2,.7,.2,1)',
  });
}
