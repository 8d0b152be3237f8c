import { describe, expect, it } from 'vitest';
import { BUILDINGS, EFFECTS, NAMES, SPECIALISTS } from '../rules/data.ts';
import { startPay } from '../rules/frames/pay.ts';
import { game } from '../rules/game.ts';
import type { Op } from '../rules/vocabulary.ts';
import { BUILDING_OPS } from '../rules/vocabulary.ts';
import { buildingOf, Table } from './table.ts';

const RICH = 'GW(7,7,7,7,7|3) BW(7,7,7|3)';
const building = (card = 'feudal-lord'): Table => new Table(1).stock(0, RICH).meadow(0).using(0, card);
const act = (t: Table, ...moves: string[]): Table => t.play(0, 'act B', ...moves);

describe('building', () => {
  it('GR-32 a wood-pattern building needs an empty landscape space', () => {
    const t = building().land(0, { r1c2: 'forest' }).own(0, 'kiln', 'r1c3').show('sawmill');
    act(t, 'build sawmill');
    expect(t.options(0)).toHaveLength(15);
    expect(t.whyNot(0, 'site r1c2')).toMatchObject({ ruling: 'GR-32', key: 'tileLiesHere' });
    expect(t.whyNot(0, 'site r1c3')).toMatchObject({ ruling: 'GR-32', key: 'notEmpty' });
    expect(t.whyNot(0, 'site r1c1')).toMatchObject({ ruling: 'GR-32', key: 'notEmpty' });
    const full = new Table(1)
      .stock(0, RICH)
      .meadow(0, 'forest')
      .show('sawmill')
      .using(0, 'feudal-lord')
      .play(0, 'act B');
    expect(full.options(0)).not.toContain('build sawmill');
  });

  it('GR-33 a brick-pattern building goes only over a fitting starting building', () => {
    const t = act(building().show('factory', 'extension'), 'build extension');
    expect(t.options(0)).toEqual(['site r1c1', 'site r2c1', 'site r3c1']);
    expect(t.whyNot(0, 'site r1c2')).toMatchObject({ ruling: 'GR-33', key: 'upgradeOnly' });
    const one = act(building().show('factory', 'extension'), 'build factory');
    expect(one.cell(0, 'r3c1')).toBe('factory');
  });

  it('GR-34 each starting building can be covered once', () => {
    const t = building().own(0, 'factory', 'r3c1').show('clinker-plant', 'extension').play(0, 'act B');
    expect(t.options(0)).not.toContain('build clinker-plant');
    expect(t.whyNot(0, 'build clinker-plant')).toMatchObject({ ruling: 'GR-34' });
    t.play(0, 'build extension');
    expect(t.options(0)).toEqual(['site r1c1', 'site r2c1']);
    expect(t.whyNot(0, 'site r3c1')).toMatchObject({ ruling: 'GR-34', key: 'coveredAlready' });
  });

  it('GR-35 E11 Extension keeps what it covers, other upgrades replace it', () => {
    const sand = 'GW(5,0,0,0,0|0) BW(0,0,0|0)';
    expect(new Table(1).stock(0, sand).own(0, 'sediment-factory', 'r2c1').points(0)).toBe(5);
    expect(new Table(1).stock(0, sand).own(0, 'extension', 'r2c1').points(0)).toBe(5.5);
  });

  it('GR-36 GR-37 a built tile leaves its slot open until the end of the period, then its own row refills it', () => {
    const t = building().show('kiln');
    const row = t.s.rows[0] as number[];
    const slot = row.indexOf(buildingOf('kiln'));
    act(t, 'build kiln', 'site r1c2');
    expect(row[slot]).toBe(-1);
    expect(t.s.phase).toBe('reveal');
    const next = (t.s.stacks[0] as number[]).at(-1);
    t.play(0, 'done');
    expect(t.s.rows[0]?.[slot]).toBe(next);
    expect(t.s.period).toBe(2);
  });

  it('GR-37 an exhausted stack leaves gaps', () => {
    const t = building().show('kiln', 'sawmill');
    const rest = t.s.stacks[0] as number[];
    t.s.stacks[0] = rest.slice(0, 1);
    t.s.rows[0] = [-1, buildingOf('kiln'), -1, buildingOf('sawmill')];
    t.play(0, 'done');
    expect(t.s.rows[0]).toEqual([rest[0], buildingOf('kiln'), -1, buildingOf('sawmill')]);
  });

  it('GR-39 both actions of the Builder build one after the other, the first may pay for the second', () => {
    const t = new Table(1).meadow(0).stock(0, 'GW(0,2,0,0,2|0) BW(0,0,0|0)').show('clay-depot', 'carving-workshop');
    t.using(0, 'builder').play(0, 'act A', 'build clay-depot', 'site r1c2', 'take 4');
    t.play(0, 'act B', 'build carving-workshop', 'site r1c3');
    expect([t.cell(0, 'r1c2'), t.cell(0, 'r1c3'), t.bw(0)]).toEqual(['clay-depot', 'carving-workshop', 'BW(1,0,0|0)']);
  });

  it('GR-41 a processing building cannot be used during the action that builds it', () => {
    const t = building('builder').show('carving-workshop').play(0, 'act A', 'split 1', 'build carving-workshop');
    expect(t.whyNot(0, 'convert carving-workshop')).toMatchObject({ ruling: 'GR-41' });
    t.play(0, 'site r1c2');
    expect(t.question(0)?.kind).toBe('resolve');
    expect(t.options(0)).toContain('convert carving-workshop');
  });

  it('GR-50 private tiles are open and can be built only by their owner', () => {
    const t = new Table(2).stock(0, RICH).meadow(0).private_(0, 'kiln').private_(1, 'sawmill').using(0, 'feudal-lord');
    expect(game.view(t.s, 1).players[0]?.private).toEqual([buildingOf('kiln')]);
    t.play(0, 'act B');
    expect(t.options(0)).toContain('build kiln');
    expect(t.whyNot(0, 'build sawmill')).toMatchObject({ ruling: 'GR-50' });
    t.play(0, 'build kiln', 'site r1c2');
    expect(t.player(0).private).toEqual([]);
  });

  it('GR-61 costIncludes looks at the printed cost, also after a discount', () => {
    const t = building('carpenter')
      .own(0, 'masons-guild', 'r1c2')
      .show('forest-hut', 'office')
      .stock(0, 'GW(0,1,0,0,0|0) BW(0,0,0|1)');
    t.play(0, 'act A', 'build office', 'site r1c3');
    expect(t.points(0)).toBe(2 + 1 + 2);
  });

  it('GR-62 a build action may be skipped; the entry cost is not refunded', () => {
    const t = new Table(1).stock(0, 'GW(0,2,0,0,7|0) BW(0,0,0|0)').using(0, 'builder').play(0, 'act A', 'skip');
    expect(t.gw(0)).toBe('GW(0,0,0,0,7|0)');
    expect(t.heard(0)).toContainEqual({ e: 'skipped', seat: 0 });
  });

  it('GR-63 E18 a discount lowers only the named good and never gives back', () => {
    const price = (id: string): string => {
      const t = new Table(1).meadow(0).stock(0, 'GW(0,1,0,0,5|0) BW(5,0,0|0)').show(id).using(0, 'carpenter');
      t.play(0, 'act A', `build ${id}`, 'site r1c2');
      return `${t.gw(0)} ${t.bw(0)}`;
    };
    expect(price('half-timbered-house')).toBe('GW(0,0,0,0,4|0) BW(2,0,0|0)');
    expect(price('tree-nursery')).toBe('GW(0,0,0,0,5|0) BW(4,0,0|0)');
  });

  it('GR-65 no building tile allows building', () => {
    const ops = (list: number): readonly Op[] => EFFECTS[list] ?? [];
    for (const b of BUILDINGS)
      for (const op of [
        ...(b.immediate < 0 ? [] : ops(b.immediate)),
        ...(b.conversion === null ? [] : ops(b.conversion.effect)),
      ])
        expect(BUILDING_OPS).toContain(op.op);
    const builders = SPECIALISTS.filter((c) => c.actions.some((a) => ops(a).some((op) => op.op === 'build'))).map(
      (c) => c.id,
    );
    expect(builders).toEqual(['supplier', 'builder', 'carpenter', 'feudal-lord']);
    expect(new Table(1).using(0, 'forester').whyNot(0, 'build kiln')).toMatchObject({ ruling: 'GR-65' });
  });

  it('GR-65 E19 Carpenter’s Workshop gives wood and no second build', () => {
    const t = building()
      .own(0, 'kiln', 'r1c2')
      .own(0, 'sawmill', 'r1c3')
      .stock(0, 'GW(0,0,0,0,0|0) BW(3,0,0|0)')
      .show('carpenters-workshop');
    act(t, 'build carpenters-workshop', 'site r1c4');
    expect(t.question(0)?.about).toEqual({ good: 'wood', amount: 4 });
    t.play(0, 'take 4');
    expect(t.question(0)?.kind).toBe('resolve');
  });

  it('E19 House of the Brotherhood counts itself', () => {
    const t = building()
      .own(0, 'kiln', 'r1c2')
      .own(0, 'sawmill', 'r1c3')
      .show('house-of-the-brotherhood')
      .stock(0, 'GW(0,0,0,0,1|0) BW(1,0,0|1)');
    act(t, 'build house-of-the-brotherhood', 'site r1c4');
    expect(t.question(0)?.about).toEqual({ good: 'food', amount: 3 });
  });

  it('GR-68 a cost is paid tiles first, then goods in order, and nothing turns before all is paid', () => {
    const t = building().show('spa').stock(0, 'GW(1,1,1,1,1|3) BW(1,1,1|3)').forget();
    act(t, 'build spa', 'site r1c2');
    expect(t.heard(0).map((e) => e.e)).toEqual(['acted', 'paid', 'paid', 'turned', 'turned', 'built']);
    expect([t.gw(0), t.bw(0)]).toEqual(['GW(0,0,0,0,0|3)', 'BW(0,0,0|3)']);
    const one = building().show('spa', 'kiln').stock(0, 'GW(0,0,0,0,0|0) BW(0,0,0|3)').play(0, 'act B');
    expect(one.whyNot(0, 'build spa')).toMatchObject({ ruling: 'GR-68', key: 'tooDear' });
  });

  it('GR-68 tiles of a cost go before its goods', () => {
    const t = new Table(1).stock(0, 'GW(0,2,2,0,0|0) BW(0,2,2|0)');
    const due = NAMES.goods.map((id) => (id === 'food' || id === 'charcoal' ? 2 : 0));
    t.using(0, 'forester');
    startPay(t.s.stack, 0, due, { goods: due, kinds: 1 << NAMES.tiles.indexOf('forest'), tiles: 2 });
    const asked: unknown[] = [];
    for (let d = t.question(0); d?.kind === 'remove' || d?.kind === 'split'; d = t.question(0)) {
      asked.push(d.kind === 'split' ? d.about?.good : d.kind);
      t.play(0, t.options(0)[0] as string);
    }
    expect(asked).toEqual(['remove', 'remove', 'charcoal', 'food']);
    expect([t.gw(0), t.bw(0)]).toEqual(['GW(0,2,2,0,0|0)', 'BW(0,0,0|0)']);
  });

  it('GR-69 E22 an immediate conversion is used again and again until the player stops', () => {
    const wood = building()
      .show('wood-trader')
      .stock(0, 'GW(0,0,0,0,6|0) BW(1,0,0|1)')
      .own(0, 'sawmill', 'r4c5')
      .land(0, { r1c5: 'forest' });
    act(wood, 'build wood-trader', 'site r1c2');
    expect(wood.options(0)).toEqual(['again', 'stop']);
    expect(wood.whyNot(0, 'convert sawmill')).toMatchObject({ ruling: 'GR-69' });
    wood.play(0, 'again', 'take 1');
    expect([wood.gw(0), wood.bw(0)]).toEqual(['GW(0,0,0,0,3|0)', 'BW(0,0,0|1)']);
    wood.play(0, 'again', 'take 1');
    // A third use cannot be paid: `stop` plays itself.
    expect([wood.gw(0), wood.bw(0), wood.question(0)?.kind]).toEqual(['GW(0,0,0,0,1|0)', 'BW(0,0,0|2)', 'resolve']);
    const stopped = building().show('wood-trader').stock(0, 'GW(0,0,0,0,6|0) BW(1,0,0|1)');
    act(stopped, 'build wood-trader', 'site r1c2', 'again', 'take 1', 'stop');
    expect(stopped.gw(0)).toBe('GW(0,0,0,0,3|0)');
  });

  it('GR-69 wheels turn between two uses', () => {
    const t = building().show('tavern').stock(0, 'GW(0,2,0,0,1|0) BW(3,3,3|3)');
    act(t, 'build tavern', 'site r1c2');
    expect(t.bw(0)).toBe('BW(1,1,1|3)');
    t.play(0, 'again', 'split 2');
    expect(t.bw(0)).toBe('BW(1,1,1|3)');
  });

  it('GR-73 a tile chosen is built; only the site is still open', () => {
    const t = act(building().show('kiln', 'sawmill'), 'build kiln');
    expect(t.options(0).every((o) => o.startsWith('site'))).toBe(true);
    expect(t.whyNot(0, 'skip')).not.toBeNull();
    expect(t.whyNot(0, 'build sawmill')).toMatchObject({ ruling: 'GR-73' });
  });

  it('GR-75 paying an entry cost and then taking, placing or building nothing is legal', () => {
    const t = new Table(1).stock(0, 'GW(0,2,0,0,0|0) BW(0,0,0|0)').clearDisplay().using(0, 'builder').play(0, 'act A');
    expect([t.gw(0), t.question(0)?.kind]).toEqual(['GW(0,0,0,0,0|0)', 'resolve']);
    const none = new Table(1).using(0, 'woodcutter').play(0, 'act A', 'remove r1c2', 'take 0', 'done');
    expect(none.cell(0, 'r1c2')).toBe('empty');
  });

  it('GR-76 there is no limit to private tiles', () => {
    const t = new Table(1);
    for (const b of BUILDINGS.slice(0, 30)) t.private_(0, b.id);
    t.using(0, 'feudal-lord').play(0, 'act A', 'stack bonus');
    const first = t.options(0)[0] as string;
    t.play(0, first);
    expect(t.player(0).private).toHaveLength(31);
  });
});
