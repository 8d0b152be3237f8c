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
