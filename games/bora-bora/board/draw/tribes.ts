/** The tribes: hut silhouette, emblem and colour. A tribe belongs to the colour a person has at the table. */
import { g, ln } from './ink.ts';

export interface Tribe {
  readonly c: string;
  readonly d: string;
  readonly l: string;
  readonly emblem: EmblemName;
  readonly hut: (k: Tribe) => string;
}

const WALL = 'var(--bb-wall)';
const DOOR = 'var(--bb-door)';

/** Emblems, box −13 … 13. */
const EMBLEMS = {
  manta: (c: string) =>
    `<g ${ln} stroke-width="1.3"><path d="M0-6.5Q1.5-9.5 3.5-9 4-8 4-7 9-4 12.5 3 6 .5 3.5 5 1.5 8 1 12L0 13-1 12Q-1.5 8-3.5 5-6 .5-12.5 3-9-4-4-7-4-8-3.5-9-1.5-9.5 0-6.5Z" fill="${c}"/><path d="M-2.5-3.5h.1M2.5-3.5h.1" stroke-width="2"/><path d="M-3.5 1Q0 3 3.5 1" fill="none" stroke="var(--bb-manta-mark)" stroke-width="1.2"/></g>`,
  flower: (c: string) =>
    `<g ${ln} stroke-width="1.3" fill="${c}">${[0, 72, 144, 216, 288].map((a) => `<path transform="rotate(${a})" d="M0-1C-6-4-6-11 0-11S6-4 0-1Z"/>`).join('')}<circle r="2.6" fill="var(--bb-pistil)"/></g>`,
  turtle: (c: string) =>
    `<g ${ln} stroke-width="1.4" fill="var(--bb-turtle-limb)"><ellipse cx="-7" cy="-4" rx="4" ry="2.4" transform="rotate(35 -7 -4)"/><ellipse cx="7" cy="-4" rx="4" ry="2.4" transform="rotate(-35 7 -4)"/><ellipse cx="-6" cy="6" rx="3" ry="2" transform="rotate(-35 -6 6)"/><ellipse cx="6" cy="6" rx="3" ry="2" transform="rotate(35 6 6)"/><circle cy="-9" r="3"/><ellipse rx="6.6" ry="7.6" fill="${c}"/><path d="M0-7V7M-6 0H6" fill="none"/></g>`,
  bird: (c: string) =>
    `<path d="M-12-5Q-6-9-1-1 1-2 2-1 6-9 12-5 6-4 4 3L6 10 0 6-5 10-4 3Q-6-4-12-5Z" fill="${c}" ${ln} stroke-width="1.2"/>`,
  nautilus: (c: string) =>
    `<g ${ln} stroke-width="1.3"><path d="M-11 5C-13-8 1-14 8-7 14 0 9 11 0 10-4 10-7 9-11 5Z" fill="${c}"/><path d="M-11 5C-6 7 0 8 3 4 6 0 3-4-1-3-4-2-3 2 0 2M-7-4-2-2M-2-9 0-4M6-8 3-3M10-1 4 1" fill="none" stroke="var(--bb-pearl)" stroke-width="1.3"/></g>`,
};
type EmblemName = keyof typeof EMBLEMS;

export const emblem = (name: EmblemName, colour: string): string => EMBLEMS[name](colour);

