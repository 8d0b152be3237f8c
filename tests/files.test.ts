/** The same job lives in the same file in every game; names are in kebab-case. */
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { games } from '#games';

const ROOT = fileURLToPath(new URL('..', import.meta.url));

const JOBS = [
  'RULES.md',
  'meta.ts',
  'index.ts',
  ...[
    'data',
    'state',
    'moves',
    'setup',
    'decisions',
    'apply',
    'guards',
    'flow',
    'scoring',
    'view',
    'imagine',
    'census',
    'game',
  ].map((job) => `rules/${job}.ts`),
  'text/de.ts',
  'text/en.ts',
  'text/chapters.ts',
  'bot/brain.ts',
];
/** Of a board on the contract of touch. */
const BOARD = ['index.tsx', 'touch.ts', 'places.ts', 'moments.ts', 'words.ts'].map((job) => `board/${job}`);

const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: ROOT,
  encoding: 'utf8',
})
  .split('\n')
  .filter((f) => f !== '' && existsSync(`${ROOT}${f}`));

describe.each(games.map((g) => g.meta.id))('files of %s', (id) => {
  const has = (file: string): boolean => files.includes(`games/${id}/${file}`);

  it('hold each job where every game holds it', () => {
    expect(JOBS.filter((job) => !has(job))).toEqual([]);
  });

  it('hold the board where every game holds it', () => {
    expect(has('board/touch.ts') ? BOARD.filter((job) => !has(job)) : []).toEqual([]);
  });

  it('lie in folders that every game has', () => {
    const known = /^(board|bot|data|handbook|lesson|rules|test|text|versions)\/|^[\w.]+$/;
    expect(
      files.filter((f) => f.startsWith(`games/${id}/`)).filter((f) => !known.test(f.slice(`games/${id}/`.length))),
    ).toEqual([]);
  });
});

it('sources and sheets are named in kebab-case', () => {
  const kebab = /^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9]+)+$/;
  const bad = files.filter((f) => /\.(tsx?|css)$/.test(f)).filter((f) => !kebab.test(f.split('/').at(-1) ?? ''));
  expect(bad).toEqual([]);
});
