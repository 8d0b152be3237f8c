/** Hands as sets of bits, in card order. */

import { handCards } from './counters.ts';
import { SPECIALISTS, STRUCTURE } from './data.ts';
import { cardOf, type GameMove } from './moves.ts';
import type { Player } from './state.ts';
import type { View, ViewNeighbour, ViewPlayer } from './view.ts';

export const HAND_SIZE: number = STRUCTURE.handSize;

export const has = (set: number, card: number): boolean => (set & (1 << card)) !== 0;
export const size = handCards;

/** The cards of a set, in card order. */
export function cardsOf(set: number): number[] {
  const cards: number[] = [];
  for (let card = 0; card < SPECIALISTS.length; card++) if (has(set, card)) cards.push(card);
  return cards;
}

/** The moves of the cards of a set, in card order. */
export function listCards(set: number, moves: readonly GameMove[], options: GameMove[]): void {
  for (let card = 0; card < moves.length; card++) if (has(set, card)) options.push(moves[card] as GameMove);
}

export const isReady = (p: Player): boolean => size(p.hand) >= HAND_SIZE;
export const cardId = (card: number): string => (SPECIALISTS[card] as (typeof SPECIALISTS)[number]).id;

/** GR-6, GR-7: holds the card in hand and has a free slot. The face-down card has left the hand (GR-4). */
export function mustFollow(
  holder: { hand: number; followed: readonly number[] },
  card: number,
  slots: number,
): boolean {
  return has(holder.hand, card) && holder.followed.length < slots;
}

/** What everybody knows of the others at the table: whether one of them may hold this card, and a free slot for it. */
export function mayFollow(v: View, seat: number, id: string): boolean {
  const card = cardOf(id);
  const holds = (p: ViewPlayer | ViewNeighbour): boolean =>
    p.handSize > 0 && !has(p.absent, card) && !p.played.includes(card) && !p.followed.includes(card);
  if (v.neighbour !== null && holds(v.neighbour) && v.neighbour.followed.length < STRUCTURE.soloNeighbour.followSlots)
    return true;
  return v.players.some((p, other) => other !== seat && holds(p) && p.followed.length < STRUCTURE.followSlots);
}
