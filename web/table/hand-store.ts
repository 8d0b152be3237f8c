/** What one hand does at one table: it touches, the game says what that means, the rules say what follows. */
import { computed, type ReadonlySignal, signal } from '@preact/signals';
import type { Decision, Move, Seat } from '#kernel';
import { keep, kept } from '../app/keep.ts';
import { settings } from '../app/settings.ts';
import { type Foresight, onceIn } from '../kit/ahead.ts';
import type { Gesture, Situation, TouchModel } from '../kit/contract.ts';
import { ask, choose, confirm, type Did, EMPTY, explain, type Hand, letGo, type Reading, tap } from '../kit/hand.ts';
import { changedPlaces } from '../kit/marks.ts';
import { read } from '../kit/reading.ts';
import type { Route } from '../kit/way-back.ts';
import { lang } from '../text/index.ts';
import { lastMoveOf, lastTurnOf, seatOf } from './log-lines.ts';
import { plainTouch } from './plain-touch.ts';
import type { TableStore } from './store.ts';

/** The part of a table that a hand touches. */
export type Touched = Pick<
  TableStore,
  'id' | 'shown' | 'loaded' | 'decisions' | 'foresight' | 'names' | 'pending' | 'moment' | 'why' | 'make'
> & { readonly cards: Pick<TableStore['cards'], 'card'> };

/** A hand and the question it answers. */
interface Held {
  readonly question: string;
  readonly hand: Hand;
}

const isGesture = (kept: unknown): kept is Gesture =>
  Array.isArray(kept) && kept.every((word) => typeof word === 'string');

/** Whether something is left to choose at a thing. */
const isChoice = (reading: Reading, open: string | null): boolean =>
  open !== null && (reading.things.get(open)?.ways.length ?? 0) > 1;

export class HandStore {
  readonly #s: Touched;
  readonly #held = signal<Held>({ question: '', hand: EMPTY });
  /** What is asked, as one word: another question finds an open hand. */
  readonly question: ReadonlySignal<string>;
  readonly hand: ReadonlySignal<Hand>;
  readonly reading: ReadonlySignal<Reading | null>;
  /** Places changed since my last turn → by whom. */
  readonly changed: ReadonlySignal<ReadonlyMap<string, Seat>>;

  readonly #list: boolean;

  /** `list`: the hand in the list of options over a drawn board, which is another one than that on the board. */
  constructor(s: Touched, list = false) {
    this.#s = s;
    this.#list = list;
    this.question = computed(() => {
      const shown = s.shown.value;
      if (shown === null) return '';
      const { mySeat } = shown.table;
      return `${mySeat === null ? '' : lastMoveOf(shown.log, mySeat)} ${JSON.stringify(s.decisions.value)}`;
    });
    this.hand = computed(() => {
      const { question, hand } = this.#held.value;
      return question === this.question.value ? hand : this.#kept();
    });
    this.reading = computed(() => this.read(this.hand.value.gesture));
    this.changed = computed(() => {
      const shown = s.shown.value;
      const drawn = s.loaded?.drawn ?? null;
      if (shown === null || drawn === null) return new Map();
      const { mySeat, view, moves } = shown.table;
      const rounds = drawn.order?.(view) === null && mySeat !== null;
      const from = mySeat === null ? moves - 1 : (rounds ? lastMoveOf : lastTurnOf)(shown.log, mySeat);
      const since = shown.log.filter((e) => (rounds ? e.n >= from : e.n > from && e.seat !== mySeat));
      const events = since.flatMap((e) => [...e.events]).filter((e) => !rounds || seatOf(e) !== mySeat);
      return changedPlaces(drawn.places, events, view);
    });
  }

  /** The gesture that a reload interrupted, if the question is still the same. */
  #kept(): Hand {
    if (this.#list) return EMPTY;
    const found = kept(`gesture:${this.#s.id}`) as { question?: unknown; gesture?: unknown } | null;
    if (found === null || typeof found !== 'object' || found.question !== this.question.value) return EMPTY;
    return isGesture(found.gesture) ? { ...EMPTY, gesture: found.gesture } : EMPTY;
  }

