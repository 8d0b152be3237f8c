/** Buildings: one silhouette, one pattern, one emblem a clan, so that they can be told apart without colour. */
import { CREAM, f1, INK } from './hex.ts';

export type ClanName = 'sylphs' | 'mecass' | 'pterygotes' | 'azagayah';

export const CLAN: Readonly<Record<ClanName, { b: string; l: string; d: string }>> = {
  sylphs: { b: 'var(--gn-sylphs)', l: 'var(--gn-sylphs-light)', d: 'var(--gn-sylphs-dark)' },
  mecass: { b: 'var(--gn-mecass)', l: 'var(--gn-mecass-light)', d: 'var(--gn-mecass-dark)' },
  pterygotes: { b: 'var(--gn-pterygotes)', l: 'var(--gn-pterygotes-light)', d: 'var(--gn-pterygotes-dark)' },
  azagayah: { b: 'var(--gn-azagayah)', l: 'var(--gn-azagayah-light)', d: 'var(--gn-azagayah-dark)' },
};

const FH = 20;
/** Radius at the base and the top, outline of the body. */
const SHAPE: Readonly<Record<ClanName, { b: number; t: number; body: (h: number) => string }>> = {
  mecass: { b: 26, t: 26, body: (h) => `M-26 ${-h}V0A26 8.4 0 0 0 26 0V${-h}` },
  sylphs: {
    b: 23,
    t: 22,
    body: (h) => `M-22 ${-h}C-32 ${-h + 5} -32 -6 -23 0A23 8 0 0 0 23 0C32 -6 32 ${-h + 5} 22 ${-h}`,
  },
  pterygotes: {
    b: 31,
    t: 20,
    body: (h) => `M-20 ${-h}C-25 ${-h + 2} -30 -8 -31 0A31 9.6 0 0 0 31 0C30 -8 25 ${-h + 2} 20 ${-h}`,
  },
  azagayah: { b: 20, t: 29, body: (h) => `M-29 ${-h}L-20 0A20 7.6 0 0 0 20 0L29 ${-h}` },
};
export function floorArt(clan: ClanName, top: boolean, lowest: boolean): string {
  const c = CLAN[clan];
  const s = SHAPE[clan];
  const h = FH;
  const ry = s.t * 0.32;
  const w: string[] = [];
  const body = `${s.body(h)}A${s.t} ${f1(ry)} 0 0 1 ${-s.t} ${-h}Z`;
  w.push(`<path d="${body}" fill="${c.b}"/><path d="${body}" fill="url(#gn-shade)"/>`);
  const ln = (d: string, col: string = c.d, sw = 1.3, f = 'none') =>
    w.push(
      `<path d="${d}" fill="${f}" stroke="${col}" stroke-width="${sw}" stroke-linecap="round" stroke-linejoin="round"/>`,
    );
  if (clan === 'mecass') {
    // tin can: ribs and rivets
    ln(`M-26 -14A26 8.4 0 0 0 26 -14`, c.l, 1.6);
    ln(`M-26 -4.6A26 8.4 0 0 0 26 -4.6`, c.d, 1.6);
    ln(`M-26 -2A26 8.4 0 0 0 26 -2`, c.l, 1.1);
    if (!lowest)
      for (const x of [-14, 0, 14])
        w.push(
          `<rect x="${x - 3.4}" y="${f1(-9 + (1 - Math.abs(x) / 26) * 6.5)}" width="6.8" height="6" rx="1" fill="var(--gn-window)" stroke="${INK}" stroke-width="1"/>`,
        );
  }
  if (clan === 'sylphs') {
    // husk: grain lines, leaf collar
    for (const x of [-20, -12, 12, 20])
      ln(
        `M${x * 0.86} ${f1(-h + 5 + (1 - Math.abs(x) / 24) * 3)}Q${x * 1.28} -8 ${x * 0.92} ${f1(7 - Math.abs(x) * 0.28)}`,
        c.d,
        1.1,
      );
    if (!lowest)
      w.push(
        `<path d="M-5 3.6V-3A5 5 0 0 1 5 -3V3.6Q0 5.4 -5 3.6Z" fill="var(--gn-window)" stroke="${INK}" stroke-width="1"/>`,
      );
    let d = '';
    for (let i = 0; i < 6; i++) {
      const x0 = -22 + i * 7.33,
        x1 = x0 + 7.33,
        yy = (x: number): number => -h + ry * Math.sqrt(Math.max(0, 1 - (x / 22) ** 2));
      d += `M${f1(x0)} ${f1(yy(x0))}Q${f1((x0 + x1) / 2 - 1)} ${f1(yy((x0 + x1) / 2) + 8)} ${f1(x1)} ${f1(yy(x1))}`;
    }
    ln(d, INK, 1, c.l);
  }
  if (clan === 'pterygotes') {
    // wing cases: seam, dots, bright edge
    ln(`M-26 1.6A27 8 0 0 0 26 1.6`, c.l, 1.4);
    if (!lowest) ln(`M0 ${-h + 7}V9.4`, INK, 1.3);
    for (const [x, y] of [
      [-17, -5],
      [17, -5],
      [-23.5, -1],
      [23.5, -1],
    ])
      w.push(`<circle cx="${x}" cy="${y}" r="2" fill="${c.d}"/>`);
    if (!lowest)
      for (const x of [-8.4, 8.4])
        w.push(
          `<path d="M${x} -8.6l3.4 2v4l-3.4 2l-3.4 -2v-4z" transform="translate(0 4)" fill="var(--gn-window)" stroke="${INK}" stroke-width="1"/>`,
        );
    ln(`M-18.6 ${-h + 5.6}Q-23 -11 -25 -7`, 'var(--gn-pterygotes-gleam)', 1.5);
  }
  if (clan === 'azagayah') {
    // woven basket with a fringe of feathers
    for (let x = -18; x <= 18; x += 6)
      ln(
        `M${x * 0.9} ${f1(7.4 - Math.abs(x) * 0.2)}L${x * 1.06 + 4} -4M${x * 0.9} ${f1(7.4 - Math.abs(x) * 0.2)}L${x * 1.06 - 4} -4`,
        c.d,
        0.9,
      );
    const yy = (x: number): number => -h + ry * Math.sqrt(Math.max(0, 1 - (x / 29) ** 2));
    for (let i = 0; i < 8; i++) {
      const x0 = -29 + i * 7.25,
        x1 = x0 + 7.25,
        m = (x0 + x1) / 2;
      w.push(
        `<path d="M${f1(x0)} ${f1(yy(x0))}L${f1(m * 0.94)} ${f1(yy(m) + 10.5)}L${f1(x1)} ${f1(yy(x1))}Z" fill="${i % 2 ? 'var(--gn-feather-pale)' : 'var(--gn-feather)'}" stroke="${INK}" stroke-width="1" stroke-linejoin="round"/>`,
      );
    }
  }
  w.push(`<path d="${body}" fill="none" stroke="${INK}" stroke-width="1.8" stroke-linejoin="round"/>`);
  w.push(`<ellipse cy="${-h}" rx="${s.t}" ry="${f1(ry)}" fill="${c.l}" stroke="${INK}" stroke-width="1.8"/>`);
  if (top) {
    if (clan === 'mecass')
      w.push(
        `<ellipse cy="${-h}" rx="20" ry="5.6" fill="var(--gn-mecass-top)" stroke="${INK}" stroke-width="1"/><path d="M-2 ${-h}h9a3 1.6 0 0 0 0 -3.2h-5z" fill="none" stroke="${INK}" stroke-width="1.3"/>`,
      );
    if (clan === 'sylphs')
      w.push(
        `<ellipse cy="${-h}" rx="15" ry="4.4" fill="var(--gn-sylphs-top)" stroke="${c.d}" stroke-width="1"/><path d="M0 ${-h}C1 ${-h - 7} 6 ${-h - 10} 11 ${-h - 9}C10 ${-h - 4} 6 ${-h - 1} 0 ${-h}Z" fill="${c.b}" stroke="${INK}" stroke-width="1.2"/><path d="M0 ${-h}L7 ${-h - 6}" stroke="${INK}" stroke-width=".9"/>`,
      );
    if (clan === 'pterygotes')
      w.push(
        `<ellipse cy="${-h}" rx="14" ry="4" fill="var(--gn-pterygotes-top)" stroke="${c.d}" stroke-width="1"/><path d="M-5 ${-h - 0.5}q-4 -7 -9 -8M5 ${-h - 0.5}q4 -7 9 -8" fill="none" stroke="${INK}" stroke-width="1.4" stroke-linecap="round"/>`,
      );
    if (clan === 'azagayah')
      w.push(
        `<ellipse cy="${-h}" rx="21" ry="5.6" fill="var(--gn-azagayah-top)" stroke="${c.d}" stroke-width="1" stroke-dasharray="3 2"/><path d="M-8 ${-h}C-14 ${-h - 8} -12 ${-h - 15} -7 ${-h - 19}C-3 ${-h - 13} -4 ${-h - 6} -8 ${-h}Z" fill="var(--gn-feather)" stroke="${INK}" stroke-width="1.2"/><path d="M-8 ${-h}L-7.6 ${-h - 13}" stroke="${INK}" stroke-width=".9"/>`,
      );
  }
  return w.join('');
}
/** Acorn cap: wider than any floor, cross-hatched, with a stem. */
export function roofArt(): string {
  return `<path d="M1 -26C0 -32 3 -37 9 -39" fill="none" stroke="${INK}" stroke-width="7" stroke-linecap="round"/><path d="M1 -26C0 -32 3 -37 9 -39" fill="none" stroke="var(--gn-wood-dark)" stroke-width="3.8" stroke-linecap="round"/>
  <path d="M-37 0C-38 -18 -20 -29 0 -29C20 -29 38 -18 37 0C26 13 -26 13 -37 0Z" fill="var(--gn-acorn)"/><path d="M-37 0C-38 -18 -20 -29 0 -29C20 -29 38 -18 37 0C26 13 -26 13 -37 0Z" fill="url(#gn-shade)"/>
  <path d="M-33 -11C-22 2 -8 8.6 8 9.8M-25 -21C-14 -6 4 5 25 6.6M-13 -27C-4 -14 14 -2 35 2.6M2 -29C8 -20 20 -11 35 -7M33 -11C22 2 8 8.6 -8 9.8M25 -21C14 -6 -4 5 -25 6.6M13 -27C4 -14 -14 -2 -35 2.6M-2 -29C-8 -20 -20 -11 -35 -7" fill="none" stroke="var(--gn-acorn-line)" stroke-width="1.25"/>
  <path d="M-37 0C-38 -18 -20 -29 0 -29C20 -29 38 -18 37 0C26 13 -26 13 -37 0Z" fill="none" stroke="${INK}" stroke-width="2.2"/><path d="M-27 -14C-22 -21 -14 -24 -8 -24.6" fill="none" stroke="var(--gn-acorn-gleam)" stroke-width="2.4" stroke-linecap="round"/>`;
}
export interface BuildingArt {
  readonly clan: ClanName;
  readonly floors: number;
  readonly roof: boolean;
  /** Floors from this one on hover: the preview. */
  readonly ghostFrom?: number;
  readonly badge?: boolean;
  readonly scale?: number;
}

