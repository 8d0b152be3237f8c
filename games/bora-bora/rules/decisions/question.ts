import type { Json, Refusal, Rng, Seat } from '#kernel';
import { OFFERING_COST, PAIR_CARDS, TILE_OFFERINGS } from '../data.ts';
import { canPayWith, type Purse } from '../effects/gods.ts';
import type { Out } from '../events.ts';
import { PAY_CARD, PAY_PAIR, PAY_TILE, PAY_WORDS } from '../moves.ts';
import type { Frame, GameMove, State } from '../state.ts';
import { GOD_IDS } from '../words.ts';

/** One kind of decision point of RULES.md, section 4. */
export interface Question {
  /** Verbs that may answer it. */
  readonly verbs: readonly GameMove['do'][];
  options(s: State, seat: Seat): GameMove[];
  about?(s: State, seat: Seat): Record<string, Json>;
  /** Called with a listed move only. */
  apply(s: State, seat: Seat, move: GameMove, rng: Rng, out: Out): void;
  /** Why a move with one of the verbs is not listed; null if no guard objects. */
  refuse(s: State, seat: Seat, move: GameMove): Refusal | null;
}

export function wrongMove(move: GameMove): never {
  throw new Error(`bora-bora: ${move.do} does not answer this question`);
}

/** The pending frame of one kind on top of the stack. */
export function top<F extends Frame['f']>(s: State, f: F): Extract<Frame, { f: F }> {
  const frame = s.stack[s.stack.length - 1];
  if (frame === undefined || frame.f !== f) throw new Error(`bora-bora: no ${f} on top of the stack`);
  return frame as Extract<Frame, { f: F }>;
}

export function refuse(ruling: string, key: string, args?: Record<string, Json>): Refusal {
  return args === undefined ? { ruling, key } : { ruling, key, args };
}

/** Why a god cannot be paid like this. */
export function refusePay(p: Purse, god: number, word: string): Refusal | null {
  const pay = PAY_WORDS.indexOf(word);
  if (pay < PAY_CARD) return refuse('BB-82', 'noSuchPayment');
  if (canPayWith(p, god, pay)) return null;
  const colour = pay - PAY_PAIR;
  if (pay === PAY_TILE)
    return p.godTiles === 0 ? refuse('BB-84', 'noGodTile') : refuse('BB-82', 'noOffering', { n: TILE_OFFERINGS });
  if (pay === PAY_CARD && p.hand[god] === 0) return refuse('BB-82', 'noGodCard', { god: GOD_IDS[god] as string });
  if (pay >= PAY_PAIR && colour === god) return refuse('BB-83', 'pairOfSameGod');
  if (pay >= PAY_PAIR && (p.hand[colour] ?? 0) < PAIR_CARDS)
    return refuse('BB-83', 'noPair', { god: GOD_IDS[colour] as string });
  return refuse('BB-82', 'noOffering', { n: OFFERING_COST });
}
