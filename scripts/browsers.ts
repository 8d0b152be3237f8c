/**
 * `npm run browsers`: an evening in Firefox and in Safari's engine, with real clicks, wide and narrow. A console error ends it.
 * `npm run browsers -- FOLDER` keeps pictures of everything it comes past.
 */
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { games } from '#games';
import { createServer } from '../server/index.ts';
import { type Engine, firefox, webkit } from './engines.ts';
import { ensureTools, pathOf } from './tools.ts';

const SIZES = [
  [1280, 720],
  [360, 740],
] as const;
const PATIENCE_MS = 60_000;
/** Taps without a whole answer. */
const PATIENCE = 14;
const [pictures] = process.argv.slice(2);

/** Notes what goes wrong in a page before anything else runs there, and keeps it past a reload: not every driver listens. */
const NOTES = `(() => {
  const note = (text) => localStorage.setItem('wrong', (localStorage.getItem('wrong') ?? '') + location.pathname + ': ' + text + '\\n');
  addEventListener('error', (e) => note(e.message ?? 'does not load: ' + (e.target.src ?? e.target.href)), true);
  addEventListener('unhandledrejection', (e) => note(String(e.reason)));
  addEventListener('securitypolicyviolation', (e) => note('refused by the policy: ' + e.blockedURI));
  const { error } = console;
  console.error = (...said) => { note(said.join(' ')); error(...said); };
})();`;

/** The client as it is built, with the script above before all others. */
function withNotes(folder: string): string {
  cpSync(fileURLToPath(new URL('../dist/web', import.meta.url)), folder, { recursive: true });
  const index = join(folder, 'index.html');
  writeFileSync(index, readFileSync(index, 'utf8').replace('<head>', '<head><script src="/notes.js"></script>'));
  writeFileSync(join(folder, 'notes.js'), NOTES);
  return folder;
}

class Visitor {
  readonly engine: Engine;
  readonly url: string;
  readonly where: string;
  #turn = 0;

  constructor(engine: Engine, url: string, width: number) {
    this.engine = engine;
    this.url = url;
    this.where = `${engine.name} ${width}`;
  }

  async picture(name: string): Promise<void> {
    if (pictures !== undefined)
      await this.engine.picture(join(pictures, `${name} ${this.where}.png`.replaceAll(' ', '-')));
  }

  /** Waits until an expression holds in the page; `act` may bring it about. */
  async until(expression: string, act: () => Promise<unknown> = () => sleep(50)): Promise<void> {
    const began = Date.now();
    while (!(await this.engine.run<boolean>(`Boolean(${expression})`))) {
      if (Date.now() - began > PATIENCE_MS) throw new Error(`${this.where}: waited in vain for ${expression}`);
      await act();
    }
  }

  there(selector: string): Promise<void> {
    return this.until(`document.querySelector(${JSON.stringify(selector)})`);
  }

  /** Clicks one of the things that fit and can be seen; false if there is none. */
  async click(selector: string, nth = 0): Promise<boolean> {
    const place = await this.engine.run<readonly [number, number] | null>(`(() => {
      const things = [...document.querySelectorAll(${JSON.stringify(selector)})].filter((e) => e.checkVisibility() && !e.disabled);
      const thing = things[${nth} % things.length];
      if (thing === undefined) return null;
      thing.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
      const { left, top, width, height } = thing.getBoundingClientRect();
      return [left + width / 2, top + height / 2];
    })()`);
    if (place !== null) await this.engine.mouse(...place);
    return place !== null;
  }

  async press(selector: string): Promise<void> {
    await this.there(selector);
    await this.click(selector);
  }

  async go(path: string): Promise<void> {
    await this.engine.go(`${this.url}${path}`);
  }

