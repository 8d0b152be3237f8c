/**
 * What a table and the board of a game promise each other. A board says where things lie and what they are; the kit does the
 * rest, the same in every game. docs/adding-a-game.md, section "A board", tells it with an example.
 */
import type { ComponentType } from 'preact';
import type { Decision, GameText, Language, Move, Names, Refusal, Seat, Standing } from '#kernel';

/**
 * What the hand has done so far: the things touched, as words. A word is the id of a thing, or `id=variant` where one thing
 * stands for several moves. The empty gesture is the open hand.
 */
export type Gesture = readonly string[];

/** One thing a tap can do: the gesture it leads to. */
export interface Way {
  readonly to: Gesture;
  /** As the choice at the thing says it, where a thing has several ways. */
  readonly label: string;
}

/** What is this, and why not: opens at the thing. */
export interface Explanation {
  /** What it does, in words. */
  readonly says: readonly string[];
  /** What it counts for whoever looks, now. */
  readonly counts?: string | undefined;
  /** What the rules have against it. */
  readonly whyNot?: Refusal | null | undefined;
  /** What is missing: '1 wood short'. */
  readonly missing?: string | undefined;
  /** How it would work: 'your sawmill makes it from a forest'. */
  readonly help?: string | undefined;
}

/** Something on the table that can be touched. */
export interface Thing {
  /** The same word wherever the thing is meant: drawn, touched, changed, moved. `field:3.2` */
  readonly id: string;
  /** For screen readers, and as the head of its explanation. */
  readonly name: string;
  /** None: a tap explains. One: a tap selects. Several: a choice opens at the thing. */
  readonly ways: readonly Way[];
  /** With several ways: the first is taken at once, and the choice stays open beside it. */
  readonly prefer?: true;
  /** On or off, beside other things: a second tap takes it back instead of playing. */
  readonly switch?: true;
  /** Stands on although no word of the gesture says so: nothing else is possible. */
  readonly on?: true;
  /** Has no place on the board: the table draws it as a button beside the question. */
  readonly button?: true;
  /** Belongs to the question but cannot be chosen now. */
  readonly cannot?: true;
  readonly explain: () => Explanation;
}

/** A consequence in the prompt: sign and word. */
export interface Chip {
  readonly text: string;
  readonly tone: 'good' | 'bad' | 'plain';
  /** Stands before the points: what must not lose its place where there is little room. */
  readonly leads?: true;
}

/** What lies on the table for a hand in this position. */
export interface Touch<M extends Move> {
  /** Everything that can be touched, answers or not. */
  readonly things: readonly Thing[];
  /** The moves the gesture stands for so far, in order. */
  readonly chain: readonly M[];
  /**
   * Further words only add moves to the chain and never change one, or none of its first so many: who looks for a way need not go on
   * from a wrong one.
   */
  readonly grows?: true | number;
  /** Whether the chain is whole: confirm, Enter or a second tap plays it. */
  readonly ready: boolean;
  /** Options that some thing leads to. All others become buttons beside the question. */
  claims(move: M): boolean;
  /** A second line under the question while nothing is chosen: '28 places, 7 in this rotation'. */
  readonly note?: string | undefined;
  /** What will happen, in words; the text of the moves if it is not said. */
  readonly title?: string | undefined;
  /** The same for who reads it elsewhere, in a hint: which things, where `title` leaves that to the marks on the board. */
  readonly inWords?: string | undefined;
  /** What it would lie on, where that is more than what is tapped for it: the spaces under a building. A hint draws its ring around them. */
  readonly liesOn?: readonly string[] | undefined;
  /** Consequences that are not points: the table tells points by itself. */
  readonly chips?: readonly Chip[] | undefined;
  /** What the confirm button says: 'Build for 4'. */
  readonly act?: string | undefined;
  /** What is still to be chosen, on the button that cannot be pressed yet: 'Choose a place'. */
  readonly missing?: string | undefined;
  /** What the button of an unclaimed move says, if shorter than its text. */
  label?(move: M): string | undefined;
}

