/** What stands above the terrain: the capital with its perches, and the water barrel. */
import { CREAM, f1, INK, type XY } from './ink.ts';
import { canopy, FOREST_NAMES } from './trees.ts';
import { TRIBE, type TribeName } from './tribes.ts';

const BUNTING = [14, 40, 66, 90, 116, 142, 168, 194, 220, 246, 272, 298] as const;
const CROWNS: readonly (readonly [number, number, number])[] = [
  [14, -92, 26],
  [50, -110, 24],
  [92, -114, 26],
  [136, -112, 25],
  [180, -115, 26],
  [222, -110, 25],
  [262, -112, 24],
  [298, -94, 25],
];

const ladder = `<g stroke="${INK}" stroke-width="1.8" stroke-linejoin="round"><path d="M60 -30V12M90 -30V12" stroke-width="6"/><path d="M60 -30V12M90 -30V12" stroke="var(--tw-wood-1)" stroke-width="3.2"/>${[-24, -14, -4, 6].map((y) => `<path d="M60 ${y}H90" stroke-width="5"/><path d="M60 ${y}H90" stroke="var(--tw-rail)" stroke-width="2.6"/>`).join('')}</g>`;

const crowns = CROWNS.map(
  ([x, y, r], i) =>
    `<g transform="translate(${x} ${y})"><path d="${canopy('teal', r, i + 11)}" fill="var(--tw-crown)" stroke="${INK}" stroke-width="1.7"/><path d="${canopy('teal', r * 0.5, i + 3)}" transform="translate(-4 -6)" fill="var(--tw-crown-hi)"/></g>`,
).join('');

const hut = (tribe: TribeName, x: number, y: number, k: number): string =>
  `<g transform="translate(${x} ${y}) scale(${k})" stroke="${INK}" stroke-width="1.9" stroke-linejoin="round"><path d="M-19 22V-10H19V22Z" fill="var(--tw-wall)"/><path d="M-5 22V6Q0 0 5 6V22Z" fill="var(--tw-door)"/><circle cx="-11" cy="1" r="3.6" class="tw-win"/><circle cx="11" cy="1" r="3.6" class="tw-win"/><path d="M-32 -7C-18 -12 -6 -26 0 -46C6 -26 18 -12 32 -7C18 -1 -18 -1 -32 -7Z" fill="${TRIBE[tribe].c}"/><path d="M-18 -10Q-7 -20 -3 -33M18 -10Q7 -20 3 -33" fill="none" stroke="${TRIBE[tribe].d}" stroke-width="1.4"/><path d="M0 -46V-58" fill="none"/><path d="M0 -58L14 -54L0 -50Z" fill="var(--tw-cream)" stroke-width="1.4"/></g>`;

const deck = `<path d="M0 -86H312L306 -30H6Z" fill="var(--tw-shadow)" opacity=".2" transform="translate(2 6)"/><path d="M-2 -88H314L308 -34Q156 -26 4 -34Z" fill="var(--tw-plank)" stroke="${INK}" stroke-width="1.9" stroke-linejoin="round"/><path d="M0 -72H313M1 -58H311M3 -45H309" stroke="var(--tw-plank-d)" stroke-width="1.2" opacity=".8"/><path d="M-2 -88Q40 -80 78 -88T156 -88T234 -88T314 -88" fill="none" stroke="${INK}" stroke-width="4"/><path d="M-2 -88Q40 -80 78 -88T156 -88T234 -88T314 -88" fill="none" stroke="var(--tw-rail)" stroke-width="2"/>${BUNTING.map((x, i) => `<path d="M${x - 6} ${f1(-84 + Math.sin(x / 25) * 2)}h12l-6 9Z" fill="${`var(--tw-${FOREST_NAMES[i % FOREST_NAMES.length]})`}" stroke="${INK}" stroke-width="1.1" stroke-linejoin="round"/>`).join('')}`;

/** Where the rider number i of the capital stands. */
export const perchXY = (i: number): XY => [26 + i * 43.4, -64];

export function capital(tribe: TribeName, perches: number): string {
  let s = ladder + crowns + hut(tribe, 262, -104, 0.72) + hut(tribe, 294, -98, 0.5) + hut(tribe, 36, -100, 0.55) + deck;
  for (let i = 0; i < perches; i++)
    s += `<g transform="translate(${f1(perchXY(i)[0])} -58)"><ellipse cy="12" rx="18" ry="9" fill="var(--tw-perch)" stroke="${INK}" stroke-width="1.4"/><ellipse cy="11" rx="14" ry="6.4" fill="var(--tw-perch-hi)"/></g>`;
  return s;
}

export const barrel = (water: number): string =>
  `<g transform="translate(592 -74)" stroke="${INK}" stroke-width="1.7" stroke-linejoin="round"><ellipse cx="2" cy="38" rx="30" ry="7" fill="var(--tw-shadow)" opacity=".25" stroke="none"/><path d="M-26 -26Q-31 4 -24 34Q0 42 24 34Q31 4 26 -26Z" fill="var(--tw-beam)"/><path d="M-27.6 -10Q0 -2 27.6 -10M-27 20Q0 28 27 20" fill="none" stroke-width="4.4"/><path d="M-27.6 -10Q0 -2 27.6 -10M-27 20Q0 28 27 20" fill="none" stroke="var(--tw-iron)" stroke-width="2"/><ellipse cy="-26" rx="26" ry="8.4" fill="var(--tw-water)"/><path d="M-14 -27Q-7 -30 0 -27T14 -27" fill="none" stroke="var(--tw-water-hi)" stroke-width="1.6"/><circle cy="8" r="19" fill="${CREAM}"/><text y="16.6" text-anchor="middle" class="tw-num" data-value="then:water" font-size="26" fill="${INK}" stroke="none">${water}</text></g>`;
