/** Habits of the style sheets that no linter knows. */
import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const SHEETS = globSync('{web,games}/**/*.css', { cwd: ROOT }).sort();

/** Elements that hold a whole table, a board or a panel. */
const LARGE = /\.(table-page|shell|stage|bwrap|board-place|board|info|opps|panel|p-[a-z]+)[^\s,{>+~]*:has\(/;

describe('style sheets', () => {
  it('are found', () => {
    expect(SHEETS.length).toBeGreaterThan(20);
  });

  // The browser would match the styles of everything inside anew whenever anything there changes.
  it.each(SHEETS)('%s asks nothing large what it contains', (sheet) => {
    const lines = readFileSync(`${ROOT}${sheet}`, 'utf8').split('\n');
    expect(lines.filter((line) => LARGE.test(line))).toEqual([]);
  });
});
