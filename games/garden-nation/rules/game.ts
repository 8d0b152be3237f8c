import type { Game, OptionSchema } from '#kernel';
import { apply } from './apply.ts';
import { census } from './census.ts';
import { decisions } from './decisions.ts';
import { imagine } from './imagine.ts';
import { canonical, moves } from './moves.ts';
import { CLANS, MAX_ROUNDS, SEATS } from './numbers.ts';
import { score } from './scoring.ts';
import { setup } from './setup.ts';
import { copy, type Event, type GameMove, type Options, type State, type View } from './state.ts';
import { view } from './view.ts';
import { whyNot } from './whynot.ts';

const options: OptionSchema = {
  rotateTerritories: { kind: 'flag', default: true },
  maxRounds: { kind: 'int', min: 1, max: MAX_ROUNDS, default: MAX_ROUNDS },
  clans: { kind: 'perSeat', values: CLANS, default: 'random' },
};

export const game: Game<State, GameMove, View, Event, Options> = {
  id: 'garden-nation',
  rulesVersion: 1,
  seats: SEATS,
  options,
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
  canonical,
};
