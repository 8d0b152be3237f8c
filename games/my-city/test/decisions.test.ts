import { describe, expect, it } from 'vitest';
import { type AnyGame, Match, type Move } from '#kernel';
import { buildingById } from '../rules/data.ts';
import { game } from '../rules/game.ts';
import { parts, TestMatch } from './table.ts';

describe('declining and ending', () => {
  it('MC-20 a normal building may be declined even if it fits', () => {
    const m = new TestMatch('T1', 1, 'Y1 R1');
    expect(m.open[0]?.options.some((o) => o.do === 'place')).toBe(true);
    expect(m.whyNot(0, 'decline')).toBeNull();
  });

  it('MC-21 declining costs 1 at once and the building is gone', () => {
    const m = new TestMatch('T1', 1, 'Y1 R1').round('decline');
    expect(m.town().score).toBe(9);
    expect(m.town().status[buildingById('Y1').index]).toBe('declined');
    expect(m.events('declined')).toEqual([{ e: 'declined', seat: 0, b: 0, score: 9 }]);
  });

  it('MC-22 a declined building costs nothing more at the end', () => {
    const m = new TestMatch('T5', 1, 'Y1 R1').round('decline').round('R1 r0 0,0');
    expect(parts('T5', m.town())).toMatchObject({ track: 9, empty: -6, red: 1, final: 4 });
  });

  it('MC-23 at score 0 one places or ends', () => {
    const m = new TestMatch('T3', 1, 'Y1 Y2 Y3 Y4 Y5 Y6 Y7 Y8 R1 R2 R3 R4');
    for (let i = 0; i < 10; i++) m.round('decline');
    expect(m.whyNot(0, 'decline')).toEqual({ ruling: 'MC-23', key: 'NO_POINTS_LEFT' });
    expect(m.open[0]?.options.map((o) => o.do)).not.toContain('decline');
    expect(m.open[0]?.options.map((o) => o.do)).toContain('end');
  });

  it('MC-24 ending is always possible, also with a church that fits, and costs nothing', () => {
    const m = new TestMatch('T1', 1, 'K1 Y1');
    expect(m.open[0]?.options.at(-1)).toEqual({ do: 'end' });
    m.round('end');
    expect(m.town().score).toBe(10);
  });

  it('MC-25 unbuilt and blocked buildings cost nothing', () => {
    const m = new TestMatch('T4', 1, 'BLOCK Y2 Y1 R1').round('Y1 r1 0,0').round('end');
    expect(parts('T4', m.town())).toMatchObject({ track: 10, empty: -2, yellow: 1, final: 9 });
  });

  it('MC-26 a church cannot be declined', () => {
    const m = new TestMatch('T1', 1, 'K1 Y1');
    expect(m.whyNot(0, 'decline')).toEqual({ ruling: 'MC-26', key: 'CHURCH_MUST_BE_BUILT' });
  });

  it('MC-27 whoever can only end is ended, at no cost', () => {
    const m = new TestMatch('T4', 1, 'K3 Y1');
    expect(m.over).toBe(true);
    expect(m.town()).toMatchObject({ ended: true, score: 10 });
    expect(m.events('ended')).toEqual([{ e: 'ended', seat: 0, forced: true }]);
  });

  it('MC-28 whoever has ended keeps board and score and is ranked', () => {
    const m = new TestMatch('T5', 2, 'Y1 R1 B1').round('Y1 r0 0,0', 'decline').round('end', 'decline');
    expect(m.open.map((d) => d.seat)).toEqual([1]);
    expect(m.whyNot(0, 'end')).toEqual({ ruling: 'MC-28', key: 'GAME_ENDED_FOR_PLAYER' });
    m.round('decline');
    expect(m.finals()).toEqual([5, -1]);
    expect(m.ranks()).toEqual([1, 2]);
    expect(game.whyNot(m.s, 1, { do: 'end' })?.key).toBe('GAME_ENDED_FOR_PLAYER');
  });
});

