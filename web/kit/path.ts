/**
 * A gesture on its way through the questions: each word is the answer that lies on a thing when its turn comes, questions with a natural
 * answer answer themselves at the end. Where a tap leads, in this order: on; on beyond an answer that only leads; instead of what was
 * said, the latest first. Pure.
 */
import { type Move, type MoveShapes, sameMove } from '#kernel';
import type { Answers, Gesture, PathWay, Situation, Touchable, Walked } from './contract.ts';
import { inGesture } from './hand.ts';
import { BUTTON, type Entry, type Ground, Point, thingOf } from './point.ts';

/** An effect that is begun may open another one: no tap goes without saying further than this. */
const MOST_LEADS = 2;

const NOTHING: Touchable<never, never, never> = { ways: [] };

/** A place where an entry can be said: the point, and where in the trail it stands. */
interface Found<V, M extends Move, E> {
  readonly at: number;
  readonly here: Point<V, M, E>;
  readonly entry: Entry<M>;
}

export class Path<V, M extends Move, E> implements Walked<V, M, E> {
  readonly gesture: Gesture;
  /** Before each said word, and where they end. */
  readonly points: readonly Point<V, M, E>[];
  readonly trail: readonly Point<V, M, E>[];
  /** Everything that words of this gesture lie on: most of a table is no answer, and nobody looks further there. */
  #reach: ReadonlySet<string> | false | null = null;
  readonly #touched = new Map<string, Touchable<V, M, E>>();

  constructor(root: Point<V, M, E>, gesture: Gesture) {
    const points = [root];
    for (const word of gesture) {
      const next = points.at(-1)?.say(word) ?? null;
      if (next === null) break;
      points.push(next);
    }
    this.points = points;
    this.gesture = gesture.length === points.length - 1 ? gesture : gesture.slice(0, points.length - 1);
    this.trail = [...points.slice(0, -1), ...this.firm.natural()];
  }

  get firm(): Point<V, M, E> {
    return this.points.at(-1) as Point<V, M, E>;
  }
  get open(): Point<V, M, E> {
    return this.trail.at(-1) as Point<V, M, E>;
  }
  get words(): Gesture {
    return this.open.words;
  }
  get chain(): readonly M[] {
    return this.open.chain;
  }
  get said(): number {
    return this.firm.chain.length;
  }
  get mode(): string | null {
    return this.firm.mode;
  }
  get ready(): boolean {
    const { chain, held, question } = this.open;
    // What was only begun, as a rider who takes off, is not whole.
    if (
      this.points
        .at(-2)
        ?.entries()
        .get(this.gesture.at(-1) ?? '')?.turnsOn === true
    )
      return false;
    return chain.length > 0 && held.length === 0 && (question === null || this.open.follows(question) !== 'must');
  }

  /** Nothing that lies on the table was chosen for whoever taps, where something else could have been. */
  get own(): boolean {
    return this.trail.slice(this.points.length - 1, -1).every((here) => {
      const move = here.silent();
      const words = move === null ? null : here.placed(move);
      // What is on or off beside an answer is no target.
      if (move === null || words === null || here.entries().get(words[0] as string)?.switch === true) return true;
      return !(here.question?.options ?? []).some((o) => !sameMove(o, move) && here.placed(o) !== null);
    });
  }

  on(thing: string): Touchable<V, M, E> {
    const known = this.#touched.get(thing) ?? this.#on(thing);
    this.#touched.set(thing, known);
    return known;
  }

  buttons(): readonly string[] {
    const found = new Set<string>();
    // What could be done instead of what is in the hand stands there again when the hand is empty: one way out is enough.
    const begun = this.gesture[0] !== undefined && !this.gesture[0].startsWith(BUTTON) && this.points.length > 1;
    for (const [i, point] of this.trail.entries()) {
      if (i === 0 && begun) continue;
      const said = this.gesture[i];
      if (i > 0 && i < this.points.length - 1) {
        if (said?.startsWith(BUTTON) === true && point.unsaid()?.[0] !== said) found.add(said);
        continue;
      }
      // Within a gesture what goes without saying needs no button.
      const silent = point.chain.length === 0 ? undefined : point.unsaid()?.[0];
      for (const word of point.entries().keys()) if (word.startsWith(BUTTON) && word !== silent) found.add(word);
    }
    return [...found];
  }

