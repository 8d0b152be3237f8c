/** The drawing kit: flat colour, one ink, one glint. Every function returns SVG as text. */
export const INK = 'var(--gr-ink)';
export const P = (d: string, fill: string, extra = ''): string => `<path d="${d}" fill="${fill}" ${extra}/>`;
export const K = (d: string, w = 1.6, colour: string = INK): string =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${w}" stroke-linecap="round" stroke-linejoin="round"/>`;
export const PK = (d: string, fill: string, w = 1.8): string =>
  `<path d="${d}" fill="${fill}" stroke="${INK}" stroke-width="${w}" stroke-linejoin="round" stroke-linecap="round"/>`;
const line = (w: number): string => (w === 0 ? '' : ` stroke="${INK}" stroke-width="${w}" stroke-linejoin="round"`);
export const C = (x: number, y: number, r: number, fill: string, w = 0): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}"${line(w)}/>`;
export const EL = (x: number, y: number, a: number, b: number, fill: string, w = 0): string =>
  `<ellipse cx="${x}" cy="${y}" rx="${a}" ry="${b}" fill="${fill}"${line(w)}/>`;
export const RC = (x: number, y: number, w: number, h: number, fill: string, s = 0, r = 0): string =>
  `<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="${r}" fill="${fill}"${line(s)}/>`;
export const grp = (x: number, y: number, s: number, content: string, turn = 0): string =>
  `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${s})">${content}</g>`;
/** A symbol of symbols.ts, centred. */
export const use = (id: string, x: number, y: number, s: number): string =>
  `<use href="#gr-s-${id}" x="-16" y="-16" width="32" height="32" transform="translate(${x} ${y}) scale(${s})"/>`;
