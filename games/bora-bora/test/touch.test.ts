import { describe, expect, it } from 'vitest';
import { notate } from '#kernel';
import type { Gesture } from '#web/kit/contract.ts';
import { choose, EMPTY, type Hand, type Reading, tap } from '#web/kit/hand.ts';
import { reader } from '#web/kit/laws/walk.ts';
import { closer, lyingOn } from '../board/logic/dice.ts';
import { moments } from '../board/moments.ts';
import { places } from '../board/places.ts';
import { touch } from '../board/touch.ts';
import { module } from '../index.ts';
import { CARD_IDS, REGION_IDS } from '../rules/data.ts';
import { game } from '../rules/game.ts';
import { GOD_IDS } from '../rules/words.ts';
import { Table } from './table.ts';

/** A hand at a table laid out by hand. It counts its taps. */
class Fingers {
  readonly #read: (gesture: Gesture) => Reading;
  #hand: Hand = EMPTY;
  taps = 0;
  played: readonly string[] = [];

  constructor(t: Table, lang: 'de' | 'en' = 'de', seat = 0) {
    this.#read = reader(module, { touch, places, moments } as never, t.s, game.decisions(t.s), seat, lang);
  }

  get reading(): Reading {
    return this.#read(this.#hand.gesture);
  }

  tap(...ids: readonly string[]): this {
    for (const id of ids) {
      this.taps++;
      const did = tap(this.#hand, this.reading, id);
      if (did.play) this.played = this.chain;
      this.#hand = did.hand;
    }
    return this;
  }

  choose(id: string, way: number): this {
    this.#hand = choose(this.#hand, this.reading, id, way).hand;
    return this;
  }

  get chain(): string[] {
    return this.reading.chain.map((m) => notate(game.moves, m));
  }

  /** Things of a kind that can be chosen. */
  lit(kind: string): string[] {
    return [...this.reading.things.values()].filter((x) => x.id.startsWith(kind) && x.ways.length > 0).map((x) => x.id);
  }

  get chips(): string[] {
    return (this.reading.chips ?? []).map((c) => c.text);
  }
}

const regions = (...ids: readonly string[]): string[] => ids.map((id) => `region:${id}`);

describe('gods are switches beside the action', () => {
  const temple = (): Table => Table.bare().dice(0, [3, 5, 6]).hand(0, 'white').give(0, { offerings: 1 });

  it('a temple die with the white god and both fire bonuses is five taps and a confirmation', () => {
    const f = new Fingers(temple()).tap('die:0', 'card:temple', 'god:white', 'temple:6', 'fire:shell');
    expect(f.taps).toBe(5);
    expect(f.reading.ready).toBe(true);
    expect(f.chain).toEqual(['die 3 temple', 'white card', 'priest 6', 'fire offering', 'fire shell']);
    expect(f.reading.act).toBe('Aufstellen mit Weiß');
  });

  it('they are off by default: nobody answers "none" to a god', () => {
    const f = new Fingers(temple()).tap('die:0', 'card:temple', 'temple:3');
    expect(f.reading.ready).toBe(true);
    expect(f.chain.slice(0, 3)).toEqual(['die 3 temple', 'white none', 'priest 3']);
    expect(f.tap('temple:3').played.length).toBeGreaterThan(0);
  });

  it('white is offered where it changes something, with what it costs and brings', () => {
    const f = new Fingers(temple()).tap('die:0', 'card:temple');
    const white = f.reading.things.get('god:white');
    expect(white?.switch).toBe(true);
    expect(white?.name).toBe('Weiß: zählt als 6');
    expect(white?.ways.map((x) => x.label)).toEqual(['Karte + Opfergabe']);
    // A six is a six.
    expect(new Fingers(temple()).tap('die:2', 'card:temple').reading.things.has('god:white')).toBe(false);
    // Without an offering nobody can be paid.
    const poor = Table.bare().dice(0, [3, 5, 6]).hand(0, 'white');
    expect(new Fingers(poor).tap('die:0', 'card:temple').reading.things.has('god:white')).toBe(false);
  });

  it('what a god costs is told once, and what the action brings apart from it', () => {
    const f = new Fingers(temple()).tap('die:0', 'card:temple', 'god:white', 'temple:6');
    expect(f.chips).toContain('−1 Götterkarte');
    // One offering is paid and the fire brings one.
    expect(f.chips.some((c) => c.includes('Opfergabe'))).toBe(false);
    expect(f.tap('god:white', 'temple:3').chips).toContain('+1 Opfergabe');
  });

  it('a god without which the die goes nowhere is told although nobody is asked about it', () => {
    const t = Table.bare()
      .hut(0, 'central-mountain')
      .dice(0, [1])
      .hand(0, 'yellow', 'yellow')
      .give(0, { offerings: 1 });
    const f = new Fingers(t).tap('die:0', 'card:landWater');
    f.tap(f.lit('region:')[0] as string);
    expect(f.chain.some((line) => line.startsWith('white'))).toBe(false);
    expect(f.chips).toContain('−2 Götterkarten');
    expect(f.reading.act).toBe('Siedeln mit Weiß');
  });

  it('red scores the fish of the chosen region, and moves along to another one', () => {
    const t = Table.bare().hut(0, 'central-mountain').dice(0, [6]).hand(0, 'red').give(0, { offerings: 1 });
    t.fish('central-beach', 4);
    const f = new Fingers(t).tap('die:0', 'card:landWater', 'region:central-beach');
    expect(f.reading.things.get('god:red')?.name).toBe('Rot: Fisch jetzt: +4');
    f.tap('god:red');
    expect(f.chain).toContain('red card');
    f.tap('region:central-steppe');
    expect(f.chain).toContain('red card');
    expect(f.tap('god:red').chain).toContain('red none');
  });

  it('blue opens a card by itself, and only where a lower die lies', () => {
    const t = Table.bare().dice(0, [4]).lies(1, 2, 'temple').hand(0, 'blue').give(0, { offerings: 1 });
    const f = new Fingers(t).tap('die:0');
    expect(f.reading.things.get('card:temple')?.ways.map((x) => x.to)).toEqual([['die:0', 'card:temple=card']]);
    expect(f.reading.things.get('card:helper')?.ways.map((x) => x.to)).toEqual([['die:0', 'card:helper']]);
  });

  it('green doubles or adds a second kind in the gesture of phase B', () => {
    const t = Table.bare().room(0, 2).person(0, 'man-vp-1').person(0, 'man-status-1').hand(0, 'green');
    t.give(0, { offerings: 1 }).phase('B');
    const f = new Fingers(t).tap('field:0.0');
    expect(f.reading.things.get('god:green')?.switch).toBe(true);
    expect(f.tap('god:green').chain).toEqual(['use man vp', 'double card']);
    expect(f.reading.ready).toBe(true);
    const both = new Fingers(t).tap('field:0.0', 'field:0.1');
    // The second kind of a sex takes the place of the first, or joins it with the green god.
    const ways = new Fingers(t).tap('field:0.0').reading.things.get('field:0.1')?.ways ?? [];
    expect(ways.some((x) => x.to.some((word) => word.includes('extra')))).toBe(true);
    expect(both.reading.ready).toBe(true);
  });

  it('green is on by itself where persons go nowhere without it, and can only be paid otherwise', () => {
    const t = Table.bare().hut(0, 'central-mountain').room(0, 1).person(0, 'man-water-1').hand(0, 'green');
    t.give(0, { offerings: 1, godTiles: 1 }).phase('B');
    const f = new Fingers(t).tap('field:0.0');
    expect(f.chain.slice(0, 2)).toEqual(['use man water', 'double card']);
    expect(f.reading.act).toBe('Einsetzen mit Grün');
    const green = () => f.reading.things.get('god:green');
    expect(green()).toMatchObject({ on: true, switch: true, ways: [{ label: 'Hauptgott' }] });
    expect(f.tap('god:green').chain.slice(0, 2)).toEqual(['use man water', 'double tile']);
    expect(green()?.ways).toMatchObject([{ label: 'Karte + Opfergabe' }]);
    expect(f.tap('god:green').chain.slice(0, 2)).toEqual(['use man water', 'double card']);
  });

  it('yellow stands beside discarding, with the points it brings', () => {
    const t = Table.bare().tasks(0, 'd31', 'd29', 'd36').give(0, { offerings: 1, shells: 3 }).hand(0, 'yellow');
    t.s.round = 2;
    t.phase('C4');
    const f = new Fingers(t).tap('task:d31');
    expect(f.reading.things.get('god:yellow')?.name).toBe('Gelb: Aufgabe für +4');
    // The button throws no points away that the same tap could have: to discard it stands beside.
    expect(f.chain[0]).toBe('yellow d31 card');
    expect(f.tap('god:yellow').chain[0]).toBe('discard d31');
    expect(f.tap('god:yellow').chain[0]).toBe('yellow d31 card');
    // Both stand at the task too, and a second tap there plays what was said.
    const ways = f.reading.things.get('task:d31')?.ways.map((x) => x.label);
    expect(ways).toEqual(['Mit gelbem Gott: Karte + Opfergabe', 'Abwerfen']);
    expect(f.tap('task:d31').played[0]).toBe('yellow d31 card');
  });
});

describe('a turn in a hint', () => {
  const told = (t: Table, lang: 'de' | 'en', ...taps: string[]) =>
    new Fingers(t, lang).tap(...taps).reading.inWords?.join(' · ');

  it('says what is done, not only with what', () => {
    const die = Table.bare().dice(0, [1]);
    expect(told(die, 'de', 'die:0', 'card:fishing')).toBe('Würfel 1 auf Fischen legen');
    expect(told(die, 'en', 'die:0', 'card:fishing')).toBe('Place die 1 on Fishing');
    expect(new Fingers(die).tap('die:0', 'card:fishing').reading.title).toBe('1 auf Fischen');
    const temple = Table.bare().dice(0, [4]);
    expect(told(temple, 'de', 'die:0', 'card:temple', 'temple:4')).toMatch(/^Würfel 4 auf Tempel legen: Tempelplatz 4/);
  });

  it('names persons that are used together in one breath, also the kind the green god adds', () => {
    const t = Table.bare().room(0, 2).person(0, 'man-vp-1').person(0, 'man-status-1').hand(0, 'green');
    t.give(0, { offerings: 1 }).phase('B');
    const f = new Fingers(t).tap('field:0.0', 'field:0.1');
    expect(f.reading.things.get('field:0.1')?.ways.map((x) => x.label)).toHaveLength(2);
    expect(f.choose('field:0.1', 1).chain.slice(0, 3)).toEqual(['use man vp', 'double none', 'extra man status card']);
    expect(f.reading.inWords?.join(' · ')).toMatch(/^\p{L}+ und \p{L}+ einsetzen · mit grünem Gott/u);
  });

  it('tells turns apart that pay a god differently', () => {
    const t = Table.bare().hut(0, 'central-mountain').room(0, 1).person(0, 'man-water-1').hand(0, 'green');
    t.give(0, { offerings: 1, godTiles: 1 }).phase('B');
    expect(told(t, 'de', 'field:0.0')).toBe('Bootsführer einsetzen · mit grünem Gott');
    expect(told(t, 'de', 'field:0.0', 'god:green')).toBe('Bootsführer einsetzen · mit grünem Gott (Hauptgott)');
  });
});

describe('die and card light all targets at once', () => {
  it('regions in reach, and those that the white god opens', () => {
    const laid = (): Table =>
      Table.bare(4).hut(0, 'central-mountain').dice(0, [2, 6]).hand(0, 'white').give(0, { offerings: 1 });
    const f = new Fingers(laid()).tap('die:0', 'card:land');
    const ways = (id: string): readonly string[] => f.reading.things.get(id)?.ways[0]?.to ?? [];
    const plain = laid().play('die 2 land', 'white none').options('expand');
    expect(plain.length).toBeGreaterThan(0);
    const lit = f.lit('region:');
    for (const line of plain) {
      const id = `region:${line.split(' ')[1]}`;
      expect(lit).toContain(id);
      expect(ways(id).some((x) => x.startsWith('god:white'))).toBe(false);
    }
    const opened = lit.filter((id) => ways(id).some((x) => x.startsWith('god:white')));
    expect(opened.length).toBeGreaterThan(0);
    expect(lit).toHaveLength(plain.length + opened.length);
    // A tap there switches the god on.
    const region = opened[0] as string;
    expect(f.tap(region).chain).toContain('white card');
  });

  it('persons that the value reaches, of one sex or of both', () => {
    const t = Table.bare().room(0, 3).dice(0, [3, 6]);
    expect(new Fingers(t).tap('die:0', 'card:womanMan').lit('slot:')).toHaveLength(6);
    expect(new Fingers(t).tap('die:1', 'card:womanMan').lit('slot:')).toHaveLength(12);
    const four = Table.bare(4).room(0, 3).dice(0, [3]);
    expect(new Fingers(four).tap('die:0', 'card:woman').lit('slot:')).toEqual([1, 2, 3].map((n) => `slot:woman.${n}`));
  });

  it('temple spaces up to the value, and what the helper buys', () => {
    const t = Table.bare().dice(0, [4, 5]).room(0, 1).person(0, 'man-vp-1');
    expect(new Fingers(t).tap('die:0', 'card:temple').lit('temple:')).toHaveLength(4);
    const f = new Fingers(t).tap('die:1', 'card:helper');
    for (const kind of ['field:0.0', 'space:', 'goods:0.offering', 'display:', 'deck', 'goods:0.hut'])
      expect(f.lit(kind).length, kind).toBeGreaterThan(0);
    // What is left becomes points: a die on the helper is whole at once.
    expect(f.reading.ready).toBe(true);
  });

  it('a card is shut for the die that is held, although a lower one would fit', () => {
    const t = Table.bare().dice(0, [2, 4]).lies(1, 3, 'temple');
    expect(new Fingers(t).lit('card:temple')).toEqual(['card:temple']);
    const shut = new Fingers(t).tap('die:1').reading.things.get('card:temple');
    expect(shut).toMatchObject({ ways: [], cannot: true });
    expect(shut?.explain().whyNot?.ruling).toMatch(/^BB-/);
    expect(new Fingers(t).tap('die:0', 'card:temple').chain[0]).toBe('die 2 temple');
  });

  it('cards that come up on the way are drawn by nobody: they are invented', () => {
    const t = Table.bare().room(0, 2).person(0, 'man-godCard-1').person(0, 'man-godCard-2').phase('B');
    t.s.godDisplay.fill(0);
    const shown = new Set(game.view(t.s, 0).godDisplay.map((god) => GOD_IDS[god]));
    let unseen = 0;
    for (const i of t.s.godDisplay.keys()) {
      const f = new Fingers(t).tap('field:0.0', `display:${i}`);
      const { open } = f.reading.path as NonNullable<Reading['path']>;
      unseen +=
        open.decisions[0]?.options.filter((m) => 'from' in m && m.from !== 'deck' && !shown.has(m.from as never))
          .length ?? 0;
      expect(f.reading.buttons.map((x) => x.id).filter((id) => id.includes('draw'))).toEqual([]);
    }
    expect(unseen).toBeGreaterThan(0);
  });

  it('the preview of a region says what it yields and who steps aside', () => {
    const t = Table.bare().hut(0, 'central-mountain').hut(1, 'central-beach').dice(0, [6]);
    const f = new Fingers(t).tap('die:0', 'card:landWater', 'region:central-beach');
    expect(f.chips).toContain('+1 Sand');
    expect(f.chips).toContain('Hütte von Bela rückt zur Seite');
    expect(f.reading.title).toBe('6 auf Landweg & Wasserweg: Strand (Zentralinsel)');
  });

  it('the button names the deed, also where the die has only one target', () => {
    const t = Table.bare().hut(0, 'central-mountain').dice(0, [1, 6]);
    const temple = new Fingers(t).tap('die:0', 'card:temple');
    expect(temple.chain).not.toContain('priest 1');
    expect(temple.reading.act).toBe('Aufstellen');
    const only = Table.bare().hut(0, 'central-mountain').dice(0, [2]).hand(0, 'red').give(0, { offerings: 1 });
    const settle = new Fingers(only).tap('die:0', 'card:landWater');
    expect(settle.lit('region:')).toHaveLength(1);
    expect(settle.reading.act).toBe('Siedeln');
    expect(settle.tap('god:red').reading.act).toBe('Siedeln mit Rot');
    expect(new Fingers(t).tap('die:1', 'card:fishing').reading.act).toBe('Legen');
  });

  it('several of a good are told as several', () => {
    const t = Table.bare().dice(0, [6]).room(0, 1).person(0, 'woman-vp-1');
    const one = new Fingers(t).tap('die:0', 'card:helper', 'goods:0.offering');
    expect(one.chips).toContain('+1 Opfergabe');
    // More of them stand beside, and a second tap takes them back.
    const ways = one.reading.things.get('goods:0.offering')?.ways;
    expect(ways?.map((x) => x.label)).toEqual(['doch nicht', '2 Opfergaben', '3 Opfergaben']);
    expect(one.choose('goods:0.offering', 1).chips).toContain('+2 Opfergaben');
    expect(one.choose('goods:0.offering', 0).chain).not.toContain('help offering');
  });

  it('another target, card or die is one tap, and a second tap on the target plays', () => {
    const t = Table.bare().hut(0, 'central-mountain').dice(0, [5, 6]);
    const f = new Fingers(t).tap('die:0', 'card:landWater', 'region:central-beach');
    expect(f.tap('die:1').reading.gesture).toEqual(['die:1', 'card:landWater']);
    expect(f.lit('region:')).toEqual(expect.arrayContaining(regions('central-beach', 'central-steppe')));
    f.tap('region:central-beach', 'region:central-steppe');
    expect(f.played).toEqual([]);
    expect(f.tap('region:central-steppe').played[1]).toBe('expand central-steppe');
  });
});

describe('building', () => {
  const site = (): Table => Table.bare().stored(0, 0, 1, 4, 5).dice(0, [4]);

  it('the highest tile that the die allows is chosen already, others are one tap', () => {
    const f = new Fingers(site()).tap('die:0', 'card:build');
    expect(f.lit('tile:')).toEqual([1, 2, 3, 4].map((n) => `tile:0.${n}`));
    f.tap('space:0.0', 'space:0.1');
    expect(f.chain[1]).toBe('build 4 0 1');
    f.tap('tile:0.2');
    expect(f.chain[1]).toBe('build 2 0 1');
  });

  it('both spaces are chosen by tapping them, and no tap before plays', () => {
    const f = new Fingers(site()).tap('die:0', 'card:build');
    expect(f.reading.ready).toBe(false);
    expect(f.reading.missing).toBe('Zwei Baustoffe wählen');
    f.tap('space:0.0');
    expect(f.reading.ready).toBe(false);
    expect(f.reading.missing).toBe('Zweiten Baustoff wählen');
    // The same one again puts it back.
    f.tap('space:0.0');
    expect(f.played).toEqual([]);
    expect(f.reading.gesture).toEqual(['die:0', 'card:build']);
    f.tap('space:0.4', 'space:0.5');
    expect(f.played).toEqual([]);
    expect(f.reading.ready).toBe(true);
    expect(f.chain[1]).toBe('build 4 4 5');
    // The table took the highest tile: only the button plays that.
    expect(f.tap('space:0.5').played).toEqual([]);
    expect(f.tap('tile:0.4', 'tile:0.4').played[1]).toBe('build 4 4 5');
  });

  it('two materials side by side leave nothing to choose', () => {
    const t = Table.bare().stored(0, 0, 1).dice(0, [4]);
    const f = new Fingers(t).tap('die:0', 'card:build');
    expect(f.reading.ready).toBe(true);
    expect(f.chain[1]).toBe('build 4 0 1');
  });
});

describe('cards and their dice', () => {
  const card = (id: string): number => CARD_IDS.indexOf(id);

  it('the lowest die comes first', () => {
    const t = Table.bare(4).lies(1, 5, 'temple').lies(2, 3, 'temple').lies(3, 4, 'temple').lies(1, 2, 'temple');
    expect(lyingOn(game.view(t.s, 0), card('temple')).map((d) => d.face)).toEqual([2, 3, 4, 5]);
  });

  it('a card that an opponent could close says so, on the card and in its words', () => {
    const t = Table.bare(3).dice(0, [3, 5]).dice(1, [2]).dice(2, [6]);
    const view = game.view(t.s, 0);
    expect(closer(view, 0, card('temple'))).toEqual({ seat: 1, face: 2 });
    expect(new Fingers(t).reading.things.get('card:temple')?.explain().says).toContain(
      'Bela kann mit der 2 schließen.',
    );
    // A higher die closes nothing, a card closed already cannot be closed, and anybody may fish.
    expect(closer(game.view(Table.bare(3).dice(0, [1]).dice(1, [2]).dice(2, [6]).s, 0), 0, card('temple'))).toBeNull();
    expect(closer(game.view(t.lies(2, 1, 'temple').s, 0), 0, card('temple'))).toBeNull();
    expect(closer(view, 0, card('fishing'))).toBeNull();
  });

  it('a shut card names the ruling, once', () => {
    const t = Table.bare().dice(0, [4]).lies(1, 2, 'temple');
    const said = new Fingers(t).reading.things.get('card:temple')?.explain();
    expect(said?.whyNot?.ruling).toMatch(/^BB-/);
    expect(said?.help).toBeUndefined();
    expect(said?.says.join()).not.toContain('kleiner');
  });
});

describe('what lies on the table says what it is', () => {
  it('everything has words in both languages, in turn and out of turn', () => {
    const t = Table.bare(3).hut(0, 'central-mountain').hut(1, 'central-beach');
    for (const lang of ['de', 'en'] as const)
      for (const seat of [0, 1])
        for (const thing of new Fingers(t, lang, seat).reading.things.values()) {
          expect(thing.name, thing.id).not.toMatch(/undefined|NaN/);
          if (thing.button !== true) expect(thing.explain().says.join('').length, thing.id).toBeGreaterThan(5);
        }
  });

  it('a region names every path of mine that leads there', () => {
    const t = Table.bare().hut(0, 'central-mountain');
    const f = new Fingers(t);
    for (const id of REGION_IDS) {
      const said = f.reading.things.get(`region:${id}`)?.explain();
      if (id === 'central-mountain') expect(said?.says, id).toContain('Hier steht schon deine Hütte.');
      else expect(said?.says.join(' '), id).toMatch(/Dein Weg hierher|kein Weg hierher/);
    }
  });
});
