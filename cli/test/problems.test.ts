import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { scratch, tafelrunde } from './command.ts';

const folder = scratch();
const file = (name: string, text: string): string => {
  writeFileSync(join(folder, name), text);
  return join(folder, name);
};
const record = { format: 1, game: 'my-city', rulesVersion: 1, options: {}, seats: 1, seed: 'x', moves: [] };

describe('what a person can put right is one line and exit code 2', () => {
  it.each([
    [['dance'], "unknown command 'dance'"],
    [['simulate'], 'which game? One of: '],
    [['simulate', 'chess'], "unknown game 'chess'. Known games: "],
    [['simulate', 'constructor'], "unknown game 'constructor'"],
    [['simulate', 'my-city', '--games', 'many'], "--games must be a whole number, not 'many'"],
    [['simulate', 'my-city', '--games', '-3'], "--games must be a whole number, not '-3'"],
    [['simulate', 'my-city', '--games', '1.5'], "--games must be a whole number, not '1.5'"],
    [['simulate', 'my-city', '--games', '0'], '--games must be at least 1'],
    [['simulate', 'my-city', '--games'], '--games needs a value'],
    [['simulate', 'my-city', '--seats', 'level9'], "unknown player 'level9'"],
    [['simulate', 'my-city', '--seats', 'me'], "unknown player 'me'"],
    [['simulate', 'my-city', '--seats', Array(9).fill('level1').join(',')], 'not for 9'],
    [['simulate', 'my-city', '--set', 'weather=rain'], "my-city has no option 'weather'"],
    [['simulate', 'my-city', '--speed', '9'], 'unknown option --speed'],
    [['simulate', 'my-city', '--json=yes'], '--json takes no value'],
    [['simulate', 'my-city', 'glass-road'], "unexpected 'glass-road'"],
    [['play', 'my-city', '--seats', 'level1'], 'nobody plays'],
    [['play', 'my-city', '--lang', 'fr'], "--lang must be de or en, not 'fr'"],
    [['play', 'my-city', '--save', '/no/such/folder/x.json'], 'there is no folder /no/such/folder'],
    [['rules', 'my-city', 'MC-999'], "my-city has no ruling 'MC-999'"],
    [['rules', 'my-city', 'toString'], "my-city has no ruling 'toString'"],
    [['replay'], 'which file?'],
    [['replay', '/no/such/file'], 'cannot read /no/such/file'],
    [['replay', folder], 'cannot read'],
    [['replay', file('a.json', 'moves')], 'is not JSON'],
    [['replay', file('b.json', '[]')], 'is not the record of a game'],
    [['replay', file('c.json', 'null')], 'is not the record of a game'],
    [['replay', file('d.json', JSON.stringify({ ...record, game: 'chess' }))], "unknown game 'chess'"],
    [['replay', file('e.json', JSON.stringify({ ...record, seats: 9 }))], 'my-city is not for 9 players'],
    [['replay', file('f.json', JSON.stringify({ ...record, rulesVersion: 999 }))], 'newer than'],
    [['replay', file('g.json', JSON.stringify(record)), '--to', '5'], '--to 5 is beyond the last move (0)'],
    [['serve', '--port', '70000'], '--port must be at most 65535'],
    [['freeze'], 'which game?'],
    [['freeze', 'chess'], "unknown game 'chess'. Known games: "],
    [['restore'], 'which file?'],
    [['restore', '/no/such/file', '--data', join(folder, 'none')], '/no/such/file does not exist'],
    [['backup', join(folder, 'copy'), '--data', join(folder, 'none')], 'There is no database in'],
    [['play', 'my-city', '--seed', 'ä'], '--seed takes'],
  ])('%j', (args, message) => {
    const { code, out, err } = tafelrunde(args);
    expect(err).toContain(message);
    expect(err).toMatch(/^tafelrunde: .*\n$/);
    expect(out).toBe('');
    expect(code).toBe(2);
  });
});

describe('help and version', () => {
  it.each([[[]], [['--help']], [['help']], [['simulate', '--help']]])('%j prints the help', (args) => {
    const { code, out } = tafelrunde(args);
    expect(code).toBe(0);
    for (const command of ['simulate', 'play', 'replay', 'bench', 'rules', 'serve', 'my-city'])
      expect(out).toContain(command);
  });

  it('--version prints the version and nothing else', () => {
    const { code, out, err } = tafelrunde(['--version']);
    expect([code, err]).toEqual([0, '']);
    expect(out).toMatch(/^\d+\.\d+\.\d+\n$/);
  });
});
