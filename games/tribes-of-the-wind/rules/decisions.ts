import type { Decision } from '#kernel';
import { templeCost } from './abilities.ts';
import { cardAt, cards, constants, SPACES, tribeAt } from './data.ts';
import { isRepeated } from './effects.ts';
import { CAPITAL } from './geometry.ts';
import * as m from './moves.ts';
import { countsOf, failing } from './requirements.ts';
import type { Frame, FrameOf, GameMove, Player, State } from './state.ts';
import { canBuildOn, canPlantOn, canTakeTemple, eachStep, hasLegalSpace, hasTempleTile, hasTile } from './terrain.ts';

/** The name of the question a frame asks. */
const KINDS: Readonly<Record<Frame['f'], string>> = {
  action: 'action',
  draw: 'draw',
  leader: 'leader',
  played: 'played',
  built: 'built',
  discard: 'discardCards',
  chooseTemple: 'chooseTemple',
  templeTile: 'templeTile',
  effects: 'nextEffect',
  move: 'moveStep',
  clean: 'cleanStep',
  mix: 'mixStep',
  catapult: 'catapult',
  forest: 'forestTile',
  forestSpace: 'forestSpace',
  takeVillageCard: 'takeVillageCard',
  villageCardUse: 'villageCardUse',
  replaceObjective: 'replaceObjective',
};

const NOBODY: readonly Decision<GameMove>[] = [];

/** The open question; `advance` has already done all that needs no answer. */
export function decisions(s: State): readonly Decision<GameMove>[] {
  const top = s.stack[s.stack.length - 1];
  if (s.phase === 'over' || top === undefined) return NOBODY;
  return [{ seat: s.active, kind: KINDS[top.f], options: optionsOf(s, top), sealed: false }];
}

const USES: readonly GameMove[] = [m.USE_NOW, m.KEEP];

function optionsOf(s: State, top: Frame): readonly GameMove[] {
  const p = s.players[s.active] as Player;
  switch (top.f) {
    case 'action':
      return actions(s, p);
    case 'discard':
      return discards(p, top.n);
    case 'chooseTemple':
      return temples(p, top);
    case 'templeTile':
      return spaces((i) => canTakeTemple(p, i), m.templeOn);
    case 'effects':
      return nextEffects(top);
    case 'move':
      return steps(p, []);
    case 'clean':
      return [...cleanings(p, []), m.DONE];
    case 'mix':
      return mixed(p, top);
    case 'catapult':
      return flights(p);
    case 'forest':
      return forests(s, p, top);
    case 'forestSpace':
      return spaces((i) => canPlantOn(p, i), m.plant);
    case 'takeVillageCard':
      return s.villageDisplay.map(m.takeVillageCard);
    case 'villageCardUse':
      return USES;
    case 'replaceObjective':
      return p.objectives.map(m.replace);
    case 'draw':
      return draws(s);
    case 'leader':
      return leaders(p);
    case 'played':
    case 'built':
      throw new Error('a played card asks nothing');
  }
}

function spaces(test: (space: number) => boolean, make: (space: number) => GameMove): GameMove[] {
  const list: GameMove[] = [];
  for (let i = 0; i < SPACES; i++) if (test(i)) list.push(make(i));
  return list;
}

/** 4.1 */
function actions(s: State, p: Player): GameMove[] {
  const list: GameMove[] = [];
  const counts = countsOf(s, s.active);
  for (const card of p.rack) {
    const { rows } = cardAt(card);
    for (let row = 0; row < rows.length; row++)
      if (failing(p, card, row, counts) === null) list.push(m.play(card, row));
  }
  if (mayPlaceTemple(p)) list.push(m.PLACE_TEMPLE);
  for (let i = 0; i < SPACES; i++) if (p.riders[i] !== 0 && canBuildOn(p, i)) list.push(m.build(i));
  if (mayDiscardThree(p)) list.push(m.DISCARD_THREE);
  return list;
}

export const mayPlaceTemple = (p: Player): boolean =>
  p.unplaced.length > 0 && p.rack.length >= templeCost(p) && hasTempleTile(p);

