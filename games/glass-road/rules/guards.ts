/** Why a move is not possible: one guard a rule, asked only for moves that are not listed. */
import { isListed, NOT_ASKED, type Refusal, type Seat } from '#kernel';
import { mayConvert } from './anytime.ts';
import { isReady } from './cards.ts';
import { affordable } from './costs.ts';
import { BUILDINGS, GOODS, SPECIALISTS, STARTING_BUILDINGS } from './data.ts';
import { decisions } from './decisions.ts';
import { holds, isOpen } from './flow.ts';
import { opAt, playerOf } from './frames/common.ts';
import { asksKind, kindsLeft } from './frames/place.ts';
import { markerOf } from './frames/receive.ts';
import { hasSite, mayDiscard, mayPlace, tileAt } from './landscape.ts';
import { actionOf, buildingOf, cardOf, cellOf, type GameMove, rowOf, tileOf } from './moves.ts';
import { EMPTY, type Frame, isTile, type State, startCell } from './state.ts';

/** Every reason this game gives; the texts must know them all. */
export type Reason =
  | 'actionUnderWay'
  | 'alreadyKept'
  | 'answerFirst'
  | 'cannotPayAgain'
  | 'chooseHandFirst'
  | 'chooseStackFirst'
  | 'chooseTileFirst'
  | 'conversionCost'
  | 'coveredAlready'
  | 'declineInstead'
  | 'differentKinds'
  | 'emptyStack'
  | 'entryCost'
  | 'forestStays'
  | 'handIsFull'
  | 'handsAreChosen'
  | 'noBuildAction'
  | 'noConversion'
  | 'noDiscardForGift'
  | 'noEmptySpace'
  | 'noMoreTimes'
  | 'noRoom'
  | 'noSuchAction'
  | 'noSuchCard'
  | 'noSuchCell'
  | 'noSuchStack'
  | 'noTile'
  | 'notEmpty'
  | 'notInDisplay'
  | 'notInHand'
  | 'notLookedAt'
  | 'notOffered'
  | 'notThisKind'
  | 'notThisTile'
  | 'notYourBuilding'
  | 'notYourTile'
  | 'notYourTurn'
  | 'oneCardARound'
  | 'onlyConversions'
  | 'onlyFreedSpace'
  | 'onlyWheel'
  | 'othersFirst'
  | 'placeIt'
  | 'scoringBegun'
  | 'split'
  | 'stackIsChosen'
  | 'tileIsChosen'
  | 'tileLiesHere'
  | 'tooDear'
  | 'upgradeOnly'
  | 'usedAction'
  | 'whichWheel'
  | 'wrongStart'
  | 'wrongTile';

type Guard = (s: State, seat: Seat, move: GameMove, top: Frame | undefined) => Refusal | null;

const no = (ruling: string, key: Reason, args?: Refusal['args']): Refusal =>
  args === undefined ? { ruling, key } : { ruling, key, args };

export function whyNot(s: State, seat: Seat, move: GameMove): Refusal | null {
  if (isListed(decisions(s), seat, move)) return null;
  return GUARDS[move.do](s, seat, move, topOf(s, seat)) ?? NOT_ASKED;
}

/** The frame that asks this seat now. */
function topOf(s: State, seat: Seat): Frame | undefined {
  const aside = s.aside[seat] as Frame[];
  const top = aside.length > 0 ? aside[aside.length - 1] : s.stack[s.stack.length - 1];
  return top?.seat === seat ? top : undefined;
}

/** The cards of others are resolved first, or this seat has no card to resolve. */
const waiting: Guard = (s, seat, _move, top) => {
  if (top !== undefined || s.stack.length === 0) return null;
  const later = s.stack.some((f) => f.f === 'resolve' && f.seat === seat);
  return later ? no('GR-11', 'othersFirst') : null;
};

/** A question of another kind has to be answered first. */
const answerFirst: Guard = (_s, _seat, _move, top) => (top === undefined ? null : no('GR-42', 'answerFirst'));

function inTurn(guard: Guard): Guard {
  return (s, seat, move, top) =>
    guard(s, seat, move, top) ?? waiting(s, seat, move, top) ?? answerFirst(s, seat, move, top);
}

const keep: Guard = (s, seat, move, top) => {
  if (top !== undefined) return no('GR-42', 'answerFirst');
  if (move.do !== 'keep' || s.phase !== 'keep') return no('GR-66', 'handsAreChosen');
  const p = playerOf(s, seat);
  if (isReady(p)) return no('GR-66', 'handIsFull');
  if (cardOf(move.card) < 0) return no('GR-66', 'noSuchCard', { card: move.card });
  return no('GR-66', 'alreadyKept', { card: move.card });
};

