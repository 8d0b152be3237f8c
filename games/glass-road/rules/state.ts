import { CELL_COUNT, LAYOUT, START_STOCK } from './data.ts';

/** What lies on a cell: 0 nothing, 1.. a landscape tile, -1.. a printed starting building, BUILT.. a building tile. */
export const EMPTY = 0;
export const BUILT = 16;
export const tileCell = (tile: number): number => tile + 1;
export const startCell = (start: number): number => -1 - start;
export const builtCell = (building: number): number => BUILT + building;
export const isTile = (content: number): boolean => content > EMPTY && content < BUILT;

/** The open part of a player's board; the same in the state and in a view. */
export interface Estate {
  /** Stock by marker (see data.ts). */
  stock: number[];
  cells: number[];
  /** Building tiles in the order of building, and the cells they stand on. */
  built: number[];
  sites: number[];
  /** Tiles in front of the player. */
  private: number[];
}

export interface Player extends Estate {
  /** Cards in hand and cards put aside, as sets of bits: order leaves no trace (GR-66). */
  hand: number;
  rest: number;
  /** Card laid face down, or -1. It stays in the hand until all have laid one. */
  down: number;
  /** Own cards resolved this period, in order, and cards followed (the slots). */
  played: number[];
  followed: number[];
  /** Cards which everybody knows not to be in this hand, because they did not follow. */
  absent: number;
}

/** The neighbour of a solo player (6.3). */
export interface Neighbour {
  row: number[];
  rest: number;
  down: number;
  played: number[];
  followed: number[];
  absent: number;
}

/** A specialist being used by one participant. Its question is a boundary: no action is under way. */
export type ResolveFrame = { f: 'resolve'; seat: number; card: number; left: number; used: number; paid: boolean };
/** A payment: tiles first, then goods in table order. */
export type PayFrame = { f: 'pay'; seat: number; due: number[]; good: number; kinds: number; tiles: number };
/** An effect list under way. */
export type RunFrame = {
  f: 'run';
  seat: number;
  list: number;
  at: number;
  /** Cell of the building whose effect it is, or -1. */
  self: number;
  /** Cell freed by the payment, or -1. */
  removed: number;
  /** Good chosen, or -1. */
  kind: number;
};
/** A receipt: one question a kind of good. */
export type ReceiveFrame = { f: 'receive'; seat: number; offer: number[]; good: number };
export type KindFrame = { f: 'kind'; seat: number; list: number; at: number; amount: number };
export type PlaceFrame = {
  f: 'place';
  seat: number;
  list: number;
  at: number;
  left: number;
  used: number;
  kind: number;
  only: number;
};
export type BuildFrame = { f: 'build'; seat: number; list: number; at: number; tile: number; cell: number };
export type RepeatFrame = { f: 'repeat'; seat: number; list: number; at: number; times: number };
export type DraftFrame = {
  f: 'draft';
  seat: number;
  list: number;
  at: number;
  row: number;
  seen: number[];
  kept: number;
};
export type GiftFrame = { f: 'gift'; seat: number; from: number; good: number; amount: number };
export type FinalFrame = { f: 'final'; seat: number; left: number };

export type Frame =
  | ResolveFrame
  | PayFrame
  | RunFrame
  | ReceiveFrame
  | KindFrame
  | PlaceFrame
  | BuildFrame
  | RepeatFrame
  | DraftFrame
  | GiftFrame
  | FinalFrame;

/** keep: DP1 · choose: DP2 · reveal: cards are resolved · extra: DP11 · ending: the extra card · final: DP12. */
export type Phase = 'keep' | 'choose' | 'reveal' | 'extra' | 'ending' | 'final' | 'over';

export interface Options {
  readonly long: boolean;
}

export interface State {
  seats: number;
  periods: number;
  period: number;
  round: number;
  phase: Phase;
  goblet: number;
  /** Reveals made this round; with two players the seat whose turn it is. */
  turn: number;
  players: Player[];
  /** Display by row, -1 is a gap; stacks by row, the top tile last. */
  rows: number[][];
  stacks: number[][];
  /** Landscape tiles outside the boards, by kind. Unlimited: may fall below 0. */
  supply: number[];
  neighbour: Neighbour | null;
  /** Work under way, the top frame last. */
  stack: Frame[];
  /** Conversions of passive players, by seat: nobody else waits for them. */
  aside: Frame[][];
}

