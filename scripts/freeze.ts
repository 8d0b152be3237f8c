/**
 * Keeps the rules of a game as they are now beside those to come: rules, texts, data, brain and board as bundles with their
 * hashes, and the kept games of this version. Usage: node scripts/freeze.ts GAME [--again]
 */
import { createHash } from 'node:crypto';
import {
  copyFileSync,
  existsSync,
  globSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build, type InlineConfig, type Plugin } from 'vite';
import { gameEntry } from '#games';
import { BOARD_CONTRACT, type FrozenVersion, type MatchRecord } from '#kernel';
import viteConfig from '../vite.config.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const REGISTER = `${ROOT}games/frozen.ts`;
/** One of each on a page, or hooks and signals of board and shell do not know each other. */
const SHARED = ['preact', 'preact/hooks', 'preact/jsx-runtime', '@preact/signals'];

type Manifest = Omit<FrozenVersion, 'path' | 'load'>;

/** What a bundle is made from: files that stand in its folder only while it is made. */
const ENTRIES = {
  module: `import { module as whole } from '../../index.ts';
const { hints, handbook, course, ...kept } = whole;
export const module = kept;
`,
  // A board asks the table around it by a context; the bundle has a copy of the kit, so the page has to fill this one.
  board: `export { default } from '../../board/index.tsx';
export { TableContext } from '#web/kit/table-context.ts';
`,
};

/** Who looks something up reads today's handbook: it is no part of a kept version. */
const withoutBooks: Plugin = {
  name: 'without-books',
  load: (id) => (/\/(?:handbook|lesson)\/(?:index|hints)\.ts$/.test(id) ? 'export {};' : null),
};

async function bundle(folder: string, name: keyof typeof ENTRIES, external: string[]): Promise<void> {
  const entry = `${folder}${name}-entry.ts`;
  writeFileSync(entry, ENTRIES[name]);
  const config: InlineConfig = {
    root: ROOT,
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    ...(viteConfig.oxc === undefined ? {} : { oxc: viteConfig.oxc }),
    ...(viteConfig.css === undefined ? {} : { css: viteConfig.css }),
    plugins: [withoutBooks],
    build: {
      outDir: folder,
      emptyOutDir: false,
      target: 'es2023',
      assetsInlineLimit: 0,
      lib: { entry, formats: ['es'], fileName: name, cssFileName: name },
      rolldownOptions: { external, output: { codeSplitting: false } },
    },
  };
  await build(config);
  rmSync(entry);
}

const hashOf = (file: string): string => createHash('sha256').update(readFileSync(file)).digest('hex');

/**
 * Every class, token and drawing of a board begins with the letters of its rulings. In a kept board the number of the version stands
 * between them, so that its sheet and today's do not reach each other on one page.
 */
function renamed(text: string, letters: string, version: number): string {
  return text.replaceAll(new RegExp(`(?<![A-Za-z0-9])${letters}-(?=[a-z$])`, 'g'), `${letters}${version}-`);
}

function keptGames(id: string, version: number): string[] {
  const fixtures = `${ROOT}games/${id}/test/fixtures/`;
  return readdirSync(fixtures)
    .filter((file) => file.endsWith('.match.json'))
    .filter((file) => {
      const { record } = JSON.parse(readFileSync(fixtures + file, 'utf8')) as { record: MatchRecord };
      return record.rulesVersion === version;
    })
    .map((file) => fixtures + file);
}

/** The register of all kept versions, made anew from their manifests. */
function writeRegister(): void {
  const lines = globSync('games/*/versions/*/manifest.json', { cwd: ROOT })
    .map((file) => ({ file, manifest: JSON.parse(readFileSync(ROOT + file, 'utf8')) as Manifest }))
    .sort((a, b) => a.manifest.game.localeCompare(b.manifest.game) || a.manifest.version - b.manifest.version)
    .map(({ manifest: m }) => {
      const path = `${m.game}/versions/${m.version}`;
      return `  {
    game: '${m.game}',
    version: ${m.version},
    board: ${m.board},
    hash: '${m.hash}',
    path: '${path}',
    load: () => import('./${path}/module.js'),
  },`;
    });
  writeFileSync(
    REGISTER,
    `/** Rules versions kept beside the present ones. Made by \`tafelrunde freeze GAME\`: do not edit. */
import type { FrozenVersion } from '#kernel';

export const frozen: readonly FrozenVersion[] = [
${lines.join('\n')}
];
`,
  );
}

async function freeze(id: string, again: boolean): Promise<string> {
  const entry = gameEntry(id);
  if (entry === undefined) throw new Error(`There is no game '${id}'.`);
  const { game, rulings } = (await entry.load()).module;
  const version = game.rulesVersion;
  const folder = `${ROOT}games/${id}/versions/${version}/`;
  if (existsSync(folder) && !again) throw new Error(`Version ${version} of ${id} is kept already: raise rulesVersion.`);
  const games = keptGames(id, version);
  if (games.length === 0)
    throw new Error(
      `There is no kept game of version ${version}: make some with node scripts/fixtures.ts ${id} --write.`,
    );
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(`${folder}kept`, { recursive: true });
  await bundle(folder, 'module', []);
  const drawn = existsSync(`${ROOT}games/${id}/board/index.tsx`);
  if (drawn) {
    await bundle(folder, 'board', SHARED);
    const [letters = ''] = Object.keys(rulings.de)[0]?.toLowerCase().split('-') ?? [];
    const style = `${folder}board.css`;
    const own = (file: string): string => renamed(readFileSync(file, 'utf8'), letters, version);
    writeFileSync(
      `${folder}board.js`,
      `${existsSync(style) ? "import './board.css';\n" : ''}${own(`${folder}board.js`)}`,
    );
    if (existsSync(style)) writeFileSync(style, own(style));
  }
  writeFileSync(
    `${folder}module.d.ts`,
    "import type { GameModule } from '#kernel';\n\nexport declare const module: GameModule;\n",
  );
  for (const file of games) copyFileSync(file, `${folder}kept/${file.slice(file.lastIndexOf('/') + 1)}`);
  const manifest: Manifest = {
    game: id,
    version,
    board: drawn ? BOARD_CONTRACT : 0,
    hash: hashOf(`${folder}module.js`),
  };
  writeFileSync(`${folder}manifest.json`, `${JSON.stringify(manifest, null, 2)}\n`);
  writeRegister();
  return `Version ${version} of ${id} is kept in games/${id}/versions/${version}, with ${games.length} games.`;
}

const [id = '', flag] = process.argv.slice(2);
try {
  console.log(await freeze(id, flag === '--again'));
} catch (e) {
  console.error(e instanceof Error ? e.message : e);
  process.exitCode = 2;
}
