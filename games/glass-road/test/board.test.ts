import type { ComponentChild, VNode } from 'preact';
import { describe, expect, it, vi } from 'vitest';
import { begin, type Decision, RecordingSink, SeededRng, sameMove, step } from '#kernel';
import { stay, turnsIn, undoTurns, wayOf } from '../board/consequence.ts';
import { angleBasic, angleProduct, SECTOR } from '../board/draw/circle.ts';
import { buildingArt, lotArt, startArt } from '../board/draw/tile.ts';
import { beams, blockers, ground, hub, lane, markers, paths } from '../board/draw/wheel.ts';
import { anytimeOpen, clearing, type Place, place, row } from '../board/hand.ts';
import board from '../board/index.tsx';
import {
  allOptions,
  cellMoves,
  followersOf,
  impossibleOn,
  listed,
  nextMark,
  placeFor,
  shownSeat,
  takeGroups,
  toggleMark,
} from '../board/model.ts';
import { Bench } from '../board/parts/bench.tsx';
import { Display } from '../board/parts/display.tsx';
import { Land } from '../board/parts/land.tsx';
import type { Props } from '../board/props.ts';
import { soft } from '../board/soft.ts';
import { words } from '../board/words.ts';
import { BUILDINGS, CELL_NAMES, MARKERS, NAMES, ROWS, STARTING_BUILDINGS, WHEELS } from '../rules/data.ts';
import { game } from '../rules/game.ts';
import { buildingOf, type GameMove, SHAPES } from '../rules/moves.ts';
import { builtCell, type Event, newEstate, type State } from '../rules/state.ts';
import { de } from '../text/de.ts';

/** Components are walked as plain functions here: what they would do after drawing does not happen. */
vi.mock('preact/hooks', () => ({
  useEffect: () => undefined,
  useLayoutEffect: () => undefined,
  useMemo: (make: () => unknown) => make(),
  useRef: (current: unknown) => ({ current }),
  useState: (value: unknown) => [typeof value === 'function' ? (value as () => unknown)() : value, () => undefined],
}));

function start(seats: number): State {
  return begin(game, { long: false }, seats, new SeededRng('board'), new RecordingSink<Event>());
}

/** The first answer to every question until this kind is asked of seat 0. */
function until(s: State, kind: string, prefer: (m: GameMove) => boolean = () => false): void {
  const rng = new SeededRng('until');
  for (let i = 0; i < 600; i++) {
    const open = game.decisions(s).filter((d) => d.optional === undefined);
    if (open.some((d) => d.seat === 0 && d.kind === kind)) return;
    const d = open[0];
    if (d === undefined) break;
    step(game, s, d.seat, d.options.find(prefer) ?? (d.options[0] as GameMove), rng, new RecordingSink<Event>());
  }
  throw new Error(`${kind} was never asked`);
}

describe('taps on the landscape', () => {
  const estate = newEstate();
  const sawmill = buildingOf('sawmill');
  const home = CELL_NAMES.indexOf('r4c1');
  estate.cells[home] = builtCell(sawmill);
  estate.built.push(sawmill);
  estate.sites.push(home);
  const options: GameMove[] = [{ do: 'convert', building: 'sawmill' }, { do: 'discard', cell: 'r1c4' }, { do: 'done' }];

  it('GR-29 tiles are cleared only after clearing was asked for', () => {
    expect([...cellMoves(options, estate, false).values()]).toEqual([{ do: 'convert', building: 'sawmill' }]);
    expect([...cellMoves(options, estate, true).entries()]).toEqual([
      [CELL_NAMES.indexOf('r1c4'), { do: 'discard', cell: 'r1c4' }],
    ]);
  });

  it('a processing building on the board is its conversion', () => {
    expect(cellMoves(options, estate, false).get(home)).toEqual({ do: 'convert', building: 'sawmill' });
  });

  it('a question about cells comes before conversions', () => {
    const sites: GameMove[] = [{ do: 'site', cell: 'r3c3' }, ...options];
    expect([...cellMoves(sites, estate, false).keys()]).toEqual([CELL_NAMES.indexOf('r3c3')]);
  });

  it('asks "why not?" about what was meant', () => {
    const at = CELL_NAMES.indexOf('r1c2');
    const asked = (kind: string) => ({ seat: 0, kind, options: [], sealed: false });
    expect(impossibleOn(asked('site'), estate, at, false)).toEqual({ do: 'site', cell: 'r1c2' });
    expect(impossibleOn(asked('resolve'), estate, at, true)).toEqual({ do: 'discard', cell: 'r1c2' });
    expect(impossibleOn(asked('resolve'), estate, at, false)).toBeNull();
    expect(impossibleOn(null, estate, home, false)).toEqual({ do: 'convert', building: 'sawmill' });
  });
});

