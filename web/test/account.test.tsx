/** My account: a guest who becomes somebody, codes, devices, signing out, taking everything along, leaving for good. */
import './home/window.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Account } from '#server/protocol.ts';
import { go } from '../app/router.ts';
import { me } from '../app/session.ts';
import { App } from '../app.tsx';
import { Header } from '../parts/header.tsx';
import { lobby } from './home/cards.ts';
import { leave, Screen, show } from './home/screen.ts';
import { FakeServer, refusal } from './home/server.ts';

vi.mock('@simplewebauthn/browser', () => ({
  browserSupportsWebAuthn: () => true,
  startRegistration: async () => ({ made: true }),
}));

const NOW = Date.now();
const ACCOUNT: Account = {
  me: { id: 'a', name: 'Ada', colour: 0 } as Account['me'],
  since: NOW,
  passkeys: [],
  codesLeft: 0,
  sessions: [
    { id: 's1', device: 'Firefox/Linux', seenAt: NOW, current: true },
    { id: 's2', device: 'Safari/iOS', seenAt: NOW - 7_200_000, current: false },
  ] as Account['sessions'],
  tables: { running: 2, finished: 5 },
};
const KEY = { id: 'k1', name: 'Phone', createdAt: NOW, usedAt: NOW } as Account['passkeys'][number];
const CODES = Array.from({ length: 8 }, (_, n) => `word-${n}`);
let server: FakeServer;

beforeEach(() => {
  server = new FakeServer({ 'POST /account/codes': { codes: CODES } });
  server.says('DELETE /me', 204);
  server.says('GET /lobby', lobby());
  me.value = ACCOUNT.me;
  go('/you');
});
afterEach(leave);

async function page(account: Partial<Account> = {}): Promise<Screen> {
  server.says('GET /account', { ...ACCOUNT, ...account });
  const screen = await show(<App />);
  await screen.until(() => screen.text.includes('Your data') || location.pathname !== '/you');
  return screen;
}
const dialog = (): Screen => new Screen(document.querySelector('dialog[open]') ?? document.createElement('p'));
const somebody = { passkeys: [KEY], codesLeft: 3 };

describe('a guest', () => {
  it('is told what belongs to this browser, and keeps their seat with a passkey; the codes come with it', async () => {
    const screen = await page();
    expect(screen.text).toContain('You are playing as a guest.');
    expect(screen.text).toContain('Your 7 games stay.');
    server.says('POST /account/passkeys/options', { challenge: 'c' });
    server.says('POST /account/passkeys', { ...ACCOUNT, ...somebody });
    server.says('GET /account', { ...ACCOUNT, ...somebody });
    await screen.tap('Keep my seat');
    expect(server.bodies('POST /account/passkeys')).toEqual([{ name: 'Firefox on Linux', response: { made: true } }]);
    expect(screen.text).toContain('Your seat is yours now.');
    expect(dialog().text).toContain('word-0');
    expect(screen.text).not.toContain('You are playing as a guest.');
  });

  it('with games and no way back is warned before signing out', async () => {
    const screen = await page();
    await screen.tap('Sign out Firefox on Linux');
    expect(server.bodies('DELETE /me')).toEqual([]);
    expect(dialog().text).toContain('nothing brings you back to your games');
    await dialog().tap('Sign out');
    expect(server.bodies('DELETE /me')).toEqual([undefined]);
    expect(me.value).toBeNull();
    expect(location.pathname).toBe('/');
  });

  it.each([
    ['games', { tables: { running: 0, finished: 0 } }],
    ['need of them: there are codes', { codesLeft: 4 }],
  ])('without %s signs out at once', async (_, account) => {
    const screen = await page(account);
    await screen.tap('Sign out Firefox on Linux');
    expect(server.bodies('DELETE /me')).toEqual([undefined]);
  });

  it('nobody at all is sent to sign in', async () => {
    me.value = null;
    await page();
    expect(location.pathname).toBe('/enter');
  });
});

describe('recovery codes', () => {
  it('are shown once, and the dialog waits until they are kept', async () => {
    const screen = await page(somebody);
    expect(screen.text).toContain('3 of 8 left');
    await screen.tap('New codes');
    expect(dialog().lines).toHaveLength(8);
    expect(dialog().isOff('Done')).toBe(true);
    expect(decodeURIComponent(dialog().to('As a file') ?? '')).toContain('word-7');
    await dialog().tap('I have kept them.');
    await dialog().tap('Done');
    expect(document.querySelector('dialog[open]')).toBeNull();
  });
});

