/** The gods: tiki masks, box −18 −27 36 53. The crest tells the god without colour. */
import type { GodId } from '../../rules/words.ts';
import { g, INK, ln } from './ink.ts';

const G: Readonly<Record<GodId, readonly [string, string]>> = {
  blue: ['var(--bb-god-blue)', 'var(--bb-god-blue-mark)'],
  white: ['var(--bb-god-white)', 'var(--bb-god-white-mark)'],
  red: ['var(--bb-god-red)', 'var(--bb-god-red-mark)'],
  green: ['var(--bb-god-green)', 'var(--bb-god-green-mark)'],
  yellow: ['var(--bb-gold)', 'var(--bb-god-yellow-mark)'],
};

export function mask(c: GodId): string {
  const [a, b] = G[c];
  const dk = c === 'white' ? 'var(--bb-god-white-line)' : INK;
  const crest = {
    blue: `<path d="M-14-12Q-14-22-7-19-6-24 0-22 7-24 8-18 14-21 14-12Z" fill="var(--bb-god-blue-crest)"/>`,
    white: `<path d="M-13-12-15-20-8-17-6-24 0-19 6-24 8-17 15-20 13-12Z" fill="var(--bb-god-white-crest)"/>`,
    red: `<path d="M-13-11Q-16-18-11-22-9-18-6-18-6-23 0-25 0-20 5-18 9-19 9-23 16-17 13-11Z" fill="var(--bb-god-red-crest)"/>`,
    green: `<path d="M0-11Q-16-10-14-20-7-22 0-11 -4-22 0-25 4-22 0-11 7-22 14-20 16-10 0-11Z" fill="var(--bb-god-green-crest)"/>`,
    yellow: `<path d="M-12-11V-21M-6-12V-24M0-12V-25M6-12V-24M12-11V-21" stroke-width="4.5" fill="none"/><path d="M-12-12V-21M-6-12V-24M0-12V-25M6-12V-24M12-12V-21" stroke="var(--bb-god-yellow-crest)" stroke-width="2" fill="none"/>`,
  }[c];
  return `<g ${ln} stroke-width="1.7">${crest}<path d="M-14-12Q0-17 14-12L13 8Q9 20 0 23-9 20-13 8Z" fill="${a}"/><path d="M-12-7Q-6-12-1-6V4M12-7Q6-12 1-6V4" fill="none" stroke="${dk}" stroke-width="2"/><circle cx="-6.5" cy="-3" r="3.2" fill="var(--bb-card)"/><circle cx="6.5" cy="-3" r="3.2" fill="var(--bb-card)"/><circle cx="-6.5" cy="-3" r="1.2" fill="${INK}"/><circle cx="6.5" cy="-3" r="1.2" fill="${INK}"/><path d="M-8 10Q0 6 8 10 7 17 0 18-7 17-8 10Z" fill="var(--bb-mouth)"/><path d="M-6 11.5H6M-3 9V14M0 8.5V14M3 9V14" stroke="var(--bb-card)" stroke-width="1.5" fill="none"/><path d="M-12 5-9 7M12 5 9 7" fill="none" stroke="${b}" stroke-width="2"/></g>`;
}

/** God tile: any god, without an offering. Box −17 … 17. */
export const godTile = `<g ${ln} stroke-width="1.7"><circle r="15" fill="var(--bb-godtile-rim)"/><circle r="11.5" fill="var(--bb-godtile)" stroke-width="1.2"/>${g(0, 1.5, 0.42, `<path d="M-14-14Q0-22 14-14L13 8Q9 20 0 23-9 20-13 8Z" fill="var(--bb-godtile-face)"/><path d="M-12-7Q-6-12-1-6V4M12-7Q6-12 1-6V4" fill="none" stroke-width="3"/><path d="M-8 10Q0 6 8 10 7 17 0 18-7 17-8 10Z" fill="var(--bb-card)"/>`)}</g>`;

export const maskBox = '-18 -27 36 53';
