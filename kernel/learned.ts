/**
 * Numbers that a brain has learned by playing: habits, which like or dislike what is seen of an option, and an outlook, which knows what
 * the things that a seat has are worth. Both are sums over named notes; games say what is noted, `tafelrunde train --habits` learns the rest.
 */
import type { Decision, Move, Rng, Seat } from './types.ts';
import type { Weights } from './weights.ts';

/** Some of many named things, each with a strength: those of whatever was looked at last. Nothing is allocated while noting. */
export class Notes {
  readonly names: string[] = [];
  readonly at: Int32Array;
  readonly strength: Float64Array;
  count = 0;

  /** How many can be noted of one look. */
  constructor(most: number) {
    this.at = new Int32Array(most);
    this.strength = new Float64Array(most);
  }

  /** A thing that can be noted, as its place among the names. */
  named(name: string): number {
    return this.names.push(name) - 1;
  }

  /** Things that differ in a word or a number: the place of the first. */
  row(name: string, kinds: readonly (string | number)[]): number {
    const first = this.names.length;
    for (const kind of kinds) this.names.push(`${name}.${kind}`);
    return first;
  }

  note(at: number, x = 1): void {
    if (x === 0) return;
    this.at[this.count] = at;
    this.strength[this.count++] = x;
  }
}

/** What was learned, by name, with the way it was found. */
export type Learned<V> = Omit<Weights, 'values'> & { readonly values: Readonly<Record<string, V>> };

function required<V>(file: Learned<V>, name: string): V {
  const x = file.values[name];
  if (x === undefined) throw new Error(`${file.game}: nothing was learned about ${name}`);
  return x;
}

const RESOLUTION = 1 << 24;

/** How much the signs of an option are liked. */
export class Habits extends Notes {
  values: Float64Array = new Float64Array(0);

  /** After all signs have been named. */
  learn(file: Learned<number>): void {
    this.values = Float64Array.from(this.names, (name) => required(file, name));
  }

  /** Of the option whose signs were noted last. */
  liking(): number {
    let sum = 0;
    for (let i = 0; i < this.count; i++)
      sum += (this.values[this.at[i] as number] as number) * (this.strength[i] as number);
    return sum;
  }

  /** The liking, shaken by a Gumbel variate: the option for which it is largest is a draw from the softmax of the likings. */
  shaken(sure: number, rng: Rng): number {
    return sure * this.liking() - Math.log(-Math.log((rng.int('policy', RESOLUTION) + 0.5) / RESOLUTION));
  }
}

/** What assets are worth: known at some times of a game (knots), in between it changes evenly. */
export class Outlook extends Notes {
  readonly knots: number;
  /** By asset: the reason of a hint it belongs to. */
  readonly groups: string[] = [];
  values: Float64Array = new Float64Array(0);
  #knot = 0;
  #beyond = 0;

  constructor(most: number, knots: number) {
    super(most);
    this.knots = knots;
  }

  asset(name: string, group: string): number {
    this.groups.push(group);
    return this.named(name);
  }

  /** Assets that differ in a word or a number: the place of the first. */
  assets(name: string, kinds: readonly (string | number)[], group: string): number {
    for (const _ of kinds) this.groups.push(group);
    return this.row(name, kinds);
  }

  learn(file: Learned<readonly number[]>): void {
    this.values = Float64Array.from(
      this.names.flatMap((name) => {
        const knots = required(file, name);
        if (knots.length !== this.knots) throw new Error(`${file.game}: ${name} has ${knots.length} knots`);
        return knots;
      }),
    );
  }

  /** From 0 to the last knot. */
  set time(time: number) {
    this.#knot = Math.min(this.knots - 2, Math.floor(time));
    this.#beyond = time - this.#knot;
  }

  get knot(): number {
    return this.#knot;
  }

  /** How far the time has come from the knot to the next. */
  get beyond(): number {
    return this.#beyond;
  }

  /** Of one of the assets noted, now. */
  worthOf(i: number): number {
    const at = (this.at[i] as number) * this.knots + this.#knot;
    return (
      (this.strength[i] as number) *
      ((1 - this.#beyond) * (this.values[at] as number) + this.#beyond * (this.values[at + 1] as number))
    );
  }

  /** Of all assets noted. */
  worth(): number {
    let sum = 0;
    for (let i = 0; i < this.count; i++) sum += this.worthOf(i);
    return sum;
  }

  /** The same, added by group. */
  addTo<G extends object>(groups: { [K in keyof G]: number }): void {
    for (let i = 0; i < this.count; i++) groups[this.groups[this.at[i] as number] as keyof G] += this.worthOf(i);
  }
}

/** What a brain can learn by playing itself. */
export interface Learner<S, M extends Move> {
  readonly habits: Habits;
  readonly outlook: Outlook;
  /** Notes the signs of each option somebody would take, and says which it is; false where the answer needs no taste. */
  consider(s: S, decision: Decision<M>, each: (option: number) => void): boolean;
  /** Notes what a seat has, at its time; the points it has already. */
  look(s: S, seat: Seat): number;
}

export type AnyLearner = Learner<unknown, Move>;
