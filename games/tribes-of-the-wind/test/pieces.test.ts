import { describe, expect, it } from 'vitest';
import { SeededRng } from '#kernel';
import {
  cardOf,
  cards,
  colorOfCard,
  data,
  tileAt,
  tileOf,
  tribeOf,
  tribes,
  villageCardOf,
  villageCards,
} from '../rules/data.ts';
import { compares } from '../rules/metrics.ts';
import { gained, taken, useAll } from './drive.ts';
import { forestColorIndex, judge, readGains, specCards, specRows } from './spec.ts';
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
  station,
  table,
  told,
  villageDisplay,
} from './table.ts';

const UNITS = ['water', 'move', 'clean'] as const;

/** A terrain with water, dirt, room for forests and free temples: every effect can be used to the full. */
function rich(t: ReturnType<typeof table>): void {
  player(t).water = 40;
  lay(t, 0, { r0c1: 'teal-01', r0c2: 'amber-01' });
  pollute(t, 0, { r2c0: 9, r2c3: 9 });
}

describe('every element card', () => {
  const spec = specCards();
  it('is in the specification', () => expect(spec.map((c) => c.id)).toEqual(cards.map((c) => c.id)));

  for (const { id, rows } of spec) {
    const card = cardOf(id);
    it(`${id} can be played exactly when its requirement holds`, () => {
      expect(cards[card]?.rows.length).toBe(rows.length);
      const rng = new SeededRng(`requirement-${id}`);
      for (let n = 0; n < 25; n++) {
        const t = table(2 + (n % 4), undefined, `${id}-${n}`);
        const letter = (): string => 'BYRG'[rng.int('letter', 4)] as string;
        const rack = (k: number): string => Array.from({ length: k }, letter).join(' ');
        deal(t, { racks: [`${id} ${rack(4)}`] });
        const seats = t.s.players.length;
        const backs = (cs: readonly number[]): number[] => cs.map((c) => colorOfCard[c] as number);
        const market = [...t.s.elementDisplay, t.s.elementDeck.at(-1) as number];
        const racks = {
          own: backs(player(t).rack),
          left: backs(player(t, 1).rack),
          right: backs(seats === 2 ? market : player(t, seats - 1).rack),
        };
        const playable = rows.flatMap((r, i) => (judge(r.require, racks) ? [`play ${id} ${i + 1}`] : []));
        expect(options(t).filter((o) => o.startsWith(`play ${id} `))).toEqual(playable);
      }
    });

    for (const [i, row] of rows.entries())
      it(`${id} row ${i + 1} brings what it shows`, () => {
        for (const unit of row.gains.mix === null
          ? ['water' as const]
          : UNITS.filter((u) => row.gains.mix?.of.includes(u))) {
          const t = table();
          rich(t);
          forget(t);
          playRow(t, id, i);
          useAll(t, unit);
          expect(gained(t)).toEqual(taken(row.gains, unit));
          expect(asked(t)).toBe('draw');
          expect(t.s.elementDiscard).toContain(card);
        }
      });
  }
});

/** Plays a row on racks that fulfil it; tries racks until one does. */
function playRow(t: ReturnType<typeof table>, id: string, row: number): void {
  const rng = new SeededRng(`row-${id}-${row}`);
  const line = `play ${id} ${row + 1}`;
  for (let n = 0; n < 4000; n++) {
    const letters = (k: number, few: string): string =>
      Array.from({ length: k }, () => few[rng.int('l', few.length)] as string).join(' ');
    // Racks of few colours, so that "at least six together" and "none" turn up as well.
    const few = (): string =>
      ['BYRG', 'B', 'Y', 'R', 'G', 'BY', 'RG', 'BG', 'YR', 'BYR', 'YRG'][rng.int('f', 11)] as string;
    deal(t, { racks: [`${id} ${letters(4, few())}`, letters(5, few()), letters(5, few())] });
    if (options(t).includes(line)) {
      go(t, line);
      return;
    }
  }
  throw new Error(`${line} is never possible`);
}

