/** What the rules know beyond the list of options, on a state imagined from the view: never more than the player does. */
import {
  type AnyGame,
  type Decision,
  heard,
  isListed,
  type Move,
  NOT_ASKED,
  notate,
  RecordingSink,
  type Refusal,
  type Seat,
  SeededRng,
  type Standing,
  sameMove,
  step,
} from '#kernel';
import type { Ahead } from './contract.ts';

interface Node {
  readonly state: unknown;
  readonly open: readonly Decision<Move>[];
  readonly events: readonly unknown[];
  readonly uncertain: boolean;
  seen?: Ahead<unknown, Move, unknown>;
}

/** What is made once, whoever asks again. */
export function onceIn(made: Map<string, unknown>): <T>(key: string, make: () => T) => T {
  return <T>(key: string, make: () => T): T => {
    if (!made.has(key)) made.set(key, make());
    return made.get(key) as T;
  };
}

/** One position and the paths through it that somebody has thought of. */
export class Foresight {
  readonly #game: AnyGame;
  readonly #seat: Seat;
  readonly #root: Node;
  readonly #paths = new Map<string, Node | null>();

  constructor(game: AnyGame, view: unknown, seat: Seat, open: readonly Decision<Move>[]) {
    this.#game = game;
    this.#seat = seat;
    this.#root = { state: game.imagine(view, new SeededRng('imagined')), open, events: [], uncertain: false };
  }

  /** Made once in this position, whoever asks again. */
  readonly once = onceIn(new Map());

  canonical(move: Move): Move {
    return this.#game.canonical?.(this.#root.state, this.#seat, move) ?? move;
  }

  whyNot(move: Move): Refusal | null {
    const { open, state } = this.#root;
    if (isListed(open, this.#seat, move)) return null;
    return this.#game.whyNot(state, this.#seat, this.canonical(move)) ?? (open.length === 0 ? NOT_ASKED : null);
  }

  /** Where these moves lead, made one after the other; null if one of them is not listed when its turn comes. */
  after(chain: readonly Move[]): Ahead<unknown, Move, unknown> | null {
    let node: Node | null = this.#root;
    let path = '';
    for (const move of chain) {
      path += `${notate(this.#game.moves, move)}\n`;
      const known = this.#paths.get(path);
      const next: Node | null = known === undefined ? this.#step(node, move) : known;
      if (known === undefined) this.#paths.set(path, next);
      if (next === null) return null;
      node = next;
    }
    node.seen ??= {
      view: this.#game.view(node.state, this.#seat),
      standing: this.#game.score(node.state, this.#seat),
      events: node.events,
      uncertain: node.uncertain,
      decisions: node.open,
    };
    return node.seen;
  }

  #step(from: Node, wanted: Move): Node | null {
    const game = this.#game;
    const seat = this.#seat;
    const state = game.copy(from.state);
    const move = game.canonical?.(state, seat, wanted) ?? wanted;
    if (!from.open.some((d) => d.seat === seat && d.options.some((o) => sameMove(o, move)))) return null;
    const rng = new SeededRng('preview');
    const out = new RecordingSink<unknown>();
    const open = step(game, state, seat, move, rng, out).filter((d) => d.seat === seat);
    const events = out.events.map((told) => heard(told, seat)).filter((e) => e !== null);
    return {
      state,
      open,
      events: [...from.events, ...events],
      uncertain: from.uncertain || rng.draws > 0 || out.committed,
    };
  }
}

export interface Change {
  readonly category: string;
  readonly by: number;
}

/** What a preview changes for one seat, category by category. */
export function changes(before: Standing, after: Standing, seat: Seat): { total: number; parts: readonly Change[] } {
  const a = before.seats[seat];
  const b = after.seats[seat];
  if (a === undefined || b === undefined) return { total: 0, parts: [] };
  const parts: Change[] = [];
  for (const category of new Set([...Object.keys(a.parts), ...Object.keys(b.parts)])) {
    const by = (b.parts[category] ?? 0) - (a.parts[category] ?? 0);
    if (by !== 0) parts.push({ category, by });
  }
  return { total: b.total - a.total, parts };
}

/** Categories in the order of the table: every one that any seat has. */
export function categories(standing: Standing): readonly string[] {
  const names = new Set<string>();
  for (const seat of standing.seats) for (const name of Object.keys(seat.parts)) names.add(name);
  return [...names];
}
