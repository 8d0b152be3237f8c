import type { Refusal, Seat } from '#kernel';
import { KIND_IDS, KINDS, type Kind } from '../data.ts';
import { canPay, payGod, payments } from '../effects/gods.ts';
import { tilesOfKind } from '../effects/persons.ts';
import { usePersonsOfKind } from '../effects/use-kind.ts';
import { nextSeat } from '../flow.ts';
import * as moves from '../moves.ts';
import { PAY_TILE, PAY_WORDS } from '../moves.ts';
import { type GameMove, NOBODY, type Player, type State } from '../state.ts';
import { GREEN, SEXES, sexIndex } from '../words.ts';
import { kindFeasible } from './feasible.ts';
import { type Question, refuse, refusePay, wrongMove } from './question.ts';

/** BB-51, BB-53: doubling is only offered where it raises the value. */
function doublingHelps(kind: number, tiles: number): boolean {
  const k = KINDS[kind] as Kind;
  return (k.doubled[tiles - 1] as number) > (k.values[tiles - 1] as number);
}

function mayDouble(s: State, seat: Seat, kind: number, tiles: number): boolean {
  return !s.green && doublingHelps(kind, tiles) && canPay(s.players[seat] as Player, GREEN);
}

function useFeasible(s: State, seat: Seat, kind: number, tiles: number): boolean {
  const k = KINDS[kind] as Kind;
  if (kindFeasible(s, seat, kind, k.values[tiles - 1] as number)) return true;
  return mayDouble(s, seat, kind, tiles) && kindFeasible(s, seat, kind, k.doubled[tiles - 1] as number);
}

/** Paying with cards puts them on the discard pile, from where a deck can be made again (BB-99). */
function extraFeasible(s: State, seat: Seat, kind: number, tiles: number, pay: number): boolean {
  const k = KINDS[kind] as Kind;
  if (k.action === 'takeGodCard' && pay !== PAY_TILE) return true;
  return kindFeasible(s, seat, kind, k.values[tiles - 1] as number);
}

/** B1: one kind of man, one kind of woman, with green a further kind (BB-48 to BB-56). */
export const usePersons: Question = {
  verbs: ['use', 'extra', 'end'],
  options(s, seat) {
    const p = s.players[seat] as Player;
    const list: GameMove[] = [];
    const green = s.green ? [] : payments(p, GREEN);
    for (let sex = 0; sex < SEXES.length; sex++) {
      const used = s.used[sex] as number;
      if (used !== NOBODY && green.length === 0) continue;
      for (let kind = 0; kind < KINDS.length; kind++) {
        const tiles = tilesOfKind(p, sex, kind);
        if (tiles === 0) continue;
        if (used === NOBODY) {
          if (useFeasible(s, seat, kind, tiles)) list.push(moves.use[sex]?.[kind] as GameMove);
        } else if (kind !== used)
          for (const pay of green)
            if (extraFeasible(s, seat, kind, tiles, pay)) list.push(moves.extra[sex]?.[kind]?.[pay] as GameMove);
      }
    }
    list.push(moves.end);
    return list;
  },
  apply(s, seat, move, rng, out) {
    if (move.do === 'end') {
      out.tell({ e: 'endedPersons', seat });
      nextSeat(s, rng, out);
      return;
    }
    if (move.do !== 'use' && move.do !== 'extra') wrongMove(move);
    const sex = sexIndex(move.sex);
    const kind = KIND_IDS.indexOf(move.kind);
    if (move.do === 'extra') {
      s.green = true;
      payGod(s, seat, GREEN, PAY_WORDS.indexOf(move.pay), out);
      usePersonsOfKind(s, seat, sex, kind, 'extra', out);
    } else if (mayDouble(s, seat, kind, tilesOfKind(s.players[seat] as Player, sex, kind)))
      s.stack.push({ f: 'person', sex, kind, power: 0, asked: false });
    else usePersonsOfKind(s, seat, sex, kind, 'plain', out);
  },
  refuse(s, seat, move) {
    if (move.do !== 'use' && move.do !== 'extra') return null;
    const sex = sexIndex(move.sex);
    const kind = KIND_IDS.indexOf(move.kind);
    if (sex < 0 || kind < 0) return refuse('BB-48', 'noSuchPerson');
    const tiles = tilesOfKind(s.players[seat] as Player, sex, kind);
    if (tiles === 0) return refuse('BB-48', 'noSuchPerson');
    return move.do === 'use' ? refuseUse(s, seat, sex, kind, tiles) : refuseExtra(s, seat, sex, kind, tiles, move.pay);
  },
};

function refuseUse(s: State, seat: Seat, sex: number, kind: number, tiles: number): Refusal | null {
  if (s.used[sex] !== NOBODY) return refuse('BB-48', 'sexUsed', { sex: SEXES[sex] as string });
  return useFeasible(s, seat, kind, tiles) ? null : refuse('BB-14', 'cannotCarryOut');
}

function refuseExtra(s: State, seat: Seat, sex: number, kind: number, tiles: number, word: string): Refusal | null {
  if (s.used[sex] === NOBODY) return refuse('BB-54', 'useFirst');
  if (s.used[sex] === kind) return refuse('BB-54', 'sameKind');
  if (s.green) return refuse('BB-52', 'greenUsed');
  const pay = refusePay(s.players[seat] as Player, GREEN, word);
  if (pay !== null) return pay;
  return extraFeasible(s, seat, kind, tiles, PAY_WORDS.indexOf(word)) ? null : refuse('BB-14', 'cannotCarryOut');
}
