/** What the numbers on the table have to be, from the rules alone (tests/truth.test.ts). */
import type { Seat } from '#kernel';
import type { Unseen } from '#web/kit/laws/views.ts';
import { LANDS } from '../rules/data.ts';
import { secretValue } from '../rules/scoring.ts';
import type { View } from '../rules/state.ts';

export function figures(view: View, seat: Seat | null): Record<string, number> {
  if (seat === null)
    return {
      roofs: view.roofs,
      ...Object.fromEntries(view.floors.map((n, f) => [`floors.${f}`, n])),
      ...Object.fromEntries(view.soil.map((n, land) => [`soil.${LANDS[land]}`, n])),
    };
  const at = (of: readonly number[]): number => of[seat] as number;
  const secrets = view.kept[seat] ?? [];
  return {
    points: at(view.points),
    population: at(view.population),
    floors: at(view.supply),
    ploys: at(view.ploys),
    ...Object.fromEntries(secrets.map((card, i) => [`secret.${i}`, secretValue(view, seat, card)])),
  };
}

/** Numbers of the box: they stand there whatever happens. */
export const printed = {
  'gn-tnum': 'numbers of the territories',
  'gn-pilltext': 'the number of a field',
  'gn-num': 'numbers in the pictures of cards',
};

export const bad: readonly string[] = [];

export const unseen: Unseen = {
  spentPloys: ['never', 'nobody needs them any more'],
  chosen: ['never', 'whether somebody has kept two cards: the rail says who is asked'],
  rejected: ['never', 'they are out of the game'],
  dealt: ['sometimes', 'only while two of them are chosen'],
  clans: ['sometimes', 'the garden shows them, and people have their signs'],
  done: ['sometimes', 'the points say what they brought, until the cards lie open at the end'],
};
export const shared: Readonly<Record<string, string>> = {
  population: 'markers side by side give way to each other',
  points: 'the race is as long as the one in front',
};