/** TW-13: only when no temple can be placed at all; always three cards (TW-71). */
export const mayDiscardThree = (p: Player): boolean =>
  (p.unplaced.length === 0 || !hasTempleTile(p)) && p.rack.length >= constants.templeCost;

const sets = new Map<string, GameMove>();

/** One move object a set of cards, made when it is first needed. */
function discard(chosen: readonly number[]): GameMove {
  const key = chosen.join();
  let move = sets.get(key);
  if (move === undefined) {
    move = { do: 'discard', cards: chosen.map((c) => cards[c]?.id as string) };
    if (sets.size < 50_000) sets.set(key, move);
  }
  return move;
}

/** Every set of n cards, lexicographically by rack position. */
function discards(p: Player, n: number): GameMove[] {
  const list: GameMove[] = [];
  const chosen: number[] = [];
  const choose = (from: number): void => {
    if (chosen.length === n) {
      list.push(discard(chosen));
      return;
    }
    for (let i = from; i <= p.rack.length - (n - chosen.length); i++) {
      chosen.push(p.rack[i] as number);
      choose(i + 1);
      chosen.pop();
    }
  };
  choose(0);
  return list;
}

function temples(p: Player, top: FrameOf<'chooseTemple'>): GameMove[] {
  const list = p.unplaced.map((t) => m.temple(p.tribe, t));
  if (top.free) list.push(m.DECLINE);
  return list;
}

function nextEffects(top: FrameOf<'effects'>): GameMove[] {
  const list: GameMove[] = [];
  for (let i = 0; i < top.list.length; i++) if (!isRepeated(top.list, i)) list.push(m.effect(i));
  return list;
}

function steps(p: Player, list: GameMove[]): GameMove[] {
  eachStep(p, (from, to) => list.push(m.step(from, to)));
  list.push(m.DONE);
  return list;
}

function cleanings(p: Player, list: GameMove[]): GameMove[] {
  for (let i = 0; i < SPACES; i++) if ((p.pollution[i] as number) > 0) list.push(m.clean(i));
  return list;
}

/** One unit of the mix: water, then steps, then cleanings, whatever order the card names them in. */
function mixed(p: Player, top: FrameOf<'mix'>): GameMove[] {
  const list: GameMove[] = [];
  if (top.units.includes('water')) list.push(m.TAKE_WATER);
  if (top.units.includes('move')) eachStep(p, (from, to) => list.push(m.step(from, to)));
  if (top.units.includes('clean')) cleanings(p, list);
  list.push(m.DONE);
  return list;
}

/** TW-22, TW-23: from anywhere to any other tile, never to the capital. */
function flights(p: Player): GameMove[] {
  const list: GameMove[] = [];
  if (p.capital > 0) for (let to = 0; to < SPACES; to++) if (hasTile(p, to)) list.push(m.fly(CAPITAL, to));
  for (let from = 0; from < SPACES; from++) {
    if (p.riders[from] === 0) continue;
    for (let to = 0; to < SPACES; to++) if (to !== from && hasTile(p, to)) list.push(m.fly(from, to));
  }
  list.push(m.DECLINE);
  return list;
}

/** TW-33, TW-35, TW-36: display, then the top of the stack. */
function forests(s: State, p: Player, top: FrameOf<'forest'>): GameMove[] {
  const list: GameMove[] = [];
  if (p.water >= top.cost && hasLegalSpace(p)) {
    for (const tile of s.forestDisplay) list.push(m.forest(tile));
    const first = s.forestStack[s.forestStack.length - 1];
    if (first !== undefined) list.push(m.forest(first));
  }
  list.push(m.DECLINE);
  return list;
}

function draws(s: State): GameMove[] {
  const list: GameMove[] = [];
  for (let i = 0; i < s.elementDisplay.length; i++) list.push(m.draw(i));
  if (s.elementDeck.length > 0) list.push(m.DRAW_DECK);
  return list;
}

function leaders(p: Player): GameMove[] {
  const list: GameMove[] = [];
  for (const [i] of tribeAt(p.tribe).leaders.entries()) if (!p.leaders.includes(i)) list.push(m.leader(p.tribe, i));
  list.push(m.DECLINE);
  return list;
}
