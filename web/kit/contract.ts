/**
 * What a table and the board of a game promise each other. A board says where things lie and what they are; the kit does the
 * rest, the same in every game. docs/adding-a-game.md, section "A board", tells it with an example.
 */
import type { ComponentType } from 'preact';
import type { Decision, GameText, Language, Move, Names, Refusal, Seat, Standing } from '#kernel';
import type { Tone } from './tone.ts';

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
  /** What it is, where its name says more than that: the name of a row says all of it. */
  readonly head?: string | undefined;
  /** What it does, in words: without what its name says already. */
  readonly says: readonly string[];
  /** What it asks for. Said only where it cannot be chosen and no reason says it. */
  readonly needs?: string | undefined;
  /** What it counts for whoever looks, now. */
  readonly counts?: string | undefined;
  /** What the rules have against it. */
  readonly whyNot?: Refusal | null | undefined;
  /** What is missing, by name: '1 wood short', 'blue and green'. */
  readonly missing?: string | undefined;
  /** How it would work: 'your sawmill makes it from a forest'. */
  readonly help?: string | undefined;
}

/**
 * Where an answer lies. `null`: it has no place, and is a button beside the question. `undefined`: no word of this gesture says it, because
 * it came to light on the way and is invented.
 */
export type Lies = string | Spelling | null | undefined;

/** The words of an answer, said in any order: `['die:2', 'card:reef']`. None: a button beside the question. */
export interface Spelling {
  /** One list inside the list is one word that several things stand for: two dice of the same face. */
  readonly on: readonly (string | readonly string[])[];
  /**
   * Only while this word is on: `clear`, after which taps on the landscape clear it. The word itself is a thing, and a switch; a remark
   * (`~turn=2`) is neither, and only presets say it.
   */
  readonly mode?: string | undefined;
  /** On or off beside other answers: a second tap takes it back, and it stays whatever is chosen before it. A card of five, a god. */
  readonly switch?: boolean | undefined;
  /**
   * Only leads on: what lies beyond it can be tapped at once, and says it too. An effect that is begun, a god who opens more targets. An
   * answer of its own says which things may lie beyond it: those of an action, but not those of a question that is drawn when it comes.
   */
  readonly leads?: boolean | ((thing: string) => boolean) | undefined;
  /** Where its thing could mean something else instead of what was said, both are offered: a second kind of persons, or another one. */
  readonly late?: boolean | undefined;
  /** Of what its thing could mean it is taken at once: what keeps points before what throws them away. */
  readonly first?: boolean | undefined;
}

/** One word for several moves: a flight, the same answer three times. */
export interface Saying<M extends Move> {
  readonly word: string;
  readonly moves: readonly M[];
  readonly mode?: string | undefined;
  readonly switch?: boolean | undefined;
}

/** A point of the walk through the questions: the table as it would be here, and what may be answered. */
export interface Here<V, M extends Move, E> {
  /** What one tap says here in several words, or exchanges. */
  presets(): readonly { readonly thing: string; readonly to: Gesture }[];
  /** Where the walk begins: the questions to the open hand, and what is made once for the whole position. */
  readonly root: Here<V, M, E>;
  readonly seat: Seat;
  /** The table under the hand. Things are named after it, not after `view`: what was drawn on the way has not moved yet. */
  readonly start: V;
  readonly view: V;
  /** What would be told on the way here, oldest first. */
  readonly events: readonly E[];
  /** Chance or hidden things had a part on the way: do not read what came to light, it is invented. */
  readonly uncertain: boolean;
  readonly decisions: readonly Decision<M>[];
  /** The one the game waits for; null where there is none but standing offers. */
  readonly question: Decision<M> | null;
  /** All moves and all words on the way here, those that went without saying too. */
  readonly chain: readonly M[];
  readonly words: Gesture;
  /** Half an answer: words of a spelling that is not whole yet. */
  readonly held: Gesture;
  /** The mode that is on, or a remark of the board (`~turn=2`). */
  readonly mode: string | null;
  /** Where further moves lead from here; null if the rules do not list one of them. */
  after(...moves: readonly M[]): Ahead<V, M, E> | null;
  /** Made once at this point, whoever asks again. */
  once<T>(key: string, make: () => T): T;
}

