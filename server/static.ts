import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { extname, join, relative, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Context, Hono } from 'hono';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
};
/** Names the build gives to files whose content never changes under that name. */
const HASHED = /-[A-Za-z0-9_-]{8,}\.\w+$/;
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } };
const SMALL = 1024;
const KEPT_HEADS = 100;

const NOT_BUILT = `<!doctype html><meta charset="utf-8"><title>Tafelrunde</title>
<h1>The web client is not built</h1>
<p>The server is running, but there are no pages to show. <code>npm start</code> builds them; so does <code>npx vite build</code>.</p>
`;

interface Page {
  /** The file packed by the build, where it did. */
  readonly ready: string | null;
  readonly type: string;
  readonly body: Buffer;
  readonly etag: string;
  readonly cache: string;
  packed: Promise<{ br: Buffer; gzip: Buffer }> | null;
}

/** Nothing but our own files, except inline scripts that were there when the page was built. */
function contentPolicy(html: string): string {
  const inline = [...html.matchAll(/<script(?![^>]*\bsrc=)[^>]*>([\s\S]*?)<\/script>/g)].map(
    ([, code]) =>
      `'sha256-${createHash('sha256')
        .update(code ?? '')
        .digest('base64')}'`,
  );
  return [
    "default-src 'self'",
    `script-src ${["'self'", ...inline].join(' ')}`,
    "style-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}

function etagOf(body: Buffer): string {
  return `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
}

function list(folder: string): string[] {
  try {
    return readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((f) => f.isFile())
      .map((f) => join(f.parentPath, f.name));
  } catch {
    return [];
  }
}

/** The built web client. Only files that were found in its folder can be asked for, so no path leads out of it. */
class Pages {
  readonly #folder: string;
  readonly #files = new Map<string, string>();
  readonly #pages = new Map<string, Page>();
  readonly #withHead = new Map<string, Page>();
  policy = contentPolicy('');

  constructor(folder: string) {
    this.#folder = folder;
    this.#look();
  }

  #look(): void {
    for (const file of list(this.#folder).filter((f) => !f.endsWith('.br')))
      this.#files.set(`/${relative(this.#folder, file).split(sep).join('/')}`, file);
    const index = this.#files.get('/index.html');
    if (index !== undefined) this.policy = contentPolicy(readFileSync(index, 'utf8'));
  }

  /** The same page with more in its head; the last ones are kept, since most are alike. */
  withHead(page: Page, more: string): Page {
    let made = this.#withHead.get(more);
    if (made === undefined) {
      const body = Buffer.from(page.body.toString('utf8').replace('</head>', () => `${more}</head>`));
      made = { ...page, body, etag: etagOf(body), packed: null, ready: null };
      if (this.#withHead.size >= KEPT_HEADS) this.#withHead.delete(this.#withHead.keys().next().value ?? '');
      this.#withHead.set(more, made);
    }
    return made;
  }

  find(path: string): Page | null {
    // Somebody may build the client while the server runs.
    if (this.#files.size === 0) this.#look();
    const wanted = this.#files.has(path) || extname(path) !== '' ? path : '/index.html';
    const kept = this.#pages.get(wanted);
    if (kept !== undefined) return kept;
    const file = this.#files.get(wanted);
    if (file === undefined) return null;
    const body = readFileSync(file);
    const page: Page = {
      type: TYPES[extname(file)] ?? 'application/octet-stream',
      body,
      etag: etagOf(body),
      cache: HASHED.test(wanted) ? 'public, max-age=31536000, immutable' : 'no-cache',
      packed: null,
      ready: existsSync(`${file}.br`) ? `${file}.br` : null,
    };
    this.#pages.set(wanted, page);
    return page;
  }
}

async function pack({ body, ready }: Page): Promise<{ br: Buffer; gzip: Buffer }> {
  const [br, zipped] = await Promise.all([
    ready === null ? promisify(brotliCompress)(body, BROTLI) : readFile(ready),
    promisify(gzip)(body),
  ]);
  return { br, gzip: zipped };
}

async function answer(c: Context, page: Page): Promise<Response> {
  c.header('Cache-Control', page.cache);
  c.header('ETag', page.etag);
  if (c.req.header('if-none-match') === page.etag) return c.body(null, 304);
  c.header('Content-Type', page.type);
  let { body } = page;
  if (page.type.includes('charset') && body.length > SMALL) {
    c.header('Vary', 'Accept-Encoding', { append: true });
    page.packed ??= pack(page);
    const accepted = c.req.header('accept-encoding') ?? '';
    const way = /\bbr\b/.test(accepted) ? 'br' : /\bgzip\b/.test(accepted) ? 'gzip' : null;
    if (way !== null) {
      c.header('Content-Encoding', way);
      body = (await page.packed)[way];
    }
  }
  return c.body(new Uint8Array(body));
}

/** Pages for every path that is not the API's: unknown paths without an ending belong to the client's own routes. */
export function addPages<E extends object>(
  hono: Hono<E>,
  folder: string,
  head: (path: string, c: Context<E>) => Promise<string> = async () => '',
  trusted: (c: Context<E>) => boolean = () => true,
): void {
  const pages = new Pages(folder);
  hono.get('*', async (c) => {
    c.header('X-Content-Type-Options', 'nosniff');
    const page = pages.find(c.req.path);
    // Documents say what they may do; a font or a script need not repeat it thirty times.
    if (page === null || page.type.startsWith('text/html')) {
      c.header('Content-Security-Policy', pages.policy);
      c.header('Referrer-Policy', 'same-origin');
      if (trusted(c)) c.header('Cross-Origin-Opener-Policy', 'same-origin');
      c.header('Permissions-Policy', 'camera=(), microphone=(), geolocation=()');
    }
    if (page?.type.startsWith('text/html')) {
      const more = await head(c.req.path, c);
      c.header('Vary', 'Accept-Language');
      if (more !== '') return answer(c, pages.withHead(page, more));
    }
    if (page !== null) return answer(c, page);
    return pages.find('/index.html') === null ? c.html(NOT_BUILT, 503) : c.text('Not found', 404);
  });
}
