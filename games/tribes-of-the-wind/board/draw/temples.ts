/** The four temple places beside the capital, each with what it gives. */
import type { Effect } from '../../rules/vocabulary.ts';
import type { ElementName } from './elements.ts';
import { INK } from './ink.ts';
import { temple } from './pieces.ts';

export const templeX = (i: number): number => 354 + i * 58;
export const TEMPLE_Y = -84;

function gift(e: Effect): string {
  if (e.kind === 'forest')
    return `<use href="#tw-i-forest" x="-26" y="-12" width="23" height="23"/><use href="#tw-i-water" x="-5" y="-6" width="13" height="13"/><text x="17" y="8.6" class="tw-num" font-size="25" text-anchor="middle" fill="${INK}">${e.cost}</text>`;
  const n = 'n' in e ? e.n : 1;
  const icon = e.kind === 'mix' ? (e.of[0] ?? 'water') : e.kind;
  return `<text x="-13" y="8.6" class="tw-num" font-size="25" text-anchor="middle" fill="${INK}">${n}</text><use href="#tw-i-${icon}" x="-4" y="-12" width="24" height="24"/>`;
}

export function templePlace(el: ElementName, e: Effect | undefined, i: number, free: boolean): string {
  return `<g transform="translate(${templeX(i)} ${TEMPLE_Y})"><ellipse cy="22" rx="25" ry="8" fill="var(--tw-socket)" stroke="${INK}" stroke-width="1.3" ${free ? '' : 'stroke-dasharray="4 3"'}/>${free ? temple(el) : `<g transform="translate(0 2)">${temple(el, 0.9, true)}</g>`}<g transform="translate(0 51)" ${free ? '' : 'opacity=".45"'}><rect x="-27" y="-14" width="54" height="28" rx="14" fill="var(--tw-pill)" stroke="${INK}" stroke-width="1.3"/>${e === undefined ? '' : gift(e)}</g></g>`;
}
