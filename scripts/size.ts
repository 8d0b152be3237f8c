/** What a browser loads before it shows the first page: the entry and everything it imports at once, gzipped. */
import { existsSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';

interface Chunk {
  readonly file: string;
  readonly isEntry?: boolean;
  readonly imports?: readonly string[];
}

const WEB = new URL('../dist/web/', import.meta.url);
const LIMIT = 100_000;

function firstLoad(): string[] {
  const manifest = JSON.parse(readFileSync(new URL('.vite/manifest.json', WEB), 'utf8')) as Record<string, Chunk>;
  const seen = new Set<string>();
  const follow = (name: string): void => {
    const chunk = manifest[name];
    if (chunk === undefined || seen.has(chunk.file)) return;
    seen.add(chunk.file);
    for (const next of chunk.imports ?? []) follow(next);
  };
  for (const [name, chunk] of Object.entries(manifest)) if (chunk.isEntry) follow(name);
  return [...seen].filter((f) => f.endsWith('.js'));
}

if (!existsSync(new URL('.vite/manifest.json', WEB))) {
  console.error('dist/web is not built');
  process.exitCode = 1;
} else {
  const files = firstLoad().map((file) => ({ file, bytes: gzipSync(readFileSync(new URL(file, WEB))).length }));
  const sum = files.reduce((n, f) => n + f.bytes, 0);
  for (const { file, bytes } of files) console.log(`${(bytes / 1000).toFixed(1).padStart(7)} kB  ${file}`);
  console.log(
    `${(sum / 1000).toFixed(1).padStart(7)} kB  JavaScript of the first page, gzipped; at most ${LIMIT / 1000} kB`,
  );
  if (files.length === 0 || sum > LIMIT) process.exitCode = 1;
}
