import type { Rng, Seat, Sink } from '#kernel';
import { immediate, plain, substituted, templeCost, triggered } from './abilities.ts';
import { buildVillage, keepCard, replaceObjective, useCard } from './build.ts';
import { cardAt, cardOf, colorOfCard, constants, leaderOf, templeOf, tileOf, tribeAt, villageCardOf } from './data.ts';
import { begin, pend } from './effects.ts';
import { advance } from './flow.ts';
import { CAPITAL, type Place, placeOf, spaceOf } from './geometry.ts';
import type { Event, Frame, FrameKind, FrameOf, GameMove, Player, State } from './state.ts';
import { drawElement, gainWater, payWater, refillForest, refillVillage, removePollution, takeOut } from './supplies.ts';

/** Carries out a listed move and everything that follows without a question. */
export function apply(s: State, seat: Seat, move: GameMove, rng: Rng, out: Sink<Event>): void {
  carryOut(s, seat, s.players[seat] as Player, move, rng, out);
  advance(s, rng, out);
}

function pop<K extends FrameKind>(s: State, kind: K): FrameOf<K> {
  const top = s.stack.pop();
  if (top?.f !== kind) throw new Error(`${kind} is not asked`);
  return top as FrameOf<K>;
}

function topFrame(s: State): Frame {
  const top = s.stack[s.stack.length - 1];
  if (top === undefined) throw new Error('nothing is asked');
  return top;
}

function carryOut(s: State, seat: Seat, p: Player, move: GameMove, rng: Rng, out: Sink<Event>): void {
  switch (move.do) {
    case 'play':
      playCard(s, seat, p, cardOf(move.card), move.row - 1, out);
      return;
    case 'placeTemple': {
      pop(s, 'action');
      s.stack.push({ f: 'chooseTemple', free: false });
      const n = templeCost(p);
      if (n > 0) s.stack.push({ f: 'discard', n, temple: true });
      return;
    }
    case 'discardThree':
      pop(s, 'action');
      s.stack.push({ f: 'discard', n: constants.templeCost, temple: false });
      return;
    case 'build':
      pop(s, 'action');
      buildVillage(s, seat, p, spaceOf(move.space), out);
      return;
    case 'discard':
      pop(s, 'discard');
      discardCards(s, seat, p, move.cards.map(cardOf), out);
      return;
    case 'temple': {
      const { free } = pop(s, 'chooseTemple');
      s.stack.push({ f: 'templeTile', temple: templeOf(p.tribe, move.temple), free });
      return;
    }
    case 'templeOn':
      placeTemple(s, seat, p, pop(s, 'templeTile').temple, spaceOf(move.space), out);
      return;
    case 'effect':
      begin(s, seat, topFrame(s) as FrameOf<'effects'>, move.index);
      return;
    case 'step':
      useUnit(s);
      fly(p, placeOf(move.from), placeOf(move.to));
      out.tell({ e: 'moved', seat, from: placeOf(move.from), to: placeOf(move.to) });
      return;
    case 'fly':
      useUnit(s);
      fly(p, placeOf(move.from), placeOf(move.to));
      out.tell({ e: 'flew', seat, from: placeOf(move.from), to: placeOf(move.to) });
      return;
    case 'clean':
      useUnit(s);
      removePollution(s, p, spaceOf(move.space));
      out.tell({ e: 'cleaned', seat, space: spaceOf(move.space) });
      return;
    case 'takeWater':
      useUnit(s);
      gainWater(s, p, 1);
      out.tell({ e: 'gained', seat, water: 1 });
      return;
    case 'forest': {
      const { cost } = pop(s, 'forest');
      payWater(s, p, cost);
      s.stack.push({ f: 'forestSpace', tile: tileOf(move.tile), cost });
      return;
    }
    case 'plant':
      plant(s, seat, p, pop(s, 'forestSpace'), spaceOf(move.space), out);
      return;
    case 'takeVillageCard': {
      pop(s, 'takeVillageCard');
      const card = villageCardOf(move.card);
      takeOut(s.villageDisplay, card);
      s.stack.push({ f: 'villageCardUse', card });
      out.tell({ e: 'tookVillageCard', seat, card });
      refillVillage(s, rng, out);
      return;
    }
    case 'useNow':
      useCard(s, seat, p, pop(s, 'villageCardUse').card, out);
      return;
    case 'keep':
      keepCard(s, seat, p, pop(s, 'villageCardUse').card, out);
      return;
    case 'replace':
      replaceObjective(s, seat, p, pop(s, 'replaceObjective').card, villageCardOf(move.card), rng, out);
      return;
    case 'draw': {
      const [card] = s.elementDisplay.splice(move.position - 1, 1);
      drawCard(s, seat, p, card as number, false, out);
      return;
    }
    case 'drawDeck':
      drawCard(s, seat, p, drawElement(s, rng, out), true, out);
      out.commit();
      return;
    case 'leader':
      layOut(s, seat, p, leaderOf(p.tribe, move.leader), out);
      return;
    case 'done':
      s.stack.pop();
      return;
    case 'decline':
      decline(s, seat, out);
      return;
  }
}

