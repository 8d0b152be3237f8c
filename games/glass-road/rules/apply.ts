import type { Rng, Seat } from '#kernel';
import { startAnytime } from './anytime.ts';
import { cardId, isReady } from './cards.ts';
import { isPassive } from './decisions.ts';
import { advance, cardsLaid, handsChosen, isOpen, playOpenly } from './flow.ts';
import { type Out, playerOf } from './frames/common.ts';
import { answerTo, runStack } from './frames/index.ts';
import { cardOf, type GameMove } from './moves.ts';
import type { Frame, State } from './state.ts';

export function apply(s: State, seat: Seat, move: GameMove, rng: Rng, out: Out): void {
  const aside = s.aside[seat] as Frame[];
  if (aside.length > 0) {
    answerTo(s, aside, move, out);
    runStack(s, aside, out);
    return;
  }
  switch (move.do) {
    case 'keep':
      keep(s, seat, cardOf(move.card), rng, out);
      break;
    case 'choose':
      choose(s, seat, cardOf(move.card), out);
      break;
    case 'convert':
    case 'discard':
      if (isPassive(s, seat)) {
        startAnytime(s, aside, seat, move, out);
        runStack(s, aside, out);
        return;
      }
      answerTo(s, s.stack, move, out);
      break;
    case 'decline':
      if (s.phase === 'extra') {
        out.tell({ e: 'extraDeclined', seat });
        s.phase = 'ending';
        break;
      }
      answerTo(s, s.stack, move, out);
      break;
    default:
      answerTo(s, s.stack, move, out);
  }
  advance(s, out);
}

/** DP1 (GR-66). */
function keep(s: State, seat: Seat, card: number, rng: Rng, out: Out): void {
  const p = playerOf(s, seat);
  p.hand |= 1 << card;
  p.rest &= ~(1 << card);
  out.whisper([seat], { e: 'kept', seat, card: cardId(card) });
  if (!isReady(p)) return;
  out.tell({ e: 'ready', seat });
  out.commit();
  handsChosen(s, rng, out);
}

/** DP2 and DP11. */
function choose(s: State, seat: Seat, card: number, out: Out): void {
  if (isOpen(s)) {
    s.phase = s.phase === 'extra' ? 'ending' : 'reveal';
    playOpenly(s, seat, card, out);
    return;
  }
  playerOf(s, seat).down = card;
  out.whisper([seat], { e: 'laid', seat, card: cardId(card) }, { e: 'laid', seat, card: null });
  out.commit();
  cardsLaid(s);
}
