/** Where others in the own network find the house, and who is told. */
import { networkInterfaces } from 'node:os';
import { stripVTControlCharacters } from 'node:util';
import { describe, expect, it, onTestFinished } from 'vitest';
import { nearHost } from '../near.ts';
import { welcome } from '../welcome.ts';
import { openHouse } from './people.ts';

describe('the address for others', () => {
  const own = ['172.17.0.1', '10.8.0.3', '192.168.1.20'];

  it.each([
    [undefined, own, '192.168.1.20', '192.168.1.20'],
    ['0.0.0.0', own, '10.8.0.3', '10.8.0.3'],
    ['::', own, null, '172.17.0.1'],
    // An address that is none of ours would lead nowhere.
    ['', ['198.51.100.7'], '127.0.0.1', '198.51.100.7'],
    [undefined, ['198.51.100.7', '10.0.0.9'], null, '10.0.0.9'],
    [undefined, [], null, null],
    ['192.168.1.20', [], null, '192.168.1.20'],
    ['fd00::2', own, null, '[fd00::2]'],
    ['127.0.0.1', own, '192.168.1.20', null],
    ['localhost', own, '192.168.1.20', null],
    ['::1', own, '192.168.1.20', null],
  ])('listening at %s with %j and the way out from %s: %s', (host, addresses, wayOut, expected) => {
    expect(nearHost(host, addresses, wayOut)).toBe(expected);
  });
});

describe('who is told', () => {
  async function asked(host: string, headers: Record<string, string>, proxied = false): Promise<unknown> {
    const house = await openHouse({ host, proxied });
    onTestFinished(() => house.close());
    const port = Number(new URL(house.url).port);
    const answer = await fetch(`http://127.0.0.1:${port}/api/near`, { headers });
    const { origin } = (await answer.json()) as { origin: string | null };
    return origin === null ? null : origin === (await house.near());
  }
  const all = Object.values(networkInterfaces()).flatMap((list) => list ?? []);
  const connected = all.some((a) => a.family === 'IPv4' && !a.internal) ? true : null;

  it('whoever sits at this computer', async () => {
    expect(await asked('0.0.0.0', {})).toBe(connected);
    expect(await asked('127.0.0.1', {})).toBe(null);
  });

  it('nobody who comes by a proxy', async () => {
    expect(await asked('0.0.0.0', {}, true)).toBe(null);
  });
});

describe('what whoever starts the house reads', () => {
  const url = 'http://localhost:8080';
  const near = 'http://192.168.1.20:8080';

  it('both addresses, and in a terminal the code of the second', () => {
    expect(welcome(url, null, true)).toBe(`Tafelrunde: ${url}`);
    expect(welcome(url, near, false)).toBe(`Tafelrunde: ${url}\nFor phones and others in the same network: ${near}`);
    expect(welcome(near, near, false)).toBe(`Tafelrunde: ${near}`);
    const lines = welcome(url, near, true).split('\n');
    expect(lines.slice(0, 2).join('\n')).toBe(welcome(url, near, false));
    // 29 modules with a rim of two, two rows in one line, white on black.
    const code = lines.filter((line) => line.startsWith('\x1b[97;40m'));
    expect(code).toHaveLength(15);
    expect(new Set(code.map((line) => stripVTControlCharacters(line).length))).toEqual(new Set([29]));
  });
});
