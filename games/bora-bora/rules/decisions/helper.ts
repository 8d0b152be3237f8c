import type { Seat } from '#kernel';
import { HELPER_POINTS, MATERIAL_IDS, PERSON_IDS, PERSONS, type Person } from '../data.ts';
import { gainOfferings, receive } from '../effects/ceremony.ts';
import { cardToTake } from '../effects/gods.ts';
import { hutOnFields, moveHutToReserve } from '../effects/huts.ts';
import { shiftDown } from '../effects/persons.ts';
import { addPoints } from '../effects/points.ts';
import type { Out } from '../events.ts';
import * as moves from '../moves.ts';
import { type GameMove, NOBODY, type Player, type State } from '../state.ts';
import { type HelperItem, MAN, WOMAN } from '../words.ts';
import { type Question, refuse, wrongMove } from './question.ts';

/** Helper points left: of a running exchange, or of the die that has just been placed. */
function pointsLeft(s: State): number {
  const frame = s.stack[s.stack.length - 1];
  if (frame?.f === 'helper') return frame.left;
  if (frame?.f === 'card') return frame.power;
  throw new Error('bora-bora: no helper is at work');
}

function spend(s: State, item: HelperItem): void {
  const left = pointsLeft(s) - HELPER_POINTS[item];
  s.stack.pop();
  s.stack.push({ f: 'helper', left });
}

function itemOf(move: GameMove): HelperItem | 'done' | null {
  switch (move.do) {
    case 'tattoo':
      return 'tattoo';
    case 'gather':
      return 'gatherShells';
    case 'fetch':
      return 'material';
    case 'moveHut':
      return 'moveHut';
    case 'help':
      return move.item === 'vp' || move.item === 'offering' || move.item === 'godCard' || move.item === 'done'
        ? move.item
        : null;
    default:
      return null;
  }
}

/** A3: helper points are exchanged one by one; the rest is lost (BB-34). */
export const helper: Question = {
  verbs: ['tattoo', 'gather', 'help', 'fetch', 'moveHut'],
  options(s, seat) {
    const p = s.players[seat] as Player;
    const left = pointsLeft(s);
    const list: GameMove[] = [];
    if (left >= HELPER_POINTS.tattoo) addUpright(list, p, MAN, moves.tattoo);
    if (left >= HELPER_POINTS.gatherShells) addUpright(list, p, WOMAN, moves.gather);
    if (left >= HELPER_POINTS.vp) list.push(moves.help.vp);
    if (left >= HELPER_POINTS.offering) list.push(moves.help.offering);
    if (left >= HELPER_POINTS.godCard && cardToTake(s)) list.push(moves.help.godCard);
    if (left >= HELPER_POINTS.material) list.push(...moves.fetch);
    if (left >= HELPER_POINTS.moveHut && hutOnFields(p)) list.push(moves.moveHut);
    list.push(moves.help.done);
    return list;
  },
  about: (s) => ({ left: pointsLeft(s) }),
  apply(s, seat, move, _rng, out) {
    const item = itemOf(move);
    if (item === null) wrongMove(move);
    if (item === 'done') {
      out.tell({ e: 'helperLost', seat, n: pointsLeft(s) });
      s.stack.pop();
      return;
    }
    spend(s, item);
    give(s, seat, move, out);
  },
  refuse(s, seat, move) {
    const item = itemOf(move);
    if (item === null) return refuse('BB-34', 'noSuchItem');
    if (item === 'done') return null;
    if (pointsLeft(s) < HELPER_POINTS[item])
      return refuse('BB-34', 'tooFewPoints', { need: HELPER_POINTS[item], left: pointsLeft(s) });
    const p = s.players[seat] as Player;
    if (move.do === 'tattoo' || move.do === 'gather') return refuseShift(p, move);
    if (move.do === 'moveHut' && !hutOnFields(p)) return refuse('BB-27', 'noHutToMove');
    if (item === 'godCard' && !cardToTake(s)) return refuse('BB-93', 'noGodCardLeft');
    if (move.do === 'fetch' && !MATERIAL_IDS.includes(move.material)) return refuse('BB-47', 'noSuchMaterial');
    return null;
  },
};

function addUpright(list: GameMove[], p: Player, sex: number, shifts: readonly GameMove[]): void {
  for (let i = 0; i < p.persons.length; i++) {
    const t = p.persons[i] as number;
    if (t !== NOBODY && p.down[i] === 0 && (PERSONS[t] as Person).sex === sex) list.push(shifts[t] as GameMove);
  }
}

function give(s: State, seat: Seat, move: GameMove, out: Out): void {
  switch (move.do) {
    case 'tattoo':
    case 'gather':
      shiftDown(s, seat, PERSON_IDS.indexOf(move.person), out);
      return;
    case 'fetch':
      receive(s, seat, MATERIAL_IDS.indexOf(move.material), out);
      return;
    case 'moveHut':
      moveHutToReserve(s, seat, out);
      return;
    case 'help':
      if (move.item === 'offering') gainOfferings(s, seat, 1, out);
      else if (move.item === 'godCard') s.stack.push({ f: 'draw', left: 1 });
      else {
        addPoints(s, seat, 'helper', 1);
        out.tell({ e: 'points', seat, part: 'helper', vp: 1 });
      }
      return;
    default:
      wrongMove(move);
  }
}

function refuseShift(p: Player, move: { do: 'tattoo' | 'gather'; person: string }): ReturnType<Question['refuse']> {
  const tile = PERSON_IDS.indexOf(move.person);
  const field = tile < 0 ? NOBODY : p.persons.indexOf(tile);
  if (field < 0) return refuse('BB-33', 'notYourPerson');
  if ((PERSONS[tile] as Person).sex !== (move.do === 'tattoo' ? MAN : WOMAN))
    return refuse('BB-33', move.do === 'tattoo' ? 'tattooMen' : 'gatherWomen');
  return p.down[field] === 1 ? refuse('BB-32', 'alreadyDown') : null;
}
