import { describe, expect, it } from 'vitest';
import { tileAt, tileOf } from '../rules/data.ts';
import { game } from '../rules/game.ts';
import { forestTilesFor } from '../rules/setup.ts';
import {
  asked,
  deal,
  forget,
  go,
  lay,
  lead,
  options,
  player,
  pollute,
  refused,
  station,
  type Table,
  table,
  told,
} from './table.ts';

/** A turn at the choice of a forest for 5 water. */
function planting(water = 20, tribe = 'falcons'): Table {
  const t = table(3, [tribe, ...['springs', 'embers', 'roots'].filter((x) => x !== tribe).slice(0, 2)]);
  deal(t, { racks: ['green-03 G R B B', 'G R R R B', 'R R B B Y'] });
  player(t).water = water;
  pollute(t, 0, {});
  go(t, 'play green-03 1');
  return t;
}

const display = (t: Table): string[] => t.s.forestDisplay.map((i) => tileAt(i).id);
const top = (t: Table): string => tileAt(t.s.forestStack.at(-1) as number).id;

describe('forest', () => {
  it('TW-32 a forest needs a clean empty space that touches an own tile orthogonally', () => {
    const t = planting();
    pollute(t, 0, { r1c0: 1 });
    go(t, `forest ${top(t)}`);
    expect(options(t)).toEqual(['plant r0c1']);
    for (const space of ['r0c0', 'r1c0', 'r1c1', 'r2c3', 'capital']) expect(refused(t, `plant ${space}`)).toBe('TW-32');
    const u = table(3, ['roots', 'falcons', 'springs']);
    lead(u, 0, 'roots-2');
    deal(u, { racks: ['green-03 G R B B', 'G R R R B', 'R R B B Y'] });
    player(u).water = 5;
    pollute(u, 0, {});
    go(u, 'play green-03 1', `forest ${top(u)}`);
    expect(options(u)).toEqual(['plant r0c1', 'plant r1c0', 'plant r1c1']);
    const v = planting();
    pollute(v, 0, { r0c1: 1, r1c0: 2 });
    expect(options(v)).toEqual(['decline']);
    expect(refused(v, `forest ${top(v)}`)).toBe('TW-32');
  });

  it('TW-33 the cost is paid when the tile is chosen; without enough water it can only be declined', () => {
    const t = planting(5);
    go(t, `forest ${top(t)}`);
    expect(player(t).water).toBe(0);
    const u = planting(4);
    expect(options(u)).toEqual(['decline']);
    expect(refused(u, `forest ${top(u)}`)).toBe('TW-33');
  });

  it('TW-34 the display is refilled at once after a placement, also between two forests of a card', () => {
    const t = table();
    deal(t, { racks: ['green-14 Y R B B'] });
    pollute(t, 0, {});
    player(t).water = 20;
    go(t, 'play green-14 2');
    const [first] = display(t);
    const next = top(t);
    go(t, `forest ${first}`, 'plant r0c1');
    expect(asked(t)).toBe('forestTile');
    expect(display(t).length).toBe(4);
    expect(display(t)[3]).toBe(next);
    expect(options(t)).toContain(`forest ${next}`);
  });

  it('TW-35 the top of the stack may be taken instead', () => {
    const t = planting();
    const tile = top(t);
    const before = display(t);
    expect(options(t)).toEqual([...before, tile].map((x) => `forest ${x}`).concat('decline'));
    expect(refused(t, `forest ${tileAt(t.s.forestStack[0] as number).id}`)).toBe('TW-35');
    go(t, `forest ${tile}`, 'plant r0c1');
    expect(display(t)).toEqual(before);
    expect(top(t)).not.toBe(tile);
    expect(player(t).tiles[1]).toBe(tileOf(tile));
  });

  it('TW-36 with an empty stack the display shrinks, with no tile left forests can only be declined', () => {
    const t = planting();
    const gone = t.s.forestStack.splice(0);
    expect(options(t).length).toBe(5);
    go(t, `forest ${display(t)[0]}`, 'plant r0c1');
    expect(t.s.forestDisplay.length).toBe(3);
    const u = planting();
    u.s.forestStack.splice(0);
    u.s.forestDisplay.splice(0);
    expect(options(u)).toEqual(['decline']);
    expect(refused(u, `forest ${tileAt(gone[0] as number).id}`)).toBe('TW-36');
  });

  it('TW-57 water and pollution are never limited by the tokens in the box', () => {
    const t = table();
    player(t).water = 500;
    deal(t, { racks: ['blue-01 B R G Y'] });
    go(t, 'play blue-01 1');
    expect(player(t).water).toBe(504);
    const u = table();
    lay(u, 0, { r0c1: 'teal-01' });
    station(u, 0, { r0c1: 2 });
    player(u).pollution[5] = 400;
    go(u, 'build r0c1');
    expect(player(u).pollution[5]).toBe(401);
  });

  it('TW-58 only tiles for the number of players are in the stack', () => {
    expect(game.seats.map((n) => forestTilesFor(n).length)).toEqual([21, 27, 33, 39]);
    for (const seats of game.seats) {
      const t = table(seats);
      expect(t.s.forestStack.length + t.s.forestDisplay.length).toBe(forestTilesFor(seats).length);
      for (const i of [...t.s.forestStack, ...t.s.forestDisplay])
        expect(tileAt(i).minPlayers).toBeLessThanOrEqual(seats);
    }
  });

  it('TW-63 between tile and space nothing new becomes visible', () => {
    const t = planting();
    const before = game.view(t.s, 1).forest;
    forget(t);
    go(t, `forest ${top(t)}`);
    expect(game.view(t.s, 1).forest).toEqual(before);
    expect(t.out.committed).toBe(false);
    go(t, 'plant r0c1');
    expect(game.view(t.s, 1).forest.top).not.toBe(before.top);
    expect(t.out.committed).toBe(true);
  });

  it('E14 two forests of one card', () => {
    for (const [water, planted] of [
      [9, 2],
      [8, 1],
    ] as const) {
      const t = table();
      deal(t, { racks: ['green-20 G G R B'] });
      pollute(t, 0, {});
      player(t).water = water;
      go(t, 'play green-20 1', 'effect 0', `forest ${top(t)}`, 'plant r0c1');
      if (planted === 2) {
        go(t, `forest ${display(t)[3]}`);
        expect(options(t)).toContain('plant r0c2');
        go(t, 'plant r0c2');
        expect(player(t).water).toBe(0);
      } else {
        expect(options(t)).toEqual(['decline']);
        go(t, 'decline');
      }
      expect(told(t, 'planted').length).toBe(planted);
      expect(asked(t)).toBe('draw');
    }
  });
});
