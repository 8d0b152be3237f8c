import { cards } from '../rules/data.ts';
import type { Counts } from '../rules/requirements.ts';
import { failing } from '../rules/requirements.ts';
import type { Land } from '../rules/state.ts';
import type { Effect } from '../rules/vocabulary.ts';

/** What effects are worth in points, as a player feels it in the middle of a game. */
const UNIT = { water: 0.35, move: 0.5, clean: 0.6 } as const;
const FOREST = 3.6;
const FLIGHT = 1.8;
export const TEMPLE = 3;

export function effectWorth(e: Effect): number {
  switch (e.kind) {
    case 'water':
    case 'move':
    case 'clean':
      return UNIT[e.kind] * e.n;
    case 'mix':
      return Math.max(...e.of.map((u) => UNIT[u])) * e.n;
    case 'forest':
      return Math.max(0.5, FOREST - UNIT.water * e.cost);
    case 'catapult':
      return FLIGHT * e.n;
    case 'temple':
      return TEMPLE;
  }
}

export function effectsWorth(list: readonly Effect[]): number {
  let sum = 0;
  for (const e of list) sum += effectWorth(e);
  return sum;
}

/** What every row of every card is worth. */
export const ROWS: readonly (readonly number[])[] = cards.map((c) => c.rows.map((r) => effectsWorth(r.effects)));

/** A row that cannot be played now may be playable later. */
const LATER = 0.4;

/** The best row of a card: in full if it can be played on these counts, else a part of it. */
function cardWorth(land: Land, card: number, counts: Counts): number {
  let best = 0;
  const rows = ROWS[card] as readonly number[];
  for (let row = 0; row < rows.length; row++) {
    const worth = (rows[row] as number) * (failing(land, card, row, counts) === null ? 1 : LATER);
    if (worth > best) best = worth;
  }
  return best;
}

/** A rack is worth mostly its best cards: only one is played a turn. */
const RANKS = [1, 0.6, 0.4, 0.2, 0.1];

export function rackWorth(land: Land, cards: readonly number[], counts: Counts): number {
  const worths: number[] = [];
  for (let i = 0; i < cards.length; i++) {
    const worth = cardWorth(land, cards[i] as number, counts);
    let at = i;
    for (; at > 0 && (worths[at - 1] as number) < worth; at--) worths[at] = worths[at - 1] as number;
    worths[at] = worth;
  }
  let sum = 0;
  for (let i = 0; i < worths.length; i++) sum += (worths[i] as number) * (RANKS[i] ?? 0);
  return sum;
}
