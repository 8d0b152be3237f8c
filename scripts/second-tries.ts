/** A reporter of vitest that writes down which tests passed only at their second try, into the file SECOND_TRIES names. */
import { writeFileSync } from 'node:fs';
import type { Reporter, TestCase } from 'vitest/node';

export default class SecondTries implements Reporter {
  readonly #names: string[] = [];

  onTestCaseResult(test: TestCase): void {
    if (test.diagnostic()?.flaky === true) this.#names.push(`${test.module.relativeModuleId} > ${test.fullName}`);
  }

  onTestRunEnd(): void {
    const file = process.env.SECOND_TRIES;
    if (file !== undefined) writeFileSync(file, JSON.stringify(this.#names));
  }
}
