import { freeze, Match, type MatchRecord, type Move, parseMove, thaw } from '#kernel';

/** Finished and running matches whose positions are kept for leafing through. */
const MOST_KEPT = 8;

/** All positions of one match, each frozen, so that any of them can be looked at without playing up to it. */
class Positions {
  readonly #match: Match;
  readonly #frozen: string[];

  constructor(match: Match) {
    this.#match = new Match(match.game, match.options, match.seats, match.seed);
    this.#frozen = [freeze(this.#match.state)];
  }

  /** Follows the log, also when moves were taken back. */
  follow(record: MatchRecord): void {
    const own = this.#match.log;
    let same = 0;
    while (same < own.length && own[same]?.hash === record.moves[same]?.hash) same++;
    if (same < own.length) {
      this.#match.rewind(same);
      this.#frozen.length = same + 1;
    }
    for (const { seat, move } of record.moves.slice(same)) {
      this.#match.play(seat, parseMove(this.#match.game.moves, move) as Move);
      this.#frozen.push(freeze(this.#match.state));
    }
  }

  at(n: number): unknown {
    return thaw(this.#frozen[n] as string);
  }
}

/** Looks back into matches. A cache: always made from the log. */
export class History {
  readonly #kept = new Map<string, Positions>();

  /** The state after n moves. */
  stateAt(id: string, match: Match, n: number): unknown {
    const positions = this.#kept.get(id) ?? new Positions(match);
    this.#kept.delete(id);
    this.#kept.set(id, positions);
    for (const oldest of this.#kept.keys()) {
      if (this.#kept.size <= MOST_KEPT) break;
      this.#kept.delete(oldest);
    }
    positions.follow(match.record());
    return positions.at(n);
  }
}
