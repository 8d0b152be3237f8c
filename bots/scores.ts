import type { Level } from './levels.ts';

/** games/<id>/bot/scores.json: what a bot of a level usually makes among Casual ones; written by `tafelrunde scores`. */
export interface Scores {
  readonly game: string;
  readonly rulesVersion: number;
  /** The command that measured it. */
  readonly made: string;
  readonly rows: readonly {
    readonly seats: number;
    readonly level: Level;
    readonly mean: number;
    /** Nine of ten results lie above `low`, nine of ten below `high`. */
    readonly low: number;
    readonly high: number;
    readonly n: number;
  }[];
}

/** Fewer games a row say nothing certain. */
export const ENOUGH = 60;

/**
 * The rows that may stand beside the levels with so many players: of enough games, and only where numbers rise with the strength. A level
 * whose number lies above that of a stronger one, or below that of a weaker one, is shown without a number.
 */
export function shownScores(scores: Scores, seats: number): Scores['rows'] {
  const rows = scores.rows.filter((row) => row.seats === seats && row.n >= ENOUGH);
  return rows.filter((row) =>
    rows.every((other) => Math.sign(other.level - row.level) === Math.sign(other.mean - row.mean)),
  );
}
