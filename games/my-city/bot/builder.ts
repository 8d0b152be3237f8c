/** A town played on by its own light: what a card is worth where, and whole games on one town. */
import { BLOCK, constants } from '../rules/data.ts';
import { FEATURES, observe, type ToCome, toCome, value } from './features.ts';
import { CHURCHES, Plot, SHAPE } from './plot.ts';

const MOST_PLACES = 512;
const features = new Float64Array(FEATURES.length);
const places = new Int32Array(MOST_PLACES);
const firstSight = new Float64Array(MOST_PLACES);

/** Answers to a card beside its placements. */
export const DECLINE = -1;
export const END = -2;

/** One town and what it may still count on. */
export class Builder {
  readonly plot: Plot;
  readonly #trial: Plot;
  readonly #weights: Float64Array;
  goldOpen = true;
  /** What was observed last. */
  readonly seen = features;
  lastSure = 0;

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
    this.lastSure = observe(this.plot, left, this.goldOpen, features);
    return this.lastSure;
  }

  /** Expected final points after placement i of building b. */
  after(b: number, i: number, left: ToCome): number {
    const t = this.#trial.copyFrom(this.plot);
    t.build(b, i);
    const gold = this.goldOpen && t.overGold;
    if (gold) t.score += constants.goldBonus;
    return value(observe(t, left, this.goldOpen && !gold, features), features, this.#weights);
  }

  mayDecline(b: number): boolean {
    return (CHURCHES & (1 << b)) === 0 && this.plot.score >= constants.minScoreWhilePlaying + constants.declineCost;
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

  /** The best answer to a card: a placement, DECLINE or END. At most `closely` places are looked at closely. */
  answer(b: number, left: ToCome, closely = MOST_PLACES): number {
    const n = this.#narrow(b, this.plot.legal(b, places), closely);
    const stay = this.stay(left);
    let best = END;
    let most = this.lastSure;
    if (this.mayDecline(b) && stay - constants.declineCost > most) {
      most = stay - constants.declineCost;
      best = DECLINE;
    }
    for (let k = 0; k < n; k++) {
      const x = this.after(b, places[k] as number, left);
      if (x > most) {
        most = x;
        best = places[k] as number;
      }
    }
    return best;
  }

  /** Brings the places that look best at first sight to the front. */
  #narrow(b: number, n: number, closely: number): number {
    if (n <= closely) return n;
    for (let k = 0; k < n; k++) firstSight[k] = this.plot.firstSight(b, places[k] as number);
    for (let k = 0; k < closely; k++) {
      let top = k;
      for (let j = k + 1; j < n; j++) if ((firstSight[j] as number) > (firstSight[top] as number)) top = j;
      const place = places[top] as number;
      places[top] = places[k] as number;
      places[k] = place;
      firstSight[top] = firstSight[k] as number;
    }
    return closely;
  }

  /** Answers the card; false when the town stops. */
  play(b: number, answer: number): boolean {
    if (answer === END) return false;
    if (answer === DECLINE) this.plot.score -= constants.declineCost;
    else {
      this.plot.build(b, answer);
      if (this.goldOpen && this.plot.overGold) {
        this.plot.score += constants.goldBonus;
        this.goldOpen = false;
      }
    }
    return true;
  }

  /** Plays the deck (the next card last) to the end and returns the points. */
  finish(deck: readonly number[]): number {
    for (let at = deck.length - 1; at >= 0; at--) {
      const card = deck[at] as number;
      if (card === BLOCK) {
        at--;
        continue;
      }
      if (!this.play(card, this.answer(card, toCome(deck.slice(0, at))))) break;
    }
    return this.sure(NOTHING);
  }
}

const NOTHING: ToCome = { cards: 0, mask: 0, area: 0 };
