/**
 * The smallest game with everything the kernel promises: hidden hands, sealed simultaneous choices, a turn of several
 * moves that can be taken back, a standing offer, chance, and a forced last card. One card each is chosen in secret;
 * the highest takes the trick and may paint up to three times before drawing lots for who paints next.
 */
import type { AnyGame, Decision, Game, Move, Refusal, Standing, Viewer } from '#kernel';
import { isListed } from '#kernel';

export type TinyMove =
  | { readonly do: 'choose'; readonly card: number }
  | { readonly do: 'paint'; readonly dots: readonly number[]; readonly colour?: string }
  | { readonly do: 'done' }
  | { readonly do: 'wave' };

export type TinyEvent =
  | { readonly e: 'chose'; readonly seat: number; readonly card?: number }
  | { readonly e: 'revealed'; readonly cards: readonly number[] }
  | { readonly e: 'painted'; readonly seat: number; readonly dots: readonly number[] }
  | { readonly e: 'lot'; readonly seat: number }
  | { readonly e: 'waved'; readonly seat: number };

export interface TinyState {
  hands: number[][];
  /** −1 until chosen. */
  chosen: number[];
  discard: number[];
  dots: number[];
  waves: number;
  /** −1 while cards are chosen. */
  painter: number;
  painted: number;
}

export interface TinyView extends Omit<TinyState, 'hands' | 'chosen'> {
  readonly viewer: Viewer;
  readonly hands: readonly (readonly number[] | null)[];
  readonly chosen: readonly (number | null)[];
}

const HAND = 3;
const MOST_DOTS = 3;
const MOST_WAVES = 2;

function copy(s: TinyState): TinyState {
  return {
    hands: s.hands.map((h) => h.slice()),
    chosen: s.chosen.slice(),
    discard: s.discard.slice(),
    dots: s.dots.slice(),
    waves: s.waves,
    painter: s.painter,
    painted: s.painted,
  };
}

function decisions(s: TinyState): readonly Decision<TinyMove>[] {
  if (s.painter >= 0) {
    const options: TinyMove[] = [{ do: 'done' }];
    if (s.painted < MOST_DOTS) options.push({ do: 'paint', dots: [1] }, { do: 'paint', dots: [], colour: 'red' });
    const open: Decision<TinyMove>[] = [{ seat: s.painter, kind: 'paint', options, sealed: false }];
    const other = (s.painter + 1) % s.hands.length;
    if (s.waves < MOST_WAVES && other !== s.painter)
      open.push({ seat: other, kind: 'wave', options: [{ do: 'wave' }], sealed: false, optional: true });
    return open;
  }
  const open: Decision<TinyMove>[] = [];
  for (const [seat, hand] of s.hands.entries()) {
    if (hand.length === 0 || s.chosen[seat] !== -1) continue;
    open.push({ seat, kind: 'choose', options: hand.map((card) => ({ do: 'choose', card })), sealed: true });
  }
  return open;
}

function whyNot(s: TinyState, seat: number, move: TinyMove): Refusal | null {
  const open = decisions(s);
  if (isListed(open, seat, move)) return null;
  if (!open.some((d) => d.seat === seat)) return { ruling: 'TY-1', key: 'notYou' };
  return { ruling: 'TY-2', key: 'notNow', args: { verb: move.do } };
}

