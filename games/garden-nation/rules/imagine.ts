import type { Rng } from '#kernel';
import { PUBLIC, SECRET_CARDS } from './data.ts';
import { keepGuard } from './guards.ts';
import { DEALT } from './numbers.ts';
import { copyTable, type State, type View } from './state.ts';

function without(cards: readonly number[], seen: readonly number[]): number[] {
  const rest = cards.slice();
  for (const card of seen) {
    const i = rest.indexOf(card);
    if (i >= 0) rest.splice(i, 1);
  }
  return rest;
}

/** Deals all that the viewer has not seen at random. */
export function imagine(v: View, rng: Rng): State {
  const faceUp = [...v.display, ...v.done.flat()];
  const deck = rng.shuffle(
    'imagine-public',
    PUBLIC.map((_, card) => card).filter((card) => !faceUp.includes(card)),
  );
  const seen = [...v.dealt, ...v.kept, ...v.rejected].flatMap((cards) => cards ?? []);
  const hidden = rng.shuffle('imagine-secret', without(SECRET_CARDS, seen));
  const dealt: number[][] = [];
  const kept: number[][] = [];
  const rejected: number[][] = [];
  for (let seat = 0; seat < v.seats; seat++) {
    const known = v.kept[seat] ?? null;
    const open = v.dealt[seat] ?? null;
    const discarded = v.rejected[seat] ?? null;
    if (open !== null && discarded !== null) {
      dealt.push(open.slice());
      kept.push((known ?? []).slice());
      rejected.push(discarded.slice());
    } else if (!v.chosen[seat]) {
      dealt.push(hidden.splice(0, DEALT));
      kept.push([]);
      rejected.push([]);
    } else if (known !== null) {
      dealt.push([]);
      kept.push(known.slice());
      rejected.push(hidden.splice(0, DEALT - known.length));
    } else {
      const hand = hidden.splice(0, DEALT);
      const pair = randomPair(hand, rng);
      dealt.push([]);
      kept.push(pair);
      rejected.push(without(hand, pair));
    }
  }
  return Object.assign(copyTable(v), { deck, dealt, kept, rejected, undealt: hidden });
}

function randomPair(hand: readonly number[], rng: Rng): number[] {
  const pairs: number[][] = [];
  for (const a of hand) for (const b of hand) if (keepGuard(hand, a, b) === null) pairs.push([a, b]);
  return pairs[rng.int('imagine-kept', pairs.length)] as number[];
}
