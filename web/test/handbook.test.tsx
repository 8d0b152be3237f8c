/** The pages to read: handbook, rulings, about; their searches and their anchors. */
import './home/window.ts';
import { afterEach, describe, expect, it } from 'vitest';
import { go } from '../app/router.ts';
import { change, settings } from '../app/settings.ts';
import { HandbookPage } from '../learn/handbook-page.tsx';
import { AboutPage } from '../pages/about.tsx';
import { RulesIndex, RulesPage } from '../rules/page.tsx';
import { leave, press, Screen, settled, show } from './home/screen.ts';
import { FakeServer } from './home/server.ts';

afterEach(async () => {
  await leave();
  change({ lang: 'en' });
});

async function handbook(hash = ''): Promise<Screen> {
  go(`/games/my-city/rules${hash}`);
  const screen = await show(<HandbookPage id="my-city" />);
  await screen.until(() => screen.has('Search'));
  return screen;
}

describe('the handbook', () => {
  it('has a list of its chapters, and all of them', async () => {
    const screen = await handbook();
    const chapters = [...(screen.root.querySelectorAll('section.hb-ch') as Iterable<Element>)].map((c) => c.id);
    expect(chapters.length).toBeGreaterThan(5);
    const listed = [...(screen.part('Chapters').root.querySelectorAll('a') as Iterable<Element>)];
    expect(listed.map((a) => a.getAttribute('href'))).toEqual(chapters.map((c) => `#${c}`));
    expect(screen.text).toMatch(/Reading time: \d+ minutes\./);
    expect(screen.to('Learn at the table')).toBe('/games/my-city/learn');
  });

  it('is searched: told text, signs, and rulings, which lead to their numbers', async () => {
    const screen = await handbook();
    await screen.write('Search', 'MC-44');
    expect(screen.to(/^MC-44/)).toBe('/rules/my-city#MC-44');
    await screen.write('Search', 'well');
    const told = screen.answers.filter((a) => /well/i.test(a));
    expect(told.length).toBeGreaterThan(2);
    await screen.write('Search', 'xyzzy');
    expect(screen.text).toContain('Nothing found for “xyzzy”.');
    await press('Escape');
    expect(screen.text).not.toContain('xyzzy');
  });

  it('shows more hits when asked to', async () => {
    const screen = await handbook();
    await screen.write('Search', 'build');
    const hits = (): number => screen.root.querySelectorAll('.hb-found li').length;
    const before = hits();
    await screen.tap(/^\d+ more$/);
    expect(hits()).toBeGreaterThan(before);
  });

  it('every number in its margin leads to its ruling', async () => {
    const screen = await handbook();
    const links = [...(screen.root.querySelectorAll('.ruls a') as Iterable<Element>)];
    expect(links.length).toBeGreaterThan(20);
    for (const link of links.slice(0, 20)) expect(link.getAttribute('href')).toBe(`/rules/my-city#${link.textContent}`);
  });

  it('of a chapter that is not there offers the nearest', async () => {
    const screen = await handbook('#scorng');
    expect(screen.text).toContain('There is no chapter “scorng” here.');
    expect(screen.part(/./).root).toBeDefined();
    expect([...(screen.root.querySelectorAll('.hb-missing a') as Iterable<Element>)][0]?.getAttribute('href')).toBe(
      '#scoring',
    );
  });

  it('opens in the language of the link', async () => {
    go('/games/my-city/rules?lang=de');
    const screen = await show(<HandbookPage id="my-city" />);
    await screen.until(() => settings.value.lang === 'de');
    await screen.untilText('Spielregeln');
  });

  it('a slash goes to the search', async () => {
    const screen = await handbook();
    await press('/');
    await settled();
    expect(document.activeElement).toBe(screen.the('Search'));
  });

  it('of a game that is not there offers the nearest', async () => {
    const screen = await show(<HandbookPage id="bora-brao" />);
    await screen.untilText('There is no game “bora-brao” here.');
    expect(screen.to('Bora Bora')).toBe('/games/bora-bora/rules');
  });
});

describe('the rulings', () => {
  const rulings = async (hash = ''): Promise<Screen> => {
    go(`/rules/my-city${hash}`);
    const screen = await show(<RulesPage id="my-city" />);
    await screen.until(() => screen.has('Search the rules'));
    return screen;
  };

  it('stand in chapters, each under its number', async () => {
    const screen = await rulings();
    const all = screen.root.querySelectorAll('.rulings li');
    expect(all.length).toBeGreaterThan(40);
    expect(screen.text).toContain(`${all.length} rulings`);
    expect(screen.to('Link to ruling MC-1')).toBe('#MC-1');
    expect(screen.to('To the handbook')).toBe('/games/my-city/rules');
  });

  it('are searched by number and by words', async () => {
    const screen = await rulings();
    await screen.write('Search the rules', 'mc-10');
    expect(screen.text).toContain('1 ruling');
    expect(screen.root.querySelectorAll('.rulings li')).toHaveLength(1);
    await screen.write('Search the rules', 'church');
    expect(screen.root.querySelectorAll('.rulings li').length).toBeGreaterThan(1);
  });

  it('one that was linked to is marked', async () => {
    const screen = await rulings('#MC-9');
    expect(screen.root.querySelector('li.target')?.id).toBe('MC-9');
  });

  it('of all games have an index', async () => {
    const screen = await show(<RulesIndex />);
    const links = [...(screen.root.querySelectorAll('a.box') as Iterable<Element>)].map((a) => a.getAttribute('href'));
    expect(links).toHaveLength(5);
    expect(links).toContain('/games/my-city/rules');
  });
});

describe('about', () => {
  it('names authors, what is ours, keys, version and who runs the server', async () => {
    new FakeServer({ 'GET /about': { version: '9.9', imprint: 'The Club' } });
    const screen = await show(<AboutPage />);
    await settled();
    expect(screen.text).toContain('Version 9.9');
    expect(screen.text).toContain('The Club');
    expect(screen.text).toContain('U: undo');
    expect(screen.to('My City')).toBe('/games/my-city');
  });

  it('does without an answer', async () => {
    const server = new FakeServer();
    server.isGone = true;
    const screen = await show(<AboutPage />);
    expect(screen.text).toContain('The operator has not said anything.');
    expect(new Screen(document.body).text).not.toContain('undefined');
  });
});
