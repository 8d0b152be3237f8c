import { NOT_ASKED, type Refusal, type Seat } from '#kernel';
import { requiredRiders } from './abilities.ts';
import { cardAt, cardOf, constants, elements, leaderOf, templeOf, tileAt, tileOf, villageCardOf } from './data.ts';
import { mayDiscardThree, mayPlaceTemple } from './decisions.ts';
import { isRepeated } from './effects.ts';
import { CAPITAL, placeOf, spaceOf } from './geometry.ts';
import type { RefusalKey } from './refusals.ts';
import { countsOf, failing, neighbourSeats } from './requirements.ts';
import type { Frame, FrameKind, GameMove, MoveOf, Player, State, Verb } from './state.ts';
import {
  adjacent,
  canBuildOn,
  canPlantOn,
  canTakeTemple,
  hasLegalSpace,
  hasTempleTile,
  hasTile,
  ridersAt,
} from './terrain.ts';
import type { Requirement } from './vocabulary.ts';

type Guard = Refusal | null;

/** Which questions a verb can answer. */
const ANSWERS: Readonly<Record<Verb, readonly FrameKind[]>> = {
  play: ['action'],
  placeTemple: ['action'],
  build: ['action'],
  discardThree: ['action'],
  discard: ['discard'],
  temple: ['chooseTemple'],
  templeOn: ['templeTile'],
  effect: ['effects'],
  step: ['move', 'mix'],
  clean: ['clean', 'mix'],
  takeWater: ['mix'],
  fly: ['catapult'],
  forest: ['forest'],
  plant: ['forestSpace'],
  takeVillageCard: ['takeVillageCard'],
  useNow: ['villageCardUse'],
  keep: ['villageCardUse'],
  replace: ['replaceObjective'],
  draw: ['draw'],
  drawDeck: ['draw'],
  leader: ['leader'],
  done: ['move', 'clean', 'mix'],
  decline: ['forest', 'catapult', 'chooseTemple', 'leader'],
};

const refuse = (ruling: string, key: RefusalKey, args: Refusal['args'] = {}): Refusal => ({ ruling, key, args });

/** Null exactly when the move is listed for this seat now; else the first guard that refuses it. */
export function whyNot(s: State, seat: Seat, move: GameMove): Refusal | null {
  const top = s.stack[s.stack.length - 1];
  if (s.phase === 'over' || top === undefined || seat !== s.active) return NOT_ASKED;
  if (!ANSWERS[move.do].includes(top.f)) return refuse(NOT_ASKED.ruling, 'otherQuestion');
  return guard(s, seat, s.players[seat] as Player, top, move);
}

function guard(s: State, seat: Seat, p: Player, top: Frame, move: GameMove): Guard {
  switch (move.do) {
    case 'play':
      return playGuard(s, seat, p, move);
    case 'placeTemple':
      return templeGuard(p);
    case 'build':
      return buildGuard(p, spaceOf(move.space));
    case 'discardThree':
      return mayDiscardThree(p) ? null : refuse('TW-13', 'templesLeft');
    case 'discard':
      return top.f === 'discard' ? discardGuard(p, move, top.n, top.temple) : NOT_ASKED;
    case 'temple':
      return p.unplaced.includes(templeOf(p.tribe, move.temple)) ? null : refuse('TW-15', 'templeGone');
    case 'templeOn':
      return templeTileGuard(p, spaceOf(move.space));
    case 'effect':
      return top.f === 'effects' ? effectGuard(top.list, move.index) : NOT_ASKED;
    case 'step':
      return stepGuard(p, top, placeOf(move.from), placeOf(move.to));
    case 'clean':
      return cleanGuard(p, top, spaceOf(move.space));
    case 'takeWater':
      return inMix(top, 'water');
    case 'fly':
      return flyGuard(p, placeOf(move.from), placeOf(move.to));
    case 'forest':
      return top.f === 'forest' ? forestGuard(s, p, top.cost, tileOf(move.tile)) : NOT_ASKED;
    case 'plant':
      return plantGuard(p, spaceOf(move.space));
    case 'takeVillageCard':
      return s.villageDisplay.includes(villageCardOf(move.card)) ? null : refuse('TW-66', 'notInVillageDisplay');
    case 'replace':
      return p.objectives.includes(villageCardOf(move.card)) ? null : refuse('TW-39', 'notKeptBefore');
    case 'draw':
      return move.position >= 1 && move.position <= s.elementDisplay.length ? null : refuse('TW-43', 'placeEmpty');
    case 'drawDeck':
      return s.elementDeck.length > 0 ? null : refuse('TW-75', 'deckEmpty');
    case 'leader':
      return leaderGuard(p, leaderOf(p.tribe, move.leader));
    case 'decline':
      return top.f === 'chooseTemple' && !top.free ? refuse('TW-14', 'templePaid') : null;
    case 'useNow':
    case 'keep':
    case 'done':
      return null;
  }
}

function playGuard(s: State, seat: Seat, p: Player, move: MoveOf<'play'>): Guard {
  const card = cardOf(move.card);
  if (!p.rack.includes(card)) return refuse('TW-68', 'notOnRack');
  const row = move.row - 1;
  if (cardAt(card).rows[row] === undefined) return refuse('TW-6', 'noSuchRow', { row: move.row });
  const counts = countsOf(s, seat);
  const missing = failing(p, card, row, counts);
  if (missing === null) return null;
  return refuse(rulingOf(missing, s.players.length), `require.${missing.kind}`, {
    ...requirementArgs(missing, counts),
    market: s.players.length === 2,
  });
}