describe('every forest tile', () => {
  const rows = lines24();
  const byNumber = (id: string): { slots: number; bonus: string | null } =>
    rows.find((r) => r.numbers.includes(id.slice(-2))) as { slots: number; bonus: string | null };

  for (let i = 0; i < data.forestTileCount; i++) {
    const tile = tileAt(i);
    it(`${tile.id} becomes a village with its slots and its bonus`, () => {
      const { slots, bonus } = byNumber(tile.id);
      const t = table(5);
      lay(t, 0, { r1c1: tile.id, r0c1: tile.id === 'amber-01' ? 'amber-02' : 'amber-01' });
      pollute(t, 0, {});
      station(t, 0, { r1c1: slots - 1 });
      expect(options(t)).not.toContain('build r1c1');
      station(t, 0, { r1c1: 1 });
      go(t, 'build r1c1');
      expect(player(t).capital).toBe(7);
      expect(player(t).pollution.reduce((a, b) => a + b, 0)).toBe(bonus === 'turbine' ? 0 : 3);
      expect(asked(t)).toBe(bonus === 'catapult' ? 'catapult' : 'takeVillageCard');
      if (bonus === 'catapult') go(t, 'fly capital r0c1');
      go(t, options(t)[0] as string, 'keep');
      t.s.active = 0;
      t.s.stack = [{ f: 'move', left: 1, of: 1, leader: -1 }];
      expect(options(t).includes('step capital r1c1')).toBe(bonus === 'portal');
      expect(forestColorIndex(tile.id.split('-')[0] as string)).toBe(tile.color);
    });
  }
});

/** Section 2.4: slots, bonus and the numbers of the tiles that have them. */
function lines24(): { slots: number; bonus: string | null; numbers: string[] }[] {
  const table24: [number, string | null, string[]][] = [
    [2, null, ['01', '02', '03', '04']],
    [3, 'turbine', ['05']],
    [3, 'catapult', ['06', '07']],
    [3, 'portal', ['08', '09']],
    [4, 'turbine', ['10', '11']],
    [4, 'catapult', ['12']],
    [4, 'portal', ['13']],
  ];
  return table24.map(([slots, bonus, numbers]) => ({ slots, bonus, numbers }));
}

describe('every start tile', () => {
  const effects = ['W4', 'W4 + M1', 'W4 + C1', 'W5 + M1', 'W5 + C1'];
  const colors = ['teal', 'amber', 'violet', 'teal', 'amber'];
  for (const [seat, text] of effects.entries())
    it(`start-${seat + 1} gives ${text}`, () => {
      const t = table(5);
      expect(tileAt(player(t, seat).tiles[0] as number).color).toBe(forestColorIndex(colors[seat] as string));
      expect(player(t, seat).water).toBe(readGains(text).water);
      const start = tileAt(tileOf(`start-${seat + 1}`)).start ?? [];
      expect(start.some((e) => e.kind === 'move')).toBe(text.includes('M1'));
      expect(start.some((e) => e.kind === 'clean')).toBe(text.includes('C1'));
    });
});

describe('every village card', () => {
  const spec = specRows(/^v\d\d$/);
  it('is in the specification', () => expect(spec.map((c) => c.id)).toEqual(villageCards.map((c) => c.id)));

  for (const { id, cells } of spec) {
    const [de, en, left, right] = cells as [string, string, string, string];
    const card = villageCards[villageCardOf(id)];
    it(`${id} ${en} brings its right side at once`, () => {
      expect(card?.name).toEqual({ de, en });
      const t = table();
      rich(t);
      station(t, 0, { r0c1: 2 });
      villageDisplay(t, [
        id,
        ...villageCards
          .map((c) => c.id)
          .filter((x) => x !== id)
          .slice(0, 3),
      ]);
      const gains = readGains(right);
      go(t, 'build r0c1', `takeVillageCard ${id}`);
      pollute(t, 0, { r2c0: 9 });
      forget(t);
      go(t, 'useNow');
      useAll(t);
      const got = gained(t);
      // A free temple is the temple of water here, whose five water come on top.
      expect(got).toEqual({ ...gains, water: gains.water + (gains.temple > 0 ? 5 : 0) });
      expect(player(t).used).toEqual([villageCardOf(id)]);
    });

    it(`${id} ${en} scores its left side`, () => {
      const [, metric, color] = /^`(\w+)`(?: \((\w+)\))?:/.exec(left) ?? [];
      const tiers = [...left.matchAll(/([≥≤])(\d+) → (\d+)/g)].map(([, op, at, vp]) => ({
        op,
        at: Number(at),
        vp: Number(vp),
      }));
      const { objective } = card as (typeof villageCards)[number];
      expect(objective.metric).toBe(metric);
      expect(objective.color).toBe(color === undefined ? -1 : forestColorIndex(color));
      expect(objective.tiers).toEqual(tiers.map(({ at, vp }) => ({ at, vp })));
      const op = tiers[0]?.op === '≥' ? 'atLeast' : 'atMost';
      expect(objective.op).toBe(op);
      for (const tier of tiers) expect(compares(tier.at, objective.op, tier.at)).toBe(true);
    });
  }
});

