import { describe, expect, it } from 'vitest';
import { begin, RecordingSink, SeededRng, step } from '#kernel';
import { Foresight } from '#web/kit/ahead.ts';
import type { Ahead } from '#web/kit/contract.ts';
import { stay, turnsIn, undoTurns, wayOf } from '../board/consequence.ts';
import { angleBasic, angleProduct, SECTOR } from '../board/draw/circle.ts';
import { buildingArt, lotArt, startArt } from '../board/draw/tile.ts';
import { beams, blockers, ground, hub, lane, markers, paths, type Way } from '../board/draw/wheel.ts';
import { followersOf, homeSeat, placeFor, takeGroups } from '../board/model.ts';
import { soft } from '../board/soft.ts';
import { BUILDINGS, MARKERS, NAMES, STARTING_BUILDINGS, WHEELS } from '../rules/data.ts';
import { game } from '../rules/game.ts';
import type { GameMove } from '../rules/moves.ts';
import type { Event, State } from '../rules/state.ts';
import type { View } from '../rules/view.ts';

function start(seats: number): State {
  return begin(game, { long: false }, seats, new SeededRng('board'), new RecordingSink<Event>());
}

/** The way of the markers with one move of seat 0. */
function wayWith(s: State, move: GameMove, view = game.view(s, 0)): Way {
  const mine = game.decisions(s).filter((d) => d.seat === 0);
  const there = new Foresight(game, view, 0, mine).after([move]);
  return wayOf({ view, events: [] }, there as Ahead<View, GameMove, Event> | null, 0);
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

describe('what a move would turn', () => {
  it('GR-21 the way of the markers ends where the rules put them', () => {
    const s = start(1);
    until(s, 'resolve');
    const p = s.players[0];
    if (p === undefined) throw new Error('nobody sits');
    const decision = game.decisions(s).find((d) => d.seat === 0 && d.kind === 'resolve');
    for (const m of decision?.options ?? []) {
      const way = wayWith(s, m);
      expect(way.now).toEqual(p.stock);
      expect(undoTurns(way.end, way.turns)).toEqual(way.mid);
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
    const way = wayWith(s, take, view);
    expect(way.turns[wheel]).toBe(1);
    expect(way.end[product]).toBe(1);
    expect([way.mid[marker], way.mid[product]], 'before the wheel turns').toEqual([1, 0]);
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
    expect(hub(0, stock, 2)).toContain('2×');
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
  it('the own estate, else that of the viewer', () => {
    const s = start(3);
    const view = game.view(s, 1);
    expect(homeSeat(view, 2)).toBe(2);
    expect(homeSeat(view, null)).toBe(1);
  });

  it('GR-6 names the followers of a card', () => {
    const s = start(3);
    const view = game.view(s, 0);
    (view.players[2] as (typeof view.players)[number]).followed.push(7);
    expect(followersOf(view, 7)).toEqual([2]);
    expect(followersOf(view, 8)).toEqual([]);
  });

  it('every question of a whole game comes first on a phone where it is answered', () => {
    for (const kind of ['keep', 'choose', 'extra']) expect(placeFor(kind)).toBe('cards');
    for (const kind of ['remove', 'place', 'site', 'tileKind']) expect(placeFor(kind)).toBe('land');
    for (const kind of ['build', 'stack', 'draft']) expect(placeFor(kind)).toBe('display');
    for (const kind of ['resolve', 'take', 'split', 'gift', 'goodKind', 'repeat', 'final'])
      expect(placeFor(kind)).toBe('wheels');
  });

  it('long names break where their words join and stay the same otherwise', () => {
    expect(soft('Baustoffhandlung')).toBe('Baustoff\u00adhandlung');
    expect(soft('Inn')).toBe('Inn');
    for (const b of BUILDINGS) expect(soft(b.name.de).replaceAll('\u00ad', '')).toBe(b.name.de);
  });
});
