import type { Rng, Sink } from '#kernel';
import { colorOfCard, constants } from './data.ts';
import type { Event, Player, State } from './state.ts';

/** Decks, displays and tokens: everything that passes between a player and the middle of the table. */

export function gainWater(s: State, p: Player, n: number): void {
  p.water += n;
  s.supply.water -= n;
}

export function payWater(s: State, p: Player, n: number): void {
  p.water -= n;
  s.supply.water += n;
}

export function addPollution(s: State, p: Player, space: number): void {
  p.pollution[space] = (p.pollution[space] as number) + 1;
  s.supply.pollution--;
}

export function removePollution(s: State, p: Player, space: number): void {
  p.pollution[space] = (p.pollution[space] as number) - 1;
  s.supply.pollution++;
}

/** 5.10: as soon as the deck is empty the discard pile becomes the new one, also in the middle of a draw (TW-75). */
function keepDeck(s: State, rng: Rng, out: Sink<Event>): void {
  if (s.elementDeck.length > 0 || s.elementDiscard.length === 0) return;
  s.shuffles++;
  for (const card of s.elementDiscard) s.shuffled[card] = s.shuffles;
  s.elementDeck = rng.shuffle('element', s.elementDiscard);
  s.elementDiscard = [];
  out.tell({ e: 'reshuffled', deck: 'element', n: s.elementDeck.length });
}

/** The top card; everybody sees the back of the next one at once (TW-46). */
export function drawElement(s: State, rng: Rng, out: Sink<Event>): number {
  const card = s.elementDeck.pop() as number;
  keepDeck(s, rng, out);
  return card;
}

/** Brings the element display back to its size; new cards join at the end (TW-68). */
export function refillElements(s: State, rng: Rng, out: Sink<Event>): void {
  if (s.elementDisplay.length >= constants.elementDisplay) return;
  const colors: number[] = [];
  while (s.elementDisplay.length < constants.elementDisplay && s.elementDeck.length > 0) {
    const card = drawElement(s, rng, out);
    s.elementDisplay.push(card);
    colors.push(colorOfCard[card] as number);
  }
  out.tell({ e: 'elementRefilled', colors });
  out.commit();
}

/** TW-34, TW-36: refilled from the stack, or shrinking when that is empty. */
export function refillForest(s: State, out: Sink<Event>): void {
  while (s.forestDisplay.length < constants.forestDisplay) {
    const tile = s.forestStack.pop();
    if (tile === undefined) return;
    s.forestDisplay.push(tile);
    out.tell({ e: 'forestRefilled', tile });
    out.commit();
  }
}

/** TW-66: the display is short only while deck and discard pile are both empty. */
export function refillVillage(s: State, rng: Rng, out: Sink<Event>): void {
  while (s.villageDisplay.length < constants.villageDisplay) {
    if (s.villageDeck.length === 0) {
      if (s.villageDiscard.length === 0) return;
      s.villageDeck = rng.shuffle('village', s.villageDiscard);
      s.villageDiscard = [];
      out.tell({ e: 'reshuffled', deck: 'village', n: s.villageDeck.length });
    }
    const card = s.villageDeck.pop() as number;
    s.villageDisplay.push(card);
    out.tell({ e: 'villageRefilled', card });
    out.commit();
  }
}

/** Takes a piece out of a list; the rest closes up (TW-68). */
export function takeOut(list: number[], piece: number): void {
  const i = list.indexOf(piece);
  if (i < 0) throw new Error(`piece ${piece} is not there`);
  list.splice(i, 1);
}
