import type { Seat, Viewer } from '#kernel';
import type { Place } from './geometry.ts';
import type { Effect, Unit } from './vocabulary.ts';

/** Pieces are indexes into the data (`cards`, `tiles`, `villageCards`, leaders and temples of the tribe); -1 is none. */
export type Piece = number;
export const NONE: Piece = -1;

/** The public part of a player: all but the faces of the rack. Metrics and the drawn board read this. */
export interface Land {
  tribe: number;
  water: number;
  /** Riders in the capital. */
  capital: number;
  /** Riders on every space. */
  riders: number[];
  /** Tile on every space; a start tile is START_TILE + seat. */
  tiles: Piece[];
  /** 1 where the tile shows its village side and carries a treehouse. */
  village: number[];
  pollution: number[];
  /** Temple on every space. */
  temple: Piece[];
  /** Temples still on the board. */
  unplaced: Piece[];
  /** Treehouses still on the board. */
  treehouses: number;
  /** Village cards kept on the left. */
  objectives: Piece[];
  /** Village cards used at once. */
  used: Piece[];
  /** Leaders in play, in the order in which they came. */
  leaders: Piece[];
  /** Conditions that are spent (4.5). */
  pathSpent: boolean;
  specialSpent: boolean;
}

export interface Player extends Land {
  /** Element cards in the order of arrival (TW-68). */
  rack: Piece[];
}

/** Where a list of pending effects comes from. */
export type Source = 'start' | 'card' | 'temple' | 'build' | 'village' | 'leader';

/** An effect that waits; `leader` is the one whose ability gave it, or -1. */
export interface Pending {
  readonly effect: Effect;
  readonly leader: Piece;
}

export type ConditionName = 'path' | 'special';

/** Pending work of the active seat; the last frame is on top. All of it is public. */
export type Frame =
  | { f: 'action' }
  | { f: 'draw' }
  | { f: 'leader'; condition: ConditionName }
  /** The card whose effects are being carried out: it lies open before its owner (TW-7). */
  | { f: 'played'; card: Piece; row: number }
  | { f: 'discard'; n: number; temple: boolean }
  | { f: 'chooseTemple'; free: boolean }
  | { f: 'templeTile'; temple: Piece; free: boolean }
  | { f: 'effects'; source: Source; list: Pending[] }
  | { f: 'move'; left: number; of: number; leader: Piece }
  | { f: 'clean'; left: number; of: number; leader: Piece }
  | { f: 'mix'; units: readonly Unit[]; left: number; of: number; leader: Piece }
  | { f: 'catapult'; left: number; of: number; leader: Piece }
  | { f: 'forest'; cost: number; leader: Piece }
  /** The tile is paid but still lies in display or stack (TW-63). */
  | { f: 'forestSpace'; tile: Piece; cost: number }
  /** Leader effects of building wait until the tile's own flight is over (5.6, step 6). */
  | { f: 'built' }
  | { f: 'takeVillageCard' }
  | { f: 'villageCardUse'; card: Piece }
  | { f: 'replaceObjective'; card: Piece };

export type FrameKind = Frame['f'];
export type FrameOf<K extends FrameKind> = Extract<Frame, { f: K }>;

export type Phase = 'setup' | 'play' | 'over';

export interface State {
  phase: Phase;
  round: number;
  active: Seat;
  players: Player[];
  /** Decks and stacks: the last one is on top. */
  forestDisplay: Piece[];
  forestStack: Piece[];
  villageDisplay: Piece[];
  villageDeck: Piece[];
  villageDiscard: Piece[];
  elementDisplay: Piece[];
  elementDeck: Piece[];
  elementDiscard: Piece[];
  /** Number of element reshuffles, and for every card the reshuffle it last went through: everybody can know this. */
  shuffles: number;
  shuffled: number[];
  /** Newest cards on the active rack whose faces nobody has seen yet (TW-44). */
  blind: number;
  /** Who holds the end tile, -1 nobody; the round that will be the last, 0 unknown. */
  endTile: number;
  lastRound: number;
  /** Round in which a village was last built by anybody. */
  lastBuilt: number;
  /** The other side of the double entry for tokens; unlimited (TW-57), so it may be negative. */
  supply: { water: number; pollution: number };
  stack: Frame[];
}

export type Options = { readonly tribes: readonly string[] };

