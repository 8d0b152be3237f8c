import { describe, expect, it } from 'vitest';
import { WHEELS } from '../rules/data.ts';
import { game } from '../rules/game.ts';
import * as helpers from '../rules/helpers.ts';
import type { Estate } from '../rules/state.ts';
import { buildingOf, cellOf, Table } from './table.ts';

const wheel = (id: string): number => WHEELS.findIndex((w) => w.id === id);

describe('helpers for the board', () => {
  it('work on the boards of a view', () => {
    const t = new Table(2).own(1, 'kiln', 'r3c3').stock(1, 'GW(0,1,0,0,2|0) BW(2,0,0|1)');
    const e = game.view(t.s, 0).players[1] as Estate;
    expect(helpers.pointsNow(e)).toBe(4);
    expect(helpers.affordable(e, buildingOf('joinery'))).toBe(true);
    expect(helpers.sitesOf(e.cells, buildingOf('joinery'))).toEqual([cellOf('r4c1')]);
    expect(helpers.sitesOf(e.cells, buildingOf('extension'))).toEqual(['r1c1', 'r2c1', 'r3c1'].map(cellOf));
    expect(['r1c1', 'r1c2', 'r3c3', 'r4c1'].map((c) => helpers.contentOf(e, cellOf(c)).is)).toEqual([
      'start',
      'tile',
      'building',
      'empty',
    ]);
  });

  it('wheelsAfter shows the stock and the turns of a change', () => {
    const t = new Table(1).stock(0, 'GW(1,0,1,2,2|0) BW(2,1,0|0)');
    const food = WHEELS[wheel('glassworks')]?.basics[1] as number;
    expect(helpers.wheelsAfter(t.player(0).stock, [{ marker: food, by: 3 }])).toEqual({
      stock: [0, 2, 0, 1, 1, 1, 2, 1, 0, 0],
      turns: [1, 0],
    });
  });

  it('afterConversion equals what the rules do', () => {
    const position = (): Table =>
      new Table(1).own(0, 'soup-kitchen', 'r3c3').stock(0, 'GW(0,0,1,1,2|0) BW(2,1,0|0)').using(0, 'builder');
    const preview = helpers.afterConversion(position().player(0), buildingOf('soup-kitchen'), wheel('brickworks'));
    const played = position().play(0, 'convert soup-kitchen', 'take 2 wheel=brickworks');
    expect(preview).toEqual({ stock: played.player(0).stock, turns: [0, 1] });
    const none = new Table(1).own(0, 'soup-kitchen', 'r3c3').stock(0, 'GW(0,0,1,0,2|0)');
    expect(helpers.afterConversion(none.player(0), buildingOf('soup-kitchen'), 0)).toBeNull();
  });

  it('a payment is taken from the preferred wheel first', () => {
    const t = new Table(1).own(0, 'boarding-house', 'r3c3').stock(0, 'GW(0,0,1,3,0|0) BW(0,2,0|0)');
    const after = helpers.afterConversion(t.player(0), buildingOf('boarding-house'), wheel('brickworks'));
    expect(after?.stock).toEqual([0, 0, 1, 2, 0, 0, 0, 1, 4, 0]);
  });
});
