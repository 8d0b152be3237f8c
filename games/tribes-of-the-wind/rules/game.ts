import type { Game } from '#kernel';
import { meta } from '../meta.ts';
import { apply } from './apply.ts';
import { census } from './census.ts';
import { copy } from './copy.ts';
import { cardOf, tribes } from './data.ts';
import { decisions } from './decisions.ts';
import { whyNot } from './guards.ts';
import { imagine } from './imagine.ts';
import { moves } from './moves.ts';
import { score } from './scoring.ts';
import { setup } from './setup.ts';
import type { Event, GameMove, Options, Player, State, View } from './state.ts';
import { view } from './view.ts';

export const game: Game<State, GameMove, View, Event, Options> = {
  id: meta.id,
  rulesVersion: 2,
  seats: meta.seats,
  options: { tribes: { kind: 'perSeat', values: tribes.map((t) => t.id), default: 'random' } },
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
  /** Cards to discard may be named in any order. */
  canonical(s, seat, move) {
    if (move.do !== 'discard') return move;
    const rack = (s.players[seat] as Player).rack;
    return { do: 'discard', cards: [...move.cards].sort((a, b) => rack.indexOf(cardOf(a)) - rack.indexOf(cardOf(b))) };
  },
};
