/** Builds the web client into dist/web, only when something it is made of has changed. Usage: node scripts/build.ts [--force] */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const STAMP = `${ROOT}dist/.web-stamp`;
/** All the client can reach; tests are not part of it. */
const SOURCES = [
  'web/**/*',
  'games/**/*.{ts,tsx,js,json,css,svg}',
  'kernel/*.ts',
  'bots/**/*.ts',
  'server/protocol.ts',
  'vite.config.ts',
  'scripts/{build,one-language}.ts',
  'package.json',
  'package-lock.json',
];

function fingerprint(): string {
  const hash = createHash('sha256');
  const files = globSync(SOURCES, { cwd: ROOT, withFileTypes: true })
    .filter((f) => f.isFile())
    .map((f) => `${f.parentPath}/${f.name}`)
    .filter((f) => !/\/(test|fixtures)\//.test(f))
    .sort();
  for (const file of files) hash.update(file.slice(ROOT.length)).update(readFileSync(file));
  return hash.digest('hex');
}

/** As small as it gets: done once here, and by the server only for what it writes itself. */
async function pack(): Promise<void> {
  const files = globSync('dist/web/**/*.{js,css,svg}', { cwd: ROOT });
  await Promise.all(
    files.map(async (file) => {
      const body = await readFile(`${ROOT}${file}`);
      await writeFile(`${ROOT}${file}.br`, await promisify(brotliCompress)(body));
    }),
  );
}

/** Returns false when the build failed; its messages have been printed then. */
async function build(force: boolean): Promise<boolean> {
  const now = fingerprint();
  const fresh = existsSync(STAMP) && existsSync(`${ROOT}dist/web/index.html`) && readFileSync(STAMP, 'utf8') === now;
  if (fresh && !force) return true;
  console.error('Building the web client …');
  const began = Date.now();
  const vite = `${ROOT}node_modules/vite/bin/vite.js`;
  const run = spawnSync(process.execPath, [vite, 'build', '--logLevel', 'warn'], {
    cwd: ROOT,
    stdio: ['ignore', 2, 2],
    env: { ...process.env, NODE_ENV: 'production' },
  });
  if (run.status !== 0) return false;
  await pack();
  mkdirSync(`${ROOT}dist`, { recursive: true });
  writeFileSync(STAMP, now);
  console.error(`Built in ${((Date.now() - began) / 1000).toFixed(1)} s.`);
  return true;
}

if (!(await build(process.argv.includes('--force')))) {
  console.error('The web client could not be built: see the messages above.');
  process.exitCode = 1;
}
