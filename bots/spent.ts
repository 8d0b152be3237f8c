/** Turns that spend something and get nothing for it: the same turn without the expense takes their place. */
import {
  type AnyBrain,
  type Decision,
  type GameModule,
  type Move,
  type Seat,
  SILENT,
  sameMove,
  settle,
  stateHash,
} from '#kernel';
import { FastRng } from './fast-rng.ts';
import type { Plan } from './plans.ts';
import { questionTo } from './question.ts';

type Stock = Readonly<Record<string, number>>;

/** A turn as it was played in one world. */
interface Played {
  readonly moves: readonly Move[];
  readonly seen: readonly string[];
  /** What was asked at each move. */
  readonly asked: readonly Decision<Move>[];
  /** The own stock before each move, and at the end. */
  readonly stocks: readonly Stock[];
  readonly groups: Stock;
  /** What all others are expected to have. */
  readonly others: readonly number[];
}

/** Less than this many points is nothing. */
const NOTHING = 0.05;

/** So much of one kind and no more of any other. */
const less = (a: Stock, b: Stock): boolean => {
  const names = [...new Set([...Object.keys(a), ...Object.keys(b)])];
  const by = names.map((name) => (a[name] ?? 0) - (b[name] ?? 0));
  return by.some((n) => n < 0) && by.every((n) => n <= 0);
};

export class Frugal {
  readonly #module: GameModule;
  readonly #brain: AnyBrain;
  readonly #world: unknown;
  readonly #seat: Seat;
  readonly #seed: number;

  constructor(module: GameModule, brain: AnyBrain, world: unknown, seat: Seat, seed: number) {
    [this.#module, this.#brain, this.#world, this.#seat, this.#seed] = [module, brain, world, seat, seed];
  }

  /** The plan, or what is left of it without what it pays for nothing. */
  plan(plan: Plan): Plan {
    // Rules kept from before do not count what a seat has.
    if (this.#module.text.en.stock === undefined) return plan;
    let best = this.#play(plan.moves);
    if (best === null) return plan;
    for (let cheaper = this.#cheaper(best); cheaper !== null; cheaper = this.#cheaper(best)) best = cheaper;
    return best.moves.length === plan.moves.length && best.moves.every((m, i) => sameMove(m, plan.moves[i] as Move))
      ? plan
      : { moves: best.moves, seen: best.seen, rating: plan.rating };
  }

  /** The same turn with another answer, or none, where something was spent, if that brings as much and leaves more. */
  #cheaper(turn: Played): Played | null {
    for (const [i, { options }] of turn.asked.entries()) {
      if (!less(turn.stocks[i + 1] as Stock, turn.stocks[i] as Stock)) continue;
      const [before, after] = [turn.moves.slice(0, i), turn.moves.slice(i + 1)];
      const others = options.filter((o) => !sameMove(o, turn.moves[i] as Move));
      for (const way of [after, ...others.map((o) => [o, ...after])]) {
        const other = way.length === 0 && before.length === 0 ? null : this.#play([...before, ...way]);
        if (other !== null && this.#isVain(turn, other)) return other;
      }
    }
    return null;
  }

  /** Whether a turn leaves less than the other and brings nothing for it: to its owner nothing, and to the others no loss. */
  #isVain(turn: Played, other: Played): boolean {
    const [end, left] = [turn.stocks.at(-1) as Stock, other.stocks.at(-1) as Stock];
    if (!less(end, left)) return false;
    const names = [...new Set([...Object.keys(turn.groups), ...Object.keys(other.groups)])];
    if (names.some((name) => (turn.groups[name] ?? 0) > (other.groups[name] ?? 0) + NOTHING)) return false;
    return turn.others.every((points, i) => points > (other.others[i] as number) - NOTHING);
  }

  /** Plays a turn to its end; an answer that is not asked for is left out. Null: it is not over then. */
  #play(moves: readonly Move[]): Played | null {
    const { game, text } = this.#module;
    const [brain, seat] = [this.#brain, this.#seat];
    const s = game.copy(this.#world);
    const rng = new FastRng(this.#seed);
    const turn = brain.turn(s);
    const stock = (): Stock => text.en.stock?.(game.view(s, seat), seat) ?? {};
    const done: Move[] = [];
    const [seen, asked, stocks]: [string[], Decision<Move>[], Stock[]] = [[], [], [stock()]];
    let open = game.decisions(s);
    for (const move of moves) {
      const question = questionTo(open, seat);
      const listed = question?.options.find((o) => o === move || sameMove(o, move));
      if (question === null || listed === undefined) continue;
      seen.push(stateHash(game.view(s, seat)));
      game.apply(s, seat, listed, rng, SILENT);
      open = settle(game, s, rng, SILENT);
      done.push(listed);
      asked.push(question);
      stocks.push(stock());
    }
    const next = questionTo(open, seat);
    const over = next === null || next.sealed || rng.draws > 0 || brain.turn(s) !== turn;
    if (!over || done.length === 0) return null;
    const others = brain.evaluate(s).map((points, i) => (i === seat ? 0 : points));
    return { moves: done, seen, asked, stocks, groups: brain.features(s, seat), others };
  }
}
