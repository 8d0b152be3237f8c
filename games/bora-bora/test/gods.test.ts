import { describe, expect, it } from 'vitest';
import { heard, SeededRng } from '#kernel';
import type { Event } from '../rules/events.ts';
import { game } from '../rules/game.ts';
import { GOD_IDS, type GodId } from '../rules/words.ts';
import { Table } from './table.ts';

/** Takes every card out of deck and discard pile; `left` cards stay in the deck. */
function emptyDeck(t: Table, left = 0): Table {
  const p = t.player(1);
  for (const [g] of GOD_IDS.entries()) {
    p.hand[g] = (p.hand[g] as number) + (t.s.godDiscard[g] as number);
    t.s.godDiscard[g] = 0;
  }
  while (t.s.godDeck.length > left) {
    const g = t.s.godDeck.pop() as number;
    p.hand[g] = (p.hand[g] as number) + 1;
  }
  return t;
}

describe('gods', () => {
  it('BB-82 a card or a pair costs an offering, a god tile costs none', () => {
    const start = (): Table =>
      Table.bare().tasks(0, 'd31').give(0, { shells: 3, godTiles: 1 }).hand(0, 'yellow', 'red', 'red').phase('C4');
    expect(start().options('yellow')).toEqual(['yellow d31 tile']);
    expect(start().whyNot('yellow d31 card')).toEqual({ ruling: 'BB-82', key: 'noOffering', args: { n: 1 } });
    for (const [pay, offerings, tiles] of [
      ['card', 0, 1],
      ['pair:red', 0, 1],
      ['tile', 1, 0],
    ] as const) {
      const t = start().give(0, { offerings: 1 }).play(`yellow d31 ${pay}`);
      expect([t.player().offerings, t.player().godTiles], pay).toEqual([offerings, tiles]);
    }
  });

  it('BB-83 two identical cards act as another god and count against its limits', () => {
    const t = Table.bare()
      .room(0, 2)
      .person(0, 'man-vp-1')
      .person(0, 'man-shell-1')
      .hand(0, 'blue', 'blue', 'green', 'green');
    t.give(0, { offerings: 2 }).phase('B').play('use man vp');
    expect(t.options()).toEqual(['double none', 'double card', 'double pair:blue']);
    expect(t.whyNot('double pair:green')).toEqual({ ruling: 'BB-83', key: 'pairOfSameGod' });
    expect(t.whyNot('double pair:red')).toEqual({ ruling: 'BB-83', key: 'noPair', args: { god: 'red' } });
    t.play('double pair:blue');
    expect([t.vp(), t.player().hand[0], t.player().offerings]).toEqual([4, 0, 1]);
    expect(t.options()).toEqual(['end']);
  });

  it('BB-84 a used god tile leaves the game and gives no points at the end', () => {
    const t = Table.bare().dice(0, [5]).lies(1, 1, 'helper').give(0, { godTiles: 1 });
    const out = t.s.godTilesOut;
    expect(t.part('godTiles')).toBe(2);
    t.play('die 5 helper blue=tile', 'help done');
    expect([t.part('godTiles'), t.s.godTilesOut]).toEqual([0, out + 1]);
    const none = Table.bare().dice(0, [5]).lies(1, 1, 'helper');
    expect(none.whyNot('die 5 helper blue=tile')).toEqual({ ruling: 'BB-84', key: 'noGodTile' });
  });

  it('BB-85 an empty deck is made anew from the discard pile when the next card is needed', () => {
    const t = emptyDeck(Table.bare().dice(0, [4]), 1);
    t.s.godDiscard[2] = 3;
    t.play('die 4 helper', 'help godCard', 'draw deck');
    expect(t.s.godDeck).toHaveLength(0);
    expect(t.s.godDiscard[2]).toBe(3);
    t.play('help godCard');
    expect(t.options()).toContain('draw deck');
    t.play('draw deck');
    expect(t.s.godDeck).toHaveLength(2);
    expect(t.s.godDiscard[2]).toBe(0);
    expect(t.player().hand[2]).toBeGreaterThanOrEqual(1);
    expect(t.events()).toContainEqual({ e: 'reshuffled', cards: 3 });
  });

  it('BB-91 a god tile counts against the limits of the god it stands for', () => {
    const green = Table.bare()
      .room(0, 2)
      .person(0, 'man-vp-1')
      .person(0, 'woman-vp-1')
      .give(0, { godTiles: 3, offerings: 1 });
    green.hand(0, 'green').phase('B').play('use man vp', 'double tile', 'use woman vp');
    expect([green.vp(), green.kind]).toEqual([6, 'usePersons']);
    const red = Table.bare().hut(0, 'central-mountain').dice(0, [4]).give(0, { godTiles: 3 });
    red.play('die 4 landWater', 'white none', 'expand central-steppe', 'red tile');
    expect(red.asked).toBe(1);
    const yellow = Table.bare().tasks(0, 'd31').give(0, { shells: 2, godTiles: 3 }).phase('C4');
    expect(yellow.options('yellow')).toEqual([]);
  });

  it('BB-93 without any god card fire gives the offering, the helper none, and persons as many as exist', () => {
    const noCards = (t: Table): Table => {
      emptyDeck(t);
      t.player(1).hand[0] = (t.player(1).hand[0] as number) + t.s.godDisplay.length;
      t.s.godDisplay.length = 0;
      return t;
    };
    const fire = noCards(Table.bare()).dice(0, [1]).play('die 1 temple', 'priest 1');
    expect(fire.options()).toEqual(['fire offering']);
    expect(fire.whyNot('fire godCard')).toEqual({ ruling: 'BB-93', key: 'noGodCardLeft' });
    const helper = noCards(Table.bare()).dice(0, [4]).play('die 4 helper');
    expect(helper.options()).not.toContain('help godCard');
    const two = emptyDeck(
      Table.bare().room(0, 3).person(0, 'man-godCard-1').person(0, 'man-godCard-2').person(0, 'man-godCard-3'),
    );
    two.s.godDisplay.length = 2;
    two
      .phase('B')
      .play('use man godCard')
      .until((x) => x.kind === 'usePersons');
    expect(two.player().hand.reduce((a, b) => a + b)).toBe(2);
    const none = noCards(Table.bare().room(0, 1).person(0, 'man-godCard-1').phase('B'));
    expect(none.options()).toEqual(['end']);
  });

  it('BB-98 questions about gods are shown to the asked player only', () => {
    const seen = (t: Table): string => JSON.stringify(game.view(t.s, 1));
    // White: to others it looks like the action itself.
    const asked = Table.bare().dice(0, [3]).hand(0, 'white').give(0, { offerings: 1 }).play('die 3 temple');
    expect(asked.kind).toBe('whiteGod');
    const before = seen(asked);
    asked.play('white none');
    expect(asked.kind).toBe('placePriest');
    expect(seen(asked)).toBe(before);
    // Green: it looks like the choice before it.
    const b = Table.bare().room(0, 1).person(0, 'man-vp-1').hand(0, 'green').give(0, { offerings: 1 }).phase('B');
    const choosing = seen(b);
    expect(seen(b.play('use man vp'))).toBe(choosing);
    // Red: nothing but that the seat is acting, and an imagined state asks something that looks the same.
    const red = Table.bare().hut(0, 'central-mountain').dice(0, [6]).hand(0, 'red').give(0, { offerings: 1 });
    red.play('die 6 landWater', 'expand central-steppe');
    expect(red.kind).toBe('redGod');
    const view = game.view(red.s, 1);
    expect([view.acting, view.stack]).toEqual([0, [{ f: 'acting' }]]);
    const other = game.imagine(view, new SeededRng('other'));
    expect(game.view(other, 1)).toEqual(view);
    expect(game.decisions(other)[0]?.options.length).toBeGreaterThan(1);
    expect(game.view(red.s, 0).stack).toEqual([{ f: 'red', region: 1 }]);
  });

  it('BB-98 what others hear of a use, and how many moves, is the same whether the hand could pay the green god or not', () => {
    /** What seat 1 hears, move by move, and sees in the end: moves without a word do not count for it. */
    const use = (...gods: GodId[]): unknown => {
      const t = Table.bare()
        .room(0, 1)
        .person(0, 'man-vp-1')
        .hand(0, ...gods)
        .give(0, { offerings: 1 })
        .phase('B');
      const told: unknown[] = [];
      while (t.asked === 0) {
        const from = t.out.events.length;
        t.play(t.options().find((line) => /^use|none$/.test(line)) ?? 'end');
        const news = t.out.events.slice(from).flatMap((e) => heard(e, 1) ?? []);
        if (news.length > 0) told.push(news);
      }
      return [told, game.view(t.s, 1).players[0]];
    };
    const asked = Table.bare().room(0, 1).person(0, 'man-vp-1').hand(0, 'green').give(0, { offerings: 1 }).phase('B');
    expect(asked.play('use man vp').kind).toBe('double');
    expect(use('green')).toEqual(use('white'));
  });

  it('BB-98 a blind card is whispered to its owner', () => {
    const t = Table.bare().dice(0, [2]).play('die 2 helper', 'help godCard', 'draw deck');
    const told = t.out.events.find((e) => e.whispered?.e === 'tookBlind');
    if (told === undefined) throw new Error('nothing was told');
    const card = (viewer: number): number | null => {
      const e = heard(told, viewer) as Extract<Event, { e: 'tookBlind' }>;
      return e.god;
    };
    expect(card(0)).toBe(t.player().hand.findIndex((n) => n > 0));
    expect(card(1)).toBeNull();
  });

  it('BB-98 an imagined hand keeps the cards that all saw being taken', () => {
    const t = Table.bare(3)
      .dice(0, [4])
      .display('red', 'blue')
      .play('die 4 helper', 'help godCard', 'draw red', 'help godCard', 'draw deck');
    for (let i = 0; i < 20; i++) {
      const other = game.imagine(game.view(t.s, 1), new SeededRng(`guess-${i}`));
      expect(other.players[0]?.hand[2]).toBeGreaterThanOrEqual(1);
      expect(game.census(other)).toEqual(game.census(t.s));
    }
  });

  it('BB-99 cards paid for a god lie on the discard pile before the next card is drawn', () => {
    const t = emptyDeck(Table.bare().dice(0, [5]).lies(1, 1, 'helper').hand(0, 'blue').give(0, { offerings: 1 }));
    t.s.godDisplay.length = 0;
    t.play('die 5 helper blue=card', 'help godCard');
    expect(t.options()).toEqual(['draw deck']);
    t.play('draw deck');
    expect(t.player().hand[0]).toBe(1);
  });
});
