/** The laws of touch accept a good board and catch every kind of broken one. */

import { h, type VNode } from 'preact';
import { renderToString } from 'preact-render-to-string';
import { describe, expect, it } from 'vitest';
import { type GameModule, type GameText, Match, type Move } from '#kernel';
import { bareEntry } from '#kernel/laws/index.ts';
import { type TinyEvent, type TinyMove, type TinyView, tiny } from '#kernel/test/tiny.ts';
import type { Situation, Thing, Touch } from '../contract.ts';
import { NOWHERE } from '../contract.ts';
import { type Drawn, drawsAnswers } from '../laws/drawing.ts';
import { eventsHavePlaces, explainsItself, type Look, reaches, secondTapPlays, turnsAreTold } from '../laws/laws.ts';
import { countTaps, tapsKept } from '../laws/taps.ts';
import { type PureBoard, walk } from '../laws/walk.ts';
import { Target } from '../target.tsx';

type At = Situation<TinyView, TinyMove, TinyEvent>;

const { module: bare } = await bareEntry(tiny, 'Tiny').load();

const thing = (id: string, ways: Thing['ways']): Thing => ({ id, name: id, ways, explain: () => ({ says: [id] }) });

/** Cards are things, dots are painted by tapping as many as one likes; the rest are buttons. */
function good(s: At): Touch<TinyMove> {
  const options = s.decisions.flatMap((d) => d.options);
  const paints = s.gesture.filter((w) => w === 'dot').length;
  const card = s.gesture.find((w) => w.startsWith('card:'));
  const chain: TinyMove[] = card
    ? [{ do: 'choose', card: Number(card.slice(5)) }]
    : Array.from({ length: paints }, () => ({ do: 'paint', dots: [1] }));
  const hand = s.seat === null ? [] : (s.view.hands[s.seat] ?? []);
  const dot = options.some((m) => m.do === 'paint') && s.after([...chain, { do: 'paint', dots: [1] }]) !== null;
  return {
    things: [
      ...hand.map((c) =>
        thing(`card:${c}`, options.some((m) => m.do === 'choose') ? [{ to: [`card:${c}`], label: `${c}` }] : []),
      ),
      {
        ...thing('dot', dot ? [{ to: [...s.gesture.filter((w) => w === 'dot'), 'dot'], label: 'dot' }] : []),
        switch: true,
      },
      ...s.view.hands.map((_, seat) => thing(`seat:${seat}`, [])),
    ],
    chain,
    ready: chain.length > 0,
    claims: (m) => m.do === 'choose' || (m.do === 'paint' && m.dots.length > 0),
  };
}

const board = (touch: (s: At) => Touch<TinyMove>, places: object = PLACES): PureBoard => ({
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

/** The good board with one part of its answer changed. */
const bent = (change: (t: Touch<TinyMove>, s: At) => Touch<TinyMove>): PureBoard => board((s) => change(good(s), s));

describe('a good board', () => {
  it.each([
    ['reaches every option', reaches],
    ['plays with the second tap', secondTapPlays],
    ['explains itself', (l: Look) => explainsItself(l, 'en')],
    ['knows where things happen', eventsHavePlaces],
  ])('%s', (_, law) => {
    expect(found(law, board(good))).toEqual([]);
  });
});

describe('law 1, every option is reached and nothing else is sent, catches', () => {
  it('a move that is claimed but lies on nothing', () => {
    expect(
      found(
        reaches,
        bent((t) => ({ ...t, claims: () => true })),
      ),
    ).toContain('no gesture makes done');
  });

  it('a chain the rules would refuse', () => {
    const far = bent((t) => ({ ...t, chain: t.chain.length > 0 ? [...t.chain, { do: 'paint', dots: [7] }] : [] }));
    expect(found(reaches, far).join()).toContain('no gesture');
  });

  it('a chain the rules would refuse, only in a long gesture', () => {
    const deep = bent((t, s) => {
      const spoilt = s.gesture.length >= 3;
      return spoilt ? { ...t, chain: [], ready: true } : t;
    });
    expect(found(reaches, deep).join()).toContain("'dot dot dot' is whole but stands for nothing");
  });

  it('a gesture that is whole but stands for nothing', () => {
    expect(
      found(
        reaches,
        bent((t) => ({ ...t, ready: true })),
      ).join(),
    ).toContain('stands for nothing');
  });
});

describe('law 2, the second tap plays and Esc leaves every mode, catches', () => {
  it('a thing that deselects instead', () => {
    const shy = bent((t, s) => ({
      ...t,
      things: t.things.map((x) => (s.gesture.includes(x.id) && x.switch !== true ? { ...x, ways: [] } : x)),
    }));
    expect(found(secondTapPlays, shy).join()).toContain('does not play');
  });

  it('a mode that outlives its gesture', () => {
    let mode = false;
    const stale = board((s) => {
      mode ||= s.gesture.length > 0;
      const t = good(s);
      return mode ? { ...t, things: t.things.slice(1) } : t;
    });
    expect(found(secondTapPlays, stale).join()).toContain('Esc leaves something');
  });
});

describe('law 3, everything explains itself, catches', () => {
  it.each([
    ['a thing without words', { explain: () => ({ says: [] }) }, 'explains nothing'],
    ['a hole in a sentence', { explain: () => ({ says: ['costs undefined'] }) }, 'undefined'],
    ['a thing without a name', { name: '' }, 'name of'],
  ])('%s', (_, part, said) => {
    const mute = bent((t) => ({ ...t, things: t.things.map((x) => ({ ...x, ...part })) }));
    expect(found((l) => explainsItself(l, 'de'), mute).join()).toContain(said);
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
    expect(found((l) => turnsAreTold(l, 0, 'en'), board(good), module).join()).toMatch(wrong);
  });
});

describe('law 6, every answer is drawn once and nothing throws, catches', () => {
  /** The good board, drawn: every thing once. */
  const drawn = (Board: (p: { shown: readonly string[]; seat: number | null }) => VNode | null): Drawn =>
    ({
      ...board(good),
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
  const kept = countTaps(bare, board(good), record).bySeat.reduce((a, b) => a + b, 0);

  it('nothing on a good board', () => {
    expect(tapsKept(countTaps(bare, board(good), record), kept)).toEqual([]);
  });

  it('a move that no gesture makes', () => {
    const deaf = bent((t) => ({ ...t, things: t.things.map((x) => ({ ...x, ways: [] })), claims: () => true }));
    expect(tapsKept(countTaps(bare, deaf, record), kept).join()).toContain('no gesture makes move 1');
  });

  it('a board that has become more laborious', () => {
    // Every card lies in a drawer that has to be opened first.
    const drawer = board((s) => {
      const t = good({ ...s, gesture: s.gesture.filter((w) => w !== 'drawer') });
      const open = s.gesture[0] === 'drawer';
      const inside = (x: Thing): Thing => ({
        ...x,
        ways: open ? x.ways.map((way) => ({ ...way, to: ['drawer', ...way.to] })) : [],
      });
      return { ...t, things: [...t.things.map(inside), thing('drawer', [{ to: ['drawer'], label: 'open' }])] };
    });
    expect(tapsKept(countTaps(bare, drawer, record), kept).join()).toMatch(/\d+ taps instead of \d+/);
  });
});
