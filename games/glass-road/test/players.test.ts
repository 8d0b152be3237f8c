import { describe, expect, it } from 'vitest';
import { game } from '../rules/game.ts';
import { cardOf, Table } from './table.ts';

const A = ['woodcutter', 'clay-worker', 'builder', 'fish-farmer', 'forester'];
const B = ['charcoal-burner', 'supplier', 'carpenter', 'feudal-lord', 'pit-worker'];

describe('two players', () => {
  it('GR-52 nothing is laid face down: cards are played openly in turn', () => {
    const t = new Table(2).hands(A, B);
    expect([t.question(0)?.sealed, t.question(1)]).toEqual([false, undefined]);
    expect(t.whyNot(1, 'choose supplier')).toMatchObject({ ruling: 'GR-52' });
    t.play(0, 'choose forester');
    expect(t.heard(1)).toContainEqual({ e: 'revealed', seat: 0, card: 'forester', actions: 2 });
    expect(game.view(t.s, 1).players[0]?.laid).toBe(false);
    t.play(0, 'done');
    expect(t.question(1)?.kind).toBe('choose');
  });

  it('GR-53 without any match the first player plays five cards and the other four', () => {
    const t = new Table(2).hands(A, B).forget();
    for (let i = 0; i < 5; i++)
      for (const seat of [0, 1]) {
        if (t.s.period > 1) break;
        const options = t.options(seat);
        if (options[0]?.startsWith('choose')) t.play(seat, options[0]);
        if (t.question(seat)?.kind === 'resolve') t.play(seat, 'done');
      }
    const played = (seat: number): number => t.heard(0).filter((e) => e.e === 'revealed' && e.seat === seat).length;
    expect([played(0), played(1), t.s.period]).toEqual([5, 4, 2]);
  });

  it('GR-53 the period ends only after the last card is fully resolved', () => {
    const t = new Table(2).hands(['forester'], B);
    t.play(0, 'choose forester');
    expect(t.s.period).toBe(1);
    t.play(0, 'done');
    expect(t.s.period).toBe(2);
  });

  it('GR-54 E15 a player holding 3 cards may play exactly one more, with both actions', () => {
    const t = new Table(2).hands(['forester'], B.slice(0, 3)).play(0, 'choose forester', 'done');
    expect(t.s.phase).toBe('extra');
    expect(t.options(1)).toEqual(['choose charcoal-burner', 'choose supplier', 'choose carpenter', 'decline']);
    t.play(1, 'choose charcoal-burner');
    expect(t.question(1)?.about).toEqual({ card: 'charcoal-burner', left: 2 });
    t.play(1, 'done');
    expect([t.s.period, t.s.phase]).toEqual([2, 'keep']);
    const no = new Table(2).hands(['forester'], B.slice(0, 3)).play(0, 'choose forester', 'done').play(1, 'decline');
    expect(no.s.period).toBe(2);
    const two = new Table(2).hands(['forester'], B.slice(0, 2)).play(0, 'choose forester', 'done');
    expect(two.s.period).toBe(2);
  });

  it('E15 follows empty the starting player’s hand early', () => {
    const t = new Table(2).hands(A, ['forester', 'builder', ...B.slice(0, 3)]);
    for (const [seat, card] of [
      [0, 'woodcutter'],
      [1, 'forester'],
      [0, 'clay-worker'],
      [1, 'builder'],
    ] as const) {
      t.play(seat, `choose ${card}`);
      for (const q of [seat, 1 - seat]) if (t.question(q)?.about?.card === card) t.play(q, 'done');
    }
    // Ann's last card, the Fish Farmer, is her only choice and plays itself.
    expect(t.question(0)?.about).toEqual({ card: 'fish-farmer', left: 2 });
    t.play(0, 'done');
    expect([t.s.phase, t.hand(0).length, t.hand(1).length]).toEqual(['extra', 0, 3]);
  });

  it('the goblet passes every period', () => {
    const t = new Table(2).hands(['forester'], B.slice(0, 2)).play(0, 'choose forester', 'done');
    expect(t.s.goblet).toBe(1);
  });
});

