import { describe, expect, it } from 'vitest';
import raw from '../data/glass-road.json' with { type: 'json' };
import { game } from '../rules/game.ts';
import { buildingOf, fill, Table } from './table.ts';

const RICH = 'GW(0,3,3,3,3|0) BW(3,3,0|0)';

/** Start layout, plenty of goods but no wheel can turn: what A and B of every specialist bring when taken in full. */
const YIELD: Readonly<Record<string, readonly [cost: string, a: string, b: string]>> = {
  woodcutter: ['forest', 'wood 2', 'wood 2'],
  'slash-and-burn-farmer': ['forest', 'charcoal 2', 'food 2'],
  'charcoal-burner': ['wood 1', 'charcoal 2', 'charcoal 2'],
  'fuel-collector': ['water 1', 'charcoal 4', 'wood 2'],
  'clay-worker': ['water 1', 'clay 2', 'clay 2'],
  'water-carrier': ['food 1', 'water 3', 'wood 1, sand 1'],
  supplier: ['wood 1', 'wood 2', 'build'],
  builder: ['food 2', 'build', 'build'],
  carpenter: ['food 1', 'build', 'wood 2'],
  'feudal-lord': ['nothing', 'draft', 'build'],
  'fish-farmer': ['nothing', 'food 3', 'water 1, food 1'],
  'pond-builder': ['nothing', 'pond 1, food 1', 'water 3'],
  'pit-worker': ['nothing', 'pit 1', 'clay 3'],
  forester: ['nothing', 'grove 1, charcoal 1', 'wood 3'],
  'landscape-gardener': ['nothing', 'grove 2', 'wood 1, water 1, sand 1'],
};

/** Answers everything with the first kind, the first cell and the most goods; tells what happened. */
function outcome(card: string, action: string): [cost: string, effect: string] {
  const t = new Table(1).stock(0, RICH).hands(fill(card)).show('sawmill').using(0, card);
  t.player(0).hand = 0b1111 << 8;
  t.forget().play(0, `act ${action}`);
  const questions = ['remove', 'split', 'take', 'goodKind', 'tileKind', 'place', 'build', 'site', 'stack', 'draft'];
  t.answer(0, questions, (d) => (d.kind === 'take' ? d.options[d.options.length - 1] : d.options[0]));
  const cost: string[] = [];
  const effect: string[] = [];
  const tiles: Record<string, number> = {};
  for (const e of t.heard(0)) {
    if (e.e === 'removed') cost.push(e.tile);
    if (e.e === 'paid' && !effect.includes('build')) cost.push(`${e.good} ${e.amount}`);
    if (e.e === 'took') effect.push(`${e.good} ${e.amount}`);
    if (e.e === 'placed') tiles[e.tile] = (tiles[e.tile] ?? 0) + 1;
    if (e.e === 'built') effect.push('build');
    if (e.e === 'drafted') effect.push('draft');
  }
  return [cost.join(', '), [...Object.entries(tiles).map(([k, n]) => `${k} ${n}`), ...effect].join(', ')];
}