/**
 * How a gesture stands to a question it comes to: it ends before it (`ends`), may go on into it (`may`), goes on only with things that mean
 * nothing else (`late`: a second action, where a tap should rather change the first), or is not whole without an answer (`must`).
 */
export type Follows = 'ends' | 'may' | 'late' | 'must';

/** `games/<id>/board/answers.ts`: on which thing each answer lies, and which answer is natural. Only `on` must be there. */
export interface Answers<V, M extends Move, E> {
  on(move: M, question: Decision<M>, here: Here<V, M, E>): Lies;
  /** The answer that goes without saying until somebody says another one; completes half an answer too (`here.held`). */
  natural?(question: Decision<M>, here: Here<V, M, E>): M | null;
  /** Asked where moves stand before the question; if it is not said: `ends` past a reveal, else `may`. */
  follows?(question: Decision<M>, here: Here<V, M, E>): Follows;
  sayings?(here: Here<V, M, E>): Iterable<Saying<M>>;
  /** One tap that says several words or exchanges some: a suggested hand, turning the piece. The whole gesture it leads to. */
  presets?(here: Here<V, M, E>): Iterable<{ readonly thing: string; readonly to: Gesture }>;
}

/** One thing a tap can do, as the path knows it: the board says how it is called. */
export interface PathWay<V, M extends Move, E> {
  readonly to: Gesture;
  readonly word: string;
  /** What the word answers: one move, several for a saying, none for half an answer's first words, a mode or a preset. */
  readonly moves: readonly M[];
  /** Before the word, and the question it answers. */
  readonly here: Here<V, M, E>;
  readonly question: Decision<M> | null;
  /** Takes the word back. */
  readonly off?: true;
}

/** A gesture on its way through the questions (`path.ts`). */
export interface Walked<V, M extends Move, E> {
  /** The words that stand for something. */
  readonly gesture: Gesture;
  /** With those that go without saying. */
  readonly words: Gesture;
  readonly chain: readonly M[];
  /** How many moves of the chain the words say. */
  readonly said: number;
  /** Every point on the way: before each word, said or unsaid, and the end. */
  readonly trail: readonly Here<V, M, E>[];
  /** The point where the words end. */
  readonly firm: Here<V, M, E>;
  /** The end, what goes without saying included. */
  readonly open: Here<V, M, E>;
  readonly mode: string | null;
  /** The chain is whole: confirm or Enter plays it, and so does a second tap where all that lies on the table was chosen by the hand. */
  readonly ready: boolean;
  /** Nothing on the table was chosen by the table itself where something else could have been. */
  readonly own: boolean;
  /** What a tap on a thing does. */
  on(thing: string): Touchable<V, M, E>;
  /** Words of answers without a place, in the order of the questions. */
  buttons(): readonly string[];
}

export interface Touchable<V, M extends Move, E> {
  readonly ways: readonly PathWay<V, M, E>[];
  /** With several ways: the first is taken at once, and the choice stays open beside it. */
  readonly prefer?: true;
  readonly switch?: true;
  /** Stands on although no word says so. */
  readonly on?: true;
}

/** Something that lies on the table, as the board names it; what can be tapped is the path's. */
export interface Lying<M extends Move> {
  readonly id: string;
  /** For screen readers, and as the head of its explanation. May be a getter: few things are named at a time. */
  readonly name: string;
  readonly explain: () => Explanation;
  /** The answer one would expect here: if it is not listed, the thing says why not and counts as one that cannot be chosen now. */
  readonly why?: M | null | undefined;
  /** What the hand holds does not fit it: no tap leads here, although another beginning would. A card that is shut for this die. */
  readonly shut?: boolean | undefined;
  /** Has no place on the board: a button beside the question, always there. Others come by themselves from answers without a place. */
  readonly button?: true;
  readonly grip?: Grip | undefined;
}

/** Works on what is in the hand, such as turning it: a small button beside the question. */
export interface Grip {
  /** Drawn with lines, in a box of 24 × 24. */
  readonly path: string;
  /** What it would come to: places in that rotation. */
  readonly figure: string;
}

/** What a gesture comes to, in words. */
export interface Told {
  readonly title?: string | undefined;
  /** The turn as a hint tells it: the deed, and what goes with it. The title if it is not said. */
  readonly inWords?: readonly string[] | undefined;
  readonly liesOn?: readonly string[] | undefined;
  /** Consequences that are neither points nor stock: the table tells those by itself. */
  readonly chips?: readonly Chip[] | undefined;
  readonly act?: string | undefined;
  readonly missing?: string | undefined;
  readonly note?: string | undefined;
}

