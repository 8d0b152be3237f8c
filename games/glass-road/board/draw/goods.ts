/** Goods, landscape and signs as symbols of 32 units, centred. */
import { C, EL, K, P, PK } from './kit.ts';
import { fir, reed, tree } from './nature.ts';

export const GOOD_ART = {
  wood: `<g transform="rotate(-20)">${PK('M-13 -6.500H8V7H-13q-3.500 0-3.500-6.700t3.500-6.800z', 'var(--gr-t-wood)', 2)}${K('M-12 -1.500H-3M-9 3H2', 1.3, 'var(--gr-bark-18)')}${P('M-12 -4.600H4', 'none', 'stroke="var(--gr-bark-2)" stroke-width="1.600" stroke-linecap="round"')}${EL(8, 0.2, 4.8, 6.8, 'var(--gr-ember-4)', 2)}${EL(8, 0.2, 2, 3.2, 'none', 0)}${K('M8 -3q2 1 2 3t-2 3-2-3 2-3', 1.2, 'var(--gr-bark-10)')}</g>`,
  charcoal:
    PK('M-14 8 -11 -3 -3 -7 4 -2 5 8z', 'var(--gr-coal-3)', 2) +
    P('M-11 -3-3-7-2 0-8 3z', 'var(--gr-slate-5)') +
    PK('M0 11 1 0 9 -7 15 1 14 11z', 'var(--gr-coal-6)', 2) +
    P('M1 0 9-7 9-1 5 4z', 'var(--gr-slate-9)') +
    K('M-9 6-3 4M6 8l5-3', 1.7, 'var(--gr-ember-8)') +
    PK('M-9 12 -4 5 3 8 2 13z', 'var(--gr-coal-2)', 1.8),
  water:
    PK(
      'M0 -14.500C5 -7 10.500 -1.500 10.500 4.500A10.500 10.500 0 0 1 -10.500 4.500C-10.500 -1.500 -5 -7 0 -14.500z',
      'var(--gr-t-water)',
      2,
    ) + K('M-6 5q.5 5 5 6', 2.2, 'var(--gr-cream-8)'),
  food:
    PK('M-14.500 8q-1-13 8-15 6.500-1.500 13 0 9 2 8 15-14.500 4-29 0z', 'var(--gr-t-food)', 2) +
    P(
      'M-11 1q1-6 6-6.500 6-1.300 10 0',
      'none',
      'stroke="var(--gr-ember-3)" stroke-width="2.200" stroke-linecap="round"',
    ) +
    K('M-6 -3-2 4M1 -4 5 3M8 -2 11 4', 2, 'var(--gr-bark-16)'),
  clay:
    PK('M-14 9q-3-8 3-11 1-7 8-7.500 6-2 9 4 8 1 8.500 8 .500 5-2 7.500-13 3-26.500-1z', 'var(--gr-t-clay)', 2) +
    K('M-8 -1q5-4 9 0M-6 5q7-3 14 1', 1.6, 'var(--gr-clay-14)') +
    K('M-2 -6.500q3-.8 5 1', 1.8, 'var(--gr-clay-2)'),
  sand:
    PK('M-15 10Q-9 6-5-3-1-12 2-11 6-10 8-2 11 6 15.500 10 0 13-15 10z', 'var(--gr-t-sand)', 2) +
    C(-3, 2, 1.2, 'var(--gr-straw-24)') +
    C(3, -4, 1.2, 'var(--gr-straw-24)') +
    C(5, 4, 1.2, 'var(--gr-straw-24)') +
    C(-7, 7, 1.2, 'var(--gr-straw-24)') +
    C(0, 7.5, 1.2, 'var(--gr-straw-24)') +
    C(10, 8, 1.1, 'var(--gr-straw-24)') +
    P('M-1 -7Q1-10 2.500-9L1-3z', 'var(--gr-cream-3)'),
  glass:
    PK(
      'M-9 -14H9Q11 0 2.600 3.500L2.200 8Q8 9 8.500 12.500H-8.500Q-8 9-2.200 8L-2.600 3.500Q-11 0-9-14z',
      'var(--gr-t-glass)',
      2,
    ) +
    P('M-8 -8H8Q8-1 1 1.500H-1Q-8-1-8-8z', 'var(--gr-glass-5)') +
    K('M-5.500 -11.500q-.6 6 1.400 9', 2, 'var(--gr-cream-4)') +
    C(-2.5, 5.5, 1, 'var(--gr-cream-4)') +
    C(2.5, 5.5, 1, 'var(--gr-cream-4)'),
  brick:
    PK('M-15 -2 -8 -8H15L9 -2z', 'var(--gr-clay-3)', 2) +
    PK('M-15 -2H9V8.500H-15z', 'var(--gr-t-brick)', 2) +
    PK('M9 -2 15 -8V2L9 8.500z', 'var(--gr-brick-6)', 2) +
    K('M-8 -5H8', 1.8, 'var(--gr-clay-1)') +
    K('M-10 3.500H3', 1.5, 'var(--gr-brick-6)'),
};

