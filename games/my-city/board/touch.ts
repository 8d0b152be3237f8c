/** What lies on a town, and what a tap on it means. */
import type { Explanation, Situation, Thing, Touch } from '#web/kit/contract.ts';
import { boardOf } from '../rules/board.ts';
import { BLOCK, buildings, cardCount, constants } from '../rules/data.ts';
import type { Event, GameMove, TownView, View } from '../rules/state.ts';
import { type Held, held, placesOfRotation, reaches, turned } from './held.ts';
import { effectsOf } from './logic/effects.ts';
import { buildingAt, cellAtIndex, cellsOf, nameOfCell, rotationOf } from './logic/pieces.ts';
import { placeUnder } from './logic/placing.ts';
import { progressOf } from './progress.ts';
import { buildingThing, cellThing, pieceThing, placeThing, townThing } from './things.ts';
import { signed, words } from './words.ts';
import { explainGround, groundName } from './words-ground.ts';

type At = Situation<View, GameMove, Event>;

/** Whose town the hand is over: mine; the first one for whoever only watches. */
const ownTown = (s: At): TownView => s.view.towns[s.seat ?? 0] as TownView;

// --- the town ---

function placeThings(s: At, h: Held): Thing[] {
  return reaches(s.view, h).map(({ place: move }) => {
    const id = placeThing(move);
    const said = (): string => s.text.move(move, s.view);
    // Said only where somebody listens: there are many places, and the hand asks often.
    return {
      id,
      get name() {
        return said();
      },
      ways: [{ to: [id], label: id }],
      explain: () => ({ says: [words(s.lang).brings(signed(effectsOf(s.view, s.seat ?? 0, h.b, move).total))] }),
    };
  });
}

/** Every space says what it is, and why the piece in hand does not go there. */
function cellThings(s: At, h: Held | null): Thing[] {
  const board = boardOf(s.view.board);
  const town = ownTown(s);
  return board.terrain.map((ground, cell) => {
    const [x, y] = cellAtIndex(board, cell);
    const b = (town.cells[cell] as number) - 1;
    return {
      id: cellThing(x, y),
      name: b < 0 ? groundName(ground, s.lang) : buildingAt(b).name[s.lang],
      ways: [],
      explain: () => {
        const what: Explanation =
          b < 0 ? explainGround(ground, [x, y], progressOf(s.view, town), s.view, s.lang) : explainBuilding(s, b, town);
        if (h === null) return what;
        const { rotation, x: px, y: py } = placeUnder(board, h.b, h.rotation, [x + 0.5, y + 0.5]);
        const move: GameMove = { do: 'place', rotation, x: px, y: py };
        return { ...what, whyNot: s.whyNot(move) };
      },
    };
  });
}

// --- the card in hand ---

const SIGNS = { left: -1, right: 1 } as const;

/** Turning costs nothing and plays nothing: a switch of the hand. */
function turnThings(s: At, h: Held): Thing[] {
  const w = words(s.lang);
  if (rotationCount(h.b) < 2) return [];
  return (['left', 'right'] as const).map((side) => {
    const to = turned(h, SIGNS[side]);
    const there = held(s.view, s.decisions, to);
    const count = there === null ? 0 : placesOfRotation(h, there.rotation).length;
    return {
      id: `turn:${side}`,
      name: `${side === 'left' ? w.turnLeft : w.turnRight}, ${w.placesCount(count)}`,
      ways: [{ to, label: w.placesCount(count) }],
      switch: true as const,
      explain: () => ({ says: [w.placesCount(count)] }),
    };
  });
}

const rotationCount = (b: number): number =>
  new Set([0, 1, 2, 3].map((rotation) => rotationOf(b, rotation).rotation)).size;

// --- beside the town ---

function explainBuilding(s: At, b: number, town: TownView): Explanation {
  const w = words(s.lang);
  const { colour, church } = buildingAt(b);
  const own = progressOf(s.view, town).churches.find((c) => c.b === b);
  return {
    says: [
      w.kindOf(colour, rotationOf(b, 0).cells.length),
      church
        ? w.explainChurch(constants.scoring.churchThreeColours)
        : w.explainGroup(constants.scoring.groupPerBuilding),
    ],
    counts: own === undefined ? w.status[town.status[b] ?? 'available'] : w.churchTouches([...own.touches]),
  };
}

function buildingThings(s: At): Thing[] {
  const cards = buildings.map(({ index, name }) => ({
    id: buildingThing(index),
    name: name[s.lang],
    ways: [],
    explain: () => explainBuilding(s, index, ownTown(s)),
  }));
  const w = words(s.lang);
  const block: Thing = {
    id: buildingThing(BLOCK),
    name: w.blockingCard,
    ways: [],
    explain: () => ({
      says: [w.explainBlock],
      counts:
        s.view.blocked >= 0
          ? w.blockHit(buildingAt(s.view.blocked).name[s.lang])
          : s.view.pile.includes(BLOCK)
            ? w.blockHitNothing
            : w.blockToCome(s.view.remaining.length, cardCount),
    }),
  };
  return [...cards, block];
}

function pieceThings(s: At): Thing[] {
  return s.view.towns.flatMap((town, seat) =>
    town.built.map(({ b }) => ({
      id: pieceThing(seat, b),
      name: buildingAt(b).name[s.lang],
      ways: [],
      explain: () => explainBuilding(s, b, town),
    })),
  );
}

