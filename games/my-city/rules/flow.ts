/** The course of a round: reveal (4.1) and resolve (4.3). */
import { type Seat, SILENT, type Sink } from '#kernel';
import { boardOf } from './board.ts';
import { BLOCK, constants } from './data.ts';
import { coversGold, partsOf, score, total } from './scoring.ts';
import type { Event, PlaceMove, State, Town } from './state.ts';
import { build, mustEnd } from './town.ts';

/** Turns over cards until one opens a decision, or the game is over. */
export function reveal(s: State, out: Sink<Event>): void {
  out.commit();
  for (;;) {
    const card = s.deck.pop();
    if (card === undefined) {
      finish(s, out);
      return;
    }
    s.pile.push(card);
    if (card !== BLOCK) {
      s.round++;
      s.current = card;
      out.tell({ e: 'cardRevealed', b: card, round: s.round });
      return;
    }
    block(s, out);
  }
}

/** MC-29, MC-31: the next card is blocked for everybody; as the last card it blocks nothing. */
function block(s: State, out: Sink<Event>): void {
  const card = s.deck.pop();
  if (card === undefined) {
    out.tell({ e: 'blockingCard', b: -1 });
    return;
  }
  s.pile.push(card);
  s.blocked = card;
  for (const town of s.towns) if (!town.ended) town.status[card] = 'blocked';
  out.tell({ e: 'blockingCard', b: card });
}

export function resolve(s: State, out: Sink<Event>): void {
  const board = boardOf(s.board);
  const b = s.current;
  const placed: Seat[] = [];
  for (const [seat, town] of s.towns.entries()) {
    const { answer } = town;
    if (answer === null) continue;
    switch (answer.do) {
      case 'place':
        place(s, seat, answer, out);
        placed.push(seat);
        break;
      case 'decline':
        town.score -= constants.declineCost;
        town.status[b] = 'declined';
        out.tell({ e: 'declined', seat, b, score: town.score });
        break;
      case 'end':
        out.tell({ e: 'ended', seat, forced: mustEnd(board, town, b) });
        endTown(town);
        break;
    }
    town.answer = null;
  }
  claimGold(s, placed, out);
  if (s.towns.every((t) => t.ended)) finish(s, out);
  else reveal(s, out);
}

/** The log carries points; a search that nobody listens to need not count them. */
function place(s: State, seat: Seat, move: PlaceMove, out: Sink<Event>): void {
  const board = boardOf(s.board);
  const town = s.towns[seat] as Town;
  const heard = (out as unknown) !== SILENT;
  const before = heard ? total(partsOf(board, town)) : 0;
  build(board, town, s.current, move, s.round);
  const points = heard ? total(partsOf(board, town)) - before : 0;
  out.tell({ e: 'placed', seat, b: s.current, rotation: move.rotation, x: move.x, y: move.y, points });
}

function endTown(town: Town): void {
  town.ended = true;
  for (let i = 0; i < town.status.length; i++) if (town.status[i] === 'available') town.status[i] = 'turned';
}

/** MC-33, MC-36: everybody who built in this round and now covers both veins, in the first such round. */
function claimGold(s: State, placed: readonly Seat[], out: Sink<Event>): void {
  const board = boardOf(s.board);
  if (s.goldClaimed) return;
  const seats = placed.filter((seat) => coversGold(board, s.towns[seat] as Town));
  if (seats.length === 0) return;
  s.goldClaimed = true;
  for (const seat of seats) (s.towns[seat] as Town).score += constants.goldBonus;
  out.tell({ e: 'goldClaimed', seats, bonus: constants.goldBonus });
}

function finish(s: State, out: Sink<Event>): void {
  // What was sealed and what is left of the deck lie open now.
  out.commit();
  s.phase = 'finished';
  s.current = -1;
  const standing = score(s, 'judge');
  out.tell({
    e: 'finalScored',
    totals: standing.seats.map((x) => x.total),
    ranks: standing.seats.map((x) => x.rank),
  });
}
