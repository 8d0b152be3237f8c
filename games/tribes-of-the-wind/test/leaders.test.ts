import { describe, expect, it } from 'vitest';
import { tribes } from '../rules/data.ts';
import { spaceOf } from '../rules/geometry.ts';
import { pathHolds, pathProgress } from '../rules/path.ts';
import { score } from '../rules/scoring.ts';
import {
  asked,
  deal,
  go,
  lay,
  lead,
  options,
  passTo,
  player,
  pollute,
  refused,
  station,
  type Table,
  table,
  told,
  villageDisplay,
} from './table.ts';

/** A teal start tile and a chain to the right: the path of the falcons. */
const FALCON_PATH = { r0c1: 'amber-01', r0c2: 'violet-01', r0c3: 'amber-02' };

/** Seat 0 plays a card that only brings water, and has drawn. */
function waterTurn(t: Table): void {
  deal(t, { racks: ['blue-01 B R G Y'] });
  go(t, 'play blue-01 1', 'drawDeck');
}

describe('leaders', () => {
  it('TW-47 a condition is checked only after drawing; what was true in between does not count', () => {
    const t = table(3, ['springs', 'falcons', 'embers']);
    player(t).water = 10;
    pollute(t, 0, {});
    deal(t, { racks: ['blue-10 B R R Y', 'G R R R B', 'G R B B Y'] });
    go(t, 'play blue-10 2');
    expect(player(t).water).toBe(13);
    // Paying for the forest takes the water below twelve again.
    go(t, options(t)[0] as string, 'plant r0c1', 'drawDeck');
    expect(t.s.active).toBe(1);
    const u = table(3, ['springs', 'falcons', 'embers']);
    player(u).water = 10;
    waterTurn(u);
    expect(asked(u)).toBe('leader');
    expect(u.s.active).toBe(0);
  });

  it('TW-48 each condition brings out one leader; both may be fulfilled in one turn', () => {
    const t = table(3, ['falcons', 'springs', 'embers']);
    lay(t, 0, FALCON_PATH);
    station(t, 0, { r0c0: 1, r0c1: 1, r0c2: 1 });
    waterTurn(t);
    expect(asked(t)).toBe('leader');
    expect(options(t)).toEqual([
      'leader falcons-1',
      'leader falcons-2',
      'leader falcons-3',
      'leader falcons-4',
      'decline',
    ]);
    expect(refused(t, 'leader springs-1')).toBe('TW-48');
    go(t, 'leader falcons-2');
    expect(refused(t, 'leader falcons-2')).toBe('TW-48');
    expect(options(t)).toEqual(['leader falcons-1', 'leader falcons-3', 'leader falcons-4', 'decline']);
    go(t, 'leader falcons-4');
    expect(told(t, 'leaderOut').map((e) => e.condition)).toEqual(['path', 'special']);
    expect(player(t).leaders).toEqual([1, 3]);
    passTo(t, 0, 2);
    deal(t, { racks: ['red-01 R G Y B'] });
    go(t, 'play red-01 1', 'done', 'drawDeck');
    // Both conditions are spent, although they still hold.
    expect(t.s.active).toBe(1);
    expect(pathHolds(player(t))).toBe(true);
  });

  it('TW-49 declining does not use up the condition', () => {
    const t = table(3, ['falcons', 'springs', 'embers']);
    lay(t, 0, FALCON_PATH);
    waterTurn(t);
    go(t, 'decline');
    expect(t.s.active).toBe(1);
    expect(player(t).pathSpent).toBe(false);
    passTo(t, 0, 2);
    waterTurn(t);
    expect(asked(t)).toBe('leader');
  });

  it('TW-50 a path may run in either direction and uses no tile twice', () => {
    const forward = table(3, ['falcons', 'springs', 'embers']);
    lay(forward, 0, FALCON_PATH);
    expect(pathHolds(player(forward))).toBe(true);
    const backward = table(3, ['embers', 'falcons', 'springs']);
    // The embers read violet, teal, amber, teal: here from right to left, ending on the start tile.
    lay(backward, 0, { r0c1: 'amber-01', r0c2: 'teal-01', r0c3: 'violet-01' });
    expect(pathHolds(player(backward))).toBe(true);
    const twice = table(3, ['springs', 'falcons', 'embers']);
    // Amber, violet, teal, violet would need the only violet tile twice.
    lay(twice, 0, { r0c1: 'violet-01', r1c1: 'amber-01' });
    expect(pathHolds(player(twice))).toBe(false);
  });

  it('TW-70 the check takes place in every own turn, also after building and in the last round', () => {
    const t = table(3, ['falcons', 'springs', 'embers']);
    lay(t, 0, { ...FALCON_PATH, r1c0: 'teal-01' });
    station(t, 0, { r1c0: 2 });
    villageDisplay(t, ['v04', 'v05', 'v06', 'v07']);
    t.s.lastRound = t.s.round;
    go(t, 'build r1c0', 'takeVillageCard v04', 'keep');
    expect(asked(t)).toBe('leader');
    expect(t.s.active).toBe(0);
  });

  it('TW-76 a trigger works every time, but not for an event of the turn in which the leader came out', () => {
    const t = table(3, ['falcons', 'springs', 'embers']);
    lay(t, 0, FALCON_PATH);
    deal(t, { racks: ['yellow-03 B R G B', 'Y R R R R', 'B B B G G'] });
    go(t, 'play yellow-03 1', 'done', 'drawDeck');
    expect(asked(t)).toBe('leader');
    go(t, 'leader falcons-1');
    // No extra move for the yellow card of this turn.
    expect(t.s.active).toBe(1);
    for (const round of [2, 3]) {
      passTo(t, 0, round);
      deal(t, { racks: ['yellow-04 Y Y G B', 'R R G G B', 'G G B B Y'] });
      go(t, 'play yellow-04 1');
      expect(asked(t)).toBe('nextEffect');
      go(t, 'effect 1');
      expect(t.s.stack.at(-1)).toMatchObject({ f: 'move', left: 1, leader: 0 });
      go(t, 'done', 'done', 'drawDeck');
      t.s.elementDeck.unshift(...t.s.elementDiscard.splice(0));
    }
  });

  it('TW-77 leaders bring no points at scoring: the present data has no endScore', () => {
    expect(tribes.some((x) => x.leaders.some((l) => l.ability.kind === 'endScore'))).toBe(false);
    for (const tribe of tribes) {
      const t = table(3, [tribe.id, ...tribes.map((x) => x.id).filter((id) => id !== tribe.id)].slice(0, 3));
      const before = score(t.s).seats[0]?.total;
      lead(t, 0, ...tribe.leaders.slice(0, 2).map((l) => l.id));
      expect(score(t.s).seats[0]?.total).toBe(before);
      expect(Object.keys(score(t.s).seats[0]?.parts ?? {})).not.toContain('leaders');
    }
  });

  it('E10 a path that bends and ends on the start tile', () => {
    const t = table(3, ['springs', 'falcons', 'embers']);
    // Seat 1 plays the falcons and has the amber start tile.
    expect(player(t, 1).tribe).toBe(tribes.findIndex((x) => x.id === 'falcons'));
    lay(t, 1, { r0c1: 'violet-01', r1c1: 'amber-01' });
    expect(pathHolds(player(t, 1))).toBe(false);
    expect(pathProgress(player(t, 1))?.matches).toBe(3);
    lay(t, 1, { r1c2: 'teal-01' });
    expect(pathHolds(player(t, 1))).toBe(true);
    const best = pathProgress(player(t, 1));
    expect(best?.matches).toBe(4);
    expect(best?.spaces).toEqual(['r1c2', 'r1c1', 'r0c1', 'r0c0'].map(spaceOf));
  });

  it('a path without room left can no longer be closed', () => {
    const t = table(3, ['roots', 'falcons', 'springs']);
    expect(pathProgress(player(t))?.matches).toBe(1);
    player(t).tiles.fill(player(t).tiles[0] as number);
    expect(pathProgress(player(t))).toBe(null);
  });
});
