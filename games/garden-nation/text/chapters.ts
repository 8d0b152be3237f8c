import type { Chapter } from '#kernel';

/** The rules page in chapters; every ruling stands in exactly one. */
export const chapters: readonly Chapter[] = [
  { id: 'setup', title: { de: 'Aufbau', en: 'Setup' }, rulings: 'GN-1 GN-2 GN-3 GN-4 GN-5 GN-6 GN-81'.split(' ') },
  {
    id: 'building',
    title: { de: 'Bauen', en: 'Building' },
    rulings: 'GN-7 GN-8 GN-9 GN-10 GN-11 GN-12 GN-13'.split(' '),
  },
  {
    id: 'thornbush',
    title: { de: 'Dornenbusch', en: 'Thornbush' },
    rulings: 'GN-14 GN-15 GN-16 GN-17 GN-18 GN-19'.split(' '),
  },
  {
    id: 'demolishing',
    title: { de: 'Abreißen', en: 'Demolishing' },
    rulings: 'GN-20 GN-21 GN-22 GN-23 GN-24'.split(' '),
  },
  {
    id: 'crane',
    title: { de: 'Kran und Gebiete', en: 'Crane and territories' },
    rulings: 'GN-25 GN-26 GN-27 GN-28 GN-29 GN-30 GN-31 GN-32 GN-33 GN-86 GN-87'.split(' '),
  },
  {
    id: 'ploys',
    title: { de: 'Listen', en: 'Ploys' },
    rulings:
      'GN-34 GN-35 GN-36 GN-37 GN-38 GN-39 GN-40 GN-41 GN-42 GN-43 GN-44 GN-45 GN-46 GN-47 GN-48 GN-49 GN-83 GN-84 GN-85 GN-90'.split(
        ' ',
      ),
  },
  {
    id: 'projects',
    title: { de: 'Öffentliche Bauvorhaben', en: 'Public projects' },
    rulings: 'GN-50 GN-51 GN-52 GN-53 GN-54 GN-55 GN-56 GN-57 GN-58 GN-59 GN-60'.split(' '),
  },
  {
    id: 'order',
    title: { de: 'Zugreihenfolge', en: 'Turn order' },
    rulings: 'T-1 GN-61 GN-62 GN-63 GN-64 GN-82 GN-89'.split(' '),
  },
  {
    id: 'population',
    title: { de: 'Bevölkerung', en: 'Population' },
    rulings: 'GN-65 GN-66 GN-67 GN-73 GN-88 GN-92'.split(' '),
  },
  {
    id: 'end',
    title: { de: 'Ende und Wertung', en: 'End and scoring' },
    rulings: 'GN-68 GN-69 GN-70 GN-71 GN-72 GN-74 GN-75 GN-76 GN-77 GN-78 GN-79 GN-80 GN-91 GN-93'.split(' '),
  },
];
