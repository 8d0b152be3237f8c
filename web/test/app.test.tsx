/** The house as a whole: which page stands at which address, links, settings, what is said when something breaks. */
import './home/window.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { go } from '../app/router.ts';
import { contact, me, whoAmI } from '../app/session.ts';
import { change, readSettings, settings } from '../app/settings.ts';
import { markTurn } from '../app/turn.ts';
import { App, firstPage } from '../app.tsx';
import { Boundary } from '../parts/boundary.tsx';
import { later } from '../parts/later.tsx';
import { sayProblem, Toast } from '../parts/toast.tsx';
import { lobby } from './home/cards.ts';
import { happening } from './home/events.ts';
import { leave, press, Screen, settled, show } from './home/screen.ts';
import { FakeServer, FakeSocket, refusal } from './home/server.ts';

let server: FakeServer;

beforeEach(() => {
  FakeSocket.install();
  server = new FakeServer({ 'GET /lobby': lobby(), 'GET /about': { version: '1', imprint: null } });
  me.value = { id: 'a', name: 'Ada', colour: 0 } as typeof me.value;
});
afterEach(async () => {
  await leave();
  change(readSettings(null, 'en'));
});

describe('an address', () => {
  it.each([
    ['/', 'Open tables'],
    ['/rules', 'Every ruling has a number.'],
    ['/rules/my-city', 'Rules: My City'],
    ['/games/my-city', 'A game by'],
    ['/games/my-city/rules', 'Reading time'],
    ['/games/my-city/model', 'Turn 0 of'],
    ['/games/my-city/learn/start', 'Step 1 of'],
    ['/games/my-city/learn/start/card', 'Step 2 of'],
    ['/about', 'About Tafelrunde'],
    ['/enter', 'Back again?'],
    ['/come/secret', 'There is nothing here.'],
    ['/t/abc', 'One moment …'],
    ['/t/abc/replay', 'One moment …'],
    ['/nowhere/at/all', 'This page does not exist.'],
  ])('%s shows its page', async (path, words) => {
    go(path);
    await firstPage();
    const screen = await show(<App />);
    await screen.untilText(words);
  });

  it('is changed by a link within the house, without loading the page anew; other links are the browser’s', async () => {
    go('/about');
    await firstPage();
    const screen = await show(<App />);
    await screen.tap('Rules');
    expect(location.pathname).toBe('/rules');
    await screen.untilText('Every ruling has a number.');
    const held = happening('click', { button: 0, ctrlKey: true });
    screen.the('About').dispatchEvent(held as unknown as Event);
    expect(held.defaultPrevented).toBe(false);
    expect(location.pathname).toBe('/rules');
  });
});

describe('settings', () => {
  const dialog = (): Screen => new Screen(document.querySelector('dialog[open]') ?? document.createElement('p'));
  const open = async (): Promise<Screen> => {
    go('/about');
    await firstPage();
    const screen = await show(<App />);
    await screen.tap('Settings');
    await screen.until(() => document.querySelector('dialog[open]') !== null);
    return screen;
  };

  it('are kept in the browser, one by one', async () => {
    await open();
    await dialog().part('Appearance').tap('Dark');
    await dialog().part('Motion').tap('Off');
    await dialog().part('Pace of the others').tap('Step by step');
    await dialog().tap('Confirm at once');
    await dialog().tap('Table as text');
    await dialog().tap('Sound when it is my turn');
    expect(settings.value).toEqual({
      lang: 'en',
      theme: 'dark',
      speed: 0,
      pace: 'step',
      confirmAtOnce: true,
      plain: true,
      sound: true,
    });
    expect(readSettings(JSON.parse(localStorage.getItem('tafelrunde:settings') ?? ''), 'de')).toEqual(settings.value);
    expect(document.documentElement.dataset.theme).toBe('dark');
  });

  it('change the language of the page that is open', async () => {
    const screen = await open();
    await dialog().part('Language').tap('Deutsch');
    await screen.untilText('Über Tafelrunde');
    expect(document.documentElement.lang).toBe('de');
    await dialog().tap('Schließen');
    expect(document.querySelector('dialog[open]')).toBeNull();
  });

  it('light and dark change with one button', async () => {
    const screen = await open();
    await dialog().tap('Close');
    await screen.tap('Light or dark');
    expect(settings.value.theme).toBe('dark');
    await screen.tap('Light or dark');
    expect(settings.value.theme).toBe('light');
  });
});

describe('who I am', () => {
  it('is asked of the server, again and again while it cannot be reached', async () => {
    server.isGone = true;
    await whoAmI();
    expect(contact.value).toBe('lost');
    server.isGone = false;
    server.says('GET /session', { me: { id: 'b', name: 'Ben', colour: 1 } });
    await new Screen(document.body).until(() => me.value?.name === 'Ben');
    expect(contact.value).toBe('fine');
  });

  it('is nobody where the server knows nobody', async () => {
    server.says('GET /session', refusal('no-session', 401));
    await whoAmI();
    expect([me.value, contact.value]).toEqual([null, 'fine']);
  });
});

describe('what breaks', () => {
  function Broken(): never {
    throw new Error('broken on purpose');
  }

  it('is replaced by something simpler, and reported', async () => {
    const reported = vi.spyOn(console, 'error').mockImplementation(() => {});
    const screen = await show(
      <Boundary instead={<p>simpler</p>}>
        <Broken />
      </Boundary>,
    );
    await settled();
    expect(screen.text).toBe('simpler');
    expect(reported).toHaveBeenCalled();
    reported.mockRestore();
  });

  it('a page that does not load can be asked for again', async () => {
    const warned = vi.spyOn(console, 'warn').mockImplementation(() => {});
    let tries = 0;
    const Page = later(async () => {
      tries += 1;
      if (tries === 1) throw new Error('no network');
      return () => <p>here it is</p>;
    });
    const screen = await show(<Page />);
    expect(screen.text).toContain('That did not work.');
    await screen.tap('Try again');
    expect(screen.text).toBe('here it is');
    warned.mockRestore();
  });

  it('a problem is one sentence, whatever it was', async () => {
    const screen = await show(<Toast />);
    sayProblem(new Error('anything'));
    await settled();
    expect(screen.text).toBe('That did not work.');
  });
});

describe('my turn', () => {
  it('rings when it comes to one more table, where somebody wants it to', async () => {
    let rang = 0;
    const param = { setValueAtTime() {}, linearRampToValueAtTime() {}, exponentialRampToValueAtTime() {} };
    const node = { frequency: { value: 0 }, gain: param, connect: () => node, start: () => rang++, stop() {} };
    vi.stubGlobal(
      'AudioContext',
      class {
        currentTime = 0;
        createOscillator = () => node;
        createGain = () => node;
      },
    );
    markTurn(1);
    expect(rang).toBe(0);
    markTurn(0);
    change({ sound: true });
    markTurn(1);
    expect(rang).toBe(2);
    markTurn(1);
    expect(rang).toBe(2);
    markTurn(0);
    expect(document.querySelector('link[rel=icon]')?.getAttribute('href')).toBe('/icon.svg');
    await press('Escape');
  });
});
