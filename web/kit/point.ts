/** A point of the walk through the questions: what can be said here, and where each word leads. Made once for every position. Pure. */
import { type Decision, type Move, type MoveShapes, notate, sameMove } from '#kernel';
import type { Ahead, Answers, Gesture, Here, Lies, Saying, Seated, Spelling } from './contract.ts';

/** The word of an answer without a place. */
export const BUTTON = 'move:';
/** The server takes no longer list of moves. */
const LONGEST = 36;

export const moveWord = (shapes: MoveShapes, move: Move): string =>
  `${BUTTON}${notate(shapes, move).replaceAll(' ', '+').replaceAll('=', '~')}`;

/** A remark of the board: how a piece is turned. */
const isRemark = (word: string): boolean => word.startsWith('~');

/** `field:3=land` lies on `field:3`. */
export function thingOf(word: string): string {
  const cut = word.indexOf('=');
  return cut < 0 ? word : word.slice(0, cut);
}

/** What one word says at a point. */
export interface Entry<M extends Move> {
  readonly word: string;
  /** The answer it makes whole; none for half an answer and for a mode. */
  readonly moves: readonly M[];
  readonly question: Decision<M> | null;
  readonly half: boolean;
  readonly turnsOn: boolean;
  readonly mode: string | undefined;
  readonly switch: boolean;
  readonly leads: boolean | ((thing: string) => boolean);
  readonly late?: boolean;
  readonly first?: boolean;
}

/** A position and the hand over it: what all points of its walk share. */
export interface Ground<V, M extends Move, E> {
  readonly answers: Answers<V, M, E>;
  readonly shapes: MoveShapes;
  readonly s: Seated<V, M, E>;
}

type WordList = readonly (readonly string[])[];

const isSpelling = (lies: Lies): lies is Spelling => typeof lies === 'object' && lies !== null;

/** The words of a spelling that are not said yet; null if what is said is no part of it. */
function unsaid(words: WordList, held: Gesture): WordList | null {
  let left = words;
  for (const word of held) {
    const at = left.findIndex((same) => same.includes(word));
    if (at < 0) return null;
    left = left.filter((_, i) => i !== at);
  }
  return left;
}

export class Point<V, M extends Move, E> implements Here<V, M, E> {
  readonly chain: readonly M[];
  readonly words: Gesture;
  readonly held: Gesture;
  readonly mode: string | null;
  /** Where in `words` the answer began that is on its way, or was given last. */
  readonly since: number;
  readonly root: Point<V, M, E>;
  readonly #ground: Ground<V, M, E>;
  readonly #there: Pick<Ahead<V, M, E>, 'view' | 'events' | 'uncertain' | 'decisions'>;
  readonly #next = new Map<string, Point<V, M, E> | null>();
  readonly #made = new Map<string, unknown>();

  constructor(
    ground: Ground<V, M, E>,
    there: Pick<Ahead<V, M, E>, 'view' | 'events' | 'uncertain' | 'decisions'>,
    way: Pick<Here<V, M, E>, 'chain' | 'words' | 'held' | 'mode'> & { readonly since: number },
    root?: Point<V, M, E>,
  ) {
    this.root = root ?? this;
    this.#ground = ground;
    this.#there = there;
    this.chain = way.chain;
    this.words = way.words;
    this.held = way.held;
    this.mode = way.mode;
    this.since = way.since;
  }

  get seat(): number {
    return this.#ground.s.seat ?? -1;
  }
  get start(): V {
    return this.#ground.s.view;
  }
  get view(): V {
    return this.#there.view;
  }
  get events(): readonly E[] {
    return this.#there.events;
  }
  get uncertain(): boolean {
    return this.#there.uncertain;
  }
  get decisions(): readonly Decision<M>[] {
    return this.#there.decisions;
  }
  get question(): Decision<M> | null {
    return this.decisions.find((d) => d.optional === undefined) ?? null;
  }

  /** A mode was turned on, and nothing said in it yet. */
  get modeIdle(): boolean {
    return this.mode !== null && !this.mode.startsWith('~') && this.words.at(-1) === this.mode;
  }

  after(...moves: readonly M[]): Ahead<V, M, E> | null {
    return this.#ground.s.after([...this.chain, ...moves]);
  }

