import { describe, expect, it, vi } from 'vitest';
import type { Level } from '#bots/levels.ts';
import type { GameRecord } from '#server/protocol.ts';
import { about, fittingLevel, oddsAgainst, ownMean } from '../parts/odds.ts';

vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {} }));
vi.stubGlobal('localStorage', { getItem: () => null, setItem() {} });
vi.stubGlobal('document', { documentElement: { dataset: {} } });

const { oddsSentence } = await import('../lobby/odds-sentence.ts');
const { settings } = await import('../app/settings.ts');

type Results = GameRecord['results'];

/** So many games with two others of this strength, of which so many were won; the newest first. */
function games(level: Level | undefined, won: number, played: number, seats = 3): Results {
  return Array.from({ length: played }, (_, i) => ({
    total: i < won ? 90 : 60,
    rank: i < won ? 1 : 2,
    seats,
    ...(level === undefined ? {} : { bots: level }),
  }));
}

describe('my mean', () => {
  it('is of games with as many at the table that were played to their end', () => {
    const gaveUp = { total: 1, rank: 3, seats: 3, resigned: true as const };
    expect(ownMean([...games(2, 1, 2), ...games(2, 2, 2, 2), gaveUp], 3)).toBeNull();
    expect(ownMean([...games(2, 1, 3), ...games(2, 2, 2, 2), gaveUp], 3)).toBe(70);
  });
});

describe('my odds', () => {
  it('need eight games against nothing but bots of that strength, with as many at the table', () => {
    expect(oddsAgainst(games(4, 2, 7), 3, 4)).toBeNull();
    expect(oddsAgainst(games(4, 2, 8), 3, 4)).toEqual({ won: 2, played: 8 });
    expect(oddsAgainst([...games(4, 2, 7), ...games(4, 5, 5, 2), ...games(undefined, 3, 9)], 3, 4)).toBeNull();
    expect(oddsAgainst(games(4, 2, 8), 3, 3)).toBeNull();
  });

  it('are those of the latest games: who has learned has learned', () => {
    expect(oddsAgainst([...games(4, 5, 20), ...games(4, 0, 60)], 3, 4)).toEqual({ won: 5, played: 20 });
  });

  it('are told in small numbers', () => {
    for (const [won, played, some, of] of [
      [3, 20, 1, 7],
      [1, 8, 1, 8],
      [6, 18, 1, 3],
      [10, 20, 1, 2],
      [15, 20, 3, 4],
      [8, 20, 2, 5],
      [3, 10, 3, 10],
      [6, 20, 3, 10],
      [7, 20, 1, 3],
      [1, 20, 1, 20],
      [19, 20, 19, 20],
    ] as const)
      expect(about({ won, played }), `${won} of ${played}`).toEqual({ won: some, played: of });
  });

  it('are one sentence, and none where nothing is known', () => {
    const say = (results: Results, level: Level, lang: 'de' | 'en', seats = 3) => {
      settings.value = { ...settings.value, lang };
      return oddsSentence(results, seats, level);
    };
    const known = games(4, 3, 20);
    expect(say(known, 4, 'de')).toBe('Gegen zwei „Stark“ gewinnst du zurzeit etwa 1\u00a0von\u00a07 Partien.');
    expect(say(known, 4, 'en')).toBe('Against two “Strong” bots you currently win about 1\u00a0in\u00a07 games.');
    expect(say(games(4, 5, 10, 2), 4, 'de', 2)).toBe('Gegen „Stark“ gewinnst du zurzeit etwa jede zweite Partie.');
    expect(say(games(4, 5, 10, 2), 4, 'en', 2)).toBe('Against “Strong” you currently win about every second game.');
    expect(say(games(5, 0, 9), 5, 'de')).toBe(
      'Gegen zwei „Meisterhaft“ hast du von deinen letzten 9 Partien keine gewonnen.',
    );
    expect(say(games(1, 8, 8), 1, 'en')).toBe('Against two “Beginner” bots you have won all of your last 8 games.');
    // The line is kept while the strengths are gone through, and only then.
    expect(say(known, 5, 'de')).toBe('');
    expect(say(known, 4, 'de', 2)).toBeUndefined();
    expect(say([], 4, 'de')).toBeUndefined();
  });
});

describe('the strength that is offered first', () => {
  it('is not known before eight games against bots with as many at the table', () => {
    expect(fittingLevel(games(2, 3, 7), 3)).toBeNull();
    expect(fittingLevel([...games(2, 3, 7), ...games(2, 3, 9, 2), ...games(undefined, 3, 9)], 3)).toBeNull();
    // Two of each tell nothing either.
    expect(
      fittingLevel(
        ([1, 2, 3, 4] as const).flatMap((level) => games(level, 1, 2)),
        3,
      ),
    ).toBeNull();
  });

  it('is the one at which about a third is won', () => {
    expect(fittingLevel([...games(2, 8, 10), ...games(3, 3, 10), ...games(4, 1, 10)], 3)).toBe(3);
    expect(fittingLevel([...games(2, 5, 10), ...games(3, 2, 10)], 3)).toBe(3);
    expect(fittingLevel(games(2, 4, 8), 3)).toBe(2);
  });

  it('is the next one where the nearest is too easy or too hard and the next was hardly tried', () => {
    expect(fittingLevel(games(2, 7, 8), 3)).toBe(3);
    expect(fittingLevel([...games(2, 7, 8), ...games(3, 0, 3)], 3)).toBe(3);
    expect(fittingLevel(games(4, 1, 8), 3)).toBe(3);
    expect(fittingLevel([...games(2, 7, 8), ...games(3, 0, 8)], 3)).toBe(3);
    expect(fittingLevel(games(5, 8, 8), 3)).toBe(5);
    expect(fittingLevel(games(1, 0, 8), 3)).toBe(1);
  });
});
