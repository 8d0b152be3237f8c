/** What lies on a table says what it is: no two different things in the same words, in both languages, in every game. */
import { describe, expect, it } from 'vitest';
import { games } from '#games';
import { LANGUAGES } from '#kernel';
import { reader, walk } from '#web/kit/laws/walk.ts';
import { pureBoard } from './pure-board.ts';

/** One position in so many is looked at. */
const EVERY = 15;

/** Kinds of places that show the same thing: a building on my plan and beside it, my land and that of a neighbour. */
const SAME: Readonly<Record<string, readonly (readonly string[])[]>> = {
  'bora-bora': [['god', 'hand']],
  'glass-road': [['cell', 'land']],
  'my-city': [['building', 'cell', 'piece']],
  'tribes-of-the-wind': [['place', 'tile']],
};

describe.each(games.map((g) => [g.meta.id, g] as const))('the things of %s', async (id, entry) => {
  const { module } = await entry.load();
  const board = await pureBoard(id);
  if (board === null) throw new Error(`${id} has no board`);
  const sortOf = (thing: string): string => {
    const kind = thing.split(':')[0] as string;
    return (SAME[id] ?? []).find((kinds) => kinds.includes(kind))?.join('/') ?? kind;
  };
  const { seats: all } = module.game;

  it.each([...new Set([all[0], all.at(-1)])])('explain themselves in words of their own with %i seats', (seats) => {
    const same = new Set<string>();
    let heard = 0;
    for (const at of walk(module, seats ?? 1, `explained-${seats}`)) {
      if (at.n % EVERY !== 0) continue;
      for (const lang of LANGUAGES) {
        const sorts = new Map<string, string>();
        for (const thing of reader(module, board, at.state, at.open, 0, lang)([]).things.values()) {
          const words = thing.explain().says.join(' ');
          // Its name has said all.
          if (words === '') continue;
          const sort = sortOf(thing.id);
          const other = sorts.get(words) ?? sort;
          if (other !== sort) same.add(`${lang} ${thing.id} and a ${other}: ${words}`);
          sorts.set(words, sort);
          heard++;
        }
      }
    }
    expect([...same].slice(0, 5)).toEqual([]);
    expect(heard).toBeGreaterThan(100);
  });
});
