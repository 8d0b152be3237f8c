/** The drawn board's pure half: what a gesture means, what a placement changes, where a reason is shown. */
import { describe, expect, it } from 'vitest';
import { type AnyGame, type Decision, Match, type Standing } from '#kernel';
import type { Gesture, Here } from '#web/kit/contract.ts';
import { EMPTY, tap } from '#web/kit/hand.ts';
import { reader } from '#web/kit/laws/walk.ts';
import { gripsOf } from '../board/answers.ts';
import { C, distance, type Point } from '../board/draw/geometry.ts';
import { groundAt, riverSides } from '../board/draw/land.ts';
import { outline } from '../board/draw/outline.ts';
import { riverLine, streamCourse } from '../board/draw/river.ts';
import { EAVE, roofOver } from '../board/draw/roof.ts';
import { badgesOf } from '../board/logic/badges.ts';
import { effectsOf } from '../board/logic/effects.ts';
import { type Held, held, meant, placesOfRotation } from '../board/logic/held.ts';
import { placeThing } from '../board/logic/ids.ts';
import { cellIndex, cellsOf, landOf, lastPiece, type Place, rotationOf } from '../board/logic/pieces.ts';
import * as placing from '../board/logic/placing.ts';
import { reasonAt } from '../board/logic/reasons.ts';
import { verdictOf } from '../board/logic/verdict.ts';
import { touch } from '../board/touch.ts';
import { module } from '../index.ts';
import { type Board, boardIds, boardOf } from '../rules/board.ts';
import { buildings, constants, rawBoards, shapeOf } from '../rules/data.ts';
import { game } from '../rules/game.ts';
import type { Event, GameMove, State, View } from '../rules/state.ts';
import { verbs } from '../text/verbs.ts';

const anyGame = game as unknown as AnyGame;

interface Position {
  readonly match: Match;
  readonly state: State;
  readonly view: View;
  readonly options: readonly GameMove[];
}

/** Every position of a played-out match with its question to seat 0. */
function positions(board: string, seats: number, seed: string): Position[] {
  const out: Position[] = [];
  const match = new Match(anyGame, { board }, seats, seed);
  for (let n = 0; !match.over; n++) {
    const [d] = match.open as readonly Decision<GameMove>[];
    if (d === undefined) break;
    const state = game.copy(match.state as State);
    if (d.seat === 0) out.push({ match, state, view: game.view(state, 0), options: d.options });
    const places = placing.placesIn(d.options);
    const pick =
      places[(n * 13) % Math.max(1, places.length)] ?? d.options.find((m) => m.do === 'decline') ?? d.options[0];
    match.play(d.seat, pick as GameMove);
  }
  return out;
}

/** How seat 0 reads the table there. */
const readAt = ({ state, options }: Pick<Position, 'state' | 'options'>, lang: 'de' | 'en' = 'en') =>
  reader(module, { touch } as never, state, [{ seat: 0, kind: 'build', options, sealed: true }], 0, lang);

/** The piece in hand after a gesture. */
function inHand(position: Position, gesture: Gesture = []): Held {
  const { path } = readAt(position)(gesture);
  const h = path === undefined ? null : held(path.open as Here<View, GameMove, Event>);
  if (h === null) throw new Error('nothing in hand');
  return h;
}

const solo = positions('valley', 1, 'board');
const middleGame = solo[8] as (typeof solo)[number];
const places = placing.placesIn(middleGame.options);
const current = middleGame.view.current;

describe('a piece in the hand', () => {
  it('is turned both ways: four different sides of it lie a turn apart, and back is where it was', () => {
    const turnable = solo.find((p) => new Set(inHand(p).places.map((place) => place.rotation)).size === 4);
    const h = inHand(turnable as (typeof solo)[number]);
    const [left, right] = gripsOf(h).map(({ thing, rotation }) => [thing, rotation] as const);
    expect([left?.[0], right?.[0]]).toEqual(['turn:left', 'turn:right']);
    expect(left?.[1]).not.toBe(right?.[1]);
    const back = gripsOf({ ...h, rotation: left?.[1] ?? -1 }).find(({ thing }) => thing === 'turn:right');
    expect(back?.rotation).toBe(h.rotation);
  });
});

