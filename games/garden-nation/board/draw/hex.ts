/** Hexagons as if inked by hand, and the numbers all drawings share. */

export const INK = 'var(--gn-ink)';
export const CREAM = 'var(--gn-cream)';
/** Distance of two neighbouring field centres. */
export const U = 100;
export const S3 = Math.sqrt(3);
/** Circumradius of a field and of a bed. */
export const FIELD_R = (U * 0.965) / S3;
export const BED_R = (U * 1.575 * 2) / S3;

export const f1 = (n: number): number => Math.round(n * 10) / 10;

/** Seeded jitter: a redraw never wobbles. */
export function jitter(seed: number): () => number {
  let a = (seed * 2654435761) >>> 0;
  return () => {
    a = (a + 0x6d2b79f5) | 0;
    let t = Math.imul(a ^ (a >>> 15), 1 | a);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

/** Rounded corners, vertices off by a hair. */
export function hexPath(radius: number, corner: number, jit = 0, seed = 1): string {
  const rnd = jitter(seed);
  const p: [number, number][] = [];
  for (let i = 0; i < 6; i++) {
    const a = ((-90 + 60 * i) * Math.PI) / 180;
    p.push([Math.cos(a) * radius + (rnd() - 0.5) * jit, Math.sin(a) * radius + (rnd() - 0.5) * jit]);
  }
  let s = '';
  for (let i = 0; i < 6; i++) {
    const c = p[i] as [number, number];
    const a = p[(i + 5) % 6] as [number, number];
    const b = p[(i + 1) % 6] as [number, number];
    const la = Math.hypot(a[0] - c[0], a[1] - c[1]);
    const lb = Math.hypot(b[0] - c[0], b[1] - c[1]);
    const from = [c[0] + ((a[0] - c[0]) * corner) / la, c[1] + ((a[1] - c[1]) * corner) / la] as const;
    const to = [c[0] + ((b[0] - c[0]) * corner) / lb, c[1] + ((b[1] - c[1]) * corner) / lb] as const;
    s += `${i === 0 ? 'M' : 'L'}${f1(from[0])} ${f1(from[1])}Q${f1(c[0])} ${f1(c[1])} ${f1(to[0])} ${f1(to[1])}`;
  }
  return `${s}Z`;
}
