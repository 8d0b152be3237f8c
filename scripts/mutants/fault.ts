/** A fault that somebody could make, as what a player would notice of it, and the smallest tests that must. */
export interface Fault {
  /** What a player would notice. */
  readonly what: string;
  readonly file: string;
  /** Stands in the file exactly once, or the fault has lost its place. */
  readonly from: string;
  readonly to: string;
  /** Files of tests, in one step. */
  readonly tests: readonly string[];
  /** Of those, the tests whose titles say this. */
  readonly named?: string;
}