/** A position the rules lead to on an imagined state. */
export interface Ahead<V, M extends Move, E> {
  readonly view: V;
  readonly standing: Standing;
  /** What would be told on the way, oldest first. */
  readonly events: readonly E[];
  /** Chance or hidden things have a part in it: only the sure part may be shown. */
  readonly uncertain: boolean;
  /** The questions to me there. */
  readonly decisions: readonly Decision<M>[];
}

/** All that a touch model may know. */
export interface Situation<V, M extends Move, E> {
  readonly view: V;
  /** Null for spectators, replays, the past and the end. */
  readonly seat: Seat | null;
  /** The open questions to me, standing offers included. */
  readonly decisions: readonly Decision<M>[];
  readonly gesture: Gesture;
  /** Where a chain of moves leads; null if the rules do not list one of them. `[]` is here. */
  after(chain: readonly M[]): Ahead<V, M, E> | null;
  /** Null for a listed move. */
  whyNot(move: M): Refusal | null;
  readonly names: Names;
  readonly lang: Language;
  readonly text: GameText<M, V, E>;
}

/** `games/<id>/board/touch.ts` exports one: pure, tested without a browser. */
export type TouchModel<V, M extends Move, E> = (s: Situation<V, M, E>) => Touch<M>;

/** How a piece moves from place to place. */
export type Manner = 'drop' | 'glide' | 'appear' | 'leave' | 'turn';

/** One thing that an event moves or changes: places are ids of things. */
export interface Journey {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly how: Manner;
  /** In whose colour the place is marked; the seat of the event if it is not said. */
  readonly seat?: Seat | undefined;
}

/** An event that changes no place on the table. */
export const NOWHERE: readonly Journey[] = [];

/** `games/<id>/board/places.ts`: every kind of event → what it moves. Marks and motion both read it. */
export type Places<V, E extends { readonly e: string }> = {
  readonly [K in E['e']]: (event: Extract<E, { readonly e: K }>, view: V) => readonly Journey[];
};

/** What a table would groan or cheer at: a card for two seconds. */
export interface MomentCard {
  readonly title: string;
  readonly says: readonly string[];
  readonly tone: 'good' | 'bad' | 'plain';
  /** Whose doing it is: colour of the edge. */
  readonly seat?: Seat | undefined;
  /** A drawing above the words. */
  readonly art?: { readonly box: string; readonly svg: string } | undefined;
}

export interface Telling<V> {
  readonly view: V;
  readonly names: Names;
  /** My seat, null for spectators: 'Gold for you!' */
  readonly seat: Seat | null;
  readonly lang: Language;
  /** What was told just before, oldest first: who scored what. */
  readonly told?: readonly { readonly e: string }[];
}

/** `games/<id>/board/moments.ts`: the kinds of events that are moments; null where this one is not worth stopping for. */
export type Moments<V, E extends { readonly e: string }> = {
  readonly [K in E['e']]?: (event: Extract<E, { readonly e: K }>, t: Telling<V>) => MomentCard | null;
};

/** By what a person is known at a table with signs of its own. */
export interface Sign {
  readonly colour: number;
  readonly emblem: string;
}

export interface PersonAtTable {
  readonly seat: Seat;
  readonly name: string;
  /** 0 red stripes, 1 blue dots, 2 green net, 3 amber waves, 4 violet chevrons. */
  readonly colour: number;
  readonly bot: boolean;
  readonly me: boolean;
  /** The game's own emblem of this seat, in a box from −11 to 11, where it has one: it takes the place of the initial. */
  readonly emblem?: string | undefined;
}

