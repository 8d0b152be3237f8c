/** Firefox by WebDriver BiDi and Safari's engine by plain WebDriver: the same few functions for both, without a library. */
import { type ChildProcess, spawn } from 'node:child_process';
import { globSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

export interface Engine {
  readonly name: string;
  /** The page, without the window round it. */
  readonly size: (width: number, height: number) => Promise<void>;
  readonly go: (url: string) => Promise<void>;
  /** The value of an expression in the page, as JSON carries it. */
  readonly run: <T>(expression: string) => Promise<T>;
  /** A click. */
  readonly mouse: (x: number, y: number) => Promise<void>;
  readonly key: (key: string) => Promise<void>;
  readonly picture: (file: string) => Promise<void>;
  readonly close: () => Promise<void>;
}

/** A program, and the first thing it says that looks like this. */
function said(child: ChildProcess, form: RegExp): Promise<string> {
  return new Promise((done, fail) => {
    let text = '';
    const hear = (data: unknown): void => {
      text += String(data);
      const found = form.exec(text)?.[1];
      if (found !== undefined) done(found);
    };
    child.stdout?.on('data', hear);
    child.stderr?.on('data', hear);
    child.once('error', fail);
    child.once('exit', (code) => fail(new Error(`${child.spawnfile} ended with ${code}: ${text}`)));
  });
}

/** A mouse that goes there and clicks, in the words of both protocols. */
const click = (x: number, y: number) => ({
  type: 'pointer',
  id: 'mouse',
  parameters: { pointerType: 'mouse' },
  actions: [
    { type: 'pointerMove', x: Math.round(x), y: Math.round(y), duration: 0 },
    { type: 'pointerDown', button: 0 },
    { type: 'pointerUp', button: 0 },
  ],
});
const KEYS: Readonly<Record<string, string>> = { Escape: '\uE00C', Enter: '\uE007', Tab: '\uE004' };
const press = (key: string) => {
  const value = KEYS[key] ?? key;
  return {
    type: 'key',
    id: 'keys',
    actions: [
      { type: 'keyDown', value },
      { type: 'keyUp', value },
    ],
  };
};

/** A headless Firefox has no mouse unless it is told so; and it is to be alone with us. */
const FIREFOX = {
  'ui.primaryPointerCapabilities': 6,
  'ui.allPointerCapabilities': 6,
  'intl.accept_languages': 'de-DE, de',
  'browser.shell.checkDefaultBrowser': false,
  'browser.startup.page': 0,
  'app.update.enabled': false,
  'datareporting.policy.dataSubmissionEnabled': false,
  'toolkit.telemetry.enabled': false,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'services.settings.server': 'http://127.0.0.1:9/',
  'browser.safebrowsing.update.enabled': false,
  'extensions.update.enabled': false,
};

interface Reply {
  readonly id?: number;
  readonly result?: unknown;
  readonly message?: string;
}

/** Commands over BiDi's socket. */
async function bidi(url: string): Promise<(method: string, params: object) => Promise<unknown>> {
  const socket = new WebSocket(url);
  const waiting = new Map<number, { done: (value: unknown) => void; fail: (error: Error) => void }>();
  let last = 0;
  socket.onmessage = ({ data }) => {
    const { id, result, message } = JSON.parse(String(data)) as Reply;
    const asked = waiting.get(id ?? -1);
    if (result === undefined) asked?.fail(new Error(message));
    else asked?.done(result);
  };
  await new Promise((done, fail) => {
    socket.onopen = done;
    socket.onerror = fail;
  });
  return (method, params) =>
    new Promise((done, fail) => {
      waiting.set(++last, { done, fail });
      socket.send(JSON.stringify({ id: last, method, params }));
    });
}

export async function firefox(binary: string): Promise<Engine> {
  const profile = mkdtempSync(join(tmpdir(), 'tafelrunde-firefox-'));
  const lines = Object.entries(FIREFOX).map(
    ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});`,
  );
  writeFileSync(join(profile, 'user.js'), lines.join('\n'));
  const child = spawn(binary, ['--headless', '--profile', profile, '--remote-debugging-port', '0', 'about:blank']);
  const ask = await bidi(`${await said(child, /WebDriver BiDi listening on (\S+)/)}/session`);
  await ask('session.new', { capabilities: {} });
  const { contexts } = (await ask('browsingContext.getTree', {})) as { contexts: { context: string }[] };
  const context = contexts[0]?.context ?? '';
  return {
    name: 'firefox',
    size: async (width, height) =>
      void (await ask('browsingContext.setViewport', { context, viewport: { width, height } })),
    go: async (url) => void (await ask('browsingContext.navigate', { context, url, wait: 'complete' })),
    run: async <T>(expression: string) => {
      const answer = (await ask('script.evaluate', {
        expression: `(async () => JSON.stringify((await (${expression})) ?? null))()`,
        target: { context },
        awaitPromise: true,
      })) as { result?: { value: string }; exceptionDetails?: { text: string } };
      if (answer.result === undefined) throw new Error(answer.exceptionDetails?.text);
      return JSON.parse(answer.result.value) as T;
    },
    mouse: async (x, y) => void (await ask('input.performActions', { context, actions: [click(x, y)] })),
    key: async (key) => void (await ask('input.performActions', { context, actions: [press(key)] })),
    picture: async (file) => {
      const { data } = (await ask('browsingContext.captureScreenshot', { context })) as { data: string };
      writeFileSync(file, data, 'base64');
    },
    close: async () => {
      const gone = new Promise((done) => child.once('exit', done));
      await ask('browser.close', {});
      await gone;
      rmSync(profile, { recursive: true, force: true });
    },
  };
}

function freePort(): Promise<number> {
  return new Promise((done) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number };
      server.close(() => done(port));
    });
  });
}

const NARROW =
  '* { min-width: 0; min-height: 0; padding: 0; margin: 0; border-width: 0; font-size: 1px; -gtk-icon-transform: scale(0.1); }';

/** The driver on a screen that is nowhere. Its browser has a bar that would be wider than a phone. */
async function startDriver(driver: string): Promise<{ url: string; close: () => void }> {
  const folder = mkdtempSync(join(tmpdir(), 'tafelrunde-webkit-'));
  mkdirSync(join(folder, 'gtk-3.0'));
  writeFileSync(join(folder, 'gtk-3.0', 'gtk.css'), NARROW);
  const screen = spawn('Xvfb', ['-displayfd', '1', '-screen', '0', '1700x1300x24'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const display = await said(screen, /(\d+)\n/);
  const url = `http://127.0.0.1:${await freePort()}`;
  const env = { ...process.env, DISPLAY: `:${display}`, XDG_CONFIG_HOME: folder };
  const child = spawn(driver, [`--port=${new URL(url).port}`], { env, stdio: 'ignore' });
  while (!(await fetch(`${url}/status`).catch(() => null))) await sleep(50);
  return {
    url,
    close: () => {
      child.kill();
      screen.kill();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** WebKitGTK's own small browser. */
export async function webkit(path: string): Promise<Engine> {
  const driver = await startDriver(path);
  const ask = async (method: string, where: string, body?: object): Promise<unknown> => {
    const sent = body === undefined ? {} : { body: JSON.stringify(body) };
    const answer = await fetch(`${driver.url}${where}`, { method, ...sent });
    const { value } = (await answer.json()) as { value: unknown };
    if (!answer.ok) throw new Error(`${where}: ${JSON.stringify(value)}`);
    return value;
  };
  const [binary] = globSync('/usr/lib/*/webkit2gtk-4*/MiniBrowser');
  const wanted = { 'webkitgtk:browserOptions': { binary, args: ['--automation'] } };
  const session = await ask('POST', '/session', { capabilities: { alwaysMatch: wanted } });
  const at = `/session/${(session as { sessionId: string }).sessionId}`;
  const run = async <T>(expression: string): Promise<T> => {
    const script = `const done = arguments[0]; (async () => ${expression})().then((v) => done({ v }), (e) => done({ e: String(e) }));`;
    const { v, e } = (await ask('POST', `${at}/execute/async`, { script, args: [] })) as { v: T; e?: string };
    if (e !== undefined) throw new Error(e);
    return v;
  };
  return {
    name: 'webkit',
    run,
    size: async (width, height) => {
      // The window has a frame, and how wide it is only the page knows.
      for (let [w, h, n] = [width, height, 0]; n < 3; n++) {
        await ask('POST', `${at}/window/rect`, { x: 0, y: 0, width: w, height: h });
        const [iw = 0, ih = 0] = await run<number[]>('[innerWidth, innerHeight]');
        if (iw === width && ih === height) return;
        w += width - iw;
        h += height - ih;
      }
      throw new Error(`webkit cannot be ${width} wide`);
    },
    go: async (url) => void (await ask('POST', `${at}/url`, { url })),
    mouse: async (x, y) => void (await ask('POST', `${at}/actions`, { actions: [click(x, y)] })),
    key: async (key) => void (await ask('POST', `${at}/actions`, { actions: [press(key)] })),
    picture: async (file) => writeFileSync(file, (await ask('GET', `${at}/screenshot`)) as string, 'base64'),
    close: async () => {
      await ask('DELETE', at);
      driver.close();
    },
  };
}
