import type { Game, OptionSchema } from '#kernel';
import { apply } from './apply.ts';
import { census } from './census.ts';
import { secretIndex } from './data.ts';
import { decisions } from './decisions.ts';
import { CLANS, MAX_ROUNDS, SEATS } from './numbers.ts';
import { score } from './scoring.ts';
import { setup } from './setup.ts';
import { copy, type Event, type GameMove, type Options, type State, type View } from './state.ts';
import { imagine, view } from './view.ts';
import { whyNot } from './whynot.ts';

const options: OptionSchema = {
  rotateTerritories: { kind: 'flag', default: true },
  maxRounds: { kind: 'int', min: 1, max: MAX_ROUNDS, default: MAX_ROUNDS },
  clans: { kind: 'perSeat', values: CLANS, default: 'random' },
};

/** A pair of secret cards may be named in either order. */
function canonical(s: State, seat: number, move: GameMove): GameMove {
  if (move.do !== 'keep') return move;
  const dealt = s.dealt[seat] ?? [];
  const first = dealt.indexOf(secretIndex(move.first));
  const second = dealt.indexOf(secretIndex(move.second));
  if (first < 0 || second < 0 || first < second) return move;
  return { do: 'keep', first: move.second, second: move.first };
}

export const game: Game<State, GameMove, View, Event, Options> = {
  id: 'garden-nation',
  rulesVersion: 1,
  seats: SEATS,
  options,
  moves: {
    keep: { first: 'word', second: 'word' },
    build: { field: 'word' },
    demolish: { field: 'word' },
    invade: { field: 'word' },
    switchTerritory: { territory: 'int' },
    moveRoof: { from: 'word', to: 'word' },
    moveOn: {},
    pass: {},
    soil: { land: 'word' },
    complete: { card: 'word' },
    none: {},
    next: { seat: 'int' },
  },
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
