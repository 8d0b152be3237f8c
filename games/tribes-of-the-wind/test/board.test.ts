import { describe, expect, it } from 'vitest';
import { metricPicture } from '../board/draw/metric.ts';
import { miniSpace } from '../board/draw/minimap.ts';
import { requirementPicture } from '../board/draw/requirement.ts';
import { DEFS } from '../board/draw/symbols.ts';
import { chosenTraveller, riderPlaces, stepFlights, ways } from '../board/flights.ts';
import { tileThing } from '../board/ids.ts';
import { elementName, spaceArt, tileArt, tribeName, wanted } from '../board/look.ts';
import { flightsOf, pathFlags } from '../board/parts/terrain.tsx';
import { words } from '../board/words.ts';
import { cards, SPACES, START_TILE, tiles, tribes, villageCards } from '../rules/data.ts';
import { game } from '../rules/game.ts';
import { CAPITAL, PLACE_NAMES, spaceOf } from '../rules/geometry.ts';
import { playerAt, ridersNeeded } from '../rules/inspect.ts';
import type { GameMove } from '../rules/state.ts';
import { hand, tapped } from './hand.ts';
import { deal, go, lay, player, station, type Table, table } from './table.ts';

describe('what a piece says of itself', () => {
  it('an objective: how far it is, and what the next step pays', () => {
    expect(words('de').progress(0, { at: 3, vp: 4 }, 'atLeast')).toBe('0 von 3 → 4 Punkte');
    expect(words('en').progress(5, { at: 2, vp: 6 }, 'atMost')).toBe('5, at most 2 → 6 points');
    expect(words('en').progress(5, null, 'atLeast')).toBe('5, all reached');
  });

  it('a polluted space: how many markers lie there', () => {
    const t = table(2);
    const space = player(t).pollution.findIndex((n) => n > 0);
    player(t).pollution[space] = 3;
    expect(hand(t).thing(`place:0.${PLACE_NAMES[space]}`)?.explain().counts).toBe('3 Marker');
  });

  it('a forest whose colour alone is missing in the path', () => {
    const t = table(2);
    expect(wanted(player(t)).size).toBe(0);
    const { path } = tribes[player(t).tribe] as (typeof tribes)[number];
    const laid = path
      .slice(0, -1)
      .map((color, i) => [`r2c${i}`, tiles.find((x) => x.start === null && x.color === color)]);
    lay(t, 0, Object.fromEntries(laid.map(([place, tile]) => [place, (tile as (typeof tiles)[number]).id])));
    const last = path.at(-1) as number;
    expect([...wanted(player(t))]).toEqual([last]);
    for (const tile of t.s.forestDisplay) {
      const { says } = hand(t).thing(tileThing(tile))?.explain() ?? { says: [] };
      expect(says.join().includes('Grün unterstrichen')).toBe(tiles[tile]?.color === last);
    }
  });
});

function flying(): Table {
  const t = table(3);
  deal(t, { racks: ['yellow-01 Y Y G B'] });
  lay(t, 0, { r0c1: 'teal-01', r0c2: 'amber-01' });
  return t;
}