const choose: Guard = (s, seat, move) => {
  if (move.do !== 'choose') return null;
  if (s.phase === 'keep') return no('GR-66', 'chooseHandFirst');
  if (s.phase !== 'choose' && s.phase !== 'extra') return null;
  const p = playerOf(s, seat);
  if (!isOpen(s) && p.down >= 0) return no('GR-2', 'oneCardARound');
  if (isOpen(s) && s.turn !== seat) return no('GR-52', 'notYourTurn');
  return holds(s, seat, cardOf(move.card)) ? null : no('GR-66', 'notInHand', { card: move.card });
};

const act: Guard = (_s, _seat, move, top) => {
  if (move.do !== 'act' || top?.f !== 'resolve') return null;
  const action = actionOf(move.action);
  if (action < 0) return no('GR-13', 'noSuchAction');
  if ((top.used & (1 << action)) !== 0) return no('GR-13', 'usedAction', { action: move.action });
  return no('GR-14', 'entryCost', {
    card: (SPECIALISTS[top.card] as (typeof SPECIALISTS)[number]).id,
  });
};

const convert: Guard = (s, seat, move, top) => {
  if (move.do !== 'convert') return null;
  const building = buildingOf(move.building);
  const p = playerOf(s, seat);
  if (!p.built.includes(building)) return no('GR-41', 'notYourBuilding', { building: move.building });
  if ((BUILDINGS[building] as (typeof BUILDINGS)[number]).conversion === null)
    return no('GR-40', 'noConversion', { building: move.building });
  if (!mayConvert(p, building)) return no('GR-40', 'conversionCost', { building: move.building });
  if (s.phase === 'over') return no('GR-57', 'scoringBegun');
  return underWay(s, seat, move, top);
};

const underWay: Guard = (_s, _seat, _move, top) => (top === undefined ? null : no('GR-69', 'actionUnderWay'));

const discard: Guard = (s, seat, move, top) => {
  if (move.do !== 'discard') return null;
  const { cells } = playerOf(s, seat);
  const cell = cellOf(move.cell);
  if (cell < 0 || tileAt(cells, cell) < 0) return no('GR-29', 'noTile', { cell: move.cell });
  if (!mayDiscard(cells, cell)) return no('GR-29', 'forestStays');
  if (s.phase === 'final' || s.phase === 'over') return no('GR-72', 'onlyConversions');
  if (top?.f === 'gift') return no('GR-71', 'noDiscardForGift');
  return underWay(s, seat, move, top);
};

const remove: Guard = (s, seat, move, top) => {
  if (move.do !== 'remove' || top?.f !== 'pay' || top.tiles === 0) return null;
  const cell = cellOf(move.cell);
  if (cell < 0 || tileAt(playerOf(s, seat).cells, cell) < 0) return no('GR-68', 'noTile', { cell: move.cell });
  return no('GR-68', 'wrongTile', { cell: move.cell });
};

const split: Guard = (_s, _seat, move, top) =>
  move.do === 'split' && top?.f === 'pay' && top.tiles === 0 ? no('GR-20', 'split') : null;

const take: Guard = (_s, _seat, move, top) => {
  if (move.do !== 'take' || (top?.f !== 'receive' && top?.f !== 'gift')) return null;
  const offered = top.f === 'gift' ? top.amount : (top.offer[top.good] as number);
  if (move.amount > offered) return no('GR-25', 'notOffered', { amount: offered });
  if (top.f === 'gift' && move.amount <= 0) return no('GR-49', 'declineInstead');
  const marker = markerOf(top.good, move.wheel);
  if (marker < 0 || move.amount <= 0) {
    const twice = (GOODS[top.good] as (typeof GOODS)[number]).markers.length > 1;
    return twice ? no(top.f === 'gift' ? 'GR-19' : 'GR-18', 'whichWheel') : no('GR-18', 'onlyWheel');
  }
  return no('GR-24', 'noRoom');
};

const kind: Guard = (_s, _seat, move, top) => {
  if (move.do !== 'kind') return null;
  if (top?.f === 'kind') return no('GR-47', 'notThisKind', { kind: move.kind });
  if (top?.f !== 'place' || !asksKind(top)) return null;
  const tile = tileOf(move.kind);
  const { kinds } = opAt(top, 'place');
  return kinds.includes(tile) && !kindsLeft(top).includes(tile)
    ? no('GR-31', 'differentKinds', { kind: move.kind })
    : no('GR-30', 'notThisTile', { kind: move.kind });
};

