import { describe, expect, it } from 'vitest';
import type { AnyGame } from '#kernel';
import { walk } from '#kernel/laws/index.ts';
import { cardOf } from '../rules/data.ts';
import { game } from '../rules/game.ts';

import {
  asked,
  bless,
  deal,
  go,
  lay,
  options,
  placeTemple,
  player,
  pollute,
  refused,
  station,
  table,
  told,
} from './table.ts';

const ALL = { r0c0: 't-water', r0c1: 't-move', r0c2: 't-clean', r0c3: 't-forest' };
const ROW = { r0c1: 'teal-01', r0c2: 'amber-01', r0c3: 'violet-01' };

describe('temples', () => {
  it('TW-12 at the start of a turn at least one action is always legal', () => {
    for (const seats of game.seats) {
      let actions = 0;
      walk(
        game as AnyGame,
        { tribes: Array.from({ length: seats }, () => 'random') },
        seats,
        `dead-end-${seats}`,
        (p) => {
          for (const d of p.open) {
            if (d.kind !== 'action') continue;
            actions++;
            expect(d.options.some((m) => m.do === 'placeTemple' || m.do === 'discardThree')).toBe(true);
          }
        },
      );
      expect(actions).toBeGreaterThan(50);
    }
  });

  it('TW-13 discardThree is illegal while a temple can be placed', () => {
    const t = table();
    expect(options(t)).not.toContain('discardThree');
    expect(refused(t, 'discardThree')).toBe('TW-13');
    bless(t, 0, { r0c0: 't-water' });
    // Temples are left, but no tile without one.
    expect(options(t)).toContain('discardThree');
    expect(refused(t, 'placeTemple')).toBe('TW-16');
    const u = table();
    lay(u, 0, ROW);
    bless(u, 0, ALL);
    expect(options(u)).toContain('discardThree');
    expect(refused(u, 'placeTemple')).toBe('TW-15');
  });

  it('TW-14 a temple costs exactly three cards, whose requirements and effects do not matter', () => {
    const t = table();
    deal(t, { racks: ['blue-20 blue-13 red-20 green-20 yellow-20'] });
    const water = player(t).water;
    go(t, 'placeTemple');
    expect(options(t).length).toBe(10);
    expect(options(t)[0]).toBe('discard blue-20,blue-13,red-20');
    expect(refused(t, 'discard blue-20,blue-13')).toBe('TW-14');
    go(t, 'discard blue-20,red-20,green-20');
    expect(player(t).water).toBe(water);
    expect(player(t).rack.length).toBe(2);
    expect(refused(t, 'decline')).toBe('TW-14');
  });

  it('TW-15 any temple may be first, and its effect does not depend on the tile', () => {
    for (const [temple, expected] of [
      ['t-water', 'draw'],
      ['t-move', 'moveStep'],
      ['t-clean', 'cleanStep'],
      ['t-forest', 'forestTile'],
    ] as const)
      for (const tile of ['r0c0', 'r0c1']) {
        const t = table();
        lay(t, 0, { r0c1: 'teal-01' });
        const water = player(t).water;
        placeTemple(t, temple, tile);
        expect(asked(t)).toBe(expected);
        expect(player(t).water).toBe(water + (temple === 't-water' ? 5 : 0));
      }
  });

  it('TW-16 a tile holds at most one temple; a start tile may hold one', () => {
    const t = table();
    lay(t, 0, { r0c1: 'teal-01' });
    bless(t, 0, { r0c0: 't-water' });
    go(t, 'placeTemple');
    go(t, options(t)[0] as string, 'temple t-move');
    expect(options(t)).toEqual(['templeOn r0c1']);
    expect(refused(t, 'templeOn r0c0')).toBe('TW-16');
    expect(refused(t, 'templeOn r1c1')).toBe('TW-16');
  });

  it('TW-17 a temple stays when the forest becomes a village', () => {
    const t = table();
    lay(t, 0, { r0c1: 'teal-01' });
    bless(t, 0, { r0c1: 't-move' });
    station(t, 0, { r0c1: 2 });
    go(t, 'build r0c1');
    expect(player(t).village[1]).toBe(1);
    expect(player(t).temple[1]).toBe(1);
  });

  it('TW-69 discarded cards lie face up and are public', () => {
    const t = table();
    deal(t, { racks: ['blue-20 blue-13 red-20 green-20 yellow-20'] });
    go(t, 'placeTemple', 'discard blue-13,green-20,yellow-20');
    const pile = ['blue-13', 'green-20', 'yellow-20'].map(cardOf);
    expect(game.view(t.s, 2).element.discard).toEqual(pile);
    expect(told(t, 'discarded')[0]?.cards).toEqual(pile);
    const u = table();
    lay(u, 0, ROW);
    bless(u, 0, ALL);
    go(u, 'discardThree');
    go(u, options(u)[0] as string);
    expect(game.view(u.s, 'spectator').element.discard.length).toBe(3);
  });

  it('TW-71 discardThree always costs three cards and does nothing else', () => {
    const t = table();
    lay(t, 0, ROW);
    bless(t, 0, ALL);
    deal(t, { racks: ['blue-20 blue-13 red-20 green-20 yellow-20'] });
    go(t, 'discardThree');
    expect(refused(t, 'discard blue-20,blue-13')).toBe('TW-71');
    go(t, 'discard blue-20,blue-13,red-20');
    expect(asked(t)).toBe('draw');
    expect(player(t).rack.length).toBe(2);
  });

  it('E9 a temple that cleans', () => {
    const t = table();
    lay(t, 0, { r0c1: 'teal-01' });
    pollute(t, 0, { r1c0: 1, r1c1: 2 });
    placeTemple(t, 't-clean', 'r0c1');
    go(t, 'clean r1c0', 'clean r1c1', 'clean r1c1');
    expect(player(t).pollution.every((n) => n === 0)).toBe(true);
    expect(asked(t)).toBe('draw');
    expect(options(t)).toEqual(['draw 1', 'draw 2', 'draw 3', 'draw 4', 'drawDeck']);
    go(t, 'draw 4', 'draw 1');
    expect(options(t)).toEqual(['draw 1', 'draw 2', 'drawDeck']);
    go(t, 'drawDeck');
    expect(player(t).rack.length).toBe(5);
    expect(t.s.elementDisplay.length).toBe(4);
  });

  it('cards to discard may be named in any order', () => {
    const t = table();
    deal(t, { racks: ['blue-20 blue-13 red-20 green-20 yellow-20'] });
    go(t, 'placeTemple');
    const move = game.canonical?.(t.s, 0, { do: 'discard', cards: ['red-20', 'blue-20', 'green-20'] });
    expect(move).toEqual({ do: 'discard', cards: ['blue-20', 'red-20', 'green-20'] });
    expect(game.whyNot(t.s, 0, { do: 'discard', cards: ['red-20', 'blue-20', 'green-20'] })?.key).toBe('rackOrder');
  });
});