describe('outlines, river and roofs', () => {
  it('goes once around a piece and around its hole', () => {
    expect(outline([[0, 0]], 0, 0)).toBe('M0 0L60 0L60 60L0 60Z');
    expect(
      outline(
        [
          [0, 0],
          [1, 0],
        ],
        0,
        0,
      ),
    ).toBe('M0 0L120 0L120 60L0 60Z');
    const ring = [0, 1, 2].flatMap((y) => [0, 1, 2].map((x) => [x, y] as const)).filter(([x, y]) => x !== 1 || y !== 1);
    expect(outline(ring, 0, 0).match(/M/g)).toHaveLength(2);
    expect(
      outline(
        [
          [0, 0],
          [1, 1],
        ],
        0,
        0,
      ).match(/M/g),
    ).toHaveLength(2);
  });

  it('knows every river side of the edge boards and the whole course of the broad stream', () => {
    for (const raw of rawBoards) {
      const land = landOf(raw.id);
      if (raw.river.mode === 'edges') expect(riverSides(land).size).toBe(raw.river.edgeCount);
      else {
        const course = streamCourse(land);
        expect(course).toHaveLength(raw.river.cellCount as number);
        for (let i = 1; i < course.length; i++) expect(distance(course[i - 1] as Point, course[i] as Point)).toBe(1);
      }
    }
  });

  it('lets the river run past the border at both ends on every board', () => {
    for (const id of boardIds) {
      const land = landOf(id);
      const numbers =
        riverLine(land, C, 40, 0.4)
          .match(/-?[\d.]+/g)
          ?.map(Number) ?? [];
      const ends = [numbers.slice(0, 2), numbers.slice(-2)] as [number, number][];
      for (const [x, y] of ends)
        expect(x === -40 || y === -40 || x === land.width * C + 40 || y === land.height * C + 40).toBe(true);
    }
  });

  it('covers every shape in every rotation with roof planes, without gap or overlap', () => {
    for (const { index } of buildings)
      for (const { cells } of shapeOf(index).rotations) {
        const roof = roofOver(cells);
        if (roof.blocks.length > 0) continue;
        const area = roof.planes.reduce((sum, p) => sum + polygonArea(p.corners), 0);
        const sides = cells.flatMap(([x, y]) => [
          [x, y - 1],
          [x + 1, y],
          [x, y + 1],
          [x - 1, y],
        ]);
        const open = sides.filter(([x, y]) => !cells.some((c) => c[0] === x && c[1] === y)).length;
        // A strip along every open side; around any shape there are four more outer corners, where strips meet, than inner ones.
        expect(area).toBeCloseTo(cells.length * C * C - open * C * EAVE + 4 * EAVE * EAVE, 3);
      }
  });
});

function polygonArea(ps: readonly Point[]): number {
  let sum = 0;
  for (const [i, [x, y]] of ps.entries()) {
    const [nx, ny] = ps[(i + 1) % ps.length] as Point;
    sum += x * ny - nx * y;
  }
  return Math.abs(sum) / 2;
}

