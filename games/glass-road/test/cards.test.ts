import { describe, expect, it } from 'vitest';
import { canonicalJson } from '#kernel';
import { STRUCTURE } from '../rules/data.ts';
import { game } from '../rules/game.ts';
import { fill, Table } from './table.ts';

const HAND = ['woodcutter', 'supplier', 'builder', 'pit-worker', 'forester'];
/** Five cards that no other hand of these tests holds. */
const QUIET = ['charcoal-burner', 'fuel-collector', 'clay-worker', 'water-carrier', 'carpenter'];
const OTHER = ['slash-and-burn-farmer', 'feudal-lord', 'fish-farmer', 'pond-builder', 'landscape-gardener'];

/** Every seat answers its questions with the last option until the period is over. */
function finishPeriod(t: Table): void {
  const period = t.s.period;
  for (let i = 0; i < 500 && t.s.period === period && t.s.phase !== 'over'; i++) {
    const d = t.open.find((x) => x.optional === undefined);
    if (d === undefined) return;
    game.apply(t.s, d.seat, d.options[d.options.length - 1] as never, t.rng, t.out);
    t.settle();
  }
}

describe('choosing hands', () => {
  it('GR-1 the game has 4 periods, 5 with the long variant', () => {
    for (const [long, periods] of [
      [false, STRUCTURE.periods],
      [true, STRUCTURE.longVariantPeriods],
    ] as const) {
      const t = new Table(3, 'periods', { long });
      for (let p = 1; p <= periods; p++) {
        expect([t.s.phase, t.s.period]).toEqual(['keep', p]);
        finishPeriod(t);
      }
      expect(t.s.phase).toBe('over');
      expect(t.open).toEqual([]);
    }
  });

  it('GR-64 the 15 cards return every period', () => {
    const t = new Table(2);
    t.hands(HAND, QUIET).play(0, 'choose builder');
    finishPeriod(t);
    expect(t.s.period).toBe(2);
    expect(t.options(0)).toContain('keep builder');
    expect(t.options(0)).toHaveLength(15);
    expect([t.player(0).played, t.player(0).followed, t.player(1).followed]).toEqual([[], [], []]);
  });

  it('GR-66 E20 hands are chosen card by card in secret and the order leaves no trace', () => {
    const pick = ['builder', 'supplier', 'forester', 'pit-worker', 'woodcutter'];
    const a = new Table(2);
    for (const [i, card] of pick.entries()) {
      expect(a.options(0)).toHaveLength(15 - i);
      a.play(0, `keep ${card}`);
    }
    expect(a.hand(0)).toEqual(HAND);
    const b = new Table(2);
    for (const card of [...pick].reverse()) b.play(0, `keep ${card}`);
    expect(canonicalJson(a.s)).toBe(canonicalJson(b.s));
    expect(a.question(0)).toBeUndefined();
    expect(a.whyNot(0, 'keep carpenter')).toMatchObject({ ruling: 'GR-66', key: 'handIsFull' });
    a.play(1, 'keep builder');
    const seen = game.view(a.s, 1).players[0];
    expect([seen?.ready, seen?.hand, seen?.handSize]).toEqual([true, null, 5]);
    const half = game.view(a.s, 0).players[1];
    expect([half?.ready, half?.hand, half?.handSize]).toEqual([false, null, 0]);
    expect(a.whyNot(1, 'keep builder')).toMatchObject({ ruling: 'GR-66', key: 'alreadyKept' });
  });

  it('GR-66 what is kept is whispered, only readiness is told', () => {
    const t = new Table(3).forget();
    for (const card of HAND) t.play(0, `keep ${card}`);
    expect(t.heard(1)).toEqual([{ e: 'ready', seat: 0 }]);
    expect(t.heard(0).filter((e) => e.e === 'kept')).toHaveLength(5);
  });

  it('GR-67 cards not played return unseen', () => {
    const t = new Table(2).hands(HAND, QUIET).forget();
    finishPeriod(t);
    const told = new Set(
      t.heard('spectator').flatMap((e) => ('card' in e && typeof e.card === 'string' ? [e.card] : [])),
    );
    expect(t.s.period).toBe(2);
    const played = t.out.events.flatMap((x) => (x.everybody?.e === 'revealed' ? [x.everybody.card] : []));
    expect([...told].sort()).toEqual([...new Set(played)].sort());
    expect([...HAND, ...QUIET].filter((c) => !told.has(c)).length).toBeGreaterThan(0);
  });
});

