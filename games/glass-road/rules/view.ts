/** What one viewer may know (section 3, Hidden). */
import type { Viewer } from '#kernel';
import { cardsOf, HAND_SIZE, isReady, size } from './cards.ts';
import { copyFrame, type Estate, type Frame, type Phase, type Player, type State } from './state.ts';

/** A card or tile whose face this viewer does not see. */
export const HIDDEN = -1;

export interface ViewPlayer extends Estate {
  /** The cards in hand in card order; null if hidden from this viewer. */
  hand: number[] | null;
  handSize: number;
  /** During DP1: five cards are kept. */
  ready: boolean;
  /** A card lies face down (during DP2: is chosen); its face, or HIDDEN. */
  laid: boolean;
  down: number;
  played: number[];
  followed: number[];
  /** Cards everybody knows not to be in this hand, as a set of bits. */
  absent: number;
}

export interface ViewNeighbour {
  /** The neighbour's hand in order; null except for the judge. */
  row: number[] | null;
  handSize: number;
  laid: boolean;
  down: number;
  played: number[];
  followed: number[];
  absent: number;
}

export interface View {
  viewer: Viewer;
  seats: number;
  periods: number;
  period: number;
  round: number;
  phase: Phase;
  goblet: number;
  turn: number;
  players: ViewPlayer[];
  rows: number[][];
  stackSizes: number[];
  /** The stacks themselves, for the judge only. */
  stacks: number[][] | null;
  supply: number[];
  neighbour: ViewNeighbour | null;
  /** Work under way; tiles looked at by somebody else are HIDDEN. */
  stack: Frame[];
  aside: Frame[][];
}

export function view(s: State, viewer: Viewer): View {
  const n = s.neighbour;
  const all = viewer === 'judge';
  return {
    viewer,
    seats: s.seats,
    periods: s.periods,
    period: s.period,
    round: s.round,
    phase: s.phase,
    goblet: s.goblet,
    turn: s.turn,
    players: s.players.map((p, seat) => viewPlayer(s, p, all || viewer === seat)),
    rows: s.rows.map((row) => row.slice()),
    stackSizes: s.stacks.map((pile) => pile.length),
    stacks: all ? s.stacks.map((pile) => pile.slice()) : null,
    supply: s.supply.slice(),
    neighbour:
      n === null
        ? null
        : {
            row: all ? n.row.slice() : null,
            handSize: n.row.length,
            laid: n.down >= 0,
            down: all ? n.down : HIDDEN,
            played: n.played.slice(),
            followed: n.followed.slice(),
            absent: n.absent,
          },
    stack: s.stack.map((f) => viewFrame(f, viewer)),
    aside: s.aside.map((frames) => frames.map(copyFrame)),
  };
}

function viewPlayer(s: State, p: Player, own: boolean): ViewPlayer {
  const ready = isReady(p);
  // During DP1 others learn only whether a player is ready, not how many cards are kept.
  const shown = s.phase === 'keep' ? (ready ? HAND_SIZE : 0) : size(p.hand);
  return {
    stock: p.stock.slice(),
    cells: p.cells.slice(),
    built: p.built.slice(),
    sites: p.sites.slice(),
    private: p.private.slice(),
    hand: own ? cardsOf(p.hand) : null,
    handSize: own ? size(p.hand) : shown,
    ready: s.phase === 'keep' ? ready : true,
    laid: p.down >= 0,
    down: own ? p.down : HIDDEN,
    played: p.played.slice(),
    followed: p.followed.slice(),
    absent: p.absent,
  };
}

function viewFrame(frame: Frame, viewer: Viewer): Frame {
  const seen = copyFrame(frame);
  if (seen.f === 'draft' && viewer !== 'judge' && viewer !== seen.seat) seen.seen = seen.seen.map(() => HIDDEN);
  return seen;
}