describe('answers about goods', () => {
  it('groups amounts by wheel, glassworks first', () => {
    const options: GameMove[] = [
      { do: 'take', amount: 0 },
      { do: 'take', amount: 1, wheel: 'glassworks' },
      { do: 'take', amount: 1, wheel: 'brickworks' },
      { do: 'take', amount: 2, wheel: 'brickworks' },
    ];
    expect(takeGroups(options, 0).map((g) => [g.wheel, g.moves.length])).toEqual([
      [0, 1],
      [1, 2],
    ]);
  });

  it('a good with one marker has one group, on its own wheel', () => {
    const options: GameMove[] = [
      { do: 'take', amount: 0 },
      { do: 'take', amount: 1 },
    ];
    expect(takeGroups(options, 1)).toEqual([{ wheel: 1, moves: [{ do: 'take', amount: 1 }] }]);
  });
});

describe('keeping five cards', () => {
  it('marks and unmarks; a mark too many replaces the last one', () => {
    expect(toggleMark([], 'builder', 2)).toEqual(['builder']);
    expect(toggleMark(['builder'], 'builder', 2)).toEqual([]);
    expect(toggleMark(['builder', 'supplier'], 'forester', 2)).toEqual(['builder', 'forester']);
  });

  it('keeps the other marks by itself only after the first was confirmed', () => {
    const options: GameMove[] = ['a', 'b', 'c', 'd', 'e'].map((card) => ({ do: 'keep', card }));
    const marks = ['a', 'b', 'c', 'd', 'e'];
    expect(nextMark(marks, options, 0, 0, 5)).toBeNull();
    expect(nextMark(marks, options.slice(1), 1, 0, 5)).toEqual({ do: 'keep', card: 'b' });
    expect(nextMark(marks, options, 0, -1, 5)).toBeNull();
    // An undo gave a card back: the marks no longer fit, so nothing happens by itself.
    expect(nextMark(marks.slice(0, 3), options.slice(1), 1, 0, 5)).toBeNull();
  });
});

describe('what a move would turn', () => {
  it('GR-21 the way of the markers ends where the rules put them', () => {
    const s = start(1);
    until(s, 'resolve');
    const p = s.players[0];
    if (p === undefined) throw new Error('nobody sits');
    const view = game.view(s, 0);
    const decision = game.decisions(s).find((d) => d.seat === 0 && d.kind === 'resolve');
    for (const m of decision?.options ?? []) {
      const way = wayOf(view, 0, m);
      expect(way.now).toEqual(p.stock);
      expect(undoTurns(way.end, way.turns)).toEqual(way.mid);
      expect(wayOf(view, 0, m)).toBe(way);
    }
  });

  it('a receipt that completes a wheel shows its turns', () => {
    const s = start(1);
    until(s, 'take');
    const view = game.view(s, 0);
    const decision = game.decisions(s).find((d) => d.kind === 'take');
    const good = NAMES.goods.indexOf(String(decision?.about?.good));
    const marker = MARKERS.findIndex((m) => m.good === good);
    const { wheel } = MARKERS[marker] as (typeof MARKERS)[number];
    const full = view.players[0];
    if (full === undefined) throw new Error('nobody sits');
    for (const m of WHEELS[wheel]?.basics ?? []) full.stock[m] = 2;
    full.stock[marker] = 0;
    const product = WHEELS[wheel]?.product ?? -1;
    full.stock[product] = 0;
    const name = WHEELS[wheel]?.id;
    const take: GameMove =
      MARKERS.filter((m) => m.good === good).length > 1
        ? { do: 'take', amount: 1, wheel: name as string }
        : { do: 'take', amount: 1 };
    const way = wayOf(view, 0, take);
    expect(way.turns[wheel]).toBe(1);
    expect(way.end[product]).toBe(1);
    expect(way.mid[marker]).toBe(1);
    expect(way.end[marker]).toBe(0);
  });

  it('counts the turns of one seat only', () => {
    const events: Event[] = [
      { e: 'turned', seat: 0, wheel: 'glassworks', times: 2, product: 'glass' },
      { e: 'turned', seat: 1, wheel: 'glassworks', times: 1, product: 'glass' },
      { e: 'turned', seat: 0, wheel: 'brickworks', times: 1, product: 'brick' },
    ];
    expect(turnsIn(events, 0)).toEqual([2, 1]);
  });
});

