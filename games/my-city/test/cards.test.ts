import { describe, expect, it } from 'vitest';
import { walk } from '#kernel/laws/index.ts';
import { buildingById } from '../rules/data.ts';
import { game } from '../rules/game.ts';
import type { State } from '../rules/state.ts';
import { ownBoard, TestMatch } from './table.ts';

describe('blocking card and course of the deck', () => {
  it('MC-29 the card after the blocking card is blocked for all, even a church', () => {
    const m = new TestMatch('T4', 2, 'BLOCK K3 Y1');
    expect([0, 1].map((i) => m.town(i).status[buildingById('K3').index])).toEqual(['blocked', 'blocked']);
    expect([0, 1].map((i) => m.town(i).ended)).toEqual([false, false]);
    expect(m.events('blockingCard')).toEqual([{ e: 'blockingCard', b: buildingById('K3').index }]);
  });

  it('MC-30 blocking and blocked card ask nothing', () => {
    const m = new TestMatch('T1', 1, 'BLOCK Y1 R1');
    expect(m.s.current).toBe(buildingById('R1').index);
    expect(m.s.pile.length).toBe(3);
  });

  it('MC-31 a blocking card in last place has no effect', () => {
    const m = new TestMatch('T1', 1, 'Y1 BLOCK').round('decline');
    expect(m.over).toBe(true);
    expect(m.s.blocked).toBe(-1);
    expect(m.events('blockingCard')).toEqual([{ e: 'blockingCard', b: -1 }]);
  });

  it('MC-32 a blocked last card ends the game after the round before it', () => {
    const m = new TestMatch('T1', 1, 'Y1 BLOCK R1').round('decline');
    expect([m.over, m.s.round]).toEqual([true, 1]);
  });

  it('MC-50 when the last player ends the rest of the deck stays unseen until the end', () => {
    const m = new TestMatch('T1', 2, 'Y1 R1 B1');
    expect(game.view(m.s, 0).deck).toBeNull();
    m.round('end', 'end');
    expect([m.over, m.s.pile.length, m.s.deck.length]).toEqual([true, 1, 2]);
    expect(game.view(m.s, 'spectator').deck).toEqual(m.s.deck);
  });

  it('MC-52 only building cards that opened a decision count as rounds', () => {
    const m = new TestMatch('T1', 1, 'Y1 BLOCK R1 B1').round('decline');
    expect(m.s.round).toBe(2);
    expect(m.s.current).toBe(buildingById('B1').index);
  });

  it('MC-55 nobody decides on the blocked card; ending is free at the next', () => {
    const m = new TestMatch('T1', 1, 'BLOCK Y1 R1').round('end');
    expect(m.town()).toMatchObject({ ended: true, score: 10 });
    expect(m.town().status[buildingById('Y1').index]).toBe('blocked');
  });

  it('MC-58 MC-59 MC-60 28 cards, 27 buildings a player, score between 0 and 13, at every moment', () => {
    for (const seed of ['a', 'b'])
      walk(game, { board: 'stream' }, 4, seed, (p) => {
        const s = p.s as State;
        expect(s.deck.length + s.pile.length).toBe(28);
        for (const t of s.towns) {
          expect(t.status.length).toBe(27);
          expect(t.status.filter((x) => x === 'built').length).toBe(t.built.length);
          expect(t.score).toBeGreaterThanOrEqual(0);
          expect(t.score).toBeLessThanOrEqual(13);
          if (t.ended) expect(t.status).not.toContain('available');
        }
      });
  });
});

describe('gold', () => {
  it('MC-33 only the first round in which somebody covers both veins pays, but everybody in it', () => {
    const m = new TestMatch('T3', 3, 'Y1 R1 B1 Y2');
    m.round('Y1 r0 0,0', 'Y1 r0 0,0', 'Y1 r0 0,0').round('R1 r0 2,0', 'R1 r0 2,0', 'decline');
    expect([0, 1, 2].map((i) => m.town(i).score)).toEqual([13, 13, 9]);
    expect(m.events('goldClaimed')).toEqual([{ e: 'goldClaimed', seats: [0, 1], bonus: 3 }]);
    m.round('decline', 'decline', 'B1 r0 2,0');
    expect(m.town(2).score).toBe(9);
  });

  it('MC-34 one building may cover both veins; one vein alone gives nothing', () => {
    ownBoard(
      'veins',
      ['gg..', '....'],
      [
        [2, 0],
        [2, 2],
      ],
    );
    expect(new TestMatch('veins', 1, 'Y1 R1').round('Y1 r0 0,0').town().score).toBe(13);
    const m = new TestMatch('T3', 1, 'Y1 R1').round('Y1 r0 0,0');
    expect(m.town().score).toBe(10);
    expect(m.s.goldClaimed).toBe(false);
  });

  it('MC-35 gold points pay for declines from the next round on', () => {
    const m = new TestMatch('T3', 1, 'Y1 R1 B1').round('Y1 r0 0,0').round('R1 r0 2,0').round('decline');
    expect(m.town().score).toBe(12);
  });

  it('MC-36 whoever ends in a round claims nothing in it', () => {
    const m = new TestMatch('T3', 2, 'Y1 R1').round('Y1 r0 0,0', 'Y1 r0 0,0').round('end', 'R1 r0 2,0');
    expect([m.town(0).score, m.town(1).score]).toEqual([10, 13]);
  });

  it('MC-37 alone the bonus comes in the round that covers both veins', () => {
    const m = new TestMatch('T3', 1, 'Y1 R1 B1').round('Y1 r0 0,0').round('R1 r0 2,0');
    expect([m.town().score, m.s.goldClaimed]).toEqual([13, true]);
  });

  it('MC-33 a sealed placement over both veins shows its gold to its owner, whether others still think or not', () => {
    const m = new TestMatch('T3', 2, 'Y1 R1 B1').round('Y1 r0 0,0', 'decline').play(0, 'R1 r0 2,0');
    const thinking = game.score(m.s, 0).seats[0];
    expect(thinking?.parts.track).toBe(13);
    expect(game.score(m.s, 1).seats[0]?.parts.track).toBe(10);
    m.play(1, 'decline');
    expect(game.score(m.s, 0).seats[0]?.total).toBe(thinking?.total);
    const late = new TestMatch('T3', 2, 'Y1 R1 B1').round('Y1 r0 0,0', 'Y1 r0 0,0').round('decline', 'R1 r0 2,0');
    late.play(0, 'B1 r0 2,0');
    expect(game.score(late.s, 0).seats[0]?.parts.track).toBe(9);
  });

  it('MC-18 the log says what a placement changes', () => {
    const m = new TestMatch('T1', 1, 'Y1 R1').round('Y1 r0 1,0');
    // A plain space and two trees are covered, a yellow group of one begins.
    expect(m.events('placed')).toMatchObject([{ points: 1 - 2 + 1 }]);
  });
});