const place: Guard = (s, seat, move, top) => {
  if (move.do !== 'place' || top?.f !== 'place' || asksKind(top)) return null;
  const cell = cellOf(move.cell);
  if (cell < 0) return no('GR-31', 'noSuchCell', { cell: move.cell });
  if (!mayPlace(playerOf(s, seat).cells, cell)) return no('GR-31', 'notEmpty', { cell: move.cell });
  return no('GR-42', 'onlyFreedSpace');
};

const build: Guard = (s, seat, move, top) => {
  if (move.do !== 'build') return null;
  if (top?.f !== 'build') return no('GR-65', 'noBuildAction');
  const building = buildingOf(move.building);
  const args = { building: move.building };
  if (top.tile >= 0) return no('GR-73', 'tileIsChosen');
  const p = playerOf(s, seat);
  if (!p.private.includes(building) && !s.rows.some((row) => row.includes(building))) {
    const others = s.players.some((q) => q.private.includes(building));
    return others ? no('GR-50', 'notYourTile', args) : no('GR-36', 'notInDisplay', args);
  }
  if (!affordable(p, building, opAt(top, 'build').discount)) return no('GR-68', 'tooDear', args);
  if (hasSite(p.cells, building)) return null;
  return (BUILDINGS[building] as (typeof BUILDINGS)[number]).pattern === 'wood'
    ? no('GR-32', 'noEmptySpace', args)
    : no('GR-34', 'coveredAlready', args);
};

const site: Guard = (s, seat, move, top) => {
  if (move.do !== 'site' || top?.f !== 'build') return null;
  if (top.tile < 0) return no('GR-73', 'chooseTileFirst');
  const cell = cellOf(move.cell);
  const b = BUILDINGS[top.tile] as (typeof BUILDINGS)[number];
  const content = playerOf(s, seat).cells[cell];
  if (content === undefined) return no('GR-32', 'noSuchCell', { cell: move.cell });
  if (b.pattern === 'wood') {
    const under = isTile(content) ? 'tileLiesHere' : 'notEmpty';
    return no('GR-32', under, { cell: move.cell });
  }
  const covered = STARTING_BUILDINGS.some((start, i) => start.cell === cell && content !== startCell(i));
  if (covered) return no('GR-34', 'coveredAlready', { building: b.id });
  return no('GR-33', content === EMPTY || content > EMPTY ? 'upgradeOnly' : 'wrongStart', { building: b.id });
};

const stack: Guard = (s, _seat, move, top) => {
  if (move.do !== 'stack' || top?.f !== 'draft') return null;
  if (top.row >= 0) return no('GR-70', 'stackIsChosen');
  return rowOf(move.row) >= 0 && s.stacks[rowOf(move.row)]?.length === 0
    ? no('GR-51', 'emptyStack')
    : no('GR-70', 'noSuchStack');
};

const draft: Guard = (_s, _seat, move, top) =>
  move.do === 'draft' && top?.f === 'draft' ? no('GR-70', top.row < 0 ? 'chooseStackFirst' : 'notLookedAt') : null;

const again: Guard = (_s, _seat, move, top) => {
  if (move.do !== 'again' || top?.f !== 'repeat') return null;
  return no('GR-69', top.times >= opAt(top, 'convert').maxTimes ? 'noMoreTimes' : 'cannotPayAgain');
};

const stop: Guard = (_s, _seat, _move, top) => (top?.f === 'place' ? no('GR-31', 'placeIt') : null);
const plain: Guard = () => null;

const GUARDS: Readonly<Record<GameMove['do'], Guard>> = {
  keep,
  choose: inTurn(choose),
  act: inTurn(act),
  convert: inTurn(convert),
  discard: inTurn(discard),
  remove: inTurn(remove),
  split: inTurn(split),
  take: inTurn(take),
  kind: inTurn(kind),
  place: inTurn(place),
  build: inTurn(build),
  site: inTurn(site),
  stack: inTurn(stack),
  draft: inTurn(draft),
  again: inTurn(again),
  stop: inTurn(stop),
  done: inTurn(plain),
  skip: inTurn(plain),
  none: inTurn(plain),
  decline: inTurn(plain),
  pass: inTurn(plain),
};
