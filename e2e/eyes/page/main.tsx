/** The bench: the real frame on any position of a kept game and any screen, without a server. Only tests load it. */
import '#web/style/index.css';
import '#web/style/table.css';
import { signal } from '@preact/signals';
import { render } from 'preact';
import type { MatchRecord } from '#kernel';
import { tableModule } from '#web/app/games.ts';
import { speak } from '#web/app/language.ts';
import { go } from '#web/app/router.ts';
import { me } from '#web/app/session.ts';
import { change } from '#web/app/settings.ts';
import { App } from '#web/app.tsx';
import { Toast } from '#web/parts/toast.tsx';
import { SeatPatterns } from '#web/parts/token.tsx';
import { EndScreen } from '#web/table/end.tsx';
import { Frame } from '#web/table/frame.tsx';
import { ReplayPage } from '#web/table/replay-page.tsx';
import { TableStore } from '#web/table/store.ts';
import { loadTexts } from '#web/text/index.ts';
import { look } from '../laws/index.ts';
import { forget, remember } from '../laws/still.ts';
import { type Eyes, type Finding, MY_NAME, type Scene } from '../scene.ts';
import { BenchLine, type Kept, keptGame, positionOf } from './line.ts';

const fixtures = import.meta.glob<{ record: MatchRecord }>('../../../games/*/test/fixtures/*.match.json', {
  import: 'default',
});

interface AtBench {
  readonly scene: Scene;
  readonly store: TableStore | null;
  readonly kept: MatchRecord | null;
}

const shown = signal<{ readonly n: number; readonly at: AtBench } | null>(null);

/** A table in the life that the scene wants, as the table's page shows it. */
function Table({ store, scene, kept }: { store: TableStore; scene: Scene; kept: MatchRecord }) {
  const game = store.game.value;
  if (typeof game !== 'object') return <p>{String(game)}</p>;
  if (scene.screen === 'end') return <EndScreen s={store} game={game} onFork={() => {}} />;
  if (scene.screen === 'replay') return <ReplayPage s={store} game={game} kept={kept} />;
  return <Frame s={store} game={game} drawn={game.drawn} />;
}

function Bench() {
  if (shown.value === null) return null;
  const { at, n } = shown.value;
  if (at.store === null || at.kept === null) return <App key={n} />;
  return (
    <div key={n} style="display: contents">
      <SeatPatterns />
      <Table store={at.store} scene={at.scene} kept={at.kept} />
      <Toast />
    </div>
  );
}

const frames = (): Promise<void> =>
  new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done())));

/** Waits until this is on the page. */
async function there(selector: string): Promise<Element> {
  for (let n = 0; n < 300; n++) {
    const found = document.querySelector(selector);
    if (found !== null) return found;
    await frames();
  }
  throw new Error(`nothing fits ${selector}: ${document.body.textContent?.slice(0, 200)}`);
}

/** Nothing loads any more, and nothing moves that comes to an end. */
async function settled(): Promise<void> {
  await document.fonts.ready;
  await frames();
  for (const motion of document.getAnimations()) {
    const { iterations } = motion.effect?.getComputedTiming() ?? {};
    if (iterations !== Number.POSITIVE_INFINITY) motion.finish();
  }
  await frames();
}

const keptGames = new Map<string, Kept>();

async function tableOf(scene: Scene): Promise<{ store: TableStore; record: MatchRecord }> {
  const { game, kept, seat = 0, lang = 'de' } = scene;
  const file = await fixtures[`../../../games/${game}/test/fixtures/${kept}.match.json`]?.();
  const module = await tableModule(game, lang);
  if (file === undefined || module === null) throw new Error(`no such game: ${game} ${kept}`);
  const key = `${game} ${kept} ${lang}`;
  const played = keptGames.get(key) ?? keptGame(module.game, file.record);
  keptGames.set(key, played);
  const n = positionOf(played, scene);
  const reasons = Object.keys(module.text[lang].reasons ?? {});
  const store = new TableStore(`bench-${game}`, (id, onTable) => {
    return new BenchLine(id, played, n, seat, reasons, onTable);
  });
  store.live.again();
  return { store, record: file.record };
}

/** The answers of the board that can be seen. */
const answers = (): HTMLElement[] =>
  [...document.querySelectorAll<HTMLElement>('.fr-board [data-move]')].filter((e) => e.checkVisibility());

async function set(store: TableStore, { screen, at = 0.5 }: Scene): Promise<void> {
  if (screen === 'end') {
    await there('main.end');
    return;
  }
  await there(screen === 'waiting' || screen === 'replay' ? '.fr-board' : '.fr-prompt.asked');
  await frames();
  if (screen === 'replay') {
    const slider = (await there('.transport input.slider')) as HTMLInputElement;
    slider.value = String(Math.round(Number(slider.max) * at));
    slider.dispatchEvent(new Event('input', { bubbles: true }));
  } else if (screen === 'look-back') await store.look(Math.max(0, (store.shown.value?.table.moves ?? 0) - 8));
  else if (screen === 'hint') store.advice.ask();
  else if (screen === 'chosen')
    answers()[0]?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
}

async function page(scene: Scene): Promise<void> {
  const { screen, game, path = '' } = scene;
  const lesson = screen === 'read' || screen === 'task';
  go(lesson ? `/games/${game}/learn/${path}` : path, true);
  shown.value = { n: (shown.value?.n ?? 0) + 1, at: { scene, store: null, kept: null } };
  if (!lesson) {
    await there('main h1');
    return;
  }
  const step = path.split('/')[1];
  await there(`.lesson[data-step="${step}"] .fr-board`);
  if (screen === 'task') await there('.lesson[data-phase="task"]');
}

let before: TableStore | null = null;

async function show(scene: Scene): Promise<void> {
  const { lang = 'de', theme = 'light', screen, moving = false } = scene;
  forget();
  localStorage.clear();
  sessionStorage.clear();
  shown.value = null;
  await loadTexts(lang);
  await speak(lang);
  change({ theme, speed: moving ? 1 : 0 });
  before?.dispose();
  before = null;
  scrollTo(0, 0);
  if (screen === 'page' || screen === 'read' || screen === 'task') await page(scene);
  else {
    const { store, record } = await tableOf(scene);
    before = store;
    go('/', true);
    shown.value = { n: 0, at: { scene, store, kept: record } };
    await set(store, scene);
  }
  await settled();
}

/** Chooses the first answer that lies on the table; false where none does. */
async function choose(): Promise<boolean> {
  const first = answers()[0];
  remember();
  first?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
  await settled();
  return first !== undefined;
}

/** A page of nothing but one fault, for the tests of the laws themselves. */
async function broken(html: string, scene: Scene, law: string, tap: string | null): Promise<readonly Finding[]> {
  document.documentElement.lang = scene.lang ?? 'de';
  document.body.innerHTML = html;
  if (tap !== null) {
    remember();
    const board = document.querySelector('.fr-board');
    board?.setAttribute('style', `${board.getAttribute('style')}; ${tap}`);
  }
  return (await look(scene, [law]))[law] ?? [];
}

const root = document.getElementById('app');
if (root !== null) {
  me.value = { id: 'me', name: MY_NAME, colour: 0 };
  await loadTexts('de');
  render(<Bench />, root);
  const eyes: Eyes = { show, choose, look, broken };
  Object.assign(window, { eyes });
}