describe('what a gesture means', () => {
  it('highlights exactly the cells that some legal placement in this rotation covers', () => {
    for (const { rotation } of shapeOf(current).rotations) {
      const shown = new Set(placing.legalCells(places, current, rotation).map(String));
      const wanted = new Set(
        places.filter((m) => m.rotation === rotation).flatMap((m) => cellsOf(current, m).map(String)),
      );
      expect(shown).toEqual(wanted);
    }
  });

  it('takes a tap on a highlighted cell as a placement that covers this cell', () => {
    for (const { rotation } of shapeOf(current).rotations)
      for (const [x, y] of placing.legalCells(places, current, rotation)) {
        const here = places.filter((m) => m.rotation === rotation);
        const move = placing.tapped(here, current, [x + 0.5, y + 0.5]);
        expect(move).not.toBeNull();
        expect(cellsOf(current, move as Place).map(String)).toContain(String([x, y]));
      }
  });

  it('forgives a slip of the finger and nothing more', () => {
    const only = places.slice(0, 1);
    const [x, y] = cellsOf(current, only[0] as Place)[0] as Point;
    expect(placing.tapped(only, current, [x + 0.5, y - 0.2])).toBe(only[0]);
    expect(placing.tapped(only, current, [x + 0.5, y - 0.4])).toBeNull();
  });

  it('lets a dragged piece fall into the legal place under it, and into none far away', () => {
    for (const move of places) {
      const [mx, my] = placing.middleOf(current, move);
      const here = places.filter((m) => m.rotation === move.rotation);
      expect(placing.nearest(here, current, [mx + 0.3, my - 0.3], 0.9)).toBe(move);
    }
    expect(placing.nearest(places, current, [-3, -3], 0.9)).toBeNull();
  });

  it('keeps a piece that fits nowhere on the board, over the tapped cell', () => {
    const board = boardOf('valley');
    for (const { rotation } of shapeOf(current).rotations)
      for (let y = 0; y < board.height; y++)
        for (let x = 0; x < board.width; x++) {
          const cells = cellsOf(current, placing.placeUnder(board, current, rotation, [x + 0.5, y + 0.5]));
          expect(cells.every(([u, v]) => u >= 0 && v >= 0 && u < board.width && v < board.height)).toBe(true);
        }
  });

  it('MC-6 MC-7 turns through the distinct rotations and back', () => {
    for (const { index: b } of buildings) {
      const { rotations } = shapeOf(b);
      let at = 0;
      const seen = rotations.map(() => {
        const now = at;
        at = placing.turnedBy(b, at, 1);
        expect(placing.turnedBy(b, at, -1)).toBe(now);
        return now;
      });
      expect(seen).toEqual(rotations.map((r) => r.rotation));
      expect(at).toBe(0);
    }
  });

  it('reaches every legal placement with the key for the next one', () => {
    let at: Place | null = null;
    const visited = places.map(() => {
      at = placing.nextLegal(places, at, 1);
      return at;
    });
    expect(new Set(visited).size).toBe(places.length);
  });

  it('gives every place of this rotation a square of its own, and others only where this one does not come near', () => {
    for (const position of solo.slice(0, 12)) {
      const h = inHand(position);
      const own = h.reaches.filter(({ side }) => side === 1);
      expect(own.map(({ place }) => place)).toEqual(placesOfRotation(h));
      for (const a of own)
        for (const b of own)
          if (a !== b) expect(Math.max(Math.abs(a.at[0] - b.at[0]), Math.abs(a.at[1] - b.at[1]))).toBeGreaterThan(0.99);
      for (const { place, at, side } of h.reaches) if (side < 1) expect(meant(h, at)).toBe(place);
    }
  });

  it('a tap where this rotation does not come near turns the piece and puts it down; a second one builds', () => {
    let others = 0;
    for (const position of solo) {
      const read = readAt(position);
      const h = inHand(position);
      for (const { place } of h.reaches.filter((x) => x.place.rotation !== h.rotation)) {
        others++;
        const id = placeThing(place);
        const once = tap(EMPTY, read([]), id);
        expect(once).toMatchObject({ play: false, hand: { gesture: [`~turn=${place.rotation}`, id] } });
        expect(inHand(position, once.hand.gesture)).toMatchObject({ rotation: place.rotation, place });
        expect(tap(once.hand, read(once.hand.gesture), id).play).toBe(true);
        expect(read([]).routeTo?.([place])?.taps).toEqual([{ thing: id }]);
      }
    }
    expect(others).toBeGreaterThan(10);
  });

  it('every other place is as many taps away as its rotation is turns', () => {
    const position = solo.find((x) => new Set(placing.placesIn(x.options).map((m) => m.rotation)).size === 4);
    if (position === undefined) throw new Error('nothing with four rotations');
    const h = inHand(position);
    const order = shapeOf(h.b).rotations.map((r) => r.rotation);
    const near = h.reaches.map(({ place }) => place);
    for (const place of h.places) {
      const apart = Math.abs(order.indexOf(place.rotation) - order.indexOf(h.rotation));
      const most = near.includes(place) ? 0 : Math.min(apart, order.length - apart);
      const taps = readAt(position)([]).routeTo?.([place])?.taps.length ?? 0;
      expect(taps).toBeGreaterThan(0);
      expect(taps).toBeLessThanOrEqual(most + 1);
    }
  });

  it('turning a chosen piece slips it into a place close by, or keeps it above the spot to turn on', () => {
    const turned = (gesture: Gesture): Gesture =>
      readAt(middleGame)(gesture).things.get('turn:right')?.ways[0]?.to ?? ['nothing turns'];
    let kept = 0;
    for (const place of places) {
      const h = inHand(middleGame, [`~turn=${place.rotation}`, placeThing(place)]);
      expect(h.place).toBe(place);
      let gesture = turned([`~turn=${place.rotation}`, placeThing(place)]);
      for (const _ of shapeOf(current).rotations.slice(1)) {
        const now = inHand(middleGame, gesture);
        if (now.place !== null)
          expect(distance(placing.middleOf(current, now.place), h.middle as Point)).toBeLessThan(6);
        else {
          kept++;
          expect(now.middle).not.toBeNull();
        }
        gesture = turned(gesture);
      }
      expect(inHand(middleGame, gesture).rotation).toBe(place.rotation);
    }
    expect(kept).toBeGreaterThan(0);
  });

  it('MC-26 declining stands beside every question; a church says why it cannot be declined', () => {
    const churches = new Set<boolean>();
    for (const position of solo.slice(0, 20)) {
      const decline = readAt(position)([]).buttons.find((x) => x.id === 'move:decline');
      const may = position.options.some((m) => m.do === 'decline');
      churches.add(buildings[position.view.current]?.church === true);
      expect(decline?.ways.length).toBe(may ? 1 : 0);
      expect(decline?.cannot === true).toBe(!may);
      if (buildings[position.view.current]?.church === true)
        expect(decline?.explain().whyNot).toMatchObject({ ruling: 'MC-26' });
    }
    expect(churches.size).toBe(2);
  });
});

