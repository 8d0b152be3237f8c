/** Small wheels and small landscapes for the seats. */
import { CELL_COUNT, COLUMN_COUNT, MARKERS, NAMES, WHEELS, type Wheel } from '../../rules/data.ts';
import { contentOf } from '../../rules/helpers.ts';
import type { Estate } from '../../rules/state.ts';
import { angleBasic, angleProduct, wedge, xy } from './circle.ts';
import { C, EL, INK, K, P, RC } from './kit.ts';
import { typeColour } from './tile.ts';

const goodId = (marker: number): string => NAMES.goods[MARKERS[marker]?.good ?? -1] ?? '';

export function miniWheel(wheel: number, stock: readonly number[]): string {
  const w = WHEELS[wheel] as Wheel;
  let s = `<circle r="47" fill="var(--gr-wood)" stroke="${INK}" stroke-width="3"/><path d="${wedge(14, 46, -60, 60)}" fill="var(--gr-${wheel === 0 ? 'gw' : 'bw'}-fan)"/><path d="${wedge(14, 46, 270, 300)}" fill="var(--gr-brown)"/><path d="${wedge(14, 46, 30, 60)}" fill="var(--gr-brown)"/><path d="M0 0 ${xy(48, 60).join(' ')}M0 0 ${xy(48, -60).join(' ')}" stroke="${INK}" stroke-width="4"/>`;
  const seen = new Map<number, number>();
  for (const m of w.basics) {
    const a = angleBasic(stock[m] as number);
    const before = seen.get(a) ?? 0;
    seen.set(a, before + 1);
    const [x, y] = xy(40 - before * 9, a);
    s += `<circle cx="${x}" cy="${y}" r="5" fill="var(--gr-t-${goodId(m)})" stroke="${INK}" stroke-width="2"/>`;
  }
  const [x, y] = xy(32, angleProduct(stock[w.product] as number));
  return `${s}<circle cx="${x}" cy="${y}" r="7.5" fill="var(--gr-t-${goodId(w.product)})" stroke="${INK}" stroke-width="2.4"/><circle r="13" fill="var(--gr-coal-5)" stroke="${INK}" stroke-width="2.5"/>`;
}

const MINI: Readonly<Record<string, string>> = {
  forest: P('M9 2 14 9H12L15.5 14H2.5L6 9H4z', 'var(--gr-glass-10)'),
  grove: C(9, 8, 5, 'var(--gr-moss-6)') + RC(8, 11, 2, 4, 'var(--gr-bark-21)'),
  pond: K('M4 8h6M7 12h7', 1.6, 'var(--gr-white)'),
  pit: EL(9, 10, 5.5, 3.4, 'var(--gr-bark-14)'),
};
const HOUSE = 'M3 9 9 3.5 15 9V15H3z';

/** Box 0 0 100 80. */
export function miniLand(e: Estate): string {
  return Array.from({ length: CELL_COUNT }, (_, cell) => {
    const c = contentOf(e, cell);
    const x = (cell % COLUMN_COUNT) * 20 + 1;
    const y = Math.floor(cell / COLUMN_COUNT) * 20 + 1;
    const tile = c.is === 'tile' ? (NAMES.tiles[c.tile] as string) : '';
    const fill =
      c.is === 'empty'
        ? 'var(--gr-m-empty)'
        : c.is === 'tile'
          ? `var(--gr-m-${tile})`
          : c.is === 'building'
            ? typeColour(c.building)
            : 'var(--gr-stone)';
    const art =
      c.is === 'empty'
        ? ''
        : (MINI[tile] ?? P(HOUSE, c.is === 'building' ? 'var(--gr-cream-1)' : 'var(--gr-clay-13)') + K(HOUSE, 1.1));
    return `<g transform="translate(${x} ${y})"><rect width="18" height="18" rx="3" fill="${fill}" stroke="${INK}" stroke-width="1"/>${art}</g>`;
  }).join('');
}
