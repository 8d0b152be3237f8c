import { deckHasCard, takeBlind, takeFromDisplay } from '../effects/gods.ts';
import * as moves from '../moves.ts';
import type { GameMove } from '../state.ts';
import { GOD_IDS, godIndex } from '../words.ts';
import { type Question, refuse, top, wrongMove } from './question.ts';

/** A god card from the display or blind from the deck, chosen card by card (BB-35). */
export const takeGodCard: Question = {
  verbs: ['draw'],
  options(s) {
    const list: GameMove[] = [];
    for (let g = 0; g < GOD_IDS.length; g++) if (s.godDisplay.includes(g)) list.push(moves.draw[g] as GameMove);
    if (deckHasCard(s)) list.push(moves.drawDeck);
    return list;
  },
  about: (s) => ({ left: top(s, 'draw').left }),
  apply(s, seat, move, rng, out) {
    if (move.do !== 'draw') wrongMove(move);
    top(s, 'draw').left--;
    if (move.from === 'deck') takeBlind(s, seat, rng, out);
    else takeFromDisplay(s, seat, godIndex(move.from), rng, out);
  },
  refuse(s, _seat, move) {
    if (move.do !== 'draw') return null;
    if (move.from === 'deck') return deckHasCard(s) ? null : refuse('BB-85', 'deckEmpty');
    const god = godIndex(move.from);
    return s.godDisplay.includes(god) ? null : refuse('BB-35', 'notInDisplay');
  },
};
