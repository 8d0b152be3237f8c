import { describe, expect, it } from 'vitest';
import { canonicalJson, SeededRng, SILENT } from '#kernel';
import { game } from '../rules/game.ts';
import { fill, Table } from './table.ts';

describe('anytime actions', () => {
  it('GR-40 a conversion may be repeated any number of times in one window', () => {
    const t = new Table(1).own(0, 'building-firm', 'r3c3').stock(0, 'GW(0,0,0,0,3|0) BW(0,0,0|0)').using(0, 'builder');
    for (let i = 0; i < 3; i++) t.play(0, 'convert building-firm', 'take 2');
    expect([t.gw(0), t.bw(0)]).toEqual(['GW(0,0,0,0,0|0)', 'BW(6,0,0|0)']);
    expect(t.whyNot(0, 'convert building-firm')).toMatchObject({ ruling: 'GR-40', key: 'conversionCost' });
  });

  it('GR-42 a good or tile pays for one effect only; nothing else happens inside a conversion', () => {
    const t = new Table(1).own(0, 'farmstead', 'r3c3').own(0, 'swamp-hut', 'r4c1').meadow(0).land(0, { r1c4: 'pond' });
    t.using(0, 'builder').play(0, 'convert farmstead');
    expect(t.cell(0, 'r1c4')).toBe('empty');
    expect(t.whyNot(0, 'convert swamp-hut')).toMatchObject({ ruling: 'GR-40' });
    expect(t.whyNot(0, 'done')).toMatchObject({ ruling: 'GR-42', key: 'answerFirst' });
    t.play(0, 'take 0', 'take 0');
    expect(t.options(0)).not.toContain('convert swamp-hut');
  });

  it('GR-77 a passive player’s anytime action never changes what others may do', () => {
    const t = new Table(3).own(1, 'sawmill', 'r3c3').own(1, 'reed-hut', 'r4c1').using(0, 'forester');
    const before = canonicalJson(t.options(0));
    expect(t.offer(1)).toEqual(expect.arrayContaining(['convert sawmill', 'convert reed-hut', 'discard r1c4']));
    t.play(1, 'convert sawmill');
    expect(t.question(1)?.kind).toBe('remove');
    expect(canonicalJson(t.options(0))).toBe(before);
    // Ann does not wait for Ben: her card goes on while his conversion is under way.
    t.play(0, 'act B', 'take 3');
    t.play(1, 'remove r1c2');
    t.play(0, 'act A', 'stop', 'take 0');
    t.play(1, 'take 3');
    expect([t.gw(0), t.gw(1)]).toEqual(['GW(1,0,1,2,5|0)', 'GW(1,0,1,2,5|0)']);
  });

  it('GR-77 the offer commutes with the decisions of others', () => {
    const end = (order: readonly (readonly [number, string])[]): string => {
      const t = new Table(3).own(1, 'joinery', 'r3c3').using(0, 'forester');
      for (const [seat, move] of order) t.play(seat, move);
      return canonicalJson(t.s);
    };
    const mine = [
      [0, 'act B'],
      [0, 'take 3'],
    ] as const;
    const beside = [
      [1, 'discard r1c4'],
      [1, 'convert joinery'],
      [1, 'take 1'],
    ] as const;
    expect(end([...mine, ...beside])).toBe(end([...beside, ...mine]));
    expect(end([mine[0], beside[0], beside[1], mine[1], beside[2]])).toBe(end([...mine, ...beside]));
  });

  it('a seat in the middle of a conversion answers it before its own next question', () => {
    const t = new Table(3).own(1, 'sawmill', 'r3c3').hands(fill('forester'), fill('builder'), fill('builder'));
    t.play(1, 'convert sawmill');
    expect(t.question(1)?.kind).toBe('remove');
    expect(t.open.filter((d) => d.sealed).map((d) => d.seat)).toEqual([0, 2]);
    expect(t.whyNot(1, 'choose builder')).not.toBeNull();
    t.play(0, 'choose forester').play(2, 'choose builder');
    expect(t.s.phase).toBe('choose');
    t.play(1, 'remove r1c2', 'take 3', 'choose builder');
    expect(t.s.phase).toBe('reveal');
  });

  it('card questions come with the standing offer, and a started action closes it', () => {
    const t = new Table(2).own(0, 'joinery', 'r3c3').hands(fill('supplier'), fill('forester'));
    expect(t.options(0).every((o) => o.startsWith('choose'))).toBe(true);
    expect(t.offer(0)).toContain('convert joinery');
    t.play(0, 'choose supplier');
    expect(t.offer(0)).toEqual([]);
    t.play(0, 'act A', 'kind sand', 'take 1');
    // Ann's action is under way while Ben is asked about the gift.
    expect(t.question(1)?.kind).toBe('gift');
    expect(t.offer(0)).toEqual([]);
    expect(t.offer(1)).toEqual([]);
  });

  it('no window is endless: greedy converting stops', () => {
    const t = new Table(1);
    const cells = ['r1c2', 'r1c3', 'r1c4', 'r1c5', 'r2c2', 'r2c3', 'r2c4', 'r2c5'];
    for (const [i, id] of [
      'hardware-store',
      'office',
      'sandstone-factory',
      'shingles-manufacturer',
      'joinery',
      'spa',
      'soup-kitchen',
      'sand-factory',
    ].entries())
      t.own(0, id, cells[i] as string);
    t.stock(0, 'GW(7,7,7,7,7|3) BW(7,7,7|3)').using(0, 'builder');
    const rng = new SeededRng('window');
    let n = 0;
    for (; n < 2000; n++) {
      const d = t.question(0);
      const options = (d?.options ?? []).filter((m) => m.do !== 'act' && m.do !== 'done' && m.do !== 'discard');
      if (d === undefined || options.length === 0) break;
      game.apply(t.s, 0, options[rng.int('o', options.length)] as never, rng, SILENT);
    }
    expect(n).toBeGreaterThan(10);
    expect(n).toBeLessThan(2000);
  });
});