export function building(o: BuildingArt): string {
  const { clan: c, floors: n, roof, ghostFrom: gf } = o;
  const w: string[] = [];
  const lift = (i: number): number => (gf !== undefined && i >= gf ? 9 : 0);
  w.push(
    `<ellipse cx="7" cy="4" rx="${32 + n * 2.4}" ry="12" fill="var(--gn-shadow)" opacity=".2"/><ellipse cx="3" cy="3" rx="31" ry="10.5" fill="var(--gn-shadow)" opacity=".22"/>`,
  );
  for (let i = 0; i < n; i++)
    w.push(
      `<g transform="translate(0 ${-i * FH - lift(i)})" ${lift(i) ? 'class="gn-ghost"' : ''}>${floorArt(c, i === n - 1 && !roof, i === 0)}</g>`,
    );
  if (roof)
    w.push(
      `<g transform="translate(0 ${-n * FH + 1 - (gf !== undefined ? 21 : 0)})" ${gf !== undefined ? 'class="gn-ghost"' : ''}>${roofArt()}</g>`,
    );
  if (gf !== undefined)
    w.push(
      `<g class="gn-drop">${roof ? `<path d="M-24 ${-n * FH - 12}l6 5l6 -5M12 ${-n * FH - 12}l6 5l6 -5"/>` : ''}<path d="M-26 6l6 5l6 -5M14 6l6 5l6 -5"/></g>`,
    );
  w.push(
    `<g transform="translate(0 ${-1.5 - (gf === 0 ? 9 : 0)})"><circle r="10.8" fill="${CREAM}" stroke="${INK}" stroke-width="1.6"/><use href="#gn-e-${c}" x="-8.8" y="-8.8" width="17.6" height="17.6"/></g>`,
  );
  if (o.badge !== false)
    w.push(
      `<g transform="translate(33 -1) scale(${o.scale ?? 1})"><circle r="12.8" fill="${CLAN[c].d}" stroke="${CREAM}" stroke-width="2"/><circle r="14" fill="none" stroke="${INK}" stroke-width="1.1"/><text y="7.4" font-size="21.8" class="gn-num" fill="var(--gn-white)" text-anchor="middle">${n}</text></g>`,
    );
  return w.join('');
}
