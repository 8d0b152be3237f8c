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