describe('the hand over the table', () => {
  it('a far tile is a flight of several steps, by a rider with nothing to wait for, else by one the choice names', () => {
    const t = flying();
    station(t, 0, { r0c1: 1 });
    go(t, 'play yellow-01 2');
    const [far, other] = stepFlights(player(t), 6, -1).get(spaceOf('r0c2')) ?? [];
    expect(far?.cost).toBe(3);
    expect(far?.moves[0]).toEqual({ do: 'step', from: 'capital', to: 'r0c0' });
    expect(other?.moves).toEqual([{ do: 'step', from: 'r0c1', to: 'r0c2' }]);
    const alone = hand(t)
      .thing('place:0.r0c2')
      ?.ways.find((w) => w.label === 'Hauptstadt → hier (3 Bewegungen)');
    expect(hand(t, alone?.to ?? []).said).toEqual(['step capital r0c0', 'step r0c0 r0c1', 'step r0c1 r0c2']);
    const named = hand(t)
      .thing('place:0.r0c2')
      ?.ways.find((w) => w.label === 'oben halb links → hier (1 Bewegung)');
    expect(hand(t, named?.to ?? []).said).toEqual(['step r0c1 r0c2']);
    const off = hand(t)
      .thing('place:0.r0c1')
      ?.ways.find((w) => w.label === 'Von hier aus bewegen');
    const from = hand(t, off?.to ?? []);
    expect(from.ready).toBe(false);
    expect(hand(t, from.to('place:0.r0c2')).said).toEqual(['step r0c1 r0c2']);
  });

  it('a card, its flights and the card to draw are one gesture', () => {
    const t = flying();
    const crew = tapped(t, 'row:yellow-01.2', 'place:0.r0c1');
    // Whoever has steps left sends one rider more with a second tap; it ends nothing.
    expect(crew.to('place:0.r0c1').length).toBe(crew.gesture.length + 1);
    const one = crew.thing('place:0.r0c1')?.ways.find((w) => w.to.length > crew.gesture.length);
    const h = hand(t, one?.to);
    expect(h.said[0]).toBe('play yellow-01 2');
    expect(h.said.filter((x) => x.startsWith('step'))).toHaveLength(6);
    const drawn = hand(t, h.to('draw:2'));
    expect(drawn.said.at(-1)).toBe('draw 2');
    expect(drawn.ready).toBe(true);
  });

  it('as many riders as get there are one tap, fewer a choice beside it', () => {
    const t = flying();
    const h = tapped(t, 'row:yellow-01.2');
    const [all, fewer] = h.thing('place:0.r0c0')?.ways ?? [];
    expect([all?.label, fewer?.label]).toEqual(['6 Windreiter hierher', '5 Windreiter hierher']);
    expect(hand(t, all?.to ?? []).said.filter((x) => x === 'step capital r0c0')).toHaveLength(6);
  });

  it('a tap on a tile brings the riders it still lacks, and none who waits elsewhere', () => {
    const t = flying();
    station(t, 0, { r0c1: 1 });
    go(t, 'play yellow-01 2');
    const lacks = ridersNeeded(player(t), spaceOf('r0c2'));
    expect(lacks).toBeGreaterThan(1);
    const steps = tapped(t, 'place:0.r0c2').said;
    // Three steps each from the capital, six steps in all; the rider on r0c1 stays.
    expect(steps.filter((x) => x === 'step r0c1 r0c2')).toHaveLength(2);
    expect(steps.filter((x) => x === 'step capital r0c0')).toHaveLength(2);
    // One who is enough comes alone, though steps are left for more.
    station(t, 0, { r0c2: lacks - 1 });
    expect(tapped(t, 'place:0.r0c2').said).toHaveLength(3);
  });

  it('steps left limit how far a rider gets, and a tap on the capital takes a rider there, never home', () => {
    const t = flying();
    station(t, 0, { r0c1: 1 });
    expect([...ways(player(t), CAPITAL, 1).keys()]).toEqual([spaceOf('r0c0')]);
    expect(stepFlights(player(t), 2, spaceOf('r0c1')).has(CAPITAL)).toBe(true);
    const h = tapped(t, 'row:yellow-01.2');
    expect(h.thing('place:0.capital')?.ways[0]?.label).toBe('Von hier aus bewegen');
    expect(hand(t, h.to('place:0.capital')).said).toEqual(['play yellow-01 2']);
  });

  it('a traveller without a rider left is forgotten', () => {
    const t = flying();
    station(t, 0, { r0c1: 1 });
    expect(chosenTraveller(player(t), spaceOf('r0c1'))).toBe(spaceOf('r0c1'));
    expect(chosenTraveller(player(t), spaceOf('r0c2'))).toBe(-1);
    expect(riderPlaces(player(t))).toEqual([CAPITAL, spaceOf('r0c1')]);
  });

  it('TW-18 an empty space explains why no rider gets there', () => {
    const t = flying();
    go(t, 'play yellow-01 2');
    expect(hand(t).thing('place:0.r2c3')?.explain().whyNot?.ruling).toBe('TW-18');
  });

  it('TW-14 a temple: kind, cards and tile in one flow; the same marks are the same gesture', () => {
    const t = table(3);
    deal(t, { racks: ['B Y R G B'] });
    lay(t, 0, { r0c1: 'teal-01' });
    const rack = playerAt(game.view(t.s, 0), 0).rack.map((c) => `card:${cards[c.card]?.id}`);
    const temple = `temple:0.${tribes[player(t).tribe]?.temples[1]?.id}`;
    // Three cards are suggested at once; whichever is tapped takes the place of a suggested one.
    const suggested = tapped(t, temple);
    expect([suggested.ready, suggested.said.length]).toEqual([true, 4]);
    expect(suggested.chipTexts[0]).toMatch(/^vorgeschlagen/);
    for (const card of rack) expect(tapped(t, temple, card).said[1]).toContain(card.slice('card:'.length));
    const one = tapped(t, temple, rack[4] as string, rack[0] as string, rack[2] as string);
    const two = tapped(t, temple, rack[0] as string, rack[2] as string, rack[4] as string);
    expect(one.said).toEqual(two.said);
    const whole = hand(t, one.to('place:0.r0c1'));
    expect(whole.said.map((x) => x.split(' ')[0])).toEqual(['placeTemple', 'discard', 'temple', 'templeOn']);
    expect(whole.ready).toBe(true);
    expect(tapped(t, temple, rack[0] as string, rack[0] as string).said).toEqual(suggested.said);
  });

  it('TW-38 a village, its card and now or keep are one gesture, before anything is revealed', () => {
    const t = table(3);
    deal(t, { racks: ['B Y R G B'] });
    lay(t, 0, { r0c1: 'teal-01' });
    station(t, 0, { r0c1: tiles.find((x) => x.id === 'teal-01')?.slots ?? 0 });
    const built = tapped(t, 'place:0.r0c1');
    const card = villageCards[t.s.villageDisplay[0] as number]?.id as string;
    for (const [half, move] of [
      ['keep', 'keep'],
      ['now', 'useNow'],
    ] as const)
      expect(hand(t, built.to(`${half}:${card}`)).said.slice(0, 3)).toEqual([
        'build r0c1',
        `takeVillageCard ${card}`,
        move,
      ]);
  });

  it('TW-33 a row that plants nothing says so before it is played', () => {
    const t = table(3);
    deal(t, { racks: ['green-20 G G G R'] });
    player(t).water = 0;
    player(t).pollution[spaceOf('r0c1')] = 0;
    const rows = hand(t).things.filter((x) => x.id.startsWith('row:green-20') && x.ways.length > 0);
    const row = rows[0];
    if (row === undefined) throw new Error('no row holds');
    const h = tapped(t, row.id);
    expect(h.chipTexts.join()).toMatch(/\d Wasser fehl/);
    expect(h.act).toBe('Trotzdem spielen');
  });

  it('a condition is told by what it asks for; what is missing is told by name, and nothing where it holds', () => {
    const t = table(3);
    deal(t, { racks: ['yellow-01 Y Y G B'] });
    const row = (id: string) => hand(t).thing(`row:${id}`)?.explain() ?? { says: [] };
    expect(row('yellow-01.1').says.join(' ')).toMatch(/^mindestens 2 × Gelb/);
    expect(row('yellow-01.1').says.join(' ')).not.toMatch(/[<>]|Du \d/);
    deal(t, { racks: ['red-14 Y Y R R'] });
    expect(row('red-14.1').missing).toBe('Es fehlt: Blau und Grün');
  });

  it('everything on the table speaks, out of turn too', () => {
    const t = table(3);
    const h = hand(t);
    for (const id of ['score:pollution', 'score:tiles', 'score:treehouses', 'score:endTile'])
      expect(h.thing(id)?.explain().says.join(''), id).toMatch(/\d/);
    for (const kind of [
      'leader:',
      'keep:',
      'now:',
      'tile:',
      'seat:',
      'path:',
      'special:',
      'place:1.',
      'rack:1',
      'deck',
    ])
      expect(
        h.things.some((x) => x.id.startsWith(kind) && x.explain().says.length > 0),
        kind,
      ).toBe(true);
  });

  it('steps of one rider are one flight', () => {
    const leg = (from: string, to: string): GameMove => ({ do: 'step', from, to });
    const chain = [leg('capital', 'r0c0'), leg('r0c0', 'r0c1'), leg('capital', 'r0c0')];
    expect(flightsOf(chain).map((f) => f.length)).toEqual([2, 1]);
  });

  it('a flag of the path hangs on its own space', () => {
    const t = table(3);
    const kinds = tribes[player(t).tribe]?.path ?? [];
    const fitting = (i: number): string => `${tiles.find((x) => x.color === kinds[i] && x.start === null)?.id}`;
    lay(t, 0, { r1c0: fitting(0), r1c1: fitting(1) });
    const art = pathFlags(player(t));
    const points = [...art.matchAll(/translate\(([\d.-]+) ([\d.-]+)\)/g)].map((m) => [Number(m[1]), Number(m[2])]);
    expect(points.length).toBe(kinds.length);
    for (const [x = 0, y = 0] of points) {
      // The upper right corner of a space: spaces lie 158 apart and are 150 wide.
      expect(x % 158).toBeGreaterThan(100);
      expect((y + 158) % 158).toBeGreaterThan(140);
    }
  });
});