  // --- where a tap leads ---

  #on(thing: string): Touchable<V, M, E> {
    const preset = this.open.presets().find((p) => p.thing === thing);
    if (preset !== undefined) {
      const ways = [this.#way(preset.to, this.open, undefined, thing)];
      // A thing that its own gesture says is an answer like others: a second tap plays it.
      return inGesture(preset.to, thing) ? { ways } : { ways, switch: true };
    }
    if (!this.#isKnown(thing)) return NOTHING;
    const again = this.#again(thing);
    if (again !== null) return again;
    const found = this.#find(thing);
    const [first] = found;
    if (first === undefined) return NOTHING;
    if (found.every(({ entry }) => entry.switch)) return this.#switch(thing);
    const ways = found.map((f) => this.#wayTo(f));
    // Beyond different things that lead on it means different things: nothing is taken at once. What is only begun is begun in its order.
    const led = new Set(
      found.map(({ here }) =>
        here.words
          .map(thingOf)
          .filter((x) => !x.startsWith(BUTTON))
          .join(' '),
      ),
    );
    return ways.length > 1 && led.size === 1 ? { ways, prefer: true } : { ways };
  }

  /** A tap on what was said: a switch is taken back; the last answer plays, and what else it could mean stands beside it. */
  #again(thing: string): Touchable<V, M, E> | null {
    const k = this.gesture.findLastIndex((word) => thingOf(word) === thing);
    const point = this.points[k];
    const word = this.gesture[k];
    if (point === undefined || word === undefined) return null;
    const entry = point.entries().get(word);
    if (entry?.switch === true) return this.#beside(this.#switch(thing), thing, k);
    if (k < this.firm.since) return null;
    const here: PathWay<V, M, E> = this.#way(this.gesture, point, entry, word);
    if (k < this.gesture.length - 1) return { ways: [here] };
    const ways = point
      .at(thing)
      .map((e) => (e.word === word ? here : this.#way([...point.words, e.word], point, e, e.word)));
    // What is still asked at the same thing: the soil of a thornbush. What comes late would be another turn of it.
    const direct = this.#direct(thing, this.points.length - 1, (i) => !this.#isLate(this.trail[i]));
    const on = direct.map((f) => this.#wayTo(f));
    // What the thing can take beyond all that stands is more of the same: one more rider.
    const isMore = (f: Found<V, M, E> | undefined): boolean => f?.here === this.open && !f.entry.turnsOn;
    const more = thing.startsWith(BUTTON) ? [] : on.filter((_, i) => isMore(direct[i]));
    const rest = on.filter((way) => !more.includes(way));
    const stands = ways.some((way) => way === here) ? ways : [here, ...ways];
    const all = [...more, ...stands, ...rest, ...this.#elsewhere(thing, k)];
    return all.length > 1 ? { ways: all, prefer: true } : { ways: all };
  }

  /** A switch that is on, and what else its thing could mean instead: riders take off there, or others land. */
  #beside(on: Touchable<V, M, E>, thing: string, k: number): Touchable<V, M, E> {
    const point = this.points[k] as Point<V, M, E>;
    const others = point.at(thing).filter((e) => !e.switch);
    const instead = others.map((e) => this.#way([...point.words, e.word], point, e, e.word));
    const ways = [...instead, ...this.#elsewhere(thing, k)];
    return ways.length === 0 ? on : { ways: [...on.ways, ...ways], prefer: true, switch: true };
  }

  /** What the thing of the k-th word means beyond other answers that only lead on. */
  #elsewhere(thing: string, k: number): PathWay<V, M, E>[] {
    const before = this.points[k - 1];
    const word = this.gesture[k - 1];
    if (before === undefined || word === undefined || !word.startsWith(BUTTON)) return [];
    if (before.entries().get(word)?.leads !== true) return [];
    return led(before, thing, MOST_LEADS)
      .filter(({ here }) => here.words[k - 1] !== word)
      .map(({ here, entry }) => this.#way([...here.words, entry.word], here, entry, entry.word));
  }

  /** Most things of a table answer nothing on the way: they are not looked for at every point. */
  #isKnown(thing: string): boolean {
    this.#reach ??= reach(this.trail);
    if (this.#reach === false || this.#reach.has(thing)) return true;
    return this.trail.some((here) => here.leads(thing).some((e) => e.leads !== true));
  }

  /** Where the words of a thing that was not said fit, the first place that has any. */
  #find(thing: string): Found<V, M, E>[] {
    const last = this.points.length - 1;
    const on = this.#direct(thing, last, (i) => !this.#isLate(this.trail[i]));
    if (on.length > 0 && !on.every(({ entry }) => entry.late)) return on;
    const beyond = this.#beyond(thing, last);
    if (beyond.length > 0) return beyond;
    for (let k = last - 1; k >= 0; k--) {
      if (on.length === 0 && k === this.firm.since - 1) {
        const after = this.#direct(thing, last);
        if (after.length > 0) return after;
      }
      const instead = this.#entriesAt(thing, k).filter(({ entry }) => entry.late !== true);
      if (instead.length > 0) return [...instead, ...on];
      const led = this.#ledBeyond(thing, k);
      if (led.length > 0) return led;
    }
    return this.#direct(thing, last);
  }

  #isLate(point: Point<V, M, E> | undefined): boolean {
    const question = point?.question ?? null;
    return point !== undefined && point.chain.length > 0 && question !== null && point.follows(question) === 'late';
  }

  /** At the open end, or instead of what goes without saying: the first question that the thing answers. */
  #direct(thing: string, from: number, may: (i: number) => boolean = () => true): Found<V, M, E>[] {
    for (let i = from; i < this.trail.length; i++) {
      const found = may(i) ? this.#entriesAt(thing, i) : [];
      if (found.length > 0) return found;
    }
    return [];
  }

  #entriesAt(thing: string, at: number): Found<V, M, E>[] {
    const here = this.trail[at];
    if (here === undefined) return [];
    const all = here.at(thing);
    // What goes without saying is offered only where its thing means nothing else.
    const silent = at >= this.points.length - 1 && all.length > 1 ? here.unsaid()?.[0] : undefined;
    return all.filter((entry) => entry.word !== silent).map((entry) => ({ at, here, entry }));
  }

  #beyond(thing: string, from: number): Found<V, M, E>[] {
    for (let i = from; i < this.trail.length; i++) {
      const found = this.#ledBeyond(thing, i);
      if (found.length > 0) return found;
    }
    return [];
  }

  /** What a thing means after an answer here that only leads on; several of them may lead to it. */
  #ledBeyond(thing: string, at: number): Found<V, M, E>[] {
    const here = this.trail[at];
    return here === undefined ? [] : led(here, thing, MOST_LEADS).map((f) => ({ ...f, at }));
  }