/** By the colour of a person: red, blue, green, amber, violet. */
export const TRIBES: readonly Tribe[] = [
  {
    c: 'var(--bb-tribe-red)',
    d: 'var(--bb-tribe-red-dark)',
    l: 'var(--bb-tribe-red-light)',
    emblem: 'flower',
    hut: (k) =>
      `<path d="M-24 0-2-41H2L24 0Z" fill="${k.c}"/><path d="M-24 0-2-41 0-41-12 0Z" fill="${k.l}" stroke="none" opacity=".7"/><path d="M-11 0 0-23 11 0Z" fill="${WALL}"/><path d="M-4.5 0V-8L0-12 4.5-8V0Z" fill="${DOOR}"/><path d="M-19-6-15-6M15-6 19-6M-13-17-9-17M9-17 13-17M-8-28-4-28M4-28 8-28" fill="none" stroke="${k.d}" stroke-width="1.8"/><path d="M4-38-6-48M-4-38 6-48" fill="none" stroke-width="3"/><path d="M-6-48 4-38M6-48-4-38" fill="none" stroke="${WALL}" stroke-width="1"/>`,
  },
  {
    c: 'var(--bb-tribe-blue)',
    d: 'var(--bb-tribe-blue-dark)',
    l: 'var(--bb-tribe-blue-light)',
    emblem: 'manta',
    hut: (k) =>
      `<path d="M-15-14H15V-1Q0 3-15-1Z" fill="${WALL}"/><path d="M-5 0.5V-9a5 5 0 0 1 10 0V.5Z" fill="${DOOR}"/><path d="M-24-11Q-9-20-2-42H2Q9-20 24-11 12-6 0-6T-24-11Z" fill="${k.c}"/><path d="M-2-40Q-8-20-20-12L-12-9Q-4-18-2-40Z" fill="${k.l}" stroke="none" opacity=".75"/><path d="M-14-16Q0-11 14-16M-9-23Q0-20 9-23M-5-31Q0-29 5-31" fill="none" stroke="${k.d}" stroke-width="1.6"/><path d="M0-42V-48M-4-46 0-49 4-46" fill="none"/>`,
  },
  {
    c: 'var(--bb-tribe-green)',
    d: 'var(--bb-tribe-green-dark)',
    l: 'var(--bb-tribe-green-light)',
    emblem: 'turtle',
    hut: (k) =>
      `<path d="M-23-2C-26-46 26-46 23-2Q0 4-23-2Z" fill="${k.c}"/><path d="M-23-2C-26-36-6-38-4-35-14-30-16-14-15 0Z" fill="${k.l}" stroke="none" opacity=".7"/><path d="M-23-13Q0-5 23-13M-20-24Q0-17 20-24" fill="none" stroke="${k.d}" stroke-width="1.6"/><path d="M-7 1V-9a7 7 0 0 1 14 0V1Q0 3-7 1Z" fill="${WALL}"/><path d="M-4 1.5V-8a4 4 0 0 1 8 0V1.5Z" fill="${DOOR}"/><path d="M0-34Q-9-36-10-43-2-43 0-34 2-43 10-43 9-36 0-34Z" fill="${k.l}"/>`,
  },
  {
    c: 'var(--bb-tribe-amber)',
    d: 'var(--bb-tribe-amber-dark)',
    l: 'var(--bb-tribe-amber-light)',
    emblem: 'bird',
    hut: (k) =>
      `<path d="M-15-10-17 1M15-10 17 1M-5-10-5 1M5-10 5 1" fill="none" stroke-width="3"/><path d="M-19-12H19V-9H-19Z" fill="var(--bb-stilt)"/><path d="M-14-24H14V-12H-14Z" fill="${WALL}"/><path d="M-4-12V-20H4V-12Z" fill="${DOOR}"/><path d="M-24-23-15-35H15L24-23Z" fill="${k.c}"/><path d="M-15-34-8-45H8L15-34Z" fill="${k.c}"/><path d="M-24-23-15-35H-5L-9-23ZM-15-34-8-45H-2L-5-34Z" fill="${k.l}" stroke="none" opacity=".6"/><path d="M-17-26H17M-11-37.5H11" fill="none" stroke="${k.d}" stroke-width="1.6" stroke-dasharray="3 2.5"/>`,
  },
  {
    c: 'var(--bb-tribe-violet)',
    d: 'var(--bb-tribe-violet-dark)',
    l: 'var(--bb-tribe-violet-light)',
    emblem: 'nautilus',
    hut: (k) =>
      `<path d="M-14-18H14V-1Q0 3-14-1Z" fill="${WALL}"/><path d="M-4.5 .5V-11H4.5V.5Z" fill="${DOOR}"/><path d="M-26-42Q-12-27 0-27T26-42Q24-24 20-13 0-9-20-13-24-24-26-42Z" fill="${k.c}"/><path d="M-26-42Q-16-31-6-28L-9-12Q-16-12-20-13-24-24-26-42Z" fill="${k.l}" stroke="none" opacity=".7"/><path d="M-22-29Q0-18 22-29M-21-21Q0-13 21-21" fill="none" stroke="${k.d}" stroke-width="1.6" stroke-dasharray="5 3"/><path d="M-26-42-30-45M26-42 30-45" fill="none" stroke-width="2.6"/>`,
  },
];

/** Hut: base at 0,0; about 46 wide and 48 high. */
export function hut(k: Tribe, look: { readonly line?: number; readonly flat?: boolean } = {}): string {
  const shadow = look.flat
    ? ''
    : '<ellipse cx="3" cy="1" rx="25" ry="7" fill="var(--bb-shade)" opacity=".25" stroke="none"/>';
  return `<g ${ln} stroke-width="${look.line ?? 1.8}">${shadow}${k.hut(k)}</g>`;
}
export const hutBox = '-30 -51 60 58';

/** Priest: feet at 0,0; 24 wide, 38 high. */
export const priest = (k: Tribe): string =>
  `<g ${ln} stroke-width="1.6"><ellipse cx="1" cy="0" rx="13" ry="4" fill="var(--bb-shade)" opacity=".25" stroke="none"/><path d="M-11 0Q-10-18 0-20 10-18 11 0Q0 4-11 0Z" fill="${k.c}"/><path d="M-3-18Q-8-8-7 1M3-18Q8-8 7 1" fill="none" stroke="${k.l}" stroke-width="1.5"/><circle cy="-23" r="6" fill="var(--bb-skin-2)"/><path d="M-8-25Q-10-35-4-33-3-39 0-38 3-39 4-33 10-35 8-25 0-29-8-25Z" fill="var(--bb-pearl)"/><circle cy="-8" r="6" fill="var(--bb-card)"/>${g(0, -8, 0.42, emblem(k.emblem, k.c))}</g>`;
export const priestBox = '-14 -42 28 46';

/** The emblem on its disc, box −16 … 16. */
export const disc = (k: Tribe): string =>
  `<circle r="13.2" fill="var(--bb-card)" stroke="${k.c}" stroke-width="2.6"/><circle r="14.8" fill="none" stroke="var(--bb-print)"/>${g(0, 0, 0.78, emblem(k.emblem, k.c))}`;
