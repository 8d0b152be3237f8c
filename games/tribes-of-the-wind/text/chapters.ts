import type { Chapter } from '#kernel';

/** The rules page in chapters; every ruling stands in exactly one. */
export const chapters: readonly Chapter[] = [
  {
    id: 'requirements',
    title: { de: 'Voraussetzungen', en: 'Requirements' },
    rulings: 'TW-1 TW-2 TW-3 TW-4 TW-8 TW-72'.split(' '),
  },
  {
    id: 'cards',
    title: { de: 'Karten spielen und ablegen', en: 'Playing and discarding cards' },
    rulings: 'TW-5 TW-6 TW-7 TW-9 TW-10 TW-11 TW-12 TW-13 TW-60 TW-61 TW-62 TW-69 TW-71'.split(' '),
  },
  { id: 'temples', title: { de: 'Tempel', en: 'Temples' }, rulings: 'TW-14 TW-15 TW-16 TW-17 TW-42'.split(' ') },
  {
    id: 'riders',
    title: { de: 'Windreiter', en: 'Riders' },
    rulings: 'TW-18 TW-19 TW-20 TW-21 TW-22 TW-23 TW-24 TW-64 TW-65 TW-74'.split(' '),
  },
  {
    id: 'villages',
    title: { de: 'Dörfer und Verschmutzung', en: 'Villages and pollution' },
    rulings: 'TW-25 TW-26 TW-27 TW-28 TW-29 TW-30 TW-31 TW-59 TW-73 TW-78'.split(' '),
  },
  {
    id: 'forests',
    title: { de: 'Wälder', en: 'Forests' },
    rulings: 'TW-32 TW-33 TW-34 TW-35 TW-36 TW-58 TW-63'.split(' '),
  },
  {
    id: 'village-cards',
    title: { de: 'Dorf-Karten und Ziele', en: 'Village cards and objectives' },
    rulings: 'TW-37 TW-38 TW-39 TW-40 TW-41 TW-66 TW-67'.split(' '),
  },
  {
    id: 'drawing',
    title: { de: 'Nachziehen', en: 'Drawing' },
    rulings: 'TW-43 TW-44 TW-45 TW-46 TW-68 TW-75'.split(' '),
  },
  {
    id: 'leaders',
    title: { de: 'Anführer', en: 'Leaders' },
    rulings: 'TW-47 TW-48 TW-49 TW-70 TW-76 TW-77'.split(' '),
  },
  {
    id: 'end',
    title: { de: 'Ende und Wertung', en: 'End and scoring' },
    rulings: 'TW-50 TW-51 TW-52 TW-53 TW-54 TW-55 TW-56 TW-57'.split(' '),
  },
];
