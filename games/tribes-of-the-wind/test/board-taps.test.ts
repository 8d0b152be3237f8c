/** One gesture for what took many clicks, and what the pictures and score rows say. */
import { describe, expect, it } from 'vitest';
import { counts } from '../board/counted.ts';
import { requirementPicture } from '../board/draw/requirement.ts';
import { elementName } from '../board/look.ts';
import { cards, constants, SPACES, tileOf } from '../rules/data.ts';
import { spaceOf } from '../rules/geometry.ts';
import { leaderProgress } from '../rules/inspect.ts';
import type { Requirement } from '../rules/vocabulary.ts';
import { de } from '../text/de.ts';
import { en } from '../text/en.ts';
import { hand, tapped } from './hand.ts';
import { deal, lay, player, pollute, read, station, table } from './table.ts';

const mixing = () => {
  const t = table(3);
  deal(t, { racks: ['blue-08 B R G B', 'Y Y R R G', 'Y B B G G'] });
  lay(t, 0, { r0c1: 'teal-01' });
  return t;
};

describe('taps', () => {
  it('all the water of a mix is one tap, a smaller number one more, one alone goes without saying; a second tap plays', () => {
    const t = mixing();
    const all = tapped(t, 'row:blue-08.1', 'water:0');
    expect(all.said.filter((x) => x === 'takeWater')).toHaveLength(4);
    const ways = tapped(t, 'row:blue-08.1').thing('water:0')?.ways ?? [];
    expect(ways.map((w) => w.label)).toEqual(['Alles Wasser (4)', '3 Wasser nehmen', '2 Wasser nehmen']);
    expect([all.ready, all.to('water:0')]).toEqual([true, all.gesture]);
    // A flight takes the place of the water, and what is left of the mix is water again.
    const flown = hand(t, all.thing('place:0.r0c0')?.ways.at(-1)?.to).said;
    expect([flown.filter((x) => x === 'takeWater').length, flown[1]]).toEqual([3, 'step capital r0c0']);
  });

  it('a tap on a polluted space cleans it as far as it goes', () => {
    const t = table(3);
    deal(t, { racks: ['red-02 R R R G', 'R R R R R', 'R R R R R'] });
    pollute(t, 0, { r1c1: 2 });
    expect(tapped(t, 'row:red-02.2', 'place:0.r1c1').said).toEqual(['play red-02 2', 'clean r1c1', 'clean r1c1']);
  });

  it('what comes next ends a mix: the rest of it is water; only stopping gives it away, and says so', () => {
    const t = mixing();
    const one = hand(t, tapped(t, 'row:blue-08.1').thing('place:0.r0c0')?.ways.at(-1)?.to ?? []);
    const taken = Array<string>(3).fill('takeWater');
    expect(hand(t, one.to('draw:1')).said).toEqual(['play blue-08 1', 'step capital r0c0', ...taken, 'draw 1']);
    const h = hand(t, hand(t, one.to('move:done')).to('draw:1'));
    expect(h.said).toEqual(['play blue-08 1', 'step capital r0c0', 'done', 'draw 1']);
    expect(h.ready).toBe(true);
    expect(h.chipTexts).toContain('3 bleiben ungenutzt');
  });

  it('cleanings are suggested where a forest could grow next, and whatever is tapped comes first', () => {
    const t = table(3);
    deal(t, { racks: ['red-02 R R R G', 'R R R R R', 'R R R R R'] });
    pollute(t, 0, { r0c1: 1, r1c0: 1, r2c3: 1 });
    expect(tapped(t, 'row:red-02.2').said).toEqual(['play red-02 2', 'clean r0c1', 'clean r1c0']);
    expect(tapped(t, 'row:red-02.2', 'place:0.r2c3').said).toEqual(['play red-02 2', 'clean r2c3', 'clean r0c1']);
    // The suggestion is not given away by drawing: it is made.
    expect(tapped(t, 'row:red-02.2', 'draw:1').said).toEqual(['play red-02 2', 'clean r0c1', 'clean r1c0', 'draw 1']);
  });

  it('a second effect is begun by what it does, and the first is not given away for it', () => {
    const t = table(3);
    deal(t, { racks: ['yellow-11 Y Y G B'] });
    pollute(t, 0, { r1c1: 1 });
    const cleaned = tapped(t, 'row:yellow-11.1', 'place:0.r1c1');
    expect(cleaned.said).toEqual(['play yellow-11 1', 'effect 1', 'clean r1c1']);
    // The flight still comes; it is over only when something else is said.
    expect(hand(t, cleaned.to('place:0.r0c0')).said.filter((x) => x === 'step capital r0c0')).toHaveLength(4);
  });

  it('a tile is shown where the path of the tribe wants it; another space is a tap', () => {
    const t = table(3);
    deal(t, { racks: ['green-11 G G G R'] });
    player(t).water = 9;
    for (const space of ['r0c1', 'r1c0']) player(t).pollution[spaceOf(space)] = 0;
    const tile =
      tapped(t, 'row:green-11.1').things.find((x) => x.id.startsWith('tile:') && x.ways.length > 0)?.id ?? '';
    const planted = (...taps: string[]) =>
      tapped(t, 'row:green-11.1', tile, ...taps).said.find((x) => x.startsWith('plant '));
    const matches = (space: string) => {
      const land = { ...player(t), tiles: [...player(t).tiles] };
      land.tiles[spaceOf(space)] = tileOf(tile.slice('tile:'.length));
      return leaderProgress(land).path.progress?.matches ?? 0;
    };
    const best = matches('r1c0') > matches('r0c1') ? 'r1c0' : 'r0c1';
    expect(planted()).toBe(`plant ${best}`);
    for (const space of ['r0c1', 'r1c0']) expect(planted(`place:0.${space}`)).toBe(`plant ${space}`);
  });

  it('a tap on the deck fills the rack; a back takes the place of the last card', () => {
    const t = table(3);
    deal(t, { racks: ['B Y R G B'] });
    lay(t, 0, { r0c1: 'teal-01' });
    const rack = player(t).rack.map((c) => `card:${cards[c]?.id}`);
    const cost = rack.slice(0, constants.templeCost);
    const temple = hand(t).things.find((x) => x.id.startsWith('temple:0.') && x.id.includes('water'))?.id as string;
    const paid = tapped(t, temple, ...cost, 'place:0.r0c1', 'deck');
    expect(paid.said.filter((x) => x === 'drawDeck')).toHaveLength(constants.templeCost);
    const other = hand(t, paid.to('draw:2'));
    expect(other.said.slice(-constants.templeCost)).toEqual(['drawDeck', 'drawDeck', 'draw 2']);
    // Every further back takes the place of a card from the deck, not of the back before.
    expect(hand(t, other.to('draw:3')).said.slice(-constants.templeCost)).toEqual(['drawDeck', 'draw 2', 'draw 2']);
  });

  it('whoever has nothing to wait for flies first, and others are a choice at the target', () => {
    const t = mixing();
    station(t, 0, { r0c0: 1 });
    const h = tapped(t, 'row:blue-08.1');
    const labels = h.thing('place:0.r0c1')?.ways.map((w) => w.label) ?? [];
    expect(labels[0]).toBe('2 Windreiter hierher (3 Bewegungen)');
    expect(labels[1]).toBe('Start-Plättchen → hier (1 Bewegung)');
    expect(labels).toContain('Hauptstadt → hier (2 Bewegungen)');
  });

  it('flights are said in the order that needs fewest taps, whoever flew first', () => {
    const t = table(3);
    deal(t, { racks: ['yellow-01 Y Y G B'] });
    lay(t, 0, { r0c1: 'teal-01', r1c0: 'amber-01' });
    const steps = ['capital r0c0', 'r0c0 r0c1', 'capital r0c0', 'capital r0c0', 'r0c0 r1c0', 'r0c0 r0c1'];
    const wanted = [read('play yellow-01 2'), ...steps.map((leg) => read(`step ${leg}`))];
    const route = hand(t).routeTo?.(wanted);
    expect(route?.taps.map((x) => x.thing)).toEqual(['row:yellow-01.2', 'place:0.r0c1', 'place:0.r1c0']);
    expect(route?.chain.length).toBe(wanted.length);
  });

  it('the capital is where riders take off; that they fly home stays a choice beside it', () => {
    const t = mixing();
    station(t, 0, { r0c0: 1 });
    const h = tapped(t, 'row:blue-08.1');
    const begun = hand(t, h.to('place:0.capital'));
    expect(begun.ready).toBe(false);
    expect(begun.thing('place:0.capital')?.ways.map((w) => w.label)).toEqual([
      'Doch nicht',
      'Start-Plättchen → hier (1 Bewegung)',
    ]);
    expect(begun.to('place:0.capital')).toEqual(h.gesture);
  });

  it('TW-13 throwing cards away says why it is offered', () => {
    const t = table(3);
    deal(t, { racks: ['B Y R G B'] });
    player(t).temple[spaceOf('r0c0')] = 0;
    player(t).unplaced = player(t).unplaced.slice(1);
    const h = hand(t);
    expect(h.note).toMatch(/^Kein Plättchen ist ohne Tempel · /);
    expect(h.thing('move:discardThree')?.explain().says.join()).toMatch(
      /Statt eines Tempels kannst du 3 Karten abwerfen/,
    );
  });
});

