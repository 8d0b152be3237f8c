import { describe, expect, it, vi } from 'vitest';
import { gameEntry } from '#games';

vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {} }));
vi.stubGlobal('localStorage', { getItem: () => null, setItem() {} });
vi.stubGlobal('location', { pathname: '/', search: '', hash: '' });
vi.stubGlobal('addEventListener', () => {});
vi.stubGlobal('document', { documentElement: { dataset: {} } });

const { find, marks } = await import('../learn/find.ts');
const { nearest } = await import('../learn/nearest.ts');
const { resultsOf } = await import('../learn/stand.tsx');

const entry = gameEntry('my-city');
const module = (await entry?.load())?.module;
const handbook = (await module?.handbook?.())?.handbook;
if (module === undefined || handbook === undefined) throw new Error('no handbook');

describe('the search of the handbook', () => {
  const ask = (question: string) => find(handbook.text.de, module.rulings.de, question);

  it('wants two letters', () => {
    expect(ask('k')).toBeNull();
    expect(ask(' ')).toBeNull();
    expect(ask('ki')).not.toBeNull();
  });

  it('finds told text, legend and rulings, whatever the accents', () => {
    const found = ask('Bäume');
    expect(found?.told.length).toBeGreaterThan(2);
    expect(found?.legend.map((h) => h.sign)).toContain('tree');
    expect(found?.rulings.map((h) => h.to)).toContain('MC-18');
    expect(ask('baume')).toEqual(found);
  });

  it('wants every word, and finds a ruling by its number', () => {
    expect(ask('mc-44')?.rulings.map((h) => h.to)).toEqual(['MC-44']);
    expect(ask('kirche brunnen')?.told.length).toBeLessThan(ask('kirche')?.told.length ?? 0);
    expect(ask('einhorn')).toEqual({ told: [], legend: [], rulings: [] });
  });

  it('marks what was asked for', () => {
    expect(marks('Eine Kirche muss stehen', 'kirche')).toEqual(['Eine ', 'Kirche', ' muss stehen']);
    expect(marks('Bäume und Steine', 'baume steine')).toEqual(['', 'Bäume', ' und ', 'Steine']);
    expect(marks('nichts', 'x')).toEqual(['nichts']);
  });
});

describe('mistyped links', () => {
  it('offer the nearest', () => {
    expect(nearest('my-ctiy', ['bora-bora', 'my-city'])).toBe('my-city');
    expect(nearest('SCORNG', ['goal', 'scoring', 'end'])).toBe('scoring');
    expect(nearest('x', [])).toBeNull();
  });
});

describe('my record', () => {
  it('counts what was played, the points of what was played to its end; nobody wins alone', () => {
    const results = [
      { total: 20, rank: 1, seats: 2 },
      { total: 10, rank: 1, seats: 1 },
      { total: -5, rank: 3, seats: 3, resigned: true as const },
    ];
    expect(resultsOf(results)).toEqual({ totals: [20, 10], played: 3, won: 1 });
  });
});
