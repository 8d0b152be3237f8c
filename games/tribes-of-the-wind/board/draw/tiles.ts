/** The twelve spaces: clean, foul, start, forest, village. Everything is drawn from an id as seed. */
import type { Bonus } from '../../rules/vocabulary.ts';
import { BONUS } from './bonus.ts';
import { dice, f1, INK, square, type XY } from './ink.ts';
import { rider, smog, treehouse } from './pieces.ts';
import { type ForestName, tree } from './trees.ts';
import { TRIBE, type TribeName } from './tribes.ts';

/** Width of a space and distance from one to the next. */
export const CELL = 150;
export const PITCH = 158;

export interface TileLook {
  readonly id: string;
  readonly kind: ForestName;
  readonly slots: number;
  readonly bonus: Bonus | null;
}

export const outline = square(CELL, CELL, 16, 0, 1);
export const tileShadow = `<path d="${outline}" transform="translate(2 6)" fill="var(--tw-shadow)" opacity=".32"/>`;

const RIMS: Readonly<Record<string, readonly (readonly [number, number, number])[]>> = {
  2: [
    [14, 20, 22],
    [44, 10, 17],
    [75, 16, 20],
    [108, 10, 18],
    [136, 22, 21],
    [140, 58, 14],
    [10, 58, 14],
    [138, 128, 24],
    [106, 138, 20],
    [75, 124, 23],
    [44, 138, 19],
    [12, 126, 23],
    [75, 98, 11],
  ],
  3: [
    [16, 16, 24],
    [46, 10, 15],
    [105, 10, 17],
    [134, 18, 24],
    [140, 52, 15],
    [11, 54, 15],
    [10, 134, 18],
    [75, 134, 20],
    [140, 134, 17],
    [75, 82, 11],
  ],
  4: [
    [12, 12, 17],
    [75, 14, 20],
    [138, 12, 17],
    [10, 74, 19],
    [140, 74, 19],
    [12, 138, 17],
    [75, 136, 20],
    [138, 138, 17],
    [75, 76, 13],
  ],
  village: [
    [14, 18, 24],
    [42, 10, 17],
    [108, 10, 18],
    [134, 20, 24],
    [140, 56, 17],
    [10, 58, 17],
    [12, 128, 24],
    [138, 130, 23],
    [10, 94, 15],
    [141, 96, 15],
    [44, 140, 17],
    [106, 141, 16],
  ],
};

const NESTS: Readonly<Record<number, readonly XY[]>> = {
  2: [
    [47, 72],
    [103, 72],
  ],
  3: [
    [75, 44],
    [45, 98],
    [105, 98],
  ],
  4: [
    [104, 46],
    [104, 102],
    [46, 102],
    [46, 46],
  ],
};

/** Guests without a nest stand in the upper half, away from temple and bonus. */
const AROUND: readonly XY[] = [
  [32, 40],
  [118, 40],
  [75, 24],
  [26, 74],
  [124, 74],
  [54, 54],
  [96, 54],
];

/** Where riders sit: in nests, else around the middle of the tile. */
export function nestXY(slots: number, i: number): XY {
  const nests = NESTS[slots] ?? [];
  return nests[i] ?? AROUND[i % AROUND.length] ?? [75, 75];
}

const seedOf = (id: string, from: number): number =>
  ([...id].reduce((a, c) => (a * 7 + c.charCodeAt(0)) | 0, from) >>> 0) & 1023;

const ground = (kind: ForestName, seed: number): string =>
  `<path d="${square(CELL, CELL, 16, 3, seed)}" fill="var(--tw-${kind}-g)"/><g opacity=".5" stroke="var(--tw-${kind}-d)" stroke-width="1.3" fill="none" stroke-linecap="round"><path d="M62 20q6 -5 12 0M100 66q5 -4 10 0M34 122q6 -5 12 0M72 130q5 -4 9 0M20 62q4 -4 8 0"/></g>`;

