/** What a seat has, in the order it is told: chips, the figures of the rail, the explanation of a seat. */
import type { Language, Seat } from '#kernel';
import type { Figure } from '#web/kit/contract.ts';
import { constants, tribeAt } from '../rules/data.ts';
import { leaderProgress, playerAt } from '../rules/inspect.ts';
import { placedTemples, villages } from '../rules/metrics.ts';
import type { View } from '../rules/state.ts';
import { words } from './words.ts';

const sum = (list: readonly number[]): number => list.reduce((a, b) => a + b, 0);

export function stock(view: View, seat: Seat, lang: Language): readonly Figure[] {
  const land = playerAt(view, seat);
  const w = words(lang);
  const figure = (
    id: string,
    count: number,
    more: Figure['more'],
    chip: ((from: number, to: number) => string) | null,
  ): Figure => ({
    id,
    name: w.stock[id] ?? id,
    count,
    more,
    chip: chip === null ? null : (by) => chip(count - by, count),
  });
  const built = villages(land);
  const path = land.pathSpent ? tribeAt(land.tribe).path.length : (leaderProgress(land).path.progress?.matches ?? 0);
  return [
    figure('villages', built, 'good', () => w.chip.villages(built, constants.treehouses)),
    figure('water', land.water, 'plain', w.chip.water),
    figure('temples', placedTemples(land), 'good', null),
    figure('tiles', land.tiles.filter((t) => t >= 0).length, 'good', w.chip.tiles),
    figure('smog', sum(land.pollution), 'bad', w.chip.smog),
    figure('riders', land.capital, 'plain', w.chip.riders),
    figure('path', path, 'good', land.pathSpent ? null : () => w.chip.path(path, tribeAt(land.tribe).path.length)),
  ];
}
