import { describe, expect, it } from 'vitest';
import { boardOf } from '../rules/board.ts';
import { buildingById, rawBoards, shapes } from '../rules/data.ts';
import { emptyRows } from '../rules/scoring.ts';
import { emptyTown, legalPlacements } from '../rules/town.ts';
import { parts, refusal, TestMatch, townOn } from './table.ts';

describe('worked examples of section 8', () => {
  it('EX-1 first building', () => {
    const town = townOn('T1', '');
    expect(refusal('T1', town, 'Y1 r0 2,0')?.key).toBe('CROSSES_RIVER');
    expect(refusal('T1', town, 'Y1 r0 0,0')?.key).toBe('FIRST_MUST_TOUCH_RIVER');
    expect(refusal('T1', town, 'Y1 r0 6,0')?.key).toBe('OUT_OF_BOARD');
    expect(refusal('T1', town, 'Y1 r0 1,1')).toBeNull();
  });

  it('EX-2 across the river', () => {
    const town = townOn('T1', 'Y1 r0 1,1');
    expect(refusal('T1', town, 'R2 r1 3,2')?.key).toBe('MUST_TOUCH_BUILDING');
    expect(refusal('T1', town, 'R2 r1 3,1')).toBeNull();
    expect(refusal('T1', town, 'B1 r0 2,1')?.key).toBe('OCCUPIED');
  });

  it('EX-3 well and negative result', () => {
    const town = townOn('T1', 'Y1 r0 1,1; R1 r1 2,2; B1 r1 1,3; Y2 r1 0,1');
    expect(parts('T1', town)).toMatchObject({
      trees: 4,
      rocks: -4,
      empty: -25,
      yellow: 2,
      red: 1,
      blue: 1,
      wells: 4,
      final: -7,
    });
  });

  it('EX-4 U around a well', () => {
    const town = townOn('T1', 'Y1 r0 1,1; R8 r0 0,2');
    expect(parts('T1', town)).toMatchObject({ wells: 0, empty: -27, groups: 2, trees: 4, rocks: -4, final: -15 });
  });

  it('EX-5 church across the river', () => {
    const town = townOn('T1', 'K1 r0 1,1; Y1 r1 1,1; R1 r0 1,4; B1 r1 3,1');
    expect(parts('T1', town)).toMatchObject({
      churches: 3,
      wells: 0,
      empty: -25,
      groups: 3,
      trees: 4,
      rocks: -4,
      final: -9,
    });
  });

  it('EX-6 groups', () => {
    const town = townOn('T1', 'R1 r1 2,1; R2 r1 3,2; K2 r0 3,1; R3 r0 5,0');
    expect(parts('T1', town)).toMatchObject({ red: 2, churches: 0, empty: -22, final: -10 });
  });

  it('EX-7 gold in the same round', () => {
    const m = new TestMatch('T3', 3, 'Y1 R1 B1');
    m.round('Y1 r0 0,0', 'Y1 r0 2,0', 'Y1 r0 0,0');
    m.round('R1 r0 2,0', 'R1 r0 0,0', 'decline');
    expect([m.town(0).score, m.town(1).score, m.town(2).score]).toEqual([13, 13, 9]);
    m.round('end', 'end', 'B1 r0 2,0');
    expect(m.town(2).score).toBe(9);
    expect(m.finals()).toEqual([7, 7, 3]);
    expect(m.ranks()).toEqual([1, 1, 3]);
    expect(emptyRows(boardOf('T3'), m.town(0))).toEqual([0, 4, 4]);
  });

  it('EX-8 score 0', () => {
    const cards = 'Y1 Y2 Y3 Y4 Y5 Y6 Y7 Y8 R1 R2 R3';
    const declined = (): TestMatch => {
      const m = new TestMatch('T3', 1, cards);
      for (let i = 0; i < 10; i++) m.round('decline');
      return m;
    };
    const m = declined();
    expect(m.town().score).toBe(0);
    expect(m.whyNot(0, 'decline')?.key).toBe('NO_POINTS_LEFT');
    expect(m.play(0, 'R3 r0 0,0').finals()).toEqual([-7]);
    expect(declined().play(0, 'end').finals()).toEqual([-10]);
  });

  it('EX-9 forced end', () => {
    const m = new TestMatch('T4', 1, 'K1 Y1');
    expect(m.over).toBe(true);
    expect(m.events('ended')).toEqual([{ e: 'ended', seat: 0, forced: true }]);
    expect(m.s.round).toBe(1);
    expect(m.s.pile.length).toBe(1);
    expect(m.finals()).toEqual([6]);
  });

  it('EX-10 blocking card', () => {
    const last = new TestMatch('T4', 1, 'Y1 BLOCK').round('Y1 r1 0,0');
    expect([last.over, last.s.round, last.finals()[0]]).toEqual([true, 1, 9]);
    const first = new TestMatch('T4', 1, 'BLOCK K1 Y1');
    expect(first.town().status[buildingById('K1').index]).toBe('blocked');
    first.round('Y1 r1 0,0');
    expect([first.over, first.s.round, first.finals()[0]]).toEqual([true, 1, 9]);
  });

  it('EX-11 tie-break', () => {
    const m = new TestMatch('T5', 2, 'Y1').round('Y1 r0 0,0', 'Y1 r0 0,1');
    expect(m.finals()).toEqual([5, 5]);
    expect(m.ranks()).toEqual([1, 2]);
    expect(emptyRows(boardOf('T5'), m.town(0))).toEqual([2, 4]);
    expect(emptyRows(boardOf('T5'), m.town(1))).toEqual([4, 2]);
  });

  it('EX-12 river cells', () => {
    const town = townOn('river-cells', 'Y1 r0 0,0');
    expect(refusal('river-cells', town, 'R1 r0 3,1')?.key).toBe('MUST_TOUCH_BUILDING');
    expect(refusal('river-cells', town, 'R1 r0 3,0')).toBeNull();
    expect(refusal('river-cells', town, 'B1 r0 1,1')?.key).toBe('NOT_BUILDABLE');
    expect(refusal('river-cells', town, 'B1 r1 0,1')).toBeNull();
    expect(refusal('river-cells', town, 'Y2 r0 2,3')?.key).toBe('MUST_TOUCH_BUILDING');
  });

  it('EX-13 counts of first placements, on every board that names them', () => {
    for (const raw of rawBoards) {
      const board = boardOf(raw.id);
      for (const [shape, count] of Object.entries(raw.legalFirstPlacements ?? {})) {
        const index = shapes.findIndex((x) => x.id === shape);
        const b = ['Y1', 'Y2', 'Y3', 'Y4', 'Y5', 'Y6', 'Y7', 'Y8', 'K1', 'K2', 'K3']
          .map(buildingById)
          .find((x) => x.shape === index);
        expect(b, shape).toBeDefined();
        expect(legalPlacements(board, emptyTown(board), b?.index ?? -1).length, `${raw.id} ${shape}`).toBe(count);
      }
    }
  });

  it('EX-14 full solo game on board 1', () => {
    const cards = 'B4 B6 Y4 B2 Y5 B5 Y3 Y1 Y7 K1 Y6 R7 BLOCK R8 K2 R3 Y2 B1 R5 R6 B7 B3 B8 R4 Y8 R2 K3 R1';
    const decisions =
      'B4 r0 4,4 | B6 r1 3,1 | Y4 r3 1,5 | B2 r1 5,3 | Y5 r0 2,7 | B5 r3 2,2 | Y3 r0 2,8 | Y1 r1 1,4 | Y7 r0 0,7 | K1 r0 4,7 | ' +
      'Y6 r0 5,9 | R7 r0 6,7 | K2 r1 6,4 | R3 r2 5,2 | Y2 r0 7,3 | B1 r1 8,7 | R5 r2 5,0 | R6 r0 8,0 | B7 r0 8,4 | B3 r2 3,0 | ' +
      'decline | R4 r3 8,1 | end';
    const offered = [69, 20, 49, 25, 47, 43, 43, 28, 12, 36, 19, 10, 14, 36, 16, 27, 22, 7, 3, 9, 0, 1, 0];
    const m = new TestMatch('valley', 1, cards);
    const seen: number[] = [];
    for (const text of decisions.split('|').map((x) => x.trim())) {
      seen.push(m.open[0]?.options.filter((o) => o.do === 'place').length ?? -1);
      m.play(0, text);
      if (text === 'R6 r0 8,0') expect(m.town().score).toBe(13);
      if (text === 'decline') expect(m.town().score).toBe(12);
    }
    expect(seen).toEqual(offered);
    expect(parts('valley', m.town())).toEqual({
      track: 12,
      trees: 14,
      rocks: -2,
      empty: -10,
      yellow: 5,
      red: 4,
      blue: 5,
      groups: 14,
      churches: 6,
      wells: 4,
      final: 38,
    });
    expect(emptyRows(boardOf('valley'), m.town())).toEqual([1, 0, 0, 1, 0, 0, 2, 0, 0, 1, 5]);
    expect([m.s.round, m.s.pile.length]).toEqual([23, 25]);
  });
});
