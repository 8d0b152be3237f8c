import { describe, expect, it } from 'vitest';
import { STATUS_VP } from '../rules/data.ts';
import { GOD_IDS } from '../rules/words.ts';
import { spacesOf, Table } from './table.ts';

describe('helper', () => {
  it('BB-34 unspent helper points are lost', () => {
    const t = Table.bare().dice(0, [5]).play('die 5 helper', 'help vp', 'help done');
    expect(t.vp()).toBe(1);
    expect(t.events()).toContainEqual({ e: 'helperLost', seat: 0, n: 4 });
    expect(t.asked).toBe(1);
    const one = Table.bare().dice(0, [1]).play('die 1 helper');
    expect(one.options()).toEqual(['help vp', 'help done']);
    expect(one.whyNot('help offering')).toEqual({ ruling: 'BB-34', key: 'tooFewPoints', args: { need: 2, left: 1 } });
  });

  it('BB-35 god cards come from the display or blind from the deck, chosen card by card', () => {
    const t = Table.bare()
      .dice(0, [4])
      .display('blue', 'blue', 'red', 'red', 'green')
      .play('die 4 helper', 'help godCard');
    expect(t.options()).toEqual(['draw blue', 'draw red', 'draw green', 'draw deck']);
    expect(t.whyNot('draw yellow')).toEqual({ ruling: 'BB-35', key: 'notInDisplay' });
    const top = t.s.godDeck[t.s.godDeck.length - 1] as number;
    t.play('draw deck');
    expect(t.player().hand[top]).toBe(1);
    expect(t.player().known).toEqual([0, 0, 0, 0, 0]);
    t.play('help godCard', 'draw red');
    expect(t.player().known[GOD_IDS.indexOf('red')]).toBe(1);
  });

  it('BB-36 the display is refilled at once', () => {
    const t = Table.bare().dice(0, [4]).display('blue').play('die 4 helper', 'help godCard');
    const top = t.s.godDeck[t.s.godDeck.length - 1] as number;
    t.play('draw blue');
    expect(t.s.godDisplay).toHaveLength(5);
    expect(t.s.godDisplay[4]).toBe(top);
    expect(t.events()).toContainEqual({ e: 'turnedCard', god: top });
    expect(t.out.committed).toBe(true);
  });

  it('BB-47 materials, offerings and shells never run out', () => {
    const t = Table.bare();
    for (let i = 0; i < 25; i++) {
      t.dice(0, [6]).dice(1, [6]).phase('A', 0);
      for (const p of t.s.players) p.placed.fill(8, 1);
      t.play('die 6 helper');
      for (let k = 0; k < 3; k++) t.play('fetch sand').until((x) => x.kind !== 'placeMaterial');
    }
    expect(t.player().surplus[0]).toBe(75 - spacesOf(0).length);
    expect(t.options()).not.toEqual([]);
  });

  it('BB-EX5 five points: two tattoos, one gathering, one offering', () => {
    const t = Table.bare()
      .room(0, 3)
      .person(0, 'man-land-3')
      .person(0, 'man-water-2')
      .person(0, 'woman-vp-3')
      .dice(0, [5]);
    t.play('die 5 helper', 'tattoo man-land-3', 'tattoo man-water-2', 'gather woman-vp-3', 'help offering');
    expect(t.s.status[0]).toBe(5);
    expect([STATUS_VP[4], STATUS_VP[5]]).toEqual([2, 4]);
    expect([t.player().shells, t.player().offerings]).toEqual([3, 1]);
    expect(t.asked).toBe(1);
  });

  it('BB-EX6 ways to spend six points', () => {
    const start = (): Table => Table.bare().room(0, 6).dice(0, [6]).display('blue', 'red');
    const a = start().person(0, 'man-vp-1').person(0, 'woman-vp-1');
    a.play('die 6 helper', 'fetch wood').until((x) => x.kind === 'helper');
    a.play('tattoo man-vp-1', 'gather woman-vp-1', 'help vp', 'help vp');
    expect([a.asked, a.vp()]).toEqual([1, 2]);
    const b = start().play('die 6 helper', 'help godCard', 'draw blue', 'help offering', 'fetch wood');
    expect(b.until((x) => x.kind !== 'placeMaterial').asked).toBe(1);
    const people = ['man-vp-1', 'man-vp-2', 'man-vp-3', 'woman-vp-1', 'woman-vp-2', 'woman-vp-3'];
    const c = start();
    for (const id of people) c.person(0, id);
    c.play('die 6 helper', ...people.map((id) => `${id.startsWith('man') ? 'tattoo' : 'gather'} ${id}`));
    expect([c.asked, c.s.status[0], c.player().shells]).toEqual([1, 6, 6]);
    const d = start().play(
      'die 6 helper',
      'help godCard',
      'draw blue',
      'help godCard',
      'draw red',
      'help vp',
      'help vp',
    );
    expect([d.asked, d.vp()]).toEqual([1, 2]);
  });
});