  #wayTo({ at, here, entry }: Found<V, M, E>): PathWay<V, M, E> {
    // A mode in which nothing was said is left by a tap on something else.
    const idle = here.modeIdle && entry.mode !== here.mode;
    const to = [...(idle ? here.words.slice(0, -1) : here.words), entry.word];
    if (at >= this.points.length - 1) return this.#way(to, here, entry, entry.word);
    return this.#way(
      this.#followed(to, at, (k) => this.#isSwitch(k)),
      here,
      entry,
      entry.word,
    );
  }

  #way(to: Gesture, here: Point<V, M, E>, entry: Entry<M> | undefined, word: string): PathWay<V, M, E> {
    return { to, word, moves: entry?.moves ?? [], here, question: entry?.question ?? here.question };
  }

  #isSwitch(k: number): boolean {
    const word = this.gesture[k];
    return word !== undefined && this.points[k]?.entries().get(word)?.switch === true;
  }

  /** Where the answer that the k-th word is part of ends. */
  #endOf(k: number): number {
    let end = k + 1;
    while (end < this.points.length - 1 && (this.points[end]?.held.length ?? 0) > 0) end++;
    return end;
  }

  /** A beginning, with what was said after the k-th word as far as it stays and fits: other parts of the same answer, and switches. */
  #followed(beginning: Gesture, k: number, stays: (i: number) => boolean): Gesture {
    const end = this.#endOf(k);
    const tail = this.gesture.filter((_, i) => i > k && (i < end || stays(i)));
    return resaid(this.points[0] as Point<V, M, E>, beginning, tail);
  }

  // --- switches ---

  /** On or off beside other answers, gathered over all questions; what was said later stays as far as it fits. */
  #switch(thing: string): Touchable<V, M, E> {
    const all: { readonly at: number; readonly way: PathWay<V, M, E>; readonly instead: boolean }[] = [];
    const asked = new Set<string>();
    const last = this.points.length - 1;
    // Other forms of what is on, then what is still to come from its beginning, then what was said from its end.
    const length = this.trail.length;
    const rank = (at: number): number =>
      at >= last ? at : thingOf(this.gesture[at] as string) === thing ? at - length : 2 * length - at;
    for (const at of [...this.trail.keys()].toSorted((a, b) => rank(a) - rank(b))) {
      const said = at < last ? this.gesture[at] : undefined;
      const list = this.#entriesAt(thing, at).filter(({ entry }) => entry.switch);
      const off = list.some(({ entry }) => entry.word === said) ? this.#off(at, said as string) : null;
      if (off !== null) all.push({ at, way: off, instead: false });
      // What was tapped gives way only where there is no other place for the switch.
      const instead = off === null && said !== undefined && this.points[at]?.unsaid()?.[0] !== said;
      for (const { here, entry } of list) {
        if (asked.has(entry.word) || entry.word === said || this.gesture.includes(entry.word)) continue;
        // Taken back it would go without saying.
        if (off !== null && entry.word === here.unsaid()?.[0]) continue;
        asked.add(entry.word);
        const to = [...here.words, entry.word];
        // What was said before a mode means something else in it.
        const later = at < last && !entry.turnsOn;
        all.push({ at, way: this.#way(later ? this.#exchanged(to, at) : to, here, entry, entry.word), instead });
      }
    }
    const ways = all.some((x) => !x.instead) ? all.filter((x) => !x.instead) : all;
    const questions = new Set(ways.map(({ at }) => at));
    const unsaid = this.words.slice(this.gesture.length).some((word) => thingOf(word) === thing);
    return {
      ways: ways.toSorted((a, b) => a.at - b.at).map(({ way }) => way),
      switch: true,
      ...(ways.length > 1 && questions.size === 1 ? { prefer: true as const } : {}),
      ...(unsaid ? { on: true as const } : {}),
    };
  }

  /** Without the k-th word; null where it would be said all the same. */
  #off(k: number, word: string): PathWay<V, M, E> | null {
    const [root, here] = [this.points[0] as Point<V, M, E>, this.points[k] as Point<V, M, E>];
    const entry = here.entries().get(word);
    // What was said in a mode means something else without it.
    const tail = entry?.turnsOn === true ? [] : this.gesture.slice(k + 1);
    const left = new Path(root, resaid(root, here.words, tail));
    // Who lets a rider stay has begun his flight all the same.
    const without = entry?.turnsOn === true ? left : bare(left);
    if (without.words.includes(word)) return null;
    return { ...this.#way(without.gesture, here, entry, word), off: true };
  }

  /** Said instead of the answer at this point, and everything later once more. */
  #exchanged(to: Gesture, at: number): Gesture {
    const end = this.#endOf(at);
    return resaid(this.points[0] as Point<V, M, E>, to, this.gesture.slice(end));
  }
}

