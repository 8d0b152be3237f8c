/** A town as Casual sees it: what a card is worth where. */
import { constants } from '../rules/data.ts';
import { FEATURES, observe, type ToCome, value } from './features.ts';
import { Plot, SHAPE } from './plot.ts';

const features = new Float64Array(FEATURES.length);

/** One town and what it may still count on. */
export class Builder {
  readonly plot: Plot;
  readonly #trial: Plot;
  readonly #weights: Float64Array;
  goldOpen = true;

  constructor(plot: Plot, weights: Float64Array) {
    this.plot = plot;
    this.#trial = new Plot(plot.ground);
    this.#weights = weights;
  }

  /** Expected final points as the town stands. */
  stay(left: ToCome): number {
    return value(this.sure(left), features, this.#weights);
  }

  /** Points if this town stopped now. */
  sure(left: ToCome): number {
    return observe(this.plot, left, this.goldOpen, features);
  }

  /** Expected final points after placement i of building b. */
  after(b: number, i: number, left: ToCome): number {
    const t = this.#trial.copyFrom(this.plot);
    t.build(b, i);
    const gold = this.goldOpen && t.overGold;
    if (gold) t.score += constants.goldBonus;
    return value(observe(t, left, this.goldOpen && !gold, features), features, this.#weights);
  }

  /** Some card to come has a place. */
  hasRoomFor(left: ToCome): boolean {
    for (let rest = left.mask; rest !== 0; rest &= rest - 1)
      if (this.plot.hasRoom(SHAPE[31 - Math.clz32(rest & -rest)] as number)) return true;
    return false;
  }

  /** Points of the ground that placement i of building b covers, at once. */
  ground(b: number, i: number): number {
    return this.plot.coveredBare(b, i);
  }
}
