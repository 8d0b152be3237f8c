import type { Game } from '#kernel';
import { apply } from './apply.ts';
import { boardIds } from './board.ts';
import { census } from './census.ts';
import { constants, rawBoards } from './data.ts';
import { decisions } from './decisions.ts';
import { whyNot } from './guards.ts';
import { imagine } from './imagine.ts';
import { canonical, moves } from './moves.ts';
import { score } from './scoring.ts';
import { setup } from './setup.ts';
import { copy, type Event, type GameMove, type Options, type State, type View } from './state.ts';
import { view } from './view.ts';

export const game: Game<State, GameMove, View, Event, Options> = {
  id: 'my-city',
  rulesVersion: 1,
  seats: Array.from({ length: constants.players.max - constants.players.min + 1 }, (_, i) => constants.players.min + i),
  options: {
    board: {
      kind: 'choice',
      values: boardIds,
      default: rawBoards.find((b) => b.default)?.id ?? (boardIds[0] as string),
    },
  },
  moves,
  setup,
  decisions,
  apply,
  whyNot,
  canonical,
  view,
  imagine,
  copy,
  score,
  census,
};
