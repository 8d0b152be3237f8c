import { cards, tiles, villageCards } from './data.ts';
import { pollutionTokens, ridersOnTiles, villages } from './metrics.ts';
import type { State } from './state.ts';

/** Every piece by its name, and every kind of token, counted over all places. */
export function census(s: State): Record<string, number> {
  const n: Record<string, number> = {};
  const add = (name: string, k = 1): void => {
    n[name] = (n[name] ?? 0) + k;
  };
  const addAll = (list: readonly { readonly id: string }[], pieces: readonly number[]): void => {
    for (const i of pieces) if (i >= 0) add(list[i]?.id ?? `unknown ${i}`);
  };
  addAll(cards, [...s.elementDeck, ...s.elementDisplay, ...s.elementDiscard]);
  addAll(tiles, [...s.forestDisplay, ...s.forestStack]);
  addAll(villageCards, [...s.villageDeck, ...s.villageDisplay, ...s.villageDiscard]);
  for (const f of s.stack) {
    if (f.f === 'played') addAll(cards, [f.card]);
    if (f.f === 'villageCardUse' || f.f === 'replaceObjective') addAll(villageCards, [f.card]);
  }
  add('water', s.supply.water);
  add('pollution', s.supply.pollution);
  for (const [seat, p] of s.players.entries()) {
    addAll(cards, p.rack);
    addAll(tiles, p.tiles);
    addAll(villageCards, [...p.objectives, ...p.used]);
    add(`riders ${seat}`, p.capital + ridersOnTiles(p, -1));
    add(`treehouses ${seat}`, p.treehouses + villages(p));
    for (const t of [...p.temple, ...p.unplaced]) if (t >= 0) add(`temple ${seat}.${t}`);
    add('water', p.water);
    add('pollution', pollutionTokens(p, -1));
  }
  return n;
}
