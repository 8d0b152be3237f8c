import type { Chapter } from '#kernel';

/** The rules page in chapters; every ruling stands in exactly one. */
export const chapters: readonly Chapter[] = [
  {
    id: 'setup',
    title: { de: 'Aufbau und Durchgänge', en: 'Setup and rounds' },
    rulings: 'BB-1 BB-2 BB-3 BB-4 BB-5 BB-6 BB-100'.split(' '),
  },
  {
    id: 'dice',
    title: { de: 'Phase A: Würfel legen', en: 'Phase A: placing dice' },
    rulings: 'BB-7 BB-8 BB-14 BB-15 BB-16 BB-96'.split(' '),
  },
  {
    id: 'gods',
    title: { de: 'Götter', en: 'Gods' },
    rulings: 'BB-9 BB-10 BB-11 BB-12 BB-13 BB-82 BB-83 BB-84 BB-85 BB-91 BB-94 BB-98 BB-99'.split(' '),
  },
  {
    id: 'expanding',
    title: { de: 'Ausbreiten und Hütten', en: 'Expanding and huts' },
    rulings: 'BB-17 BB-18 BB-19 BB-20 BB-21 BB-22 BB-23 BB-24 BB-25 BB-26 BB-27 BB-28 BB-95'.split(' '),
  },
  {
    id: 'people',
    title: { de: 'Männer und Frauen nehmen', en: 'Taking men and women' },
    rulings: 'BB-29 BB-30 BB-31 BB-32 BB-33'.split(' '),
  },
  {
    id: 'helper',
    title: { de: 'Helfer und Götterkarten', en: 'Helper and god cards' },
    rulings: 'BB-34 BB-35 BB-36 BB-93'.split(' '),
  },
  { id: 'temple', title: { de: 'Tempel', en: 'Temple' }, rulings: 'BB-37 BB-38 BB-39 BB-40 BB-41 BB-42'.split(' ') },
  {
    id: 'building',
    title: { de: 'Bauen und Baustoffe', en: 'Building and materials' },
    rulings: 'BB-43 BB-44 BB-45 BB-46 BB-47'.split(' '),
  },
  {
    id: 'phase-b',
    title: { de: 'Phase B: Männer und Frauen einsetzen', en: 'Phase B: using men and women' },
    rulings: 'BB-48 BB-49 BB-50 BB-51 BB-52 BB-53 BB-54 BB-55 BB-56 BB-57 BB-92'.split(' '),
  },
  {
    id: 'phase-c',
    title: { de: 'Phase C: Status, Tempel und Schmuck', en: 'Phase C: status, temple and jewellery' },
    rulings: 'BB-58 BB-59 BB-60 BB-61 BB-62 BB-63 BB-64 BB-65 BB-66'.split(' '),
  },
  {
    id: 'tasks',
    title: { de: 'Phase C: Aufgaben', en: 'Phase C: tasks' },
    rulings: 'BB-67 BB-68 BB-69 BB-70 BB-71 BB-72 BB-73 BB-74 BB-75 BB-76 BB-77 BB-78 BB-79 BB-80 BB-102'.split(' '),
  },
  {
    id: 'end',
    title: { de: 'Ende und Wertung', en: 'End and scoring' },
    rulings: 'BB-81 BB-86 BB-87 BB-88 BB-89 BB-90 BB-97 BB-101'.split(' '),
  },
];
