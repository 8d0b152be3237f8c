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
import { build, type InlineConfig } from 'vite';
import { gameEntry } from '#games';
import type { FrozenVersion, MatchRecord } from '#kernel';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const REGISTER = `${ROOT}games/frozen.ts`;
/** One of each on a page, or hooks and signals of board and shell do not know each other. */
const SHARED = ['preact', 'preact/hooks', 'preact/jsx-runtime', '@preact/signals'];

type Manifest = Omit<FrozenVersion, 'path' | 'load'>;

async function bundle(entry: string, folder: string, name: string, external: string[]): Promise<void> {
  const config: InlineConfig = {
    root: ROOT,
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
    build: {
      outDir: folder,
      emptyOutDir: false,
      target: 'es2023',
      assetsInlineLimit: 0,
      lib: { entry: `${ROOT}${entry}`, formats: ['es'], fileName: name, cssFileName: name },
      rolldownOptions: { external, output: { codeSplitting: false } },
    },
  };
  await build(config);
}

const hashOf = (file: string): string => createHash('sha256').update(readFileSync(file)).digest('hex');

/** Which promise its board was made for, see BOARD_CONTRACTS. */
function contractOf(id: string): number {
  return /\bTouchBoard\b/.test(readFileSync(`${ROOT}games/${id}/board/index.tsx`, 'utf8')) ? 2 : 1;
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
  const { game } = (await entry.load()).module;
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
  await bundle(`games/${id}/index.ts`, folder, 'module', []);
  const drawn = existsSync(`${ROOT}games/${id}/board/index.tsx`);
  if (drawn) {
    await bundle(`games/${id}/board/index.tsx`, folder, 'board', SHARED);
    const style = `${folder}board.css`;
    if (existsSync(style)) {
      // The page of a kept version has a class of its own, so that the styles of today's board do not reach it.
      writeFileSync(style, readFileSync(style, 'utf8').replaceAll(`.of-${id}`, `.of-${id}-v${version}`));
      writeFileSync(`${folder}board.js`, `import './board.css';\n${readFileSync(`${folder}board.js`, 'utf8')}`);
    }
  }
  writeFileSync(
    `${folder}module.d.ts`,
    "import type { GameModule } from '#kernel';\n\nexport declare const module: GameModule;\n",
  );
  for (const file of games) copyFileSync(file, `${folder}kept/${file.slice(file.lastIndexOf('/') + 1)}`);
  const manifest: Manifest = {
    game: id,
    version,
    board: drawn ? contractOf(id) : 0,
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
  process.exitCode = 1;
}
