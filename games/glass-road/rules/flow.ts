/** Periods, rounds and reveals (4.1, 4.6, section 6): everything that happens without being asked. */
import type { Rng } from '#kernel';
import { cardId, cardsOf, has, isReady, mustFollow, size } from './cards.ts';
import { ACTION_COUNT, ALL_CARDS, BUILDINGS, ROWS, SPECIALISTS, STRUCTURE } from './data.ts';
import { type Out, playerOf } from './frames/common.ts';
import { startFinal } from './frames/final.ts';
import { runStack } from './frames/index.ts';
import { startResolve } from './frames/resolve.ts';
import type { Neighbour, State } from './state.ts';

/** With two players cards are played openly in turn (GR-52). */
export const isOpen = (s: State): boolean => s.seats === 2 && !STRUCTURE.twoPlayer.faceDown;

export function startPeriod(s: State, out: Out): void {
  s.phase = 'keep';
  s.round = 0;
  s.turn = 0;
  out.tell({ e: 'period', period: s.period });
}

/** GR-64, GR-67: all cards return, unseen if they were not played. */
function returnCards(s: State): void {
  for (const p of s.players) {
    p.hand = 0;
    p.rest = ALL_CARDS;
    p.down = -1;
    p.played = [];
    p.followed = [];
    p.absent = 0;
  }
  if (s.neighbour !== null) s.neighbour = newNeighbour();
}

export function newNeighbour(): Neighbour {
  return { row: [], rest: ALL_CARDS, down: -1, played: [], followed: [], absent: 0 };
}

/** DP1 is answered by all: the first round begins. */
export function handsChosen(s: State, rng: Rng, out: Out): void {
  if (!s.players.every(isReady)) return;
  if (s.neighbour !== null) {
    const cards = rng.shuffle('neighbour', cardsOf(ALL_CARDS));
    s.neighbour.row = cards.slice(0, STRUCTURE.soloNeighbour.handSize);
    for (const card of s.neighbour.row) s.neighbour.rest &= ~(1 << card);
  }
  s.phase = 'choose';
  s.round = 1;
  s.turn = isOpen(s) ? s.goblet : 0;
  out.tell({ e: 'round', round: s.round });
}

/** DP2 is answered by all: the chosen cards leave the hands together. */
export function cardsLaid(s: State): void {
  if (!s.players.every((p) => p.down >= 0)) return;
  for (const p of s.players) p.hand &= ~(1 << p.down);
  const n = s.neighbour;
  if (n !== null) n.down = n.row.shift() ?? -1;
  s.phase = 'reveal';
  s.turn = 0;
}

/** Two players: the card is played at once. */
export function playOpenly(s: State, seat: number, card: number, out: Out): void {
  playerOf(s, seat).hand &= ~(1 << card);
  reveal(s, seat, card, out);
}

/** GR-6 to GR-12: a card is turned up, holders follow, participants resolve in order. */
function reveal(s: State, seat: number, card: number, out: Out): void {
  const active = playerOf(s, seat);
  active.down = -1;
  active.played.push(card);
  const followers: number[] = [];
  for (let i = 1; i < s.seats; i++) {
    const q = (seat + i) % s.seats;
    if (follow(s, q, card)) followers.push(q);
  }
  const beside = neighbourFollows(s, card);
  const left = followers.length > 0 || beside ? 1 : ACTION_COUNT;
  out.tell({ e: 'revealed', seat, card: cardId(card), actions: left });
  for (const q of followers) out.tell({ e: 'followed', seat: q, card: cardId(card) });
  if (beside) out.tell({ e: 'neighbourFollowed', card: cardId(card) });
  out.commit();
  for (const q of followers.reverse()) startResolve(s.stack, q, card, left);
  startResolve(s.stack, seat, card, left);
}

function follow(s: State, seat: number, card: number): boolean {
  const p = playerOf(s, seat);
  if (mustFollow(p, card, STRUCTURE.followSlots)) {
    p.hand &= ~(1 << card);
    p.followed.push(card);
    return true;
  }
  if (p.followed.length < STRUCTURE.followSlots) p.absent |= 1 << card;
  return false;
}

function neighbourFollows(s: State, card: number): boolean {
  const n = s.neighbour;
  if (n === null || n.followed.length >= STRUCTURE.soloNeighbour.followSlots) return false;
  const at = n.row.indexOf(card);
  if (at < 0) {
    n.absent |= 1 << card;
    return false;
  }
  n.row.splice(at, 1);
  n.followed.push(card);
  return true;
}

/** 6.3: the neighbour's card; the player follows as usual and then has one action. */
function revealNeighbour(s: State, n: Neighbour, out: Out): void {
  const card = n.down;
  n.down = -1;
  n.played.push(card);
  out.tell({ e: 'neighbourRevealed', card: cardId(card) });
  out.commit();
  for (let seat = 0; seat < s.seats; seat++) {
    if (!follow(s, seat, card)) continue;
    out.tell({ e: 'followed', seat, card: cardId(card) });
    startResolve(s.stack, seat, card, 1);
  }
}

