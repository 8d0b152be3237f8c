/** Buildings with a drawing of their own, base at (50, 84) in a cell of 100 × 100. */
import { GOOD_ART } from './goods.ts';
import { house, sign, smoke, wheelIcon, win } from './house.ts';
import { C, EL, grp, INK, K, P, PK, RC } from './kit.ts';
import { fir, tree } from './nature.ts';
import { PEOPLE } from './people.ts';

const LOG_ENDS: readonly (readonly [number, number])[] = [
  [32, 80],
  [50, 80],
  [68, 80],
  [41, 68],
  [59, 68],
  [50, 57],
];

export const BLD: Readonly<Record<string, string>> = {
  'start-glass':
    EL(50, 85, 34, 6, 'var(--gr-drop)') +
    smoke(64, 24) +
    PK('M58 46V26h11v26z', 'var(--gr-straw-18)', 1.7) +
    PK('M18 84Q16 40 50 38 84 40 82 84z', 'var(--gr-straw-8)', 1.9) +
    K('M24 62h16M62 56h14M30 50h10M58 74h20M22 74h14', 1.4, 'var(--gr-straw-22)') +
    PK('M36 84V68Q36 58 50 58T64 68V84z', 'var(--gr-clay-15)', 1.8) +
    P('M40 84V70q0-8 10-8t10 8V84z', 'var(--gr-ember-12)') +
    P('M45 84q-2-8 5-14 7 6 5 14z', 'var(--gr-ember-5)') +
    C(30, 66, 4, 'var(--gr-ember-7)', 1.5) +
    C(71, 66, 4, 'var(--gr-ember-7)', 1.5),
  'start-sand':
    house({ w: 46, h: 28, x: 56, roof: 'var(--gr-slate-12)' }) + wheelIcon(27, 68, 17) + sign(62, 52, 'sand'),
  'start-brick':
    EL(50, 85, 34, 6, 'var(--gr-drop)') +
    smoke(50, 18) +
    PK('M42 42 45 18H55L58 42z', 'var(--gr-brick-3)', 1.8) +
    PK('M20 84V52Q34 36 50 36T80 52V84z', 'var(--gr-brick-2)', 1.9) +
    K('M22 60H78M21 72H79M34 48H66M34 60v12M50 48v12M66 60v12M42 72v12M60 72v12M28 72v12', 1.3, 'var(--gr-brick-7)') +
    PK('M40 84V72Q40 64 50 64T60 72V84z', 'var(--gr-clay-15)', 1.7) +
    P('M44 84V74q0-6 6-6t6 6V84z', 'var(--gr-ember-12)'),
  sawmill:
    EL(50, 85, 38, 6, 'var(--gr-drop)') +
    PK('M20 84V56H80V84z', 'var(--gr-straw-16)', 1.7) +
    K('M34 56V84M66 56V84', 2, 'var(--gr-bark-13)') +
    PK('M12 58 26 34H74L88 58z', 'var(--gr-moss-4)', 1.8) +
    K('M18 50H82M23 42H77', 1.2, 'rgb(43 36 30/.45)') +
    grp(28, 76, 0.9, GOOD_ART.wood) +
    C(66, 74, 12, 'var(--gr-slate-1)', 1.7) +
    K('M66 62v24M54 74h24M57.500 65.500l17 17M74.500 65.500l-17 17', 1.1) +
    C(66, 74, 3, 'var(--gr-slate-7)', 1.2),
  'soup-kitchen':
    house({ w: 50, roof: 'var(--gr-clay-10)', chim: 1 }) +
    PK('M62 70H84Q85 84 73 84T62 70z', 'var(--gr-t-charcoal)', 1.7) +
    K('M60 70H86', 2.2) +
    smoke(73, 66),
  'fish-yard':
    K('M26 84V92M74 84V92M50 86V93', 3, 'var(--gr-bark-13)') +
    P('M8 88Q30 82 50 88T92 86V96H8z', 'var(--gr-pond)') +
    house({ w: 52, h: 22, rh: 22, roof: 'var(--gr-lake-4)', y: 82 }) +
    sign(50, 52, 'p-fish-farmer', 0.56),
  'wood-depot':
    EL(50, 86, 38, 6, 'var(--gr-drop)') +
    K('M20 86V46M80 86V46', 3.4, INK) +
    K('M20 86V46M80 86V46', 1.6, 'var(--gr-bark-8)') +
    PK('M10 50 24 30H76L90 50z', 'var(--gr-straw-25)', 1.8) +
    K('M16 43H84', 1.2, 'rgb(43 36 30/.45)') +
    LOG_ENDS.map(
      ([x, y]) =>
        C(x, y, 7.6, 'var(--gr-straw-9)', 1.7) +
        C(x, y, 3.4, 'none') +
        K(`M${x - 3} ${y}a3 3 0 0 1 6 0`, 1.1, 'var(--gr-bark-10)'),
    ).join(''),
  'grain-house':
    house({ w: 46, h: 38, rh: 28, roof: 'var(--gr-clay-13)', wall: 'var(--gr-ember-1)', y: 86 }) +
    RC(43, 50, 14, 9, 'var(--gr-bark-19)', 1.4) +
    sign(50, 34, 'food', 0.58),
  kiln:
    EL(50, 85, 34, 6, 'var(--gr-drop)') +
    smoke(66, 26) +
    PK('M58 50V28h11v24z', 'var(--gr-clay-9)', 1.7) +
    PK('M20 84Q18 44 50 42T80 84z', 'var(--gr-clay-4)', 1.9) +
    PK('M40 84V70Q50 60 60 70V84z', 'var(--gr-clay-15)', 1.7) +
    P('M44 84V74q6-6 12 0V84z', 'var(--gr-ember-12)'),
  spa:
    house({ w: 58, h: 24, rh: 16, roof: 'var(--gr-lake-3)', timber: 0, wall: 'var(--gr-straw-1)', door: 0 }) +
    K('M28 82V60M41 82V60M59 82V60M72 82V60', 3, 'var(--gr-straw-19)') +
    PK('M38 84q12-6 24 0-2 6-12 6t-12-6z', 'var(--gr-pond)', 1.5) +
    K('M44 52q-3-4 0-7M54 52q-3-4 0-7', 2, 'var(--gr-cream-6)'),
  cooperage:
    house({ w: 46, x: 44, roof: 'var(--gr-bark-9)' }) +
    grp(
      76,
      74,
      1,
      PK('M-9 -12Q-12 0-9 12H9Q12 0 9-12z', 'var(--gr-bark-4)', 1.7) +
        K('M-10.500 -5H10.500M-10.500 5H10.500', 2, 'var(--gr-coal-4)'),
    ),
  sandpit:
    EL(50, 84, 38, 8, 'var(--gr-straw-7)', 1.6) +
    house({ w: 34, h: 20, rh: 18, x: 36, y: 78, roof: 'var(--gr-straw-21)' }) +
    grp(68, 72, 1.05, GOOD_ART.sand),
  'water-tower':
    EL(50, 86, 26, 5, 'var(--gr-drop)') +
    PK('M38 84 41 46H59L62 84z', 'var(--gr-straw-12)', 1.8) +
    K('M40 60H60M39 72H61', 1.3, 'var(--gr-straw-22)') +
    PK('M32 46V26H68V46z', 'var(--gr-lake-1)', 1.8) +
    K('M32 36H68', 1.4, 'var(--gr-lake-6)') +
    PK('M28 27 50 10 72 27z', 'var(--gr-clay-13)', 1.8),
  'landscaping-office': house({ w: 44, x: 42, roof: 'var(--gr-moss-4)' }) + tree(80, 84, 1.15),
  'sediment-factory':
    house({ w: 60, h: 22, rh: 14, roof: 'var(--gr-slate-8)', timber: 0, wall: 'var(--gr-straw-3)' }) +
    PK('M24 48 30 30H38L42 48z', 'var(--gr-straw-20)', 1.6) +
    sign(60, 60, 'sand', 0.54),
  'hunting-lodge':
    fir(84, 82, 1.1) +
    house({ w: 44, x: 44, h: 22, roof: 'var(--gr-moss-7)', wall: 'var(--gr-bark-3)', timber: 0 }) +
    K('M44 44q-8-1-9-9M44 44q8-1 9-9M38 42l-6-1M50 42l6-1', 2),
  mansion:
    house({ w: 68, h: 34, rh: 20, roof: 'var(--gr-lake-5)', wall: 'var(--gr-cream-9)', timber: 0, y: 86 }) +
    win(24, 58) +
    win(36, 58) +
    win(57, 58) +
    win(69, 58) +
    PK('M38 54 50 38 62 54z', 'var(--gr-cream-9)', 1.7) +
    C(50, 48, 3, 'var(--gr-glass-4)', 1.2),
  'plant-nursery':
    EL(50, 85, 36, 6, 'var(--gr-drop)') +
    PK('M18 84V58L34 40H66L82 58V84z', 'var(--gr-glass-1)', 1.8) +
    K('M34 40V84M50 40V84M66 40V84M18 58H82M18 70H82', 1.3, 'var(--gr-glass-6)') +
    grp(30, 82, 0.55, PEOPLE.forester) +
    grp(66, 82, 0.55, PEOPLE.forester),
};
