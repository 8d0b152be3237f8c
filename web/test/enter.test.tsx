/** Signing in: a recovery code, a passkey, another device; where it leads, and what is said of who was here. */
import './home/window.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { go } from '../app/router.ts';
import { me } from '../app/session.ts';
import { EnterPage, HandoverPage } from '../pages/enter.tsx';
import { Toast } from '../parts/toast.tsx';
import { leave, type Screen, show } from './home/screen.ts';
import { FakeServer, refusal } from './home/server.ts';

vi.mock('@simplewebauthn/browser', () => ({
  browserSupportsWebAuthn: () => true,
  startAuthentication: async ({ optionsJSON }: { optionsJSON: { closed?: boolean } }) => {
    if (optionsJSON.closed) throw new Error('closed');
    return { signed: true };
  },
}));

const ADA = { id: 'a', name: 'Ada', colour: 0 };
let server: FakeServer;

beforeEach(() => {
  server = new FakeServer();
  me.value = null;
});
afterEach(leave);

const enter = async (query = ''): Promise<Screen> => {
  go(`/enter${query}`);
  return show(
    <>
      <EnterPage />
      <Toast />
    </>,
  );
};

describe('with a recovery code', () => {
  it('somebody is themselves again, and comes back to where they were', async () => {
    server.says('POST /enter/code', { me: ADA, codesLeft: 5 });
    const screen = await enter('?to=/t/abc');
    expect(screen.part('With a recovery code').isOff('Sign in')).toBe(true);
    await screen.write('One of your eight codes', 'cloud-river-7');
    await screen.part('With a recovery code').tap('Sign in');
    expect(server.bodies('POST /enter/code')).toEqual([{ code: 'cloud-river-7' }]);
    expect(me.value).toEqual(ADA);
    expect(screen.text).toContain('Welcome back, Ada.');
    expect(location.pathname).toBe('/t/abc');
  });

  it.each(['//evil.example', 'https://evil.example', '/t/../../x', 'javascript:alert(1)'])(
    'never leads to %s',
    async (to) => {
      server.says('POST /enter/code', { me: ADA, codesLeft: 5 });
      const screen = await enter(`?to=${encodeURIComponent(to)}`);
      await screen.write('One of your eight codes', 'x');
      await screen.part('With a recovery code').tap('Sign in');
      expect(location.origin + location.pathname).toBe('https://tafelrunde.test/');
    },
  );

  it('the last one is said to be the last', async () => {
    server.says('POST /enter/code', { me: ADA, codesLeft: 0 });
    const screen = await enter();
    await screen.write('One of your eight codes', 'x');
    await screen.part('With a recovery code').tap('Sign in');
    expect(screen.text).toContain('That was your last code. Let us make new ones.');
  });

  it('a wrong one is refused, and another can be tried', async () => {
    server.says('POST /enter/code', refusal('bad-code', 401));
    const screen = await enter();
    await screen.write('One of your eight codes', 'x');
    await screen.part('With a recovery code').tap('Sign in');
    expect(screen.text).toContain('This code is not valid, or it was used before.');
    expect(me.value).toBeNull();
    expect(screen.part('With a recovery code').isOff('Sign in')).toBe(false);
  });
});

describe('with a passkey', () => {
  it('one tap is enough, and no codes are spoken of', async () => {
    server.says('POST /enter/options', { challenge: 'c' });
    server.says('POST /enter/passkey', { me: ADA, codesLeft: 0 });
    const screen = await enter();
    await screen.tap('Sign in with a passkey');
    expect(server.bodies('POST /enter/passkey')).toEqual([{ response: { signed: true } }]);
    expect(screen.text).toContain('Welcome back, Ada.');
  });

  it('whoever closes the browser’s dialog has done nothing', async () => {
    server.says('POST /enter/options', { closed: true });
    const screen = await enter();
    await screen.tap('Sign in with a passkey');
    expect(screen.text).toContain('Cancelled. Nothing has happened.');
    expect(me.value).toBeNull();
  });

  it('is not offered where the page has no https', async () => {
    Object.assign(globalThis, { isSecureContext: false });
    const screen = await enter();
    Object.assign(globalThis, { isSecureContext: true });
    expect(screen.has('Sign in with a passkey')).toBe(false);
    expect(screen.text).toContain('Passkeys need https.');
  });
});

it('a guest is told that their games stay with the guest', async () => {
  me.value = { id: 'g', name: 'Guest', colour: 0 } as typeof me.value;
  expect((await enter()).text).toContain('You are a guest with games of your own here.');
});

describe('with a link of another device', () => {
  const SECRET = 's'.repeat(43);
  const come = (): Promise<Screen> =>
    show(
      <>
        <HandoverPage secret={SECRET} />
        <Toast />
      </>,
    );
  const LOOK = 'POST /enter/handover/look';

  it('says whose it is and what becomes of who is here, and waits for a yes and the other device', async () => {
    me.value = { id: 'g', name: 'Gus', colour: 0 } as typeof me.value;
    server.says(LOOK, { name: 'Ada', mine: false });
    server.says('GET /account', { passkeys: [], codesLeft: 0, tables: { running: 2, finished: 0 } });
    server.says('POST /enter/handover', { claim: 'c', word: 'otter', name: 'Ada' });
    server.says('POST /enter/handover/wait', { me: null });
    const screen = await come();
    expect(screen.text).toContain('Go on as Ada here?');
    expect(screen.text).toContain('Right now you are Gus here, at 2 tables.');
    expect(screen.text).toContain('Gus has neither a passkey nor a recovery code');
    expect(server.bodies('POST /enter/handover')).toEqual([]);
    await screen.tap('Go on as Ada');
    expect(screen.text).toContain('otter');
    expect(me.value?.name).toBe('Gus');
    server.says('POST /enter/handover/wait', { me: ADA });
    await screen.untilText('Welcome back, Ada.');
    expect(me.value).toEqual(ADA);
  });

  it('of my own leads to the lobby', async () => {
    server.says(LOOK, { name: 'Ada', mine: true });
    const screen = await come();
    expect(screen.text).toContain('You are Ada here already.');
    expect(screen.has('Go on as Ada')).toBe(false);
  });

  it('that is used up says so', async () => {
    server.says(LOOK, refusal('bad-handover', 404));
    const screen = await come();
    expect(screen.text).toContain('This link is used up or too old.');
    expect(screen.to('Sign in')).toBe('/enter');
  });
});
