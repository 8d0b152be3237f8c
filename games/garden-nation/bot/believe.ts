import type { Rng } from '#kernel';
import { secretIndex } from '../rules/data.ts';
import { keepOptions } from '../rules/decisions.ts';
import { imagine } from '../rules/imagine.ts';
import { DEALT } from '../rules/numbers.ts';
import type { State, View } from '../rules/state.ts';
import { secretsPromise } from './evaluate.ts';
import { ratePair } from './secrets.ts';
import { W } from './weights.ts';

/** So many hands are dealt to an opponent in thought; the one that fits what it has built is believed most. */
const HANDS = 10;
const RESOLUTION = 1 << 20;

/** Positions the seat cannot tell apart, with cards of the others that fit what they have built. */
export function believe(view: unknown, rng: Rng): State {
  const v = view as View;
  const s = imagine(v, rng);
  for (let seat = 0; seat < s.seats; seat++)
    if (v.kept[seat] === null && v.chosen[seat] === true) dealAnew(s, seat, rng);
  return s;
}

function dealAnew(s: State, seat: number, rng: Rng): void {
  const pool = [...s.undealt, ...(s.kept[seat] as number[]), ...(s.rejected[seat] as number[])];
  const hands: { readonly kept: number[]; readonly rest: number[] }[] = [];
  const likely: number[] = [];
  for (let n = 0; n < HANDS; n++) {
    const cards = rng.shuffle('believe-hand', pool.slice());
    const hand = cards.splice(0, DEALT);
    const kept = keeps(hand, rng);
    const rest = hand.slice();
    for (const card of kept) rest.splice(rest.indexOf(card), 1);
    hands.push({ kept, rest });
    likely.push(Math.exp(secretsPromise(s, seat, kept) * W.fits));
  }
  const { kept, rest } = hands[drawn(likely, rng)] as { kept: number[]; rest: number[] };
  s.kept[seat] = kept;
  s.rejected[seat] = rest;
  const undealt = pool.slice();
  for (const card of [...kept, ...rest]) undealt.splice(undealt.indexOf(card), 1);
  s.undealt = undealt;
}

/** The pair that somebody keeps of a hand: mostly what looks best. */
function keeps(hand: readonly number[], rng: Rng): number[] {
  const pairs: number[][] = [];
  for (const m of keepOptions(hand)) if (m.do === 'keep') pairs.push([secretIndex(m.first), secretIndex(m.second)]);
  const likely = pairs.map(([a = 0, b = 0]) => Math.exp(ratePair(a, b) / W.keeping));
  return pairs[drawn(likely, rng)] as number[];
}

function drawn(likely: readonly number[], rng: Rng): number {
  let point = (rng.int('believe', RESOLUTION) / RESOLUTION) * likely.reduce((a, b) => a + b, 0);
  for (let i = 0; i < likely.length; i++) {
    point -= likely[i] as number;
    if (point < 0) return i;
  }
  return likely.length - 1;
}
