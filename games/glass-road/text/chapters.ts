import type { Chapter } from '#kernel';

/** The rules page in chapters; every ruling stands in exactly one. */
export const chapters: readonly Chapter[] = [
  {
    id: 'periods',
    title: { de: 'Bauperioden und Karten', en: 'Periods and cards' },
    rulings: 'GR-1 GR-2 GR-3 GR-64 GR-66 GR-67'.split(' '),
  },
  {
    id: 'following',
    title: { de: 'Aufdecken und mitspielen', en: 'Revealing and following' },
    rulings: 'GR-4 GR-5 GR-6 GR-7 GR-8 GR-9 GR-10 GR-11 GR-12 GR-13'.split(' '),
  },
  {
    id: 'actions',
    title: { de: 'Aktionen und Eingangskosten', en: 'Actions and entry costs' },
    rulings: 'GR-14 GR-15 GR-16 GR-17 GR-62 GR-68 GR-74 GR-75'.split(' '),
  },
  {
    id: 'goods',
    title: { de: 'Waren nehmen und zahlen', en: 'Taking and paying goods' },
    rulings: 'GR-18 GR-19 GR-20 GR-24 GR-25 GR-42'.split(' '),
  },
  {
    id: 'wheels',
    title: { de: 'Produktionsräder', en: 'Production wheels' },
    rulings: 'GR-21 GR-22 GR-23 GR-26 GR-27 GR-28'.split(' '),
  },
  {
    id: 'landscape',
    title: { de: 'Landschaft', en: 'Landscape' },
    rulings: 'GR-29 GR-30 GR-31 GR-43 GR-44 GR-45'.split(' '),
  },
  {
    id: 'buildings',
    title: { de: 'Gebäude', en: 'Buildings' },
    rulings: 'GR-32 GR-33 GR-34 GR-35 GR-36 GR-37 GR-38 GR-39 GR-61 GR-63 GR-65 GR-73'.split(' '),
  },
  {
    id: 'anytime',
    title: { de: 'Jederzeit-Aktionen', en: 'Anytime actions' },
    rulings: 'GR-40 GR-41 GR-69 GR-77'.split(' '),
  },
  {
    id: 'specialists',
    title: { de: 'Einzelne Personen und ausliegende Plättchen', en: 'Single specialists and tiles in front of you' },
    rulings: 'GR-46 GR-47 GR-48 GR-49 GR-50 GR-51 GR-70 GR-71 GR-76'.split(' '),
  },
  {
    id: 'seats',
    title: { de: 'Zu zweit und zu dritt', en: 'With two and three players' },
    rulings: 'GR-52 GR-53 GR-54 GR-55 GR-56'.split(' '),
  },
  {
    id: 'solo',
    title: { de: 'Allein', en: 'Alone' },
    rulings: 'GR-78 GR-79 GR-80 GR-81 GR-82'.split(' '),
  },
  {
    id: 'end',
    title: { de: 'Ende und Wertung', en: 'End and scoring' },
    rulings: 'GR-57 GR-58 GR-59 GR-60 GR-72'.split(' '),
  },
];
