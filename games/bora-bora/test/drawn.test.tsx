import type { ComponentType } from 'preact';
import { render } from 'preact-render-to-string';
import { describe, expect, it } from 'vitest';
import type { Gesture, PersonAtTable } from '#web/kit/contract.ts';
import { EMPTY } from '#web/kit/hand.ts';
import { reader } from '#web/kit/laws/walk.ts';
import { TableContext } from '#web/kit/table-context.ts';
import board from '../board/index.tsx';
import { EndBoard } from '../board/parts/end.tsx';
import { Hand } from '../board/parts/hand.tsx';
import { Markets } from '../board/parts/places.tsx';
import { RailLine } from '../board/parts/rail.tsx';
import { SeaCard } from '../board/parts/sea-card.tsx';
import { Extras, Strip } from '../board/parts/strip.tsx';
import type { Props } from '../board/props.ts';
import { module } from '../index.ts';
import { REGION_IDS, TASK_VP, TASK_VP_YELLOW } from '../rules/data.ts';
import type { Event } from '../rules/events.ts';
import { game } from '../rules/game.ts';
import { Table } from './table.ts';

const names = (seat: number): string => ['Ada', 'Ben', 'Cleo', 'Dana'][seat] ?? '?';

const person = (seat: number): PersonAtTable => ({ seat, name: names(seat), colour: seat, bot: false, me: seat === 0 });

/** A part of the table as seat 0 sees it with a gesture in hand. */
function drawn<P extends { p: Props }>(t: Table, Part: ComponentType<P>, gesture: Gesture, more: Omit<P, 'p'>): string {
  const open = game.decisions(t.s);
  const read = reader(module, board as never, t.s, open, 0, 'de');
  const reading = read(gesture);
  const p: Props = {
    view: game.view(t.s, 0),
    standing: game.score(t.s, 0),
    people: t.s.players.map((_, seat) => person(seat)),
    names,
    seat: 0,
    decision: open[0] ?? null,
    offers: [],
    gesture: reading.gesture,
    chain: reading.chain as Props['chain'],
    preview: reading.ahead as Props['preview'],
    changed: new Map(),
    lang: 'de',
    text: module.text.de as Props['text'],
    home: 0,
    shown: 0,
    look: () => {},
    ended: false,
    category: null,
  };
  const value = {
    reading,
    hand: EMPTY,
    consequences: new Set<string>(),
    changed: new Map<string, number>(),
    colour: (seat: number) => seat,
    asked: true,
    tap: () => {},
    peek: read,
  };
  return render(
    <TableContext.Provider value={value}>
      <Part {...({ ...more, p } as unknown as P)} />
    </TableContext.Provider>,
  );
}

const text = (html: string): string => html.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ');

describe('the rail', () => {
  it('shows everybody in turn order, the points of the track, and dice, god cards and offerings', () => {
    const t = Table.bare(3).dice(1, [2, 5]).hand(1, 'red', 'blue').give(1, { offerings: 3 });
    t.s.order = [2, 0, 1];
    const view = game.view(t.s, 0);
    expect(board.order?.(view)).toEqual([2, 0, 1]);
    for (const seat of [0, 1, 2]) expect(board.track?.(view, seat)).toBe(view.players[seat]?.vp);
    const html = drawn(t, ({ p }: { p: Props }) => <RailLine {...p} person={person(1)} />, [], {});
    expect(html.match(/class="bb-die"/g)).toHaveLength(2);
    expect(text(html)).toContain(' 2 ');
    expect(text(html)).toContain(' 3 ');
  });
});

