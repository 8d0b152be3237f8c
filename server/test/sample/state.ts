import type { Move, Rng, Seat, Viewer } from '#kernel';

/** Secret bids: a small game with everything a server has to keep secret, for tests of the server alone. */
export const CARDS = 40;
const HAND = 3;

export type Options = { readonly rounds: number };

export type BidMove =
  | { readonly do: 'bid'; readonly card: number }
  | { readonly do: 'mark'; readonly place: number }
  | { readonly do: 'stop' }
  | { readonly do: 'wave' };

export interface State {
  phase: 'bid' | 'turn' | 'over';
  round: number;
  rounds: number;
  player: Seat;
  deck: number[];
  discard: number[];
  hands: number[][];
  /** The sealed card of each seat, -1 for none. */
  bids: number[];
  marks: number[];
  waved: number[];
  points: number[];
}

/** Hidden cards are only counted. */
export interface View {
  readonly viewer: Viewer;
  readonly phase: State['phase'];
  readonly round: number;
  readonly rounds: number;
  readonly player: Seat;
  readonly deckSize: number;
  readonly deck: readonly number[] | null;
  readonly discard: readonly number[];
  readonly hands: readonly (readonly number[] | number)[];
  /** -1 none, -2 hidden. */
  readonly bids: readonly number[];
  readonly marks: readonly number[];
  readonly waved: readonly number[];
  readonly points: readonly number[];
}

export type BidEvent = {
  readonly e: string;
  readonly seat?: Seat;
  readonly card?: number;
  readonly bids?: readonly number[];
};

export type AnyMove = BidMove & Move;

export function copy(s: State): State {
  return {
    ...s,
    deck: [...s.deck],
    discard: [...s.discard],
    hands: s.hands.map((h) => [...h]),
    bids: [...s.bids],
    marks: [...s.marks],
    waved: [...s.waved],
    points: [...s.points],
  };
}

export function deal(seats: number, rounds: number, rng: Rng): State {
  const deck = rng.shuffle(
    'deck',
    Array.from({ length: CARDS }, (_, i) => 1000 + i),
  );
  return {
    phase: 'bid',
    round: 1,
    rounds,
    player: 0,
    hands: Array.from({ length: seats }, () => deck.splice(0, HAND)),
    deck,
    discard: [],
    bids: Array<number>(seats).fill(-1),
    marks: [],
    waved: [],
    points: Array<number>(seats).fill(0),
  };
}

export function view(s: State, viewer: Viewer): View {
  const all = viewer === 'judge';
  return {
    viewer,
    phase: s.phase,
    round: s.round,
    rounds: s.rounds,
    player: s.player,
    deckSize: s.deck.length,
    deck: all ? [...s.deck] : null,
    discard: [...s.discard],
    hands: s.hands.map((hand, seat) => (all || seat === viewer ? [...hand] : hand.length)),
    bids: s.bids.map((bid, seat) => (bid === -1 || all || seat === viewer ? bid : -2)),
    marks: [...s.marks],
    waved: [...s.waved],
    points: [...s.points],
  };
}

export function imagine(v: View, rng: Rng): State {
  const known = new Set([...v.discard, ...v.bids, ...v.hands.flatMap((h) => (typeof h === 'number' ? [] : h))]);
  for (const card of v.deck ?? []) known.add(card);
  const hidden = rng.shuffle(
    'imagine',
    Array.from({ length: CARDS }, (_, i) => 1000 + i).filter((card) => !known.has(card)),
  );
  return {
    phase: v.phase,
    round: v.round,
    rounds: v.rounds,
    player: v.player,
    discard: [...v.discard],
    hands: v.hands.map((h) => (typeof h === 'number' ? hidden.splice(0, h) : [...h])),
    bids: v.bids.map((b) => (b === -2 ? (hidden.pop() as number) : b)),
    deck: v.deck === null ? hidden : [...v.deck],
    marks: [...v.marks],
    waved: [...v.waved],
    points: [...v.points],
  };
}

export function draw(s: State, seat: Seat, rng: Rng): number {
  if (s.deck.length === 0) s.deck = rng.shuffle('deck', s.discard.splice(0));
  const card = s.deck.pop() as number;
  s.hands[seat]?.push(card);
  return card;
}
