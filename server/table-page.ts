import { languageOf, Preloads } from './preloads.ts';
import type { Shelf } from './shelf.ts';
import type { Store } from './store/store.ts';

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

  /** For the head of this path. `origin` is where the page is seen from outside. */
  async head(path: string, origin: string, acceptLanguage: string | undefined): Promise<string> {
    const lang = languageOf(acceptLanguage);
    if (path === '/') return this.#preloads.lobby(lang);
    const id = TABLE.exec(path)?.[1];
    const stored = id === undefined ? null : await this.#store.card(id);
    if (stored === null || !this.#shelf.has(stored.row.game)) return this.#preloads.other(lang);
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
      this.#preloads.table(game, lang, status === 'waiting'),
    ].join('');
  }
}