/**
 * All things that mean something on a way, or beyond the answers there that only lead on. An answer on the way that says thing by thing where
 * it leads is asked by itself; one further on makes this false: then every thing is looked for.
 */
function reach<V, M extends Move, E>(
  trail: readonly Point<V, M, E>[],
  depth = MOST_LEADS,
  found = new Set<string>(),
): ReadonlySet<string> | false {
  for (const here of trail) {
    for (const thing of here.things().keys()) found.add(thing);
    if (depth === 0) continue;
    for (const { word, leads } of here.leads()) {
      const there = leads === true ? here.say(word) : null;
      if (leads !== true && depth < MOST_LEADS) return false;
      if (there !== null && reach([...there.natural()], depth - 1, found) === false) return false;
    }
  }
  return found;
}

/** What a thing means beyond the answers at a point that only lead on: what one opens at once before what comes when it is over. */
function led<V, M extends Move, E>(here: Point<V, M, E>, thing: string, depth: number): Omit<Found<V, M, E>, 'at'>[] {
  const silent = here.unsaid()?.[0];
  const begun = here.leads(thing).flatMap((lead) => (lead.word === silent ? [] : (here.say(lead.word) ?? [])));
  const found = begun.flatMap((there) => beyond(there, thing) ?? []);
  const nearest = Math.min(...found.map((f) => f.far));
  if (found.length > 0) return found.filter((f) => f.far === nearest).flatMap((f) => f.found);
  return depth <= 1
    ? []
    : begun.flatMap((there) => [...there.natural()].flatMap((point) => led(point, thing, depth - 1)));
}