describe('the drawn wheel', () => {
  it('one turn moves every marker by one sector clockwise', () => {
    for (const [wheel, w] of WHEELS.entries()) {
      for (const m of w.basics) {
        const { angle } = lane(wheel, m);
        expect(angle(2) - angle(3)).toBe(SECTOR);
      }
      expect(lane(wheel, w.product).angle(1) - lane(wheel, w.product).angle(0)).toBe(SECTOR);
    }
    expect(angleBasic(0)).toBe(285);
    expect(angleProduct(3)).toBe(45);
  });

  it('says what keeps a wheel from turning', () => {
    const stock = MARKERS.map(() => 1);
    expect(blockers(0, stock)).toEqual([]);
    const sand = WHEELS[0]?.basics[0] as number;
    const glass = WHEELS[0]?.product as number;
    expect(blockers(0, stock.with(sand, 0))).toEqual([sand]);
    expect(blockers(0, stock.with(glass, WHEELS[0]?.productMax as number))).toEqual([glass]);
    expect(hub(0, stock, 2, 'auf 0', 'voll')).toContain('2×');
  });

  it('draws without a style attribute, which the page would refuse', () => {
    const stock = MARKERS.map(() => 3);
    const all = [
      ...BUILDINGS.map((_, b) => buildingArt(b) + lotArt(b)),
      ...STARTING_BUILDINGS.map((_, i) => startArt(i)),
      ...WHEELS.flatMap((_, i) => [ground(i), beams(i, stock), markers(i, stock), paths(i, stay(stock))]),
    ].join('');
    expect(all).not.toMatch(/ style=/);
    expect(all).not.toMatch(/NaN|undefined/);
  });
});

describe('whom and what the board shows', () => {
  it('an opponent looked at, else the own estate, else the viewer', () => {
    const s = start(3);
    const view = game.view(s, 1);
    expect(shownSeat(view, 1, 2)).toBe(2);
    expect(shownSeat(view, 1, null)).toBe(1);
    expect(shownSeat(view, null, null)).toBe(1);
  });

  it('GR-6 names the followers of a card', () => {
    const s = start(3);
    const view = game.view(s, 0);
    (view.players[2] as (typeof view.players)[number]).followed.push(7);
    expect(followersOf(view, 7)).toEqual([2]);
    expect(followersOf(view, 8)).toEqual([]);
  });

  it('every question of a whole game has a place on a phone', () => {
    for (const kind of ['keep', 'choose', 'extra']) expect(placeFor(kind)).toBe('cards');
    for (const kind of ['remove', 'place', 'site', 'tileKind']) expect(placeFor(kind)).toBe('land');
    for (const kind of ['build', 'stack', 'draft']) expect(placeFor(kind)).toBe('display');
    for (const kind of ['resolve', 'take', 'split', 'gift', 'goodKind', 'repeat', 'final'])
      expect(placeFor(kind)).toBe('wheels');
  });

  it('offers stand beside the question', () => {
    const done: GameMove = { do: 'done' };
    const clear: GameMove = { do: 'discard', cell: 'r1c4' };
    const ask = { seat: 0, kind: 'resolve', options: [done], sealed: false };
    const offer = { seat: 0, kind: 'anytime', options: [clear], sealed: false, optional: true as const };
    expect(allOptions(ask, [offer])).toEqual([done, clear]);
    expect(listed([done, clear], { do: 'discard', cell: 'r1c4' })).toBe(clear);
    expect(listed([done], clear)).toBeNull();
  });

  it('every verb has a word on the confirm button in both languages', () => {
    for (const lang of ['de', 'en'] as const)
      for (const verb of Object.keys(SHAPES) as GameMove['do'][]) expect(words(lang).confirm[verb]).not.toBe('');
  });

  it('long names break where their words join and stay the same otherwise', () => {
    expect(soft('Baustoffhandlung')).toBe('Baustoff\u00adhandlung');
    expect(soft('Inn')).toBe('Inn');
    for (const b of BUILDINGS) expect(soft(b.name.de).replaceAll('\u00ad', '')).toBe(b.name.de);
  });
});

type Element = VNode<{ children?: ComponentChild; role?: string; onClick?: () => void }>;

