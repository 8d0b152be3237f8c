import type { Rng } from '#kernel';
import { copyLand, copyStack } from './copy.ts';
import { cards, colorOfCard, villageCards } from './data.ts';
import { forestTilesFor } from './setup.ts';
import type { Player, SeenCard, State, View } from './state.ts';

const key = (color: number, shuffled: number): number => shuffled * 16 + color;

/**
 * A state the owner of the view cannot tell from the true one. Hidden element cards are dealt from the cards with the
 * same back that went through the same reshuffle: everybody saw which pile became which deck.
 */
export function imagine(v: View, rng: Rng): State {
  const unseen = unseenCards(v);
  const pools = new Map<number, number[]>();
  for (const card of rng.shuffle('imagine', unseen)) {
    const k = key(colorOfCard[card] as number, v.element.shuffled[card] as number);
    const pool = pools.get(k);
    if (pool === undefined) pools.set(k, [card]);
    else pool.push(card);
  }
  const dealt = new Set<number>();
  const face = (seen: SeenCard): number => {
    if (seen.card >= 0) return seen.card;
    const card = pools.get(key(seen.color, seen.shuffled))?.pop();
    if (card === undefined) throw new Error('no card fits this back');
    dealt.add(card);
    return card;
  };
  const players = v.players.map((p): Player => ({ ...copyLand(p), rack: p.rack.map(face) }));
  const elementDisplay = v.element.display.map(face);
  const top = v.element.top === null ? [] : [face(v.element.top)];
  const below = unseen.filter((card) => !dealt.has(card));
  return {
    phase: v.phase,
    round: v.round,
    active: v.active,
    players,
    forestDisplay: v.forest.display.slice(),
    forestStack: v.order?.forest.slice() ?? imagineForest(v, rng),
    villageDisplay: v.village.display.slice(),
    villageDeck: v.order?.village.slice() ?? imagineVillage(v, rng),
    villageDiscard: v.village.discard.slice(),
    elementDisplay,
    elementDeck: v.order?.element.slice() ?? [...below, ...top],
    elementDiscard: v.element.discard.slice(),
    shuffles: v.element.shuffles,
    shuffled: v.element.shuffled.slice(),
    blind: v.blind,
    endTile: v.endTile,
    lastRound: v.lastRound,
    lastBuilt: v.lastBuilt,
    supply: { water: v.supply.water, pollution: v.supply.pollution },
    stack: copyStack(v.stack),
  };
}

/** Element cards whose place the viewer does not know. */
function unseenCards(v: View): number[] {
  const known = new Set<number>(v.element.discard);
  for (const p of v.players) for (const c of p.rack) known.add(c.card);
  for (const c of v.element.display) known.add(c.card);
  if (v.element.top !== null) known.add(v.element.top.card);
  for (const f of v.stack) if (f.f === 'played') known.add(f.card);
  return cards.map((_, i) => i).filter((i) => !known.has(i));
}

function imagineForest(v: View, rng: Rng): number[] {
  if (v.forest.left === 0) return [];
  const known = new Set<number>([...v.forest.display, v.forest.top]);
  for (const p of v.players) for (const tile of p.tiles) known.add(tile);
  const rest = forestTilesFor(v.players.length).filter((i) => !known.has(i));
  return [...rng.shuffle('imagine', rest), v.forest.top];
}

function imagineVillage(v: View, rng: Rng): number[] {
  const known = new Set<number>([...v.village.display, ...v.village.discard]);
  for (const p of v.players) for (const card of [...p.objectives, ...p.used]) known.add(card);
  for (const f of v.stack) if (f.f === 'villageCardUse' || f.f === 'replaceObjective') known.add(f.card);
  const rest = villageCards.map((_, i) => i).filter((i) => !known.has(i));
  return rng.shuffle('imagine', rest);
}
