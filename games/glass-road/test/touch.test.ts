import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type Decision, type GameModule, type Language, Match, type MatchRecord, type Move } from '#kernel';
import { tap } from '#web/kit/hand.ts';
import { type PureBoard, reader } from '#web/kit/laws/walk.ts';
import { partIn } from '../board/model.ts';
import { moments } from '../board/moments.ts';
import { places } from '../board/places.ts';
import { seatThing } from '../board/things.ts';
import { touch } from '../board/touch.ts';
import { module } from '../index.ts';
import { HAND_SIZE } from '../rules/cards.ts';
import { SPECIALISTS } from '../rules/data.ts';
import { game } from '../rules/game.ts';
import { fill, Table } from './table.ts';

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
    const chosen = read(t)(['tile:sand-factory']);
    const net = (chosen.ahead?.standing.seats[0]?.total ?? 0) - (game.score(t.s, 0).seats[0]?.total ?? 0);
    expect(chosen.chain.map((m) => m.do)).toEqual(['build', 'site']);
    expect(read(t)([]).things.get('tile:sand-factory')?.explain().counts).toBe(`${net > 0 ? '+' : ''}${net} VP`);
  });

  it('promises no points of a tile whose site decides: on another one it brings more', () => {
    const kept = readFileSync(new URL('./fixtures/level2-2.match.json', import.meta.url), 'utf8');
    const { state, open } = Match.replay(game, (JSON.parse(kept) as { record: MatchRecord }).record).at(170);
    const at = reader(module as unknown as GameModule, board, state, open as Decision<Move>[], 1, 'en');
    const tile = at(['tile:floodgate']);
    expect(tile.chips?.map((chip) => chip.text).join()).not.toContain('VP');
    const sites = [...tile.things.values()].filter((x) => x.id.startsWith('cell:') && x.ways.length > 0);
    const totals = sites.map((x) => at(x.ways[0]?.to ?? []).ahead?.standing.seats[1]?.total);
    expect(new Set(totals).size).toBeGreaterThan(1);
  });

  it('says what is missing, and the way to it: an own building first, then a card in hand', () => {
    const t = new Table(1).clearDisplay().show('sand-factory').stock(0, 'GW(1,0,0,0,0|0) BW(0,0,0|0)');
    const tile = () => read(t)([]).things.get('tile:sand-factory')?.explain();
    expect(tile()?.missing).toMatch(/short/);
    expect(tile()?.help).toMatch(/next building period/);
    t.hands(['clay-worker', 'woodcutter', 'fish-farmer', 'builder', 'supplier']);
    expect(tile()?.help).toMatch(/Clay Worker|Woodcutter|Supplier/);
  });
});

describe('a seat', () => {
  it('explains itself by its own goods', () => {
    const t = new Table(2).stock(0, 'GW(1,0,0,0,0|0) BW(0,0,0|0)').stock(1, 'GW(0,0,0,0,0|3) BW(0,0,0|2)');
    const { things } = read(t)([]);
    const says = (seat: number): string => things.get(seatThing(seat))?.explain().says.join(' ') ?? '';
    for (const seat of [0, 1]) {
      const own = touch.stock?.(game.view(t.s, 0), seat, 'en').filter(({ count }) => count > 0) ?? [];
      expect(says(seat)).toContain(own.map(({ count, name }) => `${count} ${name}`).join(', '));
    }
    expect(says(1)).toMatch(/3 \w+, 2 \w+/);
    expect(says(0)).not.toMatch(/3 \w+, 2 \w+/);
  });
});

