/** One list of settings: from the environment, a file, or a secret's own file; what is unknown or wrong is one sentence. */
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { SETTING_NAMES, SETTINGS, type Setting, Settings } from '../settings.ts';
import { StartProblem } from '../store/start-problem.ts';
import { tempFolder } from './people.ts';

function file(name: string, text: string): string {
  const folder = tempFolder();
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  writeFileSync(join(folder, name), text);
  return join(folder, name);
}

function refusal(env: NodeJS.ProcessEnv): string {
  try {
    Settings.from(env);
  } catch (error) {
    expect(error).toBeInstanceOf(StartProblem);
    expect((error as StartProblem).exitCode).toBe(2);
    return (error as StartProblem).message;
  }
  throw new Error('nothing was refused');
}

it('where nothing is said, everything is as usual and nothing is printed', () => {
  const settings = Settings.from({ PATH: '/usr/bin', HOST: '' });
  expect(settings.get('PORT')).toBe(8080);
  expect(settings.get('HOST')).toBeUndefined();
  expect(settings.lines()).toEqual([]);
});

it('the environment goes before the file, and each line says where it stands', () => {
  const config = file('house.conf', '# our house\n\nPORT = 9000\nTAFELRUNDE_PROXY=1\n');
  const settings = Settings.from({ TAFELRUNDE_CONFIG: config, PORT: '9001' });
  expect(settings.get('PORT')).toBe(9001);
  expect(settings.get('TAFELRUNDE_PROXY')).toBe(true);
  expect(settings.lines()).toEqual(['PORT=9001 (environment)', `TAFELRUNDE_PROXY=1 (${config})`]);
});

it('a secret may stand in a file of its own, and is never printed', () => {
  const url = 'postgres://house:hush@db/tafelrunde';
  const settings = Settings.from({ DATABASE_URL_FILE: file('url', `${url}\n`) });
  expect(settings.get('DATABASE_URL')).toBe(url);
  expect(settings.lines().join()).not.toContain('hush');
  expect(refusal({ DATABASE_URL: 'mysql://house:hush@db' })).not.toContain('hush');
});

it('what is unknown, wrong or not there is one sentence', () => {
  expect(refusal({ TAFELRUNDE_PROXI: '1' })).toBe(
    'There is no setting TAFELRUNDE_PROXI (environment). Known: TAFELRUNDE_PROXY, TAFELRUNDE_PATIENCE.',
  );
  expect(refusal({ TAFELRUNDE_PROXY: 'yes' })).toBe(
    'TAFELRUNDE_PROXY (environment) cannot be used: yes. It is written as 1 or 0.',
  );
  expect(refusal({ TAFELRUNDE_ORIGINS: 'example.org' })).toContain('https://example.org');
  expect(refusal({ TAFELRUNDE_LIMITS: 'sockets' })).toContain('newPerMinute=100,sockets=2000');
  expect(refusal({ TAFELRUNDE_CONFIG: file('house.conf', 'PORT 9000') })).toContain('Line 1 of');
  expect(refusal({ TAFELRUNDE_CONFIG: file('house.conf', 'PROT=9000') })).toContain('There is no setting PROT');
  expect(refusal({ TAFELRUNDE_CONFIG: '/nowhere/house.conf' })).toContain('which is not there');
  expect(refusal({ DATABASE_URL_FILE: '/nowhere/url' })).toContain('cannot be read');
});

it('docs/operating.md lists every setting as the list has it', () => {
  const page = readFileSync(new URL('../../docs/operating.md', import.meta.url), 'utf8');
  const rows = page.split('\n').flatMap((line) => (/^\| `[A-Z_]+`/.test(line) ? [line.replace(/ +/g, ' ')] : []));
  expect(rows).toEqual(
    SETTING_NAMES.map((name) => {
      const { about, form, otherwise, usual, secret }: Setting = SETTINGS[name];
      const what = secret ? `${about}. A secret: \`${name}_FILE\` may name a file that holds it` : about;
      const value = otherwise === true ? '1' : otherwise === false ? '0' : String(otherwise);
      return `| \`${name}\` | ${what} | ${form} | ${usual ?? value} |`;
    }),
  );
});