describe('cards of the strip', () => {
  it('four and more dice lie side by side, the lowest first and larger', () => {
    const t = Table.bare(4).dice(0, [1]);
    t.lies(1, 5, 'temple').lies(1, 4, 'temple').lies(2, 6, 'temple').lies(3, 3, 'temple');
    const html = drawn(t, Strip, [], {});
    const card = html.split('data-place="card:').find((x) => x.startsWith('temple')) ?? '';
    expect(card.match(/class="bb-die"/g)?.length).toBeGreaterThanOrEqual(4);
    expect(card.match(/class="low"/g)).toHaveLength(1);
    expect(card.indexOf('class="low"')).toBeLessThan(card.indexOf('class="bb-die"'));
    expect(text(card)).toContain('unter 3');
  });

  it('a card shut by a one says that only blue opens it', () => {
    const t = Table.bare(3).dice(0, [4]).lies(1, 1, 'temple');
    expect(text(drawn(t, Strip, [], {}))).toContain('nur Blau');
    expect(text(drawn(t, Strip, [], {}))).not.toContain('unter 1');
  });

  it('who lays a one shuts the card, and the preview says so', () => {
    const t = Table.bare(3).dice(0, [1]);
    expect(text(drawn(t, Strip, ['die:0', 'card:temple'], {}))).toContain('dann nur Blau');
  });

  it('gods appear as switches with what they bring and cost', () => {
    const t = Table.bare().dice(0, [3]).hand(0, 'white').give(0, { offerings: 1 });
    expect(text(drawn(t, Extras, [], {}))).toContain('Götter erscheinen hier');
    const html = drawn(t, Extras, ['die:0', 'card:temple'], {});
    expect(text(html)).toContain('zählt als 6 Karte + Opfergabe');
    expect(html).toContain('aria-pressed="false"');
    expect(drawn(t, Extras, ['die:0', 'card:temple', 'god:white=card'], {})).toContain('bb-sw on');
  });

  it('a god that nothing works without is drawn on, with what it costs', () => {
    const t = Table.bare().hut(0, 'central-mountain').room(0, 1).person(0, 'man-water-1').hand(0, 'green');
    t.give(0, { offerings: 1, godTiles: 1 }).phase('B');
    const [green = ''] =
      drawn(t, Extras, ['field:0.0'], {}).match(/<button[^>]*data-place="god:green".*?<\/button>/) ?? [];
    expect(green).toContain('bb-sw on');
    expect(green).toContain('aria-pressed="true"');
    expect(text(green)).toContain('doppelt: 2 → 4 Karte + Opfergabe');
  });

  it('fire bonuses are chosen beside the temple, the preset ones are marked', () => {
    const t = Table.bare().dice(0, [3]);
    const html = drawn(t, Extras, ['die:0', 'card:temple', 'temple:3'], {});
    for (const bonus of ['offering', 'godCard', 'status', 'shell'])
      expect(html).toContain(`data-place="fire:${bonus}"`);
    expect(html.match(/bb-fc on/g)).toHaveLength(2);
  });
});

describe('the card in the sea', () => {
  const t = (): Table => Table.bare().hut(0, 'central-mountain').hut(1, 'central-beach').dice(0, [6]);

  it('tells what the chosen region brings', () => {
    const html = drawn(t(), SeaCard, ['die:0', 'card:landWater', 'region:central-beach'], { pointed: -1 });
    expect(text(html)).toContain('Strand (Zentralinsel)');
    expect(text(html)).toContain('+1 Sand');
    expect(text(html)).toContain('Hütte von Bela rückt zur Seite');
    expect(text(html)).toContain('Fisch am Ende');
    expect(text(html)).toMatch(/\+\d Fisch am Ende.*\+1 Sand/);
  });

  it('leaves what a god costs to its switch: the card has little room', () => {
    const red = t().hand(0, 'red').give(0, { offerings: 1 }).fish('central-beach', 4);
    const html = drawn(
      red,
      SeaCard,
      ['die:0', 'card:landWater', 'region:central-beach', 'space:0.0', 'god:red=0.card'],
      {
        pointed: -1,
      },
    );
    expect(text(html)).toContain('+4 Fisch mit rotem Gott');
    expect(text(html)).not.toContain('Rot: Karte');
  });

  it('tells what a region under the pointer would bring, before anybody has tapped it', () => {
    const pointed = REGION_IDS.indexOf('central-steppe');
    const html = drawn(t(), SeaCard, ['die:0', 'card:landWater'], { pointed });
    expect(text(html)).toContain('Steppe (Zentralinsel)');
    expect(text(html)).toContain('+1 Opfergabe');
    // A region that is out of reach has nothing to tell.
    expect(drawn(t(), SeaCard, ['die:0', 'card:landWater'], { pointed: REGION_IDS.indexOf('north-beach') })).toBe('');
  });

  it('shows the tiles to build, the highest chosen', () => {
    const site = Table.bare().stored(0, 0, 1).dice(0, [4]);
    const html = drawn(site, SeaCard, ['die:0', 'card:build'], { pointed: -1 });
    expect(html.match(/data-place="tile:0\.\d"/g)).toHaveLength(4);
    expect(html.match(/bb-fc on/g)).toHaveLength(1);
    // Also while its spaces are still to be chosen.
    const choice = Table.bare().stored(0, 0, 1, 4, 5).dice(0, [4]);
    const asked = drawn(choice, SeaCard, ['die:0', 'card:build'], { pointed: -1 });
    expect(asked).toMatch(/bb-fc on[^>]*data-place="tile:0\.4"/);
  });
});