describe('every tribe and leader', () => {
  const spec = specRows(/^(falcons|springs|embers|roots|pilgrims)-\d$/);
  it('is in the specification', () => {
    expect(spec.map((l) => l.id)).toEqual(tribes.flatMap((t) => t.leaders.map((l) => l.id)));
  });

  for (const { id, cells } of specRows(/^(falcons|springs|embers|roots|pilgrims)$/)) {
    it(`${id} has its path and its special condition`, () => {
      const tribe = tribes[tribeOf(id)];
      expect(tribe?.path).toEqual((cells[1] as string).split(' – ').map(forestColorIndex));
      const [, metric, op, at] = /^`(\w+)` ([≥≤]) (\d+)$/.exec(cells[2] as string) ?? [];
      expect(tribe?.special).toMatchObject({ metric, op: op === '≥' ? 'atLeast' : 'atMost', at: Number(at) });
    });
  }

  for (const { id, cells } of spec) {
    const ability = cells[2] as string;
    const trigger = /^trigger on (\w+)(?: \((\w+)\))?: (.*)$/.exec(ability);
    if (trigger === null)
      it(`${id}: ${ability}`, () => {
        const tribe = tribes.find((t) => t.leaders.some((l) => l.id === id));
        const found = tribe?.leaders.find((l) => l.id === id)?.ability;
        expect(ability.startsWith(found?.kind ?? '?')).toBe(true);
        for (const [, field, n] of ability.matchAll(/(\bn|min) (\d)/g))
          expect(found).toMatchObject({ [field as string]: Number(n) });
        for (const [, color] of ability.matchAll(/color (\w+)/g))
          expect(found).toMatchObject({ color: data.elements.findIndex((e) => e.id === color) });
        const substitute = /from (\w+), to (\w+)/.exec(ability);
        if (substitute) expect(found).toMatchObject({ from: substitute[1], to: substitute[2] });
      });
    else
      it(`${id}: ${ability}`, () => {
        const [, on, color, effects] = trigger;
        const gains = readGains(effects as string);
        const [with_, without] = [true, false].map((inPlay) => event(id, on as string, color, inPlay));
        const got = with_ as ReturnType<typeof gained>;
        const plain = without as ReturnType<typeof gained>;
        const flat = taken(gains, 'water');
        for (const unit of [...UNITS, 'catapult', 'temple'] as const)
          expect(got[unit] - plain[unit], unit).toBe(flat[unit]);
        expect(got.forests.length - plain.forests.length).toBe(gains.forests.length);
      });
  }
});

/** Plays the event that triggers a leader, with or without her, and uses everything to the full. */
function event(leader: string, on: string, color: string | undefined, inPlay: boolean): ReturnType<typeof gained> {
  const tribe = leader.split('-')[0] as string;
  const t = table(3, [tribe, ...tribes.map((x) => x.id).filter((x) => x !== tribe)].slice(0, 3));
  rich(t);
  if (inPlay) lead(t, 0, leader);
  // The special condition must not ask for a leader here.
  player(t).specialSpent = true;
  player(t).pathSpent = true;
  forget(t);
  if (on === 'playCard') {
    const id = `${color}-14`;
    deal(t, {
      racks: [
        `${id} ${'BYRG'
          .split('')
          .filter((l) => l !== color?.[0]?.toUpperCase())
          .join(' ')} B`,
      ],
    });
    go(t, `play ${id} 1`);
  } else if (on === 'placeTemple') {
    go(t, 'placeTemple');
    go(t, options(t)[0] as string, 'temple t-water', 'templeOn r0c0');
  } else {
    station(t, 0, { r0c1: 2 });
    villageDisplay(t, ['v04', 'v10', 'v26', 'v27']);
    go(t, 'build r0c1');
    useAll(t);
    expect(asked(t)).toBe('takeVillageCard');
    if (on === 'useVillageCard') go(t, 'takeVillageCard v04', 'useNow');
  }
  useAll(t);
  expect(told(t, 'leaderOut')).toEqual([]);
  return gained(t);
}