/** What every part of a board is given. */
export interface TableProps<V, M extends Move, E> {
  readonly view: V;
  readonly standing: Standing;
  readonly people: readonly PersonAtTable[];
  readonly names: Names;
  /** My seat; null for spectators, in replays and for moments of the past. */
  readonly seat: Seat | null;
  /** The open question to me, or null. */
  readonly decision: Decision<M> | null;
  /** Standing offers to me. */
  readonly offers: readonly Decision<M>[];
  readonly gesture: Gesture;
  readonly chain: readonly M[];
  /** Where the chain leads; null while nothing is chosen. */
  readonly preview: Ahead<V, M, E> | null;
  /** Places changed since my last turn → by whom. */
  readonly changed: ReadonlyMap<string, Seat>;
  readonly lang: Language;
  readonly text: GameText<M, V, E>;
  /** A seat to look at closely (its chip in the rail was tapped), or null. */
  readonly focusSeat: Seat | null;
  setFocusSeat(seat: Seat | null): void;
  /** The game is over and this is its end screen: everything lies open. */
  readonly ended: boolean;
  /** On the end screen: the row of the score table that was touched. */
  readonly category: string | null;
  /** On the end screen: all that was told, oldest first, as I heard it. */
  readonly told?: readonly E[];
}

/**
 * How the table is laid out on a wide window. `full`: the board has all the room below the prompt. `score`: score and log stand in a
 * column at its right. On a phone both are one column.
 */
export type Layout = 'full' | 'score';

/** A sheet behind a button of the head, a tab on a phone: buildings left, all discards. */
export interface BoardSheet<V, M extends Move, E> {
  readonly id: string;
  readonly title: Readonly<Record<Language, string>>;
  readonly Content: ComponentType<TableProps<V, M, E>>;
}

/** Default export of games/<id>/board/index.tsx. */
export interface TouchBoard<V, M extends Move, E extends { readonly e: string }> {
  readonly touch: TouchModel<V, M, E>;
  readonly places: Places<V, E>;
  readonly moments: Moments<V, E>;
  readonly layout: Layout;
  /** The table itself: it fills the room it is given and works from 360 px up. */
  readonly Board: ComponentType<TableProps<V, M, E>>;
  /** What matters most about a seat, in one line of the rail. */
  readonly RailLine?: ComponentType<TableProps<V, M, E> & { readonly person: PersonAtTable }>;
  /** The card, die or piece the question is about, beside it (at most 64 px high). */
  readonly PromptArt?: ComponentType<TableProps<V, M, E>>;
  /** Buttons for what is in the hand while I am asked: turning it. Beside the art, on a phone beside the answers. */
  readonly PromptGrips?: ComponentType<TableProps<V, M, E>>;
  /**
   * One seat's cards, secrets and what they brought, on the end screen: everybody's stand there, own first. Above them stands `Board` with
   * `ended`, `focusSeat` (whose place is looked at, own first) and `category` (the row of the score table that was touched).
   */
  readonly EndBoard?: ComponentType<TableProps<V, M, E> & { readonly person: PersonAtTable }>;
  /** On a wide end screen everybody's cards stand beside the board instead of below it. */
  readonly endBeside?: true;
  /** What was secret is turned over on the table, moment by moment, before the end screen says who has won. */
  readonly reveals?: true;
  /** Under the headline of the end: which ruling broke a tie, rank and best of a solo game. */
  readonly EndNote?: ComponentType<TableProps<V, M, E>>;
  readonly CategoryIcon?: ComponentType<{ readonly category: string }>;
  /** A picture of an option's value, where one is chosen before the start: a board, a clan. Null for values without one. */
  readonly OptionArt?: ComponentType<{ readonly option: string; readonly value: string; readonly lang: Language }>;
  readonly sheets?: readonly BoardSheet<V, M, E>[];
  /** Points as the game's own track shows them; the score as if the game ended now if there is none. */
  readonly track?: (view: V, seat: Seat) => number;
  /** All seats act at once: a round is told seat by seat, whoever answered last. */
  readonly rounds?: true;
  /** Seats in turn order; as they sit if it is not said. */
  readonly order?: (view: V) => readonly Seat[];
  /** A person's sign, colour and pattern instead of the seat's, where the game has its own (a clan): 0 to 4. */
  readonly colour?: (view: V, seat: Seat) => number;
  /** What is drawn in the sign instead of the initial (a clan's beetle), in a box from −11 to 11. */
  readonly emblem?: (view: V, seat: Seat) => string;
  /** The same sign while the table gathers, by what this seat has chosen; null as long as chance decides. */
  readonly signOf?: (options: Readonly<Record<string, unknown>>, seat: Seat) => Sign | null;
}
