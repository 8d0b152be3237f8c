import type { Seat } from '#kernel';
import { type ActionCard, CARD_IDS, CARDS, CARDS_IN_PLAY, DIE_FACES, FISHING, FISHING_VP } from '../data.ts';
import { canPay, payGod, payments, purseAfter } from '../effects/gods.ts';
import { addPoints } from '../effects/points.ts';
import * as moves from '../moves.ts';
import { PAY_NONE, PAY_WORDS } from '../moves.ts';
import { type GameMove, NOBODY, type Player, type State } from '../state.ts';
import { BLUE, WHITE } from '../words.ts';
import { cardNeeds, NEVER } from './feasible.ts';
import { type Question, refuse, refusePay, wrongMove } from './question.ts';

/** The lowest face on a card; more than any die if none lies there. White does not change faces (BB-11). */
export function lowestDie(s: { readonly players: readonly Pick<Player, 'dice' | 'placed'>[] }, card: number): number {
  let low = NEVER;
  for (const p of s.players)
    for (let i = 0; i < p.placed.length; i++)
      if (p.placed[i] === card && (p.dice[i] as number) < low) low = p.dice[i] as number;
  return low;
}

/** BB-7, BB-8: a card is open for faces lower than every die there, the fishing space for all. */
export function isOpen(
  s: { readonly players: readonly Pick<Player, 'dice' | 'placed'>[] },
  card: number,
  face: number,
): boolean {
  return (CARDS[card] as ActionCard).anyDie || face < lowestDie(s, card);
}

function unplacedFace(p: Player, face: number): boolean {
  for (let i = 0; i < p.dice.length; i++) if (p.dice[i] === face && p.placed[i] === NOBODY) return true;
  return false;
}

/** A1: one die on a card that is open, or made open by blue, and whose action can be carried out (BB-7 to BB-16). */
export const placeDie: Question = {
  verbs: ['die'],
  options(s, seat) {
    const p = s.players[seat] as Player;
    const cards = CARDS_IN_PLAY[s.seats] as readonly number[];
    const needs = cards.map((card) => cardNeeds(s, seat, card));
    const lows = cards.map((card) => lowestDie(s, card));
    const blue = payments(p, BLUE);
    const whiteNow = canPay(p, WHITE);
    const whiteAfter = blue.map((pay) => canPay(purseAfter(p, BLUE, pay), WHITE));
    const list: GameMove[] = [];
    for (let face = 1; face <= DIE_FACES; face++) {
      if (!unplacedFace(p, face)) continue;
      for (let i = 0; i < cards.length; i++) {
        const card = cards[i] as number;
        const need = needs[i] as number;
        if (need > DIE_FACES) continue;
        const options = moves.die[face - 1]?.[card] as readonly GameMove[];
        if (card === FISHING || face < (lows[i] as number)) {
          if (face >= need || whiteNow) list.push(options[PAY_NONE] as GameMove);
        } else
          for (let k = 0; k < blue.length; k++)
            if (face >= need || whiteAfter[k]) list.push(options[blue[k] as number] as GameMove);
      }
    }
    return list;
  },
  apply(s, seat, move, _rng, out) {
    if (move.do !== 'die') wrongMove(move);
    const p = s.players[seat] as Player;
    const card = CARD_IDS.indexOf(move.card);
    if (move.blue !== undefined) payGod(s, seat, BLUE, PAY_WORDS.indexOf(move.blue), out);
    for (let i = 0; i < p.dice.length; i++)
      if (p.dice[i] === move.value && p.placed[i] === NOBODY) {
        p.placed[i] = card;
        break;
      }
    out.tell({ e: 'die', seat, face: move.value, card });
    if (card === FISHING) {
      addPoints(s, seat, 'fishing', FISHING_VP);
      out.tell({ e: 'points', seat, part: 'fishing', vp: FISHING_VP });
    } else s.stack.push({ f: 'card', card, face: move.value, power: move.value, asked: false });
  },
  refuse(s, seat, move) {
    if (move.do !== 'die') return null;
    const p = s.players[seat] as Player;
    const card = CARD_IDS.indexOf(move.card);
    if (!(CARDS_IN_PLAY[s.seats] as readonly number[]).includes(card)) return refuse('BB-2', 'cardNotInPlay');
    if (!unplacedFace(p, move.value)) return refuse('BB-7', 'noSuchDie', { value: move.value });
    const open = isOpen(s, card, move.value);
    if (open && move.blue !== undefined) return refuse('BB-10', 'blueNotNeeded');
    if (!open && move.blue === undefined) return refuse('BB-7', 'dieBlocked', { low: lowestDie(s, card) });
    if (!open) {
      const pay = refusePay(p, BLUE, move.blue ?? '');
      if (pay !== null) return pay;
    }
    return refuseAction(s, seat, card, move.value);
  },
};

function refuseAction(s: State, seat: Seat, card: number, face: number): ReturnType<Question['refuse']> {
  const need = cardNeeds(s, seat, card);
  if (need <= DIE_FACES) return face >= need ? null : refuse('BB-14', 'dieTooLow', { need });
  const p = s.players[seat] as Player;
  switch ((CARDS[card] as ActionCard).actions[0]) {
    case 'temple':
      return refuse('BB-37', 'noPriest');
    case 'build':
      return p.built.includes(0) ? refuse('BB-43', 'noBuildingGround') : refuse('BB-14', 'allBuilt');
    case 'takeMan':
    case 'takeWoman':
      return refuse('BB-29', 'noFieldOrPerson');
    default:
      return refuse('BB-14', 'nowhereToSettle');
  }
}