function townThings(s: At): Thing[] {
  const w = words(s.lang);
  return s.view.towns.map((town, seat) => ({
    id: townThing(seat),
    name: w.looking(s.names(seat)),
    ways: [],
    explain: () => ({ says: [w.townFacts(town.score, town.built.length)] }),
  }));
}

// --- what it comes to ---

const DECLINE: GameMove = { do: 'decline' };
const END: GameMove = { do: 'end' };

/** Declining and stopping stand beside the question; a church cannot be declined, and says so. */
function buttonThings(s: At): Thing[] {
  const w = words(s.lang);
  const may = s.decisions.some((d) => d.options.some((m) => m.do === 'decline'));
  const price = `${w.decline} ${signed(-constants.declineCost)}`;
  return [
    {
      id: 'decline',
      name: price,
      ways: may ? [{ to: ['decline'], label: price }] : [],
      button: true,
      ...(may ? {} : { cannot: true as const }),
      explain: () => ({
        says: [w.explainDecline(constants.declineCost)],
        whyNot: may ? null : s.whyNot(DECLINE),
      }),
    },
    {
      id: 'end',
      name: w.end,
      ways: [{ to: ['end'], label: w.end }],
      button: true,
      explain: () => ({ says: [w.explainEnd] }),
    },
  ];
}

function chainOf(s: At, h: Held | null): readonly GameMove[] {
  if (h === null) return [];
  if (h.place !== null) return [h.place];
  return s.gesture[0] === 'decline' ? [DECLINE] : s.gesture[0] === 'end' ? [END] : [];
}

function title(s: At, chain: readonly GameMove[]): string | undefined {
  const [move] = chain;
  if (move === undefined || s.seat === null) return undefined;
  const w = words(s.lang);
  const seat = s.after(chain)?.standing.seats[s.seat];
  const then = seat === undefined ? '' : w.afterwards(signedTotal(seat.total), seat.rank, s.view.towns.length);
  if (move.do === 'place') return w.buildHere + then;
  if (move.do === 'decline') return w.decline + then;
  if (move.do === 'end') {
    const left = ownTown(s).status.filter((x) => x === 'available').length;
    return w.endText(left, signedTotal(seat?.total ?? 0));
  }
  return undefined;
}

/** Of a width or height, which third a mean lies in. */
const thirdOf = (cells: readonly number[], size: number): number =>
  Math.min(2, Math.floor((3 * (0.5 + cells.reduce((a, b) => a + b, 0) / cells.length)) / size));

/** For who reads it in a hint: roughly where, and on which spaces, because several places may lie in one corner. */
function inWords(s: At, h: Held | null, [move]: readonly GameMove[]): string | undefined {
  if (move === undefined) return undefined;
  if (move.do !== 'place' || h === null || s.seat === null) return s.text.move(move, s.view);
  const w = words(s.lang);
  const { width, height } = boardOf(s.view.board);
  const cells = cellsOf(h.b, move);
  const where = w.buildAt(
    thirdOf(
      cells.map(([, y]) => y),
      height,
    ),
    thirdOf(
      cells.map(([x]) => x),
      width,
    ),
    cells.map(nameOfCell).join(' '),
  );
  return `${where} · ${w.bringsNow(effectsOf(s.view, s.seat, h.b, move).total)}`;
}

/** What my sealed answer says and brings, while others still think. */
function sealed(s: At): string | undefined {
  const town = s.seat === null ? undefined : s.view.towns[s.seat];
  if (town === undefined || town.answer === null || s.view.current < 0) return undefined;
  const w = words(s.lang).sealed;
  const { answer } = town;
  if (answer.do === 'end') return w.end;
  const name = buildingAt(s.view.current).name[s.lang];
  if (answer.do === 'decline') return w.decline(name, signed(-constants.declineCost));
  return w.place(name, signed(effectsOf(s.view, s.seat ?? 0, s.view.current, answer).total));
}

const signedTotal = (n: number): string => (n < 0 ? signed(n) : String(n));

function act(s: At, chain: readonly GameMove[]): string | undefined {
  const [move] = chain;
  const w = words(s.lang);
  return move === undefined
    ? undefined
    : { place: w.build, decline: w.decline, end: w.end, withdraw: w.withdraw }[move.do];
}

export function touch(s: At): Touch<GameMove> {
  const w = words(s.lang);
  const h = held(s.view, s.decisions, s.gesture);
  const chain = chainOf(s, h);
  const note =
    h === null
      ? sealed(s)
      : h.places.length === 0
        ? w.fitsNowhere
        : w.placesHere(h.places.length, placesOfRotation(h, h.rotation).length);
  return {
    things: [
      ...(h === null ? [] : [...placeThings(s, h), ...turnThings(s, h), ...buttonThings(s)]),
      ...cellThings(s, h),
      ...buildingThings(s),
      ...pieceThings(s),
      ...townThings(s),
    ],
    chain,
    ready: chain.length > 0,
    claims: (move) => move.do !== 'withdraw',
    title: title(s, chain),
    inWords: inWords(s, h, chain),
    liesOn: h === null || h.place === null ? undefined : cellsOf(h.b, h.place).map(([x, y]) => cellThing(x, y)),
    note,
    act: act(s, chain),
    missing: h === null ? w.sealed.done : h.places.length === 0 ? w.noPlace : w.choosePlace,
    label: () => w.withdraw,
  };
}
