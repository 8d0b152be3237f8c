import { cardsOf } from './cards.ts';
import { ALL_CARDS, BUILDINGS, NAMES, SPECIALISTS } from './data.ts';
import { isTile, type State } from './state.ts';

/** Every building tile, landscape tile and specialist card, counted over all places. */
export function census(s: State): Record<string, number> {
  const found: Record<string, number> = {};
  const add = (key: string, n = 1): void => {
    found[key] = (found[key] ?? 0) + n;
  };
  const addTiles = (tiles: readonly number[]): void => {
    for (const t of tiles) if (t >= 0) add(`building ${BUILDINGS[t]?.id}`);
  };
  for (const row of [...s.rows, ...s.stacks]) addTiles(row);
  for (const p of s.players) {
    addTiles(p.built);
    addTiles(p.private);
    for (const content of p.cells) if (isTile(content)) add(`tile ${NAMES.tiles[content - 1]}`);
  }
  for (const [tile, n] of s.supply.entries()) add(`tile ${NAMES.tiles[tile]}`, n);
  for (const frame of s.stack) if (frame.f === 'draft') addTiles(frame.seen);

  const addCards = (owner: string, cards: readonly number[]): void => {
    for (const c of cards) add(`card ${owner} ${SPECIALISTS[c]?.id}`);
  };
  for (const [seat, p] of s.players.entries()) {
    addCards(`${seat}`, [...cardsOf(p.hand), ...cardsOf(p.rest), ...p.played, ...p.followed]);
    // Until all have laid a card, it lies in the hand and is only marked.
    if (p.down >= 0 && s.phase !== 'choose') addCards(`${seat}`, [p.down]);
  }
  const n = s.neighbour;
  if (n !== null)
    addCards('neighbour', [
      ...n.row,
      ...cardsOf(n.rest & ALL_CARDS),
      ...n.played,
      ...n.followed,
      ...(n.down < 0 ? [] : [n.down]),
    ]);
  return found;
}
