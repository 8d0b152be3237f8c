import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Shelf } from './shelf.ts';
import type { Store } from './store/store.ts';

interface Chunk {
  readonly file: string;
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
}

/** What a table's page will ask for, so that it can be asked for at once and not one after the other. */
export class Preloads {
  readonly #chunks: Readonly<Record<string, Chunk>>;
  readonly #byGame = new Map<string, string>();

  constructor(folder: string) {
    const file = join(folder, '.vite/manifest.json');
    this.#chunks = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Record<string, Chunk>) : {};
  }

  /** Links for the head of the page: shell, rules and board of this game. */
  links(game: string): string {
    let links = this.#byGame.get(game);
    if (links === undefined) {
      const seen = new Set<string>();
      const files = new Set<string>();
      const follow = (name: string): void => {
        const chunk = this.#chunks[name];
        if (chunk === undefined || seen.has(name)) return;
        seen.add(name);
        files.add(chunk.file);
        for (const css of chunk.css ?? []) files.add(css);
        for (const next of chunk.imports ?? []) if (next !== 'index.html') follow(next);
      };
      for (const name of ['table/page.tsx', `../games/${game}/index.ts`, `../games/${game}/board/index.tsx`])
        follow(name);
      links = [...files]
        .map((file) =>
          file.endsWith('.css')
            ? `<link rel="preload" as="style" href="/${file}">`
            : `<link rel="modulepreload" href="/${file}">`,
        )
        .join('');
      this.#byGame.set(game, links);
    }
    return links;
  }
}

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (c) => `&#${c.charCodeAt(0)};`);
}

const TABLE = /^\/t\/([A-Za-z0-9_-]{8,32})(?:\/replay)?$/;

/** What the page of a table says before any script runs: who invites to what, for those who show links; and what it will need. */
export class TablePages {
  readonly #store: Store;
  readonly #shelf: Shelf;
  readonly #preloads: Preloads;

  constructor(store: Store, shelf: Shelf, folder: string) {
    this.#store = store;
    this.#shelf = shelf;
    this.#preloads = new Preloads(folder);
  }

  /** For the head of this path; null for all other pages. `origin` is where the page is seen from outside. */
  async head(path: string, origin: string): Promise<string | null> {
    const id = TABLE.exec(path)?.[1];
    if (id === undefined) return null;
    const stored = await this.#store.match(id);
    if (stored === null || !this.#shelf.has(stored.row.game)) return null;
    const { game, status, host } = stored.row;
    const { de, en } = this.#shelf.title(game);
    const person =
      stored.seats.find((s) => s.person === host && s.name !== null) ?? stored.seats.find((s) => s.name !== null);
    const title = de === en ? de : `${de} / ${en}`;
    const said =
      status === 'waiting' && person?.name
        ? `${person.name} lädt dich ein: ${de}. / ${person.name} invites you: ${en}.`
        : `${de} bei Tafelrunde. / ${en} at Tafelrunde.`;
    const tag = (property: string, content: string): string =>
      `<meta property="og:${property}" content="${escaped(content)}">`;
    return [
      tag('type', 'website'),
      tag('site_name', 'Tafelrunde'),
      tag('title', title),
      tag('description', said),
      tag('url', `${origin}/t/${id}`),
      tag('image', `${origin}/link/${game}.jpg`),
      tag('image:width', '1200'),
      tag('image:height', '630'),
      '<meta name="twitter:card" content="summary_large_image">',
      this.#preloads.links(game),
    ].join('');
  }
}