describe('card rounds', () => {
  it('GR-2 with three players everybody reveals exactly 3 own cards in a period', () => {
    const t = new Table(3).hands(HAND, QUIET, OTHER).forget();
    finishPeriod(t);
    for (const seat of [0, 1, 2])
      expect(t.heard('judge').filter((e) => e.e === 'revealed' && e.seat === seat)).toHaveLength(3);
  });

  it('GR-2 a second card in the same round is refused', () => {
    const t = new Table(3).hands(HAND, QUIET, OTHER).play(0, 'choose builder');
    expect(t.whyNot(0, 'choose forester')).toMatchObject({ ruling: 'GR-2' });
    expect(t.whyNot(1, 'choose forester')).toMatchObject({ ruling: 'GR-66', key: 'notInHand' });
  });

  it('GR-3 at most 5 cards a period: 3 own and 2 followed', () => {
    const t = new Table(3).hands(HAND, HAND, HAND).forget();
    finishPeriod(t);
    for (const seat of [0, 1, 2]) {
      const own = t.heard('judge').filter((e) => e.e === 'revealed' && e.seat === seat).length;
      const followed = t.heard('judge').filter((e) => e.e === 'followed' && e.seat === seat).length;
      expect(own).toBe(3);
      expect(followed).toBeLessThanOrEqual(2);
    }
  });

  it('GR-4 GR-5 E5 a face-down card never follows, and both who laid it use both actions', () => {
    const t = new Table(3).hands(HAND, HAND, OTHER);
    t.play(0, 'choose woodcutter').play(1, 'choose woodcutter').play(2, 'choose fish-farmer');
    expect(t.question(0)?.about).toEqual({ card: 'woodcutter', left: 2 });
    expect(t.player(1).followed).toEqual([]);
    t.play(0, 'act A', 'remove r1c2', 'take 2', 'act B', 'take 2');
    expect(t.gw(0)).toBe('GW(1,0,1,2,6|0)');
    expect(t.question(1)?.about).toEqual({ card: 'woodcutter', left: 2 });
  });

  it('GR-6 a holder with a free slot is made to follow', () => {
    const t = new Table(3).hands(HAND, fill('builder', 'forester'), OTHER);
    t.play(0, 'choose builder').play(1, 'choose forester').play(2, 'choose fish-farmer');
    expect(t.player(1).followed).toHaveLength(1);
    expect(t.hand(1)).not.toContain('builder');
    expect(t.heard('spectator')).toContainEqual({ e: 'followed', seat: 1, card: 'builder' });
  });

  it('GR-7 GR-8 E7 with both slots full the card stays in hand and the active player has both actions', () => {
    const t = new Table(3).hands(HAND, fill('forester'), OTHER);
    t.player(1).followed = [0, 1];
    t.play(0, 'choose forester').play(1, 'choose woodcutter').play(2, 'choose fish-farmer');
    expect(t.hand(1)).toContain('forester');
    expect(t.question(0)?.about).toEqual({ card: 'forester', left: 2 });
    t.play(0, 'act A', 'place r3c3', 'take 0');
    expect(t.options(0)).toContain('act B');
  });

  it('GR-9 GR-10 E6 a follower who cannot pay still plays the card and limits the others to one action', () => {
    const t = new Table(3).hands(HAND, fill('builder'), fill('builder'));
    for (const seat of [0, 2]) t.stock(seat, 'GW(0,2,0,0,0|0) BW(0,0,0|0)');
    t.stock(1, 'GW(0,0,0,0,0|0) BW(0,0,0|0)').clearDisplay().meadow(1, 'forest');
    t.play(0, 'choose builder').play(1, 'choose woodcutter').play(2, 'choose woodcutter');
    expect(t.question(0)?.about).toEqual({ card: 'builder', left: 1 });
    t.play(0, 'act A');
    // Ben's only answer is `done`: it plays itself.
    expect(t.player(1).followed).toHaveLength(1);
    expect(t.question(2)?.about).toEqual({ card: 'builder', left: 1 });
    t.play(2, 'act B');
    expect(t.gw(2)).toBe('GW(0,0,0,0,0|0)');
  });

  it('GR-10 a follower who does nothing does not give the second action back', () => {
    const t = new Table(3).hands(HAND, fill('forester'), OTHER);
    t.play(0, 'choose forester').play(1, 'choose woodcutter').play(2, 'choose fish-farmer');
    t.play(0, 'act B', 'take 1');
    expect(t.question(0)).toBeUndefined();
    t.play(1, 'done');
    expect(t.heard(0).filter((e) => e.e === 'acted')).toHaveLength(1);
  });

  it('GR-11 participants resolve in order: active player, then clockwise', () => {
    const t = new Table(4).hands(OTHER, fill('forester'), HAND, fill('forester'));
    t.s.goblet = 2;
    t.play(0, 'choose fish-farmer')
      .play(1, 'choose woodcutter')
      .play(2, 'choose forester')
      .play(3, 'choose woodcutter');
    expect(t.question(2)?.kind).toBe('resolve');
    expect(t.whyNot(3, 'act A')).toMatchObject({ ruling: 'GR-11', key: 'othersFirst' });
    t.play(2, 'done');
    expect(t.question(3)?.about).toMatchObject({ card: 'forester' });
    t.play(3, 'done');
    expect(t.question(1)?.about).toMatchObject({ card: 'forester' });
  });

  it('GR-12 each participant picks A or B independently', () => {
    const t = new Table(3).hands(HAND, fill('forester'), OTHER);
    t.play(0, 'choose forester').play(1, 'choose woodcutter').play(2, 'choose fish-farmer');
    t.play(0, 'act A', 'stop', 'take 0');
    expect(t.options(1).slice(0, 2)).toEqual(['act A', 'act B']);
    t.play(1, 'act A', 'stop', 'take 0');
    expect(
      t
        .heard(0)
        .filter((e) => e.e === 'acted')
        .map((e) => ('action' in e ? e.action : '')),
    ).toEqual(['A', 'A']);
  });

  it('GR-13 even alone each action is used at most once', () => {
    const t = new Table(1).using(0, 'woodcutter').play(0, 'act A', 'remove r1c2', 'take 1');
    expect(t.options(0)).not.toContain('act A');
    expect(t.options(0)).toContain('act B');
    expect(t.whyNot(0, 'act A')).toMatchObject({ ruling: 'GR-13', key: 'usedAction' });
  });

  it('GR-14 the entry cost is paid once for both actions', () => {
    const t = new Table(1).stock(0, 'GW(0,0,0,0,1|0) BW(0,0,0|0)').using(0, 'charcoal-burner');
    t.play(0, 'act B', 'take 2 wheel=glassworks', 'act A', 'take 2 wheel=glassworks');
    expect(t.gw(0)).toBe('GW(0,0,4,0,0|0)');
    const poor = new Table(1).stock(0, 'GW(0,0,0,0,0|0) BW(0,0,0|0)').using(0, 'charcoal-burner');
    expect(poor.whyNot(0, 'act A')).toMatchObject({ ruling: 'GR-14', key: 'entryCost' });
  });

  it('GR-15 declining both actions costs nothing', () => {
    const t = new Table(1).using(0, 'woodcutter');
    const before = canonicalJson([t.player(0).stock, t.player(0).cells]);
    t.play(0, 'done');
    expect(canonicalJson([t.player(0).stock, t.player(0).cells])).toBe(before);
  });

  it('GR-16 anytime actions before the first act may provide the entry cost', () => {
    const t = new Table(1).own(0, 'sawmill', 'r3c3').stock(0, 'GW(0,0,0,0,0|0)').using(0, 'charcoal-burner');
    expect(t.options(0)).not.toContain('act A');
    t.play(0, 'convert sawmill', 'remove r1c2', 'take 3');
    expect(t.options(0)).toContain('act A');
  });

  it('GR-17 anytime actions are allowed between A and B but not inside an action', () => {
    const t = new Table(1).own(0, 'sawmill', 'r3c3').using(0, 'charcoal-burner').play(0, 'act A');
    expect(t.question(0)?.kind).toBe('take');
    expect(t.whyNot(0, 'convert sawmill')).toMatchObject({ ruling: 'GR-69', key: 'actionUnderWay' });
    expect(t.offer(0)).toEqual([]);
    t.play(0, 'take 0');
    expect(t.options(0)).toEqual(expect.arrayContaining(['act B', 'convert sawmill', 'discard r1c4', 'done']));
  });

  it('GR-38 a follower builds by the same rules', () => {
    const t = new Table(3)
      .show('kiln')
      .hands(fill('builder'), ['feudal-lord', ...QUIET.slice(1)], ['feudal-lord', ...QUIET.slice(1)]);
    t.stock(2, 'GW(0,0,0,0,0|0) BW(0,0,0|2)');
    t.play(0, 'choose builder').play(1, 'choose feudal-lord').play(2, 'choose carpenter').play(0, 'done');
    expect(t.question(1)?.about).toEqual({ card: 'feudal-lord', left: 1 });
    t.play(1, 'done').play(2, 'act B', 'build kiln', 'site r3c3');
    expect([t.cell(2, 'r3c3'), t.bw(2)]).toEqual(['kiln', 'BW(0,0,0|0)']);
  });
});
