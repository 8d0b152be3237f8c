import { describe, expect, it } from 'vitest';
import { CARD_IDS, REGION_IDS, TASK_IDS } from '../rules/data.ts';
import { game } from '../rules/game.ts';
import { cardStates, leavingField, pathsTo, progress, reachableRegions, visibleDeficit } from '../rules/helpers.ts';
import type { PlayerView } from '../rules/state.ts';
import { region, Table } from './table.ts';

describe('helpers for drawing', () => {
  it('find reachable regions and the paths to them on a view', () => {
    const view = game.view(Table.bare().hut(0, 'central-mountain').s, 1);
    const both = { land: true, water: true };
    expect(reachableRegions(view, 0, both, 4).map((r) => REGION_IDS[r])).toEqual([
      'central-steppe',
      'central-beach',
      'east-beach',
    ]);
    expect(pathsTo(view, 0, region('central-beach'), both).map((p) => p.id)).toEqual(['L2']);
    expect(pathsTo(view, 0, region('central-beach'), { land: false, water: true })).toEqual([]);
    expect(pathsTo(view, 0, region('south-steppe'), both, 4)).toEqual([]);
  });

  it('tell open cards from those that need blue', () => {
    const t = Table.bare().dice(0, [4]).lies(1, 1, 'helper').give(0, { godTiles: 1 });
    const states = cardStates(game.decisions(t.s)[0]?.options ?? [], 4);
    expect(['helper', 'temple', 'build'].map((id) => states[CARD_IDS.indexOf(id)])).toEqual(['blue', 'open', 'closed']);
  });

  it('show progress, but nothing that a hidden hand decides', () => {
    const t = Table.bare().hand(0, 'red', 'red').give(0, { shells: 3 });
    const mine = game.view(t.s, 0);
    const other = game.view(t.s, 1);
    const [cards, shells] = ['s7', 'd31'].map((id) => TASK_IDS.indexOf(id)) as [number, number];
    const player = (v: typeof mine): PlayerView => v.players[0] as PlayerView;
    expect(visibleDeficit(mine, 0, player(mine), cards)).toBe(1);
    expect(visibleDeficit(other, 0, player(other), cards)).toBeNull();
    expect(progress(other, 0, player(other), shells).map((x) => x.have)).toEqual([3]);
    expect(leavingField(player(other))).toBe(0);
  });
});
