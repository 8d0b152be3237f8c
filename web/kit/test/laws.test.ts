/** The laws of touch accept a good board and catch every kind of broken one. */

import { h, type VNode } from 'preact';
import { renderToString } from 'preact-render-to-string';
import { describe, expect, it } from 'vitest';
import { type GameModule, type GameText, Match, type Move } from '#kernel';
import { bareEntry } from '#kernel/laws/index.ts';
import { type TinyEvent, type TinyMove, type TinyView, tiny } from '#kernel/test/tiny.ts';
import type { Lying, Thing, TouchModel } from '../contract.ts';
import { NOWHERE } from '../contract.ts';
import type { Reading } from '../hand.ts';
import { type Drawn, drawsAnswers } from '../laws/drawing.ts';
import { secondTapPlays } from '../laws/final.ts';
import {
  eventsHavePlaces,
  explainsItself,
  type Look,
  leadsBack,
  sendsWhatIsListed,
  switchesTurnBack,
  turnsAreTold,
} from '../laws/laws.ts';
import { saysOnce, waysDiffer } from '../laws/once.ts';
import { countTaps, tapsKept } from '../laws/taps.ts';
import { type PureBoard, walk } from '../laws/walk.ts';
import { Target } from '../target.tsx';

const { module: bare } = await bareEntry(tiny, 'Tiny').load();

const thing = (id: string): Lying<TinyMove> => ({ id, name: id, explain: () => ({ says: [id] }) });

/** Cards and the dot are things; the rest are buttons. */
const good: TouchModel<TinyView, TinyMove, TinyEvent> = {
  answers: {
    on: (m) => (m.do === 'choose' ? `card:${m.card}` : m.do === 'paint' && m.dots.length > 0 ? 'dot' : null),
  },
  things: (s) => [
    ...((s.seat === null ? [] : s.view.hands[s.seat]) ?? []).map((c) => thing(`card:${c}`)),
    thing('dot'),
    ...s.view.hands.map((_, seat) => thing(`seat:${seat}`)),
  ],
  told: () => ({}),
};

const board = (touch: TouchModel<TinyView, TinyMove, TinyEvent> = good, places: object = PLACES): PureBoard => ({
  touch: touch as unknown as PureBoard['touch'],
  places,
  moments: {},
});

const PLACES = {
  chose: (e: { seat: number }) => [{ to: `seat:${e.seat}`, how: 'appear' }],
  revealed: () => NOWHERE,
  painted: (e: { seat: number }) => [{ to: `seat:${e.seat}`, how: 'drop' }],
  lot: (e: { seat: number }) => [{ to: `seat:${e.seat}`, how: 'appear' }],
  waved: () => NOWHERE,
};

/** What a law says in all positions of some random games. */
function found(law: (look: Look) => string[], broken: PureBoard, module: GameModule = bare): string[] {
  const all = new Set<string>();
  for (let k = 0; k < 4; k++)
    for (const at of walk(module, 2, `tiny-${k}`))
      for (const seat of [null, 0, 1]) for (const line of law({ module, board: broken, at, seat })) all.add(line);
  return [...all];
}

/** The good board with one part of its readings changed. */
const bent = (bend: (reading: Reading) => Reading): PureBoard => ({ ...board(), bend });

/** All things changed, wherever they stand. */
const withThings = (reading: Reading, change: (thing: Thing) => Thing): Reading => ({
  ...reading,
  things: new Map([...reading.things].map(([id, x]) => [id, change(x)])),
});

describe('a good board', () => {
  it.each([
    ['sends what is listed', sendsWhatIsListed],
    ['plays with the second tap', secondTapPlays],
    ['leads back from moves to taps', leadsBack],
    ['turns its switches back', switchesTurnBack],
    ['explains itself', (l: Look) => explainsItself(l, 'en')],
    ['knows where things happen', eventsHavePlaces],
  ])('%s', (_, law) => {
    expect(found(law, board())).toEqual([]);
  });
});

describe('law 1, nothing else is sent, catches', () => {
  it('a chain the rules would refuse', () => {
    const far = bent((r) => (r.chain.length === 0 ? r : { ...r, ahead: null }));
    expect(found(sendsWhatIsListed, far).join()).toContain('sends');
  });

  it('a gesture that is whole but stands for nothing', () => {
    expect(
      found(
        sendsWhatIsListed,
        bent((r) => ({ ...r, ready: true })),
      ).join(),
    ).toContain('stands for nothing');
  });

  it('the same only deep in a long gesture', () => {
    const deep = bent((r) => (r.gesture.length >= 3 ? { ...r, chain: [], ready: true } : r));
    expect(found(sendsWhatIsListed, deep).join()).toContain("'dot dot dot' is whole but stands for nothing");
  });
});

