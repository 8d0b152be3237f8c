/** Dice and the tiles that carry the pips of a die. */
import { g, INK, ln } from './ink.ts';
import type { Tribe } from './tribes.ts';

type Spot = readonly [number, number];
const PIPS: Readonly<Record<number, readonly Spot[]>> = {
  1: [[0, 0]],
  2: [
    [-1, -1],
    [1, 1],
  ],
  3: [
    [-1, -1],
    [0, 0],
    [1, 1],
  ],
  4: [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ],
  5: [
    [-1, -1],
    [1, -1],
    [0, 0],
    [-1, 1],
    [1, 1],
  ],
  6: [
    [-1, -1],
    [1, -1],
    [-1, 0],
    [1, 0],
    [-1, 1],
    [1, 1],
  ],
};

const spots = (value: number, by: number, r: number, fill: string): string =>
  (PIPS[value] ?? []).map(([x, y]) => `<circle cx="${x * by}" cy="${y * by}" r="${r}" fill="${fill}"/>`).join('');

/** Each tribe has dice of its own outline, box −15 … 15: without colours they are still told apart. */
const OUTLINES: Readonly<Record<Tribe['emblem'], string>> = {
  flower: 'M-8-15H8L15-8V8L8 15H-8L-15 8V-8Z',
  manta: 'M-12-15H12A3 3 0 0 1 15-12V12A3 3 0 0 1 12 15H-12A3 3 0 0 1-15 12V-12A3 3 0 0 1-12-15Z',
  turtle: 'M0-15.5A15.5 15.5 0 0 1 0 15.5 15.5 15.5 0 0 1 0-15.5Z',
  bird: 'M-12-15Q0-11 12-15A3 3 0 0 1 15-12Q11 0 15 12A3 3 0 0 1 12 15Q0 11-12 15A3 3 0 0 1-15 12Q-11 0-15-12A3 3 0 0 1-12-15Z',
  nautilus: 'M0-16.5 14.5-8V8L0 16.5-14.5 8V-8Z',
};

export const dieBox = '-18 -18 36 38';
export const die = (k: Tribe, value: number): string => {
  const outline = OUTLINES[k.emblem];
  return `<path transform="translate(0 3)" d="${outline}" fill="${k.d}"/><path d="${outline}" fill="${k.c}" stroke="${INK}" stroke-width="2"/>${spots(value, 7.2, 3, 'var(--bb-card)')}`;
};

/** A building tile not yet built, box −16 … 16. */
export const tile = (value: number): string =>
  `<rect x="-14" y="-14" width="28" height="28" rx="7" fill="var(--bb-tile-new)" stroke="${INK}" stroke-width="2"/>${spots(value, 7, 3, INK)}`;

/** A building on two spaces of 40: lying or standing, from its upper left corner. */
export function building(value: number, standing: boolean): string {
  const [w, h] = standing ? [36, 76] : [76, 36];
  const house = `<g ${ln} stroke-width="1.6"><path d="M10 31V21H36V31Z" fill="var(--bb-wall)"/><path d="M20 31V24H26V31Z" fill="var(--bb-door)"/><path d="M4 22Q10 18 11 8 23 3 35 8 36 18 42 22 23 26 4 22Z" fill="var(--bb-thatch)"/><path d="M9 18Q23 22 37 18M11 12Q23 16 35 12" fill="none" stroke="var(--bb-thatch-line)" stroke-width="1.3"/></g>`;
  const face = `<rect x="-15" y="-15" width="30" height="30" rx="7" fill="var(--bb-card)" stroke="${INK}" stroke-width="2.6"/>${spots(value, 7, 3.6, INK)}`;
  const ground = `<rect x="0" y="3" width="${w}" height="${h}" rx="8" fill="var(--bb-tile-edge)"/><rect width="${w}" height="${h}" rx="8" fill="var(--bb-tile)" ${ln} stroke-width="1.8"/>`;
  return ground + (standing ? g(-3.5, 3, 0.94, house) + g(18, 55, 0.56, face) : house + g(55, 18, 0.56, face));
}
