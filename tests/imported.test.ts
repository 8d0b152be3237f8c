/** The drawn half is tried in node: hardly a line of the client may be imported by no unit test. */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
/** Of all lines of the client at most so many. */
const MOST = 0.1;

const ALIASES: Readonly<Record<string, string>> = JSON.parse(readFileSync(`${ROOT}package.json`, 'utf8')).imports;

const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: ROOT,
  encoding: 'utf8',
})
  .split('\n')
  .filter((f) => /\.tsx?$/.test(f) && existsSync(ROOT + f));
const known = new Set(files);
const source = (file: string): string => readFileSync(ROOT + file, 'utf8').replace(/\/\*[\s\S]*?\*\//g, '');

/** Where an import leads within the project. */
function target(file: string, path: string): string {
  if (path.startsWith('.')) return posix.normalize(posix.join(posix.dirname(file), path));
  for (const [alias, place] of Object.entries(ALIASES)) {
    if (alias === path) return place.slice(2);
    if (alias.endsWith('*') && path.startsWith(alias.slice(0, -1)))
      return place.slice(2).replace('*', path.slice(alias.length - 1));
  }
  return path;
}

/** What runs because this text runs: types do not, and what is fetched later only where a test itself fetches it. */
function importsOf(text: string, isTest: boolean): string[] {
  const found = [
    ...text.matchAll(/^\s*(?:import|export)\s+(?!type\b)[^;'"`]*?\bfrom\s*['"]([^'"]+)['"]/gm),
    ...text.matchAll(/^\s*import\s*['"]([^'"]+)['"]/gm),
    ...(isTest ? text.matchAll(/\bimport\(\s*['"`]([^'"`]+)['"`]/g) : []),
  ];
  return found.map((m) => m[1] as string);
}

const isUnitTest = (f: string): boolean => /^(kernel|games|bots|cli|tests|web|bench)\/.*\.test\.tsx?$/.test(f);

/** All files that these tests bring with them. */
function broughtBy(tests: readonly string[]): Set<string> {
  const brought = new Set(tests);
  for (const file of brought)
    for (const path of importsOf(source(file), isUnitTest(file))) {
      const to = target(file, path);
      if (known.has(to)) brought.add(to);
    }
  return brought;
}

it('at most a tenth of the client is imported by no unit test', () => {
  const brought = broughtBy(files.filter(isUnitTest));
  const client = files.filter((f) => f.startsWith('web/') && !f.includes('/test/'));
  const lines = (list: readonly string[]): number => list.reduce((n, f) => n + source(f).split('\n').length, 0);
  const left = client.filter((f) => !brought.has(f));
  expect(client.length).toBeGreaterThan(120);
  const share = lines(left) / lines(client);
  expect(share, `imported by no unit test (${Math.round(share * 100)} %): ${left.join(', ')}`).toBeLessThanOrEqual(
    MOST,
  );
});

it('types and what is only fetched later are not imported', () => {
  const text =
    "import type { A } from './a.ts';\nimport { b } from './b.ts';\nconst c = () => import('./c.ts');\nexport * from './d.ts';\nimport './e.ts';";
  expect(importsOf(text, false)).toEqual(['./b.ts', './d.ts', './e.ts']);
  expect(importsOf(text, true)).toContain('./c.ts');
});