/** The ruling that explains best why a requirement fails. */
function rulingOf(r: Requirement, seats: number): string {
  if (r.kind === 'more' || r.kind === 'fewer') return 'TW-2';
  if (r.kind === 'neighbour' || r.kind === 'group') {
    if (neighbourSeats(0, seats).right < 0) return 'TW-3';
    return seats > 3 ? 'TW-4' : 'TW-72';
  }
  return 'TW-1';
}

function requirementArgs(r: Requirement, c: ReturnType<typeof countsOf>): Record<string, string | number> {
  if (r.kind === 'ownAllColors') return {};
  const at = (counts: readonly number[]): number => counts[r.color] as number;
  return {
    color: elements[r.color]?.id ?? '',
    own: at(c.own),
    left: at(c.left),
    right: at(c.right),
    min: 'min' in r ? r.min : 0,
    who: 'who' in r ? r.who : '',
  };
}

function templeGuard(p: Player): Guard {
  if (mayPlaceTemple(p)) return null;
  if (p.unplaced.length === 0) return refuse('TW-15', 'noTempleLeft');
  if (!hasTempleTile(p)) return refuse('TW-16', 'noTempleTile');
  return refuse('TW-14', 'tooFewCards', { n: constants.templeCost });
}

function buildGuard(p: Player, space: number): Guard {
  if (space >= 0 && canBuildOn(p, space)) return null;
  if (space < 0 || !hasTile(p, space)) return refuse('TW-25', 'noForestThere');
  const tile = p.tiles[space] as number;
  if (tileAt(tile).slots === 0) return refuse('TW-31', 'startTile');
  if (p.village[space] === 1) return refuse('TW-30', 'alreadyVillage');
  if (p.treehouses === 0) return refuse('TW-73', 'noTreehouse');
  return refuse('TW-24', 'tooFewRiders', { need: requiredRiders(p, tile), have: p.riders[space] as number });
}

function discardGuard(p: Player, move: MoveOf<'discard'>, n: number, temple: boolean): Guard {
  const positions = move.cards.map((id) => p.rack.indexOf(cardOf(id)));
  if (positions.includes(-1)) return refuse('TW-68', 'notOnRack');
  if (positions.length !== n) return refuse(temple ? 'TW-14' : 'TW-71', 'discardExactly', { n });
  for (let i = 1; i < positions.length; i++)
    if ((positions[i] as number) <= (positions[i - 1] as number)) return refuse('TW-68', 'rackOrder');
  return null;
}

function templeTileGuard(p: Player, space: number): Guard {
  if (space >= 0 && canTakeTemple(p, space)) return null;
  return refuse('TW-16', space >= 0 && hasTile(p, space) ? 'hasTemple' : 'noTileThere');
}

function effectGuard(list: Extract<Frame, { f: 'effects' }>['list'], index: number): Guard {
  if (list[index] === undefined) return refuse('TW-9', 'noSuchEffect');
  return isRepeated(list, index) ? refuse('TW-61', 'sameEffect') : null;
}

const inMix = (top: Frame, unit: 'water' | 'move' | 'clean'): Guard =>
  top.f === 'mix' && !top.units.includes(unit) ? refuse('TW-11', 'notInMix') : null;

function stepGuard(p: Player, top: Frame, from: number, to: number): Guard {
  const mix = inMix(top, 'move');
  if (mix !== null) return mix;
  if (from < 0 || to < 0) return refuse('TW-18', 'noTileThere');
  if (ridersAt(p, from) === 0) return refuse('TW-18', 'noRiderThere');
  if (adjacent(p, from, to)) return null;
  if (to !== CAPITAL && !hasTile(p, to)) return refuse('TW-18', 'noTileThere');
  if (to === CAPITAL || from === CAPITAL) return refuse('TW-19', 'notNextToCapital');
  return refuse('TW-18', 'notAdjacent');
}

function cleanGuard(p: Player, top: Frame, space: number): Guard {
  const mix = inMix(top, 'clean');
  if (mix !== null) return mix;
  return space >= 0 && (p.pollution[space] as number) > 0 ? null : refuse('TW-53', 'noPollution');
}

function flyGuard(p: Player, from: number, to: number): Guard {
  if (from < 0 || ridersAt(p, from) === 0) return refuse('TW-22', 'noRiderThere');
  if (to === CAPITAL) return refuse('TW-23', 'notToCapital');
  if (to < 0 || !hasTile(p, to)) return refuse('TW-22', 'noTileThere');
  return from === to ? refuse('TW-65', 'samePlace') : null;
}

function forestGuard(s: State, p: Player, cost: number, tile: number): Guard {
  if (s.forestDisplay.length + s.forestStack.length === 0) return refuse('TW-36', 'noForestLeft');
  if (tile < 0 || !(s.forestDisplay.includes(tile) || s.forestStack[s.forestStack.length - 1] === tile))
    return refuse('TW-35', 'notInForestDisplay');
  if (p.water < cost) return refuse('TW-33', 'tooLittleWater', { cost, have: p.water });
  return hasLegalSpace(p) ? null : refuse('TW-32', 'noLegalSpace');
}

function plantGuard(p: Player, space: number): Guard {
  if (space >= 0 && canPlantOn(p, space)) return null;
  if (space < 0) return refuse('TW-32', 'noSuchSpace');
  if (hasTile(p, space)) return refuse('TW-32', 'spaceTaken');
  if ((p.pollution[space] as number) > 0) return refuse('TW-32', 'spacePolluted');
  return refuse('TW-32', 'touchesNothing');
}

function leaderGuard(p: Player, leader: number): Guard {
  if (leader < 0) return refuse('TW-48', 'notYourLeader');
  return p.leaders.includes(leader) ? refuse('TW-48', 'leaderInPlay') : null;
}