describe('drawings', () => {
  const sound = (svg: string, what: string): void => {
    expect(svg.length, what).toBeGreaterThan(0);
    expect(svg, what).not.toMatch(/undefined|NaN|\[object/);
    // The policy of the house allows no style attributes in strings.
    expect(svg, what).not.toMatch(/\sstyle=/);
  };

  it('exist for every card, tile, village card and tribe', () => {
    sound(DEFS, 'symbols');
    for (const card of cards)
      for (const row of card.rows) for (const r of row.require) sound(requirementPicture(r, elementName).svg, card.id);
    for (let i = 0; i < START_TILE; i++) sound(tileArt(i), tiles[i]?.id ?? '');
    for (const [i] of tribes.entries())
      for (const card of villageCards) sound(metricPicture(card.objective, tribeName(i)), card.id);
  });

  it('show every kind of space of a terrain', () => {
    const t = table(5);
    lay(t, 0, { r0c1: 'teal-01', r0c2: 'amber-05!', r1c0: 'violet-13' });
    station(t, 0, { r0c1: 2 });
    for (let i = 0; i < SPACES; i++) sound(spaceArt(player(t), i), PLACE_NAMES[i] ?? '');
    for (const kind of ['teal', null] as const)
      sound(miniSpace({ kind, slots: 2, village: false, riders: 1, temple: true, smog: 2 }, 'embers', 24), 'small');
  });
});