/** TW-7: the card lies open while its effects are carried out. */
function playCard(s: State, seat: Seat, p: Player, card: number, row: number, out: Sink<Event>): void {
  pop(s, 'action');
  takeOut(p.rack, card);
  s.stack.push({ f: 'played', card, row });
  out.tell({ e: 'played', seat, card, row });
  const printed = cardAt(card).rows[row]?.effects ?? [];
  const list = plain(p.leaders.length === 0 ? printed : printed.map((effect) => substituted(p, effect)));
  pend(s, seat, 'card', [...list, ...triggered(p, 'playCard', colorOfCard[card] as number)], out);
}

function discardCards(s: State, seat: Seat, p: Player, chosen: number[], out: Sink<Event>): void {
  for (const card of chosen) {
    takeOut(p.rack, card);
    s.elementDiscard.push(card);
  }
  out.tell({ e: 'discarded', seat, cards: chosen });
}

/** 5.8: the effect belongs to the temple, not to the tile (TW-15); leaders join it, also for free temples (TW-42). */
function placeTemple(s: State, seat: Seat, p: Player, temple: number, space: number, out: Sink<Event>): void {
  takeOut(p.unplaced, temple);
  p.temple[space] = temple;
  out.tell({ e: 'templePlaced', seat, tribe: p.tribe, temple, space });
  const own = tribeAt(p.tribe).temples[temple]?.effects ?? [];
  pend(s, seat, 'temple', [...plain(own), ...triggered(p, 'placeTemple', -1)], out);
}

/** One step, cleaning, flight or unit of a mix is used up. */
function useUnit(s: State): void {
  const top = topFrame(s);
  if ('left' in top) top.left--;
}

function fly(p: Player, from: Place, to: Place): void {
  if (from === CAPITAL) p.capital--;
  else p.riders[from] = (p.riders[from] as number) - 1;
  if (to === CAPITAL) p.capital++;
  else p.riders[to] = (p.riders[to] as number) + 1;
}

/** TW-63: only with the placement the tile leaves display or stack and something new is shown. */
function plant(
  s: State,
  seat: Seat,
  p: Player,
  { tile, cost }: FrameOf<'forestSpace'>,
  space: number,
  out: Sink<Event>,
): void {
  p.tiles[space] = tile;
  out.tell({ e: 'planted', seat, tile, space, cost });
  if (s.forestDisplay.includes(tile)) takeOut(s.forestDisplay, tile);
  else {
    s.forestStack.pop();
    if (s.forestStack.length > 0) out.commit();
  }
  refillForest(s, out);
}

/** TW-44: nobody sees the face yet. */
function drawCard(s: State, seat: Seat, p: Player, card: number, deck: boolean, out: Sink<Event>): void {
  p.rack.push(card);
  s.blind++;
  out.tell({ e: 'drew', seat, color: colorOfCard[card] as number, deck });
}

function layOut(s: State, seat: Seat, p: Player, leader: number, out: Sink<Event>): void {
  const { condition } = pop(s, 'leader');
  if (condition === 'path') p.pathSpent = true;
  else p.specialSpent = true;
  p.leaders.push(leader);
  out.tell({ e: 'leaderOut', seat, tribe: p.tribe, leader, condition });
  pend(s, seat, 'leader', immediate(p, leader), out);
}

function decline(s: State, seat: Seat, out: Sink<Event>): void {
  const top = s.stack.pop();
  if (top?.f === 'leader') out.tell({ e: 'leaderDeclined', seat, condition: top.condition });
  else if (top?.f === 'forest' || top?.f === 'catapult') out.tell({ e: 'skipped', seat, what: top.f });
  else if (top?.f === 'chooseTemple') out.tell({ e: 'skipped', seat, what: 'temple' });
}