/** Flat events; cards, tiles, goods and cells by their ids. */
export type Event =
  | { e: 'period'; period: number }
  /** `empty`: with two players whose hand is empty, and that is why. */
  | { e: 'ended'; period: number; empty: number | null }
  | { e: 'kept'; seat: number; card: string }
  | { e: 'ready'; seat: number }
  | { e: 'laid'; seat: number; card: string | null }
  | { e: 'round'; round: number }
  | { e: 'revealed'; seat: number; card: string; actions: number }
  | { e: 'followed'; seat: number; card: string }
  | { e: 'neighbourRevealed'; card: string }
  | { e: 'neighbourFollowed'; card: string }
  | { e: 'extraDeclined'; seat: number }
  | { e: 'acted'; seat: number; card: string; action: string }
  | { e: 'finished'; seat: number; card: string; used: number }
  | { e: 'paid'; seat: number; good: string; amount: number; wheel: string }
  | { e: 'removed'; seat: number; tile: string; cell: string }
  | { e: 'took'; seat: number; good: string; amount: number; wheel: string }
  | { e: 'turned'; seat: number; wheel: string; times: number; product: string }
  | { e: 'picked'; seat: number; good: string }
  | { e: 'placed'; seat: number; tile: string; cell: string }
  | { e: 'built'; seat: number; building: string; cell: string }
  | { e: 'skipped'; seat: number }
  | { e: 'converted'; seat: number; building: string }
  | { e: 'discarded'; seat: number; tile: string; cell: string }
  | { e: 'looked'; seat: number; row: string; count: number; tiles: readonly string[] | null }
  | { e: 'drafted'; seat: number; building: string }
  | { e: 'keptNone'; seat: number }
  | { e: 'declined'; seat: number; good: string }
  | { e: 'refilled'; row: string; tiles: readonly string[] }
  | { e: 'goblet'; seat: number }
  | { e: 'final' }
  | { e: 'over' };

export function newEstate(): Estate {
  const cells = LAYOUT.map(({ tile, start }) => (start >= 0 ? startCell(start) : tile >= 0 ? tileCell(tile) : EMPTY));
  if (cells.length !== CELL_COUNT) throw new Error('glass-road data: the layout has another size');
  return { stock: [...START_STOCK], cells, built: [], sites: [], private: [] };
}

export function copyFrame(f: Frame): Frame {
  switch (f.f) {
    case 'pay':
      return { ...f, due: f.due.slice() };
    case 'receive':
      return { ...f, offer: f.offer.slice() };
    case 'draft':
      return { ...f, seen: f.seen.slice() };
    default:
      return { ...f };
  }
}

function copyPlayer(p: Player): Player {
  return {
    stock: p.stock.slice(),
    cells: p.cells.slice(),
    built: p.built.slice(),
    sites: p.sites.slice(),
    private: p.private.slice(),
    hand: p.hand,
    rest: p.rest,
    down: p.down,
    played: p.played.slice(),
    followed: p.followed.slice(),
    absent: p.absent,
  };
}

export function copy(s: State): State {
  const n = s.neighbour;
  return {
    seats: s.seats,
    periods: s.periods,
    period: s.period,
    round: s.round,
    phase: s.phase,
    goblet: s.goblet,
    turn: s.turn,
    players: s.players.map(copyPlayer),
    rows: s.rows.map((r) => r.slice()),
    stacks: s.stacks.map((r) => r.slice()),
    supply: s.supply.slice(),
    neighbour:
      n === null
        ? null
        : {
            row: n.row.slice(),
            rest: n.rest,
            down: n.down,
            played: n.played.slice(),
            followed: n.followed.slice(),
            absent: n.absent,
          },
    stack: s.stack.map(copyFrame),
    aside: s.aside.map((frames) => (frames.length === 0 ? [] : frames.map(copyFrame))),
  };
}
