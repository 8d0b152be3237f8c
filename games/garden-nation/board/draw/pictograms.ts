/** What a project asks for, as a picture. */
import { DIRECTION_VECTORS, LANDS, PUBLIC, type PublicProject, SECRET, type SecretProject } from '../../rules/data.ts';
import { CREAM, f1, hexPath, INK } from './hex.ts';

export function block(n: number, x: number, y: number): string {
  let s = '';
  for (let i = 0; i < n; i++)
    s += `<g transform="translate(${x} ${f1(y - i * 8.6)})"><path d="M-11 -8V0A11 3.8 0 0 0 11 0V-8" fill="${CREAM}" stroke="${INK}" stroke-width="1.3"/><ellipse cy="-8" rx="11" ry="3.8" fill="var(--gn-block-top)" stroke="${INK}" stroke-width="1.3"/></g>`;
  return s;
}

/** A hexagon of a land with floors on it, or free with a dashed line. */
function hex(x: number, y: number, land: string, floors: number, free = false): string {
  const symbols =
    floors > 0
      ? `<use href="#gn-s-${land}" x="-20.5" y="-12" width="11" height="11"/><use href="#gn-s-${land}" x="9.5" y="-12" width="11" height="11"/>`
      : `<use href="#gn-s-${land}" x="-10" y="-11" width="20" height="20"/>`;
  return `<g transform="translate(${x} ${y})"><path d="${hexPath(24, 4, 1.4, x + y + 60)}" class="gn-hex ${land}" ${free ? 'stroke-dasharray="4 3"' : ''} stroke="var(--gn-pl)" stroke-width="1.4"/>${symbols}${floors > 0 ? block(floors, 0, 8) : ''}</g>`;
}

/** Seven beds, the central or the outer ones filled. */
function sevenBeds(central: boolean): string {
  return DIRECTION_VECTORS.map(([q, r], i) => {
    const on = (i === 0) === central;
    return `<path transform="translate(${f1(15 * (q + r / 2))} ${f1(13 * r)})" d="${hexPath(8, 2, 0.6, 3)}" fill="${on ? 'var(--accent)' : 'none'}" stroke="var(--ink)" stroke-width="1.2"/>`;
  }).join('');
}

const name = (land: number): string => LANDS[land] as string;

export function publicPicture(index: number): { box: string; art: string } {
  const p = PUBLIC[index] as PublicProject;
  const main = name(p.main.land);
  if (p.where !== 'any')
    return {
      box: '-46 -32 92 60',
      art: `${hex(-22, 2, main, p.main.minFloors)}<g transform="translate(22 1)">${sevenBeds(p.where === 'center')}</g>`,
    };
  if (p.freeField >= 0)
    return {
      box: '-46 -28 92 56',
      art: hex(-21.4, 0, main, p.main.minFloors) + hex(21.4, 0, name(p.freeField), 0, true),
    };
  const [a, b] = p.neighbours;
  if (a !== undefined && b !== undefined)
    return {
      box: '-60 -28 120 54',
      art: `<g transform="scale(.86)">${hex(-43, 0, name(a.land), a.minFloors)}${hex(0, 0, main, p.main.minFloors)}${hex(43, 0, name(b.land), b.minFloors)}</g>`,
    };
  return {
    box: '-46 -28 92 56',
    art: hex(-21.4, 0, main, p.main.minFloors) + (a === undefined ? '' : hex(21.4, 0, name(a.land), a.minFloors)),
  };
}

export function secretPicture(index: number): string {
  const c = SECRET[index] as SecretProject;
  if (c.family === 'territoryControl')
    return c.territories
      .map(
        (t, i) =>
          `<g transform="translate(${i === 0 ? '-9 -8' : '9 9'})"><path d="${hexPath(14.5, 3)}" fill="var(--gn-parchment)" stroke="${INK}" stroke-width="1.4"/><text y="5.6" font-size="17" class="gn-num" text-anchor="middle" fill="${INK}">${t + 1}</text></g>`,
      )
      .join('');
  if (c.family === 'tallBuildings')
    return `<path d="${hexPath(21, 4)}" fill="var(--gn-parchment)" stroke="${INK}" stroke-width="1.4"/>${block(c.minFloors, 0, 14)}`;
  const land = name(c.land);
  return `<path d="${hexPath(21, 4)}" class="gn-hex ${land}" stroke="${INK}" stroke-width="1.4"/><use href="#gn-s-${land}" x="-19" y="-9" width="11" height="11"/><use href="#gn-s-${land}" x="8" y="-9" width="11" height="11"/>${block(c.family === 'buildingsOnLand' ? c.minFloors : 1, 0, 8)}`;
}

export const PLOY_PICTURES: Readonly<Record<'switch-territory' | 'move-roof' | 'invade', string>> = {
  'switch-territory': `<path transform="translate(-16 2)" d="${hexPath(13, 3)}" fill="none" stroke="currentColor" stroke-width="1.6"/><path transform="translate(16 2)" d="${hexPath(13, 3)}" fill="var(--gn-meadow)" stroke="currentColor" stroke-width="1.6"/><path d="M-16 -4Q0 -22 14 -5M14 -5l-7 -1M14 -5l0 -7" fill="none" stroke="var(--accent)" stroke-width="2.4" stroke-linecap="round"/>`,
  'move-roof': `<use href="#gn-i-roof" x="-27" y="-12" width="26" height="22"/><path d="M-6 -12Q4 -19 12 -10M12 -10l-7 0M12 -10l1 -7" fill="none" stroke="var(--accent)" stroke-width="2.4" stroke-linecap="round"/><g transform="translate(15 12)">${block(2, 0, 0)}</g>`,
  invade: `<g transform="translate(-6 12)">${block(2, 0, 0)}</g><path d="M12 14V-14" stroke="currentColor" stroke-width="2"/><path d="M12 -14C18 -17 21 -10 27 -13V-3C21 0 18 -7 12 -4Z" fill="var(--accent)" stroke="${INK}" stroke-width="1.4"/>`,
};