export const SIGN_ART = {
  forest: fir(-8, 11, 0.74) + fir(8, 11, 0.74) + fir(0, 14, 0.86),
  grove: tree(0, 14, 1.02),
  pond:
    PK('M-15 3q2-8 12-8 5-3 11 0 8 2 7 8-2 7-14 7-15 0-16-7z', 'var(--gr-pond)', 1.9) +
    K('M-8 3h7M1 6h7', 1.6, 'var(--gr-cream-5)') +
    reed(9, 0, 0.62),
  pit:
    PK('M-15 2q3-7 14-7 14 0 16 7-2 8-15 8T-15 2z', 'var(--gr-straw-17)', 1.9) +
    PK('M-9 3q2-4 9-4 8 0 9 4-2 4-9 4T-9 3z', 'var(--gr-bark-11)', 1.5) +
    K('M6 -14 -1 1', 2, 'var(--gr-bark-20)') +
    PK('M-3 -1 2 1 -1 6 -5 4z', 'var(--gr-slate-3)', 1.3),
  empty:
    PK('M-14 -8H14V12H-14z', 'var(--gr-empty)', 1.9) +
    K('M-5 8q-1-4-3-6M-5 8q0-4 1-7M6 3q-1-3-2-5M6 3q1-4 3-6', 1.6, 'var(--gr-moss-5)'),
  processing:
    K('M-9 -3A10 10 0 0 1 8 -6M9 3A10 10 0 0 1 -8 6', 3, 'currentColor') +
    P('M12 -9 11 0 3 -4zM-12 9-11 0-3 4z', 'currentColor'),
  immediate: P('M3 -14 -9 3H-1L-4 14 9 -4H1z', 'currentColor'),
  bonus: P('M0 -14 4 -4.500 14 -4 6 2.500 9 12.500 0 7 -9 12.500 -6 2.500 -14 -4 -4 -4.500z', 'currentColor'),
  goblet:
    PK('M-9 -14H9Q10 -1 2.500 2V8Q8 9 8.500 13H-8.500Q-8 9-2.500 8V2Q-10 -1-9-14z', 'var(--gr-ember-11)', 2) +
    K('M-5 -10q0 5 2 7', 2, 'var(--gr-ember-2)') +
    K('M-8 -7H8', 1.4, 'var(--gr-straw-26)'),
  others:
    PK('M-15 12q0-10 8-10 3 0 5 2-3 3-3 8z', 'var(--gr-straw-11)', 1.8) +
    C(-7, -5, 5, 'var(--gr-straw-11)', 1.8) +
    PK('M-5 13q0-11 9-11t9 11z', 'var(--gr-cream-1)', 1.8) +
    C(4, -6, 6, 'var(--gr-cream-1)', 1.8),
  hand: PK('M-6 -12H6q2 0 2 2V10q0 2-2 2H-6q-2 0-2-2V-10q0-2 2-2z', 'var(--gr-cream-2)', 1.8),
  card:
    PK('M-8 -13H8q2 0 2 2V11q0 2-2 2H-8q-2 0-2-2V-11q0-2 2-2z', 'var(--gr-glass-9)', 1.8) +
    C(0, 0, 5.5, 'none') +
    `<circle r="5.500" fill="none" stroke="var(--gr-glass-2)" stroke-width="1.600"/><circle r="2" fill="var(--gr-glass-2)"/>`,
};
