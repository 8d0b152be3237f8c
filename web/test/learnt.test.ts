/** The page of a game goes with whoever learns: the course first, then what is left of it, and in the end the game. */
import { h } from 'preact';
import { render } from 'preact-render-to-string';
import { beforeEach, describe, expect, it, vi } from 'vitest';

vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {} }));
vi.stubGlobal('location', { pathname: '/', search: '', hash: '' });
vi.stubGlobal('addEventListener', () => {});
vi.stubGlobal('document', { documentElement: { dataset: {} } });
const stored = new Map<string, string>();
vi.stubGlobal('localStorage', {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, value: string) => stored.set(key, value),
});
const found: unknown[] = [];
vi.mock('../learn/courses.ts', () => ({ loadedCourse: () => found[0] }));
vi.mock('../learn/handbooks.ts', () => ({ loadedHandbook: () => undefined }));

const lessons = ['first', 'second'].map((id) => ({ id, minutes: 2, steps: [{ id: 'a' }, { id: 'b' }] }));
const told = { first: { title: 'One' }, second: { title: 'Two' } };
found.push({ lessons, text: { de: told, en: told } });

const { GamePage } = await import('../learn/game-page.tsx');
const { keepDone, keepStep } = await import('../learn/progress.ts');
const { change } = await import('../app/settings.ts');
const { loadTexts } = await import('../text/index.ts');
await loadTexts('en');

/** The ways of the page, the main one marked. */
function ways(game: string): string[] {
  const page = render(h(GamePage, { id: game }));
  return [...page.matchAll(/class="btn way ([^"]*)"[\s\S]*?<b>([^<]*)<\/b><small>([^<]*)</g)]
    .slice(0, 2)
    .map(([, main, head, small]) => `${main === 'primary' ? '* ' : ''}${head}: ${small}`);
}

beforeEach(() => change({ lang: 'en' }));

describe('the page of a game', () => {
  it('offers the course, its next lesson, and when all is learnt the game', () => {
    const play = 'Play now: Against a bot, with one tap';
    expect(ways('my-city')).toEqual(['* Learn: 2 short lessons · 4 min', play]);
    keepStep('my-city', 'first', { step: 1 } as never);
    expect(ways('my-city')).toEqual(['* Go on learning: Lesson 1 of 2', play]);
    keepDone('my-city', 'first');
    expect(ways('my-city')).toEqual(['* Go on learning: Lesson 2 of 2', play]);
    keepDone('my-city', 'second');
    expect(ways('my-city')).toEqual(['Once more: All 2 lessons learnt', `* ${play}`]);
    expect(render(h(GamePage, { id: 'my-city' }))).toContain('You have learnt them all.');
    // Begun once more it stays learnt.
    keepStep('my-city', 'first', { step: 1 } as never);
    expect(ways('my-city')).toEqual(['Once more: All 2 lessons learnt', `* ${play}`]);
    // Another game knows nothing of it.
    expect(ways('bora-bora')[0]).toBe('* Learn: 2 short lessons · 4 min');
  });
});
