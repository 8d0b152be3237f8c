/** Everything that lies on this table: drawn, touched, changed and moved under the same word, with its name and what it says of itself. */
import { whoIs } from '#kernel';
import type { Explanation, Lying, Situation, Walked } from '#web/kit/contract.ts';
import { boardOf } from '../rules/board.ts';
import { BLOCK, buildings, cardCount, constants } from '../rules/data.ts';
import type { Event, GameMove, TownView, View } from '../rules/state.ts';
import { DECLINE, END } from '../rules/town.ts';
import { number, signed } from '../text/names.ts';
import { deed } from '../text/verbs.ts';
import { gripsOf } from './answers.ts';
import { effectsOf } from './logic/effects.ts';
import { type Held, held, placesOfRotation } from './logic/held.ts';
import { buildingThing, cellThing, pieceThing, placeThing, townThing } from './logic/ids.ts';
import { buildingAt, cellAtIndex, rotationOf } from './logic/pieces.ts';
import { placeUnder } from './logic/placing.ts';
import { progressOf } from './logic/progress.ts';
import { stock } from './stock.ts';
import { words } from './words.ts';
import { explainGround, groundName } from './words-ground.ts';

type At = Situation<View, GameMove, Event>;
type Things = Lying<GameMove>[];

/** Whose town the hand is over: mine; the first one for whoever only watches. */
const ownTown = (s: At): TownView => s.view.towns[s.seat ?? 0] as TownView;

// --- the piece in hand ---

const placesToTap = (s: At, h: Held): Things =>
  h.reaches.map(({ place: move }) => ({
    id: placeThing(move),
    get name() {
      return s.text.move(move, s.view);
    },
    explain: () => ({ says: [words(s.lang).brings(signed(effectsOf(s.view, s.seat ?? 0, h.b, move).total))] }),
  }));

const TURNS = {
  [-1]: 'M4.500 4v5h5M5 9a8 8 0 1 1-.6 5.500',
  1: 'M19.500 4v5h-5M19 9a8 8 0 1 0 .6 5.500',
} as const;

function grips(s: At, h: Held): Things {
  const w = words(s.lang);
  return gripsOf(h).map(({ thing, by, rotation }) => {
    const there = placesOfRotation(h, rotation).length;
    return {
      id: thing,
      name: `${by < 0 ? w.turnLeft : w.turnRight}, ${w.placesCount(there)}`,
      grip: { path: TURNS[by], figure: String(there) },
      explain: () => ({ says: [w.placesCount(there)] }),
    };
  });
}

/** Declining and stopping stand beside the question; a church cannot be declined, and says so. */
function buttons(s: At): Things {
  const w = words(s.lang);
  const act = (move: GameMove): string => deed(move, s.view.current, s.lang).act;
  return [
    {
      id: 'move:decline',
      name: `${act(DECLINE)} ${signed(-constants.declineCost)}`,
      why: DECLINE,
      button: true,
      explain: () => ({ says: [w.explainDecline(constants.declineCost)] }),
    },
    { id: 'move:end', name: act(END), button: true, explain: () => ({ says: [w.explainEnd] }) },
  ];
}

// --- the town ---

/** Every space says what it is, and why the piece in hand does not go there. */
function cells(s: At, h: Held | null): Things {
  const board = boardOf(s.view.board);
  const town = ownTown(s);
  return board.terrain.map((ground, cell) => {
    const [x, y] = cellAtIndex(board, cell);
    const b = (town.cells[cell] as number) - 1;
    return {
      id: cellThing(x, y),
      name: b < 0 ? groundName(ground, s.lang) : buildingAt(b).name[s.lang],
      explain: () => {
        const what: Explanation =
          b < 0 ? explainGround(ground, [x, y], progressOf(s.view, town), s.view, s.lang) : explainBuilding(s, b, town);
        if (h === null) return what;
        const { rotation, x: px, y: py } = placeUnder(board, h.b, h.rotation, [x + 0.5, y + 0.5]);
        return { ...what, whyNot: s.whyNot({ do: 'place', rotation, x: px, y: py }) };
      },
    };
  });
}

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

// --- beside the town ---

function cards(s: At): Things {
  const w = words(s.lang);
  const { blocked, pile, remaining } = s.view;
  const hit =
    blocked >= 0
      ? w.blockHit(buildingAt(blocked).name[s.lang])
      : pile.includes(BLOCK)
        ? w.blockHitNothing
        : w.blockToCome(remaining.length, cardCount);
  return [
    ...buildings.map(({ index, name }) => ({
      id: buildingThing(index),
      name: name[s.lang],
      explain: () => explainBuilding(s, index, ownTown(s)),
    })),
    { id: buildingThing(BLOCK), name: w.blockingCard, explain: () => ({ says: [w.explainBlock], counts: hit }) },
  ];
}

const pieces = (s: At): Things =>
  s.view.towns.flatMap((town, seat) =>
    town.built.map(({ b }) => ({
      id: pieceThing(seat, b),
      name: buildingAt(b).name[s.lang],
      explain: () => explainBuilding(s, b, town),
    })),
  );

const towns = (s: At): Things =>
  s.view.towns.map((_, seat) => ({
    id: townThing(seat),
    name: words(s.lang).looking(whoIs(s.names, seat)),
    explain: () => ({ says: stock(s.view, seat, s.lang).map(({ name, count }) => `${name}: ${number(count)}`) }),
  }));

export function things(s: At, path: Walked<View, GameMove, Event>): Things {
  const h = held(path.open);
  const inHand = h === null ? [] : [...placesToTap(s, h), ...grips(s, h), ...buttons(s)];
  return [...inHand, ...cells(s, h), ...cards(s), ...pieces(s), ...towns(s)];
}