/** Runs the main stack and goes on with the round until a question is open or the game is over. */
export function advance(s: State, out: Out): void {
  for (;;) {
    runStack(s, s.stack, out);
    if (s.stack.length > 0) return;
    if (s.phase === 'reveal') {
      if (isOpen(s)) nextOpenTurn(s, out);
      else nextReveal(s, out);
    } else if (s.phase === 'ending') {
      endPeriod(s, out);
    } else if (s.phase === 'final') {
      s.phase = 'over';
      out.tell({ e: 'over' });
      return;
    } else {
      return;
    }
  }
}

function nextReveal(s: State, out: Out): void {
  const n = s.neighbour;
  const reveals = n === null ? s.seats : s.seats + 1;
  if (s.turn === reveals) {
    nextRound(s, out);
    return;
  }
  const at = s.turn++;
  if (n !== null) {
    const playerFirst = s.period % 2 === 1;
    if ((at === 0) !== playerFirst) {
      revealNeighbour(s, n, out);
      return;
    }
    reveal(s, 0, playerOf(s, 0).down, out);
    return;
  }
  const seat = (s.goblet + at) % s.seats;
  reveal(s, seat, playerOf(s, seat).down, out);
}

function nextRound(s: State, out: Out): void {
  if (s.round === STRUCTURE.roundsPerPeriod) {
    endPeriod(s, out);
    return;
  }
  s.round++;
  s.turn = 0;
  s.phase = 'choose';
  out.tell({ e: 'round', round: s.round });
}

/** GR-53, GR-54: an empty hand ends the period, unless the other player still holds three cards. */
function nextOpenTurn(s: State, out: Out): void {
  if (s.players.some((p) => p.hand === 0)) {
    const holder = s.players.findIndex((p) => size(p.hand) === STRUCTURE.twoPlayer.extraPlayIfHandIs);
    if (holder < 0) {
      endPeriod(s, out);
      return;
    }
    s.phase = 'extra';
    s.turn = holder;
    return;
  }
  s.turn = (s.turn + 1) % s.seats;
  if (s.turn === s.goblet) s.round++;
  s.phase = 'choose';
}

function endPeriod(s: State, out: Out): void {
  const empty = isOpen(s) ? s.players.findIndex((p) => p.hand === 0) : -1;
  out.tell({ e: 'ended', period: s.period, empty: empty < 0 ? null : empty });
  returnCards(s);
  const last = s.period === s.periods;
  if (!last) refill(s, out);
  s.goblet = nextGoblet(s);
  if (s.seats > 1) out.tell({ e: 'goblet', seat: s.goblet });
  if (last) {
    s.phase = 'final';
    out.tell({ e: 'final' });
    startFinal(s);
    return;
  }
  s.period++;
  startPeriod(s, out);
}

/** GR-37: each gap from the stack of its own row. */
export function refill(s: State, out: Out): void {
  for (const [r, row] of s.rows.entries()) {
    const pile = s.stacks[r] as number[];
    const fresh: string[] = [];
    for (let i = 0; i < row.length; i++) {
      if (row[i] !== -1) continue;
      const tile = pile.pop();
      if (tile === undefined) break;
      row[i] = tile;
      fresh.push((BUILDINGS[tile] as (typeof BUILDINGS)[number]).id);
    }
    if (fresh.length === 0) continue;
    out.tell({ e: 'refilled', row: ROWS[r] as string, tiles: fresh });
    out.commit();
  }
}

/** GR-55: clockwise, with three players once to the one with the fewest buildings. */
function nextGoblet(s: State): number {
  const after = (s.goblet + 1) % s.seats;
  if (s.seats !== 3 || s.period !== STRUCTURE.threePlayer.gobletByFewestBuildingsAfterPeriod) return after;
  let best = after;
  for (let i = 1; i <= s.seats; i++) {
    const seat = (s.goblet + i) % s.seats;
    if (buildingsOnGrid(s, seat) < buildingsOnGrid(s, best)) best = seat;
  }
  return best;
}

/** GR-56: an upgrade replaces a printed building, so only wood-pattern tiles make a difference. */
function buildingsOnGrid(s: State, seat: number): number {
  let n = 0;
  for (const b of playerOf(s, seat).built) if (BUILDINGS[b]?.pattern === 'wood') n++;
  return n;
}

export const isCard = (card: number): boolean => card >= 0 && card < SPECIALISTS.length;
export const holds = (s: State, seat: number, card: number): boolean =>
  isCard(card) && has(playerOf(s, seat).hand, card);
