/** The score table: every row is named, and says what it counts to whoever rests on it or taps it. */
import { h } from 'preact';
import { renderToString } from 'preact-render-to-string';
import { expect, it, vi } from 'vitest';
import { games } from '#games';
import { Match } from '#kernel';

vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {} }));
vi.stubGlobal('localStorage', { getItem: () => null, setItem() {} });
vi.stubGlobal('document', { documentElement: { dataset: {} } });

const { categories } = await import('../kit/ahead.ts');
const { ScoreTable } = await import('../table/score.tsx');
const { lang, loadTexts, t } = await import('../text/index.ts');
await loadTexts(lang());

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

it.each(games.map((g) => [g.meta.id, g] as const))('of %s explains its rows', async (_, entry) => {
  const { module } = await entry.load();
  const standing = module.game.score(new Match(module.game, {}, 2, 'rows').state, 0);
  const people = [0, 1].map((seat) => ({ seat, name: `P${seat}`, colour: seat, bot: false, me: seat === 0 }));
  const page = renderToString(h(ScoreTable, { game: { module, drawn: null }, standing, people, preview: null }));
  for (const row of categories(standing))
    expect(page).toContain(` title="${escaped(module.text[lang()].counts(row))}"`);
});

it('says what a number below zero means, without being asked', async () => {
  const tell = async (id: string): Promise<string> => {
    const module = (await games.find((g) => g.meta.id === id)?.load())?.module;
    if (module === undefined) throw new Error(`no ${id}`);
    const standing = module.game.score(new Match(module.game, {}, 2, 'rows').state, 0);
    const people = [0, 1].map((seat) => ({ seat, name: `P${seat}`, colour: seat, bot: false, me: seat === 0 }));
    return renderToString(h(ScoreTable, { game: { module, drawn: null }, standing, people, preview: null }));
  };
  expect(await tell('my-city')).toContain(`role="status">${t().ifEndedNowSays}`);
  // Elsewhere it is there for whoever asks.
  expect(await tell('bora-bora')).toContain('role="status"></p>');
  expect(await tell('bora-bora')).toContain(`title="${t().ifEndedNowSays}"`);
});