describe('law 2, the second tap plays and Esc leaves every mode, catches', () => {
  it('a thing that deselects instead', () => {
    const shy = bent((r) => withThings(r, (x) => (r.gesture.includes(x.id) ? { ...x, ways: [] } : x)));
    expect(found(secondTapPlays, shy).join()).toContain('does not play');
  });

  it('a thing that ends the turn although it can take more', () => {
    const hasty = bent((r) =>
      withThings(r, (x) => ({ ...x, ways: x.ways.toSorted((a, b) => a.to.length - b.to.length) })),
    );
    expect(found(secondTapPlays, hasty).join()).toMatch(/a second tap on dot ends .*, which could take more/);
  });

  it('a second tap that plays what the table has chosen', () => {
    const options: Move[] = [{ do: 'a' }, { do: 'b' }];
    const here = {
      decisions: [{ options }],
      silent: () => options[0],
      wordsOf: (m: Move) => [`card:${m.do}`],
      entries: () => new Map(),
    };
    // Beyond every gesture the table takes one of two cards.
    const path = ({ gesture }: Reading, own: boolean): Reading['path'] =>
      ({ own, gesture, words: [...gesture, 'card:a'], trail: Array(gesture.length + 2).fill(here) }) as never;
    const led = (own: boolean): PureBoard =>
      bent((r) => (r.gesture.length > 0 ? ({ ...r, path: path(r, own) } as Reading) : r));
    expect(found(secondTapPlays, led(false))).toEqual([]);
    expect(found(secondTapPlays, led(true)).join()).toContain('which nobody chose whole');
  });

  it('something that leads nowhere', () => {
    const dead = bent((r) =>
      r.gesture.length === 0 ? r : { ...withThings(r, (x) => ({ ...x, ways: [] })), ready: false },
    );
    expect(found(secondTapPlays, dead).join()).toContain('is not whole, and no tap goes on');
  });

  it('a mode that outlives its gesture', () => {
    let mode = false;
    const stale = bent((r) => {
      mode ||= r.gesture.length > 0;
      return mode ? { ...r, things: new Map([...r.things].slice(1)) } : r;
    });
    expect(found(secondTapPlays, stale).join()).toContain('Esc leaves something');
  });
});

describe('law 8, moves lead back to taps, catches', () => {
  it('an option that no words make', () => {
    const mute = { ...board(), touch: { ...good, answers: { ...good.answers, sayings: undefined } } } as never;
    expect(found(leadsBack, mute)).toEqual([]);
    const deaf = bent((r) => ({ ...r, routeTo: () => null }));
    expect(found(leadsBack, deaf).join()).toContain('no words make');
  });

  it('two options with the same words, and words that are part of others', () => {
    const same = board({
      ...good,
      answers: { on: (m) => (m.do === 'paint' ? 'dot' : good.answers.on(m, {} as never, {} as never)) },
    });
    expect(found(leadsBack, same).join()).toMatch(/'dot' says .* and/);
    const part = board({
      ...good,
      answers: { on: (m) => (m.do === 'paint' ? (m.dots.length > 0 ? 'dot' : { on: ['dot', 'red'] }) : null) },
    });
    expect(found(leadsBack, part).join()).toContain("'dot' is part of 'dot red'");
  });

  it('taps that lead somewhere else', () => {
    const lost = bent((r) => ({
      ...r,
      routeTo: (moves) => {
        const route = r.routeTo(moves);
        return route === null ? null : { ...route, taps: [...route.taps, { thing: 'seat:0' }, { thing: 'nowhere' }] };
      },
    }));
    expect(found(leadsBack, lost).join()).toContain('say');
  });
});

describe('law 9, a switch that is on can be turned off, catches', () => {
  it('one that stays on', () => {
    const stuck = board({
      ...good,
      answers: {
        on: (m) =>
          m.do === 'choose' ? { on: [`card:${m.card}`], switch: true } : good.answers.on(m, {} as never, {} as never),
      },
    });
    expect(found(switchesTurnBack, stuck)).toEqual([]);
    const bend = (r: Reading): Reading => withThings(r, (x) => (r.gesture.length > 0 ? { ...x, ways: [] } : x));
    expect(found(switchesTurnBack, { ...stuck, bend }).join()).toContain('cannot be turned off');
  });
});

describe('law 3, everything explains itself, catches', () => {
  it.each([
    ['a thing without words', { explain: () => ({ says: [] }) }, 'explains nothing'],
    ['a hole in a sentence', { explain: () => ({ says: ['costs undefined'] }) }, 'undefined'],
    ['a thing without a name', { name: '' }, 'name of'],
  ])('%s', (_, part, said) => {
    const mute = bent((r) => withThings(r, (x) => ({ ...x, ...part })));
    expect(found((l) => explainsItself(l, 'de'), mute).join()).toContain(said);
  });
});