/** The first question from here on that a thing answers, and how many answers go without saying before it. */
function beyond<V, M extends Move, E>(
  there: Point<V, M, E>,
  thing: string,
): { readonly far: number; readonly found: Omit<Found<V, M, E>, 'at'>[] } | null {
  let far = 0;
  for (const here of there.natural()) {
    const found = here.at(thing);
    if (found.length > 0) return { far, found: found.map((entry) => ({ here, entry })) };
    far++;
  }
  return null;
}

/** Words said once more after a beginning, as far as they fit; what goes without saying between them is said. */
function resaid<V, M extends Move, E>(root: Point<V, M, E>, beginning: Gesture, tail: Gesture): Gesture {
  let at = new Path(root, beginning).firm;
  for (const word of tail)
    for (const point of at.natural()) {
      const next = point.say(word);
      if (next === null) continue;
      at = next;
      break;
    }
  return at.words;
}

/** Without words at the end that nobody tapped: what only leads on, and what goes without saying. */
function bare<V, M extends Move, E>(path: Path<V, M, E>): Path<V, M, E> {
  const { since } = path.firm;
  const before = path.points[since];
  const word = path.gesture[since];
  if (before === undefined || word === undefined || path.firm.held.length > 0) return path;
  const goes =
    before.entries().get(word)?.leads === true || before.unsaid()?.join() === path.gesture.slice(since).join();
  return goes ? bare(new Path(path.points[0] as Point<V, M, E>, before.words)) : path;
}

/** The open hand over a position; everything later is made from it once. */
export function rootOf<V, M extends Move, E>(
  answers: Answers<V, M, E>,
  shapes: MoveShapes,
  s: Situation<V, M, E>,
): Point<V, M, E> {
  return s.once('path', () => {
    const ground: Ground<V, M, E> = { answers, shapes, s };
    const there = { view: s.view, events: [], uncertain: false, decisions: s.seat === null ? [] : s.decisions };
    return new Point(ground, there, { chain: [], words: [], held: [], mode: null, since: 0 });
  });
}

/** Things that say several words at once lead where the board says; all others as the path finds. */
export function pathOf<V, M extends Move, E>(root: Point<V, M, E>, gesture: Gesture): Path<V, M, E> {
  return root.once(`path ${gesture.join('\n')}`, () => new Path(root, gesture));
}
