import type { Chapter } from '#kernel';

/** The rules page in chapters; every ruling stands in exactly one. */
export const chapters: readonly Chapter[] = [
  {
    id: 'setup',
    title: { de: 'Aufbau und Karten', en: 'Setup and cards' },
    rulings: 'MC-1 MC-2 MC-3 MC-4 MC-5 MC-58 MC-59'.split(' '),
  },
  {
    id: 'places',
    title: { de: 'Wo ein Gebäude liegen darf', en: 'Where a building may lie' },
    rulings: 'MC-6 MC-7 MC-8 MC-9 MC-10 MC-17 MC-18 MC-19'.split(' '),
  },
  {
    id: 'first',
    title: { de: 'Das erste Gebäude und alle weiteren', en: 'The first building and all others' },
    rulings: 'MC-11 MC-12 MC-13 MC-14 MC-15 MC-16'.split(' '),
  },
  {
    id: 'stop',
    title: { de: 'Verzichten und aufhören', en: 'Declining and stopping' },
    rulings: 'MC-20 MC-21 MC-22 MC-23 MC-24 MC-25 MC-26 MC-27 MC-28 MC-53'.split(' '),
  },
  {
    id: 'block',
    title: { de: 'Die Sperrkarte', en: 'The blocking card' },
    rulings: 'MC-29 MC-30 MC-31 MC-32 MC-55'.split(' '),
  },
  { id: 'gold', title: { de: 'Gold', en: 'Gold' }, rulings: 'MC-33 MC-34 MC-35 MC-36 MC-37'.split(' ') },
  { id: 'rounds', title: { de: 'Runden', en: 'Rounds' }, rulings: 'MC-51 MC-52 MC-54 MC-61'.split(' ') },
  {
    id: 'landscape',
    title: { de: 'Wertung: Landschaft', en: 'Scoring: landscape' },
    rulings: 'MC-38 MC-39'.split(' '),
  },
  {
    id: 'groups',
    title: { de: 'Wertung: Gruppen und Kirchen', en: 'Scoring: groups and churches' },
    rulings: 'MC-40 MC-41 MC-42 MC-43'.split(' '),
  },
  {
    id: 'wells',
    title: { de: 'Wertung: Brunnen', en: 'Scoring: wells' },
    rulings: 'MC-44 MC-45 MC-46 MC-56 MC-57'.split(' '),
  },
  {
    id: 'end',
    title: { de: 'Ende und Gleichstand', en: 'End and ties' },
    rulings: 'MC-47 MC-48 MC-49 MC-50 MC-60'.split(' '),
  },
];