describe('the 15 specialists', () => {
  it('are all in the table of this test', () => {
    expect(Object.keys(YIELD)).toEqual(raw.specialists.map((c) => c.id));
  });

  it.each(Object.entries(YIELD))('%s', (card, [cost, a, b]) => {
    const [costA, effectA] = outcome(card, 'A');
    const [, effectB] = outcome(card, 'B');
    expect(effectA).toBe(a);
    expect(effectB).toBe(b);
    if (cost === 'nothing') expect(costA).toBe(a === 'build' ? 'clay 2' : '');
    else expect(costA.startsWith(cost) || costA === 'food 1, food 1').toBe(true);
  });

  it('GR-46 E13 the Fuel Collector counts the cards in hand, not the face-down card and not himself', () => {
    const t = new Table(4).hands(
      fill('fuel-collector'),
      fill('fuel-collector', 'forester'),
      ['builder', 'forester', 'supplier', 'carpenter', 'feudal-lord'],
      ['builder', 'forester', 'supplier', 'carpenter', 'feudal-lord'],
    );
    t.play(0, 'choose fuel-collector').play(1, 'choose forester').play(2, 'choose builder').play(3, 'choose builder');
    t.play(0, 'act A');
    expect(t.question(0)?.about).toEqual({ good: 'charcoal', amount: 4 });
    t.play(0, 'take 0').play(1, 'act A');
    expect(t.question(1)?.about).toEqual({ good: 'charcoal', amount: 3 });
  });

  it('GR-47 E14 Supplier A: the kind first; others may take 1 even if the chooser takes none', () => {
    const t = new Table(3).stock(1, 'GW(0,0,0,0,0|0) BW(7,0,0|0)').stock(2, 'BW(0,1,1|2)').using(0, 'supplier');
    t.play(0, 'act A', 'kind clay', 'take 0');
    // Ben has no room and no conversion: `decline` plays itself.
    expect(t.question(1)).toBeUndefined();
    expect(t.options(2)).toEqual(['take 1', 'decline']);
    t.play(2, 'take 1');
    expect(t.bw(2)).toBe('BW(0,0,0|3)');
    expect(t.bw(1)).toBe('BW(7,0,0|0)');
    expect(new Table(3).using(0, 'supplier').play(0, 'act A').whyNot(0, 'kind glass')).toMatchObject({
      ruling: 'GR-47',
    });
  });

  it('GR-48 each participant who uses Supplier A triggers a gift of its own', () => {
    const t = new Table(2).hands(fill('supplier'), ['supplier', 'builder', 'carpenter', 'feudal-lord', 'forester']);
    t.play(0, 'choose supplier', 'act A', 'kind sand', 'take 2').play(1, 'take 1');
    t.play(1, 'act A', 'kind clay', 'take 2').play(0, 'take 1');
    expect([t.gw(0).slice(0, 4), t.bw(0).slice(0, 4)]).toEqual(['GW(3', 'BW(3']);
    expect([t.gw(1).slice(0, 4), t.bw(1).slice(0, 4)]).toEqual(['GW(2', 'BW(4']);
  });

  it('GR-49 a gift may be declined and may turn the receiver’s wheel', () => {
    const t = new Table(2).stock(1, 'GW(0,2,2,2,2|0)').using(0, 'supplier').play(0, 'act A', 'kind sand', 'take 0');
    expect(t.options(1)).toEqual(['take 1', 'decline']);
    expect(t.whyNot(1, 'take 0')).toMatchObject({ ruling: 'GR-49' });
    t.play(1, 'take 1');
    expect(t.gw(1)).toBe('GW(0,1,1,1,1|1)');
    const no = new Table(2).using(0, 'supplier').play(0, 'act A', 'kind sand', 'take 0').play(1, 'decline');
    expect(no.gw(1)).toBe('GW(1,0,1,2,2|0)');
  });

  it('GR-51 a stack with fewer than 3 tiles shows those; an empty stack cannot be chosen', () => {
    const t = new Table(1).using(0, 'feudal-lord');
    t.s.stacks[0] = (t.s.stacks[0] as number[]).slice(0, 2);
    t.s.stacks[1] = [];
    t.play(0, 'act A');
    expect(t.options(0)).toEqual(['stack processing', 'stack bonus']);
    expect(t.whyNot(0, 'stack immediate')).toMatchObject({ ruling: 'GR-51' });
    t.play(0, 'stack processing');
    expect(t.options(0)).toHaveLength(3);
  });

  it('GR-70 the stack is chosen before its tiles are seen, nothing need be kept, the rest goes under the stack', () => {
    const t = new Table(2).using(0, 'feudal-lord').play(0, 'act A');
    const pile = [...(t.s.stacks[2] as number[])];
    t.forget().play(0, 'stack bonus');
    expect(t.whyNot(0, 'stack immediate')).toMatchObject({ ruling: 'GR-70' });
    const seen = pile.slice(-3).reverse();
    expect(t.options(0)).toHaveLength(4);
    expect(t.options(0).at(-1)).toBe('none');
    expect(t.heard(1)).toEqual([{ e: 'looked', seat: 0, row: 'bonus', count: 3, tiles: null }]);
    const masked = game.view(t.s, 1).stack.at(-1);
    expect(masked).toMatchObject({ f: 'draft', seen: [-1, -1, -1] });
    t.play(0, t.options(0)[0] as string);
    expect(t.player(0).private).toEqual([seen[0]]);
    expect(t.s.stacks[2]).toEqual([seen[2], seen[1], ...pile.slice(0, -3)]);
    const none = new Table(2).using(0, 'feudal-lord').play(0, 'act A', 'stack bonus', 'none');
    expect(none.player(0).private).toEqual([]);
  });

  it('GR-70 with three empty stacks the action does nothing', () => {
    const t = new Table(1).using(0, 'feudal-lord');
    t.s.stacks = [[], [], []];
    t.play(0, 'act A');
    expect([t.question(0)?.kind, t.options(0)[0]]).toEqual(['resolve', 'act B']);
  });

  it('GR-71 E23 before answering a gift the receiver may convert to make room', () => {
    const t = new Table(2).own(1, 'sand-producer', 'r3c3').stock(1, 'GW(0,0,0,0,0|0) BW(7,0,0|0)').using(0, 'supplier');
    t.play(0, 'act A', 'kind clay', 'take 0');
    expect(t.options(1)).toEqual(['convert sand-producer', 'decline']);
    expect(t.whyNot(1, 'discard r1c4')).toMatchObject({ ruling: 'GR-71' });
    t.play(1, 'convert sand-producer', 'take 2');
    expect(t.options(1)).toEqual(['take 1', 'convert sand-producer', 'decline']);
    t.play(1, 'take 1');
    expect([t.gw(1), t.bw(1)]).toEqual(['GW(2,0,0,0,0|0)', 'BW(7,0,0|0)']);
  });

  it('a gift of food lets the receiver choose the wheel', () => {
    const t = new Table(2).using(0, 'supplier').play(0, 'act A', 'kind food', 'take 0');
    expect(t.options(1)).toEqual(['take 1 wheel=glassworks', 'take 1 wheel=brickworks', 'decline']);
  });

  it('Pit Worker B asks for one kind, and not when there is no pit', () => {
    const t = new Table(1).using(0, 'pit-worker').play(0, 'act B');
    expect(t.options(0)).toEqual(['kind clay', 'kind sand']);
    const none = new Table(1).meadow(0).using(0, 'pit-worker').play(0, 'act B');
    expect(none.question(0)?.kind).toBe('resolve');
  });

  it('a kept tile is open and out of its stack', () => {
    const t = new Table(2).using(0, 'feudal-lord').play(0, 'act A', 'stack processing');
    const id = (t.options(0)[1] as string).split(' ')[1] as string;
    t.play(0, `draft ${id}`);
    expect(t.s.stacks.flat()).not.toContain(buildingOf(id));
    expect(t.heard(1)).toContainEqual({ e: 'drafted', seat: 0, building: id });
  });
});