/** Something that is counted at a seat: one line of its explanation, a figure of the rail, a chip when a gesture changes it. */
export interface Figure {
  readonly id: string;
  /** 'wood', 'huts left' */
  readonly name: string;
  readonly count: number;
  /** Whether more of it is good or bad for whoever has it. */
  readonly more: 'good' | 'bad' | 'plain';
  /** As the chip says it, where sign and name are not enough: '4 of 6 villages'. Null: no chip, its points say it already. */
  readonly chip?: ((by: number) => string) | null | undefined;
}

/** The part of a situation that the walk needs. */
export type Seated<V, M extends Move, E> = Pick<Situation<V, M, E>, 'view' | 'seat' | 'decisions' | 'after'>;

/** `games/<id>/board/touch.ts`: what lies on the table and what is said about it. The kit walks. Pure, tested without a browser. */
export interface TouchModel<V, M extends Move, E> {
  readonly answers: Answers<V, M, E>;
  things(s: Situation<V, M, E>, path: Walked<V, M, E>): readonly Lying<M>[];
  told(s: Situation<V, M, E>, path: Walked<V, M, E>): Told;
  /** A way in the choice at its thing, a button, a switch; the option's text if it is not said. */
  label?(s: Situation<V, M, E>, way: PathWay<V, M, E>, path: Walked<V, M, E>): string | undefined;
  /** What a seat has, in the order it is told. */
  stock?(view: V, seat: Seat, lang: Language): readonly Figure[];
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
  readonly grip?: Grip | undefined;
  /** Belongs to the question but cannot be chosen now. */
  readonly cannot?: true;
  readonly explain: () => Explanation;
}

/** A consequence in the prompt: sign and word. */
export interface Chip {
  readonly text: string;
  readonly tone: Tone;
  /** What it is a change of, where it is one of a figure that is counted: the id of the figure. */
  readonly of?: string | undefined;
  /** Whose figure it is, where it is not that of whoever moves. */
  readonly seat?: Seat | undefined;
  /** Stands before the points: what must not lose its place where there is little room. */
  readonly leads?: true;
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
  /** Made once in this position, whatever the hand does. */
  once<T>(key: string, make: () => T): T;
  /** Null for a listed move. */
  whyNot(move: M): Refusal | null;
  readonly names: Names;
  readonly lang: Language;
  readonly text: GameText<M, V, E>;
}

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
  readonly tone: Tone;
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
  /** With its pattern, 0 to 4. */
  readonly colour: number;
  /** What is drawn instead of the initial (a clan's beetle), in a box from −11 to 11. */
  readonly emblem: string;
}

export interface PersonAtTable {
  readonly seat: Seat;
  /** As sentences call them: my own is 'You'. */
  readonly name: string;
  /** The letter on the token, where the name does not begin with it. */
  readonly initial?: string | undefined;
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
  /** Whose place lies before me: my own, or that of whoever acts for whoever looks on. */
  readonly home: Seat;
  /** Whose place is looked at: that of the seat whose chip was tapped, else `home`. */
  readonly shown: Seat;
  /** Looks at somebody's place; null: back home. */
  look(seat: Seat | null): void;
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
  /**
   * One seat's cards, secrets and what they brought, on the end screen: everybody's stand there, own first. Above them stands `Board` with
   * `ended`, `shown` (whose place is looked at, own first) and `category` (the row of the score table that was touched).
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
  /** Points as the game's own track shows them; the score as if the game ended now if there is none. */
  readonly track?: (view: V, seat: Seat) => number;
  /** Who acts: whose place lies before those who only look on. */
  readonly acting?: (view: V) => Seat;
  /** Seats in turn order; as they sit if it is not said. Null: all act at once, and a round is told seat by seat. */
  readonly order?: (view: V) => readonly Seat[] | null;
  /** Signs of its own by which people are known, instead of the seat's colour and their initial: a clan. */
  readonly signs?: {
    readonly at: (view: V, seat: Seat) => Sign;
    /** While the table gathers, by what this seat has chosen; null as long as chance decides. */
    readonly chosen: (options: Readonly<Record<string, unknown>>, seat: Seat) => Sign | null;
  };
}
