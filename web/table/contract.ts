/**
 * What the table shell and the board of a game promise each other. Boards live in games/<id>/board and import this
 * file, the types of their rules and their texts; the shell loads them on demand.
 */

import type { ComponentType } from 'preact';
import type { Decision, GameText, Language, Move, Names, Refusal, Seat, Standing } from '#kernel';

/** What would be if the selected move were made: computed by the rules on an imagined state. */
export interface Preview<V> {
  readonly view: V;
  readonly standing: Standing;
  /** Chance or hidden cards have a part in what follows: the board shows the sure part only. */
  readonly uncertain: boolean;
}

export interface PersonAtTable {
  readonly seat: Seat;
  readonly name: string;
  /** 0 red stripes, 1 blue dots, 2 green net, 3 amber waves, 4 violet chevrons. */
  readonly colour: number;
  readonly bot: boolean;
  readonly me: boolean;
}

export interface BoardProps<V, M extends Move, E> {
  readonly view: V;
  readonly standing: Standing;
  readonly people: readonly PersonAtTable[];
  readonly names: Names;
  /** My seat; null for spectators, in replays and for moments of the past. */
  readonly seat: Seat | null;
  /** The open question to me, or null. */
  readonly decision: Decision<M> | null;
  /** Standing offers to me (Glass Road's conversions while others are to move). */
  readonly offers: readonly Decision<M>[];
  /** The move selected and previewed but not yet made. */
  readonly selected: M | null;
  readonly preview: Preview<V> | null;
  /** Selects a listed move (null: cancel). With 'confirm at once' the shell makes it immediately. */
  select(move: M | null): void;
  /** Makes a listed move now: for the confirm gesture on the board itself (tap the preview again). */
  play(move: M): void;
  /** Shows why an impossible move is impossible: sentence, ruling, link into the rules. */
  explain(move: M): void;
  /** The refusal without showing it. */
  whyNot(move: M): Refusal | null;
  /** Events of the latest move(s), oldest first, for motion; `tick` grows with every new batch. */
  readonly events: readonly E[];
  readonly tick: number;
  /** 0 off (also with reduced motion), 1 normal, 2 fast. */
  readonly speed: 0 | 1 | 2;
  readonly lang: Language;
  readonly text: GameText<M, V, E>;
  /** A seat to look at closely (an opponent's strip was tapped), or null. */
  readonly focusSeat: Seat | null;
  setFocusSeat(seat: Seat | null): void;
}

export interface SeatStripProps<V> {
  readonly view: V;
  readonly person: PersonAtTable;
  readonly lang: Language;
}

/** Default export of games/<id>/board/index.tsx. */
export interface GameBoard<V, M extends Move, E> {
  /** The table itself: it fills the width it is given and works from 360 px up. */
  readonly Board: ComponentType<BoardProps<V, M, E>>;
  /** What a seat's panel shows under name and score (small town, goods, cards): optional. */
  readonly SeatStrip?: ComponentType<SeatStripProps<V>>;
  /** The card, die or piece the question is about, drawn beside the prompt (about 74 × 104 px, on a phone 54 × 76). */
  readonly PromptArt?: ComponentType<BoardProps<V, M, E>>;
  /**
   * Buttons between undo and confirm: turn a piece, next die. Use class `btn icon` (44 × 44 px; the shell makes them 52 high at the
   * thumb on a phone). State shared with the board lives in a signal of the board's module.
   */
  readonly Tools?: ComponentType<BoardProps<V, M, E>>;
  /** Small buttons under the main row: options that have no place on the board (pass, stop). Use class `btn quiet small`. */
  readonly SideTools?: ComponentType<BoardProps<V, M, E>>;
  /** One more panel between score and log, a sheet of its own on a phone: buildings left, market, wheel. */
  readonly Panel?: GamePanel<V, M, E>;
  /** Drawing of a scoring category: an svg with class `cat`, viewBox 0 0 24 24. */
  readonly CategoryIcon?: ComponentType<{ readonly category: string }>;
  /** What the confirm button says for a selected move ('Build'); the shell adds the points. */
  readonly confirmLabel?: (move: M, lang: Language) => string;
}

export interface GamePanel<V, M extends Move, E> {
  readonly title: Readonly<Record<Language, string>>;
  /** Second voice at the right of the title: '11 cards face down'. */
  readonly note?: (view: V, lang: Language) => string;
  readonly Content: ComponentType<BoardProps<V, M, E>>;
}
