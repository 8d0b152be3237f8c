/** Land textures: ink on watercolour, quiet; the motif is big when the field is free. */
import { f1, INK, jitter } from './hex.ts';

export type LandName = 'meadow' | 'straw' | 'leaf' | 'thornbush';

const tuft = (x: number, y: number, s: number, c: string): string =>
  `<path d="M${x} ${y}q${-1 * s} ${-4 * s} ${-4 * s} ${-6 * s}M${x} ${y}q${-0.3 * s} ${-5 * s} ${0} ${-9 * s}M${x} ${y}q${1 * s} ${-4 * s} ${4 * s} ${-6.4 * s}" stroke="${c}" fill="none"/>`;
export function landArt(land: LandName, seed: number, free: boolean): string {
  const r = jitter(seed);
  const o: string[] = [];
  const C = `var(--gn-${land}-ink)`;
  const ring = (
    n: number,
    rad: number,
    fn: (x: number, y: number, k: number) => unknown,
    from = 150,
    to = 390,
  ): void => {
    for (let i = 0; i < n; i++) {
      const a = ((from + ((to - from) * (i + 0.5)) / n + (r() - 0.5) * 14) * Math.PI) / 180,
        R = rad * (0.92 + r() * 0.14);
      fn(Math.cos(a) * R, Math.sin(a) * R * 0.95, r());
    }
  };
  if (land === 'meadow') {
    ring(6, 38, (x, y, k) => o.push(tuft(f1(x), f1(y + 5), 0.8 + k * 0.35, C)));
    if (free) {
      o.push(tuft(-14, 4, 1.3, C), tuft(15, 8, 1.1, C), tuft(2, -14, 1, C));
      o.push(
        `<use href="#gn-s-meadow" x="-3" y="-24" width="24" height="24"/><use href="#gn-s-meadow" x="-27" y="-14" width="15" height="15" opacity=".85"/>`,
      );
      o.push(`<path d="M9 0Q8 8 10 13M-19 1Q-18 6 -20 10" stroke="${C}" fill="none"/>`);
    } else
      ring(
        3,
        41,
        (x, y) => o.push(`<use href="#gn-s-meadow" x="${f1(x - 6)}" y="${f1(y - 6)}" width="12" height="12"/>`),
        165,
        375,
      );
  }
  if (land === 'straw') {
    ring(8, 38, (x, y, k) =>
      o.push(
        `<path d="M${f1(x - 8)} ${f1(y + 2 - k * 4)}q8 ${f1(-3 + k * 3)} 16 ${f1(-1 + k * 3)}M${f1(x - 5)} ${f1(y + 5)}q6 -2 11 -1" stroke="${C}" fill="none"/>`,
      ),
    );
    if (free) {
      o.push(
        `<use href="#gn-s-straw" x="-21" y="-30" width="34" height="34"/><use href="#gn-s-straw" x="7" y="-14" width="22" height="22"/>`,
      );
      o.push(`<path d="M-30 8q10 -4 20 0M14 13q8 -3 16 0M-12 13q9 -3 17 1" stroke="${C}" fill="none"/>`);
      o.push(mush(-24, -2, 0.8));
    } else
      ring(
        2,
        42,
        (x, y) => o.push(`<use href="#gn-s-straw" x="${f1(x - 7)}" y="${f1(y - 7)}" width="14" height="14"/>`),
        170,
        370,
      );
  }
  if (land === 'leaf') {
    const lf = (x: number, y: number, s: number, a: number, f: string): string =>
      `<g transform="translate(${f1(x)} ${f1(y)}) rotate(${Math.round(a)}) scale(${f1(s)})"><path d="M0 7C-6 4 -6 -4 0 -9C6 -4 6 4 0 7Z" fill="${f}" stroke="${C}" stroke-width="1.1"/><path d="M0 10V-5M0 3L-3 .6M0 3L3 .6M0 -1L-2.6 -3M0 -1L2.6 -3" stroke="${C}" stroke-width=".8" fill="none"/></g>`;
    const cols = ['var(--gn-leaf-a)', 'var(--gn-leaf-b)', 'var(--gn-leaf-c)'];
    ring(7, 38, (x, y, k) => o.push(lf(x, y, 0.75 + k * 0.4, k * 360, cols[Math.floor(r() * 3)] as string)));
    if (free) {
      o.push(`<g transform="rotate(-14)"><use href="#gn-s-leaf" x="-22" y="-30" width="36" height="36"/></g>`);
      o.push(lf(20, 4, 1.1, 100, cols[1] as string), lf(-24, 8, 0.9, -60, cols[2] as string));
    } else
      ring(
        2,
        42,
        (x, y) => o.push(`<use href="#gn-s-leaf" x="${f1(x - 7)}" y="${f1(y - 7)}" width="14" height="14"/>`),
        175,
        365,
      );
  }
  if (land === 'thornbush') {
    const br = (d: string, th: string): string =>
      `<path d="${d}" stroke="${C}" stroke-width="4.4" fill="none"/><path d="${d}" stroke="var(--gn-thornbush-stem)" stroke-width="2.2" fill="none"/><path d="${th}" fill="${C}" stroke="none"/>`;
    o.push(br('M-42 14C-34 -16 -14 -34 10 -44', 'M-38 2l-8 -2 9 -5zM-27 -16l-8 -4 10 -3zM-10 -30l-5 -7 9 3z'));
    o.push(br('M-32 -32C-8 -30 18 -14 28 16', 'M-12 -27l3 -8 4 8zM8 -17l7 -5 -2 9zM21 -2l8 -3 -5 8z'));
    o.push(br('M43 -14C22 -18 -4 -4 -18 22', 'M28 -16l3 -8 4 8zM6 -8l-2 -9 8 5zM-8 6l-8 -3 6 8z'));
    const berry = (x: number, y: number, s: number): string =>
      `<g transform="translate(${x} ${y}) scale(${s})" stroke="${INK}" stroke-width=".9" fill="var(--gn-berry-deep)"><path d="M0 -6q-3 -4 -6 -3q3 3 6 3q3 -4 6 -3q-3 3 -6 3z" fill="var(--gn-berry-leaf-deep)"/><circle cx="-3" cy="-3" r="2.8"/><circle cx="3" cy="-3" r="2.8"/><circle cx="0" cy="-3.6" r="2.8"/><circle cx="-3.4" cy="1" r="2.8"/><circle cx="3.4" cy="1" r="2.8"/><circle cx="0" cy=".6" r="2.8" fill="var(--gn-berry-mid)"/><circle cx="-1.8" cy="4.6" r="2.6"/><circle cx="1.8" cy="4.6" r="2.6"/></g>`;
    o.push(berry(-20, -26, 1.1), berry(30, -2, 1), berry(2, -8, 1.35));
  }
  return `<g stroke-width="1.5" stroke-linecap="round" stroke-linejoin="round">${o.join('')}</g>`;
}
function mush(x: number, y: number, s: number): string {
  return `<g transform="translate(${x} ${y}) scale(${s})" stroke="${INK}" stroke-width="1.1" stroke-linejoin="round"><path d="M-2.4 0V6Q0 8 2.4 6V0Z" fill="var(--gn-mushroom)"/><path d="M-7 1C-7 -8 7 -8 7 1Q0 3.4 -7 1Z" fill="var(--gn-mushroom-cap)"/><circle cx="-2.4" cy="-2.4" r="1.1" fill="var(--gn-mushroom)" stroke="none"/><circle cx="2.6" cy="-1.4" r=".9" fill="var(--gn-mushroom)" stroke="none"/></g>`;
}