describe('a card and its actions', () => {
  const FULL = 'GW(1,1,1,1,1|0) BW(1,1,1|0)';
  const choosing = (...theirs: string[]): Table =>
    new Table(2).hands(fill('fish-farmer', 'pit-worker'), theirs).stock(0, FULL).stock(1, FULL);
  const verbs = (r: ReturnType<ReturnType<typeof read>>): string[] => r.chain.map((m) => m.do);

  it('are one gesture: a tap on an action in the hand says its card, too', () => {
    const at = read(choosing(...fill('forester')));
    const one = at([]).things.get('action:fish-farmer.A');
    expect(one?.ways[0]?.to).toEqual(['card:fish-farmer', 'action:fish-farmer.A']);
    expect(verbs(at(one?.ways[0]?.to ?? [])).slice(0, 2)).toEqual(['choose', 'act']);
    expect(at(one?.ways[0]?.to ?? []).title).toMatch(/^Play Fish Farmer · Action A/);
  });

  it('end where somebody may have to follow: the second action only if nobody can', () => {
    const second = (t: Table): readonly unknown[] | undefined =>
      read(t)(['card:fish-farmer', 'action:fish-farmer.A']).things.get('action:fish-farmer.B')?.ways[0]?.to;
    const t = choosing(...fill('forester'));
    // Instead of the first one: it does not come after it.
    expect(second(t)).toEqual(['card:fish-farmer', 'action:fish-farmer.B']);
    t.s.players[1]?.followed.push(0, 1);
    expect(second(t)?.slice(0, 2)).toEqual(['card:fish-farmer', 'action:fish-farmer.A']);
    expect(second(t)?.at(-1)).toBe('action:fish-farmer.B');
  });

  it('say no more than is known: the other hand makes no difference to the first action', () => {
    const first = ['card:fish-farmer', 'action:fish-farmer.A'];
    const [free, followed] = [['forester'], ['fish-farmer']].map((hand) => read(choosing(...fill(...hand)))(first));
    expect(verbs(followed as never)).toEqual(verbs(free as never));
    expect(followed?.title).toBe(free?.title);
    expect(followed?.chips).toEqual(free?.chips);
  });

  it('a tap on a tile or a place says the action that leads there', () => {
    const t = new Table(1).clearDisplay().show('sand-factory').stock(0, 'GW(1,1,1,1,1|0) BW(1,1,1|0)');
    const at = read(t.using(0, 'carpenter'));
    expect(at([]).things.get('tile:sand-factory')?.ways[0]?.to.at(0)).toBe('action:A');
    expect(at([]).things.get('tile:sand-factory')?.ways[0]?.to.at(-1)).toBe('tile:sand-factory');
  });
});

describe('what goes without saying', () => {
  it('all goods of an action are taken with it, and another amount is one tap', () => {
    const t = new Table(1).stock(0, 'GW(0,0,0,0,0|0) BW(0,0,0|0)').using(0, 'fish-farmer');
    const at = read(t);
    const all = at(['action:B']);
    expect(all.ready).toBe(true);
    expect(all.chain.map((m) => m.do)).toEqual(['act', 'take', 'take']);
    const none = all.things.get('answer:water:take+0');
    expect(none?.ways.length).toBe(1);
    const less = at(none?.ways[0]?.to ?? []);
    expect(less.chain[1]).toEqual({ do: 'take', amount: 0 });
    expect(less.chain.map((m) => m.do)).toEqual(['act', 'take', 'take']);
  });

  it('GR-14 a card whose cost cannot be paid is passed with one tap, and the table says why', () => {
    const t = new Table(2).stock(0, 'GW(0,0,0,0,0|0) BW(0,0,0|0)').using(0, 'clay-worker');
    const open = read(t)([]);
    expect([open.ready, open.chain]).toEqual([true, [{ do: 'done' }]]);
    expect(open.title).toMatch(/Clay Worker.*cannot pay 1 water/);
    expect(open.act).toBe('Go on');
  });

  it('land is cleared and the action played in one gesture; the mode ends with the action', () => {
    const t = new Table(1).using(0, 'pit-worker');
    const at = read(t);
    const cell = [...at(['clear']).things.values()].find((x) => x.id.startsWith('cell:') && x.ways.length > 0);
    const both = at([...(cell?.ways[0]?.to ?? []), 'action:A']);
    expect(both.chain.map((m) => m.do)).toEqual(['discard', 'act', 'place']);
  });
});

