/** Trees and reeds: landscape, symbols and buildings share them. */
import { grp, K, PK, RC } from './kit.ts';

export const fir = (x: number, y: number, s: number, f = 'var(--gr-fir)', h = 'var(--gr-fir-hi)'): string =>
  grp(
    x,
    y,
    s,
    RC(-1.6, -3, 3.2, 5, 'var(--gr-bark-20)') +
      PK('M0 -30 8 -17H4.500L11 -8H6L13 0H-13L-6 -8H-11L-4.500 -17H-8z', f, 1.7) +
      K('M-2 -22-4.500-17.500M-3 -13-6.500-8.500M-4 -4-8-1.500', 1.3, h),
  );
export const tree = (x: number, y: number, s: number, f = 'var(--gr-leaf)', h = 'var(--gr-leaf-hi)'): string =>
  grp(
    x,
    y,
    s,
    PK('M-2 2V-8H2V2z', 'var(--gr-bark-13)', 1.3) +
      PK('M0 -28q9-1 10 7 6 4 1 10-3 6-11 4-8 2-11-4-5-6 1-10 1-8 10-7z', f, 1.7) +
      K('M-6 -18q1-5 6-5M-3 -11q3 2 6 0', 1.4, h),
  );
export const reed = (x: number, y: number, s: number): string =>
  grp(
    x,
    y,
    s,
    K('M0 0Q-1 -8 -3 -13M0 0Q1 -9 4 -15M0 0Q0 -6 0 -17', 1.4, 'var(--gr-moss-8)') +
      RC(-1.4, -22, 2.8, 7, 'var(--gr-bark-15)', 0, 1.4) +
      RC(2.8, -20, 2.6, 6, 'var(--gr-bark-15)', 0, 1.3),
  );
export const tuft = (x: number, y: number, s = 1): string =>
  K(
    `M${x} ${y}q${-2 * s} ${-5 * s} ${-5 * s} ${-7 * s}M${x} ${y}v${-9 * s}M${x} ${y}q${2 * s} ${-4 * s} ${5 * s} ${-6 * s}`,
    1.4,
    'var(--gr-tuft)',
  );
