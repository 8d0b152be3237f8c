import type { Game } from '#kernel';
import { apply } from './apply.ts';
import { census } from './census.ts';
import { MAX_PLAYERS, MIN_PLAYERS } from './data.ts';
import { decisions } from './decisions.ts';
import type { Event } from './events.ts';
import { whyNot } from './guards.ts';
import { imagine } from './imagine.ts';
import { moves } from './moves.ts';
import { score } from './scoring.ts';
import { setup } from './setup.ts';
import { copy, type GameMove, type Options, type State, type View } from './state.ts';
import { view } from './view.ts';

export const game: Game<State, GameMove, View, Event, Options> = {
  id: 'bora-bora',
  rulesVersion: 1,
  seats: Array.from({ length: MAX_PLAYERS - MIN_PLAYERS + 1 }, (_, i) => MIN_PLAYERS + i),
  options: {},
  moves,
  setup,
  decisions,
  apply,
  whyNot,
  view,
  imagine,
  copy,
  score,
  census,
};
