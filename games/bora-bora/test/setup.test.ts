import { describe, expect, it } from 'vitest';
import { CARD_IDS, CARDS_IN_PLAY, FISH_VALUES, GOD_TILES, JEWELS, REGION_IDS, TASKS } from '../rules/data.ts';
import { readRequirement } from '../rules/requirements.ts';
import { NOBODY } from '../rules/state.ts';
import { oneOf } from '../rules/words.ts';
import { Table } from './table.ts';

const COUNTS = [2, 3, 4];

describe('setup', () => {
  it('BB-1 the game lasts exactly six rounds', () => {
    const t = Table.fresh(2);
    const rounds = new Set<number>();
    t.until((x) => {
      rounds.add(x.s.round);
      return x.kind === null;
    });
    expect([...rounds]).toEqual([1, 2, 3, 4, 5, 6]);
    expect(t.events().filter((e) => e.e === 'round')).toHaveLength(6);
    expect(t.whyNot('pass', 0)).toEqual({ ruling: 'BB-1', key: 'gameOver' });
  });

  it('BB-2 with 2, 3 and 4 players 5, 6 and 7 action cards and the fishing space are in play', () => {
    for (const n of COUNTS) {
      const cards = CARDS_IN_PLAY[n] ?? [];
      expect(cards).toHaveLength(n + 3 + 1);
      expect(CARD_IDS[cards[cards.length - 1] as number]).toBe('fishing');
    }
    const t = Table.bare(2).hut(0, 'central-mountain').dice(0, [6]);
    expect(t.options('die').some((line) => line.endsWith(' landWater'))).toBe(true);
    expect(t.whyNot('die 6 water')).toMatchObject({ ruling: 'BB-2' });
  });

  it('BB-3 the task display is refilled to players + 2 every round, also in round 6', () => {
    for (const n of COUNTS) {
      const t = Table.fresh(n);
      for (let round = 1; round <= 6; round++) {
        t.until((x) => x.s.round === round && x.kind === 'placeDie');
        expect(t.s.taskDisplay).toHaveLength(n + 2);
      }
    }
  });

  it('BB-4 start huts go in reverse turn order to different regions with fish 1', () => {
    for (const n of COUNTS) {
      const t = Table.fresh(n);
      const order = [...t.s.order].reverse();
      for (const seat of order) {
        expect(t.kind).toBe('startHut');
        expect(t.asked).toBe(seat);
        const free = REGION_IDS.filter(
          (_, r) => t.s.fish[r] === 1 && !t.s.huts.slice(r * 4, r * 4 + 4).some((x) => x !== NOBODY),
        );
        expect(t.options()).toEqual(free.map((id) => `startHut ${id}`));
        const dear = REGION_IDS[t.s.fish.indexOf(6)] as string;
        expect(t.whyNot(`startHut ${dear}`)).toMatchObject({ ruling: 'BB-4', key: 'startFish' });
        t.play(t.options()[0] as string).until((x) => x.kind !== 'placeMaterial');
      }
      expect(t.kind).toBe('placeDie');
    }
  });

  it('BB-5 the start hut gives its yield but no red god', () => {
    const t = Table.fresh(2);
    const seat = t.asked as number;
    const steppe = REGION_IDS.indexOf('central-steppe');
    t.fish('central-steppe', 1);
    const before = t.player(seat).offerings;
    t.play(`startHut ${REGION_IDS[steppe]}`);
    expect(t.player(seat).offerings).toBe(before + 1);
    expect(t.player(seat).godTiles).toBe(1);
    expect(t.kind).not.toBe('redGod');
    expect(t.asked).not.toBe(seat);
    const other = Table.fresh(2).fish('central-forest', 1);
    other.play('startHut central-forest');
    expect(other.kind).toBe('placeMaterial');
    expect(other.about).toEqual({ material: 'wood' });
  });

  it('BB-6 every player starts with 2 offerings, 2 god cards, 1 god tile and no shells', () => {
    for (const n of COUNTS)
      for (const p of Table.fresh(n).s.players) {
        expect([p.offerings, p.hand.reduce((a, b) => a + b), p.godTiles, p.shells]).toEqual([2, 2, 1, 0]);
        expect([p.tasks.length, p.tasks.filter((x) => TASKS[x]?.start).length]).toEqual([3, 1]);
      }
  });

  it('BB-100 displays do not depend on the number of players', () => {
    for (const n of COUNTS) {
      const { s } = Table.fresh(n);
      expect(s.slots.map((x) => x.length)).toEqual([6, 6]);
      expect(s.jewels).toHaveLength(JEWELS.length);
      expect([s.temple.length, s.templeTiles, s.godDisplay.length]).toEqual([6, 6, 5]);
      expect(s.templeTiles + s.godTilesOut + n).toBe(GOD_TILES);
    }
  });

  it('BB-EX16 four players start with 0, 1, 2, 3 points, the last one places first', () => {
    const t = Table.fresh(4);
    expect(t.s.order.map((seat) => t.vp(seat))).toEqual([0, 1, 2, 3]);
    expect(t.asked).toBe(t.s.order[3]);
    expect(t.options()).toHaveLength(FISH_VALUES.filter((v) => v === 1).length);
    expect(t.s.statusStack[3]).toBe(t.s.order[0]);
  });

  it('refuses unknown words when data is loaded', () => {
    const ids = { kinds: ['land'], terrains: ['forest'], materials: ['wood'], jewelTypes: ['ring'] };
    expect(() => readRequirement({ p: 'wealth', n: 2 }, ids, 'a test')).toThrow(/unknown word 'wealth'/);
    expect(() => readRequirement({ p: 'materials', material: 'glass', n: 2 }, ids, 'a test')).toThrow(
      /unknown id 'glass'/,
    );
    expect(() => readRequirement({ p: 'shells' }, ids, 'a test')).toThrow(/no number/);
    expect(readRequirement({ p: 'materials', material: 'any', n: 5 }, ids, 'a test')).toEqual({
      p: 'materials',
      n: 5,
      arg: 1,
    });
    expect(() => oneOf(['land', 'water'], 'air', 'a test')).toThrow(/unknown word 'air'/);
  });
});
