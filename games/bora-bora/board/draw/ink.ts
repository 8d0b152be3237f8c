/** Line and light of all drawings; boxes are given where they differ from −16 … 16. */
export const INK = 'var(--bb-print)';
export const ln = `stroke="${INK}" stroke-linejoin="round" stroke-linecap="round"`;

/** A group moved and scaled. */
export const g = (x: number | string, y: number | string, s: number, inner: string, attributes = ''): string =>
  `<g transform="translate(${x} ${y})${s === 1 ? '' : ` scale(${s})`}" ${attributes}>${inner}</g>`;
