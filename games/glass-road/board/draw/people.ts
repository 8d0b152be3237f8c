/** The people of the forest: one tool each, no faces. */
import { GOOD_ART, SIGN_ART } from './goods.ts';
import { C, grp, INK, K, P, PK } from './kit.ts';

export const PEOPLE = {
  woodcutter:
    K('M-9 12 6 -9', 3.4, INK) +
    K('M-9 12 6 -9', 1.8, 'var(--gr-bark-4)') +
    PK('M1 -9 9 -14Q15 -8 13 -1L8 1 4 -4z', 'var(--gr-slate-2)', 1.8),
  'slash-and-burn-farmer':
    PK('M0 13C-12 12-11 1-4-3-4 1-1 1-1-2-2-8 2-12 6-14 4-8 12-4 11 4 11 10 6 13 0 13z', 'var(--gr-ember-13)', 1.8) +
    P('M0 11C-5 11-5 5-1 2 0 5 3 3 3 0 7 4 6 11 0 11z', 'var(--gr-ember-6)'),
  'charcoal-burner':
    PK('M-14 11Q-10 -7 0 -7T14 11z', 'var(--gr-coal-1)', 1.8) +
    K('M-9 6q9-4 18 0M-6 0q6-3 12 0', 1.4, 'var(--gr-coal-8)') +
    P('M-3 11q0-5 3-5t3 5z', 'var(--gr-ember-10)') +
    K('M1 -9q-4-2 0-5M6 -8q-2-3 2-5', 1.7, 'var(--gr-slate-10)'),
  'fuel-collector':
    grp(0, -3, 0.62, GOOD_ART.wood) + grp(0, 6, 0.62, GOOD_ART.wood) + K('M-2 -10Q3 0-2 12', 2, 'var(--gr-bark-20)'),
  'clay-worker':
    PK('M-11 -2H11L8 12H-8z', 'var(--gr-bark-6)', 1.8) +
    K('M-9 3H9M-8 8H8', 1.4, 'var(--gr-bark-17)') +
    grp(0, -5, 0.7, GOOD_ART.clay),
  'water-carrier':
    K('M-13 -8Q0 -15 13 -8', 3, INK) +
    K('M-13 -8Q0 -15 13 -8', 1.4, 'var(--gr-bark-4)') +
    K('M-10 -8V-1M10 -8V-1', 1.2) +
    PK('M-15 -1H-5L-6 10H-14z', 'var(--gr-bark-6)', 1.6) +
    PK('M5 -1H15L14 10H6z', 'var(--gr-bark-6)', 1.6) +
    K('M-14.500 4H-5.500M5.500 4H14.500', 1.5, 'var(--gr-t-water)'),
  supplier:
    PK('M-13 -7H9L6 5H-10z', 'var(--gr-bark-4)', 1.8) +
    K('M-11 -2H8', 1.4, 'var(--gr-bark-17)') +
    K('M9 -7 15 -10', 2.2) +
    C(-6, 8, 5, 'var(--gr-straw-5)', 1.8) +
    C(-6, 8, 1.3, INK) +
    C(5, 9, 4, 'var(--gr-straw-5)', 1.8) +
    C(5, 9, 1, INK) +
    grp(-5, -10, 0.36, GOOD_ART.sand) +
    grp(4, -10, 0.36, GOOD_ART.brick),
  builder:
    K('M0 -13 -10 12M0 -13 10 12', 3.2, INK) +
    K('M0 -13 -10 12M0 -13 10 12', 1.5, 'var(--gr-ember-11)') +
    C(0, -12, 3.4, 'var(--gr-ember-11)', 1.7) +
    PK('M-9 3H9V7H-9z', 'var(--gr-t-brick)', 1.5),
  carpenter:
    PK('M-14 2 10 -8 12 -3 -12 9z', 'var(--gr-slate-2)', 1.7) +
    K('M-11 9l2-1 1 2 2-3 1 2 2-3 1 2 2-3 1 2 2-3 1 2 2-3', 1.2) +
    PK('M9 -11q6-3 6 3t-5 7z', 'var(--gr-t-wood)', 1.7),
  'feudal-lord':
    PK('M-12 8 -14 -7 -6 -1 0 -11 6 -1 14 -7 12 8z', 'var(--gr-ember-11)', 1.8) +
    K('M-11 5H11', 1.5, 'var(--gr-straw-26)') +
    C(0, -11, 2, 'var(--gr-t-brick)', 1.2),
  'fish-farmer':
    PK('M-14 0Q-6 -10 6 -3L14 -8Q11 0 14 8L6 3Q-6 10-14 0z', 'var(--gr-lake-2)', 1.8) +
    C(-8, -1, 1.5, INK) +
    K('M-3 -4q2 4 0 8M2 -2q1 2 0 4', 1.4, 'var(--gr-lake-7)'),
  'pond-builder':
    grp(0, 5, 0.86, SIGN_ART.pond) +
    K('M9 -14 0 3', 3, INK) +
    K('M9 -14 0 3', 1.4, 'var(--gr-bark-4)') +
    PK('M-3 1 4 5 0 12 -6 9z', 'var(--gr-slate-2)', 1.6),
  'pit-worker':
    K('M-8 13 6 -8', 3.4, INK) +
    K('M-8 13 6 -8', 1.8, 'var(--gr-bark-4)') +
    PK('M-9 -9Q4 -15 14 2 5 -5-9 -9z', 'var(--gr-slate-4)', 1.8),
  forester:
    grp(0, 13, 0.8, PK('M-2 2V-10H2V2z', 'var(--gr-bark-13)', 1.4)) +
    PK('M0 4Q-14 2 -12 -9 0 -10 0 4z', 'var(--gr-moss-2)', 1.8) +
    PK('M0 2Q0 -13 12 -13 14 0 0 2z', 'var(--gr-moss-1)', 1.8) +
    K('M0 4Q-4 -3-8-6M0 2Q4-5 9-9', 1.3),
  'landscape-gardener':
    K('M-9 13 5 -6', 3, INK) +
    K('M-9 13 5 -6', 1.5, 'var(--gr-bark-4)') +
    PK('M-3 -11 12 -1 10 2 -5 -8z', 'var(--gr-slate-4)', 1.6) +
    K('M-4 -8l2-4M0 -5l3-4M5 -2l3-4M9 1l2-4', 1.8),
};
