/** What a seat has, in the order it is told. */
import type { Language } from '#kernel';
import type { Figure } from '#web/kit/contract.ts';
import type { View } from '../rules/state.ts';
import { words } from './words.ts';

export function stock(view: View, seat: number, lang: Language): Figure[] {
  const w = words(lang);
  const mine = (of: readonly number[]): number => of[seat] as number;
  const ploys = mine(view.ploys);
  return [
    // What was paid and what the population phase brought are told apart (told.ts); the floor that is built is the title.
    { id: 'population', name: w.population, count: mine(view.population), more: 'good', chip: null },
    { id: 'floors', name: w.supply, count: mine(view.supply), more: 'plain', chip: null },
    { id: 'ploys', name: w.ploys, count: ploys, more: 'good', chip: (by) => w.fromTo(w.ploys, ploys - by, ploys) },
  ];
}
