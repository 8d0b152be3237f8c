/** Treetops seen by a rider from above; their shapes differ, so greyscale is enough. */
import { dice, f1, INK, polar, type XY } from './ink.ts';

export const FOREST_NAMES = ['teal', 'amber', 'violet'] as const;
export type ForestName = (typeof FOREST_NAMES)[number];

const point = (p: XY): string => `${f1(p[0])} ${f1(p[1])}`;

/** Outline of a crown: round and scalloped, five leaf lobes, or a spiky star. */
export function canopy(kind: ForestName, r: number, seed = 1): string {
  const chance = dice(seed);
  return kind === 'teal' ? scallops(r, chance) : lobes(kind, r, chance() * 60);
}

function scallops(r: number, chance: () => number): string {
  const n = 8;
  const points = Array.from({ length: n }, (_, i) => polar(r * (0.9 + chance() * 0.12), (i * 360) / n + chance() * 8));
  const arc = `A${f1(r * 0.4)} ${f1(r * 0.4)} 0 0 1 `;
  return `${points.map((p, i) => `${i > 0 ? arc : 'M'}${point(p)}`).join('')}${arc}${point(points[0] as XY)}Z`;
}

function lobes(kind: 'amber' | 'violet', r: number, off: number): string {
  const n = kind === 'amber' ? 5 : 9;
  let s = '';
  for (let i = 0; i < n; i++) {
    const a = off + (i * 360) / n;
    const from = polar(r * 0.6, a - 180 / n);
    const tip = polar(r * (kind === 'amber' ? 1.22 : 1.08), a);
    const to = polar(r * 0.6, a + 180 / n);
    s += `${i > 0 ? 'L' : 'M'}${point(from)}`;
    if (kind === 'amber')
      s += `Q${point(polar(r * 0.98, a - 130 / n))} ${point(tip)}Q${point(polar(r * 0.98, a + 130 / n))} ${point(to)}`;
    else s += `L${point(tip)}L${point(to)}`;
  }
  return `${s}Z`;
}

function veins(kind: ForestName, r: number): string {
  const d = `var(--tw-${kind}-d)`;
  if (kind === 'teal')
    return `<path d="M${f1(r * 0.2)} ${f1(r * 0.5)}q${f1(r * 0.26)} ${f1(-r * 0.06)} ${f1(r * 0.34)} ${f1(-r * 0.3)}M${f1(-r * 0.5)} ${f1(r * 0.44)}q${f1(r * 0.2)} ${f1(r * 0.14)} ${f1(r * 0.4)} ${f1(r * 0.06)}" fill="none" stroke="${d}" stroke-width="1.3" stroke-linecap="round"/>`;
  if (kind === 'amber')
    return `<path d="M0 ${f1(r * 0.62)}V${f1(-r * 0.3)}M0 ${f1(r * 0.2)}L${f1(r * 0.36)} ${f1(-r * 0.06)}M0 ${f1(r * 0.2)}L${f1(-r * 0.36)} ${f1(-r * 0.06)}" fill="none" stroke="${d}" stroke-width="1.2" stroke-linecap="round"/>`;
  return `<circle r="${f1(r * 0.1)}" cx="${f1(-r * 0.16)}" cy="${f1(-r * 0.2)}" fill="${d}"/>`;
}

/** One treetop. */
export function tree(kind: ForestName, x: number, y: number, r: number, seed: number): string {
  const rim = kind === 'violet' ? `stroke="var(--tw-violet-d)" stroke-width=".9"` : '';
  return `<g transform="translate(${f1(x)} ${f1(y)})"><path d="${canopy(kind, r, seed)}" transform="translate(2 4)" fill="var(--tw-shadow)" opacity=".22"/><path d="${canopy(kind, r, seed)}" fill="var(--tw-${kind})" stroke="${INK}" stroke-width="1.6" stroke-linejoin="round"/><path d="${canopy(kind, r * 0.56, seed + 3)}" transform="translate(${f1(-r * 0.16)} ${f1(-r * 0.2)})" fill="var(--tw-${kind}-hi)" ${rim}/>${veins(kind, r)}</g>`;
}
