/** The ground itself: lock file, counting of tests, bootstrap, documents. */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { games } from '#games';
import { readCounts } from '../scripts/counts.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const read = (file: string): string => readFileSync(`${ROOT}${file}`, 'utf8');

interface Locked {
  readonly version?: string;
  readonly resolved?: string;
  readonly hasInstallScript?: boolean;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

describe('the lock file', () => {
  const { packages } = JSON.parse(read('package-lock.json')) as { packages: Record<string, Locked> };

  it('names the packages of all platforms (node scripts/lock.ts adds them)', () => {
    const missing = Object.entries(packages).flatMap(([path, entry]) =>
      Object.keys(entry.optionalDependencies ?? {}).filter(
        (name) => !(`node_modules/${name}` in packages) && !(`${path}/node_modules/${name}` in packages),
      ),
    );
    expect(missing).toEqual([]);
  });

  it('binds nobody to one registry', () => {
    expect(Object.entries(packages).filter(([, p]) => p.resolved?.startsWith('http'))).toEqual([]);
  });

  it('every dependency is pinned to one version', () => {
    const { dependencies, devDependencies } = JSON.parse(read('package.json')) as Record<
      string,
      Record<string, string>
    >;
    for (const [name, version] of Object.entries({ ...dependencies, ...devDependencies }))
      expect(version, name).toMatch(/^\d+\.\d+\.\d+$/);
  });
});

describe('the browsers that are promised', () => {
  const { browserslist } = JSON.parse(read('package.json')) as { browserslist: readonly string[] };

  it.each(browserslist)('%s is said to whoever comes with less, and in the README', (line) => {
    const [name = '', version = ''] = line.split(' >= ');
    for (const file of ['web/index.html', 'README.md'])
      expect(read(file), file).toMatch(
        new RegExp(`${name}( or Edge| oder Edge|, Edge)? ${version.replace('.', '\\.')}`, 'i'),
      );
  });

  it('have the library that types allow', () => {
    const { compilerOptions } = JSON.parse(read('tsconfig.json')) as { compilerOptions: { lib: readonly string[] } };
    expect(compilerOptions.lib.filter((lib) => !lib.startsWith('dom'))).toEqual(['es2024']);
  });
});

describe('the sum of the test run', () => {
  const file = join(mkdtempSync(join(tmpdir(), 'tafelrunde-')), 'report.json');
  const count = (report: unknown, ok: boolean) => {
    writeFileSync(file, JSON.stringify(report));
    return readCounts(file, ok);
  };
  const good = { status: 'passed', assertionResults: [{}] };

  it('counts tests', () => {
    expect(count({ numPassedTests: 7, numFailedTests: 2, numPendingTests: 0, testResults: [good] }, false)).toEqual({
      passed: 7,
      failed: 2,
    });
  });

  it('a file that could not be loaded and a skipped test are failures', () => {
    const testResults = [good, { status: 'failed', assertionResults: [] }];
    expect(count({ numPassedTests: 7, numFailedTests: 0, numPendingTests: 1, testResults }, false)).toEqual({
      passed: 7,
      failed: 2,
    });
  });

  it('a run that failed otherwise, or left no report, is one failure', () => {
    const report = { numPassedTests: 7, numFailedTests: 0, numPendingTests: 0, testResults: [good] };
    expect(count(report, false)).toEqual({ passed: 7, failed: 1 });
    expect(count(report, true)).toEqual({ passed: 7, failed: 0 });
    expect(readCounts(`${file}.missing`, true)).toEqual({ passed: 0, failed: 1 });
  });
});

describe('the bootstrap', () => {
  const bootstrap = (...args: string[]) =>
    spawnSync(process.execPath, [`${ROOT}bin/bootstrap.mjs`, ...args], { encoding: 'utf8' });

  it('says how it is called', () => {
    for (const args of [[], ['dance'], ['toString']]) {
      const run = bootstrap(...args);
      expect(run.status).toBe(2);
      expect(run.stderr).toContain(
        'start|test|bench|bench:server|bench:attack|dev|browsers|audit|chaos|mutants|lighthouse|load|vitest|types|lint|format|cli',
      );
    }
  });

  it('passes arguments, output and exit code on', () => {
    expect(bootstrap('cli', '--version').stdout).toMatch(/^\d+\.\d+\.\d+\n$/);
    expect(bootstrap('cli', 'dance').status).toBe(2);
    expect(bootstrap('test', '--only', 'nothing').status).toBe(2);
  });

  it('is plain JavaScript without dependencies', () => {
    for (const file of ['bin/bootstrap.mjs', 'bin/runtime.mjs', 'bin/tafelrunde.mjs'])
      for (const [, from = ''] of read(file).matchAll(/\bfrom '([^']+)'/g)) expect(from).toMatch(/^(?:node:|\.\/)/);
  });
});

describe('the documents', () => {
  it.each(['README.md', 'CONTRIBUTING.md', 'docs/architecture.md', 'docs/adding-a-game.md'])(
    '%s leads nowhere wrong',
    (doc) => {
      for (const [, link = ''] of read(doc).matchAll(/\]\((?!https?:)([^)#]+)/g))
        expect(existsSync(join(ROOT, doc, '..', link)), link).toBe(true);
    },
  );

  it('README names every registered game', () => {
    const readme = read('README.md');
    for (const { meta } of games) expect(readme).toContain(meta.title.en);
  });
});