  /** What the table looks like to a hand that has made this gesture. */
  read(gesture: Gesture): Reading | null {
    const s = this.#s;
    const game = s.loaded;
    const table = s.shown.value?.table;
    if (game === null || !table || table.view === null) return null;
    const rules = s.foresight.value;
    const isMine = rules !== null && table.status === 'running';
    const situation: Situation<unknown, Move, unknown> = {
      view: table.view,
      seat: isMine ? table.mySeat : null,
      decisions: isMine ? (s.decisions.value as readonly Decision<Move>[]) : [],
      gesture: isMine ? gesture : [],
      after: (chain) => rules?.after(chain) ?? null,
      once: this.#onceIn(rules),
      whyNot: (move) => rules?.whyNot(move) ?? null,
      names: s.names,
      lang: lang(),
      text: game.module.text[lang()],
    };
    const drawn = this.#list || settings.value.plain ? null : game.drawn;
    const model = drawn === null ? plainTouch : (drawn.touch as unknown as TouchModel<unknown, Move, unknown>);
    return read(model, game.module.game.moves, situation);
  }

  /** Made once in a position; the plain table and a drawn one have each their own walk. */
  #onceIn(rules: Foresight | null): Situation<unknown, Move, unknown>['once'] {
    const once = rules?.once ?? onceIn(new Map());
    const plain = this.#list || settings.value.plain || this.#s.loaded?.drawn === null;
    return plain ? once('plain', () => onceIn(new Map())) : once;
  }

  #hold(hand: Hand): void {
    const question = this.question.peek();
    this.#held.value = { question, hand };
    if (this.#list) return;
    keep(`gesture:${this.#s.id}`, hand.gesture.length === 0 ? null : { question, gesture: hand.gesture });
  }

  #do({ hand, play }: Did, atOnce: boolean): void {
    const s = this.#s;
    // Looking at the past, or at a card of a moment: the present answer waits.
    if (s.pending.value || s.moment.value !== null || s.cards.card.value !== null) return;
    s.why.value = null;
    this.#hold(hand);
    const reading = this.reading.value;
    if (reading === null) return;
    const now = play || (atOnce && settings.value.confirmAtOnce && reading.ready && !isChoice(reading, hand.open));
    if (now) void s.make(reading.chain);
  }

  readonly tap = (id: string): void => {
    const reading = this.reading.value;
    if (reading === null) return;
    const thing = reading.things.get(id);
    const hand = this.hand.value;
    const answers = (thing?.ways.length ?? 0) > 0 && thing?.switch !== true;
    this.#do(tap(hand, reading, id), answers && hand.asking !== true);
  };

  readonly choose = (id: string, way: number): void => {
    const reading = this.reading.value;
    if (reading !== null) this.#do(choose(this.hand.value, reading, id, way), true);
  };

  /** What a hand would do for these moves, as far as one gesture reaches; null if nothing on the table leads there. */
  readonly routeTo = (moves: readonly Move[]): Route | null => this.reading.peek()?.routeTo(moves) ?? null;

  /** Makes the gesture of some moves without playing them: 'show me', or a hint. */
  readonly show = (...moves: readonly Move[]): void => {
    const route = this.routeTo(moves);
    if (route !== null) this.#hold({ gesture: route.gesture, open: null, explained: null });
  };

  /** The next tap asks what something is; asked again, it does not. */
  readonly ask = (): void => this.#hold(ask(this.hand.value));

  readonly explain = (id: string): void => this.#hold(explain(this.hand.value, id));

  /** Closes an explanation, and nothing else. */
  readonly hush = (): void => {
    const hand = this.hand.value;
    if (hand.explained !== null) this.#hold({ ...hand, explained: null });
  };

  readonly confirm = (): void => {
    const reading = this.reading.value;
    if (reading !== null) this.#do(confirm(this.hand.value, reading), false);
  };

  /** Esc, or empty ground. */
  readonly drop = (): void => {
    if (this.hand.value !== EMPTY) this.#hold(letGo());
  };
}