  post<T>(path: string, body: unknown): Promise<T> {
    const options = { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
    return this.engine.run<T>(`fetch(${JSON.stringify(path)}, ${JSON.stringify(options)}).then((r) => r.json())`);
  }

  /** One answer, as a hand gives it: a thing it does not hold yet, what that leads to, the button; anew where it leads nowhere. */
  async answer(): Promise<void> {
    const version = `document.querySelector('.fr-prompt')?.dataset.version`;
    const before = await this.engine.run<string>(version);
    const thing = '[data-move]:not(.m-selected, [aria-pressed="true"])';
    let taps = 0;
    await this.until(`document.querySelector('main.end') || ${version} !== ${JSON.stringify(before)}`, async () => {
      if (++taps % PATIENCE === 0) await this.engine.key('Escape');
      await ((await this.click('.fr-moment .btn')) ||
        (await this.click('.fr-prompt .go')) ||
        (await this.click('.choice-at button', taps)) ||
        this.click(`.fr-prompt.asked .fr-buttons ${thing}, .fr-board ${thing}`, this.#turn++));
      await sleep(60);
    });
  }
}

async function table(v: Visitor, game: string): Promise<void> {
  const seats = [{ kind: 'me' }, { kind: 'bot', level: 1 }];
  const { id } = await v.post<{ id: string }>('/api/matches', { game, options: {}, seats, listed: false });
  await v.go(`/t/${id}`);
  await v.there('.fr-prompt.asked');
  await v.picture(`${game} begins`);
  await v.answer();
  await v.until(`document.querySelector('.hint-panel')`, async () => {
    await ((await v.click('.fr-moment .btn')) || v.click('.hint-button'));
    await sleep(200);
  });
  await v.until(`/Zug 1 auswählen/.test(document.querySelector('.hint-panel').innerText)`);
  await v.picture(`${game} hint`);
  await v.engine.key('Escape');
  await v.go(`/t/${id}`);
  await v.there('.fr-prompt');
  await v.press('.seat-menu');
  await v.press('.mi.bad');
  await v.press('dialog[open] .dlg-foot .primary');
  await v.there('main.end');
  await v.picture(`${game} end`);
  await v.go(`/t/${id}/replay`);
  await v.there('.transport');
  await v.picture(`${game} replay`);
}

async function evening(v: Visitor): Promise<void> {
  await v.go('/');
  await v.engine.run(`localStorage.setItem('tafelrunde:settings', '{"lang":"de"}')`);
  await v.go('/');
  await v.there('main h1');
  await v.picture('lobby');
  await v.post('/api/guest', { name: 'Mira' });
  for (const { meta } of games) {
    await v.go(`/games/${meta.id}/learn`);
    await v.there('.lesson .co-next');
    await v.picture(`${meta.id} lesson`);
    const step = await v.engine.run<string>(`document.querySelector('.lesson').dataset.step`);
    await v.click('.co-next');
    await v.until(`document.querySelector('.lesson').dataset.step !== ${JSON.stringify(step)}`);
    await table(v, meta.id);
  }
  const wrong = await v.engine.run<string>(`localStorage.getItem('wrong')`);
  if (wrong !== null) throw new Error(`${v.where}: ${wrong}`);
}

const missing = ensureTools(['firefox-esr', 'webkit2gtk-driver', 'xvfb']);
for (const line of missing) console.log(line);
const folder = mkdtempSync(join(tmpdir(), 'tafelrunde-browsers-'));
if (pictures !== undefined) mkdirSync(pictures, { recursive: true });
const server = await createServer({
  host: '127.0.0.1',
  data: join(folder, 'data'),
  web: withNotes(join(folder, 'web')),
  botDelayMs: 0,
});
let failed = missing.length;
for (const open of missing.length > 0
  ? []
  : [() => firefox(pathOf('firefox-esr')), () => webkit(pathOf('webkit2gtk-driver'))])
  for (const [width, height] of SIZES) {
    const engine = await open();
    const visitor = new Visitor(engine, server.url, width);
    const began = Date.now();
    try {
      await engine.size(width, height);
      await evening(visitor);
      console.log(`${visitor.where}: passed in ${Math.round((Date.now() - began) / 1000)} s`);
    } catch (error) {
      failed++;
      console.log(`${visitor.where}: ${error instanceof Error ? error.message : error}`);
      await visitor.picture('failed').catch(() => {});
    } finally {
      await engine.close();
    }
  }
await server.close();
rmSync(folder, { recursive: true, force: true });
process.exit(failed === 0 ? 0 : 1);