describe('what a placement changes', () => {
  it('tells the same points as the rules, for every option of whole games', () => {
    for (const board of boardIds) {
      const m = new Match(anyGame, { board }, 1, `effects ${board}`);
      for (let n = 0; !m.over; n++) {
        const state = m.state as State;
        const view = game.view(state, 0);
        const options = (m.open[0] as Decision<GameMove>).options;
        const before = totalOf(game.score(state, 0));
        const list = placing.placesIn(options);
        for (const move of list.slice(0, 12)) {
          const next = game.copy(state);
          game.apply(
            next,
            0,
            move,
            { int: () => 0, shuffle: (_s, items) => items },
            { tell() {}, whisper() {}, commit() {} },
          );
          expect(effectsOf(view, 0, view.current, move).total).toBe(totalOf(game.score(next, 0)) - before);
        }
        m.play(0, list[(n * 7) % Math.max(1, list.length)] ?? (options[0] as GameMove));
      }
    }
  });

  it('puts one badge on every covered cell and keeps wide ones inside the board', () => {
    for (const { view, options } of solo)
      for (const move of placing.placesIn(options)) {
        const badges = badgesOf(view, 0, view.current, move, effectsOf(view, 0, view.current, move));
        const width = boardOf(view.board).width;
        expect(badges.length).toBeGreaterThanOrEqual(cellsOf(view.current, move).length);
        for (const { at, icon } of badges)
          if (icon !== undefined) expect(at[0] > 0.6 && at[0] < width - 0.6).toBe(true);
      }
  });

  it('MC-33 announces the gold with the second vein, and only as long as nobody has it', () => {
    const board = boardOf('valley');
    const base = game.view(new Match(anyGame, { board: 'valley' }, 2, 'gold').state as State, 0);
    const [first, second] = board.gold as [number, number];
    const cells = board.terrain.map((_, c) => (c === first ? 1 : 0));
    const town = { ...(base.towns[0] as View['towns'][number]), cells };
    const view: View = { ...base, towns: [town, ...base.towns.slice(1)] };
    const b = buildings.findIndex((x) => rotationOf(x.index, 0).cells.length === 2);
    const [x, y] = [second % board.width, Math.floor(second / board.width)];
    const place = { rotation: 1, x, y };
    expect(effectsOf(view, 0, b, place).gold).toEqual({ veins: 2, of: 2, points: constants.goldBonus });
    expect(effectsOf({ ...view, goldClaimed: true }, 0, b, place).gold?.points).toBe(0);
    expect(effectsOf(base, 0, b, place).gold).toEqual({ veins: 1, of: 2, points: 0 });
  });
});

const totalOf = (standing: Standing): number => standing.seats[0]?.total ?? 0;

