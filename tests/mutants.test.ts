/** The faults of `npm run mutants` are kept as text: one that has lost its place would be noticed by nobody. */
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import type { Fault } from '../scripts/mutants/fault.ts';
import { FAULTS } from '../scripts/mutants/index.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));

/** Why a fault cannot be put in; null where it can. */
function lost({ file, from, to, tests }: Fault): string | null {
  if (!existsSync(ROOT + file)) return `no file ${file}`;
  const times = readFileSync(ROOT + file, 'utf8').split(from).length - 1;
  if (times !== 1) return `its text stands ${times} times in ${file}`;
  if (from === to) return 'it changes nothing';
  const missing = tests.filter((path) => !existsSync(ROOT + path));
  return missing.length === 0 ? null : `no tests at ${missing.join(', ')}`;
}

describe.each(Object.entries(FAULTS))('faults of the %s', (_, faults) => {
  it('have their place, and tests that stand near', () => {
    const found = faults.flatMap((fault) => {
      const why = lost(fault);
      return why === null ? [] : [`${fault.what}: ${why}`];
    });
    expect(found).toEqual([]);
  });
});

it('a fault that has lost its place is named', () => {
  const fault = { what: '', file: 'tests/mutants.test.ts', from: 'describe', to: '', tests: ['tests/nets.test.ts'] };
  expect(lost(fault)).toMatch(/stands \d+ times/);
  expect(lost({ ...fault, file: 'nowhere.ts' })).toBe('no file nowhere.ts');
  expect(lost({ ...fault, from: "'a fault that has lost its place is named'", tests: ['none'] })).toMatch(
    /stands 2|none/,
  );
});
