/** Half-timbered houses and what stands on them. */
import { C, EL, K, PK, RC, use } from './kit.ts';

export const win = (x: number, y: number, w = 7, h = 8): string =>
  RC(x, y, w, h, 'var(--gr-win)', 1.3) + K(`M${x + w / 2} ${y}v${h}M${x} ${y + h / 2}h${w}`, 0.9);
export const smoke = (x: number, y: number): string => K(`M${x} ${y}q-5-4 0-8t-1-9`, 2.4, 'var(--gr-smoke)');
export const sign = (x: number, y: number, id: string, s = 0.5): string =>
  C(x, y, 11.5, 'var(--gr-cream-1)', 1.7) + use(id, x, y, s);

export function wheelIcon(x: number, y: number, r: number): string {
  let s = C(x, y, r, 'var(--gr-bark-4)', 1.7) + C(x, y, r * 0.62, 'var(--gr-grove)', 1.2);
  for (let i = 0; i < 8; i++) {
    const a = (i * Math.PI) / 4;
    s += K(`M${x} ${y}L${x + Math.cos(a) * r * 1.14} ${y + Math.sin(a) * r * 1.14}`, 2);
  }
  return s + C(x, y, 2.4, 'var(--gr-bark-17)', 1);
}

export interface HouseLook {
  readonly w?: number;
  readonly h?: number;
  readonly rh?: number;
  readonly wall?: string;
  readonly roof?: string;
  readonly timber?: number;
  readonly x?: number;
  readonly y?: number;
  readonly chim?: number;
  readonly door?: number;
}

export function house(look: HouseLook = {}): string {
  const {
    w = 52,
    h = 26,
    rh = 24,
    wall = 'var(--gr-straw-2)',
    roof = 'var(--gr-clay-12)',
    timber = 1,
    x = 50,
    y = 82,
  } = look;
  const { chim = 0, door = 1 } = look;
  const l = x - w / 2;
  const r = x + w / 2;
  const t = y - h;
  let s = EL(x, y + 2, w * 0.62, 6, 'var(--gr-drop)');
  if (chim === 1) {
    s += smoke(x + w * 0.27, t - rh - 6);
    s += PK(`M${x + w * 0.18} ${t - 4}V${t - rh - 4}h9V${t - 4}z`, 'var(--gr-clay-9)', 1.6);
  }
  s += RC(l, t, w, h, wall, 1.8);
  if (timber === 1) {
    const a = l + w * 0.33;
    const b = l + w * 0.67;
    const m = t + h * 0.5;
    s += K(
      `M${a} ${t}V${y}M${b} ${t}V${y}M${l} ${m}H${r}M${l} ${y}L${a} ${m}M${r} ${y}L${b} ${m}`,
      1.7,
      'var(--gr-bark-13)',
    );
  }
  s += PK(`M${l - 6} ${t + 2}L${l + w * 0.16} ${t - rh}H${r - w * 0.16}L${r + 6} ${t + 2}z`, roof, 1.8);
  s += K(
    `M${l + 2} ${t - rh * 0.36}H${r - 2}M${l + w * 0.09} ${t - rh * 0.68}H${r - w * 0.09}`,
    1.2,
    'rgb(43 36 30/.45)',
  );
  s += K(`M${l + w * 0.2} ${t - rh + 3}H${x}`, 1.8, 'rgb(255 240 210/.55)');
  if (door === 1) s += PK(`M${x - 5} ${y}V${y - 13}q5-5 10 0V${y}z`, 'var(--gr-bark-19)', 1.5);
  return s;
}
