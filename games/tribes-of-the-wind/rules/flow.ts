import type { Rng, Sink } from '#kernel';
import { plain } from './abilities.ts';
import { leadersAfterBuilding } from './build.ts';
import { constants, SPACES, START_TILE, tileAt, tribeAt } from './data.ts';
import { begin, choices, pend } from './effects.ts';
import { conditionHolds } from './metrics.ts';
import { pathHolds } from './path.ts';
import type { ConditionName, Event, Frame, Land, Player, State } from './state.ts';
import { refillElements } from './supplies.ts';
import { hasTempleTile } from './terrain.ts';

/** Works off everything that needs no answer, until a question is open or the game is over. */
export function advance(s: State, rng: Rng, out: Sink<Event>): void {
  while (s.phase !== 'over') {
    const top = s.stack[s.stack.length - 1];
    if (top === undefined) nextTurn(s, out);
    else if (asks(s, top)) return;
    else resolve(s, top, rng, out);
  }
}

const activePlayer = (s: State): Player => s.players[s.active] as Player;

/** Whether the frame on top is an open question. */
function asks(s: State, top: Frame): boolean {
  const p = activePlayer(s);
  switch (top.f) {
    case 'played':
    case 'built':
      return false;
    case 'effects':
      return choices(top.list) === 2;
    case 'move':
    case 'catapult':
      return top.left > 0;
    case 'clean':
      return top.left > 0 && isPolluted(p);
    case 'mix':
      return top.left > 0 && (top.units.some((u) => u !== 'clean') || isPolluted(p));
    case 'chooseTemple':
      return p.unplaced.length > 0 && hasTempleTile(p);
    case 'takeVillageCard':
      return s.villageDisplay.length > 0;
    case 'draw':
      return p.rack.length < constants.handSize && s.elementDisplay.length + s.elementDeck.length > 0;
    case 'leader':
      return isOpen(p, top.condition);
    default:
      return true;
  }
}

/** 4.5: fulfilled now, not spent, and a leader is left to come. */
function isOpen(p: Land, condition: ConditionName): boolean {
  if (condition === 'path' ? p.pathSpent : p.specialSpent) return false;
  const { leaders, special } = tribeAt(p.tribe);
  if (p.leaders.length >= constants.maxLeaders || p.leaders.length >= leaders.length) return false;
  return condition === 'path' ? pathHolds(p) : conditionHolds(p, special);
}

function isPolluted(p: Land): boolean {
  for (let i = 0; i < SPACES; i++) if ((p.pollution[i] as number) > 0) return true;
  return false;
}

function resolve(s: State, top: Frame, rng: Rng, out: Sink<Event>): void {
  switch (top.f) {
    case 'effects':
      if (top.list.length > 0) {
        begin(s, s.active, top, 0);
        return;
      }
      break;
    case 'played':
      s.elementDiscard.push(top.card);
      break;
    case 'built':
      s.stack.pop();
      leadersAfterBuilding(s, s.active, out);
      return;
    case 'chooseTemple':
      out.tell({ e: 'skipped', seat: s.active, what: 'temple' });
      break;
    case 'draw':
      endDraw(s, rng, out);
      break;
    default:
      break;
  }
  // What `endDraw` tells may not push frames, so the frame is still the last one.
  s.stack.pop();
}

/** 4.4: the rack is full again, the owner looks, the display is refilled. */
function endDraw(s: State, rng: Rng, out: Sink<Event>): void {
  if (s.blind === 0) return;
  const p = activePlayer(s);
  out.whisper([s.active], { e: 'faces', seat: s.active, cards: p.rack.slice(p.rack.length - s.blind) });
  out.commit();
  s.blind = 0;
  refillElements(s, rng, out);
}

function nextTurn(s: State, out: Sink<Event>): void {
  const last = s.active === s.players.length - 1;
  if (s.phase === 'setup') {
    if (!last) startBonus(s, s.active + 1, out);
    else {
      s.phase = 'play';
      startRound(s, 1, out);
    }
  } else if (!last) startTurn(s, s.active + 1, out);
  else if (s.round === s.lastRound) {
    s.phase = 'over';
    out.tell({ e: 'over' });
  } else startRound(s, s.round + 1, out);
}

/** 4.6: the effects of the start tile, in seat order. */
export function startBonus(s: State, seat: number, out: Sink<Event>): void {
  s.active = seat;
  const tile = START_TILE + seat;
  out.tell({ e: 'startTile', seat, tile });
  pend(s, seat, 'start', plain(tileAt(tile).start ?? []), out);
}

function startRound(s: State, round: number, out: Sink<Event>): void {
  s.round = round;
  out.tell({ e: 'round', round, last: round === s.lastRound });
  startTurn(s, 0, out);
}

/** turn := action, draw, leader by path, leader by special condition (section 4). */
function startTurn(s: State, seat: number, out: Sink<Event>): void {
  s.active = seat;
  s.stack.push(
    { f: 'leader', condition: 'special' },
    { f: 'leader', condition: 'path' },
    { f: 'draw' },
    { f: 'action' },
  );
  out.tell({ e: 'turn', seat, round: s.round });
}
