/** The nets themselves: what would keep a failure from being seen. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { judge } from '../scripts/advisories.ts';
import { readSecondTries } from '../scripts/counts.ts';
import config from '../vitest.config.ts';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

it('only browser tests have a second try', () => {
  const projects = config.test?.projects as { test: { name: string; retry?: number } }[];
  expect(projects.map(({ test }) => [test.name, test.retry ?? 0])).toEqual([
    ['unit', 0],
    ['server', 0],
    ['e2e', 1],
  ]);
});

it('a test that passed only at its second try is named', () => {
  const folder = mkdtempSync(join(tmpdir(), 'tafelrunde-nets-'));
  const report = join(folder, 'second-tries.json');
  writeFileSync(
    join(folder, 'some.test.js'),
    "let tries = 0; test('sure', () => {}); test('unsure', () => { tries += 1; expect(tries).toBe(2); });",
  );
  const args = ['run', '--root', folder, '--globals', '--retry=1', `--reporter=${here('../scripts/second-tries.ts')}`];
  execFileSync(process.execPath, [here('../node_modules/vitest/vitest.mjs'), ...args], {
    env: { ...process.env, SECOND_TRIES: report },
    stdio: 'pipe',
  });
  expect(JSON.parse(readFileSync(report, 'utf8'))).toEqual(['some.test.js > unsure']);
  expect(readSecondTries(report)).toEqual({ lines: ['second try: some.test.js > unsure'], tooMany: false });
  rmSync(folder, { recursive: true });
});

it('two second tries pass, three fail the run', () => {
  const folder = mkdtempSync(join(tmpdir(), 'tafelrunde-nets-'));
  const report = join(folder, 'names.json');
  writeFileSync(report, '["a","b"]');
  expect(readSecondTries(report).tooMany).toBe(false);
  writeFileSync(report, '["a","b","c"]');
  expect(readSecondTries(report)).toMatchObject({ tooMany: true });
  expect(readSecondTries(join(folder, 'none.json'))).toEqual({ lines: [], tooMany: false });
  rmSync(folder, { recursive: true });
});

it('every single command of CONTRIBUTING.md goes through the bootstrap, which finds a Node that is new enough', () => {
  const text = readFileSync(here('../CONTRIBUTING.md'), 'utf8');
  const block = /```\n([\s\S]*?)```/.exec(text)?.[1] ?? '';
  const { scripts } = JSON.parse(readFileSync(here('../package.json'), 'utf8')) as { scripts: Record<string, string> };
  const commands = block.split('\n').filter((line) => line !== '');
  expect(commands.length).toBeGreaterThan(4);
  for (const line of commands) {
    const name = /^npm (?:run )?([\w:]+)/.exec(line)?.[1];
    expect(scripts[name ?? ''], line).toMatch(/^node bin\/bootstrap\.mjs /);
  }
});

it('drivers of browser tests do not swallow the click under test', () => {
  const kit = readFileSync(here('../e2e/kit.ts'), 'utf8');
  expect(kit).not.toMatch(/click\([^\n]*\)\s*\.catch|\.catch\(\(\) =>/);
});

it('an advisory is open until it is explained', () => {
  const url = 'https://example.org/advisories/1';
  const vulnerabilities = {
    deep: { severity: 'high', via: [{ title: 'Reads too much', url }] },
    above: { severity: 'high', via: ['deep'] },
  };
  expect(judge({ vulnerabilities }, {})).toEqual({ lines: [`deep (high): Reads too much ${url}`], open: 1 });
  expect(judge({ vulnerabilities }, { [url]: 'never reads' })).toMatchObject({ open: 0 });
});
