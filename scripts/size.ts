/**
 * What people pay: what a browser loads before it shows the first page (all its scripts, gzipped), and
 * what a fresh clone with its libraries takes on the disk. Both are held against the kept figures in size.json, of which they may be 5 %
 * more at most. Usage: node scripts/size.ts [--write]
 */
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { faultsOfFiles, firstScripts } from './sent.ts';

interface Sizes {
  readonly firstLoad: number;
  readonly install: number;
  /** Some libraries are programs for one kind of machine: only the same kinds can be compared. */
  readonly machine: string;
}

const ROOT = new URL('../', import.meta.url);
const WEB = new URL('dist/web/', ROOT);
const KEPT = new URL('size.json', import.meta.url);
/** Whatever was kept, the first page never takes more. */
const LIMIT = 100_000;
const GROWTH = 1.05;
const MACHINE = `${process.platform}-${process.arch}`;
/** What is made here or fetched, and not part of a clone. */
const MADE = new Set(['.git', 'node_modules', '.runtime', '.cache', 'dist', 'data', 'coverage']);

const json = <T>(file: URL): T => JSON.parse(readFileSync(file, 'utf8')) as T;

/** All files below a folder, without the folders that are left out there. */
function bytesIn(folder: URL, without: ReadonlySet<string>): number {
  let sum = 0;
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (entry.isSymbolicLink() || without.has(entry.name)) continue;
    if (entry.isDirectory()) sum += bytesIn(new URL(`${entry.name}/`, folder), new Set(['node_modules']));
    else sum += statSync(new URL(entry.name, folder)).size;
  }
  return sum;
}

/** The project and the libraries its lock file names, as far as they are for this machine. */
function installed(): number {
  const { packages } = json<{ packages: Record<string, unknown> }>(new URL('package-lock.json', ROOT));
  let sum = bytesIn(ROOT, MADE);
  for (const path of Object.keys(packages)) {
    const folder = new URL(`${path}/`, ROOT);
    if (path !== '' && existsSync(folder)) sum += bytesIn(folder, new Set(['node_modules']));
  }
  return sum;
}

function tell(what: string, now: number, most: number, unit: number, sign: string): boolean {
  const inUnits = (n: number): string => (n / unit).toFixed(1);
  console.log(`${inUnits(now).padStart(7)} ${sign}  ${what}; at most ${inUnits(most)} ${sign}`);
  return now <= most;
}

if (!existsSync(new URL('.vite/manifest.json', WEB))) {
  console.error('dist/web is not built');
  process.exitCode = 1;
} else {
  const files = firstScripts().map((file) => ({ file, bytes: gzipSync(readFileSync(new URL(file, WEB))).length }));
  const now: Sizes = { firstLoad: files.reduce((n, f) => n + f.bytes, 0), install: installed(), machine: MACHINE };
  if (process.argv.includes('--write')) writeFileSync(KEPT, `${JSON.stringify(now, null, 2)}\n`);
  const kept = json<Sizes>(KEPT);
  for (const { file, bytes } of files) console.log(`${(bytes / 1000).toFixed(1).padStart(7)} kB  ${file}`);
  const page = Math.min(LIMIT, kept.firstLoad * GROWTH);
  const disk = kept.machine === MACHINE ? kept.install * GROWTH : Number.POSITIVE_INFINITY;
  const fits = [
    tell('JavaScript of the first page, gzipped', now.firstLoad, page, 1000, 'kB'),
    tell('the project and its libraries on the disk', now.install, disk, 1_000_000, 'MB'),
  ];
  const faults = await faultsOfFiles();
  for (const fault of faults) console.error(fault);
  if (files.length === 0 || fits.includes(false) || faults.length > 0) process.exitCode = 1;
}
