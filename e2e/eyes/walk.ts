/** One run over all scenes and sizes: what every law finds, in lines that people can read. */
import { mkdirSync } from 'node:fs';
import type { Browser, CDPSession, Page } from 'playwright-core';
import { openBench } from './bench.ts';
import { nameOf, type Scene, type Size } from './scene.ts';

export const SIZES: readonly Size[] = [
  { width: 1440, height: 900 },
  { width: 360, height: 740 },
  { width: 1280, height: 720 },
  { width: 768, height: 1024 },
];

export interface Found {
  readonly law: string;
  /** How the list of what is known calls it. */
  readonly key: string;
  readonly line: string;
}

export interface Wish {
  readonly scenes: readonly Scene[];
  readonly sizes: readonly Size[];
  readonly laws: readonly string[];
  /** A folder for a picture of every scene. */
  readonly pictures: string | undefined;
}

/** Tabs at a time: one for each core of a small machine. */
const TABS = 2;

/** Fields, cards and rows of one kind have one line: `row:green-10.2 i` is `row i`. */
const asKnown = (thing: string): string => thing.replace(/^([\w-]+):\S+/, '$1').replaceAll(/\d+/g, '#');

async function pictureOf(page: Page, folder: string, name: string): Promise<void> {
  mkdirSync(folder, { recursive: true });
  await page.screenshot({ path: `${folder}/${name.replaceAll(/[^\w.-]+/g, '_')}.png` });
}

async function lookAt(page: Page, scene: Scene, size: Size, wish: Wish): Promise<readonly Found[]> {
  const { laws, pictures } = wish;
  const name = nameOf(scene);
  if (pictures !== undefined) await pictureOf(page, pictures, `${size.width} ${name}`);
  const found = await page.evaluate(([s, l]) => window.eyes.look(s, l), [scene, laws] as const);
  return Object.entries(found).flatMap(([law, things]) =>
    things.map(({ thing, figure }) => ({
      law,
      key: `${law} ${scene.game} ${size.width} ${asKnown(thing)}`,
      line: `${law}: ${name}, ${size.width} × ${size.height}: ${thing} ${figure}`,
    })),
  );
}

/** A scene as it is shown, and once more when something is chosen in it. */
async function visit(page: Page, scene: Scene, size: Size, wish: Wish): Promise<readonly Found[]> {
  try {
    await page.evaluate((s) => window.eyes.show(s), scene);
    const found = await lookAt(page, scene, size, wish);
    if (scene.screen !== 'play' || !(await page.evaluate(() => window.eyes.choose()))) return found;
    return [...found, ...(await lookAt(page, { ...scene, screen: 'chosen' }, size, wish))];
  } catch (e) {
    const { game } = scene;
    const said = String(e).split('\n')[0] ?? '';
    return [
      {
        law: 'shown',
        key: `shown ${game} ${size.width}`,
        line: `${nameOf(scene)}, ${size.width}: is not shown: ${said}`,
      },
    ];
  }
}

/** How long a tab has worked. */
async function workOf(session: CDPSession): Promise<string> {
  const { metrics } = await session.send('Performance.getMetrics');
  const seconds = (metrics.find((m) => m.name === 'ProcessTime')?.value ?? 0).toFixed(0);
  return `${seconds} s of one core`;
}

export async function walk(browser: Browser, wish: Wish): Promise<readonly Found[]> {
  const found: Found[] = [];
  const left = [...wish.sizes];
  const tab = async (): Promise<void> => {
    for (let size = left.shift(); size !== undefined; size = left.shift()) {
      const { width } = size;
      const { page, errors } = await openBench(browser, size);
      const session = await page.context().newCDPSession(page);
      await session.send('Performance.enable');
      const scenes = wish.scenes.filter((scene) => (scene.width ?? width) === width);
      for (const scene of scenes) found.push(...(await visit(page, scene, size, wish)));
      found.push(
        ...errors.map((e) => ({
          law: 'shown',
          key: `shown ${width} ${e}`,
          line: `at ${width} the console says: ${e}`,
        })),
      );
      console.info(`${width} × ${size.height}: ${await workOf(session)}`);
      await page.context().close();
    }
  };
  await Promise.all(Array.from({ length: TABS }, tab));
  return found;
}