describe('three players', () => {
  const atEndOf = (period: number, goblet: number, buildings: readonly number[]): Table => {
    const t = new Table(3);
    t.s.goblet = goblet;
    t.s.period = period;
    const ids = [
      'kiln',
      'sawmill',
      'office',
      'inn',
      'spa',
      'joinery',
      'cooperage',
      'reed-hut',
      'sandpit',
      'clay-pit',
      'clay-basin',
      'swamp-hut',
      'farmstead',
    ];
    const cells = ['r1c2', 'r1c3', 'r1c4', 'r1c5', 'r2c2'];
    for (const [seat, n] of buildings.entries())
      for (let i = 0; i < n; i++) t.own(seat, ids.pop() as string, cells[i] as string);
    return t.using(goblet, 'builder');
  };

  it('GR-55 E16 after period 3 the goblet goes to the fewest buildings, ties clockwise after the old holder', () => {
    const nextHolder = (goblet: number, counts: number[], period = 3): number =>
      atEndOf(period, goblet, counts).play(goblet, 'done').s.goblet;
    expect(nextHolder(1, [4, 3, 3])).toBe(2);
    expect(nextHolder(1, [1, 1, 1])).toBe(2);
    expect(nextHolder(1, [2, 1, 2])).toBe(1);
    expect(nextHolder(0, [1, 2, 1])).toBe(2);
    expect(nextHolder(1, [4, 3, 3], 2)).toBe(2);
    expect(nextHolder(0, [1, 2, 3], 2)).toBe(1);
  });

  it('GR-56 upgrades do not raise the count', () => {
    const t = atEndOf(3, 0, [1, 1, 2]).own(1, 'factory', 'r3c1');
    expect(t.play(0, 'done').s.goblet).toBe(1);
  });
});

describe('one player', () => {
  const solo = (period: number, row: string[]): Table => {
    const t = new Table(1);
    t.s.period = period;
    t.hands(A);
    if (t.s.neighbour !== null) {
      t.s.neighbour.row = row.map(cardOf);
      for (const id of row) t.s.neighbour.rest &= ~(1 << cardOf(id));
    }
    return t;
  };

  it('GR-78 deals five hidden cards to the neighbour after the hand is chosen', () => {
    const t = new Table(1);
    for (const card of A) t.play(0, `keep ${card}`);
    expect(t.s.neighbour?.row).toHaveLength(5);
    const seen = game.view(t.s, 0).neighbour;
    expect([seen?.row, seen?.handSize]).toEqual([null, 5]);
  });

  it('GR-79 in odd periods the player reveals first, in even ones the neighbour', () => {
    const first = (period: number): string | undefined => {
      const t = solo(period, B).forget().play(0, 'choose forester', 'done');
      return t.heard(0).find((e) => e.e === 'revealed' || e.e === 'neighbourRevealed')?.e;
    };
    expect([first(1), first(2)]).toEqual(['revealed', 'neighbourRevealed']);
  });

  it('GR-80 the neighbour follows from its hand, but not with its face-down card', () => {
    const follows = solo(1, ['supplier', 'forester', 'carpenter', 'feudal-lord', 'pit-worker']).play(
      0,
      'choose forester',
    );
    expect(follows.question(0)?.about).toEqual({ card: 'forester', left: 1 });
    expect(follows.s.neighbour?.followed).toEqual([cardOf('forester')]);
    const down = solo(1, ['forester', 'supplier', 'carpenter', 'feudal-lord', 'pit-worker']).play(0, 'choose forester');
    expect(down.question(0)?.about).toEqual({ card: 'forester', left: 2 });
  });

  it('GR-81 the player follows the neighbour with one action', () => {
    const t = solo(2, ['builder', 'supplier', 'carpenter', 'feudal-lord', 'pit-worker']).stock(0, 'GW(0,2,0,0,0|0)');
    t.play(0, 'choose forester');
    expect(t.question(0)?.about).toEqual({ card: 'builder', left: 1 });
    expect(t.player(0).followed).toEqual([cardOf('builder')]);
  });

  it('GR-82 a gift affects nobody', () => {
    const t = new Table(1).using(0, 'supplier').play(0, 'act A', 'kind sand', 'take 2');
    expect(t.question(0)?.kind).toBe('resolve');
  });
});

it('the display is wider with four players', () => {
  expect([1, 2, 3, 4].map((n) => new Table(n).s.rows[0]?.length)).toEqual([4, 4, 4, 5]);
});
