/** A whole state from a view: what is hidden is dealt at random from what the viewer has not seen. */
import type { Rng } from '#kernel';
import { cardsOf, has } from './cards.ts';
import { ALL_CARDS, OF_TYPE } from './data.ts';
import { copyFrame, type Frame, type Neighbour, type Player, type State } from './state.ts';
import { HIDDEN, type View, type ViewNeighbour, type ViewPlayer } from './view.ts';
import { bits } from './vocabulary.ts';

/** Deals n of these cards to a hidden hand. */
export type Deal = (from: readonly number[], n: number) => number;

/** `deal` is for whoever can guess better than evenly. */
export function imagine(v: View, rng: Rng, deal: Deal = evenly(rng)): State {
  const stack = v.stack.map(copyFrame);
  return {
    seats: v.seats,
    periods: v.periods,
    period: v.period,
    round: v.round,
    phase: v.phase,
    goblet: v.goblet,
    turn: v.turn,
    players: v.players.map((p) => imaginePlayer(v, p, rng, deal)),
    rows: v.rows.map((row) => row.slice()),
    stacks: v.stacks === null ? imagineStacks(v, stack, rng) : v.stacks.map((pile) => pile.slice()),
    supply: v.supply.slice(),
    neighbour: v.neighbour === null ? null : imagineNeighbour(v.neighbour, rng),
    stack,
    aside: v.aside.map((frames) => frames.map(copyFrame)),
  };
}

const evenly =
  (rng: Rng): Deal =>
  (from, n) =>
    bits(rng.shuffle('imagine', from.slice()).slice(0, n));

function imaginePlayer(v: View, p: ViewPlayer, rng: Rng, deal: Deal): Player {
  const unseen = ALL_CARDS & ~bits(p.played) & ~bits(p.followed);
  const inHand = v.phase === 'choose';
  let hand: number;
  let down = p.down;
  if (p.hand !== null) {
    hand = bits(p.hand);
  } else {
    hand = deal(cardsOf(unseen & ~p.absent), p.handSize);
    if (p.laid) down = any(cardsOf(inHand ? hand : unseen & ~hand), rng);
  }
  const away = down >= 0 && !inHand ? 1 << down : 0;
  return {
    stock: p.stock.slice(),
    cells: p.cells.slice(),
    built: p.built.slice(),
    sites: p.sites.slice(),
    private: p.private.slice(),
    hand,
    rest: unseen & ~hand & ~away,
    down,
    played: p.played.slice(),
    followed: p.followed.slice(),
    absent: p.absent,
  };
}

function any(cards: readonly number[], rng: Rng): number {
  return cards[rng.int('imagine', cards.length)] as number;
}

function imagineNeighbour(n: ViewNeighbour, rng: Rng): Neighbour {
  const unseen = ALL_CARDS & ~bits(n.played) & ~bits(n.followed);
  const row = n.row?.slice() ?? rng.shuffle('imagine', cardsOf(unseen & ~n.absent)).slice(0, n.handSize);
  const left = unseen & ~bits(row);
  const down = n.laid && n.down === HIDDEN ? any(cardsOf(left), rng) : n.down;
  return {
    row,
    rest: down >= 0 && has(left, down) ? left & ~(1 << down) : left,
    down,
    played: n.played.slice(),
    followed: n.followed.slice(),
    absent: n.absent,
  };
}

/** Tiles nobody has seen are in the stacks, or in the hands of somebody who looks at them just now. */
function imagineStacks(v: View, stack: Frame[], rng: Rng): number[][] {
  const seen = new Set<number>(v.rows.flat());
  for (const p of v.players) for (const tile of [...p.built, ...p.private]) seen.add(tile);
  for (const frame of stack) if (frame.f === 'draft') for (const tile of frame.seen) seen.add(tile);
  return OF_TYPE.map((tiles, row) => {
    const pile = rng.shuffle(
      'imagine',
      tiles.filter((t) => !seen.has(t)),
    );
    for (const frame of stack)
      if (frame.f === 'draft' && frame.row === row)
        frame.seen = frame.seen.map((t) => (t === HIDDEN ? (pile.pop() as number) : t));
    return pile;
  });
}
