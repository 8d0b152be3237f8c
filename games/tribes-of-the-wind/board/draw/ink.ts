/** Ink and chance: shapes that look drawn by hand and stay the same on every render. */
export const INK = 'var(--tw-edge)';
export const CREAM = 'var(--tw-cream)';
export const f1 = (n: number): number => Math.round(n * 10) / 10;

export type XY = readonly [number, number];

export function dice(seed: number): () => number {
  let a = (seed * 2654435761) >>> 0;
  return () => {
    a |= 0;
    a = (a + 0x6d2b79f5) | 0;
    let t = Math.imul(a ^ (a >>> 15), 1 | a);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

export const polar = (r: number, a: number): XY => [
  Math.cos((a * Math.PI) / 180) * r,
  Math.sin((a * Math.PI) / 180) * r,
];

/** A square inked by hand: rounded corners, corners off by a hair. */
export function square(w: number, h: number, radius: number, jitter: number, seed: number): string {
  const r = dice(seed);
  const p = (
    [
      [0, 0],
      [w, 0],
      [w, h],
      [0, h],
    ] as XY[]
  ).map(([x, y]): XY => [x + (r() - 0.5) * jitter, y + (r() - 0.5) * jitter]);
  let s = '';
  for (let i = 0; i < 4; i++) {
    const c = p[i] as XY;
    const a = p[(i + 3) % 4] as XY;
    const b = p[(i + 1) % 4] as XY;
    const la = Math.hypot(a[0] - c[0], a[1] - c[1]);
    const lb = Math.hypot(b[0] - c[0], b[1] - c[1]);
    const from: XY = [c[0] + ((a[0] - c[0]) * radius) / la, c[1] + ((a[1] - c[1]) * radius) / la];
    const to: XY = [c[0] + ((b[0] - c[0]) * radius) / lb, c[1] + ((b[1] - c[1]) * radius) / lb];
    s += `${i > 0 ? 'L' : 'M'}${f1(from[0])} ${f1(from[1])}Q${f1(c[0])} ${f1(c[1])} ${f1(to[0])} ${f1(to[1])}`;
  }
  return `${s}Z`;
}
