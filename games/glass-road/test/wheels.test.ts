import { describe, expect, it } from 'vitest';
import { wheelsAfter } from '../rules/wheels.ts';
import { Table } from './table.ts';

/** Uses one action of a specialist and says where the goods go. */
const use = (t: Table, card: string, ...moves: string[]): Table => t.using(0, card).play(0, ...moves);

describe('production wheels', () => {
  it('GR-21 a wheel turns only while all basic goods are at 1 or more and the product is below 3', () => {
    const turned = (stock: string): string => {
      const t = new Table(1).stock(0, stock);
      const after = wheelsAfter(t.player(0).stock, []);
      t.player(0).stock = after.stock;
      return `${t.gw(0)} ${t.bw(0)}`;
    };
    expect(turned('GW(1,1,1,1,1|0) BW(0,3,3|0)')).toBe('GW(0,0,0,0,0|1) BW(0,3,3|0)');
    expect(turned('GW(5,5,5,5,5|1) BW(1,1,2|2)')).toBe('GW(3,3,3,3,3|3) BW(0,0,1|3)');
    expect(turned('GW(1,1,1,1,1|3) BW(2,2,2|3)')).toBe('GW(1,1,1,1,1|3) BW(2,2,2|3)');
    expect(turned('GW(7,7,0,7,7|0) BW(7,0,7|0)')).toBe('GW(7,7,0,7,7|0) BW(7,0,7|0)');
  });

  it('E1 turning once', () => {
    const t = new Table(1).stock(0, 'GW(2,0,2,3,4|0) BW(0,0,0|0)');
    use(t, 'fish-farmer', 'act B', 'take 0', 'take 1 wheel=glassworks');
    expect(t.gw(0)).toBe('GW(1,0,1,2,3|1)');
  });

  it('E2 GR-18 food of one action goes on one wheel, at the owner’s choice', () => {
    const options = use(new Table(1), 'fish-farmer', 'act A').options(0);
    expect(options).toEqual([
      'take 0',
      'take 1 wheel=glassworks',
      'take 1 wheel=brickworks',
      'take 2 wheel=glassworks',
      'take 2 wheel=brickworks',
      'take 3 wheel=glassworks',
      'take 3 wheel=brickworks',
    ]);
    const glass = use(new Table(1), 'fish-farmer', 'act A', 'take 3 wheel=glassworks');
    expect([glass.gw(0), glass.bw(0)]).toEqual(['GW(0,2,0,1,1|1)', 'BW(2,1,0|0)']);
    const brick = use(new Table(1), 'fish-farmer', 'act A', 'take 3 wheel=brickworks');
    expect([brick.gw(0), brick.bw(0)]).toEqual(['GW(1,0,1,2,2|0)', 'BW(1,0,2|1)']);
    const none = use(new Table(1), 'fish-farmer', 'act A', 'take 0');
    expect([none.gw(0), none.bw(0)]).toEqual(['GW(1,0,1,2,2|0)', 'BW(2,1,0|0)']);
    expect(use(new Table(1), 'fish-farmer', 'act A').whyNot(0, 'take 2')).toMatchObject({ ruling: 'GR-18' });
  });

  it('GR-19 a building giving 2 or more food puts all on one wheel, giving 1 lets the owner choose', () => {
    const t = new Table(1).own(0, 'farmstead', 'r3c3').own(0, 'tree-nursery', 'r4c1').using(0, 'builder');
    t.play(0, 'convert farmstead', 'remove r1c4', 'take 0');
    expect(t.options(0)).toEqual([
      'take 0',
      'take 1 wheel=glassworks',
      'take 1 wheel=brickworks',
      'take 2 wheel=glassworks',
      'take 2 wheel=brickworks',
    ]);
    t.play(0, 'take 0', 'convert tree-nursery', 'remove r2c2', 'take 0');
    expect(t.options(0)).toEqual(['take 0', 'take 1 wheel=glassworks', 'take 1 wheel=brickworks']);
  });

  it('GR-20 E8 a payment of 2 food may take 1 from each wheel', () => {
    const split = new Table(1).stock(0, 'GW(0,1,0,0,0|0) BW(0,0,1|0)').clearDisplay();
    use(split, 'builder', 'act A');
    expect([split.gw(0), split.bw(0)]).toEqual(['GW(0,0,0,0,0|0)', 'BW(0,0,0|0)']);
    const free = new Table(1).stock(0, 'GW(0,2,0,0,0|0) BW(0,0,1|0)').clearDisplay();
    use(free, 'builder', 'act A');
    expect(free.options(0)).toEqual(['split 1', 'split 2']);
    expect(free.whyNot(0, 'split 0')).toMatchObject({ ruling: 'GR-20' });
    free.play(0, 'split 1');
    expect([free.gw(0), free.bw(0)]).toEqual(['GW(0,1,0,0,0|0)', 'BW(0,0,0|0)']);
  });

  it('GR-22 turning is compulsory and immediate after the receipt that makes it possible', () => {
    const t = new Table(1).stock(0, 'GW(0,0,0,0,0|0) BW(3,0,3|0)');
    use(t, 'charcoal-burner');
    expect(t.options(0)).not.toContain('act A');
    t.stock(0, 'GW(0,0,0,0,1|0)').play(0, 'act A', 'take 2 wheel=brickworks');
    expect(t.bw(0)).toBe('BW(1,0,1|2)');
    expect(t.heard(0)).toContainEqual({ e: 'turned', seat: 0, wheel: 'brickworks', times: 2, product: 'brick' });
  });

  it('GR-23 E3 no wheel turns in the middle of a receipt: the limit of 7 applies before turning', () => {
    const t = new Table(1).stock(0, 'GW(0,0,0,0,3|0) BW(6,2,0|0)').show('clay-lake').using(0, 'feudal-lord');
    t.play(0, 'act B', 'build clay-lake', 'site r3c3');
    expect(t.options(0)).toEqual(['take 0', 'take 1']);
    t.play(0, 'take 1');
    expect(t.bw(0)).toBe('BW(7,2,0|0)');
    const three = new Table(1).stock(0, 'GW(0,7,7,6,6|0)').using(0, 'landscape-gardener');
    three.play(0, 'act B', 'take 1', 'take 1');
    expect(three.gw(0)).toBe('GW(0,7,7,7,7|0)');
    three.play(0, 'take 1');
    expect(three.gw(0)).toBe('GW(0,6,6,6,6|1)');
  });

  it('GR-24 goods beyond 7 and products beyond 3 are lost', () => {
    const t = new Table(1).stock(0, 'GW(0,0,0,0,6|0)').using(0, 'woodcutter').play(0, 'act A', 'remove r1c2');
    expect(t.options(0)).toEqual(['take 0', 'take 1']);
    expect(t.whyNot(0, 'take 2')).toMatchObject({ ruling: 'GR-24', key: 'noRoom' });
    t.play(0, 'take 1', 'act B');
    expect(t.gw(0)).toBe('GW(0,0,0,0,7|0)');
    const brick = new Table(1).own(0, 'joinery', 'r3c3').stock(0, 'GW(0,0,0,0,4|0) BW(0,0,0|3)').using(0, 'builder');
    brick.play(0, 'convert joinery');
    expect([brick.gw(0), brick.bw(0)]).toEqual(['GW(0,0,0,0,2|0)', 'BW(0,0,0|3)']);
  });

  it('GR-25 a player may take fewer goods, including none, from any gain', () => {
    const t = use(new Table(1), 'woodcutter', 'act A', 'remove r1c2');
    expect(t.options(0)).toEqual(['take 0', 'take 1', 'take 2']);
    expect(t.whyNot(0, 'take 3')).toMatchObject({ ruling: 'GR-25' });
    expect(t.play(0, 'take 0').gw(0)).toBe('GW(1,0,1,2,2|0)');
  });

  it('E10 taking less keeps a wheel from turning', () => {
    const start = 'GW(0,2,2,2,2|0) BW(0,0,1|0)';
    const both = new Table(1).stock(0, start).using(0, 'water-carrier').play(0, 'act B', 'split 0', 'take 1', 'take 1');
    expect(both.gw(0)).toBe('GW(0,1,1,1,2|1)');
    const wood = new Table(1).stock(0, start).using(0, 'water-carrier').play(0, 'act B', 'split 0', 'take 1', 'take 0');
    expect(wood.gw(0)).toBe('GW(0,2,2,2,3|0)');
  });

  it('GR-26 E4 paying basic goods never turns a wheel, paying a product from 3 can', () => {
    const t = new Table(1).stock(0, 'GW(2,2,2,2,4|3) BW(2,0,0|0)').show('woodcarvers-house').using(0, 'feudal-lord');
    t.play(0, 'act B', 'build woodcarvers-house', 'site r3c3');
    expect(t.gw(0)).toBe('GW(1,1,1,1,1|3)');
    const basic = new Table(1).stock(0, 'GW(2,2,2,2,2|3) BW(2,2,2|3)').using(0, 'clay-worker').play(0, 'act A');
    expect([basic.gw(0), basic.bw(0)]).toEqual(['GW(2,2,2,1,2|3)', 'BW(2,2,2|3)']);
  });

  it('GR-27 the wheel turns after the payment and before the immediate effect', () => {
    const t = new Table(1).stock(0, 'GW(1,1,1,1,2|0) BW(2,1,1|3)').show('grain-house').using(0, 'feudal-lord');
    t.play(0, 'act B', 'build grain-house', 'site r3c3');
    expect(t.bw(0)).toBe('BW(0,0,0|3)');
    expect(t.question(0)?.about).toEqual({ good: 'food', amount: 7 });
    const order = t.heard(0).map((e) => e.e);
    expect(order.lastIndexOf('turned')).toBeLessThan(order.indexOf('built'));
  });

  it('GR-28 wheels turn independently', () => {
    const t = new Table(1).stock(0, 'GW(2,0,2,2,2|0) BW(2,2,0|0)');
    use(t, 'fish-farmer', 'act A', 'take 2 wheel=brickworks');
    expect([t.gw(0), t.bw(0)]).toEqual(['GW(2,0,2,2,2|0)', 'BW(0,0,0|2)']);
  });

  it('E9 an anytime conversion may provide the entry cost', () => {
    const t = new Table(1)
      .own(0, 'soup-kitchen', 'r3c3')
      .stock(0, 'GW(0,0,1,1,2|0) BW(2,1,0|0)')
      .using(0, 'water-carrier');
    expect(t.options(0)).not.toContain('act A');
    t.play(0, 'convert soup-kitchen', 'take 2 wheel=brickworks');
    expect(t.bw(0)).toBe('BW(1,0,1|1)');
    expect(t.options(0)).toContain('act A');
    t.play(0, 'act A', 'take 0');
    expect(t.bw(0)).toBe('BW(1,0,0|1)');
  });
});