describe('sealed decisions', () => {
  it('MC-51 the order of arrival changes nothing', () => {
    const play = (order: readonly number[]): unknown => {
      const m = new TestMatch('T3', 3, 'Y1 R1');
      const texts = ['Y1 r0 0,0', 'decline', 'end'];
      for (const seat of order) m.play(seat, texts[seat] as string);
      return m.s;
    };
    expect(play([2, 1, 0])).toEqual(play([0, 1, 2]));
    expect(play([1, 2, 0])).toEqual(play([0, 1, 2]));
  });

  it('MC-53 a forced end is entered at once and takes effect with the others', () => {
    const m = new TestMatch('T4', 2, 'Y1 K2 B1').round('Y1 r1 0,0', 'decline');
    // Neither town has room for K2: the round resolves without a question.
    expect(m.over).toBe(true);
    expect(m.events('ended').length).toBe(2);
    const half = new TestMatch('T5', 2, 'Y1 Y2 Y3 Y4 Y5 Y6 Y7 Y8 R1 R2 R8 B1');
    for (let i = 0; i < 10; i++) half.round('decline', i === 0 ? 'Y1 r0 0,0' : 'decline');
    expect(half.town(0).score).toBe(0);
    // R8 fits on neither bank: seat 0 has no point left and is ended by force, seat 1 may still decline.
    expect(half.town(0).answer).toEqual({ do: 'end' });
    expect(half.town(0).ended).toBe(false);
    expect(half.open.map((d) => d.seat)).toEqual([1]);
    half.play(1, 'decline');
    expect(half.town(0).ended).toBe(true);
  });

  it('MC-54 others see that a player has decided, not what', () => {
    const m = new TestMatch('T3', 2, 'Y1 R1').play(0, 'Y1 r0 0,0');
    for (const viewer of [1, 'spectator'] as const) {
      const town = game.view(m.s, viewer).towns[0];
      expect(town).toMatchObject({ decided: true, answer: null, built: [] });
      expect(town?.cells.every((c) => c === 0)).toBe(true);
      expect(game.score(m.s, viewer).seats[0]?.total).toBe(0);
    }
    expect(game.view(m.s, 0).towns[0]?.answer).toEqual({ do: 'place', rotation: 0, x: 0, y: 0 });
    expect(m.whyNot(0, 'end')).toEqual({ ruling: 'MC-54', key: 'ALREADY_DECIDED' });
  });

  it('MC-61 a decision can be withdrawn and made anew until the last player has decided', () => {
    const m = new TestMatch('T3', 3, 'Y1 R1').play(0, 'Y1 r0 0,0').play(1, 'decline');
    const sealed = m.town(1).answer;
    expect(m.open.map((d) => [d.seat, d.kind, d.optional])).toEqual([
      [2, 'build', undefined],
      [0, 'withdraw', true],
      [1, 'withdraw', true],
    ]);
    expect(game.whyNot(m.s, 2, { do: 'withdraw' })).toEqual({ ruling: 'MC-61', key: 'NOTHING_TO_WITHDRAW' });
    m.answer(0, { do: 'withdraw' });
    expect(game.view(m.s, 2).towns.map((t) => t.decided)).toEqual([false, true, false]);
    expect(m.town(1).answer).toEqual(sealed);
    expect(m.open.filter((d) => d.optional === undefined).map((d) => d.seat)).toEqual([0, 2]);
    m.play(2, 'end').play(0, 'Y1 r0 0,1');
    expect(m.town(0).built).toMatchObject([{ b: 0, y: 1 }]);
    expect(m.town(1).score).toBe(9);
  });

  it('MC-61 a forced end is no decision and stays; what was withdrawn leaves no trace in the result', () => {
    const half = new TestMatch('T5', 2, 'Y1 Y2 Y3 Y4 Y5 Y6 Y7 Y8 R1 R2 R8 B1');
    for (let i = 0; i < 10; i++) half.round('decline', i === 0 ? 'Y1 r0 0,0' : 'decline');
    expect(half.town(0).answer).toEqual({ do: 'end' });
    expect(half.open.map((d) => d.kind)).toEqual(['build']);
    expect(game.whyNot(half.s, 0, { do: 'withdraw' })).toEqual({ ruling: 'MC-61', key: 'FORCED_END' });
    const straight = new TestMatch('T3', 2, 'Y1 R1').play(0, 'decline').play(1, 'end');
    const detour = new TestMatch('T3', 2, 'Y1 R1').play(0, 'end').answer(0, { do: 'withdraw' });
    detour.play(1, 'end').play(0, 'decline');
    expect(detour.s).toEqual(straight.s);
  });

  it('MC-61 undo takes back a sealed decision while it is the last move, and nothing that was revealed', () => {
    const match = new Match(game as AnyGame, { board: 'valley' }, 2, 'undo');
    const first = match.open[0]?.options[0] as Move;
    match.play(0, first);
    expect(match.undoableTo(0)).toBe(0);
    expect(match.undoableTo(1)).toBe(1);
    match.rewind(0);
    expect(match.open.map((d) => d.seat)).toEqual([0, 1]);
    match.play(0, first);
    match.play(1, match.open[0]?.options[0] as Move);
    expect([match.undoableTo(0), match.undoableTo(1)]).toEqual([2, 2]);
  });
});
