import { existsSync, readFileSync } from 'node:fs';

export interface Counts {
  readonly passed: number;
  readonly failed: number;
}

interface Report {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numPendingTests: number;
  readonly testResults: readonly { readonly status: string; readonly assertionResults: readonly unknown[] }[];
}

/**
 * Counts of a vitest report. A file that could not be loaded has no tests in the report and counts as one failure,
 * a skipped test as well; so does a run that failed without naming a test, or left no report.
 */
export function readCounts(file: string, ok: boolean): Counts {
  if (!existsSync(file)) return { passed: 0, failed: 1 };
  const report = JSON.parse(readFileSync(file, 'utf8')) as Report;
  const broken = report.testResults.filter((r) => r.status === 'failed' && r.assertionResults.length === 0).length;
  const failed = report.numFailedTests + report.numPendingTests + broken;
  return { passed: report.numPassedTests, failed: failed === 0 && !ok ? 1 : failed };
}

/** So many tests may need a second try before the run fails: one is a busy machine, three are a fault. */
const MOST_SECOND_TRIES = 2;

/** Names the tests that passed only at their second try; too many of them are a failure of their own. */
export function readSecondTries(file: string): { readonly lines: readonly string[]; readonly tooMany: boolean } {
  const names = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as string[]) : [];
  const tooMany = names.length > MOST_SECOND_TRIES;
  const lines = names.map((name) => `second try: ${name}`);
  return {
    lines: tooMany ? [...lines, `${names.length} tests needed a second try: that is a failure`] : lines,
    tooMany,
  };
}
