/** The page of a game: the ways into it, and my record. */
import './home/window.ts';
import { afterEach, describe, expect, it } from 'vitest';
import { me } from '../app/session.ts';
import { GamePage } from '../learn/game-page.tsx';
import { Toast } from '../parts/toast.tsx';
import { leave, type Screen, show } from './home/screen.ts';
import { FakeServer, refusal } from './home/server.ts';

afterEach(leave);

let visits = 0;

async function page(results: object | null, game = 'my-city'): Promise<{ screen: Screen; server: FakeServer }> {
  const mine = results === null ? refusal('unavailable', 503) : { results };
  const server = new FakeServer({ [`GET /games/${game}/mine`]: mine, 'POST /matches': { id: 'new' } });
  visits += 1;
  me.value = { id: `v${visits}`, name: 'Ada', colour: 0 } as typeof me.value;
  const screen = await show(
    <>
      <GamePage id={game} />
      <Toast />
    </>,
  );
  await screen.until(() => screen.has(/^Learn|^Go on learning/));
  return { screen, server };
}

const isMain = (screen: Screen, name: RegExp): boolean => screen.the(name).classList.contains('primary');

describe('the page of a game', () => {
  it('says what it is, for how many, and how it feels', async () => {
    const { screen } = await page([]);
    expect(screen.text).toContain('My City');
    expect(screen.text).toContain('1–4');
    await screen.untilText('How it feels');
    expect(document.title).toBe('My City – Tafelrunde');
  });

  it('leads whoever has never played to the course, and others to a game', async () => {
    const { screen } = await page([]);
    expect(isMain(screen, /^Learn\d|^Learn/)).toBe(true);
    expect(isMain(screen, /^Play now/)).toBe(false);
    await leave();
    const known = (await page([{ total: 20, rank: 1, seats: 2 }])).screen;
    expect(isMain(known, /^Learn|^Go on/)).toBe(false);
    expect(isMain(known, /^Play now/)).toBe(true);
  });

  it('plays at once, opens a table, shows a model game and the rules', async () => {
    const { screen, server } = await page([]);
    expect(screen.to(/^Watch/)).toBe('/games/my-city/model');
    expect(screen.to(/^RulesThe|^Rules/)).toMatch(/rules/);
    await screen.tap(/^New table/);
    expect(screen.hasPart('New table: My City')).toBe(true);
    await screen.part('New table: My City').tap('Close');
    await screen.tap(/^Play now/);
    expect(server.bodies('POST /matches')).toHaveLength(1);
    expect(location.pathname).toBe('/t/new');
  });

  it('tells my record: games, victories, best, average', async () => {
    const results = [
      { total: 20, rank: 1, seats: 2 },
      { total: 10, rank: 2, seats: 2 },
      { total: 99, rank: 2, seats: 2, resigned: true },
    ];
    const { screen } = await page(results);
    expect(screen.text).toContain('3 games, 1 won.');
    expect(screen.text).toMatch(/games 3 .*won 1 .*best 20 .*on average 15/);
  });

  it('says that there is none yet, and that it cannot be loaded', async () => {
    expect((await page([])).screen.text).toContain('No game yet.');
    await leave();
    const { screen, server } = await page(null);
    expect(screen.text).toContain('Your games cannot be loaded right now.');
    server.says('GET /games/my-city/mine', { results: [] });
    await screen.tap('Try again');
    expect(screen.text).toContain('No game yet.');
  });

  it('lists the lessons, and which of them are learnt', async () => {
    localStorage.setItem('tafelrunde:learn:glass-road', '{}');
    const { screen } = await page([], 'glass-road');
    const lessons = screen.root.querySelectorAll('ol.stones li');
    expect(lessons.length).toBeGreaterThan(3);
    expect(screen.text).not.toContain('learnt');
  });

  it('of a game that is not there offers the nearest', async () => {
    const screen = await show(<GamePage id="glas-road" />);
    expect(screen.text).toContain('There is no game “glas-road” here.');
    expect(screen.to('Glass Road')).toBe('/games/glass-road');
  });
});
