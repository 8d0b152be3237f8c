import { describe, expect, it, vi } from 'vitest';

vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {} }));
vi.stubGlobal('localStorage', { getItem: () => null, setItem() {} });
vi.stubGlobal('location', { pathname: '/', search: '', hash: '' });
vi.stubGlobal('addEventListener', () => {});
vi.stubGlobal('document', { documentElement: { dataset: {} } });

const { readSettings } = await import('../app/settings.ts');
const { match } = await import('../app/router.ts');
const { backoff } = await import('../app/live.ts');
const { points, signed } = await import('../text/numbers.ts');
const { botName } = await import('#bots/names.ts');
const { readChapters, search } = await import('../rules/search.ts');
const { byUrgency, playerRange } = await import('../lobby/sentences.ts');
const { withSeats } = await import('../lobby/new-table.tsx');
const { freeValues } = await import('../lobby/option-fields.tsx');
const { grouped } = await import('../table/options.tsx');
const { isMapRow } = await import('../table/plain.tsx');
const { coloursOf } = await import('../table/seat-wishes.tsx');
const { de } = await import('../text/de.ts');
const { en } = await import('../text/en.ts');

describe('settings', () => {
  it('keep what fits and forget the rest', () => {
    expect(
      readSettings({ lang: 'en', theme: 'dark', confirmAtOnce: true, pace: 'step', speed: 2, plain: true }, 'de'),
    ).toEqual({
      lang: 'en',
      theme: 'dark',
      confirmAtOnce: true,
      speed: 2,
      pace: 'step',
      plain: true,
      sound: false,
    });
    expect(readSettings({ lang: 'fr', theme: 7, speed: 9 }, 'de-AT')).toEqual({
      lang: 'de',
      theme: 'system',
      confirmAtOnce: false,
      speed: 1,
      pace: 'normal',
      plain: false,
      sound: false,
    });
    expect(readSettings(null, 'fr').lang).toBe('en');
  });
});

describe('router', () => {
  it('takes paths apart', () => {
    expect(match('/t/:id/replay', '/t/ab%20c/replay')).toEqual({ id: 'ab c' });
    expect(match('/t/:id', '/t/abc/replay')).toBeNull();
    expect(match('/rules', '/rules/')).toEqual({});
    expect(match('/t/:id', '/t/%E0%A4%A')).toEqual({ id: '%E0%A4%A' });
  });
});

describe('connection', () => {
  it('waits longer from attempt to attempt, but never too long', () => {
    expect(backoff(0, 0.5)).toBe(400);
    expect(backoff(3, 0.5)).toBe(3200);
    expect(backoff(30, 1)).toBeLessThanOrEqual(18_750);
  });
});

describe('numbers', () => {
  it('have a real minus, one way to write a half, and a German comma', () => {
    expect(points(-3, 'en')).toBe('−3');
    expect(points(0.5, 'de')).toBe('½');
    expect(points(3.5, 'en')).toBe('3½');
    expect(points(3.4, 'de')).toBe('3,4');
    expect(signed(2, 'de')).toBe('+2');
    expect(signed(-1.5, 'en')).toBe('−1½');
    expect(signed(0, 'en')).toBe('0');
  });
});

describe('texts', () => {
  it('have the same keys in both languages, with as many arguments', () => {
    const shape = (o: object): unknown =>
      Object.entries(o).map(([k, v]) => [
        k,
        typeof v === 'function' ? v.length : typeof v === 'object' ? shape(v as object) : typeof v,
      ]);
    expect(shape(en)).toEqual(shape(de));
  });
  it('give bots of one table different names', () => {
    for (const id of ['a', 'GSAQSEyIq6wuKzSV', 'xyz']) {
      expect(new Set([0, 1, 2, 3, 4].map((seat) => botName(id, seat))).size).toBe(5);
      expect(botName(id, 1)).toBe(botName(id, 1));
    }
  });
});