describe('why not, and where', () => {
  const offending: Readonly<Record<string, (board: Board, view: View, at: Point) => boolean>> = {
    NOT_BUILDABLE: (board, view, [x, y]) =>
      !'.trwg'.includes(groundAt(landOf(view.board), x - 0.5, y - 0.5)) && board.id === view.board,
    OCCUPIED: (board, view, [x, y]) => view.towns[0]?.cells[cellIndex(board, [x - 0.5, y - 0.5])] !== 0,
    CROSSES_RIVER: (board, _view, [x, y]) => {
      const [a, c]: [Point, Point] =
        x % 1 === 0
          ? [
              [x - 1, y - 0.5],
              [x, y - 0.5],
            ]
          : [
              [x - 0.5, y - 1],
              [x - 0.5, y],
            ];
      return board.bank[cellIndex(board, a)] !== board.bank[cellIndex(board, c)];
    },
  };

  it('puts the cross on the cell or the river side that refuses the placement', () => {
    const found = new Set<string>();
    for (const board of boardIds) {
      const match = new Match(anyGame, { board }, 1, `why ${board}`);
      for (let n = 0; n < 6; n++) {
        const list = placing.placesIn((match.open[0] as Decision<GameMove>).options);
        match.play(0, list[(n * 5) % list.length] as GameMove);
      }
      const state = match.state as State;
      const view = game.view(state, 0);
      for (const r of shapeOf(view.current).rotations)
        for (let y = 0; y + r.height <= boardOf(board).height; y++)
          for (let x = 0; x + r.width <= boardOf(board).width; x++) {
            const place = { rotation: r.rotation, x, y };
            const reason = game.whyNot(state, 0, { do: 'place', ...place })?.key;
            if (reason === undefined) continue;
            found.add(reason);
            const at = reasonAt(boardOf(board), view.towns[0] as View['towns'][number], view.current, place, reason);
            const test = offending[reason];
            if (test !== undefined) expect(test(boardOf(board), view, at)).toBe(true);
          }
    }
    expect([...found].sort()).toEqual(['CROSSES_RIVER', 'MUST_TOUCH_BUILDING', 'NOT_BUILDABLE', 'OCCUPIED']);
  });
});

describe('the end on the board', () => {
  it('shows groups, churches, wells and open land that add up to the score table', () => {
    for (const board of boardIds) {
      const match = positions(board, 1, `end ${board}`)[0]?.match as Match;
      const view = game.view(match.state as State, 'spectator');
      expect(view.phase).toBe('finished');
      const { parts, groups, churches, wells, open } = verdictOf(view, 0);
      const sum = (list: readonly { points: number }[]) => list.reduce((a, x) => a + x.points, 0);
      const score = game.score(match.state as State, 'judge').seats[0];
      expect(parts).toEqual(score?.parts);
      for (const { colour, points } of groups) expect(points).toBe(parts[colour]);
      expect(sum(groups)).toBe(parts.yellow + parts.red + parts.blue);
      expect(sum(churches)).toBe(parts.churches);
      expect(sum(wells)).toBe(parts.wells);
      for (const part of ['trees', 'rocks', 'empty'] as const)
        expect(sum(open.filter((x) => x.part === part)) + 0).toBe(parts[part] + 0);
    }
  });

  it('marks the building of the last round until the next move of the seat', () => {
    for (const { view } of solo) {
      const town = view.towns[0] as View['towns'][number];
      const last = town.built[town.built.length - 1];
      const piece = lastPiece(view, town);
      if (last?.round === view.round - 1) expect(piece?.id).toBe(buildings[last.b]?.id);
      else expect(piece).toBeNull();
    }
  });
});

describe('a turn in a hint', () => {
  it.each(['de', 'en'] as const)('has words of its own for every place, and counts right (%s)', (lang) => {
    const first = solo[0] as Position;
    const read = readAt(first, lang);
    const options = placing.placesIn(first.options);
    const told = options.map((m) => read([`~turn=${m.rotation}`, placeThing(m)]).inWords?.join(' · ') ?? '');
    expect(new Set(told).size).toBe(options.length);
    for (const line of told) expect(line).toMatch(/ [A-Z]\d+ .* · /);
    const brings = (n: number) => verbs(lang).place('', 'A1').hint({ row: 0, column: 0, brings: n }).at(-1);
    expect([1, -1, 3, 0].map((n) => brings(n))).toEqual(
      lang === 'de'
        ? ['bringt jetzt +1 Punkt', 'bringt jetzt −1 Punkt', 'bringt jetzt +3 Punkte', 'bringt jetzt 0 Punkte']
        : ['brings +1 point now', 'brings −1 point now', 'brings +3 points now', 'brings 0 points now'],
    );
  });
});
