import { describe, expect, it } from 'vitest';
import type { GameModule, Language } from '#kernel';
import { tap } from '#web/kit/hand.ts';
import { type PureBoard, reader } from '#web/kit/laws/walk.ts';
import { moments } from '../board/moments.ts';
import { places } from '../board/places.ts';
import { touch } from '../board/touch.ts';
import { module } from '../index.ts';
import { HAND_SIZE } from '../rules/cards.ts';
import { SPECIALISTS } from '../rules/data.ts';
import { game } from '../rules/game.ts';
import { Table } from './table.ts';

const board = { touch, places, moments } as unknown as PureBoard;

/** The table as seat 0 finds it. */
const read = (t: Table, lang: Language = 'en') =>
  reader(module as unknown as GameModule, board, t.s, game.decisions(t.s), 0, lang);

describe('keeping five of fifteen', () => {
  const cards = SPECIALISTS.map((c) => `card:${c.id}`);

  it('is one gesture with one confirmation, and the count is right while choosing', () => {
    const at = read(new Table(2));
    expect(at(cards.slice(0, 2)).missing).toMatch(/3/);
    expect(at(cards.slice(0, 4)).ready).toBe(false);
    const five = at(cards.slice(3, 3 + HAND_SIZE));
    expect(five.ready).toBe(true);
    expect(five.chain.map((m) => m.do)).toEqual(Array(HAND_SIZE).fill('keep'));
  });

  it('a second tap takes a card back, a sixth takes the place of the last', () => {
    const at = read(new Table(2));
    const five = at(cards.slice(0, HAND_SIZE));
    const hand = { gesture: five.gesture, open: null, explained: null };
    expect(tap(hand, five, cards[1] as string).hand.gesture).toEqual(cards.slice(0, HAND_SIZE).toSpliced(1, 1));
    expect(tap(hand, five, cards[9] as string).hand.gesture).toEqual([...cards.slice(0, HAND_SIZE - 1), cards[9]]);
  });

  it('GR-29 clearing is a gesture of its own beside it', () => {
    const at = read(new Table(2));
    const marked = at(cards.slice(0, 2));
    expect(marked.things.get('clear')?.ways[0]?.to).toEqual(['clear']);
    const cell = [...at(['clear']).things.values()].find((x) => x.id.startsWith('cell:') && x.ways.length > 0);
    const cleared = at(cell?.ways[0]?.to ?? []);
    expect([cleared.ready, cleared.chain.map((m) => m.do)]).toEqual([true, ['discard']]);
  });
});

describe('building', () => {
  const shop = (): Table => {
    const t = new Table(1).clearDisplay().show('sand-factory').stock(0, 'GW(0,1,0,0,0|0) BW(0,0,0|0)');
    return t.using(0, 'carpenter').play(0, 'act A');
  };

  it('tile and site are one gesture; the place is told without rows and columns', () => {
    const at = read(shop());
    const tile = at(['tile:sand-factory']);
    expect(tile.ready).toBe(true);
    const site = [...tile.things.values()].find((x) => x.id.startsWith('cell:') && x.ways.length > 0);
    const both = at(site?.ways[0]?.to ?? []);
    expect(both.chain.map((m) => m.do)).toEqual(['build', 'site']);
    expect(both.title).toBe('Sand Factory: Build here');
  });

  it('GR-63 the explanation says the price due now, and what it brings net of it', () => {
    const tile = read(shop())([]).things.get('tile:sand-factory');
    expect(tile?.explain().says[0]).toMatch(/^Cost: (nothing|free)/);
    expect(tile?.explain().missing).toBeUndefined();
    const printed = new Table(1).clearDisplay().show('sand-factory').stock(0, 'GW(0,1,0,0,0|0) BW(0,0,0|0)');
    expect(read(printed)([]).things.get('tile:sand-factory')?.explain().missing).toMatch(/short/);
  });

  it('points are told net of the goods paid as soon as a tile is chosen', () => {
    const t = shop();
    const at = read(t);
    const chip = at(['tile:sand-factory']).chips?.[0]?.text;
    const site = [...at(['tile:sand-factory']).things.values()].find(
      (x) => x.id.startsWith('cell:') && x.ways.length > 0,
    );
    const there = at(site?.ways[0]?.to ?? []).ahead;
    const net = (there?.standing.seats[0]?.total ?? 0) - (game.score(t.s, 0).seats[0]?.total ?? 0);
    expect(chip?.startsWith(net > 0 ? '+' : String(net))).toBe(true);
    expect(at([]).things.get('tile:sand-factory')?.explain().counts).toBe(chip);
  });
});

describe('what lies on the table', () => {
  it('an action that does nothing says so before it is played', () => {
    const t = new Table(1).clearDisplay().stock(0, 'GW(0,1,0,0,0|0) BW(0,0,0|0)').using(0, 'carpenter');
    expect(read(t)([]).things.get('action:A')?.explain().counts).toMatch(/nothing to build/);
    expect(read(t, 'de')([]).things.get('action:A')?.explain().counts).toMatch(/nichts zu bauen/);
  });

  it('cards of others are told in words at their seat, landscapes of others cell by cell', () => {
    const things = read(new Table(3))([]).things;
    expect(things.get('seat:1')?.explain().says[0]).toMatch(/Hand/);
    expect(things.get('land:1.r1c1')?.explain().says.length).toBe(1);
    expect(things.get('land:0.r1c1')).toBeUndefined();
  });
});
