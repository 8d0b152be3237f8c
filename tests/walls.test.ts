/**
 * The walls between the rooms. Every import of every source file is checked against one table: a room may open only
 * the doors listed for it. Folders without a line of their own belong to the room of their parent.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const ROOT = fileURLToPath(new URL('..', import.meta.url));

interface Room {
  /** Files of the room; the first group is the name of the game, where there is one. */
  readonly files: RegExp;
  /** Where its imports may lead: paths in the project, or names of packages. `$1` is the same game. */
  readonly doors: readonly string[];
}

/** First match counts. Tests may also use the test library and what they test. */
const ROOMS: readonly Room[] = [
  { files: /^kernel\//, doors: ['kernel/', 'pure-rand', '@noble/hashes'] },
  { files: /^games\/(?:index|frozen)\.ts$/, doors: ['kernel/', 'games/'] },
  { files: /^games\/([\w-]+)\/meta\.ts$/, doors: ['kernel/', 'games/$1/data/'] },
  { files: /^games\/([\w-]+)\/index\.ts$/, doors: ['kernel/', 'games/$1/'] },
  {
    files: /^games\/([\w-]+)\/rules\//,
    doors: ['kernel/', 'games/$1/rules/', 'games/$1/data/', 'games/$1/meta.ts'],
  },
  { files: /^games\/([\w-]+)\/text\//, doors: ['kernel/', 'games/$1/rules/', 'games/$1/data/', 'games/$1/text/'] },
  { files: /^games\/([\w-]+)\/bot\//, doors: ['kernel/', 'games/$1/rules/', 'games/$1/bot/'] },
  {
    files: /^games\/([\w-]+)\/board\//,
    doors: [
      'kernel/',
      'games/$1/rules/',
      'games/$1/text/',
      'games/$1/data/',
      'games/$1/board/',
      'web/kit/',
      'preact',
      '@preact/signals',
    ],
  },
  {
    files: /^games\/([\w-]+)\/handbook\//,
    doors: [
      'kernel/',
      'games/$1/rules/',
      'games/$1/text/',
      'games/$1/data/',
      'games/$1/board/',
      'games/$1/handbook/',
      'web/kit/',
      'preact',
    ],
  },
  {
    files: /^games\/([\w-]+)\/lesson\//,
    doors: ['kernel/', 'games/$1/rules/', 'games/$1/text/', 'games/$1/data/', 'games/$1/handbook/', 'games/$1/lesson/'],
  },
  { files: /^bots\//, doors: ['kernel/', 'bots/'] },
  {
    files: /^server\//,
    doors: [
      'kernel/',
      'bots/',
      'games/index.ts',
      'server/',
      'node:',
      'hono',
      '@hono/node-server',
      'ws',
      'uqr',
      'typebox',
      'kysely',
      'pg',
      'piscina',
      '@simplewebauthn/server',
      'package.json',
    ],
  },
  {
    files: /^web\//,
    doors: [
      'kernel/',
      'bots/',
      'games/',
      'server/protocol.ts',
      'web/',
      'preact',
      '@preact/signals',
      '@simplewebauthn/browser',
      'uqr',
    ],
  },
  { files: /^cli\//, doors: ['kernel/', 'bots/', 'games/', 'server/', 'cli/', 'node:'] },
];

/** What tests may use on top of their room. */
const TEST_DOORS = [
  'node:',
  'vitest',
  'fast-check',
  'linkedom',
  'playwright-core',
  'axe-core',
  'preact-render-to-string',
  'kernel/',
  'games/',
  'bots/',
  'scripts/',
];

const ALIASES: Readonly<Record<string, string>> = JSON.parse(readFileSync(`${ROOT}package.json`, 'utf8')).imports;

/** Paths of all import and export-from statements and dynamic imports of a source text. */
function importsOf(source: string): string[] {
  const code = source.replace(/\/\*[\s\S]*?\*\//g, '').replace(/^\s*\/\/.*$/gm, '');
  const found = [
    ...code.matchAll(/^\s*(?:import|export)\b[^;'"`]*?\bfrom\s*['"]([^'"]+)['"]/gm),
    ...code.matchAll(/^\s*import\s*['"]([^'"]+)['"]/gm),
    ...code.matchAll(/\bimport\(\s*['"`]([^'"`]+)['"`]/g),
  ];
  return found.map((m) => m[1] as string);
}

/** Where an import leads: a path from the root of the project, or the name of a package. */
function target(file: string, path: string): string {
  if (path.startsWith('.')) return posix.normalize(posix.join(posix.dirname(file), path));
  if (!path.startsWith('#')) return path;
  for (const [alias, place] of Object.entries(ALIASES)) {
    if (alias === path) return place.slice(2);
    if (alias.endsWith('*') && path.startsWith(alias.slice(0, -1)))
      return place.slice(2).replace('*', path.slice(alias.length - 1));
  }
  return path;
}

function isOpen(door: string, to: string): boolean {
  if (door.endsWith('/') || door.endsWith(':')) return to.startsWith(door) || to === door.slice(0, -1);
  return to === door || to.startsWith(`${door}/`);
}

/** What is wrong with the imports of one file; empty when nothing is. */
function trespasses(file: string, source: string): string[] {
  const isTest = /\/test\/|\.test\.tsx?$/.test(file);
  const room = ROOMS.find((r) => r.files.test(file));
  if (room === undefined) return [];
  const name = room.files.exec(file)?.[1] ?? '';
  const own = `${file.split('/')[0]}/`;
  const doors = room.doors.map((d) => d.replace('$1', name)).concat(isTest ? [...TEST_DOORS, own] : []);
  return importsOf(source)
    .map((path) => target(file, path))
    .filter((to) => !doors.some((door) => isOpen(door, to)))
    .map((to) => `${file} → ${to}`);
}

/** Files in the index and new ones that are not ignored. */
const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: ROOT,
  encoding: 'utf8',
})
  .split('\n')
  .filter((f) => /\.tsx?$/.test(f) && existsSync(`${ROOT}${f}`));

describe('room walls', () => {
  it('no file imports from a room it may not enter', () => {
    expect(files.length).toBeGreaterThan(20);
    expect(files.flatMap((f) => trespasses(f, readFileSync(`${ROOT}${f}`, 'utf8')))).toEqual([]);
  });

  it.each([
    ['kernel/x.ts', "import { readFileSync } from 'node:fs';", 'node:fs'],
    ['kernel/x.ts', "import { games } from '#games';", 'games/index.ts'],
    ['games/my-city/rules/x.ts', "import { de } from '../text/de.ts';", 'games/my-city/text/de.ts'],
    [
      'games/my-city/rules/x.ts',
      "import type { X } from '#games/glass-road/rules/state.ts';",
      'games/glass-road/rules/state.ts',
    ],
    ['games/my-city/rules/x.ts', "const fs = await import('node:fs');", 'node:fs'],
    ['games/my-city/text/x.ts', "import { h } from 'preact';", 'preact'],
    ['games/my-city/bot/x.ts', "import { de } from '../text/de.ts';", 'games/my-city/text/de.ts'],
    ['games/my-city/board/x.tsx', "import { Lobby } from '#web/lobby/lobby.tsx';", 'web/lobby/lobby.tsx'],
    ['bots/x.ts', "export * from '#games/my-city/index.ts';", 'games/my-city/index.ts'],
    ['server/x.ts', "import {\n  game,\n} from '#games/my-city/index.ts';", 'games/my-city/index.ts'],
    ['web/x.ts', "import '../server/main.ts';", 'server/main.ts'],
    ['web/x.ts', "import type { Store } from '#server/store/store.ts';", 'server/store/store.ts'],
    ['cli/x.ts', "import { t } from '#web/text/index.ts';", 'web/text/index.ts'],
  ])('%s may not say %j', (file, source, to) => {
    expect(trespasses(file, source)).toEqual([`${file} → ${to}`]);
  });

  it.each([
    ['kernel/rng.ts', "import { uniformInt } from 'pure-rand/distribution/uniformInt';"],
    ['games/my-city/rules/data.ts', "import raw from '../data/my-city.json' with { type: 'json' };"],
    ['games/my-city/board/index.tsx', "import { useState } from 'preact/hooks';"],
    ['web/app/api.ts', "import type { Me } from '#server/protocol.ts';"],
    ['web/test/x.test.ts', "import { it } from 'vitest';"],
    ['server/x.ts', "// import { game } from '#games/my-city/index.ts';"],
  ])('%s may say %j', (file, source) => {
    expect(trespasses(file, source)).toEqual([]);
  });
});

describe('pure rooms', () => {
  const pure = files.filter((f) => /^(kernel|games\/[\w-]+\/rules)\//.test(f) && !f.includes('/test/'));

  it('the rules and the kernel know no clock, no other chance, no browser and no process', () => {
    expect(pure.length).toBeGreaterThan(10);
    const impure =
      /\bMath\.random\b|\bDate\b|\bperformance\.now\b|\bsetTimeout\b|\bprocess\.|\bdocument\.|\bwindow\.|\bfetch\(/;
    const code = (f: string): string =>
      readFileSync(`${ROOT}${f}`, 'utf8')
        .replace(/\/\*[\s\S]*?\*\//g, '')
        .replace(/\/\/.*$/gm, '');
    expect(pure.filter((f) => impure.test(code(f)))).toEqual([]);
  });

  it('no source switches a check off', () => {
    const off = /@ts-(?:ignore|expect-error|nocheck)|biome-ignore|\b(?:it|test|describe)\.(?:skip|only|todo)\b/;
    const own = 'tests/walls.test.ts';
    expect(files.filter((f) => f !== own && off.test(readFileSync(`${ROOT}${f}`, 'utf8')))).toEqual([]);
  });
});

/**
 * Rooms of the server that hold the truth about a match: its state, its whole log, the seed, how many changes it really had. All other
 * rooms of the server answer people, and know of a match only what `server/heard.ts` tells them. A new room answers people.
 */
const TRUE_ROOMS =
  /^server\/(?:store\/.*|(?:table|tables|ears|heard|judge|foresight|acts|act-lines|last-line|bots|cause|measure|seating|life|brought)\.ts)$/;

const TRUTHS: readonly (readonly [string, RegExp])[] = [
  ['the table itself', /from '\.\/(?:table|ears|foresight)\.ts'/],
  [
    'raw entries of a log',
    /from '\.\/store\/(?:log|changes|journal)\.ts'|\bstore\.(?:log|events|versions)\(|\bLogEvent\b/,
  ],
  ['a match of the kernel', /\b(?:Match|Timeline|Step|MoveEntry|stateHash|entriesFor)\b[^'"`]*\bfrom '#kernel/],
  ['a table with its truth', /\btables\.(?:need|settled|get|at|adopt)\(/],
  ['a match as it is stored', /\bStoredMatch\b|\bstore\.match\(/],
  ['true columns of a match', /\brow\.(?:seed|version)\b|\{[^{}]*\b(?:seed|version)\b[^{}]*\} = [\w.]*\brow\b/],
];

/** What a room that answers people reaches for and must not. */
function truths(file: string, source: string): string[] {
  if (!/^server\/[^/]+\.ts$/.test(file) || TRUE_ROOMS.test(file)) return [];
  const code = source.replace(/\/\*[\s\S]*?\*\//g, '').replace(/^\s*\/\/.*$/gm, '');
  return TRUTHS.filter(([, truth]) => truth.test(code)).map(([what]) => `${file}: ${what}`);
}

describe('rooms that answer people', () => {
  it('hold nothing of a match but what was heard of it', () => {
    const rooms = files.filter((f) => /^server\/[^/]+\.ts$/.test(f) && !TRUE_ROOMS.test(f));
    for (const room of [
      'routes',
      'life-routes',
      'account-routes',
      'messages',
      'requests',
      'live',
      'hints',
      'export',
      'bout',
    ])
      expect(rooms).toContain(`server/${room}.ts`);
    expect(rooms.flatMap((f) => truths(f, readFileSync(`${ROOT}${f}`, 'utf8')))).toEqual([]);
  });

  it.each([
    ["import type { Table } from './table.ts';", 'the table itself'],
    ["import { Ear } from './ears.ts';", 'the table itself'],
    ["import { type LogEvent, readLog } from './store/log.ts';", 'raw entries of a log'],
    ['const pieces = await tables.store.log(id);', 'raw entries of a log'],
    ["import { Match } from '#kernel';", 'a match of the kernel'],
    ["import {\n  commitment,\n  stateHash,\n} from '#kernel';", 'a match of the kernel'],
    ['const { moves } = await tables.need(matchId(c));', 'a table with its truth'],
    ['const table = this.#tables.settled(id);', 'a table with its truth'],
    ["import type { StoredMatch } from './store/store.ts';", 'a match as it is stored'],
    ['const stored = await this.#store.match(id);', 'a match as it is stored'],
    ['return { seed: stored.row.seed };', 'true columns of a match'],
    ['const { version } = stored.row;', 'true columns of a match'],
  ])('may not say %j', (source, what) => {
    const said = truths('server/new-room.ts', source);
    expect(said).toEqual([`server/new-room.ts: ${what}`]);
  });

  it('may ask for what was heard', () => {
    expect(truths('server/new-room.ts', 'const { moves } = await tables.heard(id, person);\n')).toEqual([]);
  });
});
