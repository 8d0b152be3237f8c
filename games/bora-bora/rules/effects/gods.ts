import type { Rng, Seat } from '#kernel';
import { OFFERING_COST, PAIR_CARDS, PAIR_OFFERINGS, TILE_OFFERINGS } from '../data.ts';
import type { Out } from '../events.ts';
import { PAY_CARD, PAY_PAIR, PAY_TILE } from '../moves.ts';
import type { Player, State } from '../state.ts';
import { GOD_IDS } from '../words.ts';

/** What a payment is made from. */
export type Purse = Pick<Player, 'hand' | 'offerings' | 'godTiles'>;

/** Whether the purse holds what this way of paying needs (section 4, pay(G)). */
export function canPayWith(p: Purse, god: number, pay: number): boolean {
  if (pay === PAY_CARD) return p.offerings >= OFFERING_COST && (p.hand[god] as number) > 0;
  if (pay === PAY_TILE) return p.godTiles > 0 && p.offerings >= TILE_OFFERINGS;
  const colour = pay - PAY_PAIR;
  return colour !== god && p.offerings >= PAIR_OFFERINGS && (p.hand[colour] ?? 0) >= PAIR_CARDS;
}

/** All payments for a god: its card, then pairs by colour, then the god tile. */
export function payments(p: Purse, god: number): number[] {
  const list: number[] = [];
  if (canPayWith(p, god, PAY_CARD)) list.push(PAY_CARD);
  if (p.offerings >= PAIR_OFFERINGS)
    for (let x = 0; x < GOD_IDS.length; x++)
      if (x !== god && (p.hand[x] as number) >= PAIR_CARDS) list.push(PAY_PAIR + x);
  if (canPayWith(p, god, PAY_TILE)) list.push(PAY_TILE);
  return list;
}

export function canPay(p: Purse, god: number): boolean {
  if (canPayWith(p, god, PAY_TILE) || canPayWith(p, god, PAY_CARD)) return true;
  for (let x = 0; x < GOD_IDS.length; x++) if (canPayWith(p, god, PAY_PAIR + x)) return true;
  return false;
}

/** What is left in the purse after a payment. */
export function purseAfter(p: Purse, god: number, pay: number): Purse {
  const hand = p.hand.slice();
  if (pay === PAY_TILE) return { hand, offerings: p.offerings - TILE_OFFERINGS, godTiles: p.godTiles - 1 };
  if (pay === PAY_CARD) {
    hand[god] = (hand[god] as number) - 1;
    return { hand, offerings: p.offerings - OFFERING_COST, godTiles: p.godTiles };
  }
  const colour = pay - PAY_PAIR;
  hand[colour] = (hand[colour] as number) - PAIR_CARDS;
  return { hand, offerings: p.offerings - PAIR_OFFERINGS, godTiles: p.godTiles };
}

/** Pays at once, before anything that follows from it (BB-82, BB-99). */
export function payGod(s: State, seat: Seat, god: number, pay: number, out: Out): void {
  const p = s.players[seat] as Player;
  if (pay === PAY_TILE) {
    p.godTiles--;
    p.offerings -= TILE_OFFERINGS;
    s.godTilesOut++;
  } else if (pay === PAY_CARD) {
    discard(s, p, god, 1);
    p.offerings -= OFFERING_COST;
  } else {
    discard(s, p, pay - PAY_PAIR, PAIR_CARDS);
    p.offerings -= PAIR_OFFERINGS;
  }
  out.tell({ e: 'paid', seat, god, pay });
}

function discard(s: State, p: Player, colour: number, n: number): void {
  p.hand[colour] = (p.hand[colour] as number) - n;
  p.known[colour] = Math.max(0, (p.known[colour] as number) - n);
  s.godDiscard[colour] = (s.godDiscard[colour] as number) + n;
}

function discardSize(s: Pick<State, 'godDiscard'>): number {
  let n = 0;
  for (const x of s.godDiscard) n += x;
  return n;
}

/** Whether the deck, or a deck made of the discard pile, has a card. */
export function deckHasCard(s: State): boolean {
  return s.godDeck.length > 0 || discardSize(s) > 0;
}

/** BB-93: whether any god card can be taken. */
export function cardToTake(s: State): boolean {
  return s.godDisplay.length > 0 || deckHasCard(s);
}

/** The top card of the deck; an empty deck is made anew from the discard pile (BB-85). Null: there is no card. */
function drawTop(s: State, rng: Rng, out: Out): number | null {
  if (s.godDeck.length === 0) {
    const n = discardSize(s);
    if (n === 0) return null;
    for (let g = 0; g < GOD_IDS.length; g++) {
      for (let k = s.godDiscard[g] as number; k > 0; k--) s.godDeck.push(g);
      s.godDiscard[g] = 0;
    }
    rng.shuffle('gods', s.godDeck);
    out.tell({ e: 'reshuffled', cards: n });
  }
  out.commit();
  return s.godDeck.pop() ?? null;
}

/** A card from the display, seen by all; the display is refilled at once (BB-36). */
export function takeFromDisplay(s: State, seat: Seat, god: number, rng: Rng, out: Out): void {
  const p = s.players[seat] as Player;
  s.godDisplay.splice(s.godDisplay.indexOf(god), 1);
  p.hand[god] = (p.hand[god] as number) + 1;
  p.known[god] = (p.known[god] as number) + 1;
  out.tell({ e: 'tookCard', seat, god });
  const next = drawTop(s, rng, out);
  if (next === null) return;
  s.godDisplay.push(next);
  out.tell({ e: 'turnedCard', god: next });
}

/** The top card of the deck, seen by its new owner only. */
export function takeBlind(s: State, seat: Seat, rng: Rng, out: Out): void {
  const god = drawTop(s, rng, out);
  if (god === null) throw new Error('no god card to draw');
  const p = s.players[seat] as Player;
  p.hand[god] = (p.hand[god] as number) + 1;
  out.whisper([seat], { e: 'tookBlind', seat, god }, { e: 'tookBlind', seat, god: null });
}