  once<T>(key: string, make: () => T): T {
    if (!this.#made.has(key)) this.#made.set(key, make());
    return this.#made.get(key) as T;
  }

  /** How the gesture stands to a question here. */
  follows(d: Decision<M>): 'ends' | 'may' | 'late' | 'must' {
    if (this.chain.length === 0) return this.#ground.answers.follows?.(d, this) === 'must' ? 'must' : 'may';
    if (this.chain.length >= LONGEST) return 'ends';
    return this.#ground.answers.follows?.(d, this) ?? (this.uncertain ? 'ends' : 'may');
  }

  /** Null for what no word of this gesture says. */
  #spelling(move: M, d: Decision<M>): (Omit<Spelling, 'on'> & { readonly words: WordList }) | null {
    const lies = this.#ground.answers.on(move, d, this);
    if (lies === undefined) return null;
    if (typeof lies === 'string') return { words: [[lies]] };
    const on = isSpelling(lies) ? lies.on : [];
    const words = on.map((word) => (typeof word === 'string' ? [word] : word));
    return {
      ...(isSpelling(lies) ? lies : {}),
      words: words.length === 0 ? [[moveWord(this.#ground.shapes, move)]] : words,
    };
  }

  /** Everything that can be said here, by word. */
  entries(): ReadonlyMap<string, Entry<M>> {
    return this.once('entries', () => this.#entries());
  }

  /** The same by the thing the word lies on. */
  things(): ReadonlyMap<string, readonly Entry<M>[]> {
    return this.once('things', () => Map.groupBy(this.entries().values(), (e) => thingOf(e.word)));
  }

  /** What a thing means here; while a mode is on, what it means there comes first. */
  at(thing: string): readonly Entry<M>[] {
    const found = this.things().get(thing) ?? [];
    const inMode = this.mode === null ? [] : found.filter((e) => e.mode === this.mode);
    const here = inMode.length > 0 ? inMode : found;
    return here.some((e) => e.first)
      ? here.toSorted((a, b) => Number(b.first === true) - Number(a.first === true))
      : here;
  }

  /** Answers beyond which a thing can be tapped at once; without a thing all that lead on. */
  leads(thing?: string): readonly Entry<M>[] {
    const all = this.once('leads', () => [...this.entries().values()].filter((e) => e.leads !== false && !e.half));
    return thing === undefined ? all : all.filter(({ leads }) => (typeof leads === 'function' ? leads(thing) : leads));
  }

  #entries(): Map<string, Entry<M>> {
    const found = new Map<string, Entry<M>>();
    const put = (e: Entry<M>): void => {
      const known = found.get(e.word);
      const better = known === undefined || (known.half && !e.half && known.mode === e.mode);
      if (better || (e.mode !== undefined && e.mode === this.mode && known.mode !== this.mode)) found.set(e.word, e);
    };
    const turnsOn = (mode: string, question: Decision<M> | null): void => {
      if (isRemark(mode)) return;
      put({ word: mode, moves: [], question, half: false, turnsOn: true, mode: undefined, switch: true, leads: false });
    };
    const open = this.decisions.filter((d) => this.follows(d) !== 'ends');
    for (const { word, moves, mode, switch: on = false } of this.sayings())
      if (mode !== undefined && mode !== this.mode) turnsOn(mode, this.question);
      else put({ word, moves, question: this.question, half: false, turnsOn: false, mode, switch: on, leads: false });
    for (const question of open)
      for (const move of question.options) {
        const spelling = this.#spelling(move, question);
        if (spelling === null) continue;
        const { words, mode, switch: on = false, leads = false, late = false, first = false } = spelling;
        if (mode !== undefined && mode !== this.mode) {
          if (this.held.length === 0) turnsOn(mode, question);
          continue;
        }
        const left = unsaid(words, this.held);
        if (left === null) continue;
        const half = left.length > 1;
        for (const word of left.flat())
          put({
            word,
            moves: half ? [] : [move],
            question,
            half,
            turnsOn: false,
            mode,
            switch: on,
            leads,
            late,
            first,
          });
      }
    return found;
  }

  /** One word further; null for a word that nothing here understands. */
  say(word: string): Point<V, M, E> | null {
    const known = this.#next.get(word);
    if (known !== undefined) return known;
    const next = this.#say(word);
    this.#next.set(word, next);
    return next;
  }

  #say(word: string): Point<V, M, E> | null {
    const e = this.entries().get(word);
    const words = [...this.words, word];
    const begins = this.held.length === 0 ? this.words.length : this.since;
    const next = (
      there: Pick<Ahead<V, M, E>, 'view' | 'events' | 'uncertain' | 'decisions'>,
      way: Pick<Here<V, M, E>, 'chain' | 'held' | 'mode'> & { readonly since: number },
    ): Point<V, M, E> => new Point(this.#ground, there, { words, ...way }, this.root);
    if (e === undefined ? isRemark(word) && this.held.length === 0 : e.turnsOn)
      return next(this.#there, { chain: this.chain, held: [], mode: word, since: this.words.length });
    if (e === undefined) return null;
    if (e.half)
      return next(this.#there, { chain: this.chain, held: [...this.held, word], mode: this.mode, since: begins });
    const there = this.after(...e.moves);
    const mode = e.mode === undefined ? null : this.mode;
    return there === null ? null : next(there, { chain: [...this.chain, ...e.moves], held: [], mode, since: begins });
  }

  /** The words that make a move the answer here, what is held already left out; null if it is none. A mode comes before them. */
  wordsOf(move: M): Gesture | null {
    return this.wordingsOf(move)[0] ?? null;
  }

  /** The same, if they lie on the table: null for a button beside the question. */
  placed(move: M): Gesture | null {
    const words = this.wordsOf(move);
    return words === null || words.every((word) => word.startsWith(BUTTON)) ? null : words;
  }

  /** The same where one word is asked for, once for every thing that stands for it. */
  wordingsOf(move: M): readonly Gesture[] {
    for (const question of this.decisions) {
      if (!question.options.some((o) => sameMove(o, move)) || this.follows(question) === 'ends') continue;
      const spelling = this.#spelling(move, question);
      const left = spelling === null ? null : unsaid(spelling.words, this.held);
      if (spelling === null || left === null) continue;
      const { mode } = spelling;
      const all = left.length === 1 ? (left[0] ?? []).map((word) => [word]) : [left.map((same) => same[0] as string)];
      return mode === undefined || mode === this.mode ? all : all.map((words) => [mode, ...words]);
    }
    return [];
  }

  /** One tap that says several words, or exchanges some. */
  presets(): readonly { readonly thing: string; readonly to: Gesture }[] {
    return this.once('presets', () => [...(this.#ground.answers.presets?.(this) ?? [])]);
  }

  /** Words for several moves that may be said here. */
  sayings(): readonly Saying<M>[] {
    return this.once('sayings', () =>
      this.held.length > 0 || !this.decisions.some((d) => this.follows(d) !== 'ends')
        ? []
        : [...(this.#ground.answers.sayings?.(this) ?? [])],
    );
  }

  /** The answer that goes without saying here. */
  silent(): M | null {
    return this.once('silent', () => {
      const { question: d } = this;
      if (d === null || this.follows(d) === 'ends') return null;
      return this.#ground.answers.natural?.(d, this) ?? this.#only(d);
    });
  }

  /** The same as words; null if nothing does. */
  unsaid(): Gesture | null {
    return this.once('unsaid', () => {
      const move = this.silent();
      const words = move === null ? null : this.wordsOf(move);
      return words === null || words.length === 0 || this.entries().get(words[0] as string)?.turnsOn === true
        ? null
        : words;
    });
  }

  /** Half an answer that only one option fits is that option. */
  #only(d: Decision<M>): M | null {
    if (this.held.length === 0) return null;
    const fits = d.options.filter((move) => {
      const spelling = this.#spelling(move, d);
      return spelling !== null && unsaid(spelling.words, this.held) !== null;
    });
    return fits.length === 1 ? (fits[0] as M) : null;
  }

  /** All points that what goes without saying leads through, this one first. */
  *natural(): Generator<Point<V, M, E>> {
    let at: Point<V, M, E> | null = this;
    while (at !== null) {
      yield at;
      const words: Gesture | null = at.unsaid();
      if (words === null) return;
      for (const [i, word] of words.entries()) {
        at = at?.say(word) ?? null;
        if (at !== null && i < words.length - 1) yield at;
      }
    }
  }
}
