import { describe, expect, it } from 'vitest';
import { NEIGHBOURS, SPECIALISTS, TILES } from '../rules/data.ts';
import { startPay } from '../rules/frames/pay.ts';
import { startRun } from '../rules/frames/run.ts';
import { countAdjacent, countTiles } from '../rules/landscape.ts';
import type { Cost } from '../rules/vocabulary.ts';
import { cardOf, cellOf, Table } from './table.ts';

const POND = 1 << TILES.findIndex((t) => t.id === 'pond');

describe('landscape', () => {
  it('GR-29 groves, ponds and pits may be discarded at any boundary, forests may not', () => {
    const t = new Table(1).using(0, 'builder');
    expect(t.options(0).filter((o) => o.startsWith('discard'))).toEqual(
      ['r1c4', 'r2c2', 'r2c3', 'r3c2', 'r3c4', 'r3c5', 'r4c2', 'r4c3', 'r4c4'].map((c) => `discard ${c}`),
    );
    expect(t.whyNot(0, 'discard r1c2')).toMatchObject({ ruling: 'GR-29', key: 'forestStays' });
    expect(t.whyNot(0, 'discard r3c3')).toMatchObject({ ruling: 'GR-29', key: 'noTile' });
    const stock = t.gw(0) + t.bw(0);
    t.play(0, 'discard r1c4');
    expect([t.cell(0, 'r1c4'), t.gw(0) + t.bw(0)]).toEqual(['empty', stock]);
  });

  it('GR-30 nothing places a forest', () => {
    expect(TILES.find((t) => t.id === 'forest')?.placeable).toBe(false);
    const t = new Table(1).using(0, 'landscape-gardener').play(0, 'act A');
    expect(t.options(0)).toEqual(['kind grove', 'kind pond', 'kind pit', 'stop']);
    expect(t.whyNot(0, 'kind forest')).toMatchObject({ ruling: 'GR-30' });
  });

  it('GR-31 a tile needs an empty landscape space', () => {
    const t = new Table(1).own(0, 'kiln', 'r4c1').using(0, 'pond-builder').play(0, 'act A');
    expect(t.options(0)).toEqual(['place r3c3', 'stop']);
    for (const cell of ['r1c1', 'r4c1', 'r1c2'])
      expect(t.whyNot(0, `place ${cell}`)).toMatchObject({ ruling: 'GR-31', key: 'notEmpty' });
    t.play(0, 'place r3c3');
    expect(t.cell(0, 'r3c3')).toBe('pond');
  });

  it('GR-31 with several kinds the kind is asked first; distinct kinds are used once', () => {
    const t = new Table(1).meadow(0).show('landscaping-office').using(0, 'feudal-lord');
    t.play(0, 'act B', 'build landscaping-office', 'site r1c2', 'kind pond', 'place r1c3');
    expect(t.options(0)).toEqual(['kind grove', 'kind pit', 'stop']);
    expect(t.whyNot(0, 'kind pond')).toMatchObject({ ruling: 'GR-31', key: 'differentKinds' });
    t.play(0, 'kind pit');
    expect(t.options(0)).not.toContain('stop');
    t.play(0, 'place r1c4', 'stop');
    expect([t.cell(0, 'r1c3'), t.cell(0, 'r1c4')]).toEqual(['pond', 'pit']);
  });

  it('GR-43 E12 adjacency is horizontal and vertical only', () => {
    expect(NEIGHBOURS[cellOf('r3c3')]).toEqual(['r2c3', 'r3c2', 'r3c4', 'r4c3'].map(cellOf));
    expect(NEIGHBOURS[cellOf('r1c1')]).toEqual(['r1c2', 'r2c1'].map(cellOf));
    const t = new Table(1)
      .show('sand-island')
      .using(0, 'feudal-lord')
      .play(0, 'act B', 'build sand-island', 'site r3c3');
    expect(t.question(0)?.about).toEqual({ good: 'sand', amount: 2 });
    expect(countAdjacent(new Table(1).player(0).cells, cellOf('r3c3'), POND)).toBe(1);
  });

  it('GR-44 GR-45 a building with a landscape-like name is a building and no landscape', () => {
    const t = new Table(1).own(0, 'clay-lake', 'r3c3').own(0, 'sand-island', 'r4c1');
    expect(countTiles(t.player(0).cells, POND)).toBe(3);
    expect(countAdjacent(t.player(0).cells, cellOf('r2c3'), POND)).toBe(0);
    t.own(0, 'village-church', 'r4c2');
    expect(t.points(0)).toBe(0.5 + 1 + 0 + 4 + 1);
    t.using(0, 'builder');
    expect(t.whyNot(0, 'discard r3c3')).toMatchObject({ ruling: 'GR-29', key: 'noTile' });
  });

  it('GR-74 a space freed by the entry cost may be used by the action paid with it', () => {
    const t = new Table(1).meadow(0, 'forest');
    t.using(0, 'builder');
    const [placing, removing] = ['forester', 'woodcutter'].map((id) => SPECIALISTS[cardOf(id)]);
    startRun(t.s.stack, 0, placing?.actions[0] as number, -1);
    startPay(t.s.stack, 0, removing?.cost.goods ?? [], removing?.cost as Cost);
    t.play(0, 'remove r4c5');
    expect(t.options(0)).toEqual(['place r4c5', 'stop']);
    expect(t.play(0, 'place r4c5').cell(0, 'r4c5')).toBe('grove');
  });

  it('GR-74 E21 a forest removed by the Woodcutter leaves an empty space', () => {
    const t = new Table(1)
      .meadow(0, 'pit')
      .land(0, { r1c2: 'forest', r4c5: 'forest' })
      .using(0, 'woodcutter')
      .play(0, 'act A');
    expect(t.options(0)).toEqual(['remove r1c2', 'remove r4c5']);
    t.play(0, 'remove r4c5');
    expect(t.options(0)).toEqual(['take 0', 'take 1', 'take 2']);
    expect(t.play(0, 'take 0').cell(0, 'r4c5')).toBe('empty');
  });

  it('the freed space may be left empty, and other spaces are refused', () => {
    const t = new Table(1).own(0, 'foresters-hut', 'r4c1').using(0, 'builder');
    t.play(0, 'convert foresters-hut', 'remove r1c2', 'take 0', 'take 0');
    expect(t.whyNot(0, 'place r3c3')).toMatchObject({ key: 'onlyFreedSpace' });
    expect(t.play(0, 'stop').cell(0, 'r1c2')).toBe('empty');
  });

  it('with no empty space a place effect ends without a question', () => {
    const t = new Table(1).meadow(0, 'pit').using(0, 'pit-worker').play(0, 'act A');
    expect(t.question(0)?.kind).toBe('resolve');
    expect(t.options(0)).not.toContain('act A');
  });
});