/** Every button of a drawn part, also the ones inside an SVG. */
function buttonsOf(node: ComponentChild, found: (() => void)[] = []): (() => void)[] {
  if (Array.isArray(node)) for (const child of node as ComponentChild[]) buttonsOf(child, found);
  if (node === null || typeof node !== 'object' || !('props' in node)) return found;
  const { type, props } = node as Element;
  if (typeof type === 'function') return buttonsOf((type as (p: unknown) => ComponentChild)(props), found);
  if ((type === 'button' || props.role === 'button') && props.onClick !== undefined) found.push(props.onClick);
  return buttonsOf(props.children, found);
}

/** All moves that can be selected by pressing something on the board. */
function reachable(
  phone: boolean,
  s: State,
  seat: number,
  decision: Decision<GameMove> | null,
  offers: readonly Decision<GameMove>[],
) {
  const moves: GameMove[] = [];
  const p: Props = {
    view: game.view(s, seat),
    standing: game.score(s, seat),
    people: [],
    names: (n) => `seat ${n}`,
    seat,
    decision,
    offers,
    selected: null,
    preview: null,
    select: (m) => {
      if (m !== null) moves.push(m);
    },
    play: () => undefined,
    explain: () => undefined,
    whyNot: () => null,
    events: [],
    tick: 0,
    speed: 0,
    lang: 'de',
    text: de,
    focusSeat: null,
    setFocusSeat: () => undefined,
  };
  const { SideTools } = board;
  anytimeOpen.value = true;
  for (let at = 0; at < (phone ? ROWS.length : 1); at++)
    for (const clear of [false, true]) {
      row.value = at;
      place.value = clear ? 'land' : placeFor(decision?.kind ?? '');
      const shows = (what: Place): boolean => !phone || place.value === what;
      clearing.value = clear;
      const parts = [
        Bench({ p, phone, seat, foreign: false }),
        shows('land') ? Land({ p, seat }) : null,
        shows('display') ? Display({ p, single: phone && decision?.kind !== 'stack' }) : null,
        SideTools === undefined ? null : (SideTools as (q: Props) => ComponentChild)(p),
      ];
      for (const press of buttonsOf(parts)) {
        clearing.value = clear;
        press();
      }
    }
  clearing.value = false;
  row.value = 0;
  return moves;
}

describe('every option can be chosen on the board', () => {
  const ENOUGH = 12;
  const seen = new Map<string, number>();
  /** Prefers what brings rare questions: acting, building, converting. */
  const lively = (options: readonly GameMove[], rng: SeededRng): GameMove => {
    const wanted = options.filter((m) => ['act', 'build', 'convert', 'again', 'draft', 'take'].includes(m.do));
    const from = wanted.length > 0 && rng.int('lively', 10) > 0 ? wanted : options;
    const most = from.filter((m) => m.do === 'take' && m.amount > 0);
    const list = most.length > 0 ? most : from;
    return list[rng.int('lively', list.length)] as GameMove;
  };
  const play = (seats: number, seed: string): void => {
    const rng = new SeededRng(seed);
    const s = begin(game, { long: false }, seats, rng, new RecordingSink<Event>());
    for (let i = 0; i < 3000; i++) {
      const open = game.decisions(s);
      const asked = open.find((d) => d.optional === undefined);
      if (asked === undefined) return;
      const offers = open.filter((d) => d.seat === asked.seat && d.optional !== undefined);
      const times = seen.get(asked.kind) ?? 0;
      if (times < ENOUGH && asked.kind !== 'keep') {
        seen.set(asked.kind, times + 1);
        const phone = times % 2 === 1;
        const moves = reachable(phone, s, asked.seat, asked, offers);
        for (const o of [...asked.options, ...offers.flatMap((d) => d.options)])
          if (!moves.some((m) => sameMove(m, o))) throw new Error(`${asked.kind}: no gesture for ${JSON.stringify(o)}`);
      }
      step(game, s, asked.seat, lively(asked.options, rng), rng, new RecordingSink<Event>());
    }
  };

  it('every kind of question, with one to four players', () => {
    for (let i = 0; i < 60; i++) play(1 + (i % 4), `gestures ${i}`);
    const kinds = [...seen.keys()].sort();
    expect(kinds).toEqual([
      'build',
      'choose',
      'draft',
      'extra',
      'final',
      'gift',
      'goodKind',
      'place',
      'remove',
      'repeat',
      'resolve',
      'site',
      'split',
      'stack',
      'take',
      'tileKind',
    ]);
  });
});