describe('rules', () => {
  const chapters = readChapters(
    [
      { id: 'build', title: { de: 'Bauen', en: 'Building' }, rulings: ['MC-9', 'MC-1'] },
      { id: 'river', title: { de: 'Am Wasser', en: 'At the water' }, rulings: ['MC-10'] },
    ],
    { 'MC-10': 'Der Fluss trennt.', 'MC-9': 'Gebäude dürfen nicht über den Fluss.', 'MC-1': 'Straße' },
    'de',
  );
  const found = (question: string): string[] =>
    search(chapters, question).map((c) => `${c.title}: ${c.rulings.map((r) => r.id).join(' ')}`);
  it('stand in chapters, in the order of the chapter', () => {
    expect(found('')).toEqual(['Bauen: MC-9 MC-1', 'Am Wasser: MC-10']);
    expect(chapters.map((c) => c.anchor)).toEqual(['chapter-build', 'chapter-river']);
  });
  it('are found by number, by words and by chapter, without accents', () => {
    expect(found('fluss gebaude')).toEqual(['Bauen: MC-9']);
    expect(found('mc-10')).toEqual(['Am Wasser: MC-10']);
    expect(found('strasse')).toEqual(['Bauen: MC-1']);
    expect(found('bauen')).toEqual(['Bauen: MC-9 MC-1']);
    expect(found('wasser trennt')).toEqual(['Am Wasser: MC-10']);
    expect(found('nirgends')).toEqual([]);
  });
});

describe('lobby', () => {
  it('puts the tables that wait for me first', () => {
    const card = (id: string, myTurn: boolean, status: 'waiting' | 'running', updatedAt: number) => ({
      id,
      game: 'g',
      status,
      seats: [],
      myTurn,
      moves: 0,
      result: null,
      updatedAt,
      watching: 0,
    });
    const order = byUrgency([
      card('waiting', false, 'waiting', 9),
      card('old', true, 'running', 1),
      card('new', true, 'running', 2),
      card('theirs', false, 'running', 8),
    ]);
    expect(order.map((c) => c.id)).toEqual(['new', 'old', 'theirs', 'waiting']);
  });
  it('writes numbers of players as people do', () => {
    expect(playerRange([1, 2, 3, 4])).toBe('1–4');
    expect(playerRange([4, 2])).toBe('2, 4');
    expect(playerRange([2])).toBe('2');
  });
  it('keeps me at the table when seats go', () => {
    expect(withSeats([{ kind: 'bot', level: 1 }, { kind: 'me' }], 1)).toEqual([{ kind: 'me' }]);
    expect(withSeats([{ kind: 'me' }], 3)).toEqual([
      { kind: 'me' },
      { kind: 'bot', level: 2 },
      { kind: 'bot', level: 2 },
    ]);
  });
  it('offers a choice a seat only once', () => {
    const spec = { values: ['red', 'blue'], default: 'random' };
    expect(freeValues(spec, ['red', 'random'], 1)).toEqual(['blue']);
    expect(freeValues(spec, ['red', 'random'], 0)).toEqual(['red', 'blue']);
  });
  it('deals my colour to me and the others what is left', () => {
    expect(coloursOf([{ kind: 'open' }, { kind: 'me' }, { kind: 'bot', level: 2 }], 0)).toEqual([1, 0, 2]);
  });
});

describe('options of the plain table', () => {
  const option = (verb: string, label: string) => ({ move: { do: verb }, line: label, label });
  const all = [option('build', 'Build on A1'), option('pass', 'Pass'), option('build', 'Build on B2')];
  it('are grouped by what they do', () => {
    expect(grouped(all, '').map((g) => g.map((o) => o.label))).toEqual([['Build on A1', 'Build on B2'], ['Pass']]);
  });
  it('show maps as maps', () => {
    expect(isMapRow('10 t . r . . . r F F F')).toBe(true);
    expect(isMapRow('Ada baut die Schmiede auf E5')).toBe(false);
  });
  it('are found by their words', () => {
    expect(
      grouped(all, 'b2 BUILD')
        .flat()
        .map((o) => o.label),
    ).toEqual(['Build on B2']);
    expect(grouped(all, 'crane')).toEqual([]);
  });
});
