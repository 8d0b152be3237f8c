import { createHash } from 'node:crypto';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { get } from 'node:http';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type House, openHouse, tempFolder } from './people.ts';

const SCRIPT = "document.documentElement.dataset.theme = 'dark';";
const PAGE = `<!doctype html><title>Tafelrunde</title><script>${SCRIPT}</script><script type="module" src="/assets/main-AbCd1234.js"></script>`;
const CODE = `console.log('${'x'.repeat(5000)}');`;
let house: House;
let web: string;

beforeAll(async () => {
  web = tempFolder();
  mkdirSync(join(web, 'assets'));
  writeFileSync(join(web, 'index.html'), PAGE);
  writeFileSync(join(web, 'assets', 'main-AbCd1234.js'), CODE);
  writeFileSync(join(web, 'icon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  house = await openHouse({ web });
});
afterAll(async () => {
  await house.close();
  rmSync(web, { recursive: true });
});

/** Without fetch, which tidies paths up and unpacks bodies. */
function raw(
  path: string,
  headers: Record<string, string> = {},
  at: { hostname: string; port: string } = new URL(house.url),
): Promise<{ status: number; headers: Record<string, unknown>; body: Buffer }> {
  return new Promise((done, fail) => {
    const { hostname, port } = at;
    get({ hostname, port, path, headers }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () =>
        done({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(parts) }),
      );
    }).on('error', fail);
  });
}

it('pages have a strict content policy that allows only the inline script they were built with', async () => {
  const { status, headers, body } = await raw('/');
  expect(status).toBe(200);
  expect(body.toString()).toBe(PAGE);
  const policy = String(headers['content-security-policy']);
  expect(policy).toContain("default-src 'self'");
  expect(policy).toContain("object-src 'none'");
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).toContain(`script-src 'self' 'sha256-${createHash('sha256').update(SCRIPT).digest('base64')}'`);
  expect(policy).not.toContain('unsafe');
  expect(headers['x-content-type-options']).toBe('nosniff');
});

it('paths of the client lead to its page; missing files are missing', async () => {
  expect((await raw('/table/AAAAAAAAAAAA')).body.toString()).toBe(PAGE);
  expect((await raw('/assets/missing-AbCd1234.js')).status).toBe(404);
  expect((await raw('/api/missing')).status).toBe(404);
});

it('files with their content in the name are kept for ever, others are asked for again', async () => {
  const asset = await raw('/assets/main-AbCd1234.js');
  expect(asset.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  expect(asset.headers['content-type']).toContain('text/javascript');
  const page = await raw('/');
  expect(page.headers['cache-control']).toBe('no-cache');
  const again = await raw('/', { 'if-none-match': String(page.headers.etag) });
  expect([again.status, again.body.length]).toEqual([304, 0]);
});

it('text is sent packed to those who can unpack it', async () => {
  const path = '/assets/main-AbCd1234.js';
  const br = await raw(path, { 'accept-encoding': 'gzip, br' });
  expect(br.headers['content-encoding']).toBe('br');
  expect(brotliDecompressSync(br.body).toString()).toBe(CODE);
  const gz = await raw(path, { 'accept-encoding': 'gzip' });
  expect(gunzipSync(gz.body).toString()).toBe(CODE);
  expect((await raw(path)).body.toString()).toBe(CODE);
  expect((await raw('/icon.svg', { 'accept-encoding': 'br' })).headers['content-encoding']).toBeUndefined();
});

it('what the build has packed is sent as it is', async () => {
  const folder = tempFolder();
  const packed = brotliCompressSync('smaller');
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'index.html'), PAGE);
  writeFileSync(join(folder, 'assets', 'main-AbCd1234.js'), CODE);
  writeFileSync(join(folder, 'assets', 'main-AbCd1234.js.br'), packed);
  const other = await openHouse({ web: folder });
  const { hostname, port } = new URL(other.url);
  const asked = await raw('/assets/main-AbCd1234.js', { 'accept-encoding': 'br' }, { hostname, port });
  expect(asked.headers['content-encoding']).toBe('br');
  expect(asked.body.equals(packed)).toBe(true);
  expect((await raw('/assets/main-AbCd1234.js.br', {}, { hostname, port })).status).toBe(404);
  await other.close();
  rmSync(folder, { recursive: true });
});

it('a page names what it will ask for, in the language of the browser', async () => {
  const folder = tempFolder();
  mkdirSync(join(folder, '.vite'));
  const write = (name: string, data: unknown): void => writeFileSync(join(folder, name), JSON.stringify(data));
  // What the page names itself is not named again.
  const main = '<script type="module" src="/assets/main.js"></script>';
  writeFileSync(join(folder, 'index.html'), PAGE.replace('<script>', `${main}</head><script>`));
  write('.vite/manifest.json', {
    main: { file: 'assets/main.js' },
    lobby: { file: 'assets/lobby.js', imports: ['main'], css: ['assets/lobby.css'] },
    de: { file: 'assets/de.js', imports: ['main'] },
    en: { file: 'assets/en.js', imports: ['main'] },
  });
  write('.vite/modules.json', {
    'assets/lobby.js': ['web/lobby/page.tsx'],
    'assets/de.js': ['web/text/de.ts'],
    'assets/en.js': ['web/text/en.ts'],
  });
  const other = await openHouse({ web: folder });
  const { hostname, port } = new URL(other.url);
  const named = async (path: string, language: string): Promise<string[]> => {
    const { body, headers } = await raw(path, { 'accept-language': language }, { hostname, port });
    expect(headers.vary).toContain('Accept-Language');
    return [...body.toString().matchAll(/<link[^>]* href="([^"]+)"/g)].map((m) => m[1] as string);
  };
  expect(await named('/', 'de-AT,de;q=0.9,en;q=0.8')).toEqual([
    '/assets/de.js',
    '/assets/lobby.css',
    '/assets/lobby.js',
  ]);
  expect(await named('/', 'fr,de;q=0.9')).toEqual(['/assets/en.js', '/assets/lobby.css', '/assets/lobby.js']);
  expect(await named('/about', 'de')).toEqual(['/assets/de.js']);
  await other.close();
  rmSync(folder, { recursive: true });
});

it.each([
  '/../../etc/passwd',
  '/%2e%2e/%2e%2e/etc/passwd',
  '/assets/..%2f..%2fpackage.json',
  '/..\\..\\etc\\passwd',
  '/%00',
  '/assets',
])('no path leads out of the folder: %s', async (path) => {
  const { status, body } = await raw(path);
  expect([200, 400, 404]).toContain(status);
  if (status === 200) expect(body.toString()).toBe(PAGE);
});