describe('a gift', () => {
  it('GR-47 names the giver and the reason, takes all with one tap, and leaves the card in use to its user', () => {
    const t = new Table(3).using(0, 'supplier').play(0, 'act A', 'kind clay', 'take 2');
    const seen = reader(module as unknown as GameModule, board, t.s, game.decisions(t.s), 1, 'en')([]);
    expect(seen.title).toMatch(/^1 clay from /);
    expect(seen.chips?.[0]?.text).toMatch(/Supplier: everybody else/);
    expect([seen.ready, seen.chain]).toEqual([true, [{ do: 'take', amount: 1 }]]);
    expect(seen.things.get('action:their.B')?.ways).toEqual([]);
    expect([partIn(game.view(t.s, 1), 0), partIn(game.view(t.s, 1), 1)]).toEqual(['acts', null]);
  });
});

describe('a suggested hand', () => {
  it('is whole, can be paid or is free, and has somebody who builds where something can be built', () => {
    const at = read(new Table(2));
    const suggested = at(at([]).things.get('suggest')?.ways[0]?.to ?? []);
    expect(suggested.ready).toBe(true);
    expect(suggested.chain.length).toBe(HAND_SIZE);
  });
});

describe('the reveal', () => {
  const told = (t: Table, seat: number, e: { e: 'revealed'; seat: number; card: string; actions: number }) =>
    moments.revealed?.(e, {
      view: game.view(t.s, seat),
      names: Object.assign((s: number) => (s === seat ? 'You' : (['Ada', 'Ben', 'Cem'][s] ?? '')), { you: seat }),
      seat,
      lang: 'en',
    });

  it('GR-7 names who must follow, in order, and what it costs the leader', () => {
    const t = new Table(3).using(0, 'carpenter');
    for (const seat of [1, 2]) t.s.players[seat]?.followed.push(SPECIALISTS.findIndex((c) => c.id === 'carpenter'));
    const card = { e: 'revealed', seat: 0, card: 'carpenter', actions: 1 } as const;
    expect(told(t, 1, card)?.says).toEqual([
      'You must follow.',
      'Cem must follow.',
      'That costs Ada an action: everybody has only one.',
      'Order: Ada, you, Cem.',
    ]);
    expect(told(t, 0, card)?.says).toContain('That costs you an action: everybody has only one.');
    expect(told(t, 0, card)?.art?.svg.match(/gr-flip/g)?.length).toBe(3);
  });

  it('says that the last card of a hand plays itself; cards of others that concern nobody do not stop the game', () => {
    const t = new Table(3).using(0, 'carpenter');
    const card = { e: 'revealed', seat: 0, card: 'carpenter', actions: 2 } as const;
    expect(told(t, 0, card)?.says[0]).toMatch(/last hand card/);
    expect(told(t, 1, card)).toBeNull();
  });
});

describe('what lies on the table', () => {
  it('an action that does nothing says so before it is played', () => {
    const t = new Table(1).clearDisplay().stock(0, 'GW(0,1,0,0,0|0) BW(0,0,0|0)').using(0, 'carpenter');
    expect(read(t)([]).things.get('action:A')?.explain().counts).toMatch(/nothing to build/);
    expect(read(t, 'de')([]).things.get('action:A')?.explain().counts).toMatch(/nichts zu bauen/);
    expect(read(t, 'de')(['action:A']).title).toMatch(/^Aktion A: .*nichts zu bauen/);
    expect(read(t, 'de')(['action:B']).title).not.toMatch(/Aktion B:/);
  });

  it('cards of others are told in words at their seat, landscapes of others cell by cell', () => {
    const things = read(new Table(3))([]).things;
    expect(things.get('seat:1')?.explain().says[0]).toMatch(/Hand/);
    expect(things.get('land:1.r1c1')?.explain().says.length).toBe(1);
    expect(things.get('land:0.r1c1')).toBeUndefined();
  });
});
