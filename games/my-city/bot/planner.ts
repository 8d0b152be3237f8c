/** A town played on by its own light, to its end if need be. */
import { BLOCK, constants } from '../rules/data.ts';
import { narrow } from './first-sight.ts';
import { judge, prospects } from './judge.ts';
import { PROSPECTS } from './prospects.ts';
import type { Site } from './site.ts';
import { AT_LAST, EARLY } from './weights-searching.ts';

/** Answers to a card beside its lots. */
export const DECLINE = -1;
export const END = -2;

const MOST_LOTS = 512;
const lots = new Int32Array(MOST_LOTS);

/** What the numbers in use come to for the card that is answered. */
const W = new Float64Array(PROSPECTS.length);

/** The cards that are to come after the one that is answered. */
export function expect(site: Site, left: number, cards: number): void {
  site.expect(left, cards);
  const early = cards / BLOCK;
  for (let i = 0; i < W.length; i++) W[i] = (AT_LAST[i] as number) + early * (EARLY[i] as number);
}

const promised = (): number => {
  let x = 0;
  for (let i = 0; i < W.length; i++) x += (prospects[i] as number) * (W[i] as number);
  return x;
};

/** What was judged last still promises, by prospect. */
export const promises = (): number[] => PROSPECTS.map((_, i) => (prospects[i] as number) * (W[i] as number));

/** Expected final points with building b on the lot. */
export function after(site: Site, b: number, lot: number): number {
  return judge(site, b, lot) + promised();
}

/** Expected final points as the town stands. */
export function stay(site: Site): number {
  return judge(site, 0, site.lots.nowhere) + promised();
}

/** The answer that promises most: a lot, DECLINE or END. */
export function answer(site: Site, b: number): number {
  const n = narrow(site, b, lots, site.legal(b, lots));
  let most = judge(site, b, site.lots.nowhere);
  let best = END;
  if (site.mayDecline(b)) {
    const x = most + promised() - constants.declineCost;
    if (x > most) {
      most = x;
      best = DECLINE;
    }
  }
  for (let k = 0; k < n; k++) {
    const x = after(site, b, lots[k] as number);
    if (x > most) {
      most = x;
      best = lots[k] as number;
    }
  }
  return best;
}

/** Buildings of a deck, as bits. */
export function setOf(deck: readonly number[]): number {
  let mask = 0;
  for (let i = 0; i < deck.length; i++) if (deck[i] !== BLOCK) mask |= 1 << (deck[i] as number);
  return mask;
}

/** Carries out an answer; false when the town stops. */
export function carryOut(site: Site, b: number, answer: number): boolean {
  if (answer === END) return false;
  if (answer === DECLINE) site.score -= constants.declineCost;
  else site.build(b, answer);
  return true;
}

/**
 * Plays the deck (the next card last) to the end and returns how many cards were answered. Somebody else wins the gold when so many
 * cards are to come; −1: nobody.
 */
export function finish(site: Site, deck: readonly number[], goldGone = -1): number {
  let left = setOf(deck);
  let answered = 0;
  for (let at = deck.length - 1; at >= 0; at--) {
    const card = deck[at] as number;
    if (card === BLOCK) {
      at--;
      if (at >= 0) left &= ~(1 << (deck[at] as number));
      continue;
    }
    left &= ~(1 << card);
    expect(site, left, at);
    if (at < goldGone) site.goldOpen = false;
    answered++;
    if (!carryOut(site, card, answer(site, card))) break;
  }
  return answered;
}

/** Points as the town stands. */
export function total(site: Site): number {
  return judge(site, 0, site.lots.nowhere);
}
