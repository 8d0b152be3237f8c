import type { Game } from '#kernel';
import { apply } from './apply.ts';
import { census } from './census.ts';
import { SEATS } from './data.ts';
import { decisions } from './decisions.ts';
import { whyNot } from './guards.ts';
import { imagine } from './imagine.ts';
import { type GameMove, SHAPES } from './moves.ts';
import { score } from './scoring.ts';
import { setup } from './setup.ts';
import { copy, type Event, type Options, type State } from './state.ts';
import { type View, view } from './view.ts';

export const game: Game<State, GameMove, View, Event, Options> = {
  id: 'glass-road',
  rulesVersion: 1,
  seats: SEATS,
  options: { long: { kind: 'flag', default: false } },
  moves: SHAPES,
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