const grove = (kind: ForestName, rim: string, seed: number): string =>
  (RIMS[rim] ?? []).map(([x, y, r], i) => tree(kind, x, y, r, seed + i)).join('');

const edge = (seed: number): string => `<path d="${square(CELL, CELL, 16, 3, seed)}" class="tw-tline"/>`;

const nest = (x: number, y: number, r = 24): string =>
  `<g transform="translate(${x} ${y})"><ellipse cx="1.5" cy="5" rx="${r}" ry="${r * 0.92}" fill="var(--tw-shadow)" opacity=".26"/><circle r="${r}" fill="var(--tw-rimw)" stroke="${INK}" stroke-width="1.6"/><circle r="${r - 3.4}" fill="var(--tw-nest)" stroke="var(--tw-boots)" stroke-width="1"/><path d="M${-r + 5} -7H${r - 5}M${-r + 3.6} 1H${r - 3.6}M${-r + 5} 9H${r - 5}" stroke="var(--tw-nest-d)" stroke-width="1.1"/></g>`;

const landMark = (x: number, y: number): string =>
  `<g transform="translate(${x} ${y + 1})" fill="none" stroke="var(--tw-perch-mark)" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"><path d="M-11 2Q-6 -6 0 -3.4Q6 -6 11 2M0 -3V6" opacity=".8"/></g>`;

const badge = (bonus: Bonus, y: number, s: number): string =>
  `<g transform="translate(75 ${y}) scale(${s})"><circle r="17" fill="var(--tw-badge)" stroke="${INK}" stroke-width="1.5"/><g transform="translate(0 -1) scale(.56)">${BONUS[bonus]}</g></g>`;

export function forestTile(t: TileLook, riders = 0): string {
  const seed = seedOf(t.id, 3);
  const nests = Array.from({ length: t.slots }, (_, i) => nestXY(t.slots, i));
  const y = t.slots === 3 ? 132 : t.slots === 4 ? 76 : 124;
  return `${ground(t.kind, seed)}<g clip-path="url(#tw-tclip)" class="tw-grove">${grove(t.kind, String(t.slots), seed)}</g>${edge(seed)}${nests
    .map(([x, ny], i) => nest(x, ny) + (i < riders ? '' : landMark(x, ny)))
    .join('')}${t.bonus === null ? '' : badge(t.bonus, y, t.slots === 4 ? 0.86 : 1)}`;
}

export function villageTile(t: TileLook, tribe: TribeName): string {
  const seed = seedOf(t.id, 9);
  const bridge = 'M-4 86Q20 98 46 88M104 88Q130 98 154 86';
  const bonus =
    t.bonus === null
      ? ''
      : `<g transform="translate(120 112)"><circle r="24" fill="var(--tw-badge)" stroke="${INK}" stroke-width="1.6"/><g transform="translate(0 -1) scale(.8)">${BONUS[t.bonus]}</g></g>`;
  return `${ground(t.kind, seed)}<g clip-path="url(#tw-tclip)" class="tw-grove">${grove(t.kind, 'village', seed)}<path d="${bridge}" fill="none" stroke="${INK}" stroke-width="6"/><path d="${bridge}" fill="none" stroke="var(--tw-wood-1)" stroke-width="3.4"/></g>${edge(seed)}<g transform="translate(75 84) scale(1.04)">${treehouse(tribe)}</g>${bonus}`;
}

const START_TREES: readonly (readonly [number, number, number])[] = [
  [12, 14, 22],
  [138, 14, 22],
  [140, 120, 24],
  [110, 140, 18],
  [12, 128, 22],
  [44, 142, 17],
  [10, 70, 16],
  [142, 66, 15],
];

