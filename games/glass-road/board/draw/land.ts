/** Landscape of a cell, 100 × 100. */
import { C, EL, grp, INK, K, P, PK, RC } from './kit.ts';
import { fir, reed, tree, tuft } from './nature.ts';

export const LAND: Readonly<Record<string, string>> = {
  forest:
    RC(0, 0, 100, 100, 'var(--gr-forest)') +
    P('M0 66Q26 56 50 66T100 62V100H0z', 'var(--gr-forest-2)') +
    fir(16, 46, 0.98) +
    fir(50, 42, 1.05) +
    fir(84, 46, 0.98) +
    fir(32, 69, 1.12) +
    fir(68, 68, 1.16) +
    fir(12, 93, 1.1) +
    fir(50, 95, 1.26) +
    fir(88, 93, 1.12),
  grove:
    RC(0, 0, 100, 100, 'var(--gr-grove)') +
    P('M0 70Q30 60 56 70T100 66V100H0z', 'var(--gr-grove-2)') +
    tuft(14, 38) +
    tuft(88, 84) +
    tuft(50, 92) +
    tree(30, 62, 1.5) +
    tree(72, 54, 1.25, 'var(--gr-leaf-2)', 'var(--gr-leaf-hi)') +
    tree(60, 90, 1.35) +
    tree(20, 90, 0.8, 'var(--gr-leaf-2)'),
  pond:
    RC(0, 0, 100, 100, 'var(--gr-grove)') +
    PK('M10 54Q12 30 38 26 58 14 78 28 96 38 90 58 88 80 56 82 14 84 10 54z', 'var(--gr-shore)', 1.6) +
    PK('M17 54Q19 36 41 33 58 22 75 34 88 42 84 57 80 74 56 75 20 76 17 54z', 'var(--gr-pond)', 1.6) +
    K('M30 46h16M50 42h10M36 60h20M60 56h14', 2, 'var(--gr-pond-hi)') +
    reed(22, 72, 1.15) +
    reed(80, 46, 1.05) +
    PK('M60 66q5-4 10 0-1 4-5 4-4-1-5-4z', 'var(--gr-moss-3)', 1.2) +
    C(65, 64, 2.4, 'var(--gr-brick-1)', 1) +
    tuft(12, 24) +
    tuft(90, 92),
  pit:
    RC(0, 0, 100, 100, 'var(--gr-pit)') +
    tuft(12, 20) +
    tuft(90, 22, 0.8) +
    PK('M8 58Q12 34 48 32 86 30 93 54 94 82 50 84 10 84 8 58z', 'var(--gr-pit-1)', 1.6) +
    PK('M20 59Q24 43 50 42 78 41 82 57 80 74 50 75 22 76 20 59z', 'var(--gr-pit-2)', 1.5) +
    PK('M33 60Q36 52 51 51 68 51 70 60 67 68 51 68 35 68 33 60z', 'var(--gr-pit-3)', 1.4) +
    K('M76 18 62 52', 3.6, INK) +
    K('M76 18 62 52', 1.9, 'var(--gr-bark-4)') +
    PK('M57 48 67 52 63 63 55 60z', 'var(--gr-slate-3)', 1.5) +
    EL(22, 82, 5, 3.4, 'var(--gr-straw-4)', 1.2) +
    EL(31, 87, 4, 2.6, 'var(--gr-straw-15)', 1.2),
  empty:
    RC(0, 0, 100, 100, 'var(--gr-empty)') +
    P('M0 62Q30 52 60 64T100 58V100H0z', 'var(--gr-empty-2)') +
    tuft(18, 32) +
    tuft(80, 28) +
    tuft(62, 88) +
    tuft(30, 80) +
    grp(
      78,
      88,
      0.85,
      PK('M-8 0V-7Q0 -11 8 -7V0Q0 4-8 0z', 'var(--gr-bark-7)', 1.4) +
        EL(0, -7, 8, 3.4, 'var(--gr-straw-6)', 1.4) +
        EL(0, -7, 3.4, 1.4, 'none') +
        K('M-3 -7q3-1.600 6 0', 1, 'var(--gr-bark-10)'),
    ),
};