describe('what a narrow screen shows first', () => {
  it('the display in which something can be chosen', () => {
    const t = Table.bare(4).room(0, 2).dice(0, [3]);
    const order = (gesture: Gesture): string[] =>
      [...drawn(t, Markets, gesture, {}).matchAll(/<section class="bb-(\w+)"/g)].map((m) => m[1] as string);
    expect(order([])[0]).toBe('temple');
    expect(order(['die:0', 'card:woman'])[0]).toBe('people');
    expect(order(['die:0', 'card:temple'])[0]).toBe('temple');
  });
});

describe('god cards', () => {
  it('keep their words, also beside others', () => {
    const t = Table.bare().hand(0, 'blue', 'white', 'red', 'green', 'yellow').give(0, { godTiles: 1 });
    const said = text(drawn(t, Hand, [], { seat: 0 }));
    for (const word of ['trotzdem legen', 'zählt als 6', 'Fisch werten', 'doppelt', 'Aufgabe', 'jeder Gott'])
      expect(said).toContain(word);
  });
});

describe('the end', () => {
  it('shows village, ceremony place, tasks and jewellery of everybody with labels and points', () => {
    const t = Table.bare(2).room(1, 2).person(1, 'man-vp-1').built(1, 3, 0, 1).jewel(1, 'j01', 'j21').tasks(1, 'd31');
    const [own = -1, yellow = -1] = t.player(0).tasks.splice(0, 2);
    t.player(1).fulfilled = [own, yellow];
    const told: Event[] = [
      { e: 'fulfilled', seat: 1, task: own, vp: TASK_VP, yellow: false },
      { e: 'fulfilled', seat: 1, task: yellow, vp: TASK_VP_YELLOW, yellow: true },
    ];
    t.s.phase = 'over';
    const standing = game.score(t.s, 'judge');
    const html = drawn(
      t,
      ({ p }: { p: Props }) => (
        <EndBoard {...p} standing={standing} seat={null} ended category="jewellery" told={told} person={person(1)} />
      ),
      [],
      {},
    );
    const said = text(html);
    for (const label of ['Dorf', 'Zeremonienplatz', 'Aufgaben', 'Schmuck', 'Boni am Ende', 'Fisch am Ende'])
      expect(said).toContain(label);
    expect(said).toContain(`Schmuck +${standing.seats[1]?.parts.jewellery} `);
    expect(html.match(/bb-pt /g)).toHaveLength(1);
    expect(html.match(/<li class="not"/g)).toHaveLength(1);
    // What each task brought, and which one yellow helped with.
    expect(html.match(/<b class="num">\+4<\/b>/g)).toHaveLength(1);
    expect(html.match(/<b class="num">\+6<\/b>/g)).toHaveLength(1);
    expect(html.split('+4</b>')[0]).toContain('class="bb-mk"');
    expect(html.split('+6</b>')[0]).not.toContain('class="bb-mk"');
    // The row of the table that was touched lights its place.
    expect(html).toContain('bb-endjewels lit');
  });
});