export function startTile(kind: ForestName, tribe: TribeName): string {
  return `${ground(kind, 77)}<g clip-path="url(#tw-tclip)">${START_TREES.map(([x, y, r], i) => tree(kind, x, y, r, 40 + i)).join('')}</g>${edge(77)}<g transform="translate(75 62)" stroke="${INK}" stroke-width="1.7"><ellipse cx="2" cy="6" rx="42" ry="38" fill="var(--tw-shadow)" opacity=".2" stroke="none"/><circle r="39" fill="var(--tw-compass-d)"/><circle r="33" fill="var(--tw-compass)"/><circle r="28" fill="none" stroke="var(--tw-compass-3)" stroke-width="1.3" stroke-dasharray="2 3"/>${[45, 135, 225, 315].map((a) => `<path transform="rotate(${a})" d="M0 -19L4 -5H-4Z" fill="var(--tw-compass-2)" stroke-width="1.2"/>`).join('')}${[0, 90, 180, 270].map((a) => `<g transform="rotate(${a})"><path d="M0 -29L5.6 -5.6L0 0Z" fill="${TRIBE[tribe].c}" stroke-width="1.3"/><path d="M0 -29L-5.6 -5.6L0 0Z" fill="var(--tw-cream)" stroke-width="1.3"/></g>`).join('')}<circle r="4" fill="var(--tw-gold)" stroke-width="1.3"/></g>`;
}

export function cleanSpace(seed: number): string {
  const r = dice(seed);
  let sprouts = '';
  for (let i = 0; i < 7; i++) {
    const x = 22 + r() * 106;
    const y = 26 + r() * 100;
    const at = `M${f1(x)} ${f1(y)}`;
    sprouts += `<path d="${at}q-1 -6 -6 -7${at}q0 -8 1 -11${at}q1 -6 6 -8" stroke="var(--tw-sprout)" fill="none" stroke-width="1.7" stroke-linecap="round"/>`;
  }
  return `<path d="${square(CELL, CELL, 16, 3, seed)}" fill="var(--tw-soil)" class="tw-sline"/><g stroke="var(--tw-soil-d)" stroke-width="1.5" fill="none" stroke-linecap="round" opacity=".75"><path d="M20 40q18 -8 36 0M84 30q16 -7 34 1M26 84q14 -6 26 0M92 78q16 -7 30 0M40 122q18 -7 36 0M104 116q10 -5 22 0"/></g>${sprouts}`;
}

/** Tokens on a foul space: one in the middle, two on the diagonal, more with a number. */
export function smogTokens(n: number): string {
  if (n === 1) return `<g transform="translate(75 76)">${smog(1.25)}</g>`;
  const two = `<g transform="translate(54 56)">${smog(1.12)}</g><g transform="translate(98 98)">${smog(1.12)}</g>`;
  if (n === 2) return two;
  return `${two}<g transform="translate(110 42)"><circle r="20" fill="var(--tw-badge)" stroke="${INK}" stroke-width="1.8"/><text y="9" text-anchor="middle" class="tw-num" font-size="26" fill="${INK}">${n}</text></g>`;
}

export function foulSpace(n: number, seed: number): string {
  return `<path d="${square(CELL, CELL, 16, 3, seed)}" fill="var(--tw-foul)" class="tw-sline"/><g clip-path="url(#tw-tclip)" stroke="var(--tw-foul-d)" fill="none" stroke-width="2" stroke-linejoin="round" stroke-linecap="round"><path d="M-2 42L26 50L44 30L70 42L92 18L120 30L152 20M44 30L36 -2M26 50L34 84L12 104L18 152M34 84L66 100L84 140M66 100L104 92L122 64L152 78M122 64L120 30M104 92L132 120L128 152"/></g><g class="tw-smog">${smogTokens(n)}</g>`;
}

export const riderAt = (tribe: TribeName, slots: number, i: number): string => {
  const [x, y] = nestXY(slots, i);
  return `<g transform="translate(${x} ${y}) scale(${slots > 0 && i < slots ? 1.12 : 0.94})">${rider(tribe)}</g>`;
};
