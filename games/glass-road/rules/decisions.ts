/** Which questions are open. */
import type { Decision } from '#kernel';
import { listConversions, listDiscards } from './anytime.ts';
import { isReady, listCards } from './cards.ts';
import { isOpen } from './flow.ts';
import { questionOf } from './frames/index.ts';
import { CHOOSE, DECLINE, type GameMove, KEEP } from './moves.ts';
import type { Frame, Player, State } from './state.ts';

export type Asked = Decision<GameMove>;

export function decisions(s: State): readonly Asked[] {
  const open: Asked[] = [];
  listCardQuestions(s, open);
  const top = s.stack[s.stack.length - 1];
  if (top !== undefined && isFree(s, top.seat)) open.push(ask(s, top.seat, s.stack));
  for (let seat = 0; seat < s.seats; seat++) {
    const aside = s.aside[seat] as Frame[];
    if (aside.length > 0) open.push(ask(s, seat, aside));
  }
  if (s.phase !== 'over') for (let seat = 0; seat < s.seats; seat++) offer(s, seat, open);
  return open;
}

/** No conversion of this seat is under way beside the game: it can be asked something else. */
const isFree = (s: State, seat: number): boolean => (s.aside[seat] as Frame[]).length === 0;

function ask(s: State, seat: number, stack: readonly Frame[]): Asked {
  const { kind, options, about } = questionOf(s, stack);
  return about === undefined ? { seat, kind, options, sealed: false } : { seat, kind, options, sealed: false, about };
}

/** DP1, DP2 and DP11: cards only, so that sealed answers stay pure. */
function listCardQuestions(s: State, open: Asked[]): void {
  if (s.phase === 'keep') {
    for (let seat = 0; seat < s.seats; seat++) {
      const p = s.players[seat] as Player;
      if (isReady(p) || !isFree(s, seat)) continue;
      const options: GameMove[] = [];
      listCards(p.rest, KEEP, options);
      open.push({ seat, kind: 'keep', options, sealed: true, series: true });
    }
  } else if (s.phase === 'choose' && isOpen(s)) {
    if (isFree(s, s.turn)) open.push(chooseFrom(s, s.turn, false));
  } else if (s.phase === 'choose') {
    for (let seat = 0; seat < s.seats; seat++)
      if ((s.players[seat] as Player).down < 0 && isFree(s, seat)) open.push(chooseFrom(s, seat, s.seats > 1));
  } else if (s.phase === 'extra' && isFree(s, s.turn)) {
    const options: GameMove[] = [];
    listCards((s.players[s.turn] as Player).hand, CHOOSE, options);
    options.push(DECLINE);
    open.push({ seat: s.turn, kind: 'extra', options, sealed: false });
  }
}

function chooseFrom(s: State, seat: number, sealed: boolean): Asked {
  const options: GameMove[] = [];
  listCards((s.players[seat] as Player).hand, CHOOSE, options);
  return { seat, kind: 'choose', options, sealed };
}

/** 4.5: a seat with a started action, or one that is asked by a frame just now, gets no standing offer. */
export function isPassive(s: State, seat: number): boolean {
  if (!isFree(s, seat)) return false;
  const last = s.stack.length - 1;
  for (let i = 0; i <= last; i++) {
    const frame = s.stack[i] as Frame;
    if (frame.seat === seat && (i === last || frame.f !== 'resolve')) return false;
  }
  return true;
}

/** The standing offer of a passive player: nobody waits for it. */
function offer(s: State, seat: number, open: Asked[]): void {
  if (!isPassive(s, seat)) return;
  const p = s.players[seat] as Player;
  const options: GameMove[] = [];
  listConversions(p, options);
  if (s.phase !== 'final') listDiscards(p, options);
  if (options.length > 0) open.push({ seat, kind: 'anytime', options, sealed: false, optional: true });
}
