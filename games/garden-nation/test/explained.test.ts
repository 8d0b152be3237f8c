/** What lies on the table says what it is: every kind of thing in words of its own. */
import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '#kernel';
import { reader, walk } from '#web/kit/laws/walk.ts';
import board from '../board/index.tsx';
import { module } from '../index.ts';

/** One position in so many is looked at. */
const EVERY = 15;

describe('explanations', () => {
  it.each(module.game.seats)('no two kinds of things say the same with %i seats', (seats) => {
    const same: string[] = [];
    for (const at of walk(module, seats, `explained-${seats}`)) {
      if (at.n % EVERY !== 0) continue;
      for (const lang of LANGUAGES) {
        const kinds = new Map<string, string>();
        for (const thing of reader(module, board as never, at.state, at.open, 0, lang)([]).things.values()) {
          const kind = thing.id.split(':')[0] as string;
          const words = thing.explain().says.join(' ');
          const other = kinds.get(words);
          if (other !== undefined && other !== kind) same.push(`${lang} ${thing.id} and a ${other}: ${words}`);
          kinds.set(words, kind);
        }
      }
    }
    expect(same.slice(0, 5)).toEqual([]);
  });
});