export const tiny: Game<TinyState, TinyMove, TinyView, TinyEvent, unknown> = {
  id: 'tiny',
  rulesVersion: 3,
  seats: [1, 2, 3],
  options: {
    board: { kind: 'choice', values: ['round', 'square'], default: 'round' },
    quick: { kind: 'flag', default: false },
    rounds: { kind: 'int', min: 1, max: 5, default: 3 },
    colours: { kind: 'perSeat', values: ['red', 'blue'], default: 'any' },
  },
  moves: { choose: { card: 'int' }, paint: { dots: 'ints', colour: 'word?' }, done: {}, wave: {} },

  setup(_options, seats, rng) {
    const deck = rng.shuffle(
      'deck',
      Array.from({ length: seats * HAND }, (_, i) => i),
    );
    return {
      hands: Array.from({ length: seats }, (_, i) => deck.slice(i * HAND, (i + 1) * HAND).sort((a, b) => a - b)),
      chosen: Array<number>(seats).fill(-1),
      discard: [],
      dots: Array<number>(seats).fill(0),
      waves: 0,
      painter: -1,
      painted: 0,
    };
  },
  decisions,
  apply(s, seat, move, rng, out) {
    switch (move.do) {
      case 'choose': {
        s.hands[seat] = (s.hands[seat] as number[]).filter((c) => c !== move.card);
        s.chosen[seat] = move.card;
        out.whisper([seat], { e: 'chose', seat, card: move.card }, { e: 'chose', seat });
        if (s.chosen.includes(-1)) return;
        out.tell({ e: 'revealed', cards: s.chosen.slice() });
        out.commit();
        s.painter = s.chosen.indexOf(Math.max(...s.chosen));
        s.painted = 0;
        s.discard.push(...s.chosen);
        s.chosen.fill(-1);
        return;
      }
      case 'paint':
        s.painted++;
        s.dots[seat] = (s.dots[seat] as number) + move.dots.reduce((a, b) => a + b, 0);
        out.tell({ e: 'painted', seat, dots: move.dots });
        return;
      case 'wave':
        s.waves++;
        out.tell({ e: 'waved', seat });
        return;
      case 'done': {
        const lucky = rng.int('lot', s.hands.length);
        s.dots[lucky] = (s.dots[lucky] as number) + 1;
        s.painter = -1;
        out.tell({ e: 'lot', seat: lucky });
      }
    }
  },
  whyNot,
  view: (s, viewer) => ({
    viewer,
    hands: s.hands.map((h, seat) => (viewer === seat || viewer === 'judge' ? h.slice() : h.map(() => -1))),
    chosen: s.chosen.map((c, seat) => (c === -1 || viewer === seat || viewer === 'judge' ? c : null)),
    discard: s.discard.slice(),
    dots: s.dots.slice(),
    waves: s.waves,
    painter: s.painter,
    painted: s.painted,
  }),
  imagine(view, rng) {
    const known = new Set([...view.discard, ...view.hands.flatMap((h) => h ?? []), ...view.chosen]);
    const all = Array.from({ length: view.hands.length * HAND }, (_, i) => i);
    const unseen = rng.shuffle(
      'imagine',
      all.filter((c) => !known.has(c)),
    );
    const take = (): number => unseen.pop() ?? 0;
    return {
      hands: view.hands.map((h) => (h ?? []).map((c) => (c === -1 ? take() : c)).sort((a, b) => a - b)),
      chosen: view.chosen.map((c) => c ?? take()),
      discard: view.discard.slice(),
      dots: view.dots.slice(),
      waves: view.waves,
      painter: view.painter,
      painted: view.painted,
    };
  },
  copy,
  score(s): Standing {
    const best = Math.max(...s.dots);
    return {
      over: decisions(s).length === 0,
      seats: s.dots.map((total) => ({ total, parts: { dots: total }, rank: total === best ? 1 : 2 })),
    };
  },
  census: (s) => ({
    card: s.discard.length + s.hands.reduce((n, h) => n + h.length, 0) + s.chosen.filter((c) => c !== -1).length,
  }),
};

/** The same game as the other rooms see it, with some parts replaced: for tests of what a broken game does. */
export function anyTiny(broken: Partial<typeof tiny> = {}): AnyGame {
  return { ...tiny, ...broken } as unknown as AnyGame;
}

export const choose = (card: number): Move => ({ do: 'choose', card });
export const done: Move = { do: 'done' };
export const paint: Move = { do: 'paint', dots: [1] };