describe('law 10, what is said is said once, catches', () => {
  it('nothing on a good board', () => {
    expect(found((l) => saysOnce(l, 'en'), board())).toEqual([]);
    expect(found((l) => waysDiffer(l, 'en'), board())).toEqual([]);
  });

  it.each([
    ['a sentence twice', { says: ['A card of three dots.'], counts: 'A card of three dots' }, 'says twice'],
    ['a sentence within another one', { says: ['It costs three dots.', 'Now it costs three dots.'] }, 'says twice'],
    ['what its head says', { head: 'Action A: take 2 charcoal', says: ['take 2 charcoal'] }, 'says twice'],
    [
      'a reason where it can be chosen',
      { says: ['A card.'], missing: '1 dot short' },
      'can be chosen, and says why not',
    ],
    ['a way out where it can be chosen', { says: ['A card.'], help: 'Paint.' }, 'can be chosen, and says why not'],
  ])('%s', (_, explanation, said) => {
    const wordy = bent((r) => withThings(r, (x) => ({ ...x, explain: () => explanation })));
    expect(found((l) => saysOnce(l, 'en'), wordy).join()).toContain(said);
  });

  it('two ways in the same words', () => {
    const twice = bent((r) =>
      withThings(r, (x) => ({ ...x, ways: x.ways.flatMap((way) => [way, { ...way, to: [...way.to, 'dot'] }]) })),
    );
    expect(found((l) => waysDiffer(l, 'en'), twice).join()).toMatch(/offers '.*' twice/);
  });

  it('a button that says more than two lines', () => {
    const long = bent((r) => ({ ...r, act: 'Paint three dots and then choose a card' }));
    expect(found((l) => waysDiffer(l, 'en'), long).join()).toContain('more than two lines');
  });
});

describe('law 4, every event has a place or none, and a turn is told, catches', () => {
  it('a kind of event nobody thought of', () => {
    const { painted: _, ...rest } = PLACES;
    expect(found(eventsHavePlaces, board(good, rest)).join()).toContain('event painted has no line');
  });

  it('a place that is no thing', () => {
    const misspelt = { ...PLACES, painted: () => [{ to: 'seats:0', how: 'drop' }] };
    expect(found(eventsHavePlaces, board(good, misspelt)).join()).toContain('happens at seats:0');
  });

  it.each([
    ['addresses the one who reads', 'Ada draws from your rack', /says 'you' about/],
    ['says not who', 'paints three dots', /does not say who/],
    ['has a hole', 'Ada paints undefined dots', /has a hole/],
  ])('a turn that %s', (_, said, wrong) => {
    const text: GameText<Move, unknown, unknown> = { ...bare.text.en, turn: () => ({ said }) };
    const module = { ...bare, text: { de: text, en: text } };
    expect(found((l) => turnsAreTold(l, 0, 'en'), board(), module).join()).toMatch(wrong);
  });
});

describe('law 6, every answer is drawn once and nothing throws, catches', () => {
  /** The good board, drawn: every thing once. */
  const drawn = (Board: (p: { shown: readonly string[]; seat: number | null }) => VNode | null): Drawn =>
    ({
      ...board(),
      layout: 'full',
      Board: ({ seat, view }: { seat: number | null; view: TinyView }) => {
        const cards = seat === null ? [] : (view.hands[seat] ?? []).map((c) => `card:${c}`);
        return h(Board, { shown: [...cards, 'dot'], seat });
      },
    }) as unknown as Drawn;
  const targets = (shown: readonly string[]) => shown.map((id) => h(Target, { thing: id }));
  const said = (d: Drawn): string => drawsAnswers(renderToString, bare, d, 2, () => true).join();

  it('nothing on a good board', () => {
    expect(said(drawn(({ shown }) => h('div', {}, targets(shown))))).toBe('');
  });

  it('an answer that is not drawn', () => {
    expect(said(drawn(({ shown }) => h('div', {}, targets(shown.slice(1)))))).toMatch(
      /the answer card:\d+ is not drawn/,
    );
  });

  it('an answer that is drawn twice', () => {
    expect(said(drawn(({ shown }) => h('div', {}, targets([...shown, ...shown]))))).toMatch(/is drawn 2 times/);
  });

  it('a board that throws for whoever only looks on', () => {
    const shy = drawn(({ shown, seat }) => {
      if (seat === null) throw new Error('nobody');
      return h('div', {}, targets(shown));
    });
    expect(said(shy)).toContain('drawing throws for spectator: Error: nobody');
  });
});

describe('law 7, a kept game is made by gestures with no more taps than are kept, catches', () => {
  const match = new Match(tiny, {}, 2, 'taps');
  for (let n = 0; match.open.length > 0; n++) {
    const d = match.open[n % match.open.length];
    match.play(d?.seat ?? 0, d?.options[n % (d?.options.length ?? 1)] as TinyMove);
  }
  const record = match.record();
  const kept = countTaps(bare, board(), record).bySeat.reduce((a, b) => a + b, 0);

  it('nothing on a good board', () => {
    expect(tapsKept(countTaps(bare, board(), record), kept)).toEqual([]);
  });

  it('a move that no gesture makes', () => {
    const deaf = bent((r) => ({ ...r, routeTo: () => null }));
    expect(tapsKept(countTaps(bare, deaf, record), kept).join()).toContain('no gesture makes move 1');
  });

  it('a board that has become more laborious', () => {
    // Every card lies in a drawer that has to be opened first.
    const drawer = board({
      ...good,
      answers: { on: (m) => (m.do === 'choose' ? { on: [`card:${m.card}`], mode: 'drawer' } : null) },
      things: (s, path) => [...good.things(s, path), thing('drawer')],
    });
    expect(tapsKept(countTaps(bare, drawer, record), kept).join()).toMatch(/\d+ taps instead of \d+/);
  });
});