describe('devices', () => {
  it('are listed, this one first known as such; others are signed out one by one or all at once', async () => {
    const screen = await page(somebody);
    server.says('DELETE /account/sessions/s2', { ...ACCOUNT, sessions: ACCOUNT.sessions.slice(0, 1) });
    server.says('POST /account/sessions/end-others', { ...ACCOUNT, sessions: ACCOUNT.sessions.slice(0, 1) });
    expect(screen.text).toMatch(/Firefox on Linux.*this device/);
    await screen.tap('Sign out Safari on iOS');
    expect(screen.text).not.toContain('Safari');
    expect(screen.has('Sign out all others')).toBe(false);
  });

  it('passkeys are named and removed; the last one stays, and says why', async () => {
    const screen = await page(somebody);
    Object.assign(globalThis, { prompt: () => 'My phone' });
    server.says('PATCH /account/passkeys/k1', { ...ACCOUNT, ...somebody, passkeys: [{ ...KEY, name: 'My phone' }] });
    await screen.tap('Rename');
    expect(server.bodies('PATCH /account/passkeys/k1')).toEqual([{ name: 'My phone' }]);
    expect(screen.text).toContain('My phone');
    server.says('DELETE /account/passkeys/k1', refusal('last-way-in'));
    await screen.tap('Remove My phone');
    expect(screen.text).toContain('the last passkey stays');
  });

  it('another one comes in after its word was compared and confirmed here', async () => {
    const screen = await page(somebody);
    server.says('POST /account/handover', { secret: 's'.repeat(43), expiresAt: Date.now() + 300_000 });
    server.says('GET /account/handover', { state: 'open', device: null, word: null });
    server.says('POST /account/handover/grant', { state: 'granted', device: 'Chrome/Android', word: 'otter' });
    server.says('DELETE /account/handover', 204);
    await screen.tap(/^Go Go on on another device/);
    expect(dialog().text).toContain(`tafelrunde.test/come/${'s'.repeat(43)}`);
    expect(dialog().isOff('That is my device')).toBe(true);
    server.says('GET /account/handover', { state: 'claimed', device: 'Chrome/Android', word: 'otter' });
    await dialog().untilText('otter');
    expect(dialog().text).toContain('Chrome on Android would like to come in');
    await dialog().tap('That is my device');
    expect(server.bodies('POST /account/handover/grant')).toEqual([{ word: 'otter' }]);
    server.says('GET /account/handover', { state: 'gone', device: null, word: null });
    await screen.untilText('The other device is signed in.');
  });
});

describe('my data', () => {
  it('can be taken along', async () => {
    const screen = await page(somebody);
    expect(screen.to('Download')).toBe('/api/account/export');
  });

  it('is deleted for ever only by whoever types their name', async () => {
    const screen = await page(somebody);
    server.says('POST /account/delete', {});
    await screen.tap('Delete …');
    expect(dialog().text).toContain('2 running tables');
    expect(dialog().isOff('Delete for ever')).toBe(true);
    await dialog().write(/^Type/, 'Ben');
    expect(dialog().isOff('Delete for ever')).toBe(true);
    await dialog().write(/^Type/, ' Ada ');
    await dialog().tap('Delete for ever');
    expect(server.bodies('POST /account/delete')).toHaveLength(1);
    expect(me.value).toBeNull();
    expect(location.pathname).toBe('/');
  });
});

it('name and colour are changed from here', async () => {
  const screen = await page();
  server.says('PATCH /me', { id: 'a', name: 'Adele', colour: 3 });
  await screen.tap('Change name and colour');
  await dialog().write('Your name', 'Adele');
  await dialog().tap('Amber, waves');
  await dialog().tap('Save');
  expect(server.bodies('PATCH /me')).toEqual([{ name: 'Adele', colour: 3 }]);
  expect(me.value?.name).toBe('Adele');
  expect(document.querySelector('dialog[open]')).toBeNull();
});

describe('the head of a page', () => {
  it('knows who I am, and leads to my account or to signing in', async () => {
    expect((await show(<Header />)).to('Ada')).toBe('/you');
    me.value = null;
    expect((await show(<Header />)).to('Sign in')).toBe('/enter');
  });
});