describe('requirements', () => {
  const all = cards.flatMap((c) => c.rows.flatMap((r) => r.require));
  const uses = (r: Requirement): number => (requirementPicture(r, elementName).svg.match(/<use/g) ?? []).length;

  it('show what is asked for, never a sign of comparison', () => {
    for (const r of all) expect(requirementPicture(r, elementName).svg).not.toMatch(/&[lg]t;|>[<>]</);
  });

  it('the larger pile lies where more is asked for', () => {
    const more = all.find((r) => r.kind === 'more' && r.who === 'both') as Requirement;
    const fewer = all.find((r) => r.kind === 'fewer' && r.who === 'both') as Requirement;
    // Three against one each, and one against three each.
    expect([uses(more), uses(fewer)]).toEqual([5, 7]);
    expect(uses(all.find((r) => r.kind === 'fewer' && r.who === 'one') as Requirement)).toBe(4);
  });
});

describe('score rows', () => {
  it('tell their tables in both languages', () => {
    expect(de.counts('pollution')).toBe(
      'Verschmutzte Felder: keine 12 SP, 1 Feld 7 SP, 2 Felder 3 SP, 3 oder mehr 0 SP.',
    );
    expect(de.counts('treehouses')).toBe('Jedes Baumhaus: 3 SP.');
    expect(de.counts('endTile')).toMatch(/5 SP/);
    expect(en.counts('tiles')).toMatch(/7 tiles 1 VP.*12 tiles 12 VP/);
  });

  it('light the spaces they are about', () => {
    const t = table(3);
    lay(t, 0, { r0c1: 'teal-05!', r0c2: 'amber-05' });
    pollute(t, 0, { r2c3: 1 });
    const lit = (category: string): string[] =>
      Array.from({ length: SPACES }, (_, i) => i)
        .filter((i) => counts(player(t), i, category) === true)
        .map((i) => `r${Math.floor(i / 4)}c${i % 4}`);
    expect(lit('treehouses')).toEqual(['r0c1']);
    expect(lit('tiles')).toEqual(['r0c0', 'r0c1', 'r0c2']);
    expect(lit('pollution')).toContain('r2c3');
    expect(counts(player(t), 0, 'objectives')).toBeNull();
    expect(counts(player(t), 0, null)).toBeNull();
  });
});