/** Rows and display positions count from 1 as people do; places are 'capital' or 'r0c0' to 'r2c3'. */
export type GameMove =
  | { readonly do: 'play'; readonly card: string; readonly row: number }
  | { readonly do: 'placeTemple' }
  | { readonly do: 'build'; readonly space: string }
  | { readonly do: 'discardThree' }
  | { readonly do: 'discard'; readonly cards: readonly string[] }
  | { readonly do: 'temple'; readonly temple: string }
  | { readonly do: 'templeOn'; readonly space: string }
  | { readonly do: 'effect'; readonly index: number }
  | { readonly do: 'step'; readonly from: string; readonly to: string }
  | { readonly do: 'clean'; readonly space: string }
  | { readonly do: 'takeWater' }
  | { readonly do: 'fly'; readonly from: string; readonly to: string }
  | { readonly do: 'forest'; readonly tile: string }
  | { readonly do: 'plant'; readonly space: string }
  | { readonly do: 'takeVillageCard'; readonly card: string }
  | { readonly do: 'useNow' }
  | { readonly do: 'keep' }
  | { readonly do: 'replace'; readonly card: string }
  | { readonly do: 'draw'; readonly position: number }
  | { readonly do: 'drawDeck' }
  | { readonly do: 'leader'; readonly leader: string }
  | { readonly do: 'done' }
  | { readonly do: 'decline' };

export type Verb = GameMove['do'];
export type MoveOf<K extends Verb> = Extract<GameMove, { do: K }>;

/** What happened. Pieces are indexes as in the state. */
export type Event =
  | { e: 'tribe'; seat: Seat; tribe: number }
  | { e: 'firstObjective'; seat: Seat; card: Piece }
  | { e: 'startTile'; seat: Seat; tile: Piece }
  | { e: 'round'; round: number; last: boolean }
  | { e: 'turn'; seat: Seat; round: number }
  | { e: 'played'; seat: Seat; card: Piece; row: number }
  | { e: 'gained'; seat: Seat; water: number }
  | { e: 'moved'; seat: Seat; from: Place; to: Place }
  | { e: 'flew'; seat: Seat; from: Place; to: Place }
  | { e: 'cleaned'; seat: Seat; space: number }
  | { e: 'planted'; seat: Seat; tile: Piece; space: number; cost: number }
  | { e: 'forestRefilled'; tile: Piece }
  | { e: 'discarded'; seat: Seat; cards: Piece[] }
  | { e: 'templePlaced'; seat: Seat; tribe: number; temple: Piece; space: number }
  | { e: 'built'; seat: Seat; space: number; tile: Piece; riders: number }
  | { e: 'polluted'; seat: Seat; spaces: number[] }
  | { e: 'endTile'; seat: Seat; lastRound: number }
  | { e: 'tookVillageCard'; seat: Seat; card: Piece }
  | { e: 'villageRefilled'; card: Piece }
  | { e: 'usedVillageCard'; seat: Seat; card: Piece }
  | { e: 'keptVillageCard'; seat: Seat; card: Piece; instead: Piece }
  | { e: 'skipped'; seat: Seat; what: 'forest' | 'catapult' | 'temple' }
  | { e: 'drew'; seat: Seat; color: number; deck: boolean }
  /** Only the owner learns the faces, when the rack is full again (TW-44). */
  | { e: 'faces'; seat: Seat; cards: Piece[] }
  | { e: 'elementRefilled'; colors: number[] }
  | { e: 'reshuffled'; deck: 'element' | 'village'; n: number }
  | { e: 'leaderOut'; seat: Seat; tribe: number; leader: Piece; condition: ConditionName }
  | { e: 'leaderDeclined'; seat: Seat; condition: ConditionName }
  | { e: 'over' };

/** An element card as somebody sees it: always its back, the face only where it is known. */
export interface SeenCard {
  readonly color: number;
  /** Index of the card, -1 while the face is hidden. */
  readonly card: Piece;
  /** The reshuffle the card last went through. */
  readonly shuffled: number;
}

export interface PlayerView extends Land {
  readonly rack: readonly SeenCard[];
}

export interface View {
  readonly viewer: Viewer;
  readonly phase: Phase;
  readonly round: number;
  readonly active: Seat;
  readonly players: readonly PlayerView[];
  /** `top` is -1 when the stack is empty; `left` counts the top. */
  readonly forest: { readonly display: readonly Piece[]; readonly top: Piece; readonly left: number };
  readonly village: { readonly display: readonly Piece[]; readonly left: number; readonly discard: readonly Piece[] };
  readonly element: {
    readonly display: readonly SeenCard[];
    readonly top: SeenCard | null;
    readonly left: number;
    readonly discard: readonly Piece[];
    readonly shuffles: number;
    readonly shuffled: readonly number[];
  };
  readonly blind: number;
  readonly endTile: number;
  readonly lastRound: number;
  readonly lastBuilt: number;
  readonly supply: { readonly water: number; readonly pollution: number };
  readonly stack: readonly Frame[];
  /** The order of decks and stacks, for the judge only. */
  readonly order: {
    readonly forest: readonly Piece[];
    readonly village: readonly Piece[];
    readonly element: readonly Piece[];
  } | null;
}
