import { describe, expect, it } from 'vitest';
import { alike, firstOf, inOrder, nextIn, nextKind, type Placed } from '../roving.ts';

const at = (id: string, left: number, top: number): Placed => ({ id, left, top, width: 40, height: 40 });

/** Three dice in a row, cards in two rows below them, buttons in front. */
const table = [
  at('move:pass', 0, 0),
  at('die:0', 0, 60),
  at('die:1', 50, 62),
  at('die:2', 100, 58),
  at('card:a', 0, 120),
  at('card:b', 60, 120),
  at('card:c', 30, 180),
];
const of = (id: string): Placed => table.find((x) => x.id === id) as Placed;
const ids = (list: readonly Placed[]): string[] => list.map((x) => x.id);

describe('the next answer by keys', () => {
  it('lies nearest in the direction of the arrow, among its kind', () => {
    const dice = alike('die:0', table);
    expect(nextIn('ArrowRight', of('die:0'), dice)?.id).toBe('die:1');
    expect(nextIn('ArrowRight', of('die:1'), dice)?.id).toBe('die:2');
    expect(nextIn('ArrowLeft', of('die:1'), dice)?.id).toBe('die:0');
    expect(nextIn('ArrowLeft', of('die:0'), dice)).toBeNull();
    // Down from the dice there are only cards.
    expect(nextIn('ArrowDown', of('die:0'), dice)).toBeNull();
    const cards = alike('card:a', table);
    expect(nextIn('ArrowDown', of('card:a'), cards)?.id).toBe('card:c');
    expect(nextIn('ArrowUp', of('card:c'), cards)?.id).toBe('card:a');
    expect(nextIn('ArrowRight', of('card:a'), cards)?.id).toBe('card:b');
  });

  it('reaches every answer of a field of spaces from every other one', () => {
    const spaces = [0, 1, 2, 3].flatMap((row) =>
      [0, 1, 2, 3, 4].map((column) => at(`space:${row}.${column}`, 50 * column + (row % 2) * 25, 45 * row)),
    );
    const arrows = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'] as const;
    for (const start of spaces) {
      const reached = new Set([start.id]);
      for (let open = [start]; open.length > 0; ) {
        const found = open.flatMap((from) => arrows.flatMap((arrow) => nextIn(arrow, from, spaces) ?? []));
        open = found.filter((x) => !reached.has(x.id));
        for (const x of open) reached.add(x.id);
      }
      expect(reached.size).toBe(spaces.length);
    }
  });

  it('is counted as one reads, whatever a thing stands above its row by', () => {
    expect(ids(inOrder(table))).toEqual(['move:pass', 'die:0', 'die:1', 'die:2', 'card:a', 'card:b', 'card:c']);
  });

  it('is first on the table, and then beside the question', () => {
    expect(firstOf(table)?.id).toBe('die:0');
    expect(firstOf([of('move:pass')])?.id).toBe('move:pass');
    expect(firstOf([])).toBeNull();
  });

  it('of another kind comes in the order of the table, the first again after the last', () => {
    expect(nextKind('die:1', table)?.id).toBe('card:a');
    expect(nextKind('card:b', table)?.id).toBe('move:pass');
  });
});
