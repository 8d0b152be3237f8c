/** What a town has: the token, and what counts in it. My own sealed building stands in it already. */
import type { Language, Seat } from '#kernel';
import type { Figure } from '#web/kit/contract.ts';
import { boardOf } from '../rules/board.ts';
import type { TownView, View } from '../rules/state.ts';
import { withBuilding } from './logic/effects.ts';
import { COLOURS, progressOf } from './logic/progress.ts';
import { words } from './words.ts';

export function stock(view: View, seat: Seat, lang: Language): readonly Figure[] {
  const town = view.towns[seat] as TownView;
  const answer = view.viewer === seat ? town.answer : null;
  const board = boardOf(view.board);
  const built = answer?.do === 'place' ? withBuilding(board, town, view.current, answer, view.round) : town;
  const { churches, wells, veins } = progressOf(view, built);
  const gold = veins.filter((v) => v.covered).length;
  const w = words(lang).stock;
  const figure = (id: 'track' | 'churches' | 'wells' | 'gold', count: number, chip: Figure['chip'] = null): Figure => ({
    ...{ id, name: w[id], count, chip },
    more: 'good',
  });
  return [
    figure('track', town.score),
    figure('churches', churches.filter((c) => c.touches.size === COLOURS.length).length),
    figure('wells', wells.filter((x) => x.built === x.sides.length).length),
    // Both veins are points, and veins that bring nothing any more are not worth a word.
    figure('gold', gold, gold === veins.length || view.goldClaimed ? null : () => w.veins(gold, veins.length)),
  ];
}
