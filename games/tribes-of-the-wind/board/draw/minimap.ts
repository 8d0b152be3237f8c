/** A terrain small: colours, villages, nests filled, smog. */
import { f1, INK } from './ink.ts';
import { smog, treehouse } from './pieces.ts';
import { canopy, type ForestName } from './trees.ts';
import { TRIBE, type TribeName } from './tribes.ts';

export interface SmallSpace {
  /** Null where no tile lies. */
  readonly kind: ForestName | null;
  readonly slots: number;
  readonly village: boolean;
  readonly riders: number;
  readonly temple: boolean;
  readonly smog: number;
}

const NESTS: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  2: [
    [0.3, 0.5],
    [0.7, 0.5],
  ],
  3: [
    [0.5, 0.28],
    [0.28, 0.7],
    [0.72, 0.7],
  ],
  4: [
    [0.28, 0.28],
    [0.72, 0.28],
    [0.28, 0.72],
    [0.72, 0.72],
  ],
};

function tile(s: SmallSpace, kind: ForestName, tribe: TribeName, k: number): string {
  let art = `<rect width="${k}" height="${k}" rx="4" fill="var(--tw-${kind}${s.village ? '' : '-g'})" stroke="${INK}" stroke-width="1.1"/>`;
  if (s.village) art += `<g transform="translate(${k / 2} ${k / 2 + 2}) scale(.21)">${treehouse(tribe)}</g>`;
  else if (s.slots === 0)
    art += `<circle cx="${k / 2}" cy="${k / 2}" r="${f1(k * 0.28)}" fill="${s.riders > 0 ? TRIBE[tribe].c : 'var(--tw-compass)'}" stroke="${INK}"/><circle cx="${k / 2}" cy="${k / 2}" r="${f1(k * 0.12)}" fill="none" stroke="var(--tw-trunk)"/>`;
  else
    art += (NESTS[s.slots] ?? [])
      .map(
        ([u, v], j) =>
          `<circle cx="${f1(u * k)}" cy="${f1(v * k)}" r="${f1(k * 0.15)}" fill="${j < s.riders ? TRIBE[tribe].c : 'var(--tw-cream)'}" stroke="${INK}" stroke-width="1"/>`,
      )
      .join('');
  art += `<path d="${canopy(kind, 4.6, 2)}" transform="translate(${k - 4.4} 4.4)" fill="var(--tw-${kind}-hi)" stroke="${INK}" stroke-width=".9"/>`;
  return s.temple ? `${art}<path d="M${k - 9} ${k - 1}v-5l4 -4l4 4v5z" fill="var(--tw-stone)" stroke="${INK}"/>` : art;
}

const foul = (n: number, k: number): string =>
  `<rect width="${k}" height="${k}" rx="4" fill="var(--tw-foul)" stroke="${INK}" stroke-width=".8"/>${
    n === 1
      ? `<g transform="translate(${k / 2} ${k / 2}) scale(.3)">${smog()}</g>`
      : `<g transform="translate(${k * 0.38} ${k * 0.36}) scale(.25)">${smog()}</g><g transform="translate(${k * 0.62} ${k * 0.66}) scale(.25)">${smog()}</g>`
  }`;

/** One space of a small land, w wide with its gap. */
export function miniSpace(s: SmallSpace, tribe: TribeName, w: number): string {
  const k = w - 2;
  if (s.kind !== null) return tile(s, s.kind, tribe, k);
  return s.smog > 0
    ? foul(s.smog, k)
    : `<rect width="${k}" height="${k}" rx="4" fill="var(--tw-soil)" stroke="${INK}" stroke-width=".8"/>`;
}
